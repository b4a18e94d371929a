# Что делают карты, сказанное по их данным: когда, условие, цена: эффект. Термины — по глоссарию rules/ru/wasteland.toml.
# `.one` стоит в винительном падеже, `.some` — в именительном, `.many` и `.of` — в родительном, `.to` — в дательном,
# `.with` — в творительном. `.least` — столько или больше, `.fewer` и `.not` — отрицания, `.they` — о ком-то другом.

## Связки

does-sentence = { $text }.
does-and = { $first } и { $last }
does-or = { $first } или { $last }
does-comma-and = { $first }, а также { $last }
does-comma-or = { $first }, или { $last }
does-comma = { $first }, { $rest }
does-semicolon = { $first }; { $rest }
does-either = { $first }; либо { $rest }
does-colon = { $before }: { $after }
does-group = ({ $text })
does-then = затем { $text }
does-times = { $count ->
    [2] дважды { $what }
    [few] { $count } раза { $what }
   *[other] { $count } раз { $what }
}
does-nothing = ничего не происходит

## Количества

does-per = { $clause } за { $what }
does-more = { $clause } (+{ $number } за { $what })
does-less = { $clause } (−{ $number } за { $what })
does-bound = { $what }, максимум { $max }
does-beyond = { $number ->
    [1] { $clause } за { $what } сверх первой единицы
   *[other] { $clause } за { $what } сверх { $number }
}
does-minus = { $clause } за { $what }, минус { $number }
does-more-if = { $clause } (+{ $number }, если { $condition })
does-at-most = { $clause } (максимум { $max })

## Названия

does-faction-star = звезда
    .of = звезды
    .to = звезде
does-faction-shield = щит
    .of = щита
    .to = щиту
does-faction-leader = сильнейшая группировка
    .of = сильнейшей группировки (при равенстве — обеих)
does-faction-follower = слабейшая группировка
    .of = слабейшей группировки (при равенстве — обеих)
does-trait-idolized = «Кумир»
does-trait-vilified = «Презренный»
does-trait-synth = «Синт»
does-trait-super-mutant = «Супермутант»
does-trait-well-rested = «Бодрый»
does-trait-addicted = «Зависимый»
does-type-critter = тварь
    .one = тварь
    .many = тварей
    .with = тварью
    .killed = каждую убитую вами тварь
    .active = каждую активную тварь
    .present = активная тварь
does-type-human = человек
    .one = человека
    .many = людей
    .with = человеком
    .killed = каждого убитого вами человека
    .active = каждого активного человека
    .present = активный человек
does-type-robot = робот
    .one = робота
    .many = роботов
    .with = роботом
    .killed = каждого убитого вами робота
    .active = каждого активного робота
    .present = активный робот
does-type-monster = монстр
    .one = монстра
    .many = монстров
    .with = монстром
    .killed = каждого убитого вами монстра
    .active = каждого активного монстра
    .present = активный монстр
does-type-super-mutant = супермутант
    .one = супермутанта
    .many = супермутантов
    .with = супермутантом
    .killed = каждого убитого вами супермутанта
    .active = каждого активного супермутанта
    .present = активный супермутант
does-type-star = боец звезды
    .one = бойца звезды
    .many = бойцов звезды
    .with = бойцом звезды
    .killed = каждого убитого вами бойца звезды
    .active = каждого активного бойца звезды
    .present = активный боец звезды
does-type-shield = боец щита
    .one = бойца щита
    .many = бойцов щита
    .with = бойцом щита
    .killed = каждого убитого вами бойца щита
    .active = каждого активного бойца щита
    .present = активный боец щита
does-type-any = враг
    .one = врага
    .many = врагов
    .with = врагом
    .killed = каждого убитого вами врага
    .active = каждого активного врага
    .present = активный враг
does-kind-weapon = оружие
    .some = оружие
    .one = оружие
    .each = карту оружия
    .many = оружия
does-kind-apparel = одежда
    .some = одежда
    .one = одежду
    .each = карту одежды
    .many = одежды
does-kind-companion = спутник
    .some = спутник
    .one = спутника
    .each = карту спутников
    .many = спутников
does-kind-aid = припасы
    .some = припасы
    .one = припасы
    .each = карту припасов
    .many = припасов
