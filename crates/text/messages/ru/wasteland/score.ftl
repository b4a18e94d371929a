# Конец игры: кто победил, откуда взялось влияние и где игра повернулась.

score-won = Побеждает { $seats }: влияние { $n }, нужно { $need }.
score-won-takeover = Группировка «{ $faction }» захватывает власть, но побеждает { $seats }: влияние { $n }, нужно { $need }.
score-shared = Вместе побеждают { $seats }: наибольшее влияние { $n }, нужно { $need }.
score-shared-takeover = Группировка «{ $faction }» захватывает власть, но вместе побеждают { $seats }: наибольшее влияние { $n }, нужно { $need }.
score-lost = Выживших не осталось, не побеждает никто.
score-lost-takeover = Группировка «{ $faction }» захватывает власть, и ни у кого нет влияния для победы.
score-group = { $deed }.
score-running = Партия ещё не окончена.

score-source-before = Было раньше
score-source-dealt = Розданные карты замыслов
score-source-quests = Карты замыслов за задания
score-source-encounters = Карты замыслов за встречи
score-source-cards = Карты замыслов за предметы и события
score-source-perks = Карты замыслов за преимущества
score-source-trades = Карты замыслов при обмене
score-source-given-up = Сброшенные карты замыслов
score-source-agendas = Дополнительное влияние карт замыслов
score-detail = «{ $name }»: { $n }

score-turn-round = Раунд { $round }
score-turn-end = Конец игры
score-turn-takes = { $seat } выходит вперёд: перевес над соперниками растёт на { $n }. { $deed }.
score-turn-for-good = { $seat } выходит вперёд и лидирует до конца: перевес над соперниками растёт на { $n }. { $deed }.
score-turn-widens = { $seat } увеличивает отрыв на { $n }. { $deed }.
score-turn-closes = { $seat } сокращает отставание на { $n }. { $deed }.
score-turn-group = { $seat } продвигает отряд на { $n }. { $deed }.
score-turn-alone = Влияние растёт на { $n } ({ $seat }). { $deed }.
