# Что говорит командная строка. Ошибка — одно предложение.

error-read = не удаётся прочитать { $path }
error-write = не удаётся записать { $path }
error-read-pack = не удаётся прочитать набор { $path }
error-bad-pack = { $count ->
    [one] в наборе { $path } ошибка: { $first }
   *[other] в наборах { $path } ошибок: { $count } (список даст bottlecap check), первая: { $first }
}
error-option-form = '{ $text }' — не настройка: пишите ИМЯ=БУКВА, например doubled-build-cost=b
error-option-name = нет настройки '{ $name }'; есть { $known }
error-option-name-near = нет настройки '{ $name }', может быть, '{ $near }'? Есть { $known }
error-option-value = у настройки '{ $name }' нет значения '{ $value }'; значения — буквы { $letters }
error-refused = ответ не принят: { $what }
error-fault = это наша ошибка: { $what }
error-level = нет уровня '{ $name }'; есть { $known }
error-bots-count = уровней { $levels }, а игроков { $players }; укажите один на всех или по одному на каждого

level-random = случайный
level-easy = лёгкий
level-steady = ровный
level-hard = сильный

simulate-games = игр
simulate-head = Убежище, игроков: { $players }, игр: { $games }, зёрна от { $first } до { $last }, боты: { $bots }
simulate-spread = среднее { $mean }, наименьшее { $min }, 5 % { $low }, половина { $middle }, 95 % { $high }, наибольшее { $max }
simulate-rounds = Раунды
simulate-decisions = Решения
simulate-happiness = Счастье
simulate-happiness-winner = Счастье победителей
simulate-by-seat = Победы по местам за столом
simulate-by-order = Победы по очерёдности в первом раунде
simulate-by-level = Победы по ботам
simulate-ends = Конец игры
simulate-end-sixth-room = шестая комната
simulate-end-threat-deck = угрозы кончились
simulate-end-round-limit = предел раундов
simulate-cards = Доля побед игроков, использовавших карту (поровну было бы { $fair })
simulate-rooms = Построенные комнаты
simulate-items = Взятые предметы
simulate-threats = Угрозы, с которыми сражались
simulate-most = больше всего: { $cards }
simulate-least = меньше всего: { $cards }
simulate-unused-spaces = Поля, которыми никто не воспользовался
simulate-unused-cards = Карты, которыми никто не воспользовался
simulate-none = нет
simulate-speed = Игр в секунду: { $speed }, потоков: { $threads }, всего { $seconds } с
simulate-fault = bottlecap: игра с зерном { $seed } сломалась после { $decision } решений: { $what } (условия { $setup })
simulate-faults = bottlecap: всего сломалось игр: { $count }