does-kind-drug = препарат
    .some = препарат
    .one = препарат
    .each = карту препаратов
    .many = препаратов
does-kind-magazine = журнал
    .some = журнал
    .one = журнал
    .each = карту журналов
    .many = журналов
does-kind-event = событие
does-kind-talent = талант
does-icon-wasteland = Пустошь
does-icon-settlement = Поселение
does-icon-vault-84 = Убежище 84
does-icon-vault-109 = Убежище 109
does-back-dangerous = опасный
    .one = опасный фрагмент
    .each = опасный фрагмент
    .many = опасных фрагментов
does-back-deadly = смертоносный
    .one = смертоносный фрагмент
    .each = смертоносный фрагмент
    .many = смертоносных фрагментов
does-back-double = двусторонний
    .one = двусторонний фрагмент
    .each = двусторонний фрагмент
    .many = двусторонних фрагментов
does-back-any = любой
    .one = фрагмент
    .each = фрагмент
    .many = фрагментов
does-pile-loot = добычи
does-pile-asset = активов
does-pile-agenda = замыслов
does-pile-encounter = встреч «{ $icon }»
does-area-head = голова
    .with = головой
does-area-body = туловище
    .with = туловищем
does-area-arms = руки
    .with = руками
does-area-legs = ноги
    .with = ногами
does-ability-aggressive = «Агрессивный»
does-ability-armor = «Броня»
does-ability-loot = «Добыча»
does-ability-radiation = «Радиоактивный»
does-ability-ranged = «Дальнобойный»
does-ability-retreat = «Бегство»

## Указания; к каждому — что-то из списка ниже

does-gain = получите { $things }
    .they = получает { $things }
does-lose = потеряйте { $things }
    .they = теряет { $things }
does-suffer = получите { $things }
    .they = получает { $things }
does-recover = восстановите { $things }
    .they = восстанавливает { $things }
does-become = получите { $things }
    .they = получает { $things }
does-draw = возьмите { $things }
    .they = берёт { $things }
does-discard = сбросьте { $things }
    .they = сбрасывает { $things }
does-prevent = предотвратите { $things }
does-pay = заплатите { $things }
does-spend = потратьте { $things }
does-place = положите { $things }
does-advance = повысьте могущество { $things }
does-set-back = понизьте могущество { $things }
does-stage = поместите { $things }
does-add = { $count ->
    [1] добавьте карту { $things } в её колоду
   *[other] добавьте карты { $things } в их колоды
}
does-close = { $count ->
    [1] уберите из игры задание { $things }
   *[other] уберите из игры задания { $things }
}

## Что получают, теряют и тратят

does-name = «{ $name }»
does-trait = особенность { $trait }
does-xp = { $count ->
    [one] { $count } очко опыта
    [few] { $count } очка опыта
   *[other] { $count } очков опыта
}
does-caps = { $count ->
    [one] { $count } крышку
    [few] { $count } крышки
   *[other] { $count } крышек
}
does-damage = { $count ->
    [one] { $count } урон
   *[other] { $count } урона
}
does-rads = { $count ->
    [one] { $count } рад
    [few] { $count } рада
   *[other] { $count } рад
}
does-hp = { $count ->
    [one] { $count } пункт здоровья
    [few] { $count } пункта здоровья
   *[other] { $count } пунктов здоровья
}
does-rerolls = { $count ->
    [one] { $count } переброс
    [few] { $count } переброса
   *[other] { $count } перебросов
}
does-points = { $count ->
    [one] { $count } очко движения
    [few] { $count } очка движения
   *[other] { $count } очков движения
}
does-actions = { $count ->
    [one] { $count } действие
    [few] { $count } действия
   *[other] { $count } действий
}
does-dice = { $count ->
    [one] результат { $count } кубика
   *[other] результаты { $count } кубиков
}
does-cards = { $count ->
    [one] { $count } карту { $deck }
    [few] { $count } карты { $deck }
   *[other] { $count } карт { $deck }
}
does-one-of = 1 из { $top } верхних карт { $deck } (остальные — под низ колоды)
does-agendas = { $count ->
    [one] { $count } карту замысла
    [few] { $count } карты замыслов
   *[other] { $count } карт замыслов
}
does-kinds = { $count ->
    [1] { $kind }
    [one] { $count } карту { $kinds }
    [few] { $count } карты { $kinds }
   *[other] { $count } карт { $kinds }
}
does-this-card = эту карту
does-own-card = одну из своих карт
does-own-kind = одну из своих карт { $kinds }
does-unique = уникальный актив «{ $name }»
does-special = случайный S.P.E.C.I.A.L.-жетон
does-special-letter = жетон { $letter }
does-special-any = S.P.E.C.I.A.L.-жетон на выбор
does-perk-of = преимущество с буквой { $letters }
does-perk-any = преимущество на выбор
does-power = { $faction } на { $count }
does-marker = жетон этого задания { $where }
does-enemy-faceup = { $enemy } в открытую { $where }
does-enemy-facedown = { $enemy } взакрытую { $where }
does-tokens = { $count ->
    [one] { $count } жетон { $faction } { $where }
    [few] { $count } жетона { $faction } { $where }
   *[other] { $count } жетонов { $faction } { $where }
}

