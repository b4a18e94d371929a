## Perks

perk-pry-bar-manners = Pry-Bar Manners
    .flavor = One knocks first. It counts as the first blow.

perk-unfinished-argument = Unfinished Argument
    .flavor = “And another thing,” you say, and roll up the other sleeve.

perk-corner-of-the-eye = Corner of the Eye
    .flavor = Everyone looks at the horizon. The good things lie beside the boots.

perk-downwind = Downwind
    .flavor = You can smell them. The art lies in seeing to it that this is not mutual.

perk-cast-iron-stomach = Cast-Iron Stomach
    .flavor = The tin said nothing. You ate the tin’s silence as well.

perk-not-today = Not Today
    .flavor = Tomorrow is already taken, and the day after you have plans.

perk-good-credit = Good Credit
    .flavor = They know you owe. They also know you come back.

perk-fire-for-everyone = Fire for Everyone
    .flavor = It takes one match and somebody who is not saving it.

perk-carry-the-one = Carry the One
    .flavor = The sum was right all along. It was only facing the wrong way.

perk-instruction-manual = Instruction Manual
    .flavor = Page four: remove page four and keep it in a safe place.

perk-over-the-fence = Over the Fence
    .flavor = There is always a gate. It is always further.

perk-sidestep = Sidestep
    .flavor = The bravest place to stand is slightly to the left.

perk-other-pocket = The Other Pocket
    .flavor = Nobody keeps the good stuff in the pocket one searches.

perk-kind-die = A Kind Die
    .flavor = It wants to help. It merely has to be asked by the right corner.

perk-walk-it-off = Walk It Off
    .flavor = Half of it was fright. The other half can limp.

perk-old-shortcut = Old Shortcut
    .flavor = Through the culvert, under the wire, and mind the nail. Everyone forgets the nail.

## Agendas

agenda-ledger-clerk = In Good Ink
agenda-sworn-to-dawn = Sworn at Dawn
agenda-compound-interest = Compound Interest
agenda-red-column = The Red Column
agenda-parish-mender = A Mender’s Hands
agenda-quiet-workshop = A Quiet Workshop
agenda-spare-parts = Spare Parts
agenda-no-more-ledgers = No More Lists
agenda-deep-pockets = Deep Pockets
agenda-known-face = A Known Face
agenda-spare-trick = A Trick to Spare
agenda-pest-control = Pest Control
agenda-big-game = Big Game
agenda-road-surveyor = Road Surveyor
agenda-deadly-errand = A Deadly Errand
agenda-not-alone = Not Alone
agenda-long-apprenticeship = A Long Apprenticeship
agenda-whole-alphabet = The Whole Alphabet
agenda-still-here = Still Here
agenda-magpie = Magpie
agenda-even-hand = An Even Hand
agenda-toll-keeper = Toll Keeper
agenda-scrap-reader = Reader of Scrap
agenda-unfinished-business = Unfinished Business
agenda-good-company = Good Company
agenda-travelling-light = Travelling Light

## Quests

quest-first-reckoning = The First Reckoning
    .intro = The pump at the crossroads has stopped. The Dawn Ledger wants the name of whoever is to blame; the Rust Parish wants a spanner. Both have noticed that you are standing nearest.
    .objective-1 = Bring the Ledger a culprit
    .objective-2 = Find the missing part for the Parish

quest-open-account = An Open Account
    .intro = The Ledger lends you its book for one settlement: what they have, what they owe, what they hide. The Parish would rather you took the book for a walk, somewhere nobody walks.
    .objective-1 = Settle the account, out of your own pocket
    .objective-2 = Lose the book beyond the last safe mile

quest-cold-furnace = The Cold Furnace
    .intro = In the quarry or inside the dam, on this the hymns disagree, stands a furnace that could mend every pump in the valley. Its watchmen are still on duty and still machines. The Ledger buys watchmen by weight.
    .objective-1 = Light the furnace for the Parish
    .objective-2 = Sell a watchman to the Ledger

