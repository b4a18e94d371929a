# Что делают карты, сказанное по их данным. Термины — по глоссарию rules/ru/wasteland.toml. `.one` стоит в винительном
# падеже, `.many` и `.of` — в родительном, `.to` — в дательном.

## Связки

does-sentence = { $text }.
does-and = { $first } и { $last }
does-or = { $first } или { $last }
does-comma = { $first }, { $rest }
does-semicolon = { $first }; { $rest }
does-then = { $first }, затем { $rest }
does-either = { $first } — либо { $rest }
does-colon = { $before }: { $after }
does-group = ({ $text })
does-nothing = ничего не происходит

## Количества

does-per = { $clause } за { $what }
does-less = { $clause }, минус { $number } за { $what }
does-plus = { $clause }, плюс { $number }
does-minus = { $clause }, минус { $number }
does-at-most = { $clause }, не больше { $max }

## Названия

does-faction-star = звезда
    .of = звезды
    .to = звезде
does-faction-shield = щит
    .of = щита
    .to = щиту
does-trait-idolized = «Кумир»
does-trait-vilified = «Презренный»
does-trait-synth = «Синт»
does-trait-super-mutant = «Супермутант»
does-trait-well-rested = «Бодрый»
does-trait-addicted = «Зависимый»
does-type-critter = тварь
    .one = тварь
    .many = тварей
does-type-human = человек
    .one = человека
    .many = людей
does-type-robot = робот
    .one = робота
    .many = роботов
does-type-monster = монстр
    .one = монстра
    .many = монстров
does-type-super-mutant = супермутант
    .one = супермутанта
    .many = супермутантов
does-type-star = враг звезды
    .one = врага звезды
    .many = врагов звезды
does-type-shield = враг щита
    .one = врага щита
    .many = врагов щита
does-type-any = враг
    .one = врага
    .many = врагов
does-kind-weapon = оружие
does-kind-apparel = одежда
does-kind-companion = спутник
does-kind-aid = припасы
does-kind-drug = препарат
does-kind-magazine = журнал
does-kind-event = событие
does-kind-talent = свойство персонажа
does-icon-wasteland = Пустошь
does-icon-settlement = поселение
does-icon-vault-84 = убежище 84
does-icon-vault-109 = убежище 109
does-back-dangerous = опасный
    .one = опасный фрагмент
    .many = опасных фрагментов
does-back-deadly = смертоносный
    .one = смертоносный фрагмент
    .many = смертоносных фрагментов
does-back-double = двусторонний
    .one = двусторонний фрагмент
    .many = двусторонних фрагментов
does-back-any = любой
    .one = фрагмент
    .many = фрагментов
does-pile-loot = добычи
does-pile-asset = активов
does-pile-agenda = замыслов
does-pile-encounter = встреч ({ $icon })
does-area-head = голова
does-area-body = туловище
does-area-arms = руки
does-area-legs = ноги
does-ability-aggressive = «Агрессивный»
does-ability-armor = «Броня»
does-ability-loot = «Добыча»
does-ability-radiation = «Радиоактивный»
does-ability-ranged = «Дальнобойный»
does-ability-retreat = «Бегство»

## Эффекты