## Прочие эффекты

does-trash = уберите эту карту в коробку
does-shop = { $count ->
    [one] совершите поход на рынок с { $count } взаимодействием
   *[other] совершите поход на рынок с { $count } взаимодействиями
}
does-cancel-hits = отмените { $count ->
    [one] { $count } попадание врага
    [few] { $count } попадания врага
   *[other] { $count } попаданий врага
}
does-add-hits = добавьте { $count ->
    [one] { $count } попадание
    [few] { $count } попадания
   *[other] { $count } попаданий
}
does-set-die = выставьте на любом кубике грань с { $face }
does-choose-die = выставьте на любом кубике любую грань
does-face = { $hits ->
    [0] { $areas } и без попаданий
    [one] { $areas } и { $hits } попаданием
   *[other] { $areas } и { $hits } попаданиями
}
does-no-areas = пустым полем вместо частей тела
does-add-result = прибавьте к результату { $count }
does-teleport = поставьте свою фигурку { $where }
does-travel = передвиньтесь { $where }
does-ignore-terrain = до конца хода игнорируйте пересечённую и радиоактивную местность
does-remove-token = уберите с игрового поля жетон { $faction }
does-move-enemy = передвиньте { $foe } не более чем на { $count ->
    [one] { $count } сектор
    [few] { $count } сектора
   *[other] { $count } секторов
}
does-kill-enemy = убейте без боя { $foe }
does-deactivate = переверните взакрытую { $foe }
does-reveal = переверните в открытую { $foe }
does-fight-enemy = вступите в бой с { $foe }
does-foe = { $enemy } { $where }
does-foe-level = { $enemy } уровня не выше { $level } { $where }
does-draw-and-fight = возьмите из запаса { $enemy } и вступите в бой
does-test = проверка { $letters } { $difficulty }
    .they = проверку { $letters } { $difficulty }
does-difficulty = { $count }
does-difficulty-level = { $count ->
    [0] (уровень значка)
   *[other] (уровень значка + { $count })
}
does-test-other = { $test } проходит другой выживший в вашем секторе (в одиночной игре — в поселении, с результатом 3)
does-tried = { $clause } ({ $outcomes })
does-pass = успех: { $what }
does-kill = успех: { $what }
does-fail = провал: { $what }
does-reorder = посмотрите { $count ->
    [1] верхнюю карту { $deck }
    [one] { $count } верхнюю карту { $deck } и верните их в любом порядке
    [few] { $count } верхние карты { $deck } и верните их в любом порядке
   *[other] { $count } верхних карт { $deck } и верните их в любом порядке
}
does-unexhaust = подготовьте одну из своих карт
does-exhaust = поверните одну из своих подготовленных карт
does-mark = { $count ->
    [1] положите метку на это задание
    [one] положите { $count } метку на это задание
    [few] положите { $count } метки на это задание
   *[other] положите { $count } меток на это задание
}
does-unmark = { $count ->
    [1] снимите метку с этого задания
    [one] снимите { $count } метку с этого задания
    [few] снимите { $count } метки с этого задания
   *[other] снимите { $count } меток с этого задания
}
does-if = если { $condition }, { $what }
does-if-else = если { $condition }, { $what }; иначе { $other }
does-may = если хотите, { $what }
does-may-pay = если хотите, { $cost }; тогда { $what }
does-choose = выберите одно: { $options }
does-each = { $whom }: { $what }
does-they = { $whom } { $what }
does-die = вы погибаете

