# Что может случиться: шансы до броска, пути, предсказания, и что от кого скрыто.

odds-percent = { $n } %
odds-mean = { $whole },{ $tenth }

## Что принесёт выбор, в скобках за ним

prospect-kill = убить { $chance }
prospect-die = погибнуть { $chance }
prospect-damage = урон в среднем { $damage }
prospect-damage-rads = в среднем урон { $damage } и радиация { $rads }
prospect-pass = пройти проверку { $pass }
prospect-rested = { $odds }; { $rested }, если потерять особенность «Бодрый»
prospect-step = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
prospect-points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[other] { $n } очков
}
prospect-perk = он у вас есть: взамен преимущество
prospect-then = { $before }; затем { $then }
prospect-caps = { $n ->
    [one] { $n } крышка
    [few] { $n } крышки
   *[other] { $n } крышек
}
prospect-attacked = атакует { $foe }: { $odds }

## Идущий бой или проверка

remark-enemy = Уровень { $level }, уязвимо: { $areas }; чтобы убить, нужно { $need ->
    [one] { $need } попадание
    [few] { $need } попадания
   *[other] { $need } попаданий
}. { $rerolls ->
    [0] Перебросов нет.
    [one] Остался { $rerolls } переброс.
    [few] Осталось { $rerolls } переброса.
   *[other] Осталось { $rerolls } перебросов.
}
remark-difficulty = Нужно { $need ->
    [one] { $need } попадание
    [few] { $need } попадания
   *[other] { $need } попаданий
}. { $rerolls ->
    [0] Перебросов нет.
    [one] Остался { $rerolls } переброс.
    [few] Осталось { $rerolls } переброса.
   *[other] Осталось { $rerolls } перебросов.
}
remark-fight = Этот бой, если не применять карт: { $odds }.
remark-test = Эта проверка, если не применять карт: { $odds }.
remark-reroll = { $n ->
    [one] Лучший переброс: кубик { $dice }.
   *[other] Лучший переброс: кубики { $dice }.
}
remark-stand = Переброс лучше не сделает.
remark-reroll-to-kill = { $n ->
    [one] Чтобы убить, лучше перебросить кубик { $dice }.
   *[other] Чтобы убить, лучше перебросить кубики { $dice }.
}
remark-stand-to-kill = Чтобы убить, лучше оставить кубики как есть.
remark-reroll-to-live = { $n ->
    [one] Чтобы выжить, лучше перебросить кубик { $dice }.
   *[other] Чтобы выжить, лучше перебросить кубики { $dice }.
}
remark-stand-to-live = Чтобы выжить, лучше оставить кубики как есть.

## Обзор

outlook-reach = Куда можно дойти (осталось { $actions ->
    [one] { $actions } действие
    [few] { $actions } действия
   *[other] { $actions } действий
} и { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}; очков за движение: { $each })
outlook-reach-later = Куда можно дойти за целый ход (действий { $actions }, очков за движение { $each })
outlook-nowhere = никуда
outlook-space = { $space }: { $what }
outlook-way = { $actions ->
    [0] без действий
    [one] { $actions } действие
    [few] { $actions } действия
   *[other] { $actions } действий
}, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
outlook-way-safer = безопаснее: { $actions ->
    [0] без действий
    [one] { $actions } действие
    [few] { $actions } действия
   *[other] { $actions } действий
}, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
outlook-rads = радиация { $rads }
outlook-kills = это смерть
outlook-attacked = атакуют: { $foes }
outlook-waiting = там: { $foes }
outlook-asleep = там взакрытую: { $foes }
outlook-fights = Бои (перебросы — прежде всего чтобы убить; свойства карт не учтены)
outlook-fight = { $foe }: { $odds }
outlook-fight-now = { $foe }, уже сейчас: { $odds }
outlook-fight-apart = { $foe }, издалека: { $odds }
outlook-activation = При активации сейчас
outlook-kind = { $enemies }: на следующей карте { $chance }
outlook-deed = { $foe } — { $deed }
outlook-wake = { $n ->
    [one] затем раскрывается { $n } жетон
    [few] затем раскрываются { $n } жетона
   *[other] затем раскрываются { $n } жетонов
}
outlook-deed-fights = бой: { $seat }
outlook-deed-stays = остаётся на месте
outlook-deed-moves = движение к цели: { $seat } (расстояние { $n }); { $ways }
outlook-way-fights = { $space }, там бой: { $seat }
list-or = { $first } или { $last }
outlook-influence = Влияние (для победы { $n })
outlook-has = { $seat }: { $least }
outlook-has-won = { $seat }: { $least }, для победы достаточно
outlook-between = { $seat }: от { $least } до { $most }
outlook-may-win = { $seat }: от { $least } до { $most }, для победы может хватить
outlook-card = «{ $card }»: { $n }
outlook-clause-holds = { $clause } Сейчас: { $n }.
outlook-clause-open = { $clause } Сейчас нет.
outlook-power = Могущество
outlook-clock = { $n ->
    [one] { $n } карта замысла до обновления колоды и роста могущества; каждый раунд уходит одна
    [few] { $n } карты замыслов до обновления колоды и роста могущества; каждый раунд уходит одна
   *[other] { $n } карт замыслов до обновления колоды и роста могущества; каждый раунд уходит одна
}
outlook-clock-due = Карты замыслов кончились (осталось { $n }): после этой активации колода обновится, а могущество вырастет
outlook-faction = «{ $faction }»: { $power } из { $end }, X = { $x }, Y = { $y }.
outlook-faction-waits = «{ $faction }»: { $power } из { $end }, X = { $x }, Y = { $y }; сильнейшая, поэтому не продвигается.
outlook-faction-next = На деление дальше: X = { $x }, Y = { $y }.
outlook-hidden = Что скрыто
outlook-hidden-known = { $what }: { $n }, вам { $known ->
    [one] известна
   *[other] известны все
}
outlook-hidden-part = { $what }: { $n }, вам известно { $known }
outlook-hidden-unknown = { $what }: { $n }
outlook-seen-by = кто видит: { $seats }
secret-hand = карты замыслов { $of-seat }
secret-discards = сброшенные карты замыслов
secret-tiles = закрытые фрагменты ({ $back })
secret-enemies = лежат взакрытую: { $enemies }
secret-stack = стопка: { $enemies }
secret-specials = порядок жетонов S.P.E.C.I.A.L.
secret-looked-at = просматриваемые карты: { $pile }