does-add = добавьте карту «{ $name }» из библиотеки в её колоду
does-stage = выложите задание «{ $name }» из библиотеки
does-become = получите особенность { $trait }
does-lose = потеряйте особенность { $trait }
does-xp = получите { $count ->
    [one] { $count } опыт
   *[other] { $count } опыта
}
does-caps = получите { $count ->
    [one] { $count } крышку
    [few] { $count } крышки
   *[other] { $count } крышек
}
does-lose-caps = потеряйте { $count ->
    [one] { $count } крышку
    [few] { $count } крышки
   *[other] { $count } крышек
}
does-draw = возьмите { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[other] { $count } карт
} из колоды { $deck }
does-shop = поход на рынок: { $count ->
    [one] { $count } взаимодействие
    [few] { $count } взаимодействия
   *[other] { $count } взаимодействий
}
does-unique = получите уникальный актив «{ $name }»
does-power = { $faction }: могущество растёт на { $count }
does-weaken = { $faction }: могущество падает на { $count }
does-trash = уберите эту карту в коробку
does-damage = получите { $count ->
    [one] { $count } урон
   *[other] { $count } урона
}
does-rads = получите { $count ->
    [one] { $count } радиацию
   *[other] { $count } радиации
}
does-heal = восстановите { $count ->
    [one] { $count } здоровье
   *[other] { $count } здоровья
}
does-remove-rads = потеряйте { $count ->
    [one] { $count } радиацию
   *[other] { $count } радиации
}
does-prevent-damage = предотвратите { $count ->
    [one] { $count } урон
   *[other] { $count } урона
}
does-prevent-rads = предотвратите { $count ->
    [one] { $count } радиацию
   *[other] { $count } радиации
}
does-cancel-hits = отмените { $count ->
    [one] { $count } попадание
    [few] { $count } попадания
   *[other] { $count } попаданий
} врага
does-add-hits = нанесите врагу ещё { $count ->
    [one] { $count } попадание
    [few] { $count } попадания
   *[other] { $count } попаданий
}
does-rerolls = получите { $count ->
    [one] { $count } переброс
    [few] { $count } переброса
   *[other] { $count } перебросов
}
does-set-die = поверните кубик на выбор гранью { $face }
does-choose-die = поверните кубик на выбор любой гранью
does-face = { $hits ->
    [0] без попаданий
    [one] с { $hits } попаданием
   *[other] с { $hits } попаданиями
}, { $areas }
does-no-areas = без частей тела
does-add-result = прибавьте { $count } к результату проверки
does-points = получите { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[other] { $count } очков
} движения
does-actions = получите { $count ->
    [one] { $count } действие
    [few] { $count } действия
   *[other] { $count } действий
}
does-teleport = поставьте свою фигурку { $where }
does-travel = передвиньтесь { $where }
does-ignore-terrain = до конца хода местность для вас не важна
does-place-enemy = выложите { $enemy } в открытую { $where }
does-place-enemy-facedown = выложите { $enemy } взакрытую { $where }
does-place-tokens = { $count ->
    [one] выложите { $count } жетон группировки { $faction } { $where }
    [few] выложите { $count } жетона группировки { $faction }, каждый { $where }
   *[other] выложите { $count } жетонов группировки { $faction }, каждый { $where }
}
does-remove-token = уберите с игрового поля жетон группировки { $faction }
does-move-enemy = передвиньте { $foe } не более чем на { $count ->
    [one] { $count } сектор
    [few] { $count } сектора
   *[other] { $count } секторов
}
does-kill-enemy = убейте без боя { $foe }
does-deactivate = переверните взакрытую { $foe }
does-reveal = переверните в открытую { $foe }
does-fight-enemy = вступите в бой, выбрав { $foe }
does-foe = { $enemy } { $where }
does-foe-level = { $enemy } уровня не выше { $level } { $where }
does-draw-and-fight = возьмите из запаса { $enemy } и вступите в бой
does-test = проверка { $letters }, { $difficulty }
does-difficulty = сложность { $count }
does-test-other = другой выживший в вашем секторе проходит: { $test }
does-tried = { $clause } ({ $outcomes })
does-succeed = успех: { $what }
does-fail = провал: { $what }
does-reorder = { $count ->
    [1] посмотрите верхнюю карту колоды { $deck }
    [one] посмотрите { $count } верхнюю карту колоды { $deck } и верните в любом порядке
    [few] посмотрите { $count } верхние карты колоды { $deck } и верните в любом порядке
   *[other] посмотрите { $count } верхних карт колоды { $deck } и верните в любом порядке
}
does-draw-one-of = посмотрите { $count ->
    [one] { $count } верхнюю карту
    [few] { $count } верхние карты
   *[other] { $count } верхних карт
} колоды { $deck }, оставьте себе одну, остальные уберите под низ
does-gain-special = получите случайный S.P.E.C.I.A.L.-жетон
does-gain-special-letter = получите S.P.E.C.I.A.L.-жетон { $letter }
does-lose-special = потеряйте S.P.E.C.I.A.L.-жетон на выбор
does-gain-perk = получите преимущество с буквой { $letters }
does-gain-any-perk = получите преимущество на выбор
does-lose-perk = потеряйте преимущество на выбор
does-lose-card = сбросьте свою карту на выбор
does-lose-card-kind = сбросьте свою карту вида «{ $kind }»
does-lose-agenda = сбросьте карту замысла на выбор
does-unexhaust = подготовьте свою карту
does-exhaust = поверните свою подготовленную карту
does-marker = положите жетон этого задания { $where }
does-if = если { $condition }, то { $what }
does-if-else = если { $condition }, то { $what }; иначе { $other }
does-may = по желанию { $what }
does-may-pay = по желанию { $cost }; тогда { $what }
does-choose = выберите одно: { $options }
does-each = { $whom }: { $what }
does-die = вы погибаете