## Кто

does-whom-everybody = каждый выживший
does-whom-others = каждый другой выживший
does-whom-others-here = каждый другой выживший в вашем секторе
does-whom-others-near = каждый другой выживший в вашем секторе или соседнем с ним
does-whom-one-here = другой выживший в вашем секторе
does-whom-one-near = другой выживший в вашем секторе или соседнем с ним
does-whom-one-other = другой выживший на выбор
does-whom-loyal-star = каждый верный звезде выживший
does-whom-loyal-shield = каждый верный щиту выживший
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
does-where-at-spawn = в сектор с местом появления { $enemies }
    .at = в секторе с местом появления { $enemies }
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

## Условия; `does-shared` — то, с чего начинаются несколько из них

does-shared = вы в секторе|у вас есть особенность|у вас есть|вы сражаетесь|вы
does-here = вы
does-not = неверно, что { $condition }
does-when-trait = у вас есть особенность { $trait }
    .not = у вас нет особенности { $trait }
    .who = с особенностью { $trait }
    .who-not = без особенности { $trait }
does-when-special = у вас есть жетон { $letters }
    .not = у вас нет жетона { $letters }
does-when-loyal = вы верны какой-нибудь группировке
    .not = вы не верны ни одной группировке
does-when-loyal-to = вы верны { $faction }
    .not = вы не верны { $faction }
    .who = из верных { $faction }
    .who-not = из тех, кто не верен { $faction }
does-when-character = ваш персонаж — «{ $name }»
    .not = ваш персонаж — не «{ $name }»
does-when-card = у вас есть карта «{ $name }»
    .not = у вас нет карты «{ $name }»
does-when-has = у вас есть { $kind }
    .not = у вас нет { $kinds }
does-when-equipped = вы экипировали { $kind }
    .not = вы не экипировали { $kind }
does-when-ranged-weapon = ваше оружие — дальнего боя
    .not = вы не экипировали оружие дальнего боя
does-when-at = вы в секторе «{ $name }»
    .not = вы не в секторе «{ $name }»
does-when-at-icon = вы в секторе со значком «{ $icon }»
    .not = вы не в секторе со значком «{ $icon }»
does-when-at-marker = вы в секторе с жетоном этого задания
    .not = вы не в секторе с жетоном этого задания
does-when-at-start = вы на начальном фрагменте
    .not = вы не на начальном фрагменте
does-when-with-survivor = в вашем секторе есть другой выживший
    .not = в вашем секторе нет других выживших
does-when-with-trait = в вашем секторе есть другой выживший с особенностью { $trait }
    .not = в вашем секторе нет другого выжившего с особенностью { $trait }
does-when-used = в бою использована буква { $letter }
    .not = в бою не использована буква { $letter }
does-when-fighting = вы сражаетесь с { $enemy }
    .not = вы сражаетесь не с { $enemy }
does-when-apart = враг в соседнем секторе
    .not = враг в вашем секторе
does-when-leads = могущество { $faction } больше
    .not = могущество { $faction } не больше
does-when-solo = игрок один
    .not = игроков больше одного
does-when-staged = задание «{ $name }» в игровой зоне
    .not = задания «{ $name }» нет в игровой зоне
does-when-finished = задание «{ $name }» побывало в игровой зоне и вышло из игры
    .not = задание «{ $name }» в игровой зоне или в ней не бывало

## Что считают

does-per-level = { $each ->
    [one] каждый уровень значка
    [few] каждые { $each } уровня значка
   *[other] каждые { $each } уровней значка
}
    .least = уровень значка не меньше { $count }
