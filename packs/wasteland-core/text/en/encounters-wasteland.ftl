## Encounters of the wasteland

encounter-vending-oracle = The Talking Machine
    .intro = A vending machine glows in a dead filling station. SNACKS SOLD OUT, says the screen. ADVICE: ONE CAP. And then, smaller: some snacks.
    .option-1 = Put in a cap and press a button
    .option-1-succeed = It thinks for a long time, for something with two buttons. What drops into the tray is still warm.
    .option-2 = Shake it until it gives
    .option-2-succeed = It gives: a packet, some caps and the word UNNECESSARY in green letters.
    .option-2-fail = It leans, considers, and comes down. LIFT WITH THE KNEES, says the screen, free of charge.
    .option-3 = Open the hatch and empty it for good
    .option-3-succeed = The coin box is heavier than it looks. Behind you the sign goes out from the right, a letter at a time, as far as SNA.

encounter-class-in-session = Class in Session
    .intro = A teaching machine writes the date on the board for thirty empty desks. It turns, sees you in the doorway, and marks you late.
    .option-1 = Sit down and answer
    .option-1-succeed = You know the river, the capital and the square of twelve. It gives you a paper star and mentions an examination.
    .option-1-fail = The capital has moved, apparently. The ruler has lost none of its reach.
    .option-2 = Dismiss the class
    .option-2-succeed = The bell rings by itself. In the teacher’s desk lies everything that was ever confiscated here.
    .option-2-fail = You are made to write out an apology, and there is a charge for the chalk.
    .option-3 = Raid the supply cupboard during dictation
    .option-3-succeed = The cupboard stands under a pipe that drips and ticks. You are out with an armful before the roll call reaches you.

encounter-letter-dog = The Postman
    .intro = A dog trots past with a mail pouch round its neck. It stops at a gatepost with no house behind it, waits a decent while, and strikes the address off with one raised leg.
    .option-1 = See to its paw with something from your bag
    .option-1-succeed = It lets you carry a parcel nobody is left to sign for. Then it shows you where the rest is kept.
    .option-2 = Ease a letter out of the pouch
    .option-2-succeed = Inside: caps, and a request to feed the cat. You cannot help with the cat.
    .option-2-fail = Its teeth close on your wrist. It stands like that, on duty, until you have put the letter back.
    .option-3 = Walk the round with it
    .option-3-succeed = The route runs straight through the hot ditches. At the last stop it leaves one letter with you, and its full confidence.

encounter-ambulance-bees = Bees in the Ambulance
    .intro = The ambulance has been a hive for years. Honey runs down the stretcher, past a medicine cabinet nobody has dared to open.
    .option-1 = Reach in up to the shoulder
    .option-1-succeed = You hum, they hum. Honey for the cuts, and the cabinet besides.
    .option-1-fail = You hum. They have heard better.
    .option-2 = Wrap up and smoke them out
    .option-2-succeed = Your things will smell of smoke until spring, but the bees leave by the front door, like an audience, and go looking for somebody else.
    .option-3 = Take only what has dripped
    .option-3-succeed = A few fingerfuls off the bumper. One bee goes along with you as far as the ditch and turns back.

encounter-ringing-booth = The Ringing Booth
    .intro = A telephone booth stands alone among the thistles, with no wire to it. It is ringing.
    .option-1 = Answer it
    .option-1-succeed = “Forty-one,” says a voice, relieved. “You are forty-one. Please stay near a telephone.” Your ear is warm for the rest of the day.
    .option-2 = Trace the line
    .option-2-succeed = There is a wire after all. Whoever laid it buried tools and lunch money along the way, in case of a second day.
    .option-2-fail = The wire ends in a puddle that glows a little and does not ring.
    .option-3 = Let it ring and empty the coin box
    .option-3-succeed = It rings until you are over the hill. Then it stops, half-way through a ring.

