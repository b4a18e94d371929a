# Что лежит поверх поля и рядом с секторами.
map-layers = Поверх поля
layer-reach = Куда я дойду (клавиша [)
layer-threat = Угроза: что сделают враги (клавиша ])
threat-title = Что сделают враги
threat-read = Подробнее
threat-close = Скрыть угрозу
threat-none = Никто на поле не будет действовать.
threat-moves = { $n ->
    [one] Сдвинется { $n } враг.
    [few] Сдвинутся { $n } врага.
   *[other] Сдвинутся { $n } врагов.
}
card-label = Этот сектор
card-close = Закрыть
