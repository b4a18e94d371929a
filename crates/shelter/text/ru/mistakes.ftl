# Ошибки в картах и примерах. По-английски они стоят в коде, каждая на своём месте; имена переменных те же.
# Слова файлов (room, gain, with=) не переводятся. После «в» стоит предложный падеж: mistake-in-…

## Где стоит слово

mistake-in-pack = наборе
mistake-in-room = комнате
mistake-in-elevator = лифте
mistake-in-space = поле
mistake-in-threat = угрозе
mistake-in-item = предмете
mistake-in-use = use
mistake-in-side = стороне обмена
mistake-in-item-gain = gain предмета
mistake-in-example = примере
mistake-in-player = описании игрока
mistake-other-place = '{ $text }' не может стоять в { $place }
mistake-unknown-card-word = неизвестное слово '{ $text }' в { $place }
mistake-unknown-word-here = неизвестное слово '{ $word }'

## Как называются вещи

mistake-room = комната
mistake-elevator = лифт
mistake-threat = угроза
mistake-item = предмет
mistake-rooms = комнат
mistake-elevators = лифтов
mistake-threats = угроз
mistake-items = предметов
mistake-slot = место
mistake-column = столбец
mistake-letter = буква
mistake-its-name = имя
mistake-its-value = значение
mistake-its-owner = владелец
mistake-its-cards = карты
mistake-an-icon = значок
mistake-a-letter = буква
mistake-a-slot = место
mistake-a-column = номер столбца
mistake-a-player = игрок
mistake-a-text = текст
mistake-some-number = число
mistake-how-many = число карт
mistake-how-much = прибавка
mistake-word-and-number = '{ $word }' и число
mistake-spend = то, что происходит с предметом
mistake-exchanged = то, что меняют, в кавычках
mistake-exchanged-for = то, на что меняют, в кавычках
mistake-to-reach = сложность боя
mistake-the-game = игра
mistake-the-step = этап
mistake-the-seed = зерно
mistake-the-round = раунд
mistake-rule-ids = номера правил
mistake-dice = кубики
mistake-first-cards = карты, которые окажутся первыми
mistake-players-names = имена игроков
mistake-colors = цвета по часовой стрелке
mistake-players-down = игроки, от уровня 1 вниз
mistake-players = игроки
mistake-by-what = причина
mistake-items-or-rooms = items или rooms
mistake-decks = items, rooms или threats
mistake-cards-top-first = карты, верхняя первой
mistake-cards-latest-first = карты, последняя сброшенная первой
mistake-names = имена

## Карты и наборы

mistake-bad-name = '{ $text }' не может быть именем
mistake-name-form = имя из строчных латинских букв, цифр и -, сначала буква
mistake-card-in-packs = { $kind } '{ $text }': такая карта в наборах уже есть
mistake-too-many-spaces = полей больше { $most }
mistake-too-many-cards = { $kind } больше { $most }, считая копии
mistake-pack-missing = набор '{ $id }' должен быть загружен раньше этого
mistake-pack-version = набор '{ $id }' здесь версии { $version }
mistake-wanted-version = версия { $version }
mistake-pack-twice = набор '{ $id }' загружен дважды
mistake-no-start = ни одна комната не начинает на месте { $slot } (S-SETUP-02)
mistake-no-column = ни у одной начальной комнаты нет столбца { $column } (S-VAULT-03)
mistake-no-start-elevator = нет лифта 'start' (S-SETUP-02)
mistake-few-elevators = цветных лифтов { $n }; четырём игрокам нужно { $least } (S-SETUP-04)
mistake-few-rooms = комнат для постройки { $n }; четырём уровням нужно { $least } (S-LIMIT-04)
mistake-no-cards = нет { $kind }
mistake-columns-fall = столбец { $column } стоит правее столбца { $last } (S-VAULT-03)

## Предметы

mistake-too-many-uses = use у предмета не больше { $most }
mistake-idle-item = этот предмет ничего не делает
mistake-item-parts = use, always или end
mistake-no-per = 'each' и 'max' нужен 'per', который говорит, что считать
mistake-max-below = { $base } никогда не получится: 'max' равно { $max }
mistake-pay-place = 'pay' стоит в use один раз, перед эффектами
mistake-too-many-effects = эффектов в use не больше { $most }
mistake-no-effect = у этого use нет эффекта
mistake-fights-only = '{ $name }' действует только в бою (S-FIGHT-04)
mistake-in-fight-form = when=in-fight после 'use'
mistake-endless-ready = предмет, который может 'ready' и не сбрасывается, подготовил бы сам себя без конца
mistake-endless-build = постройка по предмету сразу после постройки могла бы повторяться без конца
mistake-other-moment = другой момент после when=
mistake-endless-use = этот use можно повторять без конца: кубов платят { $paid }, а получают { $gained }
mistake-use-ends = больше кубов в pay, чем в gain, или use exhaust, или use discard
mistake-endless-happiness = use, который можно повторять, даёт или счастье, или кубы, но не то и другое: обмен замкнул бы круг
mistake-endless-items = use, который можно повторять, не даёт предметов: они могут вернуть его кубы
mistake-use-spends = use exhaust или use discard