## Кто

does-whom-everybody = каждый выживший
does-whom-others = каждый другой выживший
does-whom-others-here = каждый другой выживший в вашем секторе
does-whom-others-near = каждый другой выживший в вашем секторе или соседнем с ним
does-whom-one-here = один другой выживший в вашем секторе
does-whom-one-near = один другой выживший в вашем секторе или соседнем с ним
does-whom-one-other = один другой выживший на выбор
does-whom-first-other = первый по очерёдности из других выживших

## Где

does-where-here = в ваш сектор
    .at = в вашем секторе
does-where-adjacent = в соседний сектор
    .at = в соседнем секторе
does-where-near = в ваш сектор или соседний с ним
    .at = в вашем секторе или соседнем с ним
does-where-at = в сектор «{ $name }»
    .at = в секторе «{ $name }»
does-where-at-icon = в сектор со значком «{ $icon }»
    .at = в секторе со значком «{ $icon }»
does-where-at-spawn = в сектор, где место появления { $enemies }
    .at = в секторе, где место появления { $enemies }
does-where-at-start = в сектор начального фрагмента
    .at = в секторе начального фрагмента
does-where-at-markers = в сектор с жетоном этого задания
    .at = в секторе с жетоном этого задания
does-where-at-survivors = в сектор с другим выжившим
    .at = в секторе с другим выжившим
does-where-anywhere = в любой сектор
    .at = в любом секторе

## Стоимость

does-cost-exhaust = поверните эту карту
does-cost-discard = сбросьте эту карту
does-cost-caps = заплатите { $count ->
    [one] { $count } крышку
    [few] { $count } крышки
   *[other] { $count } крышек
}
does-cost-hp = получите { $count ->
    [one] { $count } урон
   *[other] { $count } урона
}
does-cost-rads = получите { $count ->
    [one] { $count } радиацию
   *[other] { $count } радиации
}
does-cost-actions = потратьте { $count ->
    [one] { $count } действие
    [few] { $count } действия
   *[other] { $count } действий
}
does-cost-points = потратьте { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[other] { $count } очков
} движения
does-cost-cards = сбросьте { $count ->
    [one] { $count } карту
    [few] { $count } карты
   *[other] { $count } карт
} вида «{ $kind }»
does-cost-agendas = сбросьте { $count ->
    [one] { $count } карту замысла
    [few] { $count } карты замыслов
   *[other] { $count } карт замыслов
}
does-cost-dice = потратьте результат { $count ->
    [one] { $count } кубика
   *[other] { $count } кубиков
}
does-cost-rerolls = потратьте { $count ->
    [one] { $count } переброс
    [few] { $count } переброса
   *[other] { $count } перебросов
}
does-cost-loses = потеряйте особенность { $trait }

## Условия

does-not = неверно, что { $condition }
does-when-trait = у вас особенность { $trait }
does-when-special = у вас есть { $letters }
does-when-loyal = вы верны какой-нибудь группировке
does-when-loyal-to = вы верны { $faction }
does-when-character = ваш персонаж — «{ $name }»
does-when-card = у вас есть карта «{ $name }»
does-when-has = у вас есть карта вида «{ $kind }»
does-when-equipped = у вас экипирована карта вида «{ $kind }»
does-when-ranged-weapon = ваше оружие — дальнего боя
does-when-at = вы в секторе «{ $name }»
does-when-at-icon = вы в секторе со значком «{ $icon }»
does-when-at-marker = вы в секторе с жетоном этого задания
does-when-at-start = вы на начальном фрагменте
does-when-with-survivor = в вашем секторе есть другой выживший
does-when-with-trait = в вашем секторе есть другой выживший с особенностью { $trait }
does-when-used = в бою использована буква { $letter }
does-when-fighting = вы в бою с врагом типа «{ $enemy }»
does-when-apart = враг в соседнем секторе
does-when-leads = могущество { $faction } больше
does-when-solo = игрок один

