# Баннеры и кубики, которые видны лишь мгновение.
banner-round = Раунд { $round }
banner-last-round = Последний раунд
banner-recall = Возвращение
banner-turn = Ходит { $name }
banner-turn-own = Ваш ход
dice-fight = В бой идёт { $name }
dice-won = Бой выигран
dice-lost = Бой проигран
dice-skip = Пропустить: касание или пробел
dice-threat = угроза
dice-spared-seven = всё тихо
dice-spared-no-room = там нет комнаты
dice-spared-taken = угроза там уже есть
dice-spared-no-cards = угрозы кончились
