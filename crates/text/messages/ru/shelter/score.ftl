# Конец игры: кто победил, откуда взялось счастье и где игра повернулась.

score-won = { $seat } становится смотрителем. Итог — { $happiness }, отрыв — { $n }, на втором месте { $second }.
score-won-tie = { $seat } становится смотрителем. Итог — { $happiness }; столько же у второго ({ $second }), решают дополнительные критерии.
score-shared = { $seats } делят первое место. Итог — { $happiness }.
score-running = Партия ещё не окончена.

score-source-before = Было раньше
score-source-rooms = Постройка комнат
score-source-spaces = Поля
score-source-threats = Угрозы
score-source-items = Применение предметов
score-source-bonuses = Бонусы предметов в конце игры
score-source-penalty = Штраф за угрозы на своём уровне
score-detail = { $name }: { $n }
score-ties = Дополнительные критерии: { $cubes ->
    [one] { $cubes } куб
    [few] { $cubes } куба
   *[other] { $cubes } кубов
}, { $dwellers ->
    [one] { $dwellers } житель
    [few] { $dwellers } жителя
   *[other] { $dwellers } жителей
}, { $items ->
    [one] { $items } предмет
    [few] { $items } предмета
   *[other] { $items } предметов
}

score-turn-round = Раунд { $round }
score-turn-count = Подсчёт в конце игры
score-turn-takes = { $seat } выходит вперёд: перевес над соперниками растёт на { $n }. { $deed }.
score-turn-for-good = { $seat } выходит вперёд и лидирует до конца: перевес над соперниками растёт на { $n }. { $deed }.
score-turn-widens = { $seat } увеличивает отрыв на { $n }. { $deed }.
score-turn-closes = { $seat } сокращает отставание на { $n }. { $deed }.