## Что считают

does-per-level = { $each ->
    [one] каждый уровень значка встречи
    [few] каждые { $each } уровня значка встречи
   *[other] каждые { $each } уровней значка встречи
}
    .least = уровень значка встречи не меньше { $count }
does-per-special = { $each ->
    [one] каждый ваш S.P.E.C.I.A.L.-жетон
    [few] каждые { $each } ваших S.P.E.C.I.A.L.-жетона
   *[other] каждые { $each } ваших S.P.E.C.I.A.L.-жетонов
}
    .least = у вас не меньше { $count ->
        [one] { $count } S.P.E.C.I.A.L.-жетона
       *[other] { $count } S.P.E.C.I.A.L.-жетонов
    }
does-per-special-of = { $each ->
    [one] каждый ваш жетон из { $letters }
    [few] каждые { $each } ваших жетона из { $letters }
   *[other] каждые { $each } ваших жетонов из { $letters }
}
    .least = у вас не меньше { $count ->
        [one] { $count } жетона из { $letters }
       *[other] { $count } жетонов из { $letters }
    }
does-per-levels = { $each ->
    [one] каждое ваше повышение уровня
    [few] каждые { $each } ваших повышения уровня
   *[other] каждые { $each } ваших повышений уровня
}
    .least = вы повысили уровень не меньше { $count ->
        [one] { $count } раза
       *[other] { $count } раз
    }
does-per-traits = { $each ->
    [one] каждую вашу особенность
    [few] каждые { $each } ваши особенности
   *[other] каждые { $each } ваших особенностей
}
    .least = у вас не меньше { $count ->
        [one] { $count } особенности
       *[other] { $count } особенностей
    }
does-per-trait = { $each ->
    [one] вашу особенность { $trait }
   *[other] каждые { $each } ваших особенности { $trait }
}
    .least = у вас особенность { $trait } не меньше { $count ->
        [one] { $count } раза
       *[other] { $count } раз
    }
does-per-perks = { $each ->
    [one] каждое ваше преимущество
    [few] каждые { $each } ваших преимущества
   *[other] каждые { $each } ваших преимуществ
}
    .least = у вас не меньше { $count ->
        [one] { $count } преимущества
       *[other] { $count } преимуществ
    }
does-per-companions = { $each ->
    [one] каждого вашего спутника
   *[other] каждых { $each } ваших спутников
}
    .least = у вас не меньше { $count ->
        [one] { $count } спутника
       *[other] { $count } спутников
    }
does-per-cards = { $each ->
    [one] каждую вашу карту вида «{ $kind }»
    [few] каждые { $each } ваши карты вида «{ $kind }»
   *[other] каждые { $each } ваших карт вида «{ $kind }»
}
    .least = у вас не меньше { $count ->
        [one] { $count } карты вида «{ $kind }»
       *[other] { $count } карт вида «{ $kind }»
    }
does-per-items = { $each ->
    [one] каждый ваш предмет
    [few] каждые { $each } ваших предмета
   *[other] каждые { $each } ваших предметов
}
    .least = у вас не меньше { $count ->
        [one] { $count } предмета
       *[other] { $count } предметов
    }
does-per-caps = { $each ->
    [one] каждую вашу крышку
    [few] каждые { $each } ваши крышки
   *[other] каждые { $each } ваших крышек
}
    .least = у вас не меньше { $count ->
        [one] { $count } крышки
       *[other] { $count } крышек
    }
does-per-hp = { $each ->
    [one] каждую единицу оставшегося здоровья
    [few] каждые { $each } единицы оставшегося здоровья
   *[other] каждые { $each } единиц оставшегося здоровья
}
    .least = у вас не меньше { $count } оставшегося здоровья
