## Tiles

tile-orange-crossing = Orange Crossing

tile-pier-bank = Pier Bank

tile-signal-cutting = Signal Cutting

tile-shy-acre = Shy Acre

tile-race-meadow = Race Meadow

tile-ear-hill = Ear Hill

tile-dredger-bend = Dredger Bend

tile-trunk-heath = Trunk Heath

tile-barrage-hill = Barrage Hill

tile-chalk-cellars = Chalk Cellars

tile-decoy-town = Decoy Town

tile-sun-cliff = Sun Cliff

## Spaces

space-new-california = New California Village

space-twelve-piers = Twelve Piers

space-curfew-house = Curfew House

space-dark-hamlet = Dark Hamlet

space-cinder-track = Cinder Track

space-concrete-ear = Concrete Ear

space-sleeping-dredger = Sleeping Dredger

space-cable-house = Cable House

space-balloon-winch = Balloon Winch

space-roll-call-gallery = Roll-Call Gallery

space-plywood-street = Plywood Street

space-sun-terrace = Sun Terrace
