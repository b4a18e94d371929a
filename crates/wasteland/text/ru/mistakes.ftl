# Ошибки в наборах Wasteland. По-английски они стоят в коде, каждая на своём месте; имена переменных те же.
# Слова файлов (tile, needs, home=) не переводятся. После «в» стоит предложный падеж: mistake-w-in-…

## Где стоит слово

mistake-w-in-agenda = замысле
mistake-w-in-card = карте этого вида
mistake-w-in-dice = dice
mistake-w-in-effects = эффектах
mistake-w-in-encounter = встрече
mistake-w-in-option = варианте
mistake-w-in-enemy = враге
mistake-w-in-quest = задании
mistake-w-in-objective = цели такого вида
mistake-w-in-scenario = сценарии
mistake-w-in-tile = фрагменте
mistake-w-misplaced = '{ $word }' здесь ничего не значит
mistake-w-stories = встреча или задание
mistake-w-encounters = встреча
mistake-w-quests = задание
mistake-w-no-fight = момент вне боя и вне проверки
mistake-w-fight-windows = момент боя или always
mistake-w-dice-windows = момент, когда на столе лежат кубики
mistake-w-once = '{ $name }' может стоять здесь только один раз

## Как называются вещи

mistake-w-its-letter = буква
mistake-w-its-armor = значение брони
mistake-w-a-type = тип врагов
mistake-w-a-trait = особенность
mistake-w-a-kind = вид карт
mistake-w-a-faction = группировка
mistake-w-an-icon = значок встречи
mistake-w-an-ability = свойство врага
mistake-w-an-area = часть тела
mistake-w-a-measure = то, что считают
mistake-w-a-condition = условие
mistake-w-least = наименьшее число
mistake-w-a-reference = имя
mistake-w-a-standing = то, что действует всегда
mistake-w-how-much = сколько
mistake-w-n-cards = число карт
mistake-w-an-encounter = имя встречи
mistake-w-a-unique = имя уникального актива
mistake-w-a-face = номер грани
mistake-w-whom = кого это касается
mistake-w-a-place = где
mistake-w-a-deck = колода
mistake-w-a-way = как её выполняют
mistake-w-laid = что там лежит
mistake-w-a-value = значение
mistake-w-rows = ряды

## Имена и наборы

mistake-w-tile = фрагмента
mistake-w-space-name = сектора
mistake-w-card = карты
mistake-w-character = персонажа
mistake-w-encounter = встречи
mistake-w-quest = задания
mistake-w-unknown-id = нет { $what } '{ $name }'
mistake-w-in-packs = '{ $text }' в наборах уже есть
mistake-w-not-unique = '{ $name }' — не уникальный актив
mistake-w-not-character = '{ $name }' — не карта персонажа
mistake-w-card-given = '{ $name }' — карта другого персонажа
mistake-w-not-in-library = '{ $name }' — начальная карта, в библиотеке её нет

## Сколько чего бывает

mistake-w-too-many = { $what }: больше { $most }
mistake-w-agendas = карты замыслов, считая копии
mistake-w-loot-cards = карты добычи, считая копии
mistake-w-asset-cards = карты активов, считая копии
mistake-w-unique-cards = уникальные активы
mistake-w-character-cards = карты персонажей
mistake-w-characters = персонажи
mistake-w-perks = преимущества
mistake-w-encounters-all = встречи
mistake-w-encounters-alike = встречи с одной рубашкой
mistake-w-quests-all = задания
mistake-w-scenarios = сценарии
mistake-w-tiles = фрагменты
mistake-w-names = имена секторов
mistake-w-tokens = жетоны врагов одного типа, считая копии
mistake-w-at-most = не больше { $most }

## Чего не хватает всем наборам вместе

mistake-w-no-dice = нет кубиков (W-DICE-01)
mistake-w-no-specials = нет общих S.P.E.C.I.A.L.-жетонов (W-SETUP-08)
mistake-w-no-scenario = нет ни одного сценария (W-SETUP-03)
mistake-w-few-characters = персонажей { $n }; четырём игрокам нужно четыре (W-SETUP-17)
mistake-w-no-tokens = нет ни одного врага типа '{ $kind }' (W-SETUP-09)
mistake-w-few-agendas = игроков { $players }, карт замыслов для них { $n }, а нужно { $least } (W-AGENDA-04)
mistake-w-no-locks = ни на одной стороне жетонов особенностей нет замка (W-RULING-70)
mistake-w-no-perks = нет ни одного преимущества
mistake-w-no-loot = нет ни одной карты добычи
mistake-w-no-assets = нет ни одной карты активов
mistake-w-no-wasteland = среди начальных карт нет встреч Пустоши (W-SETUP-10)
mistake-w-no-settlement = среди начальных карт нет встреч поселения (W-SETUP-10)
mistake-w-orphan = карты '{ $name }' нет ни у одного персонажа

