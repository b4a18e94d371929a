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
error-option-number = в значении '{ $value }' настройки '{ $name }' нет подходящего числа; пишут так: { $form }
error-option-value = у настройки '{ $name }' нет значения '{ $value }'; значения — буквы { $letters }
error-option-mode = настройка '{ $name }' относится к другому режиму; его выбирают так: --mode { $mode }
error-mode = нет режима '{ $name }'; режимы: { $known }
error-no-modes = в этой игре нет режимов
error-scenario = нет сценария '{ $name }'; сценарии: { $known }
error-no-scenarios = в этой игре нет сценариев
error-refused = ответ не принят: { $what }
error-fault = это наша ошибка: { $what }
error-level = нет уровня '{ $name }'; есть { $known }
error-bots-count = уровней { $levels }, а игроков { $players }; укажите один на всех или по одному на каждого

game-shelter = Убежище
game-wasteland = Пустошь

level-random = случайный
level-novice = новичок
level-steady = средний
level-sharp = сильный
level-ruthless = беспощадный
level-random-about = Делает любой разрешённый ход.
level-novice-about = Смотрит чуть вперёд и многое упускает: для первой партии.
level-steady-about = Ровный соперник, который отвечает сразу.
level-sharp-about = Задумывается ненадолго и наказывает за ошибки.
level-ruthless-about = Думает долго и ничего не уступает.

serve-address = Стол здесь: { $address } (Ctrl+C — закончить).
serve-cannot-listen = не удаётся открыть порт по адресу { $address }
serve-no-port = на этой машине не удаётся открыть ни одного порта
serve-no-page = программа собрана без веб-стола: его соберёт cargo xtask play
serve-temporary = комнаты в папке по умолчанию уже хранит другой сервер; комнаты этого исчезнут вместе с ним
serve-in-use = комнаты в папке { $folder } уже хранит другой сервер
serve-cannot-write = в папку { $folder } нельзя писать: укажите другую в --data или дайте этому пользователю право записи
serve-damaged = база данных { $file } повреждена; ничего не изменено: восстановите её из копии или спасите то, что читается, командой .recover программы sqlite3
serve-replaced = база данных не та, что была, или это её старая копия; ничего не изменено: восстановите её из копии, а чтобы продолжить с тем, что есть, удалите { $record }
serve-check-rooms = В папку можно писать, база данных цела. Комнат создано: { $rooms }.
serve-check-connections = Одновременных соединений не больше: { $number }.
serve-check-host = Сервер слушает другие машины, но имени в --host нет: он откликнется только на адреса и имена локальной сети.
serve-no-browser = Не удалось открыть браузер; откройте адрес сами.

simulate-games = партий
simulate-head = { $game }, игроков: { $players }, партий: { $games }, зёрна от { $first } до { $last }, боты: { $bots }
simulate-spread = среднее { $mean }, минимум { $min }, 5 % { $low }, медиана { $middle }, 95 % { $high }, максимум { $max }
simulate-rounds = Раунды
simulate-decisions = Решения
simulate-happiness = Счастье
simulate-happiness-winner = Счастье победителей
simulate-influence = Влияние
simulate-influence-winner = Влияние победителей
simulate-by-seat = Победы по местам за столом
simulate-by-order = Победы по очерёдности в первом раунде
simulate-by-level = Победы по ботам
simulate-ends = Конец игры
simulate-end-sixth-room = шестая комната
simulate-end-threat-deck = угрозы кончились
simulate-end-round-limit = предел раундов
simulate-end-influence = хватило влияния
simulate-end-takeover = победа при захвате власти
simulate-end-lost = поражение при захвате власти
simulate-end-group-won = общая победа
simulate-end-group-too-early = поражение, друзья поспешили
simulate-end-group-enemy = поражение от вражеской группировки
simulate-end-group-death = поражение из-за гибели
simulate-end-group-gone = поражение из-за выбывания
simulate-cards = Доля побед игроков, использовавших карту (поровну было бы { $fair })
simulate-rooms = Построенные комнаты
simulate-items = Взятые предметы
simulate-threats = Угрозы, с которыми сражались
simulate-cards-gained = Полученные карты
simulate-perks = Полученные преимущества
simulate-quests = Задания с выполненной целью
simulate-characters = Персонажи
simulate-most = больше всего: { $cards }
simulate-least = меньше всего: { $cards }
simulate-unused-spaces = Поля, которыми никто не воспользовался
simulate-unused-cards = Карты, которыми никто не воспользовался
simulate-none = нет
simulate-share = { $share } %
simulate-speed = Партий в секунду: { $speed }, потоков: { $threads }, всего { $seconds } с
simulate-fault = bottlecap: в партии с зерном { $seed } произошёл сбой после { $decision } решений: { $what } (условия { $setup })
simulate-faults = bottlecap: всего партий со сбоем: { $count }

