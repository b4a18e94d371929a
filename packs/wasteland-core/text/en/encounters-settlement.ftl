## Encounters in settlements

encounter-market-morning = Market Morning
    .intro = The stalls open before the sun does: turnips, boots, a crate of single spoons, a man who sells silence by the hour.
    .option-1 = Haggle from one end to the other
    .option-1-succeed = You are called a thief only twice, and once with respect.
    .option-2 = Shop a little and sit down to eat
    .option-2-succeed = Supper is what the stalls could not sell yesterday, fried. The cook looks at your boots and names her price.
    .option-3 = Trade something to read
    .option-3-succeed = The stallholder reads the first page, then the last, then shuts the stall. You may choose from what is under the counter.

encounter-barber-dentist = Barber, Dentist, Notary
    .intro = One chair, one pair of pliers, three signs. “Which is it?” asks the owner, and reaches for the pliers in any case.
    .option-1 = Ask for all three
    .option-1-succeed = You leave trimmed, mended and, according to a paper, of good character. He has you hold the lamp while he writes it.
    .option-2 = Sell a tooth
    .option-2-succeed = It is out before the price is agreed, which is how prices stay fair here. You have a sum in your hand and a whistle you did not have before.
    .option-3 = Wait by the shelf and look at the goods
    .option-3-succeed = The shelf holds what customers paid with and what they forgot in their hurry. He sells either, and gives you the price tags to hold.

encounter-short-guest = One Guest Short
    .intro = A wedding: forty plates, thirty-nine guests and a superstition. The bride’s mother already has you by the sleeve.
    .option-1 = Sit down and bring a gift
    .option-1-succeed = They put you between the aunt and the accordion. By midnight you are family, and a bed has been made up.
    .option-2 = Drink with the groom’s uncles
    .option-2-succeed = At dawn only you are upright, and the uncles honor their bets.
    .option-2-fail = They say you danced. They say you asked for the recipe, and your hands say you need it.
    .option-3 = Do business during the vows
    .option-3-succeed = Everyone has to whisper, so nobody can haggle. The aunt will remember you, and not to the accordion.

encounter-child-notice = Missing, Aged Nine
    .intro = A notice on the pump: MISSING, AGED NINE, ANSWERS EVERYTHING WITH A QUESTION. The mother is drawing water beside it and does not look at you.
    .option-1 = Take the notice and go looking
    .option-1-succeed = “He likes roofs,” she says, and hands you his other shoe.
    .option-2 = Read it again after shopping
    .option-2-succeed = You get what you need. The notice is still there afterward, and so is she.
    .option-3 = Leave her something from your bag
    .option-3-succeed = She takes it without a word. By evening the whole pump knows, and people tell you things they would not tell the guards.

encounter-auction-of-doors = The Auction of Doors
    .intro = Thirty-three doors lean against a wall, no houses attached. “Sold as seen,” calls the auctioneer. “What is behind them is your own affair.”
    .option-1 = Bid on one with a good lock
    .option-1-succeed = Each keyhole shows a little of what was nailed to the back. You choose, pay, and leave the hinges.
    .option-2 = Drive up the price for strangers
    .option-2-succeed = By the time they stop glaring at each other, your share of the fees is in your pocket.
    .option-2-fail = Going, going, yours: a door, painted on the wall.
    .option-3 = Trade with the ones who lost
    .option-3-succeed = A man who has lost four doors running turns out his pockets for you, and tells you what each of the four was meant to keep out.

encounter-water-queue = The Queue for Water
    .intro = The clean tap runs for one hour. The queue runs round the square and has its own mayor.
    .option-1 = Stand in it
    .option-1-succeed = You hear four life stories and one good joke. The water is cold and tastes of nothing at all; people close their eyes over it.
    .option-2 = Push to the front
    .option-2-succeed = Nobody stops you. The traders at the front are glad of customers in a hurry; behind you the joke is now about you.
    .option-2-fail = The mayor of the queue was elected for her elbows.
    .option-3 = Carry for those who cannot stand
    .option-3-succeed = Seven cans, seven staircases. At the last door they ask how to spell your name, and write it on the wall.

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
    .option-1-fail = It coughs something luminous over you. The priest wipes your sleeve first and the machine after.
    .option-2 = Lay a weapon on the bench
    .option-2-succeed = By the closing prayer it is a hinge, a kettle hook and a very good spring. They take your hand in both of theirs and tell you what they are planning.
    .option-3 = Buy from the table by the door
    .option-3-succeed = Everything is mended and nothing matches. You pay what you think it is worth, which comes expensive.