encounter-rope-in-the-well = A Rope in the Well
    .intro = A rope hangs down a dry well. “Take your time,” says somebody at the bottom. “I have taken mine.”
    .option-1 = Haul
    .option-1-succeed = Up comes a woman with a lamp, a goat and no complaints. She tells everyone for miles.
    .option-1-fail = The rope goes through your palms and then down after the rest. “Mine too,” says the voice kindly.
    .option-2 = Climb down and see who is talking
    .option-2-succeed = It had learned the two sentences by heart. Behind it lie the bags of everyone who came to help.
    .option-2-fail = It says the first sentence with a hand already round your ankle. You go up faster than you came down.
    .option-3 = Promise help, for an advance
    .option-3-succeed = The caps come up in the bucket, wrapped in a note of thanks. The note ends with your description, for whoever comes by and asks.

encounter-highway-piano = Piano in the Third Lane
    .intro = A grand piano stands in the fast lane, lid down, with skid marks all round it. The stool has been set for somebody exactly your height.
    .option-1 = Play something
    .option-1-succeed = You remember more than you thought. In the ditches and the wrecks, people you never noticed put down what they were holding.
    .option-1-fail = You remember less than you thought. One listener comes to complain in person.
    .option-2 = Look under the lid first
    .option-2-succeed = A wire runs from the lid to a tin of nails. You take both apart and keep what they were guarding.
    .option-2-fail = You do find the wire. You find it with the lid.
    .option-3 = Push it aside and take the strings
    .option-3-succeed = It rolls into the ditch with a chord that hangs about for minutes. You do not stay to see whom it fetches.

encounter-scarecrow-parade = The Best-Dressed Scarecrows
    .intro = A row of scarecrows, all of them better dressed than you. The fourth one is breathing.
    .option-1 = Challenge the one that breathes
    .option-1-succeed = He was paid to stand there, and now no longer is. What he stood on is yours.
    .option-1-fail = He is very good at standing his ground. He also goes through your belongings, like a tailor, and keeps a sample.
    .option-2 = Swap clothes with one of the others
    .option-2-succeed = A fair exchange: it gets your coat and your reputation, you get what was under the straw.
    .option-3 = Go where all the sleeves are pointing
    .option-3-succeed = They point over hot ground, to a glint like a hillside of broken bottles. Somebody is growing something there.

encounter-bottle-path = The Path of Bottles
    .intro = Somebody has marked a way through a minefield with upturned bottles. Somebody else has been moving the bottles.
    .option-1 = Trust the bottles, more or less
    .option-1-succeed = Green for go, brown for stop: it comes to you with one foot in the air. In the middle stands a crate nobody ever walked back with.
    .option-1-fail = It was the other way round with the brown ones.
    .option-2 = Mark the mines for whoever comes next
    .option-2-succeed = It takes all day and the skin of both knees. By evening there is a path with a rag on every stake, and people are using it.
    .option-3 = Ask your companion to go first
    .option-3-succeed = They go, because you asked. You carry out what lay in the middle, and everyone on the far side has seen how it was done.

encounter-unpaid-account = Unpaid Account
    .intro = A page from a large book is nailed to a milestone. It begins with a description of you, fairly accurate, and ends with a sum.
    .option-1 = Face the collectors
    .option-1-succeed = The collectors had a budget for you. You take over what is left of it.
    .option-1-fail = They collect, tick you off, and wish you a solvent day.
    .option-2 = Read the small print
    .option-2-succeed = Clause nine is in your favor. The clerk behind the milestone pays up and recommends an office where this happens often.
    .option-2-fail = Clause ten cancels clause nine. Clause ten has brought a friend.
    .option-3 = Pay what it says
    .option-3-succeed = The clerk counts it twice and inks a star into your palm. The book is richer by one honest entry, and honest entries get a gift.

encounter-unopened-case = The Unopened Case
    .intro = A suitcase lies across the road, strap buckled, a name on the lid in chalk. You have seen the name: it hangs over a knife grinder’s bench, and the man under it asks everybody whether they came past the tents.
    .option-1 = Open it here
    .option-1-succeed = Under the shirts is a tin of caps, with a list of whom they were for. You take the tin. Two women gathering wood have stopped to watch you fold the shirts back.
    .option-2 = Carry it to the knife grinder
    .option-2-succeed = It is heavier than two weeks of shirts. Whatever moves inside moves softly, always to the low side; you change hands every hundred steps.
    .option-3 = Stand it by the road and rest
    .option-3-succeed = You sit with your back against it until your legs stop shaking. It takes the weight without a creak. From the next hill it looks like somebody waiting.