contest-title = { $game }, игроков: { $players }, партий в каждой паре: { $games }
contest-pair = { $one } – { $other }: побед { $won }, ничьих { $even }, поражений { $lost }, { $share } [{ $low }–{ $high }]
contest-time = Всего { $seconds } с.
contest-alone = для турнира нужны хотя бы два участника
contest-unknown = '{ $name }' участвовать не может: пишите уровень ({ $known }), iterations:N или program:КОМАНДА
contest-iterations = в '{ $text }' нет верного числа; пишите, например, iterations:500
contest-cannot-start = не удаётся запустить программу '{ $program }'
contest-gone = программа '{ $program }' завершилась раньше партии
contest-nonsense = программа '{ $program }' ответила { $line }: { $what }
contest-fault = в партии с зерном { $seed } произошёл сбой: { $what }
duel-above = { $one } набирает больше { $claim } очков против { $other }.
duel-below = { $one } набирает меньше { $claim } очков против { $other }.
duel-unclear = Так и не ясно, набирает ли { $one } { $claim } очков против { $other }.
duel-score = Партий: { $games }; побед { $won }, ничьих { $even }, поражений { $lost }, { $share } [{ $low }–{ $high }]

log-empty = файл пуст
log-not-a-log = это не сохранённая партия: { $what }
log-unknown-format = формат сохранённой партии { $found }, а программа читает форматы от 1 до { $newest }
log-other-game = это сохранённая партия '{ $found }', а не '{ $wanted }'
log-other-rules = партию играли по правилам версии { $found }, а здесь версия { $ours }
log-other-packs = партию играли с другими наборами: { $what }
log-damaged = строка { $line } повреждена: { $what }
log-cut-off = файл оборван после строки { $line }: нет последней строки с печатью
log-changed = файл изменён после записи: строки не сходятся с печатью в последней

replay-no-secret = в сохранённой партии нет её секрета, её нельзя ни проверить, ни продолжить
replay-broken-promise = секрет не тот, что был обещан: отпечаток не совпадает
replay-no-beginning = такую партию нельзя начать: { $what }
replay-diverged = запись { $entry } идёт иначе: { $what } не так, как в файле
diverging-kind = сам ответ
diverging-outcomes = решение случая
diverging-events = ход событий
diverging-revealed = раскрытие тайного
diverging-hash = хеш состояния
diverging-unread = строка, которую не прочесть
replay-no-step = нет записи { $step }; последняя — { $last }
replay-head = Партия «{ $game }»: { $players }; записей: { $entries }
replay-other = Замечание: { $what }; хеши покажут, важно ли это.
replay-begin = Партия начинается
replay-vote = Весь стол
replay-undo = { $who } возвращается к записи { $to }
log-updated = * Здесь изменились правила или карты. Все шаги выше проверены по новым, и партия продолжается.
replay-unread = Строка, которую не прочесть; она больше не считается
replay-update = Дальше партия идёт по версии правил { $rules } и с картами того дня
replay-update-back = Стол возвращается к записи { $to } и продолжает с неё по версии правил { $rules } и с картами того дня
replay-wait = (Enter)
replay-verified = Проверено: секрет соответствует обещанию { $commitment }, и в записях ({ $entries }) исходы, события и хеши те же.

undo-nothing = отменять нечего
undo-too-far = { $count ->
    [0] ни одного ответа отменить нельзя: { $stop }
   *[other] можно отменить ответов: { $count }, не больше: { $stop }
}
undo-stop-beginning = раньше ответов не было
undo-stop-revealed = перед этим был бросок или что-то раскрылось
undo-stop-seat = предыдущий ответ дал другой игрок ({ $seat })

