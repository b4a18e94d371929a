# Карты целиком, сказанные по их данным.

## Когда применяют свойства

does-window-start-of-turn = в начале вашего хода
does-window-turn = в ваш ход
does-window-action = как действие
does-window-before-fight = перед боем
does-window-reroll = в бою, на этапе перебросов
does-window-hurt = в бою, перед получением урона
does-window-strike = в бою, перед подсчётом ваших попаданий
does-window-fight = во время боя
does-window-after-fight = после боя
does-window-kill = когда вы убили врага
does-window-explore = когда вы разведали фрагмент
does-window-camp = на привале
does-window-test = при проверке, на этапе перебросов
does-window-round-end = в конце раунда
does-use-if = { $before } (если { $condition })
does-use-cost = { $before } — { $cost }

## Что действует всегда

does-always = всегда: { $what }
does-always-if = всегда, если { $condition }: { $what }
does-standing-inventory = в инвентаре место ещё для { $count ->
    [one] { $count } карты
   *[other] { $count } карт
}
does-standing-armor = броня больше на { $count }
does-standing-fight-rerolls = ещё { $count ->
    [one] { $count } переброс
    [few] { $count } переброса
   *[other] { $count } перебросов
} в бою
does-standing-test-rerolls = ещё { $count ->
    [one] { $count } переброс
    [few] { $count } переброса
   *[other] { $count } перебросов
} при проверках
does-standing-hits = ещё { $count ->
    [one] { $count } попадание
    [few] { $count } попадания
   *[other] { $count } попаданий
} по врагу в каждом бою
does-standing-move-points = ещё { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[other] { $count } очков
} движения от действия «Движение»
does-standing-camp-hp = на привале восстанавливается ещё { $count ->
    [one] { $count } очко здоровья
   *[other] { $count } здоровья
}
does-standing-discount = карты рынка дешевле на { $count ->
    [one] { $count } крышку
    [few] { $count } крышки
   *[other] { $count } крышек
}
does-standing-sell-bonus = за проданную карту ещё { $count ->
    [one] { $count } крышка
    [few] { $count } крышки
   *[other] { $count } крышек
}
does-standing-kill-caps = за каждого убитого врага { $count ->
    [one] { $count } крышка
    [few] { $count } крышки
   *[other] { $count } крышек
}
does-standing-no-difficulty = пересечённая местность стоит одно очко движения
does-standing-no-terrain-rads = радиоактивные сектора не дают радиации
does-standing-spared-damage = карты наносят на { $count } меньше урона
does-standing-spared-rads = карты дают на { $count } меньше радиации
does-standing-terrain-heals = радиоактивные сектора восстанавливают { $count ->
    [one] { $count } очко здоровья
   *[other] { $count } здоровья
}, а радиации не дают
does-standing-no-enemy-rads = враги не дают радиации
does-standing-ignored = агрессивность { $enemies } на вас не действует

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
does-recruit = для вербовки нужно: { $what }
does-stays = при подготовке карта остаётся, если { $condition }
does-stays-for = чтобы карта осталась при подготовке, { $cost }
does-unexhaust-cost = чтобы подготовить карту, { $cost }
does-perk = преимущество с буквой { $letters }
does-at-start = в начале игры { $what }
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
does-score = ещё { $count ->
    [one] { $count } влияние
   *[other] { $count } влияния
}
does-score-if = { $clause }, если { $condition }
does-row = активирует: { $types }
does-row-none = никого не активирует

## Встречи и задания

does-option-forced = обязательно
does-option-if = только если { $condition }
does-staged = когда выложено, { $what }
does-results = результаты: { $what }
does-way-action = действие «Задание»
does-way-kill = убить { $enemy }
does-way-kill-level = убить { $enemy } уровня не ниже { $level }
does-way-explore = разведать { $tile }
does-way-camp = сделать привал
does-way-become = получить особенность { $trait }
does-way-level-up = повысить уровень
does-way-buy = купить или завербовать на рынке
does-way-enter = войти в сектор «{ $name }»
does-way-round-end = в конце каждого раунда
does-way-renewed = каждый раз, когда обновляют колоду замыслов
does-objective = цель: { $what }
