# What is announced while things move.
banner-last-round = Последний раунд
banner-recall = Возвращение
dice-fight = В бой идёт { $name }
dice-won = Бой выигран
dice-lost = Бой проигран
dice-threat = угроза
dice-spared-seven = всё тихо
dice-spared-no-room = там нет комнаты
dice-spared-taken = угроза там уже есть
dice-spared-no-cards = угрозы кончились