engine-malformed = это не запрос: { $what }
engine-no-game = партии ещё нет: начните с new или load
engine-unknown-game = нет игры '{ $game }'; есть { $known }
engine-load-form = load берёт либо log, либо file
engine-apply-form = apply берёт ровно одно из words, answer и index
engine-index = такого варианта нет, или число вариантов не подходит к вопросу
engine-no-seat = В этой партии нет такого места за столом.
engine-over = партия окончена

error-seat = '{ $word }' за стол не сядет: пишите human или bot:УРОВЕНЬ
error-seats-count = мест { $seats }, а игроков { $players }

command-why = почему
command-rule = правило
command-log = журнал
command-undo = отменить
command-save = сохранить
command-table = стол
command-map = поле
command-outlook = обзор
command-hint = подсказка
command-help = помощь
command-quit = выход

play-welcome =
    { $game }. { $seats }.
    Кубики обещаны заранее: { $commitment }.
    Отвечайте номером варианта; «помощь» покажет, что ещё можно набрать.
play-human = { $seat }: вы
play-bot = { $seat }: бот, { $level }
play-level = { $level }: { $about }
play-order = Введите все номера в нужном порядке, например 2 1 3.
play-some = Введите номера: от { $min } до { $max }, например 1 3.
play-amount = Введите число от { $min } до { $max }.
play-help =
    3               выбрать вариант 3 (1 3, если нужны двое)
    почему          по какому правилу задан вопрос
    почему 3        правило для варианта 3
    почему ИМЯ      почему нельзя выбрать действие, поле, сектор или карту: почему diner.left, почему привал
    правило         игра вкратце: цель, раунд, ход и конец
    правило ID      правило из книги: правило S-FIGHT-04, или глава: правило W-FIGHT
    правило СЛОВА   правило, которое отвечает на вопрос: правило как победить
    журнал [N]      последние строки журнала
    отменить [N]    отменить последние ответы, пока ничего не брошено и не раскрыто
    сохранить ФАЙЛ  сохранить партию
    стол            показать стол ещё раз
    поле            нарисованное игровое поле
    обзор           куда можно дойти, шансы в бою, что сделают враги, каковы влияние и могущество
    подсказка       что сделал бы бот и чего он от этого ждёт
    выход           уйти
play-unknown = Непонятно: '{ $line }'; «помощь» покажет, что можно набрать.
## Как книга правил называет действия, для «почему»; все названия одного через запятую

thing-move = движение
thing-explore = разведка
thing-encounter = встреча
thing-fight = бой
thing-quest = задание
thing-camp = привал, лагерь
thing-trade = обмен
thing-shop = рынок, покупка
thing-loyalty = верность

play-pass-keyboard = Передайте клавиатуру: { $seat }. Затем нажмите Enter.
play-no-map = В этой игре нет игрового поля: всё показывает стол.
play-no-outlook = В этой игре всё, что можно знать, показывает стол.
play-no-option = Такого варианта нет, или номеров слишком много либо слишком мало.
play-save-where = Укажите файл: сохранить ФАЙЛ
play-saved = Сохранено в { $path }.
play-left = Партия не сохранена. До встречи.
play-left-saved = Партия сохранена в { $path }. До встречи.
play-over = Партия окончена.
play-place = { $place }. { $seat }: счастье { $count }
play-won-wasteland = Победа: { $seat }, влияние { $count }
play-lost-wasteland = Поражение: { $seat }, влияние { $count }
play-won-group = Отряд побеждает, карт замыслов: { $count }, нужно: { $need }.
play-lost-group = Отряд проигрывает, карт замыслов: { $count }, нужно: { $need }.
play-won-together = Отряд побеждает.
play-lost-together = Отряд проигрывает.
play-length = Раундов: { $rounds }, записей в журнале: { $entries }.

undo-done = Отменено ответов: { $answers }. { $left ->
    [0] Дальше нельзя: { $stop }.
   *[other] Можно отменить ещё: { $left }.
}

