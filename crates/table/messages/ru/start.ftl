# The start screen, and the parts that other screens use too: dialogs, toasts, settings.

## Dialogs and toasts
dialog-close = Закрыть
dialog-cancel = Отмена
toast-close = Убрать
update-ready = Готова новая версия.
update-reload = Обновить

## Settings
settings-title = Настройки
settings-done = Готово
settings-reset = Обычные настройки
settings-name = Ваше имя
settings-name-hint = Без имени вас зовут по цвету.
settings-lang = Язык
settings-theme = Цвета
settings-theme-system = Система
settings-theme-light = Бумага
settings-theme-dark = Люминофор
settings-size = Размер текста
settings-percent = { $n } %
settings-motion = Движение
settings-motion-off = Нет
settings-motion-fast = Быстро
settings-motion-normal = Обычно
settings-motion-slow = Медленно
settings-sound = Звук
settings-sound-hint = Кубики, карты и шаги по лестнице.
settings-confirm-end = Подтверждать конец хода
settings-confirm-end-hint = Игра ждёт, пока вы не скажете, что ход окончен.
settings-letter-keys = Клавиши для вариантов
settings-letter-keys-hint = 1, 2, a … выбирают из списка; у u, l, r и / свои клавиши. Выключено: только Enter, Escape, пробел, стрелки и Ctrl+Z.

## The start screen
start-form-part-1 = 7-Б/1
start-form-part-2 = 7-Б/2
start-to-dark = Тёмные цвета
start-to-light = Светлые цвета
start-coming = Загружаем стол …
start-now = Сразу за стол
start-play = Играть
start-go-on = Вернуться в раунд { $round }
start-new-game = Новая игра
start-players = Игроки
start-seats = Места за столом, по часовой стрелке
start-seat-name = Имя игрока { $n }
start-seat-color = Цвет игрока { $n }
start-seat-holder = Кто играет на месте { $n }
start-color = { $color }, { $symbol }
start-color-swap = { $color }, { $symbol }: поменяться
start-seat-sooner = Пересадить на место выше: { $name }
start-seat-later = Пересадить на место ниже: { $name }
start-named-color = { $name } ({ $color })
start-only-bots = За столом одни боты: вы будете смотреть, как они играют.
start-begin = Начать игру
start-fault = На этой подготовке программа сломалась: { $name }
start-not-kept = Браузер ничего не хранит для этой страницы: игра проживёт, пока страница открыта.
start-not-kept-watch = Браузер ничего не хранит для этой страницы, поэтому посмотреть запись нельзя. Но доиграть можно.
start-more = Ещё
start-examples = Разобрать пример
start-rules = Правила
start-about = Без учётной записи. В одиночку, с ботами или за одним экраном всё происходит на этой странице: сервер не нужен, а после первого посещения и сеть.

holders-people = Люди
holders-bots = Боты
holder-me = Я
holder-friend = Друг рядом
holder-bot-random = Бот, наугад
holder-bot-easy = Бот, лёгкий
holder-bot-steady = Бот, надёжный
holder-bot-hard = Бот, сильный

## Table options
options-title = Настройки стола
options-usual = { $n ->
    [one] { $n } трактовка, как в правилах
    [few] { $n } трактовки, все как в правилах
   *[other] { $n } трактовок, все как в правилах
}
options-changed = { $n ->
    [one] изменена { $n } трактовка
    [few] изменены { $n } трактовки
   *[other] изменено { $n } трактовок
}
options-hint = Там, где правила оставляют вопрос открытым, ваш стол может ответить на него по-своему.
options-usual-value = { $value } (обычно)
options-why = Почему обычно так?
options-reset = Вернуть всё как обычно

## Saved games
saved-title = Ваши игры
saved-empty = Пока ни одной игры. Первая будет ждать вас здесь, ход за ходом.
saved-nothing-kept = Браузер ничего не хранит для этой страницы — возможно, окно приватное. Играть это не мешает.
saved-round = раунд
saved-when = последний ход { $date }
saved-continue = Продолжить
saved-continue-label = Продолжить: { $players }
saved-look = Итог
saved-look-label = Итог: { $players }
saved-watch = Посмотреть запись
saved-watch-label = Посмотреть запись: { $players }
saved-export = Сохранить в файл
saved-export-label = Сохранить в файл: { $players }
saved-exported = Сохранено: { $name }
saved-not-exported = Игру не удалось прочитать, файла не будет.
saved-delete = Удалить
saved-delete-label = Удалить: { $players }
saved-delete-title = Удалить эту игру?
saved-delete-text = Игра ({ $players }) исчезнет из этого браузера навсегда.
saved-deleted = Игра удалена.
saved-not-deleted = Браузер не дал удалить игру.
saved-show-all = { $n ->
    [one] Показать { $n } игру
    [few] Показать все { $n } игры
   *[other] Показать все { $n } игр
}
saved-show-few = Показать меньше
saved-unread = Игра, которую не удаётся прочесть
saved-unread-newer = Её записала более новая версия страницы: перезагрузите страницу, чтобы получить эту версию.
saved-unread-damaged = То, что сохранил браузер, здесь не имеет смысла. Прежде чем удалять, сохраните игру в файл: возможно, её удастся починить.
saved-unread-export-label = Сохранить в файл игру, которую не удаётся прочесть
saved-unread-delete-label = Удалить игру, которую не удаётся прочесть
saved-unread-delete-text = Здесь эту игру не прочесть, но, возможно, прочтут в другом месте. Она исчезнет из этого браузера навсегда.

