pack-wasteland-core = The Long Ledger
    .about = Roads, debts and a few good hats: the core of Wasteland.

## Tiles

tile-crossroads-camp = Crossroads Camp
tile-toll-flats = Toll Flats
tile-drowned-yards = Drowned Yards
tile-orchard-rows = Orchard Rows
tile-quarry-cut = Quarry Cut
tile-bus-boneyard = Bus Boneyard
tile-cistern-hill = Cistern Hill
tile-kiln-row = Kiln Row
tile-burnt-suburb = Burnt Suburb
tile-pylon-field = Pylon Field
tile-dam-valley = Dam Valley
tile-rust-gully = Rust Gully
tile-milestone-ridge = Milestone Ridge
tile-glass-plain = Glass Plain
tile-last-terminus = Last Terminus

## Spaces

space-signal-hill = Signal Hill
space-camp-square = Camp Square
space-salt-market = Salt Market
space-lantern-church = Lantern Church
space-drowned-depot = Drowned Depot
space-glass-orchard = Glass Orchard
space-quarry-nine = Quarry Nine
space-cistern-steps = Cistern Steps
space-hollow-dam = Hollow Dam
space-vault-84-door = Door of Vault 84
space-vault-109-door = Door of Vault 109
space-terminus-clock = Terminus Clock

## Scenarios and factions

scenario-the-long-ledger = The Long Ledger
    .about = The Dawn Ledger has written down who owes what since the first morning, and means to collect. The Rust Parish mends whatever still turns and asks no names. Between them run two roads and your front door.

scenario-two-wells = Two Wells
    .about = It has not rained since the goat died, and the goat was old. The Bucket Council owns one well and a queue. The Dry Brothers own the other and the people in it.

faction-dawn-ledger = Dawn Ledger
faction-rust-parish = Rust Parish
faction-bucket-council = Bucket Council
faction-dry-brothers = Dry Brothers

## Enemies

enemy-ditch-hare = Ditch Hare
enemy-salt-tick = Salt Tick
enemy-lamp-moth = Lamp Moth
enemy-roof-heron = Roof Heron

enemy-self-made-tollman = Self-Made Tollman
enemy-debt-chaser = Debt Chaser
enemy-water-tower-marksman = Water-Tower Marksman
enemy-last-sergeant = Last Sergeant

enemy-street-sweeper = Street Sweeper
enemy-parking-warden = Parking Warden
enemy-night-nurse = Night Nurse
enemy-demolition-clerk = Demolition Clerk

enemy-long-cow = Long Cow
enemy-choir-toad = Choir Toad
enemy-well-guest = Guest from the Well
enemy-gravel-eel = Gravel Eel

enemy-porridge-cook = Porridge Cook
enemy-stone-thrower = Stone Thrower
enemy-door-bearer = Door Bearer
enemy-uncle-of-six = Uncle of Six

## Characters

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

## Loot: weapons

card-parking-meter = Parking Meter
    .flavor = Swing it well and it gives change.

card-nail-sling = Nail Sling
    .flavor = For hanging pictures from across the street.

card-stage-rapier = Stage Rapier
    .flavor = Blunt, but it knows the choreography.

card-flare-pistol = Flare Pistol
    .flavor = Everyone for a mile looks the other way, and then they walk it.

card-newsprint-cannon = Newsprint Cannon
    .flavor = Loads one periodical at a time. The editorials carry furthest.

## Loot: apparel and company

card-hubcap-vest = Hubcap Vest
    .flavor = Hold still and think of the motorway.

card-tarpaulin-poncho = Tarpaulin Poncho
    .flavor = Was a tent for four. Remembers it when it rains.

card-borrowed-boots = Borrowed Boots
    .flavor = The owner’s name is inked inside, and under it: please.

card-hens-in-a-pram = Hens in a Pram
    .flavor = They enjoy the view. One of them is not a hen, and the others are being nice about it.

## Loot: aid

card-tea-and-bandage = Tea and a Bandage
    .flavor = The bandage is for you. The tea is for whoever has to look.

card-purple-soap = Purple Soap
    .flavor = Use on the eyes, then close them. The label is out of order.

card-unlabelled-tin = Unlabelled Tin
    .flavor = Peaches, or paint, or both; it was that sort of company.

card-spare-fuse = Spare Fuse
    .flavor = Fits anything, for a while.