encounter-card-table = A Table for Four
    .intro = Three players, an empty chair and a lamp. “We play for caps,” says the dealer, “because we have already played for everything else.”
    .option-1 = Play straight
    .option-1-succeed = You win with a hand that had no business winning. They applaud; it keeps them from crying.
    .option-1-fail = You lose to a man who apologizes with every card.
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
    .option-2-succeed = You lie among peddlers, so nobody sleeps. By dawn two of them have opened their cases.
    .option-3 = Stay out on the step
    .option-3-succeed = The door is closed on you, civilly. Later a child brings out a blanket and stays to see how much of you it covers.

encounter-two-badges = Two Badges
    .intro = A girl of seven has found two tin badges in the kitchen drawer, a guest’s and a host’s, and pinned on both. Her grandmother has stopped peeling. You are only passing through, she says; so you can say which one ought to be put away.
    .option-1 = Say that both are hers
    .option-1-succeed = The grandmother looks at the pins for some time. Then she sits down and tells which grandfather hid which, and from whom. Half the street hears it through the window and stays.
    .option-1-fail = “You are not the one who walks her to school,” says the grandmother. She takes both badges off, and the price of your supper.
    .option-2 = Point at one
    .option-2-succeed = You point. The other has left two holes in the pinafore, and the girl keeps a finger on them. The grandmother pays, and gives you first pick of what was meant for market.
    .option-3 = Buy the one put away
    .option-3-succeed = She wraps it in a sock and does not look at it again. In the right street people come up and speak to your lapel.

encounter-lemonade-count = The Second Lemonade
    .intro = On the money changer’s black cloth lies one cap by itself. Its rim is torn in two places: sixty-one years ago somebody drank twice. The market has stopped over whether it is worth two or nothing, and the old man who brought it is waiting to be asked whose it was.
    .option-1 = Ask him
    .option-1-succeed = He was seven, he says, and his brother was four, and asleep. He says it to the cap. The changer weighs it and takes it for one, and trade begins again, quieter than before and more exact.
    .option-1-fail = He opens his mouth, and the crowd answers for him: a guest, a host, the clerk’s boy. In the shoving somebody upsets the cloth, and your pocket with it.
    .option-2 = Give him two for it
    .option-2-succeed = He takes one in each hand and looks from hand to hand. The torn one he asks you not to spend. Beyond the stalls somebody runs after you with a parcel.
    .option-3 = Declare it worthless
    .option-3-succeed = The changer breathes out, and shares with you what the doubt would have cost him. The old man picks the cap off the cloth. He cannot throw it away, he explains; it is a lemonade.

encounter-night-of-louvres = A Night of Moths
    .intro = At dusk the warden goes down the street closing shutters. Moths are on the wind, and two windows are still lit: behind one a nurse is sewing up a thresher’s arm, behind the other a son is waiting for his father’s last breath. The warden has one shutter left and asks you where.
    .option-1 = Help her sew in the dark
    .option-1-succeed = You hold what is put into your hands and count aloud when you are told. “Seventeen,” she says, by touch, and bites the thread. The other window burns till morning.
    .option-1-fail = You hand her the wrong thing, and she strikes a match. One is enough for them.
    .option-2 = Cover the son’s window
    .option-2-succeed = He thanks you through the slats. In the morning he does not know at what hour it was, and says so to everybody at the stalls, without reproach.
    .option-3 = Lead them out of town with a lantern
    .option-3-succeed = They turn like a curtain and follow. You walk until the oil is low and finish the last of them against a wall. In the street both windows are bright.
    .option-3-fail = Half of them follow. The dust gets in under your collar. Behind you one window goes dark; from here you cannot see whose.

encounter-dispensary = The Last Box
    .intro = One box of Blue Drops stands on the counter at Amery’s, and the price is two caps. A carter has them in his hand. A mother has a sick boy on her arm. The dispenser has set the box exactly in the middle, and looks at you.
    .option-1 = Pay for the mother
    .option-1-succeed = The boy gets his drops on the spot, off his mother’s little finger. The carter coughs, puts his money away, and dresses your scrapes with what he uses on the mule.
    .option-2 = Outbid the carter
    .option-2-succeed = The dispenser wraps it. You go out between the two of them, through the bead curtain, which catches on your sleeve and has to be undone. They will know you again.
    .option-3 = Divide it into weak doses
    .option-3-succeed = You work it out on the counter with a wet finger: one course makes three thin ones. The third is yours. “It ought to hold,” says the dispenser, “if nobody hurries.”
    .option-3-fail = You taste as you measure, to be sure. When the shares are equal at last they are small, and you are helped to a chair.

