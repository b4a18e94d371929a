# Ошибки в картах и примерах. По-английски они стоят в коде, каждая на своём месте; имена переменных те же.
# Слова файлов (room, gain, with=) не переводятся. После «в» стоит предложный падеж: mistake-in-…

## Где стоит слово

mistake-in-room = комнате
mistake-in-elevator = лифте
mistake-in-space = поле
mistake-in-threat = угрозе
mistake-in-item = предмете
mistake-in-use = use
mistake-in-side = стороне обмена
mistake-in-item-gain = gain предмета
mistake-in-player = описании игрока
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
mistake-its-owner = владелец
mistake-its-cards = карты
mistake-an-icon = значок
mistake-a-slot = место
mistake-a-column = номер столбца
mistake-some-number = число
mistake-how-many = число карт
mistake-how-much = прибавка
mistake-word-and-number = '{ $word }' и число
mistake-spend = то, что происходит с предметом
mistake-exchanged = то, что меняют, в кавычках
mistake-exchanged-for = то, на что меняют, в кавычках
mistake-to-reach = сложность боя
mistake-colors = цвета по часовой стрелке
mistake-players-down = игроки, от уровня 1 вниз
mistake-players = игроки
mistake-by-what = причина
mistake-items-or-rooms = items или rooms
mistake-decks = items, rooms или threats
mistake-names = имена

## Карты и наборы

mistake-card-in-packs = { $kind } '{ $text }': такая карта в наборах уже есть
mistake-too-many-spaces = полей больше { $most }
mistake-too-many-cards = { $kind } больше { $most }, считая копии
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

mistake-homeless-room = комнате в убежище нужны владелец и место
mistake-room-place-form = on=ИГРОК at=МЕСТО
mistake-homeless-threat = угроза лежит на поле
mistake-threat-place-form = over=ПОЛЕ
mistake-homeless-dweller = жителю в убежище нужно поле
mistake-dweller-place-form = on=ПОЛЕ
mistake-players-count = в положении от двух до четырёх игроков
mistake-stray-color = цветов больше, чем игроков
mistake-not-for-all = '{ $name }' говорят обо всех игроках: { $players }
mistake-no-sixth-room = ни на одном уровне игрока нет шести комнат
mistake-no-last-threat = все угрозы ({ $left }) в колоде: последнюю не открывали
mistake-two-trainings = жителю положено одно обучение
mistake-late-round = за раундом { $limit } раундов больше нет
mistake-turn-before-spawn = после угроз первым ходит первый игрок
mistake-passed-before-spawn = до броска угроз никто ещё не спасовал
mistake-placed-before-spawn = до броска угроз никто ещё ничего не разместил
mistake-no-turn = во время возвращения ничей ход не идёт
mistake-new-deck = колоды новой игры перемешаны
mistake-slot-twice = две комнаты на одном месте стоять не могут
mistake-gap-inside = на месте { $inner }, ближе к лифту, комнаты нет
mistake-threat-over-elevator = угроза лежит на поле комнаты
mistake-passed-on-turn = тот, кто спасовал, не ходит
mistake-no-new-dweller = на это поле новый житель не приходит
mistake-too-many-here = столько жителей на этом поле стоять не могут
mistake-too-many-new = столько новых жителей на это поле не приходит
mistake-not-own-elevator = на лифт ставит жителя только его владелец
mistake-no-room = столько на столе не поместится
mistake-three-on-track = в ряду три карты
mistake-too-many-trained = обученных жителей больше, чем жителей
mistake-too-many-injured = раненых жителей больше, чем необученных
mistake-dwellers-form = dwellers=ЧИСЛО
mistake-more-dwellers-form = dwellers=ЧИСЛО побольше
mistake-exhausted-not-held = повёрнутый предмет должен быть среди предметов игрока
mistake-no-loose-dweller = для этого нет необученного жителя
mistake-seven-dwellers = у игрока не больше семи жителей
mistake-expected-space = поле в убежище (КОМНАТА, КОМНАТА.left, КОМНАТА.right или elevator.ИГРОК)
mistake-expected-item = предмет
mistake-expected-room = комната
mistake-expected-at = полный ход: нет at=МЕСТО
mistake-expected-ability = номер свойства (1 или 2)
mistake-expected-way = направление обмена (backwards или ничего)
mistake-expected-dweller = житель этого игрока (loose, injured, буква или поле)
mistake-expected-slot = место (L3, L2, L1, R1, R2 или R3)

## Примеры: что оказалось не так

mistake-two-tracks = рядов два
mistake-three-decks = колод три
mistake-no-level = такого уровня нет
mistake-level-form = игрок или top
mistake-room-not-there = комнаты '{ $wanted }' в убежище нет
mistake-idle-elevator = лифта «{ $id }» нет ни у одного игрока
mistake-cannot-place = { $who } сейчас никого не может туда поставить
mistake-box-too-large = в коробке не больше { $most } карт ({ $name })
mistake-winners-early = ещё никто не победил

## Примеры: чего не бывает

mistake-audit-seats = игроков за столом: { $seats }
mistake-audit-stranger = есть игрок, которого нет за столом
mistake-audit-stranger-passed = спасовал тот, кого нет за столом
mistake-audit-levels = уровней { $levels } на игроков: { $seats }
mistake-audit-level-owner = у уровня { $level } не тот владелец
mistake-audit-color = у игрока { $player } нет своего цвета
mistake-audit-stranger-pieces = что-то есть у того, кого нет за столом
mistake-audit-no-card = нет карты { $card }
mistake-audit-cubes = у игрока { $player } больше { $most } кубов на одной шкале
mistake-audit-exhausted = у игрока { $player } повёрнут предмет, которого у него нет
mistake-audit-from-box = игрок { $player } использует жителя из коробки
mistake-audit-two-places = житель { $dweller } игрока { $player } в двух местах сразу
mistake-audit-no-space = жителю { $dweller } игрока { $player } положено обучение, а он не стоит на поле
mistake-audit-slots = ячейки обучения игрока { $player } заполнены неверно
mistake-audit-untouched = комната '{ $room }' не касается ни лифта, ни комнаты (S-BUILD-02)
mistake-audit-roomless = угроза '{ $threat }' лежит там, где нет комнаты
mistake-audit-built = построенные поля и комнаты не сходятся
mistake-audit-threatened = поля под угрозами и угрозы не сходятся
mistake-audit-offers = то, что дают поля, и то, что на них лежит, не сходится
mistake-audit-off-space = житель игрока { $player } не стоит на поле
mistake-audit-occupied = занятые поля и жители не сходятся
mistake-audit-crowded = слишком много жителей на поле { $space }
mistake-audit-placed = размещённый житель { $dweller } не там, где его разместили
mistake-audit-gap = место названной комнаты в ряду не пустое
mistake-audit-exchange = обмен, который нигде не напечатан
mistake-audit-recall-over = продолжается возвращение, которое закончилось
mistake-audit-trainee = обучается тот, кому это не положено
mistake-audit-idle = ничего не происходит
mistake-audit-frame = идёт шаг, который говорит о том, чего нет
mistake-audit-last-threat = вытянута последняя угроза, а никто этого не заметил
mistake-audit-full-level = уровень заполнен, а никто этого не заметил
mistake-audit-early-places = места распределены до конца игры
mistake-audit-no-reason = игра закончилась без причины
mistake-audit-places = места не такие, как при подсчёте
mistake-audit-places-of-card = { $what } '{ $name }' лежит в стольких местах: { $times }
mistake-audit-item = предмет
mistake-audit-room = комната
mistake-audit-threat = угроза
