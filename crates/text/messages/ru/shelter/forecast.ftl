# Что принесёт выбор, строка за строкой: подпись и что предвидится. Значки помещаются в углу карты.

forecast-label-cost = Стоимость
forecast-label-price = Цена комнаты «{ $room }»
forecast-label-missing = Не хватает
forecast-label-fight = Бой
forecast-label-with-item = С предметом «{ $item }»
forecast-label-with-all = Со всеми предметами
forecast-label-gain = Награда
forecast-label-gain-twice = Награда дважды
forecast-label-gain-twice-by = Награда дважды, по букве { $letter }
forecast-label-gain-won = При победе
forecast-label-gain-won-twice = При победе дважды
forecast-label-gain-won-twice-by = При победе дважды, по букве { $letter }
forecast-label-lost = При поражении
forecast-label-no-effect = Без эффекта
forecast-label-stocks = Ресурсы
forecast-label-happiness = Счастье
forecast-label-wasted = Пропадёт
forecast-label-income = Доход
forecast-label-token = Первый игрок
forecast-label-dweller = Новый житель
forecast-label-training = Обучение
forecast-label-injury = Ранение
forecast-label-healing = Лечение
forecast-label-doubling = Удвоение
forecast-label-item = Предмет
forecast-label-columns = Угрозы
forecast-label-rooms = Ваш уровень
forecast-label-end = Конец игры

forecast-free = бесплатно
forecast-price-unpayable = { $price }, заплатить нечем
forecast-missing = { $n ->
    [one] { $n } ресурса
   *[other] { $n } ресурсов
}
forecast-fight = на двух кубиках { $need } или больше: { $chance }
forecast-fight-bonus = на двух кубиках с бонусом { $bonus } ({ $sources }) — { $need } или больше: { $chance }
forecast-fight-result = итог { $result } при сложности { $need }: { $chance }
forecast-fight-bonus-source = «{ $item }» { $n }
forecast-fight-bonus-added = применённые предметы { $n }
forecast-chance = { $percent } %
forecast-chance-throws = { $percent } %, { $n } из 36 бросков
forecast-certain = наверняка
forecast-impossible = невозможно
forecast-result-won = это победа
forecast-result-lost = этого не хватает
forecast-with-adds = прибавит { $n }, { $chance }
forecast-with-reroll = переброс при неудаче, всего { $chance }
forecast-with-win = { $chance }
forecast-nothing = ничего
forecast-maybe = { $what } (если хотите)
forecast-stock = { $name } { $range }
forecast-range = { $least }–{ $most }
forecast-change = { $before } → { $after }
forecast-wasted = { $things } (шкала полна)
forecast-income = { $seat } может получить 1 ресурс на выбор
forecast-income-order = { $seat } получит: { $cubes }
forecast-income-moot = { $seat } не получит дохода: все шкалы полны
forecast-token = вы возьмёте жетон, и со следующего раунда первый ход за вами
forecast-dwellers = { $n ->
    [one] доступен со следующего раунда
    [few] { $n } жителя, доступны со следующего раунда
   *[other] { $n } жителей, доступны со следующего раунда
}
forecast-training = при возвращении, по букве { $letter }
forecast-training-any = при возвращении, по букве на выбор
forecast-training-taken = по букве { $letter }; пропадёт, если к возвращению ячейка всё ещё занята
forecast-training-any-taken = пропадёт, если к возвращению все ячейки всё ещё заняты
forecast-trains = сразу, необученный житель, по букве { $letter }
forecast-trains-any = сразу, необученный житель, по букве на выбор
forecast-injury = житель будет ранен
forecast-healing = житель будет вылечен
forecast-heals = один из ваших раненых жителей будет вылечен
forecast-doubling = ваш житель, обученный по букве { $letters }, получит награду дважды
forecast-doubling-open = житель, обученный по букве { $letters }, получил бы её дважды
forecast-spent = обучение по букве { $letter } пропадёт без пользы
forecast-exhaust = карта будет повёрнута до конца раунда
forecast-discard = карта уйдёт в сброс
forecast-columns = { $space }: сумма { $columns }
forecast-columns-none = { $space }: никогда
forecast-rooms = { $n } из 6 комнат
forecast-ends = шестая комната: партия закончится после этого раунда
forecast-ends-maybe = вторая комната стала бы шестой, и партия закончилась бы после этого раунда
