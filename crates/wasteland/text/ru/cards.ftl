# Карты целиком, сказанные по их данным.

## Когда применяют свойства

does-window-start-of-turn = в начале вашего хода
does-window-turn = в ваш ход
does-window-action = действие
does-window-before-fight = перед боем
does-window-reroll = на этапе перебросов в бою
does-window-hurt = перед получением урона в бою
does-window-strike = перед подсчётом ваших попаданий в бою
does-window-fight = во время боя
does-window-after-fight = после боя
does-window-kill = убив врага
does-window-explore = после разведки фрагмента
does-window-camp = на привале
does-window-test = на этапе перебросов при проверке
does-window-round-end = в конце раунда
does-use-at = { $before } { $where }
does-use-if = { $before } (если { $condition })
does-use-cost = { $before } — { $cost }

## Что действует всегда

does-always-if = пока { $condition }: { $what }
does-standing-inventory = в инвентаре место ещё для { $count ->
    [one] { $count } карты
   *[other] { $count } карт
}
does-standing-armor = +{ $count } к броне
does-standing-fight-rerolls = { $count ->
    [one] +{ $count } переброс в бою
    [few] +{ $count } переброса в бою
   *[other] +{ $count } перебросов в бою
}
does-standing-test-rerolls = { $count ->
    [one] +{ $count } переброс при проверках
    [few] +{ $count } переброса при проверках
   *[other] +{ $count } перебросов при проверках
}
does-standing-hits = { $count ->
    [one] +{ $count } попадание по врагу
    [few] +{ $count } попадания по врагу
   *[other] +{ $count } попаданий по врагу
}
does-standing-move-points = { $count ->
    [one] +{ $count } очко движения за действие «Движение»
    [few] +{ $count } очка движения за действие «Движение»
   *[other] +{ $count } очков движения за действие «Движение»
}
does-standing-camp-hp = на привале восстанавливайте ещё { $count ->
    [one] { $count } пункт здоровья
    [few] { $count } пункта здоровья
   *[other] { $count } пунктов здоровья
}
does-standing-discount = карты рынка дешевле для вас на { $count ->
    [one] { $count } крышку
    [few] { $count } крышки
   *[other] { $count } крышек
}
does-standing-sell-bonus = за каждую проданную карту ещё { $count ->
    [one] { $count } крышка
    [few] { $count } крышки
   *[other] { $count } крышек
}
does-standing-kill-caps = за каждого убитого врага { $count ->
    [one] { $count } крышка
    [few] { $count } крышки
   *[other] { $count } крышек
}
does-standing-no-difficulty = пересечённая местность стоит вам 1 очко движения
does-standing-no-terrain-rads = радиоактивные сектора не дают вам радиации
does-standing-spared-damage = карты наносят вам на { $count ->
    [one] { $count } урон
   *[other] { $count } урона
} меньше
does-standing-spared-rads = карты дают вам на { $count ->
    [one] { $count } рад
    [few] { $count } рада
   *[other] { $count } рад
} меньше
does-standing-terrain-heals = радиоактивные сектора восстанавливают { $count ->
    [one] { $count } пункт здоровья
    [few] { $count } пункта здоровья
   *[other] { $count } пунктов здоровья
}, а радиации вам не дают
does-standing-no-enemy-rads = враги не дают вам радиации
does-standing-ignored = игнорируйте агрессивность { $enemies }
does-standing-kill-xp = за каждого убитого врага ещё { $count ->
    [one] { $count } очко опыта
    [few] { $count } очка опыта
   *[other] { $count } очков опыта
}
does-standing-camp-shop = на каждом привале, где бы вы ни были, один раз: { $count ->
    [one] поход на рынок с { $count } взаимодействием
   *[other] поход на рынок с { $count } взаимодействиями
}
does-standing-trade-anywhere = на привале обменивайтесь с выжившими на любом расстоянии
does-standing-no-companion = спутника у вас не бывает; взятая карта спутника сбрасывается
does-standing-second-weapon = у вас есть вторая ячейка оружия
does-starts-anywhere = ваша фигурка начинает в любом секторе открытого фрагмента

## Что напечатано

does-letters = { $count ->
    [one] буква { $letters }
   *[other] буквы { $letters }
}
does-ranged = оружие дальнего боя
does-armor = броня { $count }
does-value = цена: { $count ->
    [one] { $count } крышка
    [few] { $count } крышки
   *[other] { $count } крышек
}
does-recruit = вербовка: { $what }
does-stays = карта остаётся при подготовке, если { $condition }; иначе сбросьте её
does-leaves = при подготовке сбросьте карту, если { $condition }
does-stays-for = при подготовке { $cost } или сбросьте карту
does-unexhaust-cost = чтобы подготовить карту, { $cost }
does-perk = преимущество с буквой { $letters }
does-at-start = в начале игры
does-start-letter = начинает с буквой { $letter } и картой «{ $name }»

## Враги

does-enemy = { $kind }, уровень { $level }, уязвимые части тела: { $areas }
does-abilities = свойства: { $abilities }

## Замыслы

does-agenda-players = от { $count ->
    [one] { $count } игрока
   *[other] { $count } игроков
}
does-agenda-loyal = можно объявить о верности { $faction }
does-score = +{ $count } к влиянию
does-score-if = { $clause }, если { $condition }
does-row = активирует: { $types }
does-row-none = никого не активирует

## Встречи и задания

does-option-forced = обязательно
does-forced-if = обязательно, если { $condition }
does-option-if = только если { $condition }
does-staged = когда задание помещено
does-results = результаты
does-way-action = действие «Задание»
does-way-kill = убейте { $enemy }
does-way-kill-level = убейте { $enemy } уровня не ниже { $level }
does-way-explore = разведайте { $tile }
does-way-camp = сделайте привал
does-way-become = получите особенность { $trait }
does-way-level-up = повысьте уровень
does-way-buy = купите или завербуйте карту на рынке
does-way-enter = войдите в сектор «{ $name }»
does-way-round-end = в конце каждого раунда
does-way-renewed = каждый раз, когда обновляют колоду замыслов
