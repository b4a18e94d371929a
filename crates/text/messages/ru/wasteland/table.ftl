# Стол как текст.

table-setup = Подготовка
table-round = Раунд { $n }
table-turn = Ход { $of-seat }: { $actions ->
    [one] осталось { $actions } действие
    [few] осталось { $actions } действия
   *[many] осталось { $actions } действий
}{ $points ->
    [0] {""}
    [one] , { $points } очко движения
    [few] , { $points } очка движения
   *[many] , { $points } очков движения
}
table-over = Партия окончена
table-won = Победа: { $seats }
table-lost = Проиграли все
table-first = Первый игрок: { $seat }
table-agendas = Колода замыслов: { $left ->
    [one] { $left } карта
    [few] { $left } карты
   *[many] { $left } карт
}, в сбросе { $discards }
table-activation = Активация: { $enemies }
table-power = Счётчик могущества (конец на { $end }): «{ $star }» (звезда) { $star-power }, «{ $shield }» (щит) { $shield-power }
table-to-win = Влияния для победы: { $n }
table-group = Карты замыслов отряда: { $n } из { $need } · друзья: «{ $faction }»
table-new-california = До конца счётчика: «{ $star }» (победа) — { $n }, «{ $shield }» (поражение) — { $threat }

table-map = Игровое поле
table-start-tile = { $tile }, начальный фрагмент
table-icon = { $icon }: { $level ->
    [0] встреча
   *[other] встреча, уровень { $level }
}
table-spawn = значки: { $enemies }
table-here = здесь: { $seats }
table-marker = жетон задания «{ $quest }»
table-beside = рядом: { $spaces }
table-space-short = { $tile } { $letter }
table-facedown = { $n }: { $place }
table-facedown-short = закрытый фрагмент { $n }
table-enemy = { $foe } (уровень { $level }, уязвимо: { $areas }{ $abilities ->
    [0] {""}
   *[other] {"; "}
}{ $names })
table-enemy-down = { $foe }

table-quests = Задания
table-quest = { $marks ->
    [0] { $quest }
    [one] { $quest } ({ $marks } метка)
    [few] { $quest } ({ $marks } метки)
   *[other] { $quest } ({ $marks } меток)
}
table-objective = { $objective } — { $how }
table-results = Итог: { $results }
table-no-quests = нет
table-encounter = Встреча: { $encounter }
table-outcome = Вариант { $n }: { $outcome }
table-outcome-fail = Вариант { $n }, провал: { $outcome }

table-shop = Рынок
table-shop-empty = пусто
table-card = { $card }. { $text }
table-decks = Колоды: добыча { $loot }, активы { $assets }; встречи: { $encounters }

table-seat = { $seat }
table-seat-you = { $seat } (вы)
table-seat-out = { $seat } (вне игры)
table-character = { $character }
table-at = место: { $space }
table-health = здоровье { $hp }, радиация { $rads }, остаётся { $remaining }
table-letters = { $letters }
table-xp = опыт { $xp } из { $needed } до уровня, уровней { $levels }
table-caps = { $n ->
    [one] { $n } крышка
    [few] { $n } крышки
   *[many] { $n } крышек
}
table-traits = особенности: { $traits }
table-loyal = верность: { $faction }
table-own-equipped = Экипировка:
table-own-inventory = Инвентарь:
table-own-perks = Преимущества:
table-equipped = Экипировка: { $cards }
table-inventory = Инвентарь: { $cards }
table-talent = Талант: { $card }
table-perks = Преимущества: { $perks }
table-exhausted = { $card } (карта повёрнута)
table-agenda-count = Карт замыслов: { $n }
table-bounds = влияние от { $least } до { $most }
table-hand = Карты замыслов (влияние { $n }):
table-hand-unknown = Карты замыслов:
table-agenda-worth = { $card }, влияние { $n }. { $text }
table-agenda = { $card }. { $text }

# The map drawn with characters: signs, as short as can be.
drawn-critter = т
drawn-human = ч
drawn-robot = р
drawn-monster = м
drawn-super-mutant = с
drawn-star = *
drawn-shield = #
drawn-wasteland = П
drawn-settlement = Г
drawn-vault-84 = У84
drawn-vault-109 = У109
drawn-facedown = фрагмент { $n }
drawn-legend = Выжившие: { $seats }. Враги и их уровень, ? взакрытую: { $kinds }. Встречи/уровень: { $icons }. ! жетон задания, ^ пересечённая, ~ радиоактивная, + больше, чем помещается.
