# «Пустошь» на столе.
game-name = Пустошь
table-title = Пустошь, раунд { $round }
replay-next-agendas = Следующие карты замысла
replay-next-loot = Следующая добыча
replay-next-assets = Следующие активы
color-red = круг
color-blue = квадрат
color-green = треугольник
color-yellow = ромб
tab-map = Поле
tab-survivors = Выжившие
tab-journal = Журнал
map-label = Игровое поле. Стрелки ведут из сектора в сектор.
map-space = { $name }. { $parts } { $state ->
    [lit] Этот сектор можно выбрать.
    [far] { $actions ->
        [0] Сюда можно дойти.
        [one] Сюда можно дойти за { $actions } действие.
        [few] Сюда можно дойти за { $actions } действия.
       *[other] Сюда можно дойти за { $actions } действий.
    }
   *[none] {""}
}
map-buttons = Вид поля
map-nearer = Ближе
map-farther = Дальше
map-fit = Всё поле
map-own = Мой выживший
way-actions = { $n ->
    [0] без действий
    [one] { $n } действие
    [few] { $n } действия
   *[other] { $n } действий
}, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
way-rads = { $n ->
    [one] { $n } рад по пути
    [few] { $n } рада по пути
   *[other] { $n } рад по пути
}
way-fights = нападут: { $foes }
way-kills = вы этого не переживёте
way-go = Идти
way-stop = Остановиться
boards-label = Выжившие
board-open = Показать весь планшет
board-bot = За это место играет бот
board-first = Первый игрок
board-caps = { $count ->
    [one] { $count } крышка
    [few] { $count } крышки
   *[other] { $count } крышек
}
board-agendas = { $count ->
    [one] { $count } карта замысла
    [few] { $count } карты замысла
   *[other] { $count } карт замысла
}
board-health = здоровье { $hp }, радиация { $rads }: осталось { $left }
board-influence = Влияние { $n } из { $of }
board-growth = Буквы { $letters }; опыт { $xp } из { $needed } до следующего уровня
board-loyal = Верность: { $faction }
board-equipped = Экипировано
board-inventory = Инвентарь
slot-weapon = Без оружия
slot-apparel = Без одежды
slot-companion = Без спутника
card-exhausted = (карта повёрнута)
card-price = { $n ->
    [one] { $n } крышка
    [few] { $n } крышки
   *[other] { $n } крышек
}
power-label = Могущество группировок
power-of = { $power }/{ $end }
journal-label = Журнал
page-quests = Задания
page-shop = Рынок
page-influence = Если бы всё кончилось
page-forecast = Враги потом
quests-none = Заданий на столе нет.
quest-attempt = Попробовать
quest-marks = · { $n ->
    [one] { $n } отметка
    [few] { $n } отметки
   *[other] { $n } отметок
}
influence-goal = Для победы нужно влияние { $n }
forecast-about = Что сделает каждый тип, если он есть на следующей карте замысла
forecast-wake = { $n ->
    [one] Проснётся { $n } неактивный враг.
    [few] Проснутся { $n } неактивных врага.
   *[other] Проснётся { $n } неактивных врагов.
}
fight-title = Сражается { $name }
fight-needs = Уровень { $level }. Чтобы убить, нужно попаданий: { $need }
scene-label = Что происходит
test-label = Проверка
test-title = { $name }: проверка { $letters } { $need }
dice-label = Кубики
dice-reroll = Перебросить
dice-hint = Выберите кубики для переброса.
die-shows = Кубик { $n }: { $face }
die-unrolled = Кубик ещё не брошен
odds-kill = Убить
odds-die = Погибнуть
story-read = Дальше
group-step = Идти
group-act = Действовать
group-use = Применить
group-gear = Снаряжение и верность
group-buy = Купить
group-sell = Продать
group-other = Или
top-round = Раунд
top-now = Порядок
top-left = { $actions ->
    [one] Осталось { $actions } действие
    [few] Осталось { $actions } действия
   *[other] Осталось { $actions } действий
}, { $points ->
    [one] { $points } очко движения
    [few] { $points } очка движения
   *[other] { $points } очков движения
}
step-setup = Подготовка
step-turn = Ходы
step-round-end = Конец раунда
step-activation = Действуют враги
step-over = Конец
