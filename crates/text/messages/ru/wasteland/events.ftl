# Что произошло, в настоящем времени, для журнала: так не нужен род имени игрока. `$of-seat` — родительный падеж.

event-round-began = Раунд { $n }
event-turn-began = Ход { $of-seat }
event-turn-ended = { $seat } заканчивает ход

## Начало пути

event-character-chosen = { $seat } выбирает персонажа: { $character }
event-figure-placed = { $seat } начинает здесь: { $space }
event-special-gained = { $seat } получает жетон { $letter }
event-special-returned = { $seat } возвращает жетон { $letter }
event-special-lost = { $seat } теряет жетон { $letter }

## В пути

event-move-action = { $n ->
    [one] { $seat } отправляется в путь: { $n } очко движения
    [few] { $seat } отправляется в путь: { $n } очка движения
   *[other] { $seat } отправляется в путь: { $n } очков движения
}
event-moved = { $n ->
    [0] { $seat } передвигается: { $space }
    [one] { $seat } передвигается за { $n } очко движения: { $space }
    [few] { $seat } передвигается за { $n } очка движения: { $space }
   *[other] { $seat } передвигается за { $n } очков движения: { $space }
}
event-placed = { $seat } оказывается здесь: { $space }
event-points-gained = { $n ->
    [one] { $seat } получает { $n } очко движения
    [few] { $seat } получает { $n } очка движения
   *[other] { $seat } получает { $n } очков движения
}
event-actions-gained = { $n ->
    [one] { $seat } получает ещё { $n } действие
    [few] { $seat } получает ещё { $n } действия
   *[other] { $seat } получает ещё { $n } действий
}
event-terrain-ignored = { $seat } до конца хода игнорирует местность
event-explored = { $seat } разведывает фрагмент: «{ $tile }»

## Враги приходят и уходят

event-enemy-appeared = Появляется { $foe }: { $space }
event-enemy-placed = Врага переставляют ({ $foe }): { $space }
event-enemy-moved = { $foe } передвигается: { $space }
event-enemy-revealed = Враг становится активным: { $foe }
event-enemy-revealed-any = Враг становится активным
event-enemy-hidden = Враг становится неактивным: { $foe }
event-enemy-hidden-any = Враг становится неактивным
event-enemy-gone = Жетон уходит с игрового поля: { $kind }
event-no-enemy-left = Жетонов этого типа больше нет: { $enemies }
event-no-replacement = Замены нет, потому что нет подходящего значка: { $enemies }
event-activated = Активация: { $enemies }

## Встречи и задания

event-encounter-began = { $level ->
    [0] { $seat }: встреча «{ $encounter }» ({ $icon })
   *[other] { $seat }: встреча «{ $encounter }» ({ $icon }, уровень { $level })
}
event-option-chosen = { $seat } выбирает: { $option }
event-option-forced = Выбора нет, { $seat } подчиняется: { $option }
event-no-option = { $seat } ничего не может выбрать: «{ $encounter }»
event-encounter-returned = Встреча «{ $encounter }» уходит под низ своей колоды
event-encounter-trashed = Встреча «{ $encounter }» уходит в коробку
event-encounter-added = Карта из библиотеки замешивается в верхние карты колоды встреч «{ $icon }»
event-not-in-library = Нужной карты в библиотеке уже нет
event-copy-taken = Из библиотеки случайно берётся одна из карт с номером { $number } (всего { $n })
event-quest-not-in-library = Задания «{ $quest }» в библиотеке уже нет
event-task-managed = { $seat }: успех
event-task-failed = { $seat }: провал
event-quest-staged = { $seat } помещает задание «{ $quest }»
event-quest-trashed = Задание «{ $quest }» уходит в коробку
event-quest-closed = Задания «{ $quest }» в игре уже не будет
event-marker-placed = { $seat } кладёт жетон задания «{ $quest }»: { $space }
event-quest-marked = { $n ->
    [1] На задание «{ $quest }» ложится метка, теперь { $marks }
    [one] На задание «{ $quest }» ложится { $n } метка, теперь { $marks }
    [few] На задание «{ $quest }» ложатся { $n } метки, теперь { $marks }
   *[other] На задание «{ $quest }» ложится { $n } меток, теперь { $marks }
}
event-quest-unmarked = { $n ->
    [1] С задания «{ $quest }» снимают метку, теперь { $marks }
    [one] С задания «{ $quest }» снимают { $n } метку, теперь { $marks }
    [few] С задания «{ $quest }» снимают { $n } метки, теперь { $marks }
   *[other] С задания «{ $quest }» снимают { $n } меток, теперь { $marks }
}
event-objective-completed = { $seat } выполняет цель задания «{ $quest }»: { $objective }
event-objective-failed = { $seat } не справляется с целью задания «{ $quest }»: { $objective }
event-objective-declined = { $seat } пропускает цель задания «{ $quest }»: { $objective }