encounter-glass-wall = A Wall of Glass
    .intro = Somebody has stood a sheet of the Glass Plain on edge and built three walls of rubble to go with it. Through the green you can see a lamp, a table, and a person at the table who has seen you. The door must be on the other side.
    .option-1 = Knock on the glass
    .option-1-succeed = It rings like a cup and goes on ringing in your teeth. She calls you round, feeds you, and asks, as if about the weather, how many people it takes to lift a slab twice this size.
    .option-2 = Put out your light and watch
    .option-2-succeed = After an hour she gets up, takes a stone out of the back wall, looks, and puts it in again. You wait until the lamp is out.
    .option-2-fail = You watch until your cheek is hot on the side toward the wall. She has been watching too, and has moved whatever it was.
    .option-3 = Break a pane off the corner
    .option-3-succeed = It comes away with a clear note and some of your skin. A piece the size of a hand buys lamp oil for a week. Behind you she is hanging a coat over the gap.

encounter-labour-wall = The Hiring Wall
    .intro = Two men are left at the wall at noon, and the carter has work for one: a day of stone, paid in the evening. Both have rolled their sleeves to the same height. They look at the cart and not at each other.
    .option-1 = Pay for the second pair of hands
    .option-1-succeed = The carter moves over on the bench. They work side by side until dusk with one shovel. The older one asks what to call you when he tells it.
    .option-2 = Take the day’s work yourself
    .option-2-succeed = You load stone until the light goes. The pay is right, to the cap. When you pass the wall again it is empty; one of them has hung his hat there to keep a place for tomorrow.
    .option-2-fail = The third block slides and takes your shin along. The carter turns the cart and hires both men, at half the rate.
    .option-3 = Say which of them looks stronger
    .option-3-succeed = The carter takes your word. The lucky one presses something into your hand as he climbs up. The other walks the way you are going, some distance behind.

encounter-barrier-down = The Barrier
    .intro = The barrier has been down since yesterday noon, and there is grass between the rails. “A train is expected,” says the crossing keeper to each cart in turn, and holds its arm steady. In the third cart a woman has begun to count between pains.
    .option-1 = Wait with them and boil water
    .option-1-succeed = The child is born on the passengers’ bench. The keeper has lowered its lamp so that you can see; the arm it has not raised. Toward morning it says “Late,” softly, along the rails.
    .option-2 = Break the arm
    .option-2-succeed = The arm comes off at the shoulder and the carts go over, the third one first. The carters get up a purse. The keeper stands by the road and holds the stump level.
    .option-2-fail = It puts you back behind the line, twice, with the flat of the arm. The counting in the third cart has grown shorter.
    .option-3 = Walk the rails with a lamp
    .option-3-succeed = You carry the lamp at the height of an engine’s, and hoot. The arm goes up. You pass at four miles an hour, and the whole line of carts keeps to your timetable.
    .option-3-fail = You hoot, and step between two sleepers where the bank has gone. The keeper reports an accident on the line and shuts the road for another day.

encounter-siren-mast = The Siren Mast
    .intro = A man hangs halfway up a siren mast with a pot of grease on his belt. On Tuesday he lost at cards, and the loser climbs. His knee has locked; it is forty rungs either way.
    .option-1 = Climb up and take the pot
    .option-1-succeed = You pass each other on the rungs, buckle to buckle. From below he points out where the bearing is. “There is another on the hill by the camp,” he calls. “That one is worse.”
    .option-2 = Talk him down, for pay
    .option-2-succeed = It takes an hour, a rung for each knee. He pays what he lost on Tuesday. The pot stays up there and swings.
    .option-3 = Turn the crank
    .option-3-succeed = It works. In the fields people lie down on top of their children. You walk among what they were carrying; for nineteen minutes nobody lifts a head.