does-per-rads = { $each ->
    [one] каждую единицу вашей радиации
    [few] каждые { $each } единицы вашей радиации
   *[other] каждые { $each } единиц вашей радиации
}
    .least = у вас не меньше { $count } радиации
does-per-lost-hp = { $each ->
    [one] каждую недостающую единицу здоровья
    [few] каждые { $each } недостающие единицы здоровья
   *[other] каждые { $each } недостающих единиц здоровья
}
    .least = вам недостаёт не меньше { $count } здоровья
does-per-agendas = { $each ->
    [one] каждую вашу карту замысла
    [few] каждые { $each } ваши карты замыслов
   *[other] каждые { $each } ваших карт замыслов
}
    .least = у вас не меньше { $count ->
        [one] { $count } карты замысла
       *[other] { $count } карт замыслов
    }
does-per-kills = { $each ->
    [one] каждый жетон убитых вами { $enemies }
    [few] каждые { $each } жетона убитых вами { $enemies }
   *[other] каждые { $each } жетонов убитых вами { $enemies }
}
    .least = вы убили не меньше { $count } { $enemies }
does-per-explored = { $each ->
    [one] каждый из разведанных вами { $tiles }
   *[other] каждые { $each } из разведанных вами { $tiles }
}
    .least = вы разведали не меньше { $count } { $tiles }
does-per-faceup-tiles = { $each ->
    [one] каждый открытый фрагмент
    [few] каждые { $each } открытых фрагмента
   *[other] каждые { $each } открытых фрагментов
}
    .least = открыто не меньше { $count ->
        [one] { $count } фрагмента
       *[other] { $count } фрагментов
    }
does-per-deaths = { $each ->
    [one] каждую вашу гибель
   *[other] каждые { $each } ваших гибели
}
    .least = вы погибали не меньше { $count ->
        [one] { $count } раза
       *[other] { $count } раз
    }
does-per-power = { $each ->
    [one] каждое деление могущества { $faction }
    [few] каждые { $each } деления могущества { $faction }
   *[other] каждые { $each } делений могущества { $faction }
}
    .least = могущество { $faction } не меньше { $count }
does-per-lead = { $each ->
    [one] каждое деление отрыва { $faction }
    [few] каждые { $each } деления отрыва { $faction }
   *[other] каждые { $each } делений отрыва { $faction }
}
    .least = отрыв { $faction } не меньше { $count }
does-per-power-difference = { $each ->
    [one] каждое деление между группировками
    [few] каждые { $each } деления между группировками
   *[other] каждые { $each } делений между группировками
}
    .least = между группировками не меньше { $count ->
        [one] { $count } деления
       *[other] { $count } делений
    }
does-per-survivors-here = { $each ->
    [one] каждого другого выжившего в вашем секторе
   *[other] каждых { $each } других выживших в вашем секторе
}
    .least = в вашем секторе не меньше { $count ->
        [one] { $count } другого выжившего
       *[other] { $count } других выживших
    }
does-per-enemies-here = { $each ->
    [one] каждого из активных { $enemies } в вашем секторе
   *[other] каждых { $each } активных { $enemies } в вашем секторе
}
    .least = в вашем секторе не меньше { $count } активных { $enemies }
does-per-enemies-on-map = { $each ->
    [one] каждого из активных { $enemies } на игровом поле
   *[other] каждых { $each } активных { $enemies } на игровом поле
}
    .least = на игровом поле не меньше { $count } активных { $enemies }
does-per-quests = { $each ->
    [one] каждое задание в игровой зоне
    [few] каждые { $each } задания в игровой зоне
   *[other] каждые { $each } заданий в игровой зоне
}
    .least = в игровой зоне не меньше { $count ->
        [one] { $count } задания
       *[other] { $count } заданий
    }
does-per-enemy-level = { $each ->
    [one] каждый уровень врага
    [few] каждые { $each } уровня врага
   *[other] каждые { $each } уровней врага
}
    .least = уровень врага не меньше { $count }
does-per-hits = { $each ->
    [one] каждое попадание на кубиках
    [few] каждые { $each } попадания на кубиках
   *[other] каждые { $each } попаданий на кубиках
}
    .least = на кубиках не меньше { $count ->
        [one] { $count } попадания
       *[other] { $count } попаданий
    }