does-per-special = { $each ->
    [one] каждый ваш S.P.E.C.I.A.L.-жетон
    [few] каждые { $each } ваших S.P.E.C.I.A.L.-жетона
   *[other] каждые { $each } ваших S.P.E.C.I.A.L.-жетонов
}
    .least = { $count ->
        [1] у вас есть S.P.E.C.I.A.L.-жетон
        [one] у вас не меньше { $count } S.P.E.C.I.A.L.-жетона
       *[other] у вас не меньше { $count } S.P.E.C.I.A.L.-жетонов
    }
    .fewer = { $count ->
        [1] у вас нет S.P.E.C.I.A.L.-жетонов
        [one] у вас меньше { $count } S.P.E.C.I.A.L.-жетона
       *[other] у вас меньше { $count } S.P.E.C.I.A.L.-жетонов
    }
does-per-special-of = { $each ->
    [one] каждый ваш жетон { $letters }
    [few] каждые { $each } ваших жетона { $letters }
   *[other] каждые { $each } ваших жетонов { $letters }
}
    .least = { $count ->
        [1] у вас есть жетон { $letters }
        [one] у вас не меньше { $count } жетона { $letters }
       *[other] у вас не меньше { $count } жетонов { $letters }
    }
does-per-levels = { $each ->
    [one] каждое ваше повышение уровня
    [few] каждые { $each } ваших повышения уровня
   *[other] каждые { $each } ваших повышений уровня
}
    .least = { $count ->
        [1] вы повышали уровень
        [one] вы повысили уровень не меньше { $count } раза
       *[other] вы повысили уровень не меньше { $count } раз
    }
    .fewer = { $count ->
        [1] вы не повышали уровень
        [one] вы повысили уровень меньше { $count } раза
       *[other] вы повысили уровень меньше { $count } раз
    }
does-per-traits = { $each ->
    [one] каждую вашу особенность
    [few] каждые { $each } ваши особенности
   *[other] каждые { $each } ваших особенностей
}
    .least = { $count ->
        [1] у вас есть особенность
        [one] у вас не меньше { $count } особенности
       *[other] у вас не меньше { $count } особенностей
    }
    .fewer = { $count ->
        [1] у вас нет особенностей
        [one] у вас меньше { $count } особенности
       *[other] у вас меньше { $count } особенностей
    }
does-per-trait = вашу особенность { $trait }
    .least = { $count ->
        [1] у вас есть особенность { $trait }
       *[other] особенностей { $trait } у вас не меньше { $count }
    }
does-per-perks = { $each ->
    [one] каждое ваше преимущество
    [few] каждые { $each } ваших преимущества
   *[other] каждые { $each } ваших преимуществ
}
    .least = { $count ->
        [1] у вас есть преимущество
        [one] у вас не меньше { $count } преимущества
       *[other] у вас не меньше { $count } преимуществ
    }
    .fewer = { $count ->
        [1] у вас нет преимуществ
        [one] у вас меньше { $count } преимущества
       *[other] у вас меньше { $count } преимуществ
    }
does-per-companions = { $each ->
    [one] каждого вашего спутника
   *[other] каждых { $each } ваших спутников
}
    .least = { $count ->
        [1] у вас есть спутник
        [one] у вас не меньше { $count } спутника
       *[other] у вас не меньше { $count } спутников
    }
    .fewer = { $count ->
        [1] у вас нет спутников
        [one] у вас меньше { $count } спутника
       *[other] у вас меньше { $count } спутников
    }
does-per-cards = { $each ->
    [one] каждую вашу { $card }
    [few] каждые { $each } ваши карты { $kinds }
   *[other] каждые { $each } ваших карт { $kinds }
}
    .least = { $count ->
        [1] у вас есть { $kind }
        [one] у вас не меньше { $count } карты { $kinds }
       *[other] у вас не меньше { $count } карт { $kinds }
    }
    .fewer = { $count ->
        [1] у вас нет { $kinds }
        [one] у вас меньше { $count } карты { $kinds }
       *[other] у вас меньше { $count } карт { $kinds }
    }
does-per-items = { $each ->
    [one] каждый ваш предмет
    [few] каждые { $each } ваших предмета
   *[other] каждые { $each } ваших предметов
}
    .least = { $count ->
        [1] у вас есть предмет
        [one] у вас не меньше { $count } предмета
       *[other] у вас не меньше { $count } предметов
    }
    .fewer = { $count ->
        [1] у вас нет предметов
        [one] у вас меньше { $count } предмета
       *[other] у вас меньше { $count } предметов
    }