## Предупреждения

mistake-empty-space = у этого поля нет ни стоимости, ни награды
mistake-late-refresh = комната названа и оплачена раньше, чем refresh-rooms откроет новые (S-RULING-48)
mistake-unhealed = раненый житель здесь не лечится, хотя поле только для раненых
mistake-idle-heal = heal здесь ничего не делает: сюда приходят только здоровые жители (S-PLACE-06)
mistake-idle-injury = injury здесь ничего не стоит: сюда приходят только раненые жители (S-INJURY-04)
mistake-idle-letters = буквам здесь нечего удваивать (S-SPECIAL-05)
mistake-same-sides = обе стороны этого обмена одинаковы
mistake-staying-threat = эта угроза ранит того, кто за неё платит, и потому остаётся; с heal она бы ушла (S-RULING-27)
mistake-idle-threat = за встречу с этой угрозой ничего не дают

## Комнаты, лифты, поля

mistake-too-many-room-spaces = в комнате не больше двух полей (S-VAULT-05)
mistake-no-room-space = в комнате одно или два поля (S-VAULT-05), а в этой ни одного
mistake-stray-columns = столбцы бывают только у начальной комнаты
mistake-starting-rooms-there = начальные комнаты в убежище уже есть
mistake-no-columns = у начальной комнаты есть столбцы (S-VAULT-03), а у этой нет
mistake-columns-count = в этой комнате полей { $spaces }, а столбцов { $columns }
mistake-column-per-space = по одному столбцу на поле
mistake-column-side = столбец { $number } — по другую сторону лифта (S-VAULT-03)
mistake-from-to = от { $least } до { $most }
mistake-columns-order = номера столбцов растут слева направо (S-VAULT-03)
mistake-priced-start = начальную комнату не строят, и цены у неё нет
mistake-no-price = у этой комнаты нет цены (S-COST-06)
mistake-price-form = price и одно или несколько из power, food, water, ?
mistake-elevators-there = лифты в убежище уже есть
mistake-start-space = у начального лифта нет поля (S-RULING-08)
mistake-no-elevator-space = у цветного лифта одно поле (S-PLACE-04), а у этого ни одного
mistake-start-first = лифт 'start' стоит перед всеми остальными, и только там
mistake-endless-exchange = одна сторона — часть другой: обмен делал бы кубы из ничего
mistake-price-unused = 'room-price' платят за комнату, которую строят, а здесь ничего не строят (S-COST-06)
mistake-price-lost = бой можно проиграть, а с ним и комнату, за которую заплачено (S-COST-06)
mistake-price-for-more = 'room-price' — плата за одну комнату, а строят больше (S-COST-06)
mistake-unpayable = больше { $most } { $word } никто никогда не заплатит (S-RESOURCE-03)
mistake-due-once = '{ $word }' можно потребовать только один раз
mistake-empty-side = одна сторона обмена пуста
mistake-side-form = от одного до трёх из power, food, water, ?
mistake-too-many-icons = значков больше { $most } в { $place }
mistake-too-many-gains = в этом gain значков больше { $most }

## Примеры: что написано

mistake-no-title = у примера нет title
mistake-no-then = пример ничего не ожидает
mistake-no-rule-id = `{ $word }` — не номер правила
mistake-no-option = '{ $word }' — не настройка этой игры и не её значение
mistake-option-letters = одна из букв { $letters }
mistake-setup-not-legal = правила не допускают такой подготовки к игре ({ $rule })
mistake-setup-refused = правила не допускают такой подготовки к игре: { $rule }
mistake-setup-accepted = правила допустили эту подготовку к игре
mistake-homeless-room = комнате в убежище нужны владелец и место
mistake-room-place-form = on=ИГРОК at=МЕСТО
mistake-homeless-threat = угроза лежит на поле
mistake-threat-place-form = over=ПОЛЕ
mistake-homeless-dweller = жителю в убежище нужно поле
mistake-dweller-place-form = on=ПОЛЕ
mistake-players-count = в положении от двух до четырёх игроков
mistake-impossible = такого положения не бывает: { $wrong }
mistake-card-elsewhere = '{ $word }' уже лежит в другом месте
mistake-no-card = нет карты '{ $word }'
mistake-three-on-track = в ряду три карты
mistake-left-in-deck = в этой колоде карт { $count }: каждая карта где-то лежит
mistake-too-many-trained = обученных жителей больше, чем жителей
mistake-too-many-injured = раненых жителей больше, чем жителей вне ячеек
mistake-dwellers-form = dwellers=ЧИСЛО
mistake-more-dwellers-form = dwellers=ЧИСЛО побольше
mistake-exhausted-not-held = повёрнутый предмет должен быть среди предметов игрока
mistake-no-loose-dweller = для этого нет жителя вне ячеек
mistake-unused-chance = заранее заданы броски или перемешивания, которых не было
mistake-no-player = здесь нет игрока '{ $word }'
mistake-no-move = здесь нет хода
mistake-move-form = ИГРОК ГЛАГОЛ ...
mistake-move-of-words = ход состоит из слов
mistake-seven-dwellers = у игрока не больше семи жителей
mistake-is-not = '{ $word }' — не { $expected }
mistake-expected-space = поле в убежище (КОМНАТА, КОМНАТА.left, КОМНАТА.right или elevator.ИГРОК)
mistake-expected-item = предмет
mistake-expected-room = комната
mistake-expected-object = полный ход: не сказано, с чем
mistake-expected-at = полный ход: нет at=МЕСТО
mistake-expected-ability = номер свойства (1 или 2)
mistake-expected-way = направление обмена (backwards или ничего)
mistake-expected-verb = одно из { $verbs }
mistake-expected-dweller = житель этого игрока (loose, injured, буква или поле)
mistake-expected-slot = место (L3, L2, L1, R1, R2 или R3)
mistake-expected-letter = буква (S, P, E, C, I, A или L)
mistake-expected-form = ГЛАГОЛ или ГЛАГОЛ ВЕЩЬ
mistake-expected-fewer = ответ, в котором не больше вариантов, чем можно

