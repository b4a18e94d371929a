# Баннеры и кубики, которые видны лишь мгновение.
banner-round = Раунд { $round }
banner-turn = Ходит { $name }
banner-turn-own = Ваш ход
dice-skip = Пропустить: касание или пробел
