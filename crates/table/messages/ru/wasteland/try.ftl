# What examples of Wasteland say must be true.

## Names that no pack gives

try-id-blank-loot = Пустая добыча { $n }
try-id-blank-asset = Пустой актив { $n }
try-id-blank-unique = Пустой уникальный актив { $n }
try-id-blank-agenda = Пустой замысел { $n }
try-id-blank-wasteland = Пустая встреча на пустоши { $n }
try-id-blank-settlement = Пустая встреча в поселении { $n }
try-id-blank-quest = Пустое задание { $n }
try-id-library-wasteland = Встреча на пустоши из библиотеки
try-id-library-settlement = Встреча в поселении из библиотеки
try-id-library-vault-84 = Встреча в убежище 84 из библиотеки
try-id-library-vault-109 = Встреча в убежище 109 из библиотеки
try-id-star = Карта звезды { $n }
try-id-shield = Карта щита { $n }
try-id-row-critter = Карта с рядом тварей
try-id-row-human = Карта с рядом людей
try-id-row-robot = Карта с рядом роботов
try-id-row-monster = Карта с рядом монстров
try-id-row-super-mutant = Карта с рядом супермутантов
try-id-row-star = Карта с рядом звезды
try-id-row-shield = Карта с рядом щита
try-id-critter = Тварь { $n }
try-id-human = Человек { $n }
try-id-robot = Робот { $n }
try-id-monster = Монстр { $n }
try-id-super-mutant = Супермутант { $n }
try-id-perk-s = Преимущество S { $n }
try-id-perk-p = Преимущество P { $n }
try-id-perk-e = Преимущество E { $n }
try-id-perk-c = Преимущество C { $n }
try-id-perk-i = Преимущество I { $n }
try-id-perk-a = Преимущество A { $n }
try-id-perk-l = Преимущество L { $n }
try-id-talent = Талант { $n }
try-id-c = Выживший { $n }
try-id-camp = Лагерь
try-id-town = Город
try-id-road = Дорога
try-id-pit = Яма
try-id-lair = Логово
try-id-market = Базар
try-id-ruins = Развалины
try-named = «{ $name }»
try-facedown = { $what } (взакрытую)
try-hidden = скрыто
try-none = нет

## Statements

try-fact-round = Идёт раунд { $v }
try-fact-turn = Ходит { $v }
try-fact-first-player = Первый игрок — { $v }
try-fact-actions = Осталось действий: { $v }
try-fact-points = Осталось очков движения: { $v }
try-fact-threshold = Влияние, нужное для победы: { $v }
try-fact-group = Отряд: { $list }
try-fact-window =
    { $v ->
        [open] Начало хода ещё не прошло
       *[closed] Начало хода уже прошло
    }
try-fact-over = Партия окончена
try-fact-winners =
    { $n ->
        [0] Никто не победил
        [one] Побеждает { $list }
       *[other] Побеждают { $list }
    }
try-fact-power = Могущество группировок: { $list }
try-fact-asks = Решает { $player }: { $what }
try-fact-asks-who = Решает { $player }
try-fact-asks-nobody = Решать больше нечего
try-asked-about = { $what } ({ $about })
try-asked-shop = осталось взаимодействий: { $v }
try-fact-choices = { $player } может выбрать только из этого:
try-fact-offered = { $player } может выбрать: { $choice }
try-fact-refused = { $player } не может выбрать: { $choice }
try-choice-names = число { $v }
try-choice-gives-caps = отдать крышки: { $v }
try-choice-wants-caps = попросить крышки: { $v }
try-choice-picks = { $v }
try-choice-steps = шаг, { $v }
try-choice-explores = разведка, { $v }
try-choice-fights = бой, { $v }
try-choice-attempts = задание { $v }
try-fact-event = Происходит: { $what }
try-fact-no-event = Не происходит: { $what }
try-fact-events = Происходит в таком порядке:
try-fact-sees =
    { $who ->
        [spectator] Зритель видит:
       *[other] { $who } видит:
    }
try-fact-looks-same =
    { $who ->
        [spectator] Зритель не заметит, если это поменять местами: { $list }
       *[other] { $who } не заметит, если это поменять местами: { $list }
    }