card-knotted-rope = Knotted Rope
    .flavor = Each knot is somebody who got down. Count them before you count on it.

card-scarecrow-frame = Scarecrow Frame
    .flavor = Dress it nicely. It will be the last thing that coat does for you.

card-visiting-card = Visiting Card
    .flavor = “I shall call on you at your convenience, or now.”

## Loot: drugs and reading

card-blue-drops = Blue Drops
    .flavor = Borrows an hour from next week. Next week keeps a list.

card-grey-snuff = Grey Snuff
    .flavor = Clears the nose, the street and the calendar.

card-withdrawal-tea = Withdrawal Tea
    .flavor = Tastes of every apology you owe.

card-crossword-volume = Crosswords, Volume Nine
    .flavor = Solved in ink by someone very sure, and wrong only twice.

card-maps-and-kisses = Maps and Kisses
    .flavor = The kisses are lies. The maps were checked by a jealous husband.

## Loot: events

card-kettle-still-warm = Kettle Still Warm
    .flavor = Two cups are set out. You are nobody’s idea of the second.

card-machine-that-argues = The Machine That Argues
    .flavor = It has your coin, your sandwich and a point.

card-shelf-note = Note on a Shelf
    .flavor = “Took the last one. Sorry. If you can spare anything, others come by.”

card-wasps-in-the-radio = Wasps in the Radio
    .flavor = They found the news first and are in no mood to share it.

card-torn-ledger-page = Torn Ledger Page
    .flavor = Two paid you to bring it. Only one will be glad it was read.

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
    .flavor = What bites, bites low. What mocks, one learns to step over.

card-beekeeper-veil = Beekeeper’s Veil
    .flavor = Whatever they are now, they still respect the hat.

card-sleepwalker-slippers = Sleepwalker’s Slippers
    .flavor = Gets a great deal done at night. Wakes up tired, and married.

## Assets: companions

card-retired-pedlar = Retired Pedlar
    .flavor = He doesn’t sell any more. He only knows a man who does, and the man is always near.

card-stray-accountant = Stray Accountant
    .flavor = Found behind the bank, guarding it. Will follow anyone solvent.

card-three-legged-dog = Three-Legged Dog
    .flavor = Do not call him Tripod. Call him sir.

card-deserter-medic = Deserter Medic
    .flavor = Ran from both armies with the same bag. Likes to see it full.

card-bounty-poet = Bounty Poet
    .flavor = Pays by the corpse, rhymes by the line. Which one you are depends on the rhyme.

## Assets: aid

card-wind-up-beacon = Wind-Up Beacon
    .flavor = Somebody kind comes out with a lantern. It takes them all afternoon.

card-open-surgery = Open Surgery
    .flavor = Open on all sides: the tent is out being washed. Bring a book.

card-blank-permit = Blank Permit
    .flavor = Stamped, signed and dated. All it lacks is what you are allowed.

card-dynamite-picnic = Dynamite Picnic
    .flavor = Basket for four. Do check which sausages.

card-letter-of-reference = Letter of Reference
    .flavor = It took three drafts to leave out how much you would miss them.

## Assets: drugs and reading

card-clear-head = Clear Head
    .flavor = You see exactly what to do, and, further off, yourself looking for more.

card-green-ampoule = Green Ampoule
    .flavor = Makes you better at something. It does not take requests.

card-correspondence-course = Correspondence Course
    .flavor = Lesson nine arrived by mule. The tutor has been dead a while and marks generously.

card-gazette-of-omens = Gazette of Omens
    .flavor = Tomorrow’s trouble today, and a recipe.

card-melt-it-down = “Melt It Down!”
    .flavor = A pamphlet against iron. Bring your own to the meeting.

## Unique assets

card-mothers-shotgun = Mother’s Shotgun
    .flavor = She asked only that you write, and that you aim.

card-tin-halo = Tin Halo
    .flavor = Cut from a biscuit lid, by children, for someone who earned it.

card-the-listener = The Listener
    .flavor = Hasn’t said a word since the sirens. Hears the road before you are on it.

card-quiet-motor = Quiet Motor
    .flavor = Nobody knows what it drove. Nobody heard.

card-sundial-almanac = Sundial Almanac
    .flavor = Somewhere in it is an hour nobody used. Reading it in full sun is the only way.

card-last-peach = The Last Peach
    .flavor = There is one. You could eat it. You could also be the person who did not.
