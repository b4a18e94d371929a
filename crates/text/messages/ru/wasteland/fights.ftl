# Бои, проверки и раны, в настоящем времени, для журнала.

event-test-began = { $seat } проходит проверку: { $letters }, сложность { $need }
event-test-began-plain = { $seat } проходит проверку, сложность { $need }
event-dice-rolled = { $seat } бросает кубики: { $dice }
event-dice-rerolled = { $n ->
    [one] { $seat } перебрасывает кубик { $which }: { $dice }
   *[other] { $seat } перебрасывает кубики { $which }: { $dice }
}
event-die-turned = { $seat } выставляет кубик { $n }: { $face }
event-die-spent = { $seat } тратит кубик { $n }
event-rerolls-gained = { $n ->
    [one] { $seat } получает { $n } переброс
    [few] { $seat } получает { $n } переброса
   *[other] { $seat } получает { $n } перебросов
}
event-result-added = { $seat } прибавляет { $n } к результату
event-test-passed = { $seat }: успех, { $n } при сложности { $need }
event-test-failed = { $seat }: провал, { $n } при сложности { $need }
event-test-waived = Других выживших нет ({ $seat }): результат чужой проверки считается за { $n } при сложности { $need }

event-fight-began = Бой: { $seat } и { $foe }, уровень { $level }
event-fight-began-apart = Бой на расстоянии: { $seat } и { $foe }, уровень { $level }
event-fight-skipped = Боя не будет, сражаться не с кем ({ $seat }): { $enemies }
event-enemy-hit = { $n ->
    [0] Враг не наносит урона ({ $seat }): { $hits }
    [one] Враг наносит { $n } урон ({ $seat }): { $hits }
   *[other] Враг наносит { $n } урона ({ $seat }): { $hits }
}
hits-dice = { $n ->
    [0] попаданий нет
    [one] { $n } попадание
    [few] { $n } попадания
   *[other] { $n } попаданий
}
hits-ranged = ещё 1 за дальний бой
hits-armor = броня { $n }
hits-cancelled = отменено { $n }
event-survivor-hit = { $n ->
    [0] { $seat } не попадает, нужно { $need }
    [one] { $seat } наносит { $n } попадание, нужно { $need }
    [few] { $seat } наносит { $n } попадания, нужно { $need }
   *[other] { $seat } наносит { $n } попаданий, нужно { $need }
}
event-fight-hits-added = { $n ->
    [one] { $seat } добавляет { $n } попадание
    [few] { $seat } добавляет { $n } попадания
   *[other] { $seat } добавляет { $n } попаданий
}
event-fight-hits-cancelled = { $n ->
    [one] { $seat } отменяет { $n } попадание врага
    [few] { $seat } отменяет { $n } попадания врага
   *[other] { $seat } отменяет { $n } попаданий врага
}
event-fight-damage-prevented = { $n ->
    [one] { $seat } предотвращает { $n } урон
   *[other] { $seat } предотвращает { $n } урона
}
event-fight-rads-prevented = { $n ->
    [one] { $seat } предотвращает { $n } рад
    [few] { $seat } предотвращает { $n } рада
   *[other] { $seat } предотвращает { $n } рад
}
event-enemy-killed = { $seat } убивает врага: { $foe }, уровень { $level }
event-fight-won = { $seat } выигрывает бой
event-fight-over = { $seat } выходит из боя, враг остаётся в живых

event-damaged = { $n ->
    [one] { $seat } получает { $n } урон (здоровье теперь { $now })
   *[other] { $seat } получает { $n } урона (здоровье теперь { $now })
}
event-irradiated = { $n ->
    [one] { $seat } получает { $n } рад (радиация теперь { $now })
    [few] { $seat } получает { $n } рада (радиация теперь { $now })
   *[other] { $seat } получает { $n } рад (радиация теперь { $now })
}
event-healed = { $n ->
    [0] { $seat }: восстанавливать нечего (здоровье теперь { $now })
    [one] { $seat } восстанавливает { $n } пункт здоровья (теперь { $now })
    [few] { $seat } восстанавливает { $n } пункта здоровья (теперь { $now })
   *[other] { $seat } восстанавливает { $n } пунктов здоровья (теперь { $now })
}
event-cleansed = { $n ->
    [0] { $seat } не избавляется от радиации (остаётся { $now })
    [one] { $seat } избавляется от { $n } рада (остаётся { $now })
   *[other] { $seat } избавляется от { $n } рад (остаётся { $now })
}
event-killed = { $seat } погибает
event-eliminated = { $seat } выбывает из игры: столько радиации не вынести даже здесь