quest-debtors-road = The Debtors’ Road
    .intro = Families the Ledger has written off are leaving by night, with their names sewn into their hems. They follow people who look as if somebody would miss them. The Parish has lit its lanterns; the Ledger has set a price for the list.
    .objective-1 = Lead them to the Lantern Church
    .objective-2 = Share a fire and a blanket with them
    .objective-3 = Sell the list of names

quest-sworn-inventory = The Sworn Inventory
    .intro = The Ledger wants every machine in one settlement counted: by two people, under oath, twice. The Parish asks only that you become the sort of witness nobody believes.
    .objective-1 = Count by two and swear to it
    .objective-2 = Be known for a liar
    .objective-3 = Count the drowned machines, alone and wet

quest-grand-total = The Grand Total
    .intro = From Signal Hill the Ledger will read out the sum of the whole valley, and what it comes to is an order. A copyist has run off into the ruins with the last page. He has a price, and a bodyguard who has a temper.
    .objective-1 = Read the total from the hill
    .objective-2 = Buy the last page and burn it

quest-bell-of-bearings = The Bell of Bearings
    .intro = The Parish has cast a bell out of ten thousand ball bearings and wants it hung where the whole valley must hear it, over the church or over the dam. The noise of the casting has woken large neighbours, and the Ledger pays for large neighbours.
    .objective-1 = Hang the bell
    .objective-2 = Deal with a large neighbour

quest-ringing-line = Forty-One
    .intro = Every night a voice on a dead line counts those who are left. It comes from behind the door of Vault 84, it is losing count, and it has begun to ask for you.
    .objective-1 = Speak with the voice at the vault door
    .objective-2 = Splice the line where something chewed it
    .objective-3 = Work out what is being counted

quest-dry-harvest = Dry Harvest
    .intro = In the Glass Orchard, they say, one tree still bears. The farmers who live next to it would be content with fewer teeth in the dark, and will believe in peaches afterwards.
    .objective-1 = Pick what the orchard has left
    .objective-2 = Kill the thing that walks the rows
    .objective-3 = Thin out the vermin

quest-road-book = The Road Book
    .intro = At the camp a book hangs on a chain: WHOEVER TRAVELS, WRITE. Ink is sold by the page, news is paid for in caps, and the keeper’s own almanac goes to whoever brings three new roads and the price of a binding.
    .objective-1 = Write a page by a fire in the ruins
    .objective-2 = Note down a price
    .objective-3 = Sign it with a name people love
    .objective-4 = Have the book bound

quest-cut-rope = The Cut Rope
    .intro = By noon the queue at the Salt Market has reached the crossroads, and somebody has cut the rope off the bucket. The Bucket Council wants the knife and whoever was holding it; the Dry Brothers want the bucket. Both have noticed that you are carrying neither.
    .objective-1 = Bring the Council a Brother’s knife
    .objective-2 = Find the bucket for the Brothers

quest-queue-book = The Book of the Queue
    .intro = The Council writes down who stands behind whom. Three of the names died in spring and are still moving up, being patient. The Council wants the living in order by evening; the Brothers would pay for the page with the dead, who drink so little.
    .objective-1 = Call the roll at the Lantern Church
    .objective-2 = Take the page to the Cistern Steps

quest-vow-of-thirst = The Vow of Thirst
    .intro = Whoever drinks with the Brothers swears never to tell how deep their well is, and whoever asks is shown. Nine people are sitting on a ledge down there, comparing answers. The Council has room for nine more in its queue; the Brothers have room for you, for one dry night.
    .objective-1 = Pull up the nine at the Cistern Steps
    .objective-2 = Keep the vow till morning, out in the ruins

quest-one-pipe = One Pipe
    .intro = Behind the calendar in the Lantern Church hangs an old plan: the two wells are one well, joined by a pipe, with a valve in the middle. Opened, it waters everybody. Turned the other way, it waters whoever turned it. The tenants of the pipe have not been asked.
    .objective-1 = Stake out the pipe for the Council from Signal Hill
    .objective-2 = Find the valve and shut it for the Brothers
    .objective-3 = Open it for both sides, with four hands

