# «Пустошь» на столе.
game-name = Пустошь
table-title = Пустошь, раунд { $round }
replay-next-agendas = Следующие карты замыслов
replay-next-loot = Следующая добыча
replay-next-assets = Следующие активы
color-red = круг
color-blue = квадрат
color-green = треугольник
color-yellow = ромб
tab-map = Поле
tab-survivors = Выжившие
tab-journal = Сводка
map-label = Игровое поле. Стрелки ведут из сектора в сектор.
map-space = { $name }. { $parts }{ $state ->
    [lit] Этот сектор можно выбрать.
    [far] { $actions ->
        [0] Сюда можно дойти.
        [one] Сюда можно дойти за { $actions } действие.
        [few] Сюда можно дойти за { $actions } действия.
       *[other] Сюда можно дойти за { $actions } действий.
    }
   *[none] {""}
} { $risk } Рядом: { $beside }.
map-risk = Опасность по пути: { $rads ->
    [0] {""}
    [one] { $rads } рад.
    [few] { $rads } рада.
   *[other] { $rads } рад.
} { $fights ->
    [0] {""}
    [one] Атакует { $fights } враг.
    [few] Атакуют { $fights } врага.
   *[other] Атакуют { $fights } врагов.
} { $kills ->
    [yes] Вы этого не переживёте.
   *[no] {""}
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
} (останется: { $left }), { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
way-rads = { $n ->
    [one] { $n } рад по пути
    [few] { $n } рада по пути
   *[other] { $n } рад по пути
}
way-fights = атакуют: { $foes }
way-kills = вы этого не переживёте
way-go = Идти
way-go-by = { $n ->
    [0] Идти без действий
    [one] Идти за { $n } действие
    [few] Идти за { $n } действия
   *[other] Идти за { $n } действий
}
way-anyway = Всё равно идти
way-sure = Вы погибнете на этом пути. Всё равно идти?
way-stop = Остановиться
boards-label = Выжившие
board-open = Показать весь планшет
board-bot = На этом месте играет бот
board-first = Первый игрок
board-caps = { $count ->
    [one] { $count } крышка
    [few] { $count } крышки
   *[other] { $count } крышек
}
board-agendas = { $count ->
    [one] { $count } карта замысла
    [few] { $count } карты замыслов
   *[other] { $count } карт замыслов
}
board-health = здоровье { $hp }, радиация { $rads }: осталось { $left }
board-influence = Влияние { $n } из { $of }
board-growth = Буквы { $letters }; опыт { $xp } из { $needed } до следующего уровня
board-loyal = Верность: { $faction }
board-equipped = Экипировано
board-inventory = Инвентарь
board-inventory-of = Инвентарь: { $n } из { $of }
board-hand = Карт замыслов: { $n }
board-hand-of = Карт замыслов: { $n } из { $of }
board-counts = влияние { $n }
board-hidden = Скрытых карт: { $n }
open-gear = Снаряжение
open-loyalty = Верность
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
journal-label = Сводка
page-quests = Задания
page-shop = Рынок
page-influence = Итог сейчас
page-forecast = Ход врагов
quests-none = Заданий в игровой зоне нет.
quest-story = История
quest-attempt = Попробовать
quest-now = сейчас, действием «Задание»
quest-after = { $n ->
    [0] в этот ход, дойдя туда
    [one] в этот ход, потратив на дорогу { $n } действие
    [few] в этот ход, потратив на дорогу { $n } действия
   *[other] в этот ход, потратив на дорогу { $n } действий
}
quest-next-turn = в следующий ход
quest-deed = как только это случится
quest-not-yet = пока нет
quest-moves = Что сдвинется:
quest-perhaps = возможно: { $what }
quest-agendas = карты замыслов { $by }
quest-power = могущество, { $faction }: { $by }
quest-where = Показать на поле
quest-nowhere = Это место ещё не найдено.
quest-places = { $n ->
    [one] { $n } место
    [few] { $n } места
   *[other] { $n } мест
}
quest-marks = · { $n ->
    [one] { $n } метка
    [few] { $n } метки
   *[other] { $n } меток
}
influence-goal = Для победы нужно влияние { $n }
influence-base = 1 за саму карту
influence-hidden = Скрытых карт: { $n }, с ними влияния не больше { $most }
influence-lacks = До победы не хватает: { $n }
influence-power = Могущество группировок
influence-quests = Что сдвинут задания
influence-end = Если группировка дойдёт до конца, а влияния для победы нет ни у кого, проиграют все.
forecast-about = Что сделает каждый тип врагов, если его покажет следующая карта замысла
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
story-done = Дело сделано.
story-in-vain = Ничего не вышло. Можно попробовать ещё раз.
story-forced = Обязательно: кто может выбрать этот вариант, тот обязан
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
standing-rerolls = Перебросы
standing-rerolls-by-itself = Не спрашивать, если успех уже полный
standing-order = Порядок врагов и подготовки карт
standing-order-by-itself = Брать по порядку