try-fact-looks-different =
    { $who ->
        [spectator] Зритель заметит, если это поменять местами: { $list }
       *[other] { $who } заметит, если это поменять местами: { $list }
    }
try-fact-player = { $what }: { $list }
try-fact-enemy-is = На игровом поле: { $what }
try-fact-enemy-parts = Враг { $what }: { $list }
try-fact-no-enemy-is = Нет на игровом поле: { $what }
try-fact-no-enemy-parts = Нет такого врага: { $what }, { $list }
try-fact-space-is = { $what }
try-fact-space-parts = { $what }: { $list }
try-fact-tile-is = { $what }
try-fact-tile-parts = Фрагмент { $what }: { $list }
try-fact-staged-is = В игровой зоне задание { $what }
try-fact-staged-parts = В игровой зоне задание { $what }: { $list }
try-fact-staged-none = Заданий в игровой зоне нет
try-fact-not-staged-is = Задания { $what } нет в игровой зоне
try-fact-not-staged-parts = Задания { $what } нет в игровой зоне: { $list }
try-fact-deck-is = { $what }
try-fact-deck-parts = { $what }: { $list }
try-fact-discarded = В сбросе ({ $what }): { $list }
try-fact-shop = На рынке: { $list }
try-fact-shop-cards = Карт на рынке: { $v }
try-fact-distance = { $from } — { $to }, шагов: { $v }
try-fact-library = В библиотеке карт: { $list }
try-fact-not-in-library = Нет в библиотеке карт: { $list }
try-fact-trashed = Убрано в коробку: { $list }
try-fact-not-trashed = Не убрано в коробку: { $list }
try-fact-out-of-game = Вне игры: { $list }
try-fact-not-out-of-game = Остаётся в игре: { $list }
try-fact-fight = Бой: { $list }
try-fact-fight-none = Бой не идёт
try-fact-test = Проверка: { $list }
try-fact-test-none = Проверка не идёт
try-fact-encounter = Встреча: { $list }
try-fact-encounter-none = Встречи нет
try-fact-offer = Сделка на столе: { $list }
try-fact-offer-none = Сделки на столе нет
try-fact-reads =
    { $who ->
        [spectator] Зрителю можно прочесть на карте { $card }: { $list }
       *[other] { $who } может прочесть на карте { $card }: { $list }
    }
try-fact-not-reads =
    { $who ->
        [spectator] Зрителю нельзя прочесть на карте { $card }: { $list }
       *[other] { $who } не может прочесть на карте { $card }: { $list }
    }
try-reads-options = варианты
try-reads-outcomes = исходы
try-reads-objectives = цели
try-reads-outcome = исход варианта { $v }

## Decks

try-deck-of-loot = колода добычи
try-deck-of-assets = колода активов
try-deck-of-uniques = колода уникальных активов
try-deck-of-agendas = колода замыслов
try-deck-of-perks = колода преимуществ
try-deck-of-specials = запас жетонов S.P.E.C.I.A.L.
try-stack = стопка жетонов, { $enemies }
try-deck-left = осталось { $v }
try-deck-discards = в сбросе { $v }
try-deck-discarded = в сбросе: { $v }
try-deck-top = сверху: { $v }
try-deck-bottom = снизу: { $v }
try-deck-cards = карты: { $v }
try-deck-order =
    { $v ->
        [known] порядок известен
        [partly-known] порядок известен частично
       *[hidden] порядок скрыт
    }
try-deck-letter = { $letter } × { $v }

## What survivors have

try-has-hp = здоровье { $v }
try-has-rads = радиация { $v }
try-has-remaining = оставшееся здоровье { $v }
try-has-caps = крышки { $v }
try-has-levels = уровни { $v }
try-has-deaths = гибель, раз: { $v }
try-has-at = стоит: { $v }
try-has-character = персонаж { $v }
try-has-talent = талант { $v }
try-has-peg =
    { $v ->
        [start] указатель опыта в начале
       *[other] указатель опыта под { $v }
    }