encounter-oskars-fare = Oskar’s Fare
    .intro = An arm of brown water, and on it a raft with a road sign for a deck. The man in the middle is so large that he sits still on purpose. “I am sorry,” Oskar says beforehand. “Not caps. Something I have not heard.”
    .option-1 = Tell him something of your own
    .option-1-succeed = He poles slowly, to make it last the crossing. At the far bank he asks for the ending again and moves his lips along.
    .option-1-fail = “I am sorry,” he says. “The man it happened to has told me.” He sets you down where it is shallow, and you wade the rest.
    .option-2 = Ask what the pool took from him
    .option-2-succeed = He thinks about it from one bank to the other. “There is a word,” he says, “for that,” and nods at the water. You both look over the side, and the raft finds the landing by itself, hard.
    .option-3 = Tell him a thing told in confidence
    .option-3-succeed = That one he has not heard. You may choose from what the river has left him. By evening both banks know the story, and from whom.

encounter-shorter-milestone = The Shorter Mile
    .intro = A mason kneels at a milestone, cutting an 8 down to a 3. She has done the whole road that way. People who read eight sit down here, she says, and she is the one who finds them.
    .option-1 = Pay for the next stone
    .option-1-succeed = You hold the chisel and she strikes: one mile. In the afternoon a family with a handcart overtakes you, nearly running.
    .option-2 = Cut the true number back
    .option-2-succeed = Your 8 comes out crooked and deep. She sits down beside it and tells you where there is water along the way. If they are going to know, they had better know that too.
    .option-2-fail = The chisel finds your thumb. She binds it up, cuts the 3 over again, and asks what you would have told them.
    .option-3 = Sell water where the short miles end
    .option-3-succeed = You put up your cans five miles from any roof, where people are just finding out. They pay without a word, sit down on their bundles, and look back at the last stone.

encounter-crab-market = The Crab Market
    .intro = On a gravel bank the suitcase crabs have met to change. They stand in a row by size, all soft behind, each waiting for the next one’s case. The one in the middle wears a doctor’s bag, and the bag is full.
    .option-1 = Reach in while it changes
    .option-1-succeed = For the length of a breath there is nobody in the bag. You have the bottles out before the next one backs in. It settles, and finds that it has room.
    .option-1-fail = Two of them have been waiting for that bag. You are in the way of the larger one.
    .option-2 = Offer it something roomier
    .option-2-succeed = It tries the sleeves, backs in and walks off buttoned. The row moves up by one. The bag is yours, with the instruments and a name inside the flap.
    .option-3 = Break up the row
    .option-3-succeed = They scatter without their luggage, and you go from case to case. Over the gravel the herons have begun to circle. They are in no hurry.
    .option-3-fail = The row closes, the small ones behind. Now it is you who walks backward, as far as the water.

## The library: wasteland

encounter-child-on-the-roof = The Boy on the Roof
    .intro = A flooded school, a boy on the roof and something that lives on the stairs. “Are you here for me,” he calls, “or for the school?”
    .option-1 = Clear the stairs
    .option-1-succeed = He comes down counting the steps and asks what each of your scratches is called. He asks all the way home.
    .option-1-fail = It was not alone on the stairs. “Will you try again?” asks the boy.
    .option-2 = Climb the drainpipe
    .option-2-succeed = You climb up, he climbs down your back. “Did you know there are caps in the gutter?” You do now.
    .option-2-fail = “Is it meant to bend?” he asks, just before it does.
    .option-3 = Take the boat and leave
    .option-3-succeed = It is a good boat with a good load under the tarpaulin. “Will you send somebody?” he asks. You row.

encounter-answering-voice = The Voice Again
    .intro = Another booth, another ring. “Forty-one,” says the voice, “we are counting those who are left. Please say something only you would know.”
    .option-1 = Tell it something true
    .option-1-succeed = There is a silence with breathing in it. Then it reads you a page of plans that were never meant to be heard.
    .option-1-fail = “That one was somebody else’s,” it says sadly. The receiver grows hot.
    .option-2 = Hold the line to the end of the count
    .option-2-succeed = It counts down to one, and one is itself. When you hang up, your hand has taken it all down on the shelf, in a shorthand you never learned.
    .option-3 = Hang up gently
    .option-3-succeed = Nothing rings between here and the hills. You sit on the step of the booth until your ear has cooled.