## Encounters of the wasteland

encounter-vending-oracle = The Talking Machine
    .intro = A vending machine glows in a dead petrol station. SNACKS SOLD OUT, says the screen. ADVICE: ONE CAP. And then, smaller: some snacks.
    .option-1 = Put in a cap and press a button
    .option-1-succeed = It thinks for a long time, for something with two buttons. What drops into the tray is still warm.
    .option-2 = Shake it until it gives
    .option-2-succeed = It gives: a packet, some caps and the word UNNECESSARY in green letters.
    .option-2-fail = It leans, considers, and comes down. LIFT WITH THE KNEES, says the screen, free of charge.
    .option-3 = Open the hatch and empty it for good
    .option-3-succeed = The coin box is heavier than it looks. Behind you the light goes out politely, one letter at a time.

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
    .option-2-fail = A postman’s oath is no joke, and neither are a postman’s teeth.
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
    .option-3-succeed = A few spoonfuls off the bumper, and nobody is the poorer. You feel almost civilised.

encounter-ringing-booth = The Ringing Booth
    .intro = A telephone booth stands in the desert with nothing connected to it. It is ringing.
    .option-1 = Answer it
    .option-1-succeed = “Forty-one,” says a voice, relieved. “You are forty-one. Please stay near a telephone.” Your ear is warm for the rest of the day.
    .option-2 = Trace the line
    .option-2-succeed = There is a wire after all. Whoever laid it buried tools and lunch money along the way, in case of a second day.
    .option-2-fail = The wire ends in a puddle that glows a little and does not ring.
    .option-3 = Let it ring and empty the coin box
    .option-3-succeed = It rings until you are over the hill. Then it stops, which is worse.

encounter-rope-in-the-well = A Rope in the Well
    .intro = A rope hangs down a dry well. “Take your time,” says somebody at the bottom. “I have taken mine.”
    .option-1 = Haul
    .option-1-succeed = Up comes a woman with a lamp, a goat and no complaints. She tells everyone for miles.
    .option-1-fail = The rope goes through your palms and then down after the rest. “It does that,” says the voice kindly.
    .option-2 = Climb down and see who is talking
    .option-2-succeed = It had learned the two sentences by heart. Behind it lie the bags of everyone who came to help.
    .option-2-fail = It knows only two sentences, but it has other talents. You leave faster than you came.
    .option-3 = Promise help, for an advance
    .option-3-succeed = The caps come up in the bucket, wrapped in a note of thanks. Now you own something to be ashamed of.

encounter-highway-piano = Piano in the Third Lane
    .intro = A grand piano stands in the fast lane, lid down, with skid marks all round it. The stool has been set for somebody exactly your height.
    .option-1 = Play something
    .option-1-succeed = You remember more than you thought. In the ditches and the wrecks, people you never noticed put down what they were holding.
    .option-1-fail = You remember less than you thought. One listener comes to complain in person.
    .option-2 = Look under the lid first
    .option-2-succeed = A wire, a tin and a wish to hurt somebody. You take all three apart and keep what they were guarding.
    .option-2-fail = You do find the wire. You find it with the lid.
    .option-3 = Push it aside and take the strings
    .option-3-succeed = It rolls into the ditch with a chord that hangs about for minutes. You think it wise not to.

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
    .option-2-succeed = It takes all day and the skin of both knees. By evening there is a path with your chalk on it, and people are using it.
    .option-3 = Ask your companion to go first
    .option-3-succeed = They go, because you asked. You carry out what lay in the middle, and everyone on the far side has seen how it was done.