try-has-special = буквы { $v }
try-has-traits = особенности: { $v }
try-has-equipped = экипировано: { $v }
try-has-inventory = инвентарь: { $v }
try-has-exhausted = повёрнуто: { $v }
try-has-agendas = карты замыслов: { $v }
try-has-agenda-count = карт замыслов: { $v }
try-has-loyal = верность по карте: { $v }
try-has-faction = группировка: { $v }
try-has-perks = преимущества: { $v }
try-has-kills = убиты: { $v }
try-has-explored = разведаны: { $v }
try-has-influence = влияние { $v }
try-has-armor = броня { $v }
try-has-inventory-limit = предел инвентаря { $v }
try-has-eliminated =
    { $v ->
        [true] вне игры
       *[false] ещё в игре
    }
try-tiles-dangerous = опасные фрагменты
try-tiles-deadly = смертоносные фрагменты

## What is said of things

try-enemy-at = стоит: { $v }
try-enemy-facedown =
    { $v ->
        [true] взакрытую
       *[false] в открытую
    }
try-enemy-type = тип: { $v }
try-enemy-level = уровень { $v }
try-enemy-abilities = свойства: { $v }
try-enemy-vulnerable = уязвимые части тела: { $v }
try-enemy-count = на игровом поле { $v }
try-space-enemies = враги: { $v }
try-space-adjacent = соседние: { $v }
try-space-icon = значок встречи: { $v }
try-space-survivors = выжившие: { $v }
try-space-level = уровень { $v }
try-space-terrain = { $v }
try-space-markers = жетоны заданий: { $v }
try-tile-faceup =
    { $v ->
        [true] открыт
       *[false] закрыт
    }
try-tile-back = рубашка: { $v }
try-tile-front = лицо: { $v }
try-staged-markers = жетоны: { $v }
try-staged-marks = меток: { $v }
try-fight-by = сражается { $v }
try-fight-enemy = враг: { $v }
try-fight-dice = кубики: { $v }
try-fight-rerolls = перебросов: { $v }
try-fight-apart =
    { $v ->
        [true] из разных секторов
       *[false] в одном секторе
    }
try-test-by = проходит { $v }
try-test-letters = буквы { $v }
try-test-difficulty = сложность { $v }
try-test-dice = кубики: { $v }
try-test-rerolls = перебросов: { $v }
try-encounter-by = у игрока { $v }
try-encounter-card = карта { $v }
try-encounter-icon = значок { $v }
try-encounter-level = уровень { $v }
try-encounter-reader = вслух читает: { $v }
try-offer-camper = на привале { $v }
try-offer-partner = с игроком { $v }
try-offer-gives = отдаёт: { $v }
try-offer-gets = получает: { $v }
try-offer-gives-caps = отдаёт крышек: { $v }
try-offer-gets-caps = получает крышек: { $v }
try-offer-gives-agendas = отдаёт карты замыслов: { $v }
try-offer-gets-agendas = получает карт замыслов: { $v }
try-offer-shown = показано: { $v }

try-group-friendly = друзья: { $v }
try-group-cards = карт замыслов: { $v }
try-group-required = нужно: { $v }

## What is said of events

try-key-seat = { $v }
try-key-to = игроку { $v }
try-key-from = от игрока { $v }
try-key-partner = с игроком { $v }
try-key-times = раз: { $v }
try-key-node = { $v }
try-key-place = { $v }
try-key-tile = { $v }
try-key-token = { $v }
try-key-foe = { $v }
try-key-kind = { $v }
try-key-card = { $v }
try-key-copies = копий было: { $v }
try-key-cards = { $v }
try-key-quest = { $v }
try-key-perk = { $v }
try-key-pile = { $v }
try-key-icon = { $v }
try-key-faction = { $v }
try-key-gained = { $v }
try-key-lost = { $v }
try-key-wanted = { $v }
try-key-lock = заперта особенностью { $v }
try-key-letter = { $v }
try-key-letters = буквы { $v }
try-key-drawn = вытянуты { $v }
try-key-agendas = { $v }
try-key-dice = кубики: { $v }
try-key-which = кубики { $v }
try-key-die = кубик { $v }
try-key-need = нужно { $v }
try-key-extra = ещё попаданий: { $v }
try-key-hits = попаданий: { $v }
try-key-damage = урон { $v }
try-key-armor = броня { $v }
try-key-amount = сколько: { $v }
try-key-caps = крышек: { $v }
try-key-hp = здоровье { $v }
try-key-rads = радиация { $v }
try-key-level = уровень { $v }
try-key-levels = уровней: { $v }
try-key-price = цена { $v }
try-key-cost = стоимость { $v }
try-key-count = карт: { $v }
try-key-required = нужно: { $v }
try-key-why =
    { $v ->
        [too-early] друзья поспешили
        [enemy] вражеская группировка
        [death] гибель
       *[other] выбывание
    }
