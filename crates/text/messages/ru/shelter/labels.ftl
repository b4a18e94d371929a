# Названия и подписи для стола, где вещи нарисованы: их читает программа экранного доступа или они стоят у картинки.

letter-s = Сила
letter-p = Восприятие
letter-e = Выносливость
letter-c = Харизма
letter-i = Интеллект
letter-a = Ловкость
letter-l = Удача

color = { $color ->
    [red] красный
    [blue] синий
    [green] зелёный
    [yellow] жёлтый
   *[other] { $color }
}
# Знак, который стоит рядом с цветом.
symbol = { $color ->
    [red] звезда
    [blue] кольцо
    [green] треугольник
    [yellow] квадрат
   *[other] точка
}

slot-l3 = крайнее левое место
slot-l2 = среднее левое место
slot-l1 = место слева от лифта
slot-r1 = место справа от лифта
slot-r2 = среднее правое место
slot-r3 = крайнее правое место

label-space = { $space }, { $level }: { $terms }.

# О чём решение: и для того, кто решает, и для тех, кто ждёт.
title-turn = Ход
title-dweller = Кого разместить
title-name-room = Какую комнату построить
title-pay-any = Оплата
title-pay-item = Оплата предметами
title-income = Доход
title-fight = Бой
title-gain-any = Ресурс на выбор
title-take-item = Новый предмет
title-build = Постройка
title-ready = Подготовка предмета
title-window = Предметы
title-end-turn = Конец хода
title-heal = Лечение
title-training = Обучение
title-recall-order = Порядок обучения
title-discard-threat = Сброс угрозы
title-wait = Решает { $seat }: { $title }

window-any-time = в любой момент
window-in-fight = в бою, после броска
window-fight-won = после выигранного боя
window-fight-lost = после проигранного боя
window-income-taken = после получения дохода
window-room-built = после постройки комнаты
window-threat-spawned = при появлении угрозы на вашем уровне

kind-round = Раунды и ходы
kind-placement = Размещения
kind-resources = Ресурсы
kind-fight = Бои
kind-threat = Угрозы
kind-build = Комнаты
kind-item = Предметы
kind-dweller = Жители
kind-score = Счастье
kind-other = Прочее
