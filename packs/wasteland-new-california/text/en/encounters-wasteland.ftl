## Encounters of the wasteland

encounter-sheet-from-the-sky = A Sheet from the Sky
    .intro = A bed sheet comes down out of a clear sky, turning slowly, and lies down over a hedge. High up hangs the last of the barrage balloons, which is more sheet than balloon by now. In the hem is a laundry mark, 44. Up there something has begun, very gently, to flap.
    .option-1 = Find out whose number it was
    .option-1-succeed = She gave it as a bride, with both pillowcases, and has slept on sacking ever since so as not to seem sorry. She puts her face into it. It smells, she says, of being high up.
    .option-1-fail = You follow the balloon with your nose in the air, and so into a ditch that hums.
    .option-2 = Cut it up for what it is worth
    .option-2-succeed = It makes eight bandages and a rope. While you are cutting, the cable overhead goes slack and then tight again, like somebody turning over.
    .option-3 = Line your clothes with it and lie down
    .option-3-succeed = Linen over silk over linen, and other people’s nights in all of it. You do not wake until some cows have come to look.

encounter-two-benches = The Red Scarf
    .intro = A man sits by the water with a red scarf on a stick. On the other bank, very small, somebody else has a red scarf on a stick. They have waved to each other at noon for twelve years. It is his brother, he thinks. He asks you, because you have good shoes, whether you happen to be going the long way around.
    .option-1 = Go along the bank until you can see
    .option-1-succeed = It is a girl of ten, who has it from an uncle, who had it from somebody. She waves because there is a man. You come back and tell him that over there they are well.
    .option-2 = Wave for him; his arm is bad
    .option-2-succeed = Twice and a dip, he shows you. From over there comes a dip. He gives you half of his lunch and, having thought about it, the fare he had put by.
    .option-2-fail = You wave three times. Over there the scarf stops in the air. He tears the stick out of your hand, some skin with it, and waves explanations until dark.
    .option-3 = Sit down and let him talk
    .option-3-succeed = You can see both roads from here, and what is on them, an hour before it arrives. He can tell by the dust what it will be.

encounter-on-his-marks = On His Marks
    .intro = An old man kneels in a chalk lane with one foot against the block. He had qualified for the race that was set for the morning after the sirens. Once a year, on the date, he kneels here and waits for the shot, and at nightfall his wife fetches him in a wheelbarrow. She stands behind you. “Either let him run,” she says, “or tell him it’s off.”
    .option-1 = Clap your hands, and run beside him
    .option-1-succeed = He is away before you are. After twenty yards it is a walk, and then he is holding your arm. He wants to know his time; she has a watch, and tells him a very good one.
    .option-1-fail = He goes at the clap, and so does his hip. As you lift him into the barrow, so does your back. A false start, he says the whole way home, and they never called him back.
    .option-2 = Tell him, and carry him in
    .option-2-succeed = He hears you out on one knee. He had thought so himself, he says, about the third year. You have him on your back for a mile, and people come to their fences, because they had only ever seen it with the barrow.
    .option-3 = Hold the stakes
    .option-3-succeed = There are bets on the hour at which she will come, and have been for years. You hold the tin. Toward seven she comes past with the barrow, and knows what the tin is for.

encounter-plywood-herd = The Plywood Herd
    .intro = Eight cows stand in a meadow, cut out of plywood, for airplanes to see. Every evening the herdsman drives them in, two under each arm, and at six he drives them out again; the old air defense took him on when he was ten. His children look through the fence. They are thinner than the cows.
    .option-1 = Discharge him, in the proper words
    .option-1-succeed = You say what he has waited for. He hands over the herd, the mallet and a very good tarpaulin, salutes, and asks in his own voice whether you know of anybody with real ones.
    .option-1-fail = He asks for your service number. You have none. There is a charge for walking on a decoy, and he writes it down.
    .option-2 = Feed the children first
    .option-2-succeed = They eat behind the widest of the cows, where he need not have seen it. He has. In the evening the place by the stove is yours, and he shows you how the grain must run so that a cow does not warp.
    .option-3 = Break the cows up for timber
    .option-3-succeed = They were guarded: a thing gets up out of the clover and asks for the countersign. Afterward you have planed boards, and what it kept in its chest. The herdsman comes at six with his arms already bent.
    .option-3-fail = The guard gets up out of the clover and asks once. You are taken across the meadow on your heels and put down outside the gate, hard. The gate is plywood too.

