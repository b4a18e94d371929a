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