encounter-unpaid-account = Unpaid Account
    .intro = A page from a large book is nailed to a milestone. It begins with a description of you, fairly accurate, and ends with a sum.
    .option-1 = Face the collectors
    .option-1-succeed = The collectors had a budget for you. You take over what is left of it.
    .option-1-fail = They collect, write a receipt, and wish you a solvent day.
    .option-2 = Read the small print
    .option-2-succeed = Clause nine is in your favour. The clerk behind the milestone pays up and recommends an office where this happens often.
    .option-2-fail = Clause ten cancels clause nine. Clause ten has brought a friend.
    .option-3 = Pay what it says
    .option-3-succeed = The clerk counts it twice and stamps a star on your hand. The book is richer by one honest entry, and honest entries get a gift.

## Encounters in settlements

encounter-market-morning = Market Morning
    .intro = The stalls open before the sun does: turnips, boots, a crate of single spoons, a man who sells silence by the hour.
    .option-1 = Haggle from one end to the other
    .option-1-succeed = You are called a thief only twice, and once with respect.
    .option-2 = Shop a little and sit down to soup
    .option-2-succeed = The soup is made of what the stalls could not sell yesterday. The cook looks at you, then at the ladle, and names her price.
    .option-3 = Trade something to read
    .option-3-succeed = The stallholder reads the first page, then the last, then shuts the stall. You may choose from what is under the counter.

encounter-barber-dentist = Barber, Dentist, Notary
    .intro = One chair, one pair of pliers, three signs. “Which is it?” asks the owner, and reaches for the pliers in any case.
    .option-1 = Ask for all three
    .option-1-succeed = You leave trimmed, mended and, according to a stamped paper, of good character. The stamp is the expensive part.
    .option-2 = Sell a tooth
    .option-2-succeed = It is out before the price is agreed, which is how prices stay fair here. You have a sum in your hand and a whistle you did not have before.
    .option-3 = Wait by the shelf and look at the goods
    .option-3-succeed = The shelf holds what customers paid with and what they forgot in their hurry. You fit right in.

encounter-short-guest = One Guest Short
    .intro = A wedding: forty plates, thirty-nine guests and a superstition. The bride’s mother already has you by the sleeve.
    .option-1 = Sit down and bring a gift
    .option-1-succeed = They put you between the aunt and the accordion. By midnight you are family, and a bed has been made up.
    .option-2 = Drink with the groom’s uncles
    .option-2-succeed = At dawn only you are upright, and the uncles honour their bets.
    .option-2-fail = They say you danced. They say you asked for the recipe, and your hands say you need it.
    .option-3 = Do business during the vows
    .option-3-succeed = Everyone has to whisper, so nobody can haggle. The aunt will remember you, and not to the accordion.

encounter-child-notice = Missing, Aged Nine
    .intro = A notice on the pump: MISSING, AGED NINE, ANSWERS EVERYTHING WITH A QUESTION. The mother is drawing water beside it and does not look at you.
    .option-1 = Take the notice and go looking
    .option-1-succeed = “He likes roofs,” she says, and hands you his other shoe.
    .option-2 = Read it again after shopping
    .option-2-succeed = You get what you need. The notice is still there afterwards, and so is she.
    .option-3 = Leave her something from your bag
    .option-3-succeed = She takes it without a word. By evening the whole pump knows, and people tell you things they would not tell the guards.

encounter-auction-of-doors = The Auction of Doors
    .intro = Forty doors lean against a wall, no houses attached. “Sold as seen,” calls the auctioneer. “What is behind them is your own affair.”
    .option-1 = Bid on one with a good lock
    .option-1-succeed = Each keyhole shows a little of what was nailed to the back. You choose, pay, and leave the hinges.
    .option-2 = Drive up the price for strangers
    .option-2-succeed = By the time they stop glaring at each other, your share of the fees is in your pocket.
    .option-2-fail = Going, going, yours: a door, painted on the wall.
    .option-3 = Trade with the ones who lost
    .option-3-succeed = Disappointed people sell cheaply and talk a great deal.