## Опыт и особенности

event-xp-gained = { $seat } получает { $n ->
    [one] { $n } очко опыта
    [few] { $n } очка опыта
   *[other] { $n } очков опыта
}{ $levels ->
    [0] { "" }
    [1] { " " }и повышает уровень
    [one] { " " }и повышает уровень { $levels } раз
    [few] { " " }и повышает уровень { $levels } раза
   *[other] { " " }и повышает уровень { $levels } раз
}
event-level-drawn = { $seat } берёт жетоны: { $letters }
event-level-drawn-nothing = { $seat } не берёт жетонов: их больше нет
event-perk-gained = { $seat } берёт преимущество «{ $perk }»
event-no-perk = { $seat } не получает преимущества: подходящего нет
event-perk-used = { $seat } применяет преимущество «{ $perk }»
event-perk-lost = { $seat } теряет преимущество «{ $perk }»
event-trait-gained = { $seat } получает особенность «{ $trait }»
event-trait-lost = { $seat } теряет особенность «{ $trait }»
event-trait-locked = { $seat } не получает особенность «{ $trait }»: мешает замок на стороне «{ $lock }»

## Имущество

event-caps-gained = { $n ->
    [one] { $seat } получает { $n } крышку (теперь { $now })
    [few] { $seat } получает { $n } крышки (теперь { $now })
   *[other] { $seat } получает { $n } крышек (теперь { $now })
}
event-caps-lost = { $n ->
    [one] { $seat } расстаётся с { $n } крышкой (остаётся { $now })
   *[other] { $seat } расстаётся с { $n } крышками (остаётся { $now })
}
event-card-gained = { $seat } получает карту «{ $card }»
event-card-equipped = { $seat } экипирует карту «{ $card }»
event-card-stored = { $seat } убирает в инвентарь карту «{ $card }»
event-card-discarded = { $seat } сбрасывает карту «{ $card }»
event-card-used = { $seat } применяет карту «{ $card }»
event-card-exhausted = { $seat } поворачивает карту «{ $card }»
event-card-readied = { $seat } подготавливает карту «{ $card }»
event-stays-exhausted = { $seat } не платит: карта «{ $card }» остаётся повёрнутой
event-companion-left = Спутник уходит ({ $seat }): «{ $card }»
event-event-drawn = Вместо добычи { $seat } берёт событие «{ $card }»
event-nothing-to-draw = { $seat } не берёт карту, брать нечего: { $pile }
event-shuffled-loot = Сброс добычи перемешивается в новую колоду
event-shuffled-asset = Сброс активов перемешивается в новую колоду
event-shuffled-enemies = Сброшенные жетоны перемешиваются в новую стопку: { $enemies }
event-shop-filled = Новое на рынке: «{ $card }»
event-shop-discarded = Уходит с рынка: «{ $card }»
event-bought = { $n ->
    [0] { $seat } получает на рынке карту «{ $card }» даром
    [one] { $seat } покупает карту «{ $card }» за { $n } крышку
    [few] { $seat } покупает карту «{ $card }» за { $n } крышки
   *[other] { $seat } покупает карту «{ $card }» за { $n } крышек
}
event-recruited = { $seat } вербует спутника «{ $card }»
event-sold = { $n ->
    [0] { $seat } отдаёт на рынке карту «{ $card }» даром
    [one] { $seat } продаёт карту «{ $card }» за { $n } крышку
    [few] { $seat } продаёт карту «{ $card }» за { $n } крышки
   *[other] { $seat } продаёт карту «{ $card }» за { $n } крышек
}
event-unique-missing = Актива «{ $card }» уже нет: { $seat } получает вместо него случайный уникальный актив

## Привал и обмен

event-camp-began = { $seat } устраивает привал
event-shopped-in-camp = { $seat } отправляет заказ с привала: поход на рынок
event-offer-made = { $seat } предлагает сделку: { $other }
event-offer-countered = { $seat } предлагает взамен другую сделку: { $other }
event-offer-refused = { $seat } отказывается от сделки
event-traded = Обмен. { $seat } отдаёт: { $gives }; { $other } отдаёт: { $gets }
deal-caps = { $n ->
    [one] { $n } крышка
    [few] { $n } крышки
   *[other] { $n } крышек
}
deal-agendas = { $n ->
    [one] { $n } карта замысла
    [few] { $n } карты замыслов
   *[other] { $n } карт замыслов
}
deal-nothing = ничего

