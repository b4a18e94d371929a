# The start screen, and the parts that other screens use too: dialogs, toasts, settings.

## Dialogs and toasts
dialog-close = Закрыть
dialog-cancel = Отмена
toast-close = Скрыть
update-ready = Готова новая версия.
update-reload = Обновить

## Settings
settings-title = Настройки
settings-done = Готово
settings-reset = Сбросить настройки
settings-name = Ваше имя
settings-name-hint = Без имени вас называют по цвету.
settings-lang = Язык
settings-theme = Оформление
settings-theme-system = Система
settings-theme-light = Бумага
settings-theme-dark = Люминофор
settings-size = Размер текста
percent = { $n } %
settings-motion = Анимация
settings-motion-off = Выключена
settings-motion-fast = Быстрая
settings-motion-normal = Обычная
settings-motion-slow = Медленная
settings-sound = Звук
settings-sound-hint = Кубики, карты и шаги по лестнице.
settings-confirm-end = Подтверждать конец хода
settings-confirm-end-hint = Ход закончится, только когда вы это подтвердите.
settings-ask-me = Спрашивать
settings-tap-acts = Действовать с первого касания
settings-tap-acts-hint = Выключено: первое касание показывает, что будет, второе выполняет.
settings-letter-keys = Горячие клавиши
settings-letter-keys-hint = 1, 2, a… — варианты из списка; работают также u, l, r и /. Выключено: только Enter, Escape, пробел, стрелки и Ctrl+Z (на Mac — ⌘Z).

## The start screen
start-form-part-1 = 7-Б/1
start-form-part-2 = 7-Б/2
start-to-dark = Тёмное оформление
start-to-light = Светлое оформление
start-coming = Загружаем стол…
start-now = Быстрая партия
start-play = Играть
start-learn = Научиться в игре · 10 минут
start-just-play = Просто играть
start-lessons = Уроки
start-go-on = Вернуться в раунд { $round }
start-new-game = Новая партия
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
start-begin = Начать партию
start-fault = На таких настройках произошёл сбой: { $name }
start-not-kept = Браузер ничего не сохраняет для этой страницы: партия живёт, пока страница открыта.
start-not-kept-watch = Браузер ничего не сохраняет для этой страницы, поэтому записи нет. Но доиграть можно.
start-games = Игры
start-more = Ещё
start-examples = Разобрать пример
start-rules = Правила
start-about = Без регистрации. В одиночку, с ботами или за одним экраном всё происходит на этой странице: сервер не нужен, а после первого посещения — и сеть.

holders-people = Люди
holders-bots = Боты
holder-me = Я
holder-friend = Друг рядом
holder-bot-random = Бот, случайный
holder-bot-novice = Бот, новичок
holder-bot-steady = Бот, средний
holder-bot-sharp = Бот, сильный
holder-bot-ruthless = Бот, беспощадный
level-random-about = Делает любой разрешённый ход.
level-novice-about = Смотрит чуть вперёд и многое упускает: для первой партии.
level-steady-about = Ровный соперник, который отвечает сразу.
level-sharp-about = Задумывается ненадолго и наказывает за ошибки.
level-ruthless-about = Думает долго и ничего не уступает.

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
options-hint = Если правила оставляют вопрос открытым, решает ваш стол.
options-usual-value = { $value } (по умолчанию)
options-why = Почему так по умолчанию?
options-reset = Сбросить

## Saved games
saved-title = Ваши партии
saved-empty = Партий пока нет. Первая сохранится здесь, ход за ходом.
saved-nothing-kept = Браузер ничего не сохраняет для этой страницы — возможно, окно приватное. Играть это не мешает.
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
saved-not-exported = Партию не удалось прочитать, файла не будет.
saved-delete = Удалить
saved-delete-label = Удалить: { $players }
saved-delete-title = Удалить эту партию?
saved-delete-text = Партия ({ $players }) исчезнет из этого браузера навсегда.
saved-deleted = Партия удалена.
saved-not-deleted = Браузер не дал удалить партию.
saved-show-all = { $n ->
    [one] Показать { $n } партию
    [few] Показать все { $n } партии
   *[other] Показать все { $n } партий
}
saved-show-few = Показать меньше
saved-unread = Партия не читается
saved-unread-newer = Её сохранила более новая версия страницы: обновите страницу.
saved-unread-unknown = Эта версия страницы не знает такой игры.
saved-unread-damaged = Сохранённые данные не читаются. Прежде чем удалять, сохраните партию в файл: возможно, её удастся восстановить.
saved-unread-export-label = Сохранить в файл нечитаемую партию
saved-unread-delete-label = Удалить нечитаемую партию
saved-unread-delete-text = Здесь эта партия не читается, но, возможно, прочтётся в другом месте. Она исчезнет из этого браузера навсегда.

## Games from files
import-open = Открыть файл
import-drop = Перетащите файл партии сюда
import-title = Партия из файла
import-reading = Читаем файл и проверяем каждый ход…
import-another = Выбрать другой файл
import-found = { $steps ->
    [one] Сохранённая партия («{ $name }»): раунд { $round }, { $steps } шаг. Каждый шаг проверен.
    [few] Сохранённая партия { $name }: раунд { $round }, { $steps } шага. Каждый шаг проверен.
   *[other] Сохранённая партия { $name }: раунд { $round }, { $steps } шагов. Каждый шаг проверен.
}
import-found-over = { $steps ->
    [one] Оконченная партия { $name }: { $steps } шаг, последний раунд — { $round }. Каждый шаг проверен.
    [few] Оконченная партия { $name }: { $steps } шага, последний раунд — { $round }. Каждый шаг проверен.
   *[other] Оконченная партия { $name }: { $steps } шагов, последний раунд — { $round }. Каждый шаг проверен.
}
import-report = Что сообщили
import-who = В файле не сказано, кто играл. Выберите, кто продолжит:
import-seat-name = Имя игрока: { $color }
import-seat-holder = Кто играет: { $color }
import-watch = Посмотреть
import-look = Итог
import-play = Продолжить
import-cut-off = Конца файла не хватает. Уцелело шагов: { $steps }. Партию можно открыть до этого места.
import-damaged = Файл повреждён. Уцелело шагов: { $steps }. Партию можно открыть до этого места.
import-changed = Файл изменили после сохранения. Тем не менее каждый шаг следует из предыдущего.
import-other-rules = Партию играли по другим правилам или другими картами. С нашими она идёт так же, её можно продолжить.
import-goes-otherwise = С нашими правилами и картами эта партия расходится после шага { $steps }: файл из другой версии, или его изменили. Партию можно открыть до этого места.
import-no-game = Это не сохранённая партия. Файлы партий оканчиваются на .bottlecap.jsonl; можно открыть и сообщение об ошибке.
import-newer = Эту партию сохранила более новая версия стола. Обновите страницу и попробуйте ещё раз.
import-other-game = Это партия «{ $game }», а за этим столом играют в «{ $name }».
import-no-secret = В файле нет секрета кубиков: партия на сервере ещё шла. Попросите файл ещё раз, когда она закончится.
import-broken-promise = Кубики в этом файле не те, что были обещаны до партии. Файл изменили, открыть его нельзя.
import-no-beginning = С нашими правилами и картами эта партия не может даже начаться: она из другой версии.

## Examples
examples-title = Разобрать пример
examples-hint = Лучшее из каждой главы, с настоящими картами. Выложите пример на стол: посмотрите, что будет, или сыграйте по-своему. У каждого правила в книге есть и другие.
examples-rules = Все правила
