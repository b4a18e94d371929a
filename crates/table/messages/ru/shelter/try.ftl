# What examples of Shelter say must be true.
try-id-blank-item = Пустой предмет { $n }
try-id-blank-room = Пустая комната { $n }
try-id-blank-threat = Пустая угроза { $n }
try-hidden = скрыто
try-none = нет
try-yes = да
try-no = нет
try-gap = пробел
try-fact-round = Идёт раунд { $n }
try-fact-turn = Ходит { $player }
try-fact-first = Обладатель жетона первого игрока: { $player }
try-fact-levels = Владельцы уровней от первого вниз: { $players }
try-fact-end =
    { $what ->
        [nothing] Условие конца игры не выполнено
        [sixth-room] Условие конца игры выполнено: построена шестая комната
        [threat-deck] Условие конца игры выполнено: закончилась колода угроз
        [round-limit] Условие конца игры выполнено: достигнут предел раундов
       *[standstill] Условие конца игры выполнено: партия стоит на месте
    }
try-fact-over = Партия окончена
try-fact-winners =
    { $n ->
        [one] Побеждает { $players }
       *[other] Побеждают { $players }
    }
try-fact-asks = Решает { $player }: { $what }
try-fact-asks-who = Решает { $player }
try-fact-asks-nobody = Решать больше нечего
try-fact-choices = { $player } может выбрать только из этого:
try-fact-offered = { $player } может выбрать: { $choice }
try-fact-refused = { $player } не может выбрать: { $choice }
try-fact-player = { $player }: { $list }
try-fact-space = { $space }: { $list }
try-fact-room = { $room }: { $list }
try-fact-level = Уровень игрока { $player }: { $list }
try-fact-level-top = Верхний уровень: { $list }
try-fact-track =
    { $pile ->
        [items] Ряд предметов: { $list }
       *[rooms] Ряд комнат: { $list }
    }
try-fact-deck =
    { $pile ->
        [items] Колода предметов: { $list }
        [rooms] Колода комнат: { $list }
       *[threats] Колода угроз: { $list }
    }
try-fact-discarded =
    { $pile ->
        [items] В сбросе предметов: { $list }
        [rooms] В сбросе комнат: { $list }
       *[threats] В сбросе угроз: { $list }
    }
try-fact-supply = Кубов в запасе: { $n }
try-fact-event = Происходит: { $what }
try-fact-no-event = Не происходит: { $what }
try-fact-events = Происходит в таком порядке: { $what }
try-fact-dwellers-for = { $space }: { $who } выбирает из этих жителей: { $what }
try-dweller =
    { $dweller ->
        [loose] необученный
        [injured] раненый
       *[other] обученный по букве { $dweller }
    }
try-fact-looks-same = { $who } не заметит, если поменять местами: { $what }
try-fact-looks-different = { $who } заметит, если поменять местами: { $what }
try-fact-sees =
    { $who ->
        [spectator] Зритель видит:
       *[other] { $who } видит:
    }
try-has-power = энергия { $v }
try-has-food = еда { $v }
try-has-water = вода { $v }
try-has-cubes = всего кубов { $v }
try-has-happiness = счастье { $v }
try-has-dwellers = жителей { $v }
try-has-boxed = жителей в коробке { $v }
try-has-available = доступных жителей { $v }
try-has-loose = необученных жителей { $v }
try-has-in-vault = жителей в убежище { $v }
try-has-on-icons = новых жителей в ожидании { $v }
try-has-injured = раненых { $v }
try-has-trained = обучены: { $v }
try-has-items = предметов { $v }
try-has-exhausted = повёрнутых предметов { $v }
try-has-ready = подготовленных предметов { $v }
try-has-holds = предметы: { $v }
try-has-rooms = построено комнат { $v }
try-has-place = итоговое место { $v }
try-space-threat = под угрозой «{ $threat }»
try-space-no-threat = без угрозы
try-space-occupied = стоят жители: { $players }
try-space-empty = никто не стоит
try-space-fight = сложность боя { $n }
try-room-on = уровень игрока { $player }
try-room-on-top = верхний уровень
try-room-at = место { $slot }
try-level-rooms = комнат { $v }
try-level-threats = угроз { $v }
try-level-number = номер { $v }
try-level-open = можно строить на местах: { $v }
try-track-cards = карт { $v }
try-deck-left = осталось карт { $v }
try-deck-discards = в сбросе { $v }
try-deck-order = порядок: { $v }
try-key-seat = игрок { $v }
try-key-space = { $v }
try-key-dice = кубики { $v }
try-key-level = уровень { $v }
try-key-won = победа: { $v }
try-key-bonus = бонус { $v }
try-key-need = сложность { $v }
try-key-lost = потерян: { $v }
try-key-dwellers = жителей { $v }
try-key-card = { $v }
try-key-resource = { $v }
try-key-doubled = удвоено: { $v }
try-key-letter = буква { $v }
try-key-times = раз: { $v }
try-key-threats = угроз { $v }
try-key-amount = количество { $v }
try-key-threat = { $v }
try-key-forced = вынужденно: { $v }
try-key-room = { $v }
try-key-cubes = энергия, еда, вода: { $v }
try-key-pile =
    { $v ->
        [items] предметы
        [rooms] комнаты
       *[threats] угрозы
    }
try-event-round-began = начинается раунд
try-event-threat-rolled = бросок на появление угрозы
try-event-threat-spawned = появляется угроза
try-event-nothing-spawned = угроза не появляется
try-event-turn-began = начинается ход
try-event-placed = размещение жителей
try-event-passed = игрок пасует
try-event-cubes-paid = оплата кубами
try-event-cube-gained = получение куба
try-event-happiness-gained = получение счастья
try-event-room-named = комната названа
try-event-income-declined = отказ от дохода
try-event-income-taken = получение дохода
try-event-fight-rolled = бросок в бою
try-event-fight-changed = итог боя меняется
try-event-standing-bonus = предмет прибавляет к итогу боя
try-event-fight-decided = предмет решает исход боя
try-event-fight-ended = бой окончен
try-event-injured = житель ранен
try-event-healed = житель вылечен
try-event-dweller-arrived = прибывает новый житель
try-event-item-taken = взят предмет
try-event-item-used = применён предмет
try-event-item-discarded = сброшен предмет
try-event-item-readied = подготовлен предмет
try-event-track-filled = ряд пополнен
try-event-track-refreshed = ряд обновлён
try-event-deck-shuffled = сброс перемешан
try-event-token-taken = взят жетон первого игрока
try-event-room-built = построена комната
try-event-build-declined = отказ от второй комнаты
try-event-reward-skipped = награда пропущена
try-event-effect-skipped = эффект пропущен
try-event-exchange-opened = обмен становится возможен
try-event-exchanged = проведён обмен
try-event-training-due = обучение предстоит при возвращении
try-event-trained = житель обучен
try-event-training-lost = обучение потеряно
try-event-recall-began = начинается возвращение
try-event-recalled = жители возвращаются
try-event-threat-discarded = угроза сброшена
try-event-items-readied = все предметы подготовлены
try-event-end-triggered = выполнено условие конца игры
try-event-bonus-gained = предмет приносит счастье в конце игры
try-event-penalty-taken = угрозы отнимают счастье в конце игры
try-event-game-ended = партия окончена