## Примеры: что оказалось не так

mistake-something-missing = здесь чего-то не хватает
mistake-differs = '{ $word }': { $found }
mistake-it-is = на деле { $found }
mistake-name-is = на деле { $name } — { $found }
mistake-cannot-ask = о '{ $thing }' нельзя спросить '{ $name }'
mistake-no-event = события с таким именем нет
mistake-happened-times = это случилось раз: { $found }
mistake-not-happened = этого не случилось; случилось: { $all }
mistake-happened = это случилось; случилось: { $all }
mistake-other-order = порядок не такой; порядок был: { $all }
mistake-nothing-open = ничего: игра окончена
mistake-not-over = игра не окончена
mistake-nobody-sees = не сказано, кто это видит
mistake-viewer-form = игрок или spectator
mistake-two-tracks = рядов два
mistake-three-decks = колод три
mistake-not-discarded = не в сбросе; в сбросе { $pile }
mistake-no-level = такого уровня нет
mistake-level-form = игрок или top
mistake-room-not-there = комнаты '{ $wanted }' в убежище нет
mistake-move-legal = ход допустим
mistake-move-refused = ход не принят: { $why }
mistake-other-reason = не принят по другой причине: { $found }
mistake-the-choices = можно выбрать: { $open }
mistake-box-broken = после этого хода в коробке не всё сходится: { $wrong }
mistake-out-of-fuel = правила пошли по кругу
mistake-stuck = кого-то спросили, а допустимого ответа нет
mistake-broken = нарушено то, что должно быть верно всегда: { $what }

## Почему ход не принят

mistake-by-rule = { $rule } ({ $reason })
mistake-not-asked = решает другой игрок
mistake-stale = решение уже принято
mistake-misfit = ответ не подходит к вопросу ({ $why })
mistake-misfit-nothing = никого ни о чём не спрашивают
mistake-misfit-shape = вопрос другого вида
mistake-misfit-not-offered = среди вариантов нет { $choice }
mistake-misfit-twice = { $choice } назван дважды
mistake-misfit-number = число вариантов или само число не подходит
mistake-reason-player-count = игроков { $n }
mistake-reason-color = цвет места { $seat }
mistake-reason-option = настройка
mistake-reason-content = данные наборов
mistake-reason-game-over = игра окончена
mistake-reason-not-your-decision = решает игрок на месте { $seat } за столом, считая с нуля
mistake-reason-not-now = не сейчас
mistake-reason-no-room = здесь нет комнаты
mistake-reason-on-track = комната ещё в ряду
mistake-reason-occupied = поле занято
mistake-reason-others-elevator = это лифт игрока на месте { $seat } за столом, считая с нуля
mistake-reason-no-healthy-dweller = нет доступного здорового жителя
mistake-reason-no-injured-dweller = нет доступного раненого жителя
mistake-reason-needs-two = нужны двое
mistake-reason-cannot-pay = не хватает кубов: { $n }
mistake-reason-not-enough-items = не хватает предметов
mistake-reason-no-room-to-build = нет комнаты, которую можно построить
mistake-reason-not-available = житель недоступен
mistake-reason-not-your-item = это не предмет этого игрока
mistake-reason-no-such-ability = такого свойства нет
mistake-reason-exhausted = предмет повёрнут
mistake-reason-wrong-moment = не тот момент: { $window }
mistake-reason-no-use = это ничего бы не дало
mistake-reason-payment-under-way = идёт оплата
mistake-reason-no-cube = нет куба: { $resource }
mistake-reason-not-on-track = этого нет в ряду
mistake-reason-level-full = на уровне нет свободного места
mistake-reason-slot-not-open = место { $slot } закрыто
mistake-reason-other-room-named = названа другая комната, карта { $room }
mistake-reason-not-optional = отказаться нельзя
mistake-reason-slot-taken = ячейка { $letter } занята
mistake-reason-no-exchange = обмена нет
mistake-reason-already-ready = предмет уже подготовлен
mistake-reason-no-such-threat = такой угрозы нет
mistake-reason-not-injured = житель не ранен

## Проверка коробки

