## Фрагменты

tile-crossroads-camp = Лагерь на перекрёстке

tile-toll-flats = Мытный солончак

tile-drowned-yards = Затопленные склады

tile-orchard-rows = Садовые ряды

tile-quarry-cut = Карьерный разрез

tile-bus-boneyard = Кладбище автобусов

tile-cistern-hill = Водокачный холм

tile-kiln-row = Обжиговые печи

tile-burnt-suburb = Горелые дачи

tile-pylon-field = Поле опор

tile-dam-valley = Долина плотины

tile-rust-gully = Ржавый овраг

tile-milestone-ridge = Верстовой кряж

tile-glass-plain = Стеклянная равнина

tile-last-terminus = Конечная

tile-crossroads-quarantine = Лагерь на перекрёстке, карантин

tile-wash-flats = Мокрый солончак

tile-terminus-sidings = Запасные пути

tile-billet-street = Постойная улица

tile-tunnel-mouth = Устье тоннеля

tile-playhouse-hill = Театральная горка

tile-tent-lines = Палаточный городок

tile-exchange-moor = Телефонная пустошь

tile-society-heights = Страховая высота

tile-sunk-motorway = Провал шоссе

## Сектора

space-signal-hill = Сигнальная горка

space-camp-square = Лагерный пятачок

space-salt-market = Соляной базар

space-lantern-church = Фонарная церковь

space-drowned-depot = Затопленное депо

space-glass-orchard = Стеклянный сад

space-quarry-nine = Девятый карьер

space-cistern-steps = Ступени водокачки

space-hollow-dam = Полая плотина

space-vault-84-door = Дверь убежища 84

space-vault-109-door = Дверь убежища 109

space-terminus-clock = Часы на конечной

space-rope-gate = Верёвочные ворота

space-fever-tents = Горячечные палатки

space-visitors-bank = Берег свиданий

space-oskars-ferry = Паром Оскара

space-drowned-toll-house = Затопленная мытня

space-ticket-hall = Кассовый зал

space-engine-shed = Паровозный сарай

space-billeting-office = Постойная контора

space-widows-row = Вдовий ряд

space-brick-face = Кирпичная стена

space-hosts-gate = Хозяйские ворота

space-playhouse = Летний театр

space-oath-stone = Клятвенный камень

space-luggage-hall = Камера хранения

space-relay-hut = Релейная будка

space-policy-archive = Архив полисов

space-hanging-lorry = Висячий грузовик