encounter-ferry-school = The Ferry School
    .intro = The school is a beached ferry, and two dozen children are already on deck. At the foot of the gangway a small sweeping machine holds up a jar of caps. The teacher has told it twice that the school is for children. “Fee,” says its display.
    .option-1 = Speak for it before the parents
    .option-1-succeed = You ask who has been sweeping this deck since spring. It goes up the gangway last, brushes lifted, and is given a slate at the height of its wheels.
    .option-1-fail = One mother has a daughter who has waited two years for a desk. The slate you end up buying is the daughter’s.
    .option-2 = Take the jar and promise to ask
    .option-2-succeed = It lets go at once. “Thanks,” says the display. It goes on facing the gangway, and you leave over the stern.
    .option-3 = Sweep the deck with it
    .option-3-succeed = You do the port side. When the lesson comes up through the planks it stops to listen, and you sweep round it. By the bell it has a new word. “River,” says the display.

encounter-host-and-guest = The Roll of Wallpaper
    .intro = A woman has carried a roll of wallpaper across the street to the man opposite. On the back stands what his family has cost hers since the Fortnight: beds, board, candles, sixty-one years in three handwritings. He reads it at the gate, letting it run down over his shoes. The two houses share a washing line.
    .option-1 = Pay for the first winter
    .option-1-succeed = You count it out on the gatepost. She strikes off an arm’s length of paper; he asks for the candles to be left in, because he remembers them. In the evening each house sends something after you, and asks you not to tell the other.
    .option-2 = Add up what he did for hers
    .option-2-succeed = Firewood, a roof, two of her sons dug out of a cellar. It comes to the same, but for a few caps. Both push these at you, so that nobody is left owing.
    .option-2-fail = You forgot the roof. He reminds you; she reminds him whose ladder it was. In the end the ladder is paid for by you.
    .option-3 = Read the total to the street
    .option-3-succeed = She has the caps ready in her apron. While you do your shopping, doors are shut along both sides. One young man has not gone in.

encounter-reading-lesson = Reading Lesson
    .intro = A girl is reading to her grandfather from a bus map: Corn Hill, Asylum Gate, the Baths. He sits with his coat on and a bag on his knees. You have come a long way, she says to you; where are these?
    .option-1 = Sit down beside him and ride
    .option-1-succeed = You take the seat on his other side. She reads every stop to the depot and rings at each. At the last he thanks the driver and sleeps on your shoulder until evening.
    .option-2 = Walk him there
    .option-2-succeed = You take him as far as the bend with the view. “They have built it up,” he says, content, and gives you the bag. You can unpack it at home, he says.
    .option-2-fail = “Wrong bank,” says the grandfather, and leads the way himself, briskly. You bring him back at dusk, in clay to the knees, and pay for a drowned galosh.
    .option-3 = Tell her they are gone
    .option-3-succeed = She goes on with her finger and without her voice. “Why have we stopped?” asks the grandfather.

encounter-closed-account = A Closed Account
    .intro = Nell from the Office of Closed Accounts has followed you down the street with a page under her apron. She whispers a name and says aloud: “Fourteen caps and a bed.” He was closed in spring, and on Friday she saw him buying nails; with a second witness she can open him again. He would get back what was his, and so would the people he owes.
    .option-1 = Say that you have seen him
    .option-1-succeed = You say it at the counter, to her superior, and pay for the search. Nell writes the new date without lifting the pen. Then she tells you which house the bed went to.
    .option-2 = Ask for the bed yourself
    .option-2-succeed = You call yourself a cousin. The shed is opened; the bed has gone, but there are things in it for which the tags ran out. The page goes back under the apron.
    .option-2-fail = Her superior knows the cousins. He says so from the doorway, at the hour when the street is full.
    .option-3 = Advise her to leave it closed
    .option-3-succeed = “He may like it better so,” you say. Nell folds the page smaller and smaller and walks you to the stalls. She knows what everything there costs, and whose it was.

## The library: settlements

encounter-guest-of-honor = Guest of Honor
    .intro = They have named a bench after you. The boy from the roof is in charge of introductions and wants to know: who may sit on it?
    .option-1 = Stay for the speeches
    .option-1-succeed = The speeches are long and contain promises. You go to bed full, with the better ones in writing.
    .option-2 = Ask for what you are owed
    .option-2-succeed = They pay at once, to the cap, and open the store for you. By morning the bench has another name.
    .option-3 = Say something about the two banners
    .option-3-succeed = You speak standing on the bench, in your boots. Half the square moves closer. The other half stays where it was.