## Кубики и жетоны

mistake-w-box-has = { $name } в коробке уже есть
mistake-w-six-faces = у кубика шесть граней, а у этого { $n }
mistake-w-many-specials = общих S.P.E.C.I.A.L.-жетонов { $n }
mistake-w-few-specials = не каждый из четырёх игроков смог бы взять букву, отличную от своей (W-SETUP-23)

## Фрагменты и сценарии

mistake-w-no-tile-back = у этого фрагмента нет back= (W-MAP-01)
mistake-w-many-spaces = секторов на фрагменте не больше { $most }
mistake-w-no-drawing = у этого фрагмента нет рисунка
mistake-w-many-icons = значков врагов в секторе не больше { $most }
mistake-w-stray-level = уровень стоит рядом со значком встречи (W-MAP-02)
mistake-w-not-a-letter = '{ $word }' — не одна буква
mistake-w-space-twice = сектор '{ $word }' стоит здесь второй раз
mistake-w-row-lengths = ряды по { $lengths } букв
mistake-w-row-count = рядов в рисунке { $n }
mistake-w-row-length = в ряду { $row } букв { $n }
mistake-w-undeclared = на этом фрагменте нет сектора '{ $letter }'
mistake-w-undrawn = сектор '{ $letter }' не нарисован
mistake-w-in-pieces = части сектора '{ $letter }' не соединены сторонами треугольников
mistake-w-no-start = ни одно место не начальное (W-SETUP-19)
mistake-w-no-faction = нет группировки '{ $word }' (W-FACTION-01)
mistake-w-no-track = у этого сценария нет счётчика могущества (W-POWER-01)
mistake-w-many-places = мест на игровом поле не больше { $most }
mistake-w-many-staged = в начале помещено не больше { $most } заданий
mistake-w-no-staged = в начале не помещено ни одного задания (W-QUEST-02)
mistake-w-bad-place = на месте лежит фрагмент либо в открытую, либо взакрытую
mistake-w-no-coordinates = у места есть q= и r=
mistake-w-place-twice = это место стоит здесь второй раз
mistake-w-tile-laid-twice = этот фрагмент уже лежит на игровом поле
mistake-w-two-starts = начальный фрагмент один (W-RULING-88)
mistake-w-half-enemy = у группировки, жетоны которой — враги, есть level= и скобки, у любой другой — ни того ни другого
mistake-w-no-level = '{ $written }' не может быть уровнем
mistake-w-level-form = число от 1 до 9, x или y
mistake-w-bad-track = значений x { $x }, а значений y { $y }
mistake-w-track-form = поровну, от { $least } до { $most }
mistake-w-bad-end = так счётчик заканчиваться не может
mistake-w-end-form = четыре числа от 1 до { $last }, для одного, двух, трёх и четырёх игроков
mistake-w-mixed-twice = '{ $name }' уже перемешивают
mistake-w-mixed-double = фрагмент '{ $name }' двусторонний и взакрытую не лежит (W-MAP-01)
mistake-w-mixed-faceup = фрагмент '{ $name }' лежит на поле в открытую, и его не перемешивают (W-SETUP-06)
mistake-w-both-sides = '{ $name }' и '{ $other }' — две стороны одного фрагмента
mistake-w-not-reverse = '{ $name }' не может быть другой стороной этого фрагмента
mistake-w-reverse-form = двусторонний фрагмент, который ничья не другая сторона
mistake-w-stranded = до некоторых мест нельзя добраться от начала
mistake-w-small-start = секторов на начальном фрагменте { $n }; четырём игрокам нужно четыре (W-SETUP-19)
mistake-w-few-tiles = мест с фрагментом { $word } взакрытую: { $n }; фрагментов для них: { $tiles } (W-SETUP-05)

## Враги

mistake-w-bare-enemy = у врага есть type= и level= (W-ENEMY-01)
mistake-w-invulnerable = у этого врага нет уязвимых частей тела, и убить его нельзя (W-FIGHT-13)
mistake-w-many-abilities = свойств у врага не больше { $most } (W-ABILITY-01)

