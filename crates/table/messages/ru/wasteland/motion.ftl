# Что объявляют, пока всё движется.
banner-activation = Действуют враги
banner-killed = Гибель
banner-takeover = Захват власти
dice-rolls = Бросает { $name }
dice-fight = { $hits ->
    [one] { $hits } попадание
    [few] { $hits } попадания
   *[other] { $hits } попаданий
} из { $need } · { $suffered ->
    [0] враг промахнулся
    [one] враг попал { $suffered } раз
    [few] враг попал { $suffered } раза
   *[other] враг попал { $suffered } раз
}
dice-test = { $hits ->
    [one] { $hits } попадание
    [few] { $hits } попадания
   *[other] { $hits } попаданий
} из { $need }
