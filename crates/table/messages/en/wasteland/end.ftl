# The end of a game of Wasteland.
end-total = { $n } influence
end-chart = Influence by round
end-chart-label = Line chart: each survivor’s influence at the end of each round. The numbers are in the table below.
end-title = { $n ->
    [0] The valley is taken
    [1] { $seats } has the valley’s ear
   *[other] { $seats } share the valley
}