## Замыслы, группировки и конец игры

event-agendas-passed = { $seat } отдаёт карты замыслов: { $cards }. Их получает { $other }
event-agenda-shown = { $seat } показывает карту замысла «{ $card }». Её видит { $other }
event-agenda-drawn = { $seat } берёт карту замысла
event-agenda-seen = { $seat } берёт карту замысла «{ $card }»
event-agenda-discarded = { $seat } сбрасывает карту замысла
event-agenda-discarded-open = { $seat } сбрасывает карту замысла «{ $card }»
event-agenda-shuffled = { $seat } замешивает карту замысла обратно в колоду
event-agenda-given-up = { $seat } отказывается от карты замысла «{ $card }»
event-agenda-revealed = Карта замысла «{ $card }» приводит врагов в движение
event-agenda-put-away = Карта замысла «{ $card }» уходит в сброс
event-agenda-deck-renewed = { $n ->
    [one] Колода замыслов обновляется: { $n } карта
    [few] Колода замыслов обновляется: { $n } карты
   *[other] Колода замыслов обновляется: { $n } карт
}
event-no-agenda = Раскрыть нечего, карт замыслов не осталось: враги стоят на месте
event-first-player = Колоду замыслов получает { $seat }: теперь это первый игрок
event-loyalty-declared = { $seat } объявляет о верности группировке «{ $faction }» картой «{ $card }»
event-loyalty-ended = { $seat } больше не хранит верность: карта «{ $card }» снова скрыта
event-power-gained = Группировка «{ $faction }» продвигается на { $n } по счётчику могущества, до деления { $now }
event-power-lost = Группировка «{ $faction }» отступает на { $n } по счётчику могущества, до деления { $now }
event-looked-at = { $n ->
    [one] { $seat } смотрит { $n } карту: { $pile }
    [few] { $seat } смотрит { $n } карты: { $pile }
   *[other] { $seat } смотрит { $n } карт: { $pile }
}
event-looked-at-cards = { $seat } смотрит карты ({ $pile }): { $cards }
event-effect-skipped = Эффект не срабатывает, применить его не к чему ({ $seat })
event-offer-declined = { $seat } отказывается
event-victory-declared = { $seat } объявляет о победе (влияние { $n }): { $cards }
event-takeover = Группировка «{ $faction }» доходит до конца счётчика могущества и захватывает власть
event-friendly-faction = Отряд на стороне группировки «{ $faction }»
event-group-deck = Карт в колоде замыслов: { $n }
event-cards-required = Отряду нужно карт замыслов: { $n }
event-group-victory = Отряд побеждает: друзья доходят до конца счётчика, карт замыслов { $n }, нужно { $need }
event-group-too-early = Отряд проигрывает: друзья доходят до конца счётчика слишком рано, карт замыслов { $n }, нужно { $need }
event-group-enemy = Отряд проигрывает: до конца счётчика доходит вражеская группировка
event-group-death = Отряд проигрывает: гибель выжившего
event-group-elimination = Отряд проигрывает: выживший выбывает из игры
event-group-nobody = Отряд проигрывает: никого не осталось
event-one-group = Все выжившие — один отряд: «{ $star }» в конце счётчика — победа, «{ $shield }» — поражение
event-agenda-spent = { $seat } получает карту замысла «{ $card }» и тратит её
event-group-wins = Отряд побеждает: «{ $faction }» в конце счётчика могущества
event-group-loses = Отряд проигрывает: «{ $faction }» в конце счётчика могущества
event-game-lost = Партия окончена. Побеждает только Пустошь
event-game-ended = { $n ->
    [one] Партия окончена: побеждает { $winners }
   *[other] Партия окончена: вместе побеждают { $winners }
}

## Несколько однородных событий в одной строке

events-enemies-appeared = Появляются враги: { $foes }
events-enemies-revealed = Враги становятся активными: { $foes }
events-enemies-hidden = Враги становятся неактивными: { $foes }
events-cards-gained = { $seat } получает карты { $cards }
events-cards-readied = { $seat } подготавливает карты { $cards }
events-specials-gained = { $seat } получает жетоны { $letters }
events-agendas-drawn = { $n ->
    [one] { $seat } берёт { $n } карту замысла
    [few] { $seat } берёт { $n } карты замыслов
   *[other] { $seat } берёт { $n } карт замыслов
}
events-agendas-seen = { $seat } берёт карты замыслов { $cards }
events-agenda-shuffled = { $seat } замешивает карту замысла «{ $card }» обратно в колоду
events-shop-filled = Новое на рынке: { $cards }
events-shop-discarded = Уходят с рынка: { $cards }
