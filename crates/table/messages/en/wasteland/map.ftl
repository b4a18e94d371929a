# What lies over the map and beside its spaces.
map-layers = Over the map
layer-reach = My reach (key [)
layer-threat = Threat: what enemies would do (key ])
threat-title = What enemies would do
threat-read = Details
threat-close = Hide the threat
threat-none = Nobody on the map would act.
threat-moves = { $n ->
    [one] One would move.
   *[other] { $n } would move.
}
card-label = This space
card-close = Close
