# Что делают карты, сказанное по их данным. Термины — по глоссарию rules/ru/shelter.toml. Всё, что платят и получают,
# стоит в винительном падеже.

## Связки

say-and = { $first } и { $last }
say-comma = { $first }, { $rest }
say-or = { $first } или { $last }
say-sentence = { $text }.
say-colon = { $before }: { $after }.
say-cost = { $cost }: { $gain }
say-window = { $when } { $rest }

## То, что платят или получают

say-power = { $count ->
    [one] { $count } энергию
   *[other] { $count } энергии
}
say-food = { $count ->
    [one] { $count } еду
   *[other] { $count } еды
}
say-water = { $count ->
    [one] { $count } воду
   *[other] { $count } воды
}
say-any = { $count ->
    [one] { $count } ресурс на выбор
    [few] { $count } ресурса на выбор
   *[other] { $count } ресурсов на выбор
}
say-happiness = { $count ->
    [one] { $count } жетон счастья
    [few] { $count } жетона счастья
   *[other] { $count } жетонов счастья
}
say-item = { $count ->
    [one] { $count } предмет
    [few] { $count } предмета
   *[other] { $count } предметов
}
say-dweller = { $count ->
    [one] нового жителя
   *[other] { $count } новых жителей
}
say-first-player = жетон первого игрока
say-room-price = цену комнаты, которую строите

## Действия

say-pay = заплатите { $things }
say-discard-items = { $count ->
    [one] сбросьте { $count } предмет
    [few] сбросьте { $count } предмета
   *[other] сбросьте { $count } предметов
}
say-gain = получите { $things }
say-build = { $count ->
    [one] постройте комнату
    [few] постройте { $count } комнаты
   *[other] постройте { $count } комнат
}
say-build-free = { $count ->
    [one] постройте комнату, не платя её цену
    [few] постройте { $count } комнаты, не платя их цену
   *[other] постройте { $count } комнат, не платя их цену
}
say-train = при возвращении обучите жителя по букве на выбор
say-train-letter = при возвращении обучите жителя по букве { $letter }
say-train-linked = при возвращении обучите одного из жителей по букве на выбор
say-train-linked-letter = при возвращении обучите одного из жителей по букве { $letter }
say-heal = вылечите этого жителя
say-heal-linked = вылечите обоих жителей
say-ready = { $count ->
    [one] подготовьте предмет
    [few] подготовьте { $count } предмета
   *[other] подготовьте { $count } предметов
}
say-refresh-items = обновите ряд предметов
say-refresh-rooms = обновите ряд комнат
say-exchange = меняйте { $first } на { $second } или обратно сколько угодно раз за этот ход

## Поля

say-linked = разместите двух жителей
say-injured-only = разместите раненого жителя
say-linked-injured-only = разместите двух раненых жителей
say-injury = житель получает ранение
say-injury-linked = оба жителя получают ранение
say-fight = бой { $number }
say-on-a-win = победа: { $gain }
say-letters = дважды для жителя, обученного по букве { $letters }
say-letters-linked = дважды, если хотя бы один из жителей обучен по букве { $letters }
say-nothing = ничего не происходит

## Комнаты

say-price = постройка стоит { $things }
say-start = начальная комната на месте { $slot }, { $count ->
    [one] столбец { $columns }
   *[other] столбцы { $columns }
}
say-no-space = полей нет

## Предметы

say-exhaust = поверните этот предмет
say-discard = сбросьте этот предмет
say-discard-with = { $count ->
    [one] сбросьте этот предмет и ещё { $count }
   *[other] сбросьте этот предмет и ещё { $count }
}
say-repeat = сколько угодно раз
say-in-fight = в бою
say-fight-won = выиграв бой,
say-fight-lost = проиграв бой,
say-income-taken = получив доход,
say-room-built = построив комнату,
say-threat-spawned = когда на вашем уровне появилась угроза,
say-roll = +{ $amount } к броску
say-reroll = перебросьте оба кубика
say-win = выиграйте бой
say-heal-any = вылечите одного своего раненого жителя
say-train-any = обучите необученного жителя по букве на выбор
say-train-any-letter = обучите необученного жителя по букве { $letter }
say-discard-threat = сбросьте угрозу на вашем уровне, на которой никто не стоит
say-always-roll = +{ $amount } к вашим броскам в бою
say-end = { $count ->
    [one] в конце игры: +{ $count } жетон счастья
    [few] в конце игры: +{ $count } жетона счастья
   *[other] в конце игры: +{ $count } жетонов счастья
}

## Что считают числа

say-per = { $clause } за { $what }
say-at-most = { $clause } (максимум { $max })
say-per-rooms = { $each ->
    [one] каждую комнату на вашем уровне
    [few] каждые { $each } комнаты на вашем уровне
   *[other] каждые { $each } комнат на вашем уровне
}
say-per-items = { $each ->
    [one] каждый ваш предмет
    [few] каждые { $each } ваших предмета
   *[other] каждые { $each } ваших предметов
}
say-per-dwellers = { $each ->
    [one] каждого вашего жителя
   *[other] каждых { $each } ваших жителей
}
say-per-injured = { $each ->
    [one] каждого вашего раненого жителя
   *[other] каждых { $each } ваших раненых жителей
}
say-per-trained = { $each ->
    [one] каждого вашего обученного жителя
   *[other] каждых { $each } ваших обученных жителей
}
say-per-threats = { $each ->
    [one] каждую угрозу на вашем уровне
    [few] каждые { $each } угрозы на вашем уровне
   *[other] каждые { $each } угроз на вашем уровне
}
say-per-cubes = { $each ->
    [one] каждый ваш куб ресурсов
    [few] каждые { $each } ваших куба ресурсов
   *[other] каждые { $each } ваших кубов ресурсов
}
say-per-power = { $each ->
    [one] каждый ваш куб энергии
    [few] каждые { $each } ваших куба энергии
   *[other] каждые { $each } ваших кубов энергии
}
say-per-food = { $each ->
    [one] каждый ваш куб еды
    [few] каждые { $each } ваших куба еды
   *[other] каждые { $each } ваших кубов еды
}
say-per-water = { $each ->
    [one] каждый ваш куб воды
    [few] каждые { $each } ваших куба воды
   *[other] каждые { $each } ваших кубов воды
}
