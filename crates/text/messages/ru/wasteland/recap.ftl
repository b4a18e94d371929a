# Что произошло после последнего хода игрока: для того, кто вернулся за стол. Обращение на «вы».

recap-nothing = С вашего последнего хода ничего не произошло.
recap-rounds = { $n ->
    [1] Начался раунд { $round }.
    [one] Начался { $n } раунд, сейчас идёт раунд { $round }.
    [few] Начались { $n } раунда, сейчас идёт раунд { $round }.
   *[other] Началось { $n } раундов, сейчас идёт раунд { $round }.
}

# Дела другого игрока стоят в ряд после имени: «Борис останавливается здесь: „Ржавый мост“; убивает врага: „Канавный заяц“.»
recap-player = { $seat } { $deeds }.
recap-times = { $n ->
    [one] { $name } ({ $n } раз)
    [few] { $name } ({ $n } раза)
   *[other] { $name } ({ $n } раз)
}
recap-deed-character = играет за персонажа: { $name }
recap-deed-moved = останавливается здесь: { $space }
recap-deed-explored = { $n ->
    [1] разведывает фрагмент { $things }
   *[other] разведывает фрагменты { $things }
}
recap-deed-encounters = { $n ->
    [1] проходит встречу { $things }
   *[other] проходит встречи { $things }
}
recap-deed-kills = { $n ->
    [1] убивает врага: { $things }
   *[other] убивает врагов: { $things }
}
recap-deed-objectives = { $n ->
    [1] выполняет цель задания { $things }
   *[other] выполняет цели заданий { $things }
}
recap-deed-cards = { $n ->
    [1] получает карту { $things }
   *[other] получает карты { $things }
}
recap-deed-perks = { $n ->
    [1] берёт преимущество { $things }
   *[other] берёт преимущества { $things }
}
recap-deed-traded = { $n ->
   *[other] участвует в обмене: { $things }
}
recap-deed-levels = { $n ->
    [1] повышает уровень
    [one] повышает уровень { $n } раз
    [few] повышает уровень { $n } раза
   *[other] повышает уровень { $n } раз
}
recap-deed-agendas = { $n ->
    [one] берёт { $n } карту замысла
    [few] берёт { $n } карты замыслов
   *[other] берёт { $n } карт замыслов
}
recap-deed-loyal = объявляет о верности группировке «{ $faction }»
recap-deed-camp = устраивает привал
recap-deed-first = становится первым игроком
recap-deed-killed = погибает
recap-deed-eliminated = выбывает из игры

recap-activated = Активировались враги: { $enemies }.
recap-enemies-here = { $n ->
    [1] Теперь в вашем секторе ({ $space }) враг: { $foes }.
   *[other] Теперь в вашем секторе ({ $space }) враги: { $foes }.
}
recap-fights-won = { $n ->
    [1] Вы выиграли бой: { $things }.
   *[other] Вы выиграли бои: { $things }.
}
recap-fights-over = { $n ->
    [1] Вы сразились, но враг уцелел: { $things }.
   *[other] Вы сразились, но враги уцелели: { $things }.
}
recap-killed = Ваш выживший погиб.
recap-eliminated = Ваш выживший выбыл из игры.
recap-stocks = Ваш выживший: { $stocks }.
recap-stock-hp = здоровье { $now } ({ $change })
recap-stock-rads = радиация { $now } ({ $change })
recap-stock-xp = опыт { $change }
recap-stock-caps = крышки { $now } ({ $change })
recap-stock-agendas = карты замыслов { $now } ({ $change })
recap-quests-came = { $n ->
    [1] Новое задание: { $quests }.
   *[other] Новые задания: { $quests }.
}
recap-quests-gone = { $n ->
    [1] Задание завершено: { $quests }.
   *[other] Задания завершены: { $quests }.
}
recap-power-gained = Группировка «{ $faction }» продвинулась на { $n } по счётчику могущества, до деления { $now }.
recap-power-lost = Группировка «{ $faction }» отступила на { $n } по счётчику могущества, до деления { $now }.
recap-your-turn = Сейчас ваш ход.
recap-turn = Сейчас ход { $of-seat }.
recap-activation = Сейчас действуют враги.
recap-over = Партия окончена.

# Как дошло до этого: для тех, кто открывает партию снова.
previously-round = Идёт раунд { $round }.
previously-survivor = { $seat }, { $space }: здоровье { $hp }, радиация { $rads }, крышки { $caps }, карты замыслов { $agendas }.
previously-gone = { $seat } уже вне игры.
previously-quests = { $n ->
    [0] Заданий на столе нет.
   *[other] Заданий на столе { $n }: { $quests }.
}
previously-power = { $left ->
    [0] «{ $faction }» в конце счётчика могущества.
   *[other] «{ $faction }»: могущество { $now }, до захвата власти шагов: { $left }.
}
