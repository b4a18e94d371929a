character-runaway-watchman = Runaway Watchman
    .about = Walked off duty one bright afternoon in full iron, and has not dared to take it off.

card-window-iron = Window Iron
    .flavor = Eleven slats and a hinge. It took a file and two nights to move the bolt to the inside.

character-line-walker = Line Walker
    .about = Mends the telephone line from pole to pole, and never listens in. Or hardly ever.

card-pole-irons = Pole Irons
    .flavor = Made for spruce. Slate and wet shingle take them just as well, and whoever is underneath complains later.

character-catalog-agent = Catalog Agent
    .about = Takes orders out of a catalog older than any customer. What is sold out gets described.

card-thick-catalog = The Thick Catalog
    .flavor = Page 212 is missing, and everybody wants what was on it.

character-race-starter = Race Starter
    .about = Inherited the pistol, the whistle and the race, which was to begin on the morning after the sirens.

card-starting-pistol = Starting Pistol
    .flavor = Bored out over one winter. Before that it was only meant to be heard.

character-piano-mover = Piano Mover
    .about = A machine with three arms, for pianos. It has run out of pianos, not of arms.

card-third-arm = Third Arm
    .flavor = For the leg that is still around the corner when the other two are on the landing.