encounter-bottom-of-the-well = The Bottom of the Well
    .intro = The same well, with a lid leaning against it now. “I did not mean to hurry anyone,” says the voice. “But the goat has eaten the rope.”
    .option-1 = Hire a ladder and hold it
    .option-1-succeed = First the goat, then the lamp, then an old surveyor with the valley’s boundary papers inside her coat. She wants you to have a copy.
    .option-1-fail = The ladder was hired out by a man who had never used it.
    .option-2 = Go down armed
    .option-2-succeed = Something had been living off the silence down there. The surveyor hands up a chest, then the goat, then herself.
    .option-2-fail = It keeps its half of the well. “Perhaps on Thursday,” says the voice.
    .option-3 = Put the lid on and take the winch
    .option-3-succeed = Good steel, good chain. The story reaches the next village before you do.

encounter-final-exam = The Final Examination
    .intro = The teaching machine has laid out one desk, one sheet and one sharpened pencil. It has waited a long time for somebody to fail properly.
    .option-1 = Sit the examination
    .option-1-succeed = Full marks. It shakes your hand, switches off the lights and then, with dignity, itself.
    .option-1-fail = You misspell ‘knuckle’, and are shown with the ruler where it is. It will not happen again.
    .option-2 = Buy the answers from the sweeper
    .option-2-succeed = The little sweeping machine has cleaned under that desk for years and knows them all. It keeps the caps in a jar, for its own schooling.
    .option-3 = Dispute the grade
    .option-3-succeed = The grade stands; the teacher does not. There was a strongbox in the globe.
    .option-3-fail = Detention. You leave by the window, and not through the open half.

encounter-mail-at-last = The Dead Letter Depot
    .intro = The dog’s depot: a room of sacks, sorted by street, for streets that are gone. A bicycle leans by the door.
    .option-1 = Deliver what can be delivered
    .option-1-succeed = You walk until something gives out. Some weep, some laugh, one asks you to take hers on to a sister. One letter is left over.
    .option-2 = Open the ones with lumps
    .option-2-succeed = Rings, caps, a lock of hair that you put back. You were seen putting it back, and therefore seen.
    .option-2-fail = Buttons, mostly. You were seen all the same.
    .option-3 = Borrow the bicycle
    .option-3-succeed = It squeaks, it pulls to the left, it is glorious. You are a long way off before you remember about brakes.

encounter-ten-fourteen = The Ten-Fourteen
    .intro = The crossing again, and this time the rails hum. Round the bend comes a pump trolley, two sisters at the handle and between them, on a kitchen chair, their father in his good hat. The keeper has had its arm up since before they came in sight. When they are through it asks you, low, whether that was the train.
    .option-1 = Tell it yes
    .option-1-succeed = It folds the arm, thanks you, and walks off across the field. The road is open. What a keeper does after its train, nobody ever put in.
    .option-2 = Tell it the train is still to come
    .option-2-succeed = Down comes the arm. You stand beside it with your hand out, since you are the one it believes. By evening the carts know the price.
    .option-3 = Run and take the handle
    .option-3-succeed = You pump for six miles. The old man worked the points here at sixteen, and tells you over his shoulder who has been asking about them lately, and why at night.
    .option-3-fail = You come down as the handle comes up. The sisters are very sorry; the trolley has no brake.

encounter-driver-in-the-glass = The Driver
    .intro = The woman of the glass house is hauling a sledge. On it, under sacking, lies a slab of the Plain with a cab in it, a lamp that still burns, and the driver, who was her grandfather. A man in a clean collar walks alongside; he would hang him in a hall and light him from behind. She has not said no.
    .option-1 = Dig a grave for the slab
    .option-1-succeed = You dig it to the measure of the cab. The light comes up through the earth until the last shovelful. She tells you what he was digging for on that day, and who had ordered it.
    .option-1-fail = The slab slides while you are under it. You are out in time, nearly. She sits down on the runner and says that the offer stands till evening.
    .option-2 = Close the sale for her
    .option-2-succeed = You name a sum and the collar does not move, so you name the freight as well. She knots her part into a sleeve. She asks whether there will be a curtain.
    .option-3 = Cut out the lamp
    .option-3-succeed = You saw all night with wet sleeves and cut hands. The lamp is cold, and goes on burning in your bag. The slab is dark now; the man in the collar puts on his hat and leaves.