review-head = { $count ->
    [0] Разбор не нашёл ходов, которые дорого обошлись.
    [one] Ходы, которые обошлись дороже всего ({ $count }), и что было бы лучше:
    [few] Ходы, которые обошлись дороже всего ({ $count }), и что было бы лучше:
   *[other] Ходы, которые обошлись дороже всего ({ $count }), и что было бы лучше:
}
review-move = { $entry }  { $seat }: { $played }
review-better = лучше: { $better } ({ $terms })
review-no-player = игрока { $player } нет; игроков: { $players }
review-no-look = случайный игрок ни на что не смотрит: назовите другой уровень
hint-head = Лучшие варианты (просмотров: { $iterations }) и что изменится за ближайшие ходы:
hint-choice = { $number }  { $text }: { $terms }
hint-none-changes = ничего существенного
hint-then = затем, вероятно, { $line }
hint-step = { $seat }: { $text }
hint-instead = Вариант { $best } вместо { $other }: { $terms }
hint-instead-even = Варианты { $best } и { $other } примерно равны.
term-happiness = счастье { $by }
term-rival-happiness = счастье лучшего соперника { $by }
term-threats = угрозы на вашем уровне { $by }
term-injured = раненые жители { $by }
term-influence = влияние { $by }
term-rival-influence = влияние лучшего соперника { $by }
term-deaths = гибель { $by }
term-takeover = счётчик могущества { $by }

why-asked = Вопрос задан по этому правилу:
why-open = Можно, номер { $number }: { $text }. Вопрос задан по этому правилу:
why-closed = { $text }: { $sentence }
why-unknown = Здесь нет «{ $thing }»; назовите номер, действие, поле, сектор или карту.
rule-unknown = Нет правила '{ $id }'. Номера выглядят как S-FIGHT-04; можно и спросить: правило как победить
rule-others = Может пригодиться и это:
rule-example = Пример: { $text }

argument-unknown = нет аргумента '{ $name }'; какие есть, покажет bottlecap --help
argument-unknown-near = нет аргумента '{ $name }', может быть, '{ $near }'?
argument-command = нет команды '{ $name }'; какие есть, покажет bottlecap --help
argument-command-near = нет команды '{ $name }', может быть, '{ $near }'?
argument-no-command = назовите команду: { $known }
argument-missing = не хватает аргумента: { $name }
argument-twice = аргумент '{ $name }' указан дважды
argument-conflict = '{ $name }' нельзя указать вместе с '{ $other }'
argument-no-value = у '{ $name }' нет значения
argument-value = '{ $value }' не подходит для '{ $name }'; можно: { $known }
argument-lang = '{ $value }' не подходит для '{ $name }': языки — en и ru
argument-address = '{ $value }' не подходит для '{ $name }': нужны адрес и порт, например 127.0.0.1:8017
argument-out-of-range = { $value } не подходит для '{ $name }': число слишком мало или слишком велико
argument-no-number = '{ $value }' не подходит для '{ $name }': нужно целое число
argument-values-count = у '{ $name }' должно быть другое число значений
argument-no-text = среди аргументов есть то, что нельзя прочитать как текст
argument-other = аргументы непонятны; какие есть, покажет bottlecap --help

check-good = { $path }: комнат { $rooms }, лифтов { $elevators }, предметов { $items }, угроз { $threats }, ошибок нет
check-good-wasteland = { $path }: сценариев { $scenarios }, фрагментов { $tiles }, карт { $cards }, встреч { $encounters }, заданий { $quests }, карт замыслов { $agendas }; ошибок нет
check-bad = { $path }: ошибок { $count }
example-failed = НЕВЕРНО  { $path }  { $title }
example-summary = Примеров { $all }: верны { $passed }, неверны { $failed }
example-crashed = { $path }: здесь в программе произошёл сбой; виноваты мы, а не пример: { $what }
example-title = Сообщение: { $said }
example-nothing-said = здесь что-то не так
example-made = Записано в { $path }. Вместо «reported» напишите, что должно быть верно.
example-no-turn = к этому времени ещё не начался ни один ход, описывать нечего
example-none = здесь нет примеров (файлов с окончанием .kdl)

fault-out-of-fuel = правила пошли по кругу
fault-stuck = кого-то спросили, а допустимого ответа нет
fault-broken = нарушено то, что должно быть верно всегда: { $what }
fault-panic = программа аварийно завершилась
trouble-nobody = никто не отвечает
trouble-no-end = партия не кончается

io-not-found = нет такого файла или папки
io-permission-denied = нет доступа
io-already-exists = это уже есть
io-is-a-directory = это папка
io-not-a-directory = это не папка
io-invalid-data = это не текст в UTF-8
io-storage-full = диск заполнен
io-read-only = туда нельзя писать
io-unexpected-end = конец наступил слишком рано
io-other = система сообщает: { $what }
