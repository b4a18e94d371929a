# The end of a game of Shelter.
end-total = { $n } happiness
end-chart = Happiness by round
end-chart-label = Line chart: the happiness of each player at the end of each round. The numbers stand in the table below it.
end-title = { $n ->
    [1] { $seats } is overseer
   *[other] { $seats } share the office
}