## Карты, персонажи, замыслы

mistake-w-no-home = не сказано, откуда эта карта
mistake-w-spent-talent = карту-свойство не поворачивают и не сбрасывают (W-CHARACTER-04)
mistake-w-too-many-uses = '{ $word }' стоит больше { $most } раз
mistake-w-no-corner = после 'recruit' стоят буквы, затем особенности
mistake-w-copied-unique = такая карта только одна (W-UNIQUE-01, W-CHARACTER-01)
mistake-w-no-value = цена есть только у предметов (W-RULING-77)
mistake-w-unpriced = у предмета из колоды активов есть цена, за которую его продают (W-SHOP-07)
mistake-w-idle-card = эта карта ничего не делает и ничего не стоит
mistake-w-no-effect = здесь нет эффекта
mistake-w-endless-use = это свойство можно применять без конца
mistake-w-room-if = место в инвентаре есть всегда: условие «if» здесь не ставят
mistake-w-not-nature = такими бывают только персонаж или талант
mistake-w-nature-if = это действует всегда: условие «if» здесь не ставят
mistake-w-nothing-replaced = сценария '{ $name }', который можно заменить, нет
mistake-w-no-first-copy = '{ $name }' — не карта с номером, прочитанная раньше
mistake-w-first-copy = первая карта с этим номером
mistake-w-endless-gain = свойство, за которое только платят, не может давать то, чем платят за другие
mistake-w-endless-unexhaust = карта с 'unexhaust', которую не сбрасывают, подготовила бы сама себя без конца
mistake-w-endless-perk = преимущество, дающее преимущества, дало бы само себя без конца
mistake-w-endless-camp = это окупает привал, который подготавливает карту, снова и снова
mistake-w-once-a-turn = when=start-of-turn или use discard
mistake-w-never-equipped = это не действует никогда: такие карты нельзя экипировать (W-ITEM-02)
mistake-w-no-turn = это не применить никогда: в этот момент не идёт ничей ход (W-PERK-02)
mistake-w-bare-character = у персонажа есть letter= и card= (W-SETUP-18)
mistake-w-bad-row = в строке активации от 1 до { $most } значков, или «row none» (W-ROUND-05)
mistake-w-many-scores = строк score в замысле не больше { $most }

## Встречи и задания

mistake-w-no-back = у этой встречи нет back=
mistake-w-many-options = вариантов у встречи не больше { $most }
mistake-w-no-options = у этой встречи нет вариантов (W-ENCOUNTER-06)
mistake-w-no-open-option = ни один вариант этой встречи не открыт для всех (W-RULING-42)
mistake-w-open-option = вариант без 'needs' и 'pay'
mistake-w-vault-start = в начале игры колод убежищ нет; этой карте нужен номер
mistake-w-number-taken = карта с номером { $number } в библиотеке уже есть
mistake-w-two-tasks = в варианте одно испытание
mistake-w-do-or-task = 'do' — для вариантов без испытания
mistake-w-no-task = здесь нет ничего, что может удаться или не удаться
mistake-w-always-forced = обязательный вариант без 'needs' не оставляет выбора (W-ENCOUNTER-09)
mistake-w-no-number = у задания есть номер в библиотеке (W-LIBRARY-01)
mistake-w-objectives = целей у задания от 1 до { $most } (W-QUEST-04)
mistake-w-many-tasks = инструкций у цели не больше { $most }
mistake-w-no-results = выполнение этой цели ничего не даёт

## Что можно сыграть, но вряд ли имелось в виду

mistake-w-never-staged = ни одна история не приводит к этому заданию
mistake-w-never-added = ни одна история не добавляет эту встречу
mistake-w-no-door = ни на одном поле, где эту встречу добавляют, нет входа в её убежище
mistake-w-no-icon-for = ни на одном поле, где эту встречу добавляют, нет её значка
mistake-w-never-gained = этот уникальный актив никто не может получить
mistake-w-dead-end = после этой цели задания '{ $id }' история может оборваться
mistake-w-leads-on = задание, которое ещё может появиться, замысел, могущество, add, unique или close
mistake-w-idle-option = вариант { $nth } встречи '{ $id }' никто никогда не сможет выбрать
mistake-w-idle-objective = цель { $nth } задания '{ $id }' никто никогда не сможет выполнить
mistake-w-some-survivor = то, что в какой-нибудь партии верно хотя бы для одного выжившего
mistake-w-place-missing = '{ $place }' нет ни на одном фрагменте поля: { $scenarios }
mistake-w-place-unsure = фрагмент, где лежит '{ $place }', может остаться в коробке: { $scenarios }