encounter-shutter-without-a-house = A Shutter Without a House
    .intro = A man in window iron comes down the road with a green shutter on his back. It belongs to a house of which one window frame is left, upright, in the nettles; by nightfall it has to be shut. He cannot hold it and screw it on at the same time. He says please.
    .option-1 = Hold it for him
    .option-1-succeed = It fits. He closes it on the nettles, tries it, and you both stand back. The tool bag is for you; tomorrow he has only doors.
    .option-1-fail = The frame comes down on the two of you, with the shutter on top. He thanks you from underneath. The hinges, he thinks, are still good.
    .option-2 = Build the wall back up around the frame
    .option-2-succeed = Four courses, a sill, a lintel. You show him mortar, and he shows you how a thing is hung so that it falls shut by itself. In the evening he comes back from the road, twice, to listen to it.
    .option-3 = Charge him for your shoulders
    .option-3-succeed = He has an allowance for helpers and pays it out. While you are both bent over the screws, somebody in the nettles is counting along.

encounter-adrift-in-nineteen = Adrift in Nineteen
    .intro = A dredger’s bucket comes down the river, turning, with a 19 on its side. In it lies a mattress, and on the mattress a boy, asleep, with a night-light by his ear. He has come off the chain without waking. Around the bend is the weir. There is a finger’s breadth left in the light.
    .option-1 = Swim out and tow him in
    .option-1-succeed = You bring him to the bank by the handle, and he does not wake. You lie down along the rim to get your breath; there is room, and it rocks.
    .option-1-fail = You get a hand to it, and it spins like the tub it is. Farther down somebody has a boathook and better luck. You have the weir.
    .option-2 = Ride along as far as it goes
    .option-2-succeed = The current is good, and there was a purse in his shoe. Just above the weir you step off onto the piles, and then you shout. He has about a minute.
    .option-3 = Call him, the way he is called at home
    .option-3-succeed = You look at how he lies, knees up, one ear covered: a third child. So you call him for school, and angrily. He sits up, sees the weir, and rows with both shoes. The mattress he says you can have, and all that is in it.

encounter-in-the-focus = In the Focus
    .intro = The concrete dish on the hill hears whatever lies on its bearing, four miles out. A boy rents out the stool in the middle of it, and today he has rented it to a husband. “There,” says the boy. “That’s the kitchen, and that’s her.” The husband listens with his hat on his knees. She is telling somebody that he is a good man, and that it is not that.
    .option-1 = Turn the stool by a hand’s breadth
    .option-1-succeed = Now it is geese, and after the geese two men with a plan, which you would do well to hear to the end. The husband breathes out. He asks the boy for half of his money back.
    .option-1-fail = The stool turns on an iron pin. On the new bearing somebody is splitting kindling, and from here it is inside your head.
    .option-2 = Rent the next hour, to hear the road
    .option-2-succeed = You hear boots, count them, and wait until they have gone off by the mill. The husband has stayed, on the grass beside you. From there you can hear nothing, and he is listening to it.
    .option-3 = Tell him how her sentence ended
    .option-3-succeed = You sat nearer the middle than he did, and he pays to be told. What you tell him is kind. The dish has carried your voice downhill as well, and things in the grass have raised their heads.

encounter-nine-doorsteps = Nine Doorsteps
    .intro = Nine doorsteps lie in the grass, and two of them have houses. On Saturdays a woman scrubs all nine. On the fifth somebody has left a lamp, new, filled, with a ribbon on it. It is meant well, she says. She will not have it here; and she will not be the one to pour away oil.
    .option-1 = Scrub the rest of them with her
    .option-1-succeed = Sandstone takes the skin off your knuckles, and she has goose fat for that. On the ninth step she sits down, and moves over. The lamp you have stood on the wall by the road, unlit, where it is on nobody’s doorstep.
    .option-2 = Take it back to the village
    .option-2-succeed = You carry it from door to door with the ribbon hanging down and ask nothing. At the fourth a girl goes red to the ears and buys it back. Then she walks up the hill with you, without it, and reaches for a brush.
    .option-2-fail = Behind every door they have been expecting it. Nobody takes it from your hand, somebody throws a clog, and the ribbon is caught in a gate that you are asked to pay for.
    .option-3 = Keep it, if nobody wants it
    .option-3-succeed = It is a good lamp. That night, four miles away, you light it, and put it out again. Something out in the fields has stood up.
