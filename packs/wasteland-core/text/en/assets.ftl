## Assets: weapons

card-surveyors-rifle = Surveyor’s Rifle
    .flavor = Measures twice.

card-bell-clapper = Bell Clapper
    .flavor = Forty pounds of bronze. You feel each stroke as a sermon in the wrists.

card-fire-brigade-axe = Fire-Brigade Axe
    .flavor = In case of machine, break machine.

card-sermon-megaphone = Sermon Megaphone
    .flavor = Nobody has stayed for the third point yet.

card-jumper-cables = Jumper Cables
    .flavor = Red to red, black to black, and the rest to whoever is holding.

## Assets: apparel

card-riot-overcoat = Riot Overcoat
    .flavor = It has been on both sides of every riot and has pockets for either.

card-lead-apron = Lead Apron
    .flavor = Left by a dentist in a hurry. You may rinse now.

card-wedding-dress = Wedding Dress
    .flavor = No one haggles with a bride, whoever is in it.

card-stilt-legs = Stilts
    .flavor = What bites, bites low. The children who shout at you from the ditch, you step over.

card-beekeeper-veil = Beekeeper’s Veil
    .flavor = Whatever they are now, they still respect the hat.

card-sleepwalker-slippers = Sleepwalker’s Slippers
    .flavor = By morning the wall is whitewashed and the pig is sold, and you could sleep for a week.

card-boilermans-gloves = Boilerman’s Gloves
    .flavor = The fingers have set round a valve that is gone. You carry everything like that now.

## Assets: companions

card-retired-pedlar = Retired Peddler
    .flavor = He doesn’t sell any more. He only knows a man who does, and the man is always near.

card-stray-accountant = Stray Accountant
    .flavor = Found behind the bank, guarding it. Will follow anyone solvent.

card-three-legged-dog = Three-Legged Dog
    .flavor = Do not call him Tripod. Call him sir.

card-deserter-medic = Deserter Medic
    .flavor = Ran from both armies with the same bag. Likes to see it full.

card-bounty-poet = Bounty Poet
    .flavor = Pays by the corpse, rhymes by the line. Which one you are depends on the rhyme.

card-tent-mule = Mule from the Tents
    .flavor = Stops at every empty tent floor and waits for somebody to lift the flap.

## Assets: aid

card-wind-up-beacon = Wind-Up Beacon
    .flavor = Somebody kind comes out with a lantern. It takes them all afternoon.

card-open-surgery = Open Surgery
    .flavor = Open on all sides: the tent is out being washed. Bring a book.

card-blank-permit = Blank Permit
    .flavor = It spent years under a table leg, keeping somebody’s supper level. Only the line for what you may do was never filled in.

card-dynamite-picnic = Dynamite Picnic
    .flavor = Basket for four. Do check which sausages.

card-letter-of-reference = Letter of Reference
    .flavor = It took three drafts to leave out how much you would miss them.

## Assets: drugs and reading

card-clear-head = Clear Head
    .flavor = You see exactly what to do, and, further off, yourself looking for more.

card-green-ampoule = Green Ampoule
    .flavor = Filtered once. By morning you can lift the bed by one leg, or finish the crossword. You are not asked which.

card-pool-water = Pool Water, Unfiltered
    .flavor = A pencil mark on the bottle shows how far down you are still you.

card-correspondence-course = Correspondence Course
    .flavor = Lesson six arrived by mule. The tutor has been dead a while and marks generously.

card-gazette-of-omens = Gazette of Omens
    .flavor = Tomorrow’s trouble today, and a recipe.

card-melt-it-down = “Melt It Down!”
    .flavor = A pamphlet against iron. Bring your own to the meeting.

card-winter-timetable = Winter Timetable
    .flavor = The 6:40 still leaves at 6:40. It is a cart now and stops if you wave.