encounter-water-queue = The Queue for Water
    .intro = The clean tap runs for one hour. The queue runs round the square and has its own mayor.
    .option-1 = Stand in it
    .option-1-succeed = You hear four life stories and one good joke. The water is cold and tastes of nothing at all; people close their eyes over it.
    .option-2 = Push to the front
    .option-2-succeed = Nobody stops you. The traders at the front are glad of customers in a hurry; behind you the joke is now about you.
    .option-2-fail = The mayor of the queue was elected for her elbows.
    .option-3 = Carry for those who cannot stand
    .option-3-succeed = Eleven cans, eleven staircases. At the last door they ask how to spell your name, and write it on the wall.

encounter-ledger-recruiter = The Man with Two Pens
    .intro = A clerk with a star on his cap has put up a table: one pen for what you have, one for what you owe. “The valley adds up,” he says, “or it goes under.”
    .option-1 = Open an account
    .option-1-succeed = He enters you in the good ink. From now on somebody will notice if you disappear, which is more than most people have.
    .option-2 = Shop while he is counting the others
    .option-2-succeed = You trade quickly, before it can be taken down.
    .option-3 = Keep your sleeves down
    .option-3-succeed = You sign with somebody else’s name and upset the good ink over a whole quarter. A patrol is called back to blot it.
    .option-3-fail = He pushes up your sleeve, sees the shield inked on your wrist and finds a fine for it. The guards find another.

encounter-parish-service = Service at the Workbench
    .intro = Under a painted shield they pray with their sleeves rolled up. The hymn engine has seized in the second verse, and the congregation is holding the note.
    .option-1 = Free the engine
    .option-1-succeed = A bent valve, a drop of oil, and the third verse comes in like a train. They invite you to a christening.
    .option-1-fail = It coughs something luminous over you. “It does that to everyone it likes,” says the priest.
    .option-2 = Lay a weapon on the bench
    .option-2-succeed = By the closing prayer it is a hinge, a ladle and a very good spring. They take your hand in both of theirs and tell you what they are planning.
    .option-3 = Buy from the table by the door
    .option-3-succeed = Everything is mended and nothing matches. You pay what you think it is worth, which comes expensive.

encounter-card-table = A Table for Four
    .intro = Three players, an empty chair and a lamp. “We play for caps,” says the dealer, “because we have already played for everything else.”
    .option-1 = Play straight
    .option-1-succeed = You win with a hand that had no business winning. They applaud; it keeps them from crying.
    .option-1-fail = You lose to a man who apologises with every card.
    .option-2 = Play crooked
    .option-2-succeed = Your sleeve holds a better hand than you do. You get up before anyone counts the queens.
    .option-2-fail = There are five queens on the table, and everyone is looking at your sleeve.
    .option-3 = Keep the bank for the others
    .option-3-succeed = You learn who bluffs and with what. At closing time the losers sell you last week’s winnings.

encounter-night-lodging = Bed and Lamp
    .intro = A house with a lamp in the window. The landlady lets beds by the night, floor by the hour and opinions for nothing.
    .option-1 = Take the bed
    .option-1-succeed = Clean sheets, both of them. In the morning your boots are dry and somebody has mended a strap.
    .option-2 = Take the floor by the stove
    .option-2-succeed = You lie among pedlars, so nobody sleeps. By dawn two of them have opened their cases.
    .option-3 = Stay out on the step
    .option-3-succeed = The door is closed on you, civilly. Later a child brings soup out and sits down beside you to see how you eat it.

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
    .option-2-succeed = It counts down to one, and one is itself. You hang up knowing a thing you did not know you could.
    .option-3 = Hang up gently
    .option-3-succeed = The desert is very quiet. It does you more good than you expected.

encounter-bottom-of-the-well = The Bottom of the Well
    .intro = You are back at the well, or it is back at you. “I did not mean to hurry anyone,” says the voice. “But the goat has eaten the rope.”
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
    .option-1-fail = You misspell ‘inevitable’, inevitably. You have learned something, mostly through the knuckles.
    .option-2 = Buy the answers from the sweeper
    .option-2-succeed = The little sweeping machine has cleaned under that desk for years and knows them all. It keeps the caps in a jar, for its own schooling.
    .option-3 = Dispute the grade
    .option-3-succeed = The grade stands; the teacher does not. There was a strongbox in the globe.
    .option-3-fail = Detention. You leave by the window, and not through the open half.