does-per-caps = { $each ->
    [one] каждую вашу крышку
    [few] каждые { $each } ваши крышки
   *[other] каждые { $each } ваших крышек
}
    .least = { $count ->
        [1] у вас есть крышка
        [one] у вас не меньше { $count } крышки
       *[other] у вас не меньше { $count } крышек
    }
    .fewer = { $count ->
        [1] у вас нет крышек
        [one] у вас меньше { $count } крышки
       *[other] у вас меньше { $count } крышек
    }
does-per-hp = { $each ->
    [one] каждый оставшийся пункт здоровья
    [few] каждые { $each } оставшихся пункта здоровья
   *[other] каждые { $each } оставшихся пунктов здоровья
}
    .least = ваше оставшееся здоровье не меньше { $count }
    .fewer = ваше оставшееся здоровье меньше { $count }
does-per-rads = { $each ->
    [one] каждый ваш рад
    [few] каждые { $each } ваших рада
   *[other] каждые { $each } ваших рад
}
    .least = { $count ->
        [1] у вас есть радиация
       *[other] у вас не меньше { $count } рад
    }
    .fewer = { $count ->
        [1] у вас нет радиации
       *[other] у вас меньше { $count } рад
    }
does-per-lost-hp = { $each ->
    [one] каждый недостающий пункт здоровья
    [few] каждые { $each } недостающих пункта здоровья
   *[other] каждые { $each } недостающих пунктов здоровья
}
    .least = { $count ->
        [1] вам недостаёт здоровья
        [one] вам недостаёт не меньше { $count } пункта здоровья
       *[other] вам недостаёт не меньше { $count } пунктов здоровья
    }
    .fewer = { $count ->
        [1] ваше здоровье полное
        [one] вам недостаёт меньше { $count } пункта здоровья
       *[other] вам недостаёт меньше { $count } пунктов здоровья
    }
does-per-agendas = { $each ->
    [one] каждую вашу карту замысла
    [few] каждые { $each } ваши карты замыслов
   *[other] каждые { $each } ваших карт замыслов
}
    .least = { $count ->
        [1] у вас есть карта замысла
        [one] у вас не меньше { $count } карты замысла
       *[other] у вас не меньше { $count } карт замыслов
    }
    .fewer = { $count ->
        [1] у вас нет карт замыслов
        [one] у вас меньше { $count } карты замысла
       *[other] у вас меньше { $count } карт замыслов
    }
does-per-kills = { $each ->
    [one] { $killed }
   *[other] каждых { $each } убитых вами { $enemies }
}
    .least = { $count ->
        [1] вы убили { $enemy }
       *[other] вы убили не меньше { $count } { $enemies }
    }
    .fewer = { $count ->
        [1] вы не убивали { $enemies }
       *[other] вы убили меньше { $count } { $enemies }
    }
does-per-explored = { $each ->
    [one] каждый разведанный вами { $tile }
   *[other] каждые { $each } из разведанных вами { $tiles }
}
    .least = { $count ->
        [1] вы разведали { $one }
       *[other] вы разведали не меньше { $count } { $tiles }
    }
    .fewer = { $count ->
        [1] вы не разведали ни одного из { $tiles }
       *[other] вы разведали меньше { $count } { $tiles }
    }
does-per-faceup-tiles = { $each ->
    [one] каждый открытый фрагмент
    [few] каждые { $each } открытых фрагмента
   *[other] каждые { $each } открытых фрагментов
}
    .least = { $count ->
        [1] открыт хотя бы один фрагмент
        [one] открыто не меньше { $count } фрагмента
       *[other] открыто не меньше { $count } фрагментов
    }
    .fewer = { $count ->
        [1] открытых фрагментов нет
        [one] открыто меньше { $count } фрагмента
       *[other] открыто меньше { $count } фрагментов
    }
does-per-deaths = { $each ->
    [one] каждую вашу гибель
    [few] каждые { $each } ваши гибели
   *[other] каждые { $each } ваших гибелей
}
    .least = { $count ->
        [1] вы погибали хотя бы раз
        [one] вы погибали не меньше { $count } раза
       *[other] вы погибали не меньше { $count } раз
    }
    .fewer = { $count ->
        [1] вы ещё не погибали
        [one] вы погибали меньше { $count } раза
       *[other] вы погибали меньше { $count } раз
    }
