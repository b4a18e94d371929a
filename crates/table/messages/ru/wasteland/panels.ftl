# Панели «Пустоши»: уровни, рынок, снаряжение, привал, верность, обмен, гибель.
panel-close = Закрыть
side-empty = Здесь ничего нет.
side-inventory = { $n } из { $of }
card-is-exhausted = Повёрнута
card-is-worn = Экипировано
card-is-revealed = Раскрыта

## Что изменит выбор
after-hp = Здоровье { $from } → { $to }
after-rads = Радиация { $from } → { $to }
after-caps = Крышки { $from } → { $to }
after-influence = Влияние { $from } → { $to }
after-rerolls = Перебросы в бою { $from } → { $to }
after-armor = Броня { $from } → { $to }
after-points = Очки движения за действие { $from } → { $to }
after-inventory = Инвентарь: { $n } из { $of }
after-worn = Экипируется: { $card }
after-put-away = В инвентарь: { $card }
after-gained = Вы получаете: { $card }
after-lost = Вы теряете: { $card }
after-ready = Подготовлена: { $card }
after-letter = Новая буква: { $letter }
after-letter-lost = Потеряна буква: { $letter }
after-trait = Новая особенность: { $trait }
after-trait-lost = Больше нет особенности: { $trait }
after-loyal = Вы верны группировке «{ $faction }»: её бойцы на поле ({ $n }) не трогают вас, а вы — их
after-disloyal = Вы больше не верны группировке «{ $faction }»: её бойцы на поле ({ $n }) снова ваши враги
after-revealed = Эту карту замысла увидят все
after-may-equip = Потом можно экипировать: { $card }
after-too-many = Столько вам не унести: одну карту придётся сбросить
after-too-many-agendas = Столько вам не удержать: от одной карты замысла придётся отказаться
after-hand-over = Вы выберете, какую карту замысла отдать
after-perk = Преимущества на выбор: { $perks }

## Уровень
level-title = Новый уровень
level-lead = Вытянуты два жетона. Один оставьте себе, другой вернётся в запас.
level-hint = Выберите жетон.
level-second = Вторая { $letter }: вместо неё выберите преимущество с { $letter }
level-tests = Ещё один переброс в каждой проверке с { $letter }
level-weapons = Эту букву использует оружие в инвентаре: { $names }
level-quests = Проверки в заданиях: { $names }
level-xp = Опыта до следующего уровня: { $n }
perk-title = Выберите преимущество
perk-lead = Преимущество применяют один раз и сбрасывают.
perk-hint = Выберите преимущество.

## Рынок и снаряжение
shop-title = Рынок
shop-lead = Крышек у вас: { $caps }. Осталось взаимодействий: { $n }.
shop-theirs = На продажу
shop-mine = Что можете продать вы
shop-hint = Выберите карту, чтобы увидеть, с чем вы останетесь.
gained-title = Новая карта
gained-new = Получено
gained-have = Что у вас есть
gained-hint = Выберите, куда её положить.
gear-title = Ваше снаряжение
gear-hint = Выберите карту, чтобы экипировать её или убрать.
pick-hint = Выберите карту.

## Привал и верность
camp-title = Ваш привал
camp-lead = Каждую часть можно выполнить один раз, в любом порядке. Потом закончите привал.
camp-hint = Выберите, что сделать дальше.
camp-healthy = Здоровье полное: ничего не изменится
camp-ready = Повёрнутых карт нет: ничего не изменится
camp-rested = Особенность «Бодрый» у вас уже есть: ничего не изменится
camp-done = Сделано
camp-trade = Обмен: { $name }
camp-partner = крышек: { $caps }, карт замыслов: { $agendas }
loyalty-title = Верность
loyalty-lead = Одна раскрытая карта замысла показывает, кому вы верны. Раз за ход, в его начале.
loyalty-may = Можно раскрыть
loyalty-other = Другие ваши карты замыслов
loyalty-hint = Выберите карту, чтобы увидеть, что изменит верность. Числа говорят, сколько влияния даёт карта сейчас.

## Обмен
trade-title = Обмен: { $name }
trade-lead = Выберите, что вы отдаёте и чего хотите, и предложите сделку.
trade-give = Отдаёт { $name }
trade-get = Отдаёт { $name }
trade-nothing = ничего
trade-on-table = в предложении
trade-caps-give = Крышек отдаёте
trade-caps-want = Крышек просите
trade-agendas-want = Карт замыслов просите
trade-show = Сначала показать её другой стороне
trade-summary = Вы отдаёте: { $gives }. Вы получаете: { $gets }.
trade-countered = Вам предложили так. Вы отдаёте: { $gives }. Вы получаете: { $gets }.
trade-stuck = Это уже невозможно: { $what }. Всё, что было до этого, осталось в предложении; само оно ещё не сделано.
trade-offered = Вот предложение. Примите его, откажитесь или предложите своё.
trade-if-accepted = Если согласиться:
trade-awaits-answer = Ваше предложение рассматривает { $name }: можно согласиться, отказаться или предложить своё.
trade-awaits-agenda = Карту замысла для обмена выбирает { $name }.
trade-awaits-offer = Предложение готовит { $name }.
trade-later = Предложение останется в силе, даже если вы уйдёте. Ответ вы увидите, когда вернётесь.
trade-agenda-yours = Какая именно, остальные не узнают.
trade-agenda-theirs = Вы увидите её, когда она станет вашей.
trade-hand-over = Сделка заключена. Выберите карту замысла, которую отдаёте.
step-less = меньше
step-more = больше
step-of = из { $n }

## Гибель
death-title = Погибает { $name }
death-kept = Остаётся
death-lost = Пропадает
death-worn = Экипировано: { $names }
death-perks = Преимущества: { $names }
death-letters = Буквы: { $letters }
death-hp = Здоровье снова полное: { $hp }, из них без радиации { $left }
death-rads = Радиация остаётся: { $n }
death-inventory = Инвентарь: { $names }
death-nothing = Ничего: инвентарь пуст
death-turn = Остаток этого хода
death-rise = Где вы подниметесь
death-hint = Выберите сектор начального фрагмента.

## Рядом с кубиками
beside-title = Можно применить
beside-hint = Выберите карту, чтобы применить её, или продолжайте.
toll-none = Враг вам ничего не сделает.
toll-stands = Если оставить кубики: урон { $damage }{ $rads ->
    [0] {""}
   *[other] , радиация { $rads }
}. Останется здоровья: { $left }.
toll-worst = В худшем случае: урон { $damage }{ $rads ->
    [0] {""}
   *[other] , радиация { $rads }
}. Останется здоровья: { $left }.
toll-dies = Если оставить кубики, вы погибнете (урон { $damage }).
toll-may-die = В худшем случае вы погибнете (урон { $damage }).
