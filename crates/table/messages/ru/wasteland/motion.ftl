# Что объявляют, пока всё движется.
banner-activation = Действуют враги
banner-killed = Погиб
banner-takeover = Захват власти
dice-rolls = Бросает { $name }