## Эффекты, условия, количества

mistake-w-too-deep = эффекты вложены друг в друга глубже { $most }
mistake-w-too-many-effects = эффектов больше { $most }
mistake-w-too-many-lists = в наборах слишком много списков эффектов
mistake-w-stray-else = 'else' стоит сразу после 'if'
mistake-w-no-difficulty = у этой проверки нет сложности (W-TEST-01)
mistake-w-choices = вариантов на выбор { $n }
mistake-w-choices-range = от двух до { $most }
mistake-w-kept-encounter = карты встреч нельзя оставить себе
mistake-w-letter-twice = буква '{ $word }' стоит здесь второй раз
mistake-w-long-condition = условий больше { $most }
mistake-w-no-term = перед '{ $word }' нет условия
mistake-w-two-kinds = за один раз платят картами только одного вида
mistake-w-no-cost = '{ $name }' не говорит, чем платят
mistake-w-no-per = 'each' и 'plus' нужен 'per', который говорит, что считать
mistake-w-two-measures = 'level' уже считает; 'per' здесь не может быть
mistake-w-never-positive = это никогда не больше нуля
mistake-w-positive-plus = положительный plus=
mistake-w-idle-max = 'max' ограничивает то, что считают, а здесь ничего не считают
mistake-w-no-amount = { $number } не может быть количеством
mistake-w-amount-but-zero = число от { $least } до { $most }, но не 0
# Ошибки в примерах Wasteland. По-английски они стоят в коде, каждая на своём месте; имена переменных те же.
# Слова файлов (given, enemy, at=) не переводятся. После «в» стоит предложный падеж: mistake-w-in-…

## Примеры: что написано

mistake-w-in-survivor = описании выжившего
mistake-w-players-count = в положении от одного до четырёх игроков
mistake-w-the-scenario = сценарий
mistake-w-unknown-scenario = нет сценария '{ $word }'
mistake-w-a-mode = режим
mistake-w-no-friend = отряд встаёт на сторону одной из группировок
mistake-w-friend-form = friendly=star или friendly=shield
mistake-w-option-of-mode = настройка режима, в котором не играют
mistake-w-no-group = отряда здесь нет
mistake-w-two-scenarios = это место в сценарии, который есть в примере
mistake-w-the-actions = оставшиеся действия
mistake-w-the-points = очки движения
mistake-w-open-or-closed = open или closed
mistake-w-spaces = сектора
mistake-w-a-quest = задание
mistake-w-trashed-cards = задания и встречи
mistake-w-shop-cards = карты, начиная с левой
mistake-w-a-token = жетон врага
mistake-w-star-or-shield = star или shield
mistake-w-which-deck = колода
mistake-w-homeless-enemy = врагу на игровом поле нужен сектор
mistake-w-a-drawing = ряды букв или слово для рисунка
mistake-w-strips = число полос
mistake-w-a-column = столбец
mistake-w-a-row = ряд
mistake-w-a-tile = фрагмент
mistake-w-tile-twice = '{ $word }' уже лежит на игровом поле
mistake-w-place-said-twice = об этом месте уже сказано
mistake-w-no-random-place = на месте { $q } { $r } сценарий не выкладывает случайный фрагмент
mistake-w-start-of-scenario = где начальный фрагмент, говорит сценарий
mistake-w-not-mixed = среди случайных фрагментов сценария нет '{ $tile }'
mistake-w-double-facedown = двусторонний фрагмент не лежит взакрытую (W-MAP-01)
mistake-w-off-track = счётчик могущества кончается на { $end }
mistake-w-dead = выживший, у которого hp не больше rads, убит
mistake-w-peg-nowhere = фишка опыта стоит под буквой, которая у выжившего есть
mistake-w-many-agendas = карт замыслов у выжившего не больше { $most }
mistake-w-full-inventory = карт в инвентаре не больше { $most }
mistake-w-on-facedown = на закрытом фрагменте никто не стоит
mistake-w-turn-of-eliminated = у выбывшего нет хода
mistake-w-not-in-turn = '{ $name }' говорят о ходе, который уже идёт
mistake-w-no-discards = у этой колоды нет сброса
mistake-w-new-discards = в новой игре сброса ещё нет
mistake-w-full-shop = на рынке карт: { $most }
mistake-w-power-form = star=ЧИСЛО, shield=ЧИСЛО
mistake-w-at-form = at=СЕКТОР
mistake-w-part-form = ИМЯ=ЗНАЧЕНИЕ или {"{"} ИМЯ ЗНАЧЕНИЕ... {"}"}
mistake-w-count-form = ИМЯ=ЧИСЛО
mistake-w-place-form = tile=ИМЯ, dangerous, deadly
mistake-w-no-power = 'power' ничего не говорит о группировках
mistake-w-acts-now = сейчас ход игрока { $who }, его тоже называют
mistake-w-many-explored = фрагментов с такой рубашкой в коробке: { $all }
mistake-w-part-says-nothing = после '{ $name }' ничего нет; если там пусто, пишут 'none'
mistake-w-no-enemy-name = нет врага '{ $word }'
mistake-w-one-word = за '{ $name }' стоит одно слово
mistake-w-not-a-number = '{ $word }' — не такое число
mistake-w-stray-word = '{ $word }' здесь не на месте
mistake-w-no-count = '{ $word }' не говорит, сколько
mistake-w-no-character = нет персонажа '{ $word }'
mistake-w-a-trait-word = особенность
mistake-w-an-enemy-type = тип врагов
mistake-w-a-tile-back = рубашка фрагмента
mistake-w-no-slot = для '{ $word }' нет свободной ячейки
mistake-w-no-room = столько на столе не поместится
mistake-w-exhausted-not-held = повёрнутая карта должна быть экипирована или лежать в инвентаре
mistake-w-no-loyalty = на '{ $word }' нет группировки
mistake-w-no-token-left = жетонов '{ $word }' в запасе больше нет

