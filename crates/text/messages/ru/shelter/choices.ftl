# Что даёт выбор. Размещение — ряд фраз: поле, что оно требует и даёт, что за этим последует.

choice-place = { $space }.
choice-place-threat = { $space }, под угрозой «{ $threat }».
choice-cost = Стоимость: { $cost }.
choice-fight = Бой: { $need } или больше, { $percent } %.
choice-fight-bonus = Бой: { $need } или больше, { $percent } % с вашим бонусом { $bonus }.
choice-gain = Награда: { $gain }.
choice-gain-won = Награда за победу: { $gain }.
choice-no-gain = Награды нет.
choice-linked = Нужны два жителя.
choice-injured-only = Для раненых жителей.
choice-twice = Ваш житель, обученный по букве { $letters }, даст награду дважды.
choice-income = { $seat } может получить доход.
choice-pass = Спасовать: в этом раунде у вас больше не будет ходов.
choice-use = «{ $item }». { $text }
choice-use-adds = Сейчас это прибавит { $n }.
choice-use-reroll = Ваш шанс тогда: { $percent } %.
choice-exchange = Обмен: заплатить { $first } и получить { $second }.
choice-exchange-closed = Обмен.
choice-done = Продолжить.
choice-done-fight = Оставить итог: { $state ->
    [lost] бой проигран, житель ранен.
   *[won] бой выигран.
}
choice-done-end = Закончить ход.
choice-done-for-turn = Продолжить и до конца хода больше не спрашивать о предметах.
choice-dweller = { $dweller }.
choice-dweller-twice = { $dweller }: награда будет получена дважды.
choice-dweller-spent = { $dweller }: обучение пропадёт без пользы.
choice-dweller-due = { $dweller }: обучение по букве { $letter }.
choice-dweller-due-any = { $dweller }: обучение по букве на выбор.
choice-heal = Вылечить: { $dweller }.
choice-pay-cube = Заплатить { $things } (останется { $left }).
choice-gain-cube = Получить { $things } (станет { $now }).
choice-gain-cube-lost = Получить { $things }: шкала полна, куб пропадёт.
choice-decline-income = Не получать доход.
choice-decline-build = Не строить вторую комнату.
choice-decline = Отказаться.
choice-take-item = Взять предмет «{ $item }». { $text }
choice-pay-item = Сбросить предмет «{ $item }». { $text }
choice-ready-item = Подготовить предмет «{ $item }». { $text }
choice-item = «{ $item }».
choice-room = «{ $room }». { $text }
choice-build = Построить комнату «{ $room }» на месте { $slot }.
choice-build-priced = Построить комнату «{ $room }» на месте { $slot }. Цена: { $price }.
choice-slot = Обучить по букве { $letter }.
slot-doubles = Удвоит сейчас: { $spaces }.
slot-doubles-nothing = В убежище сейчас удваивать нечего.
choice-threat = Сбросить угрозу «{ $threat }» с поля: { $space }.
choice-threat-none = Сбросить угрозу: здесь её нет ({ $space }).

note-odds = { $percent } %
note-twice = вдвое с { $letters }
note-income = доход может взять { $seat }
