# The end of a game of Shelter.
end-total = { $n } happiness
end-chart = Happiness by round
end-chart-label = Line chart: each player’s happiness at the end of each round. The numbers are in the table below.
end-title = { $n ->
    [1] { $seats } is overseer
   *[other] { $seats } share the office
}
