agenda-ledger-clerk = In Good Ink
    .flavor = The page is ruled for your hand, and the nib is new.

agenda-sworn-to-dawn = Sworn at Dawn
    .flavor = You only held the lamp while they swore, but your lips moved.

agenda-compound-interest = Compound Interest
    .flavor = The first sack was a present. It is the second that has been growing.

agenda-red-column = The Red Column
    .flavor = They keep a column for the other armband and have lent you the pencil.

agenda-borrowed-armband = The Borrowed Armband
    .flavor = It was lent for one afternoon. You have moved the button twice.

agenda-tin-badge = The Tin Badge
    .flavor = You turned it face outward on the bridge, where nobody was about.

agenda-parish-mender = A Mender’s Hands
    .flavor = You cannot walk past a stopped wheel. They have watched you try.

agenda-quiet-workshop = A Quiet Workshop
    .flavor = Two work at one bench, and nobody has to say which screw.

agenda-spare-parts = Spare Parts
    .flavor = Every coat you own hangs lower on the left.

agenda-no-more-ledgers = No More Lists
    .flavor = Bundled paper burns badly. You feed it in by the sheet.

agenda-house-key = A Key on a String
    .flavor = There is no second one in the house. You sleep with the string round your wrist.

agenda-second-watch = Second Watch
    .flavor = You walk round the yard once more. They have begun to leave the shutters open.

agenda-deep-pockets = Deep Pockets
    .flavor = You walk slowly, so that nothing rings.

agenda-known-face = A Known Face
    .flavor = They put a chair out before you have said how long.

agenda-spare-trick = A Trick to Spare
    .flavor = You open tins with a bootlace. The knife is for later.

agenda-pest-control = Pest Control
    .flavor = You can tell from the holes in the sacking how many there were.

agenda-big-game = Big Game
    .flavor = The skull is out in the yard. It would not go through the door.

agenda-road-surveyor = Road Surveyor
    .flavor = You have resoled your boots with the old map.

agenda-deadly-errand = A Deadly Errand
    .flavor = The parcel ticks. After two miles you no longer hear it.

agenda-not-alone = Not Alone
    .flavor = You pack two blankets and call one of them the spare.

agenda-long-apprenticeship = A Long Apprenticeship
    .flavor = The scar on the thumb is from the first day. The callus beside it took nine years.

agenda-whole-alphabet = The Whole Alphabet
    .flavor = You learned your letters from the bus stops and have nearly reached the depot.

agenda-still-here = Still Here
    .flavor = They have given your bunk away three times. You came back for the blanket.

agenda-magpie = Magpie
    .flavor = The shelf came down in spring. Now it all stands on the floor, in the same order.

agenda-even-hand = An Even Hand
    .flavor = Both pans of your scales are dented. You hung them up yourself.

agenda-toll-keeper = Toll Keeper
    .flavor = People reach into their pockets when they see your hat.

agenda-scrap-reader = Reader of Scrap
    .flavor = From a cracked bearing you can say what it carried and who overloaded it.

agenda-unfinished-business = Unfinished Business
    .flavor = Your handkerchief has four knots in it. You remember what three are for.

agenda-good-company = Good Company
    .flavor = The fire is the size for one. They have moved over.

agenda-travelling-light = Traveling Light
    .flavor = You carry all you own in one hand and knock with the other.
