pack-shelter-core = The Interim Committee
    .about = Rooms, belongings and emergencies for the weeks between one overseer and the next.

## Starting rooms

room-wasteland = Wasteland
    .flavor = Pack water, a sack and a will. Do try to bring back the sack.

room-vault-door = Vault Door
    .flavor = Eleven tonnes of steel. Strangers ring and get a form; our own crawl in and get the cot.

room-vault-entrance = Vault Entrance
    .flavor = Whoever holds the register goes first. The rest wait on the treadmill, which is wired to the lights.

room-water-treatment = Water Treatment
    .flavor = Six filters. The seventh is optimism, and it is due for replacement.

room-diner = Diner
    .flavor = Monday is paste. Tuesday is paste with a garnish, and people dress for Tuesday.

room-power-generator = Power Generator
    .flavor = It hums in B flat. When it stops, the whole shelter discovers what it was humming along to.

## Rooms to build

room-choir-stairwell = Choir Stairwell
    .flavor = Two voices make a choir. Three make a complaint.

room-ward-for-two = Ward for Two
    .flavor = Two beds and a window painted on the wall. They take turns saying what’s out there.

room-weather-bureau = Weather Bureau
    .flavor = Tomorrow: fifty-two degrees, ceiling overcast. Correct every day since the founding.

room-bicycle-hall = Bicycle Hall
    .flavor = Thirty bicycles and no road. The scenery is painted on a bedsheet; the slowest rider has to crank it.

room-snail-ranch = Snail Ranch
    .flavor = The round-up takes nine days. Betting on the derby stays open for eight of them.

room-swap-counter = Swap Counter
    .flavor = A turnip buys two torch cells. Two torch cells buy a turnip and a long look.

room-steam-laundry = Steam Laundry
    .flavor = Uniforms go in by rank and come out by size.

room-tool-library = Tool Library
    .flavor = The hammer is out until the twelfth. So is the list of who wants it next.

room-side-hatch = Side Hatch
    .flavor = Bricked up, according to the plans. Knock twice and say it’s about the soup.

room-drill-hall = Evacuation Drill Hall
    .flavor = At the siren, leave by the nearest exit. Where to is still with the subcommittee.

room-mushroom-gallery = Mushroom Gallery
    .flavor = The ones that glow are supper. The ones that don’t are making up their minds.

room-lost-property = Lost Property
    .flavor = Three hundred left gloves, a cello and somebody’s resolve. Only the cello has been asked after.

room-amateur-theatre = Amateur Theater
    .flavor = Tonight, a comedy about rationing. The critics have been fed beforehand.

room-battery-crypt = Battery Crypt
    .flavor = The rubber gloves hang on the far side of the sparks. So does the burn ointment.

room-registry-office = Registry Office
    .flavor = Sign here, here, and on the requisition for the crib.

room-bathhouse = Bathhouse
    .flavor = Rank, grudges and trousers stay on the hook.

room-drafting-office = Drafting Office
    .flavor = They will draw you any wall you like, provided it can go a little to the left.

room-museum-of-sky = Museum of Sky
    .flavor = A kite, a sun-bleached hat, a jar labeled WIND. Please don’t open the jar.

room-polling-station = Polling Rehearsal
    .flavor = The election is a month off. Until then we practice, and somebody keeps winning.

room-grudge-court = Grudge Court
    .flavor = The parties may shake hands or take off their coats. The clerk sells tickets either way.

room-tinkers-table = Tinkers’ Table
    .flavor = Nothing leaves here the way it came in. The table, for instance, arrived as a door.

room-echo-well = Echo Well
    .flavor = Haul in pairs: one on the rope, one to argue with the echo. The echo is ahead on points.

room-committee-chamber = Committee Chamber
    .flavor = The late overseer’s chair is left empty. It has the best attendance of anyone.

room-apiary-shaft = Apiary Shaft
    .flavor = The bees have found the one crack that leads outside. They decline to say where it is.

## Elevators

elevator-start = Main Elevator
    .flavor = It stops at this floor and no other. People still press the button again, to be sure.

elevator-red = Red Elevator
    .flavor = Goes down with blueprints, comes up with blisters.

elevator-blue = Blue Elevator
    .flavor = Smells of wet plaster. Leave the stool where it is; somebody is using it to think.

elevator-green = Green Elevator
    .flavor = The safety certificate was signed by a man who took the stairs.

elevator-yellow = Yellow Elevator
    .flavor = Sticks between floors every Friday. The regulars bring cards.

## Threats

threat-burst-main = Burst Main
    .flavor = The plumber located the leak by standing in it up to the waist.

threat-fuse-fire = Fuse Box Fire
    .flavor = It took a kettle, an iron and two people who were each in the right.

threat-ladle-feud = Feud Over the Ladle
    .flavor = First shift serves from the bottom of the pot, second shift from the top. There were words, then dumplings.

threat-audit-automaton = Audit Automaton
    .flavor = It counts everything, stamps everything and keeps one of each for the file.

threat-doorstep-salesman = Doorstep Salesman
    .flavor = He has been ringing since before the war. He sells doorbells.

threat-overseer-voice = Late Overseer’s Voice
    .flavor = Eighty reels of instructions, and he took the off switch with him. He would like the spoons counted.

threat-homesickness = Homesickness Outbreak
    .flavor = It starts with someone humming a jingle. By supper the whole table is describing lawns.

