# Названия вещей, короткие формы того, что на них напечатано, и стол текстом.

## Игроки. `-of` — родительный падеж; имена людей не склоняются.

seat-color = { $color ->
    [red] Красный
    [blue] Синий
    [green] Зелёный
    [yellow] Жёлтый
   *[other] { $color }
}
seat-color-of = { $color ->
    [red] Красного
    [blue] Синего
    [green] Зелёного
    [yellow] Жёлтого
   *[other] игрока { $color }
}
seat-name-of = игрока { $name }
seat-nobody = место { $n }

## Места

level-top = уровень 0 (верхний)
level-owned = уровень { $n } ({ $seat })
space-only = «{ $room }»
space-left = «{ $room }», левое поле
space-right = «{ $room }», правое поле
space-elevator = лифт { $of-seat }
space-empty = уровень { $n }, место { $slot }

## Жители

dweller-loose = { $injured ->
    [yes] необученный раненый житель
   *[no] необученный житель
}
dweller-trained = { $injured ->
    [yes] раненый житель, обученный по букве { $letter }
   *[no] житель, обученный по букве { $letter }
}
dweller-placed = { $injured ->
    [yes] раненый житель, { $space }
   *[no] житель, { $space }
}
dweller-new = { $injured ->
    [yes] новый житель, ранен
   *[no] новый житель
}
dweller-boxed = { $injured ->
    [yes] раненый житель в коробке
   *[no] житель в коробке
}

## Ресурсы

resource-power = энергия
resource-food = еда
resource-water = вода

## Короткие формы, в именительном падеже

list-and = { $first } и { $last }
list-or = { $first } или { $last }
short-power = { $n ->
    [one] { $n } энергия
   *[other] { $n } энергии
}
short-food = { $n ->
    [one] { $n } еда
   *[other] { $n } еды
}
short-water = { $n ->
    [one] { $n } вода
   *[other] { $n } воды
}
short-any = { $n } ?
short-any-plain = { $n ->
    [one] { $n } ресурс на выбор
    [few] { $n } ресурса на выбор
   *[other] { $n } ресурсов на выбор
}
short-happiness = { $n ->
    [one] { $n } счастье
   *[other] { $n } счастья
}
short-items = { $n ->
    [one] { $n } предмет
    [few] { $n } предмета
   *[other] { $n } предметов
}
short-dwellers = { $n ->
    [one] { $n } новый житель
    [few] { $n } новых жителя
   *[other] { $n } новых жителей
}
short-build = { $n ->
    [1] постройка комнаты
   *[other] постройка { $n } комнат
}
short-ready = { $n ->
    [1] подготовка предмета
   *[other] подготовка { $n } предметов
}
short-first-player = жетон первого игрока
short-train = обучение
short-train-letter = обучение { $letter }
short-exchange = { $first } ⇄ { $second }
short-exchange-plain = обмен: { $first } на { $second } или обратно
short-exchange-bare = обмен
short-heal = лечение
short-refresh-items = обновление ряда предметов
short-refresh-rooms = обновление ряда комнат
short-injury = ранение
short-room-price = цена комнаты

## Что предлагает поле

offer-arrow = { $cost } → { $gain }
offer-free = → { $gain }
offer-letters = [{ $letters }]
offer-linked = двое:
offer-injured-only = раненые:
offer-fight = бой { $need }
offer-threat = УГРОЗА «{ $threat }»:
offer-dweller = @{ $mark }
offer-dweller-injured = @{ $mark }!
offer-cost-plain = стоимость: { $cost }
offer-no-cost-plain = бесплатно
offer-gain-plain = награда: { $gain }
offer-no-gain-plain = без награды
offer-letters-plain = вдвое с { $letters }
offer-linked-plain = сразу два жителя
offer-injured-only-plain = только для раненых
offer-fight-plain = бой, { $need } или больше
offer-threat-plain = угроза «{ $threat }»
offer-dweller-plain = занято: житель ({ $seat })
offer-dweller-injured-plain = занято: раненый житель ({ $seat })

## Заголовок

table-round = Раунд { $n }
table-step-spawn = появление угроз
table-step-turn = ход { $of-seat }
table-step-recall = возвращение
table-step-over = партия окончена
table-token = жетон первого игрока: { $seat }
table-order-now = Ещё ходят в этом раунде: { $seats }
table-order-now-nobody = Ещё ходят в этом раунде: никто
table-order-next = Следующий раунд: { $seats }
table-decks = Осталось карт: { $threats ->
    [one] { $threats } угроза
    [few] { $threats } угрозы
   *[other] { $threats } угроз
}, { $rooms ->
    [one] { $rooms } комната
    [few] { $rooms } комнаты
   *[other] { $rooms } комнат
}, { $items ->
    [one] { $items } предмет
    [few] { $items } предмета
   *[other] { $items } предметов
}
table-end-open = Конец игры — с шестой комнатой на уровне (пока больше всего: { $rooms }) или с последней картой угрозы
table-end-sixth-room = Последний раунд: на уровне построена шестая комната
table-end-threat-deck = Последний раунд: колода угроз закончилась
table-end-standstill = Последний раунд: десять раундов никто не размещал жителей, и новых угроз быть не может
table-end-round-limit = Последний раунд: достигнут предел раундов
table-places = Итог по местам: { $places }

## Убежище

table-vault = УБЕЖИЩЕ
table-level-top = Уровень 0, верхний
table-level = Уровень { $n }, { $seat }: комнат { $rooms } из 6
table-level-threats = { $threats ->
    [one] { $threats } угроза
    [few] { $threats } угрозы
   *[other] { $threats } угроз
}
table-elevator = лифт
table-legend = @ житель игрока с этой буквой, ! ранен, ~ карта повёрнута, ? ресурс на выбор, [ ] удваивающие буквы, стоимость → награда

## Ряды

table-items = РЯД ПРЕДМЕТОВ
table-rooms = РЯД КОМНАТ
table-track-empty = пусто
table-price = «{ $room }» (цена: { $price })
table-set-aside = Отложена, цена заплачена: «{ $room }»

table-space-only = Поле
table-space-left = Левое поле
table-space-right = Правое поле

## Игроки

table-players = ИГРОКИ
table-player = { $seat } ({ $mark })
table-player-token = жетон первого игрока
table-player-passed = пас
table-cubes = энергия { $power }, еда { $food }, вода { $water }
table-happiness = счастье { $n }
table-happiness-hidden = счастье скрыто
table-no-items = предметов нет
table-held = предметы: { $items }
table-item-exhausted = { $item }~
table-item-exhausted-plain = { $item } (карта повёрнута)
table-dwellers = { $n ->
    [one] { $n } житель: { $groups }
    [few] { $n } жителя: { $groups }
   *[other] { $n } жителей: { $groups }
}
table-loose = необученных { $n }
table-loose-injured = необученных раненых { $n }
table-trained = обучение { $letters }
table-trained-injured = раненые с обучением { $letters }
table-in-vault = в убежище { $n }
table-in-vault-injured = раненых в убежище { $n }
table-new = новых { $n }

# The sums of the dice that bring a threat to this space.
offer-columns = { $columns }:
offer-columns-plain = кубики { $columns }
