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

card-suitcase-strap = Suitcase Strap
    .flavor = It came all the way from the capital round one case. The corners are in the leather still.

card-orchard-pane = Orchard Pane
    .flavor = A long piece of somebody’s roof, with half a peach on it. The cut is very clean.

## Loot: apparel and company

card-hubcap-vest = Hubcap Vest
    .flavor = Hold still and think of the motorway.

card-tarpaulin-poncho = Tarpaulin Poncho
    .flavor = Was a tent for four. Remembers it when it rains.

card-borrowed-boots = Borrowed Boots
    .flavor = The owner’s name is inked inside, and under it: please.

card-drawer-armband = Armband out of the Drawer
    .flavor = Star outside, shield on the lining. Whoever sewed it left the seam so that it turns.

card-fever-mask = Fever Mask
    .flavor = Four layers of nursery curtain. The little engines run round your chin.

card-hens-in-a-pram = Hens in a Pram
    .flavor = They enjoy the view. One of them is not a hen, and the others are being nice about it.

card-left-luggage-trolley = Left-Luggage Trolley
    .flavor = Goes with anybody who has bags. Set yours down and it has seen somebody else.

## Loot: aid

card-tea-and-bandage = Tea and a Bandage
    .flavor = The bandage is for you. The tea is for whoever has to look.

card-purple-soap = Purple Soap
    .flavor = Use on the eyes, then close them. The label is out of order.

card-unlabelled-tin = Unlabeled Tin
    .flavor = Peaches, or paint, or both; it was that sort of company.

card-spare-fuse = Spare Fuse
    .flavor = Fits anything, for a while.

card-knotted-rope = Knotted Rope
    .flavor = Each knot is somebody who got down. Count them before you count on it.

card-scarecrow-frame = Scarecrow Frame
    .flavor = Dress it nicely. It will be the last thing that coat does for you.

card-visiting-card = Visiting Card
    .flavor = “I shall call on you at your convenience, or now.”

card-return-ticket = Return Ticket
    .flavor = Valid for a fortnight. Somebody has kept it dry for sixty-one winters.

card-evening-matches = Evening Matches
    .flavor = Two are left of the eleven. The nine burned ones lie beside them, each held down to the fingers.

card-orrins-unopened = Orrin’s, Unopened
    .flavor = The one bottle in the valley with its cap still on. Children are brought to look.

## Loot: drugs and reading

card-blue-drops = Blue Drops
    .flavor = Borrows an hour from next week. Next week sends a man round for it.

card-grey-snuff = Gray Snuff
    .flavor = Clears the nose so well that you smell the fight on its way.

card-withdrawal-tea = Withdrawal Tea
    .flavor = Willow bark and rusty nails. Put a bucket on one side of you and a friend on the other.

card-watered-drops = Watered Drops
    .flavor = One part blue and nine parts well. Amery calls it weaning and charges for the blue.

card-crossword-volume = Crosswords, Volume Nine
    .flavor = Solved in ink by someone very sure, and wrong only twice.

card-maps-and-kisses = Maps and Kisses
    .flavor = The kisses are lies. The maps were checked by a jealous husband.

card-letters-home = Letters Home
    .flavor = A shoebox of them in one hand, never posted. The weather improves from page to page.

## Loot: events

card-kettle-still-warm = Kettle Still Warm
    .flavor = Two cups are set out. You are nobody’s idea of the second.

card-machine-that-argues = The Machine That Argues
    .flavor = It has kept your cap and handed out half the sandwich, and is giving its reasons.

card-shelf-note = Note on a Shelf
    .flavor = “Took the last one. Sorry. If you can spare anything, others come by.”

card-wasps-in-the-radio = Wasps in the Radio
    .flavor = They found the news first and are in no mood to share it.

card-torn-ledger-page = Torn Ledger Page
    .flavor = Two paid you to bring it. Only one will be glad it was read.

card-one-station = The One Station
    .flavor = A woman is reading out names and leaves time after each. The battery would fit your lamp.

card-washing-still-out = Washing Still Out
    .flavor = Green rain is coming from the west, and a family’s sheets are on the line.
