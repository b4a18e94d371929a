# The end of a game of Shelter.
end-total = Счастье: { $n }
end-chart = Счастье по раундам
end-chart-label = График: счастье каждого игрока в конце каждого раунда. Те же числа — в таблице под ним.
end-title = { $n ->
    [1] { $seats } — смотритель
   *[other] { $seats } делят должность смотрителя
}