threat-ceiling-descending = Ceiling, Descending
    .flavor = A disaster or an extension, depending on who is first with a shovel.

threat-night-nurse = Night Nurse Unit
    .flavor = Admits only the genuinely hurt and can smell play-acting through a bulkhead. The jelly is compulsory.

threat-giggle-leak = Giggle Gas Leak
    .flavor = The repair crew went in with a wrench and came out with a double act.

threat-blind-pike = Blind Tank Pike
    .flavor = Raised in the cistern on darkness and dropped sandwiches. Ignores lures; quite likes plumbers.

threat-pantry-roots = Roots in the Pantry
    .flavor = A hundred meters of solid rock, and straight to the jam.

threat-digging-neighbours = The Neighbors, Digging
    .flavor = They are coming through the wall to borrow salt. All of them, with shovels.

threat-cable-ferrets = Cable Ferrets
    .flavor = Corridor six went dark, then five, then four. In three you can hear the chewing.

threat-boiler-toad = Boiler Toad
    .flavor = Came in for the warmth and stayed for lunch. It now outweighs the stoker and has his slippers.

threat-feral-scouts = Feral Scout Troop
    .flavor = They set off on a weekend hike nineteen years ago. By now they have all the badges.

threat-centipede = Most of a Centipede
    .flavor = Forty meters have left the vent so far. The head is in the kitchens; the tail has yet to be informed.

threat-shaft-something = Something in the Shaft
    .flavor = It has learned to press the button. It is still working out which floor is food.

## Items: fights

item-cast-iron-skillet = Cast-Iron Skillet
    .flavor = Seasoned with lard, and later with a burglar.

item-half-dumbbell = Half a Dumbbell
    .flavor = The other half is propping a door somewhere. Train the arm you can spare.

item-expired-extinguisher = Expired Extinguisher
    .flavor = The needle says EMPTY out of habit. Top it up and stand well behind it.

item-two-headed-coin = Two-Headed Coin
    .flavor = It always comes up right the second time. The first is for manners.

item-last-firework = The Last Firework
    .flavor = Saved for the day the door opens. Or for something with teeth, if that comes first.

item-cushion-armour = Cushion Armor
    .flavor = Three sofas died for this. You will merely be winded.

item-magnesium-camera = Magnesium Camera
    .flavor = The flash eats a whole battery, but this time the children will believe you.

item-cracked-megaphone = Cracked Megaphone
    .flavor = The trained hear orders, the rest hear coughing. Both step aside in a queue.

item-electric-mop = Electric Mop
    .flavor = The first setting is for floors. The others are for introductions.

item-stale-baguette = Stale Baguette
    .flavor = Fresh, it was breakfast. Now it is law and order.

## Items: stores

item-hamster-dynamo = Hamster Dynamo
    .flavor = Works for board. He is also the whole of his union, and it is resolute.

item-sourdough-crock = Sourdough Crock
    .flavor = Feed it and it rises daily. Eat the lot and enjoy one good week with a bad conscience.

item-indoor-umbrella = Indoor Umbrella
    .flavor = Hung upside down under the drip. It is the only rain we managed to keep.

item-ticket-punch = Ticket Punch
    .flavor = Visitors are welcome. Visitors are also perforated.

item-surplus-rivets = Surplus Rivets
    .flavor = The new room is standing. Best not to ask about the bucket left over.

item-nervous-canary = Nervous Canary
    .flavor = Faints at gas, footsteps and fractions. It has never been wrong about the first two.

item-second-ledger = The Second Ledger
    .flavor = The first one balances. This one says how.

item-machine-oil = Tin of Machine Oil
    .flavor = Half of what is broken down here was only ever thirsty.

item-tea-service = The Good Tea Service
    .flavor = For guests only. Today it was moved and carried that we are the guests.

## Items: the final count

item-matchstick-model = Matchstick Model
    .flavor = The entire shelter at one to fifty, down to the NO SMOKING signs.

item-glass-cabinet = Glass Cabinet
    .flavor = Put a thing behind glass and nobody asks what it is for.

item-group-photograph = Group Photograph
    .flavor = Nobody is looking at the lens. But look: they are all looking the same way.

item-bruise-ribbon = Ribbon for Bruises
    .flavor = Awarded for falling down stairs in the line of duty. Wear it on the side that doesn’t hurt.

item-home-bestiary = Home Bestiary
    .flavor = If it insists on living here rent-free, it can at least sit for its portrait.

item-rainy-day-inventory = Rainy-Day Inventory
    .flavor = A list of everything nobody may touch. To be counted daily, before breakfast, and signed for.

item-lit-aquarium = Lit Aquarium
    .flavor = One fish, no name, more visitors than the doctor. Mind the water and leave the lamp on.

## Items: everything else

item-forged-papers = Forged Papers
    .flavor = The photograph is of somebody else, but he looks just as hungry.

item-correspondence-course = Correspondence Course
    .flavor = Lesson four, Applied Confidence, may be taken before lessons one to three.

item-industrial-flypaper = Industrial Flypaper
    .flavor = Rated for flies of up to ninety kilos.

item-mail-order-catalogue = Mail-Order Catalog
    .flavor = Allow six weeks for delivery. It has been thirty years, and the parcels have begun to arrive.

item-prefab-kit = Prefab Kit
    .flavor = Bedroom, chapel or workshop: the walls are the same, only the sticker changes. Furniture not included.