encounter-debt-office = Office of Closed Accounts
    .intro = Behind a counter they keep the accounts of people who are no longer expected. A girl with inky fingers asks whose you would like to see.
    .option-1 = Ask for your own
    .option-1-succeed = You are listed as deceased, effects sold. She blushes, counts the proceeds out again and strikes through the date.
    .option-1-fail = You are listed as deceased and so cannot sign. The search fee, however, is due from anyone.
    .option-2 = Buy a stranger’s debt and tear it up
    .option-2-succeed = It makes a small sound, tearing. Next day the stranger’s four aunts find you at the pump, kiss you in turn, and talk.
    .option-3 = Browse the seized goods
    .option-3-succeed = Every piece has a tag with a name. You take the tags off outside.

encounter-machine-christening = Christening of a Machine
    .intro = At the workbench they have brought a harvester back to life, and today it gets a name. It idles by the font, nervous and dripping.
    .option-1 = Stand as godparent
    .option-1-succeed = You hold the oil can and promise to answer for it. Four tons of it lean an inch in your direction.
    .option-2 = Look under the hood during the hymn
    .option-2-succeed = You find the fault they had been praying around, and behind it something nobody will miss.
    .option-2-fail = It starts. It is ticklish.
    .option-3 = Stay outside at the stalls
    .option-3-succeed = Every stall has a little bell. When the name is read out they all ring, and nobody catches the price of anything.

encounter-returned-letter = Returned to Sender
    .intro = The address on the letter is here, and so is the woman it was meant for. She has outlived the street it was sent from.
    .option-1 = Put it into her hands
    .option-1-succeed = She reads it standing, asks you to sit, and the evening is gone. She used to run half of this valley and still knows which half.
    .option-2 = Read it to her aloud
    .option-2-succeed = You stop where she lifts her hand. Postage is paid by the recipient, she says, and she pays well.
    .option-2-fail = You read on past the line where you should have stopped. The whole street heard the rest.
    .option-3 = Pin it to the board and go shopping
    .option-3-succeed = You do your round of the stalls. When you look back there is a pin in the board and nothing under it.

encounter-peach-trial = The Peach Trial
    .intro = A peddler is accused of selling a stone as a peach: payment in advance, delivery in seven years. The court lacks a lawyer, a juror and silence.
    .option-1 = Defend him
    .option-1-succeed = “My client sold hope,” you say, “and handed over the container.” Acquitted. Two important people want a word with you.
    .option-1-fail = You argue that in the long run a stone is a peach. The court fines you for philosophy.
    .option-2 = Sit on the jury
    .option-2-succeed = Twelve chairs, eleven opinions and, in the interval, an envelope. Whatever you vote, you will walk home past all of them.
    .option-3 = Lay a real peach before the court
    .option-3-succeed = Nobody speaks. The judge cuts twenty-six slices with a pocket knife, and the case is dismissed with sticky fingers.

encounter-case-comes-home = The Case Comes Home
    .intro = The knife grinder has cleared his bench for the suitcase. He was six when his mother put it down by the tents and said that it was all in there. He has the strap in his hand; his sister has her palm flat on the lid. “As long as it is shut,” she says, “it is.”
    .option-1 = Open it with them
    .option-1-succeed = Shirts for a boy of six, of seven, of eight, and so on up to twenty: she had not packed for a fortnight. At the bottom lies a policy, paid up, with the address of a stage door and the names of those who had advised her. Two of them still run something.
    .option-1-fail = The strap goes off like a whip. The sister has the case by the handle and is out of the door. “Come back when she is asleep,” says the grinder.
    .option-2 = Side with the sister
    .option-2-succeed = You and she carry it up to the loft; he holds the ladder. It stands under the window where it can be seen from both beds, and a third is made up for you. The label on the handle can be read as it is: tariff 109, stage door.
    .option-3 = Name a price for carriage
    .option-3-succeed = He pays and she pays, and each believes that the other has not. When you have done your shopping the case is still strapped, one end on the bench and the other on her knees.

encounter-reopened-account = The Bed
    .intro = The bed stands in the last house of the street. Two children have been born in it since it was sold. The man with the nails has come to fetch it, Nell has come with the page, and the woman of the house has piled every quilt she owns on top.
    .option-1 = Buy him another
    .option-1-succeed = It is brass and squeaks. He nails it to the floor with all his nails, so that it will not be carried off again. Nell enters it, and shows you another page that ought to be opened.
    .option-2 = Measure it in front of both
    .option-2-succeed = Taken apart, with a plank down the middle, it makes two: one narrow, one narrower. You say the figures aloud, and for the first time both of them hear the same.
    .option-2-fail = It can be taken apart and it cannot be put together. Both parties agree that the bed is now owed by you.
    .option-3 = Carry it out for him
    .option-3-succeed = The woman lifts the children off it, one after the other, asleep. He pays you out of the fourteen and more, and does not count. Nell has stayed in the street.