encounter-mail-at-last = The Dead Letter Depot
    .intro = The dog’s depot: a room of sacks, sorted by street, for streets that are gone. A bicycle leans by the door.
    .option-1 = Deliver what can be delivered
    .option-1-succeed = You walk until something gives out. Some weep, some laugh, one insists on paying the postage. One letter is left over.
    .option-2 = Open the ones with lumps
    .option-2-succeed = Rings, caps, a lock of hair that you put back. You were seen putting it back, and therefore seen.
    .option-2-fail = Buttons, mostly. You were seen all the same.
    .option-3 = Borrow the bicycle
    .option-3-succeed = It squeaks, it pulls to the left, it is glorious. You are a long way off before you remember about brakes.

encounter-auditors-cache = The Auditor’s Cache
    .intro = A steel box under a milestone, stamped with the Ledger’s rising sun. Its contents are listed on the lid, down to the string.
    .option-1 = Sign for it
    .option-1-succeed = You sign three times. The string is there too.
    .option-2 = Pick the lock
    .option-2-succeed = You take everything but the string. It will drive them mad.
    .option-2-fail = The last lock was a whistle. Somebody is coming, and he is bringing a form.
    .option-3 = Burn the receipts inside
    .option-3-succeed = A district’s debts go up in a small blue flame. Half the valley would thank you; the other half was owed.

## The library: settlements

encounter-guest-of-honor = Guest of Honour
    .intro = They have named a soup after you. The boy from the roof is in charge of introductions and wants to know: one ladle or two?
    .option-1 = Stay for the speeches
    .option-1-succeed = The speeches are long and contain promises. You go to bed full, with the better ones in writing.
    .option-2 = Ask for what you are owed
    .option-2-succeed = They pay at once, to the cap, and open the store for you. By morning the soup has another name.
    .option-3 = Say something about the two banners
    .option-3-succeed = You speak with the spoon still in your hand, the only honest way to talk politics. The room shifts a little.

encounter-debt-office = Office of Closed Accounts
    .intro = Behind a counter they keep the accounts of people who are no longer expected. A girl with inky fingers asks whose you would like to see.
    .option-1 = Ask for your own
    .option-1-succeed = You are listed as deceased, effects sold. She blushes, counts the proceeds out again and strikes through the date.
    .option-1-fail = You are listed as deceased and so cannot sign. The search fee, however, is due from anyone.
    .option-2 = Buy a stranger’s debt and tear it up
    .option-2-succeed = It makes a small sound, tearing. The stranger turns out to have a large family and a long memory.
    .option-3 = Browse the seized goods
    .option-3-succeed = Every piece has a tag with a name. You take the tags off outside.

encounter-machine-christening = Christening of a Machine
    .intro = At the workbench they have brought a harvester back to life, and today it gets a name. It idles by the font, nervous and dripping.
    .option-1 = Stand as godparent
    .option-1-succeed = You hold the oil can and promise to answer for it. Nothing that weighs four tonnes has ever followed you about before.
    .option-2 = Look under the hood during the hymn
    .option-2-succeed = You find the fault they had been praying around, and behind it something nobody will miss.
    .option-2-fail = It starts. It is ticklish.
    .option-3 = Stay outside at the stalls
    .option-3-succeed = Every stall has a little bell. When the name is read out they all ring, and nobody catches the price of anything.

