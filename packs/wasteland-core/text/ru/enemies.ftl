enemy-ditch-hare = Канавный заяц

enemy-salt-tick = Соляной клещ

enemy-lamp-moth = Фонарный мотылёк

enemy-roof-heron = Крышная цапля

enemy-self-made-tollman = Самозваный мытарь

enemy-debt-chaser = Выбивала

enemy-water-tower-marksman = Стрелок с водокачки

enemy-last-sergeant = Последний сержант

enemy-street-sweeper = Дворник

enemy-parking-warden = Парковщик

enemy-night-nurse = Ночная сиделка

enemy-demolition-clerk = Инспектор по сносу

enemy-long-cow = Длинная корова

enemy-choir-toad = Хоровая жаба

enemy-well-guest = Гость из колодца

enemy-gravel-eel = Щебёночный угорь

enemy-porridge-cook = Кашевар

enemy-stone-thrower = Камнемёт

enemy-door-bearer = Дверонос

enemy-uncle-of-six = Дядька шестерых