## Примеры: ходы

mistake-w-no-caps = '{ $word }' — не число крышек
mistake-w-expected-space = сектор на игровом поле (ФРАГМЕНТ.БУКВА; ФРАГМЕНТ, если на нём один сектор или он лежит взакрытую)
mistake-w-expected-tile = фрагмент на игровом поле
mistake-w-expected-foe = враг на игровом поле (жетон или тип, с at=СЕКТОР)
mistake-w-expected-pick = сектор, враг, карта, замысел, преимущество, буква, игрок или группировка
mistake-w-expected-number = номер ({ $what }, от 1 до { $most })
mistake-w-expected-card = карта
mistake-w-expected-agenda = карта замысла
mistake-w-expected-perk = преимущество
mistake-w-expected-character = персонаж
mistake-w-expected-encounter = карта встречи
mistake-w-expected-quest = задание

## Примеры: что оказалось не так

mistake-w-enemies-are = враги на игровом поле: { $all }
mistake-w-no-deck = такой колоды нет
mistake-w-is-staged = это задание в игровой зоне
mistake-w-no-story = нет встречи или задания с таким именем
mistake-w-in-library = это в библиотеке
mistake-w-left-library = этого нет в библиотеке
mistake-w-under-way = это как раз идёт
mistake-w-nothing-under-way = ничего такого не идёт
mistake-w-map-apart = от «{ $first }» к «{ $name }» не ведёт ни одна линия
mistake-w-map-flat = шестиугольники нельзя разложить так, чтобы соседними были ровно эти секторы
mistake-w-map-line = линия соединяет два сектора
mistake-w-a-space = сектор
mistake-w-map-joined = «{ $next }» уже соединён с этим сектором
mistake-w-map-spaces = на фрагменте «{ $name }» не один сектор
mistake-w-gone-cards = карты, выбывшие из игры
mistake-w-stays-in-game = ни одно правило не выводит «{ $word }» из игры
mistake-w-no-leaving = ничто с таким именем не может выбыть из игры
mistake-w-is-gone = выбыло из игры
mistake-w-is-not-gone = не выбыло из игры

## Примеры: что можно прочитать

mistake-w-cannot-read = ожидалось, что это можно прочитать; на деле нельзя
mistake-w-can-read = ожидалось, что этого нельзя прочитать; на деле можно
mistake-w-not-printed = на этой карте такого нет
mistake-w-parts-of-encounter = options, outcomes или outcome=ЧИСЛО
mistake-w-parts-of-quest = objectives
mistake-w-survivors-chosen-alone = '{ $name }' стоит без других слов
mistake-w-no-survivor-to-choose = сейчас никто не выбирает выжившего