## Games from files
import-open = Открыть файл
import-drop = Бросьте сохранённую игру сюда
import-title = Игра из файла
import-reading = Читаем и переигрываем каждый ход…
import-another = Выбрать другой файл
import-found = { $steps ->
    [one] Сохранённая игра { $name }, раунд { $round }, { $steps } шаг. Каждый шаг переигран и проверен.
    [few] Сохранённая игра { $name }, раунд { $round }, { $steps } шага. Каждый шаг переигран и проверен.
   *[other] Сохранённая игра { $name }, раунд { $round }, { $steps } шагов. Каждый шаг переигран и проверен.
}
import-found-over = { $steps ->
    [one] Оконченная игра { $name }, { $steps } шаг, последний раунд — { $round }. Каждый шаг переигран и проверен.
    [few] Оконченная игра { $name }, { $steps } шага, последний раунд — { $round }. Каждый шаг переигран и проверен.
   *[other] Оконченная игра { $name }, { $steps } шагов, последний раунд — { $round }. Каждый шаг переигран и проверен.
}
import-report = Что сообщили об этой игре
import-who = Кто сидел за столом, в файле не сказано. Выберите, кто играет дальше:
import-seat-name = Имя игрока: { $color }
import-seat-holder = Кто играет: { $color }
import-watch = Посмотреть
import-look = Итог
import-play = Играть дальше
import-cut-off = { $steps ->
    [one] Конца файла не хватает. То, что есть, в порядке: можно взять игру с её { $steps } шагом.
    [few] Конца файла не хватает. То, что есть, в порядке: можно взять игру с её { $steps } шагами.
   *[other] Конца файла не хватает. То, что есть, в порядке: можно взять игру с её { $steps } шагами.
}
import-damaged = { $steps ->
    [one] Файл повреждён. В порядке { $steps } первый шаг: можно взять игру до этого места.
    [few] Файл повреждён. В порядке { $steps } первых шага: можно взять игру до этого места.
   *[other] Файл повреждён. В порядке { $steps } первых шагов: можно взять игру до этого места.
}
import-changed = Файл изменили после сохранения. Тем не менее каждый шаг следует из предыдущего.
import-other-rules = В эту игру играли по другой версии правил или другими картами. С нашими она идёт так же, можно играть дальше.
import-goes-otherwise = { $steps ->
    [one] С нашими правилами и картами эта игра идёт иначе после { $steps } шага: файл из другой версии, или его изменили. Можно взять игру до этого места.
    [few] С нашими правилами и картами эта игра идёт иначе после { $steps } шагов: файл из другой версии, или его изменили. Можно взять игру до этого места.
   *[other] С нашими правилами и картами эта игра идёт иначе после { $steps } шагов: файл из другой версии, или его изменили. Можно взять игру до этого места.
}
import-no-game = Это не сохранённая игра. Файлы этого стола оканчиваются на .bottlecap.jsonl; открыть можно и сообщение о неполадке.
import-newer = Эту игру сохранила более новая версия стола. Обновите страницу и попробуйте ещё раз.
import-other-game = Это игра «{ $game }», а за этим столом играют в { $name }.
import-no-secret = В файле нет тайны кубиков: так бывает, пока игра на сервере не окончена. Попросите файл ещё раз после её конца.
import-broken-promise = Кубики в этом файле не те, что были обещаны до игры. Его изменили, поэтому взять игру нельзя.
import-no-beginning = С нашими правилами и картами эта игра не может даже начаться: она из другой версии стола.

## Examples
examples-title = Разобрать пример
examples-hint = Каждое правило доказано небольшими положениями. Откройте любое — и оно окажется на столе: посмотрите, что будет, или сделайте по-своему.
examples-search = Искать примеры
examples-count = { $n ->
    [0] Ничего не найдено
    [one] { $n } пример
    [few] { $n } примера
   *[other] { $n } примеров
}
examples-rulings = Трактовки
