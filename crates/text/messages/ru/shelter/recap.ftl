# Что произошло после последнего хода игрока: для того, кто вернулся за стол. Обращение на «вы».

recap-nothing = С вашего последнего хода ничего не произошло.
recap-rounds = { $n ->
    [1] Начался раунд { $round }.
    [one] Начался { $n } раунд, сейчас идёт раунд { $round }.
    [few] Начались { $n } раунда, сейчас идёт раунд { $round }.
   *[other] Началось { $n } раундов, сейчас идёт раунд { $round }.
}

# Дела другого игрока стоят в ряд после имени: «Синий размещает жителя („Столовая“); берёт предмет „Фонарь“.»
recap-player = { $seat } { $deeds }.
recap-deed-placed = { $n ->
    [one] размещает жителя ({ $space })
   *[other] размещает двух жителей ({ $space })
}
recap-deed-placements = { $n ->
    [one] делает { $n } размещение
    [few] делает { $n } размещения
   *[other] делает { $n } размещений
}
recap-deed-won = выигрывает бой с угрозой «{ $threat }» ({ $space })
recap-deed-lost = проигрывает бой с угрозой «{ $threat }» ({ $space })
recap-card = «{ $card }»
recap-deed-built = { $n ->
    [1] строит комнату { $cards }
   *[other] строит комнаты { $cards }
}
recap-deed-taken = { $n ->
    [1] берёт предмет { $cards }
   *[other] берёт предметы { $cards }
}
recap-deed-used = { $n ->
    [1] применяет предмет { $cards }
   *[other] применяет предметы { $cards }
}
recap-deed-token = берёт жетон первого игрока
recap-deed-arrived = { $n ->
    [one] получает { $n } нового жителя
   *[other] получает { $n } новых жителей
}
recap-deed-happiness = получает { $things }
recap-deed-passed = пасует

recap-threat-came = На вашем уровне появилась угроза «{ $threat }»: { $space }.
recap-threat-gone = Угроза «{ $threat }» ушла с вашего уровня, поле снова открыто: { $space }.
recap-income = Ваш доход: { $cubes }.
recap-recalled = Ваши жители вернулись.
recap-trained = { $n ->
    [one] Ваш житель обучен по букве { $letters }.
   *[other] Ваши жители обучены по буквам { $letters }.
}
recap-stocks = Теперь у вас: { $stocks }.
recap-stock = { $name } { $now } ({ $change })
recap-happiness = счастье
recap-end = { $end }.
recap-your-turn = Сейчас ваш ход.
recap-turn = Сейчас ход { $of-seat }.
recap-over = Партия окончена.

# Как дошло до этого: для тех, кто открывает партию снова.
previously-round = Идёт раунд { $round }.
previously-player = { $seat }: комнат { $rooms }, жителей { $dwellers }
previously-happy = { $player }, счастье { $n }
previously-end = На самом полном уровне комнат { $rooms } из 6, угроз в колоде осталось { $threats }.
previously-last-round = Условие конца игры уже выполнено.