encounter-two-flags = Two Flags
    .intro = The settlement must hang out a flag by evening. One pole, two delegations, and a seamstress who has had enough of both.
    .option-1 = Speak for the Dawn Ledger
    .option-1-succeed = “At least they write things down,” says somebody, and hands go up. The sun climbs the pole. Not everyone claps.
    .option-2 = Speak for the Rust Parish
    .option-2-succeed = “At least they mend things,” says somebody, and hands go up. The cogwheel climbs the pole, on a rope that needed splicing anyway. Not everyone claps.
    .option-3 = Help the seamstress sew a third
    .option-3-succeed = It shows a kettle. Both delegations ride home to ask what that means, and the settlement asks you what comes next.
    .option-3-fail = The delegations agree for the first time, and it is about you.

encounter-returned-letter = Returned to Sender
    .intro = The address on the letter is here, and so is the woman it was meant for. She is older than the stamp allows.
    .option-1 = Put it into her hands
    .option-1-succeed = She reads it standing, asks you to sit, and the evening is gone. She used to run half of this valley and still knows which half.
    .option-2 = Read it to her aloud
    .option-2-succeed = You stop where she lifts her hand. Postage is paid by the recipient, she says, and she pays well.
    .option-2-fail = You read on past the line where you should have stopped. The whole street heard the rest.
    .option-3 = Pin it to the board and go shopping
    .option-3-succeed = You do your round of the stalls. When you look back there is a pin in the board and nothing under it.

encounter-peach-trial = The Peach Trial
    .intro = A pedlar is accused of selling a stone as a peach: payment in advance, delivery in seven years. The court lacks a lawyer, a juror and silence.
    .option-1 = Defend him
    .option-1-succeed = “My client sold hope,” you say, “and handed over the container.” Acquitted. Two important people want a word with you.
    .option-1-fail = You argue that in the long run a stone is a peach. The court fines you for philosophy.
    .option-2 = Sit on the jury
    .option-2-succeed = Twelve chairs, eleven opinions and, in the interval, an envelope. Whatever you vote, you will walk home past all of them.
    .option-3 = Lay a real peach before the court
    .option-3-succeed = Nobody speaks. The judge cuts twenty-six slices with a pocket knife, and the case is dismissed with sticky fingers.

## The library: vault 84

encounter-third-shift-door = The Third Shift
    .intro = Vault 84 had beds for a third of its people, so they slept in shifts that never met. Behind the door somebody is waiting for the hour to strike before being permitted to hear you.
    .option-1 = Wait for the exact hour
    .option-1-succeed = On the stroke the door swings open, and a man with a lunch box says: “You are not my relief.” He sounds glad.
    .option-1-fail = You were a minute early. The next hour is a long one, and more than the clocks is ticking.
    .option-2 = Force it between hours
    .option-2-succeed = The door gives, and so does something in your shoulder. The corridor beyond is lined with clocks, all of them offended.
    .option-3 = Read them the news through the slot
    .option-3-succeed = You tell what you remember and make up the weather. In the third hour a hand comes out and waves you in to the bunks.

encounter-bed-of-three = The Bed of Three
    .intro = One bunk, three names on the pillow. For years its sleepers have left each other notes and never met. The latest one asks: “Which of us snores?”
    .option-1 = Sleep in it
    .option-1-succeed = You sleep a full shift. Someone has taken the rent from your pocket and left a receipt, and a note: “It was none of us. It is you.”
    .option-2 = Write an answer
    .option-2-succeed = You propose supper, outside all shifts. By the change there are three replies in three hands, each with a piece of good advice.
    .option-2-fail = Your handwriting counts as a fourth sleeper, and there are rules. You are aired beside the reactor.
    .option-3 = Search the mattress
    .option-3-succeed = Three people’s savings, each hidden from the other two, all in one place. The next sleeper will find only the dent.

encounter-clock-room = The Clock Room
    .intro = Two hundred clocks, no two agreeing. A timekeeping machine goes from one to the next and corrects each by its neighbour.
    .option-1 = Set them all right
    .option-1-succeed = One after another they fall into step, until the whole wall ticks once. In three corridors people look up.
    .option-1-fail = You set them by your own, which turns out to be slow. The pendulum of the big one is not.
    .option-2 = Relieve the timekeeper
    .option-2-succeed = It stops at a quarter past. In its case hang the keys to everything it kept waiting.
    .option-2-fail = It enters you as a delay and corrects you.
    .option-3 = Hold the wheel of the master clock
    .option-3-succeed = You reach behind the hot casing and hold on. For a while nobody owes anyone an hour, and you have one to spare.