## Примеры: чего не бывает

mistake-w-audit-seats = игроков за столом: { $seats }
mistake-w-audit-scenario = такого сценария нет
mistake-w-audit-stranger = есть игрок, которого нет за столом
mistake-w-audit-stranger-said = сказано о том, кого нет за столом
mistake-w-audit-stranger-pieces = что-то есть у того, кого нет за столом
mistake-w-audit-character = у игрока { $player } нет своего персонажа
mistake-w-audit-off-space = игрок { $player } не стоит в секторе
mistake-w-audit-out = игрок { $player } выбыл, но что-то у него осталось
mistake-w-audit-peg = указатель игрока { $player } за концом своего ряда
mistake-w-audit-both-sides = у игрока { $player } обе стороны одного жетона черты
mistake-w-audit-trait = у игрока { $player } черта, которой нет в коробке
mistake-w-audit-loyal = игрок { $player } верен группировке по чужой карте
mistake-w-audit-slot = у игрока { $player } карта не в своей ячейке
mistake-w-audit-own-card = игрок { $player } не знает своей карты или карты, которую видели все
mistake-w-audit-open-hand = карту игрока { $player } видели не все, а карты на руках открыты
mistake-w-audit-unseen-loyal = игрок { $player } верен группировке по карте, которую видели не все
mistake-w-audit-other-back = встреча '{ $card }' лежит в колоде с другой рубашкой
mistake-w-audit-marker = жетон задания не стоит в секторе
mistake-w-audit-marks = жетоны или метки задания, которого нет в игровой зоне
mistake-w-audit-letters = жетонов { $letter } на столе { $there }, а в коробке { $all }
mistake-w-audit-silhouette = жетон с силуэтом ни у кого не лежит
mistake-w-audit-deal = в сделке есть то, чего нет у её участников
mistake-w-audit-other-stack = жетон '{ $token }' лежит в стопке другого типа
mistake-w-audit-other-token = у врага { $number } жетон другого типа
mistake-w-audit-foe-space = враг { $number } не стоит в секторе
mistake-w-audit-foe-facedown = враг { $number } из группировки лежит взакрытую (W-RULING-65)
mistake-w-audit-foe-neither = враг { $number } не лежит ни взакрытую, ни в открытую
mistake-w-audit-tile-neither = фрагмент на месте { $place } не лежит ни взакрытую, ни в открытую
mistake-w-audit-unmixed = взакрытую лежит фрагмент, которого не перемешивали
mistake-w-audit-idle = ничего не происходит
mistake-w-audit-frame = идёт шаг, который говорит о том, чего нет
mistake-w-audit-fights = боёв идёт { $fights }, а записано { $kept }
mistake-w-audit-tests = проверок идёт { $tests }, а записано { $kept }
mistake-w-audit-encounters = встреч идёт { $encounters }, а записано { $kept }
mistake-w-audit-events = ждут события, которых никто не брал
mistake-w-audit-won = кто-то победил, а игра продолжается
mistake-w-audit-other-type = бой с врагом другого типа
mistake-w-audit-influence = влияние ещё не пересчитано, хотя ничто этому не мешает
mistake-w-audit-unnoticed = игрок { $player } победил, а никто этого не заметил
mistake-w-audit-track-end = группировка в конце счётчика могущества, а никто этого не заметил
mistake-w-audit-takeover = группировка захватила власть, а игра продолжается
mistake-w-audit-many-agendas = у игрока { $player } слишком много замыслов
mistake-w-audit-inventory = у игрока { $player } слишком много карт в инвентаре
mistake-w-audit-no-hp = у игрока { $player } не осталось здоровья, а он жив
mistake-w-audit-shop = рынок не пополнили
mistake-w-audit-not-in-box = в коробке нет: { $what } '{ $name }'
mistake-w-audit-two-places = в двух местах сразу: { $what } '{ $name }'
mistake-w-audit-nowhere = нигде нет: { $what } '{ $name }'
mistake-w-audit-tile = фрагмент
mistake-w-audit-card = карта
mistake-w-audit-agenda = замысел
mistake-w-audit-perk = преимущество
mistake-w-audit-encounter = встреча
mistake-w-audit-quest = задание
mistake-w-audit-enemy-token = жетон врага
