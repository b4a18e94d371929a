character-glow-gardener = Glow Gardener
    .about = Grows beans where nobody else will stand. The beans are fine. It is the gardener who hums.

card-warm-bones = Warm Bones
    .flavor = The doctor gave her a month, and then, forty years running, another one.

character-tram-driver = Tram Driver
    .about = Still keeps the timetable. Has never been late, there being no tram to be late with.

card-brake-lever = Brake Lever
    .flavor = All that is left of Number Seven. It still stops things.

character-census-taker = Census Taker
    .about = Sent out to count everybody, and nobody came to say stop. Up to three thousand and eleven so far; some twice, some for the last time.

card-census-coat = Census Coat
    .flavor = Fourteen pockets, one for each kind of answer.

character-puppeteer = Puppeteer
    .about = Does all the voices, and lets the other fellow say what she would be hit for.

card-mister-splinter = Mister Splinter
    .flavor = Lies worse than any of us. You can see his nose was repaired.

character-night-clerk = Night Clerk
    .about = Minded the desk of an empty hotel for eleven years. Every key is accounted for.

card-double-entry = Double Entry
    .flavor = Luck goes in the left-hand column. The right-hand one has to balance anyway.
