# Что произошло, в настоящем времени, для журнала: так не нужен род имени игрока. `$of-seat` — родительный падеж.

event-round-began = Раунд { $n }
event-threat-rolled = Кубики угрозы, { $level }: { $one } + { $other } = { $sum }
event-threat-spawned = Угроза «{ $threat }»: { $space }
event-spared-seven = Угрозы нет: выпадает семёрка, столбец лифтов
event-spared-no-room = Угрозы нет: в этом столбце нет комнаты
event-spared-taken = Угрозы нет: там уже лежит угроза
event-spared-no-cards = Угрозы нет: карт угроз больше нет
event-turn-began = Ход { $of-seat }
event-placed = { $n ->
    [one] { $seat } размещает жителя: { $space }
   *[other] { $seat } размещает двух жителей: { $space }
}
event-placed-threat = { $n ->
    [one] { $seat } размещает жителя на угрозе «{ $threat }»: { $space }
   *[other] { $seat } размещает двух жителей на угрозе «{ $threat }»: { $space }
}
event-placed-twice = { $placed }; обучение по букве { $letter } удваивает награду
event-passed = { $seat } пасует
event-passed-forced = { $seat } пасует: больше ничего сделать нельзя
event-paid = { $seat } платит { $things }
event-gained = { $seat } получает { $things }
event-cube-lost = { $seat } не может сохранить { $things }: шкала полна
event-room-named = { $seat } построит комнату «{ $room }»
event-income-declined = { $seat } не получает доход
event-income-taken = { $seat } получает доход
event-fight-rolled = { $seat } бросает кубики: { $one } + { $other } = { $sum }
event-standing-bonus = «{ $item }» прибавляет { $n } к итогу
event-fight-decided = { $seat } выигрывает бой благодаря предмету, что бы ни выпало на кубиках
event-effect-skipped = { $seat } применяет предмет «{ $item }», но часть эффекта ничего не меняет
event-fight-changed = { $seat } прибавляет { $n } к итогу
event-fight-won = { $seat } выигрывает бой: итог { $sum }, сложность { $need }
event-fight-won-item = { $seat } выигрывает бой благодаря предмету, что бы ни выпало на кубиках
event-fight-lost = { $seat } проигрывает бой: итог { $sum }, сложность { $need }
event-injured = Житель получает ранение ({ $seat })
event-healed = Житель выздоравливает ({ $seat })
event-dweller-arrived = { $seat } получает нового жителя: он доступен со следующего раунда
event-item-taken = { $seat } берёт предмет «{ $item }»
event-item-used = { $seat } применяет предмет «{ $item }»
event-item-exhausted = { $seat } применяет и поворачивает предмет «{ $item }»
event-item-discarded = { $seat } сбрасывает предмет «{ $item }»
event-item-readied = { $seat } подготавливает предмет «{ $item }»
event-track-filled = { $kind ->
    [rooms] Ряд комнат пополняется: { $cards }
   *[items] Ряд предметов пополняется: { $cards }
}
event-track-refreshed = { $kind ->
    [rooms] Ряд комнат сбрасывается и обновляется
   *[items] Ряд предметов сбрасывается и обновляется
}
event-deck-shuffled = { $kind ->
    [rooms] Сброс комнат перемешивается в новую колоду
    [threats] Сброс угроз перемешивается в новую колоду
   *[items] Сброс предметов перемешивается в новую колоду
}
event-token-taken = { $seat } берёт жетон первого игрока
event-room-built = { $seat } строит комнату «{ $room }» на месте { $slot }
event-build-declined = { $seat } не строит вторую комнату
event-skipped-dweller = { $seat } не получает нового жителя: все семеро уже в игре
event-skipped-first-player = { $seat } уже держит жетон первого игрока
event-skipped-build = { $seat } ничего не строит: сейчас построить комнату нельзя
event-skipped-train = { $seat } никого не обучает: здесь больше некого обучить
event-skipped-exchange = { $seat } уже может проводить обмен
event-skipped-heal = { $seat } никого не лечит: раненых здесь нет
event-skipped-item = { $seat } не берёт предмет: ряд предметов пуст
event-skipped-ready = { $seat } ничего не подготавливает: повёрнутых предметов нет
event-skipped-other = { $seat } пропускает награду, которая ничего не даёт
event-exchange-opened = { $seat } может проводить обмен до конца хода
event-exchanged = { $seat } проводит обмен
event-training-due = { $seat } обучит жителя по букве { $letter } при возвращении
event-training-due-any = { $seat } обучит жителя при возвращении, по букве на выбор
event-trained = { $seat } обучает жителя по букве { $letter }
event-training-lost = { $seat } теряет обучение по букве { $letter }: ячейка занята
event-recall-began = Возвращение
event-recalled = { $n ->
    [0] { $seat } никого не возвращает: в убежище никого нет
    [one] { $seat } возвращает { $n } жителя
   *[other] { $seat } возвращает { $n } жителей
}
event-threat-discarded = Угроза «{ $threat }» уходит в сброс, поле снова открыто: { $space }
event-items-readied = Все повёрнутые предметы подготавливаются
event-end-sixth-room = Условие конца игры выполнено: на уровне построена шестая комната. Этот раунд последний
event-end-threat-deck = Условие конца игры выполнено: колода угроз закончилась. Этот раунд последний
event-end-standstill = Условие конца игры выполнено: десять раундов никто не размещал жителей, и новых угроз быть не может
event-end-round-limit = Условие конца игры выполнено: достигнут предел раундов
event-bonus-gained = { $seat } получает { $things } за предмет «{ $item }»
event-penalty-taken = { $threats ->
    [one] { $seat } теряет { $things } за { $threats } угрозу на уровне
    [few] { $seat } теряет { $things } за { $threats } угрозы на уровне
   *[other] { $seat } теряет { $things } за { $threats } угроз на уровне
}
event-penalty-nothing = { $threats ->
    [one] { $seat } не теряет счастья за { $threats } угрозу на уровне: терять нечего
    [few] { $seat } не теряет счастья за { $threats } угрозы на уровне: терять нечего
   *[other] { $seat } не теряет счастья за { $threats } угроз на уровне: терять нечего
}
event-game-ended = Партия окончена. { $n ->
    [one] { $winners } становится смотрителем
   *[other] { $winners } делят первое место
}. { $places }
event-place = { $n }. { $seats }