try-key-number = номер { $v }
try-key-marks = меток: { $v }
try-key-objective = цель { $v }
try-key-option = вариант { $v }
try-key-difficulty = сложность { $v }
try-key-result = результат { $v }
try-key-influence = влияние { $v }
try-key-power = могущество { $v }
try-key-by = на { $v }
try-key-gives = отдано: { $v }
try-key-gets = получено: { $v }
try-key-gives-caps = отдано крышек: { $v }
try-key-gives-agendas = отдано карт замыслов: { $v }
try-key-gets-agendas = получено карт замыслов: { $v }
try-key-apart =
    { $v ->
        [true] из разных секторов
       *[false] в одном секторе
    }
try-key-active =
    { $v ->
        [true] теперь в открытую
       *[false] теперь взакрытую
    }
try-key-success =
    { $v ->
        [true] успешно
       *[false] неудачно
    }
try-key-won =
    { $v ->
        [true] победа
       *[false] без победы
    }
try-key-forced =
    { $v ->
        [true] вынужденно
       *[false] по выбору
    }
try-key-ranged =
    { $v ->
        [true] ещё одно за дальний бой
       *[false] ничего за дальний бой
    }
try-pile-enemies = жетоны врагов

## Events

try-event-round-began = начинается раунд
try-event-character-chosen = выбран персонаж
try-event-figure-placed = выставлена фигурка
try-event-special-gained = получен жетон S.P.E.C.I.A.L.
try-event-special-returned = жетон S.P.E.C.I.A.L. возвращается
try-event-special-lost = потерян жетон S.P.E.C.I.A.L.
try-event-quest-staged = помещено задание
try-event-quest-trashed = задание убрано в коробку
try-event-quest-closed = задание из библиотеки уже не придёт
try-event-marker-placed = выставлен жетон задания
try-event-quest-marked = меняется число меток на задании
try-event-turn-began = начинается ход
try-event-turn-ended = ход кончается
try-event-move-action = действие движения
try-event-moved = выживший переходит
try-event-placed = выживший переставлен
try-event-points-gained = получены очки движения
try-event-actions-gained = получены действия
try-event-terrain-ignored = местность игнорируется до конца хода
try-event-explored = разведан фрагмент
try-event-enemy-appeared = появляется враг
try-event-enemy-placed = враг переставлен
try-event-enemy-moved = враг переходит
try-event-enemy-flipped = жетон врага перевёрнут
try-event-enemy-gone = враг уходит живым
try-event-no-enemy-left = таких жетонов врагов не осталось
try-event-no-replacement = для замены нет значка
try-event-encounter-began = начинается встреча
try-event-option-chosen = выбран вариант встречи
try-event-no-option = во встрече нечего выбрать
try-event-encounter-returned = карта встречи уходит под колоду
try-event-encounter-trashed = карта встречи убрана в коробку
try-event-encounter-added = карта встречи добавлена в колоду
try-event-not-in-library = карты нет в библиотеке
try-event-task-ended = испытание кончается
try-event-test-began = начинается проверка
try-event-dice-rolled = брошены кубики
try-event-dice-rerolled = кубики переброшены
try-event-die-turned = кубик выставлен
try-event-die-spent = результат кубика потрачен
try-event-rerolls-gained = получены перебросы
try-event-result-added = к проверке что-то добавлено
try-event-test-ended = проверка кончается
try-event-test-waived = проверка отсутствующего засчитана
try-event-fight-began = начинается бой
try-event-fight-skipped = бой не может состояться
try-event-enemy-hit = считаются попадания врага
try-event-survivor-hit = считаются попадания выжившего
try-event-fight-changed = карта меняет бой
try-event-enemy-killed = враг убит
try-event-fight-ended = бой кончается
try-event-damaged = получен урон
try-event-irradiated = получена радиация
try-event-healed = восстановлено здоровье
try-event-cleansed = радиация снята
try-event-killed = выживший погибает
try-event-eliminated = выживший выбывает из игры
try-event-xp-gained = получен опыт
try-event-level-drawn = для уровня вытянуты два жетона
try-event-perk-gained = получено преимущество
try-event-no-perk = подходящего преимущества нет
try-event-perk-used = применено преимущество
try-event-perk-lost = потеряно преимущество
try-event-trait-gained = получена особенность
try-event-trait-lost = потеряна особенность
try-event-trait-locked = особенность заперта
try-event-caps-gained = получены крышки
try-event-caps-lost = крышки потрачены или потеряны
try-event-card-gained = получена карта
try-event-card-equipped = карта экипирована
try-event-card-stored = карта уходит в инвентарь
try-event-card-discarded = карта сброшена
try-event-card-used = карта применена
try-event-card-exhausted = карта повёрнута
try-event-card-readied = карта подготовлена
try-event-stays-exhausted = карта остаётся повёрнутой
try-event-companion-left = спутник уходит
try-event-event-drawn = вытянуто событие добычи
try-event-nothing-to-draw = тянуть больше нечего
try-event-deck-shuffled = сброс замешан в новую колоду
try-event-shop-filled = карта выложена на рынок
try-event-shop-discarded = карта уходит с рынка
try-event-bought = карта куплена
try-event-recruited = завербован спутник
try-event-sold = карта продана
try-event-unique-missing = уникального актива нет, взят другой
try-event-camp-began = выживший устраивает привал
try-event-offer-made = предложена сделка
try-event-offer-refused = сделка отклонена
try-event-traded = сделка состоялась
try-event-agendas-passed = карты замыслов меняют владельца
try-event-agenda-shown = показана карта замысла
try-event-agenda-drawn = вытянута карта замысла
try-event-agenda-seen = вытянутую карту замысла видно
try-event-agenda-discarded = карта замысла сброшена
try-event-agenda-shuffled = карта замысла замешана обратно
try-event-agenda-given-up = от карты замысла отказались
try-event-agenda-revealed = карта замысла раскрыта для активации
try-event-agenda-card-put-away = карта активации сброшена
try-event-agenda-deck-renewed = колода замыслов обновлена
try-event-no-agenda = раскрывать нечего: карт замыслов нет
try-event-first-player = первый игрок меняется
try-event-loyalty-declared = объявлена верность
try-event-loyalty-ended = верность кончается
try-event-power-changed = меняется могущество группировки
try-event-activated = активация врагов
try-event-objective-completed = цель выполнена
try-event-objective-failed = цель не удалась
try-event-objective-declined = от цели отказались
try-event-looked-at = просмотрены верхние карты колоды
try-event-looked-at-cards = просмотрены эти карты
try-event-effect-skipped = эффект ничего не меняет
try-event-offer-declined = от возможности отказались
try-event-victory-declared = объявлена победа
try-event-takeover = группировка захватывает власть
try-event-game-ended = партия кончается
try-event-friendly-faction = отряд встаёт на сторону группировки
try-event-group-deck = собрана колода замыслов отряда
try-event-cards-required = отряду нужны карты замыслов
try-event-group-victory = отряд побеждает
try-event-group-defeat = отряд проигрывает
try-event-group-wins = отряд побеждает
try-event-group-loses = отряд проигрывает
try-event-one-group = все выжившие играют одним отрядом
try-event-agenda-spent = карта замысла потрачена
try-event-copy-taken = одна из копий взята случайно
try-event-shopped-in-camp = покупки на рынке с привала