encounter-first-to-meet = First to Meet
    .intro = In the corridor two shifts stand face to face for the first time. They are wearing the same slippers. Somebody ought to say something.
    .option-1 = Introduce them
    .option-1-succeed = You begin with the bunk they shared. There is laughter, then a quarrel, then supper: a people. It would like to know what you want of it.
    .option-2 = Sell their timetable to the people of the star
    .option-2-succeed = The people of the star pay on the nail and take over the shifts as they stand. Nobody will ever need to be introduced.
    .option-3 = Stand by the shift that never saw daylight
    .option-3-succeed = There was one overseer who liked things as they were. Afterwards an old woman gives you what she had kept under the mattress for the other shift.
    .option-3-fail = The overseer wins on points, all of them yours. The shifts withdraw to think about it.

## The library: vault 109

encounter-understudy-door = The Stage Door
    .intro = In Vault 109 everyone had an understudy, grown to stand in for them in case of illness. The voice at the door asks for your name, and how you have been feeling.
    .option-1 = Give your own name
    .option-1-succeed = “And how do you usually stand?” it asks, and a warm light passes over you twice. The door opens.
    .option-2 = Give somebody else’s
    .option-2-succeed = You do it so well that they hand you that person’s luggage and the run of the house.
    .option-2-fail = “She has been dead for years,” says the voice, “and you did her badly.” The door shuts on your fingers.
    .option-3 = Get past the doorkeeper
    .option-3-succeed = The doorkeeper’s own understudy watches from the hall and does not step in. It nods you towards the pools.
    .option-3-fail = It throws you out, in character.

encounter-rehearsal-room = The Rehearsal Room
    .intro = Your understudy is already there. It has your coat, your cough and slightly better posture.
    .option-1 = Change places for one evening
    .option-1-succeed = You wake up rested and very upright, and short of one old knack. It takes you until noon to ask which of you woke up.
    .option-2 = Rehearse together
    .option-2-succeed = It shows you your own walk, and where it goes wrong. Both of you improve.
    .option-2-fail = You correct each other until it comes to blows. It knows exactly where you are sore.
    .option-3 = Wish it luck and go on
    .option-3-succeed = “You too,” it says in your voice, and means it more than you did. Somewhere beyond the wings chairs are being set out.

encounter-green-pool = The Green Pool
    .intro = The understudies were grown in this pool. It is warm, chest-deep and still doing its best. Something is humming on the bottom.
    .option-1 = Wade in
    .option-1-succeed = It takes you for a first draft and makes corrections, generously, above all in the shoulders. Something fine and small is struck out.
    .option-2 = Fish for what hums
    .option-2-succeed = You bring it up by the cable: small, dry inside and not in the least out of breath.
    .option-2-fail = You touch it, and it you. What comes up is your own arm, glowing to the elbow.
    .option-3 = Pour your medicine into the pool
    .option-3-succeed = The green clears to something like tea. In gratitude, or by mistake, it takes the glow out of you as well.

encounter-curtain-call = Curtain Call
    .intro = The hall is full: two hundred understudies in their Sunday best, waiting for a part. They rise when you come in.
    .option-1 = Tell them that the door is open
    .option-1-succeed = They file out blinking and thank you in voices you half know. One of them has only ever learned the villain.
    .option-2 = Take your bow among them
    .option-2-succeed = Nobody asks who you are standing in for. The applause goes on until it means something, and then a hat is passed round.
    .option-3 = Close the theatre
    .option-3-succeed = The stage manager comes down with the curtain. The people of the shield will be glad of the machinery; the props are yours.
    .option-3-fail = The stage manager has you removed. The audience takes it for the first act.