does-per-power = { $each ->
    [one] каждое деление могущества { $faction }
    [few] каждые { $each } деления могущества { $faction }
   *[other] каждые { $each } делений могущества { $faction }
}
    .least = могущество { $faction } не меньше { $count }
    .fewer = могущество { $faction } меньше { $count }
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
    .least = { $count ->
        [1] могущество группировок не равно
        [one] между группировками не меньше { $count } деления
       *[other] между группировками не меньше { $count } делений
    }
    .fewer = { $count ->
        [1] могущество группировок равно
        [one] между группировками меньше { $count } деления
       *[other] между группировками меньше { $count } делений
    }
does-per-survivors-here = { $each ->
    [one] каждого другого выжившего в вашем секторе
   *[other] каждых { $each } других выживших в вашем секторе
}
    .least = { $count ->
        [1] в вашем секторе есть другой выживший
        [one] в вашем секторе не меньше { $count } другого выжившего
       *[other] в вашем секторе не меньше { $count } других выживших
    }
    .fewer = { $count ->
        [1] в вашем секторе нет других выживших
        [one] в вашем секторе меньше { $count } другого выжившего
       *[other] в вашем секторе меньше { $count } других выживших
    }
does-per-enemies-here = { $each ->
    [one] { $active } в вашем секторе
   *[other] каждых { $each } активных { $enemies } в вашем секторе
}
    .least = { $count ->
        [1] в вашем секторе есть { $present }
       *[other] в вашем секторе не меньше { $count } активных { $enemies }
    }
    .fewer = { $count ->
        [1] в вашем секторе нет активных { $enemies }
       *[other] в вашем секторе меньше { $count } активных { $enemies }
    }
does-per-enemies-on-map = { $each ->
    [one] { $active } на игровом поле
   *[other] каждых { $each } активных { $enemies } на игровом поле
}
    .least = { $count ->
        [1] на игровом поле есть { $present }
       *[other] на игровом поле не меньше { $count } активных { $enemies }
    }
    .fewer = { $count ->
        [1] на игровом поле нет активных { $enemies }
       *[other] на игровом поле меньше { $count } активных { $enemies }
    }
does-per-quests = { $each ->
    [one] каждое задание в игровой зоне
    [few] каждые { $each } задания в игровой зоне
   *[other] каждые { $each } заданий в игровой зоне
}
    .least = { $count ->
        [1] в игровой зоне есть задание
        [one] в игровой зоне не меньше { $count } задания
       *[other] в игровой зоне не меньше { $count } заданий
    }
    .fewer = { $count ->
        [1] в игровой зоне нет заданий
        [one] в игровой зоне меньше { $count } задания
       *[other] в игровой зоне меньше { $count } заданий
    }
does-per-marks = { $each ->
    [one] каждую метку на этом задании
    [few] каждые { $each } метки на этом задании
   *[other] каждые { $each } меток на этом задании
}
    .least = { $count ->
        [1] на этом задании есть метка
        [one] на этом задании не меньше { $count } метки
       *[other] на этом задании не меньше { $count } меток
    }
    .fewer = { $count ->
        [1] на этом задании нет меток
        [one] на этом задании меньше { $count } метки
       *[other] на этом задании меньше { $count } меток
    }
does-per-enemy-level = { $each ->
    [one] каждый уровень врага
    [few] каждые { $each } уровня врага
   *[other] каждые { $each } уровней врага
}
    .least = уровень врага не меньше { $count }
    .fewer = уровень врага меньше { $count }
does-per-hits = { $each ->
    [one] каждое попадание на кубиках
    [few] каждые { $each } попадания на кубиках
   *[other] каждые { $each } попаданий на кубиках
}
    .least = { $count ->
        [1] на кубиках есть попадание
        [one] на кубиках не меньше { $count } попадания
       *[other] на кубиках не меньше { $count } попаданий
    }
    .fewer = { $count ->
        [1] на кубиках нет попаданий
        [one] на кубиках меньше { $count } попадания
       *[other] на кубиках меньше { $count } попаданий
    }
