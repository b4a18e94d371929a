## Scenarios and factions

scenario-the-long-ledger = The Long Ledger
    .about = The Dawn Ledger has written down who owes what since the first morning, and means to collect. The Rust Parish mends whatever still turns and asks no names. Between them lives everybody who has ever borrowed a sack.

faction-dawn-ledger = Dawn Ledger
    .about = Bookkeepers. Since the Billeting ended they have written down every sack lent and every roof mended, and they have never cheated. They want one sum for the whole valley, and then everybody pays.

faction-rust-parish = Rust Parish
    .about = Mechanics with hymns. A thing that turns belongs to whoever keeps it turning, and they mend without asking names. What goes under the hammer and what into the pot, they decide.

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
    .objective-3 = Read it in any square, for the Ledger

quest-bell-of-bearings = The Bell of Bearings
    .intro = The Parish has cast a bell out of ten thousand ball bearings and wants it hung where the whole valley must hear it, over the church or over the dam. The noise of the casting has woken large neighbors, and the Ledger pays for large neighbors.
    .objective-1 = Hang the bell
    .objective-2 = Deal with a large neighbor

quest-reckoning-goes-on = The Reckoning Goes On
    .intro = In the Salt Market stands a board as long as three stalls, and every evening a clerk carries the day’s debts over onto it in chalk. Nobody has ever found a mistake. Each row is owed by somebody, and to somebody. Both banners send a boy to copy it down; whichever is ahead sends two.
    .objective-1 = The clerk carries the day over
    .objective-2 = Rub out a row with your sleeve

quest-blots-lodgings = Blot’s Lodgings
    .intro = Lewin Blot rented the corner behind a stove, and left it without his boots. On the table lies his blotting paper. In a mirror it shows which page is missing and, below that, the first line of a confession, begun three times. Somebody has seen him barefoot in the ruins.
    .objective-1 = Read the blotter out to the Ledger
    .objective-2 = Find him, warn him, see to his feet

quest-the-leg = The Leg
    .intro = The furnace wants one more pound of good steel, and has found it in a knee. The leg lies on the Parish anvil with its straps, polished by fourteen years of walking. Its owner sits on the church step, trouser pinned up. He says they asked him kindly. He had not understood that it was a question.
    .objective-1 = Lay your own iron on the anvil
    .objective-2 = Carry the leg up to the fire

quest-written-off = Written Off
    .intro = The old woman’s page ended in spring: cannot work, is owed by nobody. By the book, whatever she eats from now on is stolen from somebody who has a page. Every night her grandson puts a plate on the cellar step and says that it is for the cat. The Ledger has been asking at the market who keeps cats.
    .objective-1 = Take her in at your fire
    .objective-2 = Name the grandson at the Salt Market

quest-second-count = The Second Count
    .intro = Overnight every machine has gone from the settlement. The ruts of two threshers, a pump and a loom all run to one barn; they have been swept, and the broom has left tracks of its own. The assessor has come to count again and is in no hurry. As you are a stranger here, he asks you whether you see a barn.
    .objective-1 = Bring him a machine from elsewhere
    .objective-2 = Swear, two of you, that nothing was there

quest-collection-day = Collection Day
    .intro = The handcarts come up the street with a bell on each axle, so that nobody can say they were not warned. Things are taken in the order in which they were written down. At number five they have got to the cradle. The clerk has lowered his list and is waiting for somebody to say something.
    .objective-1 = Pay for the whole street
    .objective-2 = Stop a cart by force
    .objective-3 = The carts go home full

quest-first-ringing = First Ringing
    .intro = The Parish struck its bell once, to try it. Along the crack in the dam there are dates in chalk, a hand’s breadth to the year; at that one stroke it grew by two years. Somebody the size of a barn door came down to the church, wiped his feet, and asked whether it could be rung more softly. He is waiting on the steps.
    .objective-1 = Wrap the clapper in felt at the dam
    .objective-2 = Ring it at the Lantern Church regardless
    .objective-3 = They ring without you

quest-the-remainder = The Remainder
    .intro = When the sum was done, forty-odd people were left over, who owe nothing, are owed nothing, and stand on no page. Miriam Dawes has put their number at the foot of the column in pencil. She rounds everything down, and has not been able to round this. The voice behind the door of Vault 84 collects names.
    .objective-1 = Read the names to the vault’s voice
    .objective-2 = Enter them in the book after all

quest-spare-hands = Spare Hands
    .intro = Small bearings want small hands. The Parish has seven children at the bench, washed and fed, better than at home, and Father Gasket has told the lathe to mind them. The youngest shows you her fingertips, which have gone as smooth as glass. She is proud of them.
    .objective-1 = Take the children home
    .objective-2 = Buy them gloves at the Lantern Church

quest-town-without-a-page = A Town Without a Page
    .intro = The written-off live in buses, by route number: a family to a deck, the baker in the 12, the school in the 30. After dark they show no light, because a lit window is an address. What they want is oil for one lamp, and something to hang in front of it.
    .objective-1 = Bring oil to the buses in the ruins
    .objective-2 = Sell the place at the Salt Market

quest-names-from-hems = Names from the Hems
    .intro = They crossed the valley with their names sewn into their hems. Now a woman with a seam ripper goes from bus to bus and asks each of them: out, or leave it in? About half want the name back. One man asks whether she could sew in a different one, and the talk around him stops.
    .objective-1 = Stand witness to what each of them chooses
    .objective-2 = Keep a list of who was who

quest-third-armband = The Third Armband
    .intro = In the front bus lies a bolt of gray cloth, sixty yards, enough for every sleeve in the valley that wants neither star nor shield. Nothing is printed on it; they could not agree on what. Whoever first walks into the camp with one on will be asked what it stands for.
    .objective-1 = Pay for needle and thread, and wear one
    .objective-2 = Cut up your own clothes for the rest

quest-closing-the-book = Closing the Book
    .intro = Miriam Dawes has the brush in the bucket. Before dawn, in the Salt Market, she will wash the long board white: every debt in the valley, and with it every claim, the widow’s nine sacks, the orphan’s half of a roof, the wages of a man who is still in the quarry. Someone has to hold the ladder. She has told you in whose favor it is rounded.
    .objective-1 = Hold the ladder in the star’s armband
    .objective-2 = Hold the ladder with bare sleeves

quest-great-mending = The Great Mending
    .intro = The furnace is lit, the pumps are stripped, and four hundred bearings lie in rows on the altar cloth. It will take all hands and one night, and by morning every pump in the valley turns. They are one part short. Father Gasket has a word with the engine, and then he looks at your bag.
    .objective-1 = Work till morning among your own
    .objective-2 = Work till morning as a borrowed hand

quest-line-through-the-kitchen = The Line Through the Kitchen
    .intro = The boundary runs between a stove and its chimney. The stove is the Ledger’s to tax, the chimney the Parish’s to mend or melt, and the family has been eating cold since Monday, two on either side of a string. “It is fifty feet to the next kitchen,” says Agatha Chain, by way of comfort.
    .objective-1 = Walk her whole line, end to end
    .objective-2 = Move the line and leave the stove

## The library: wasteland

encounter-auditors-cache = The Auditor’s Cache
    .intro = Under a milestone lies a steel box with the Ledger’s rising sun on the lid: what the auditor took in pledge this spring. Wedding rings on a wire, a fiddle, an ear trumpet, each with a name tied to it. The rings alone would feed you till winter.
    .option-1 = Carry it in unopened
    .option-1-succeed = They hold it against the book, and it is right to the ring. In the pledge store you may choose two things whose names have come off.
    .option-2 = Pick the lock
    .option-2-succeed = The lock gives. The names you leave in the box, on their threads, and shut the lid so that it lies flush.
    .option-2-fail = The second bolt runs on a bell wire. An assessor steps out from behind the stone, still chewing.
    .option-3 = Burn the names
    .option-3-succeed = Without them nobody can redeem and nobody can collect. By evening seven people swear to the fiddle, and all of them know who struck the match. An old clerk whispers to you what else in the book no longer adds up.

encounter-names-read-aloud = Names Read Aloud
    .intro = The receiver hangs by its cord in an empty telephone box, and a woman’s voice comes out of it, reading names. There are forty-odd. She stops after each, and you can hear that she has a pencil ready.
    .option-1 = Answer for those you have met
    .option-1-succeed = You say “here” sixteen times, and each time the pencil moves. After the last she says who else has been asking, and when, and in whose pay.
    .option-1-fail = You answer for a man who has answered already. She says nothing, counts, and begins again from the top. Where the cord lies over your shoulder it has begun, faintly, to glow.
    .option-2 = Sit down and hear her to the end
    .option-2-succeed = You sit on the floor with the cord over your shoulder. Read out like this they make a street: who lives by whom, who was left out, where the baker would be.
    .option-3 = Write them down for the Ledger
    .option-3-succeed = The clerk pays before you have finished. He fills a page with them, rules it off, and seems relieved. Now they can owe something.

encounter-bus-forty = Bus Forty
    .intro = A bus stands across the track with a 40 over its windshield and a blanket behind every window. A man in the door asks where you are getting off. It smells of bread, and upstairs somebody has put a hand over a child’s mouth.
    .option-1 = Pay the fare and sit down
    .option-1-succeed = They move up. The bread is good. It is some time before you notice that all evening nobody has called anybody by name.
    .option-2 = Name a stop, as if you knew it
    .option-2-succeed = “Cattle Gate,” you say, and an old woman upstairs begins to cry, because it was hers. The man gives you what she got on with, sixty-one years ago.
    .option-2-fail = It was a stop of the 41. The door folds shut, and from the top deck something heavy is let go of, with regret.
    .option-3 = Walk on, and tell an assessor
    .option-3-succeed = He thanks you and pays. By morning the bus is empty. The blankets lie on the seats, folded, so that whoever comes to collect need only carry them out.

## The library: settlements

encounter-two-flags = Two Flags
    .intro = The settlement must hang out a flag by evening. One pole, two delegations, and a seamstress who has had enough of both.
    .option-1 = Speak for the Dawn Ledger
    .option-1-succeed = “At least they write things down,” says somebody, and hands go up. The sun climbs the pole. Not everyone claps.
    .option-2 = Speak for the Rust Parish
    .option-2-succeed = “At least they mend things,” says somebody, and hands go up. The cogwheel climbs the pole, on a rope that needed splicing anyway. At the back a woman takes her washing in from under it.
    .option-3 = Help the seamstress sew a third
    .option-3-succeed = It shows a kettle. Both delegations ride home to ask what that means, and the settlement asks you what comes next.
    .option-3-fail = The delegations agree for the first time, and it is about you.

encounter-chain-and-stove = Chain and Stove
    .intro = An old woman with a surveyor’s chain has stopped in the middle of a kitchen, and a family has stopped eating. “The boundary is here,” she says, and looks at the stove, which is there as well. “I am sorry by about nine inches.”
    .option-1 = Hold the other end of the chain
    .option-1-succeed = You pull it tight over the table, between the grandfather and the salt. She writes the figure down, and a second time, smaller. He asks for the salt, and nobody is sure who may pass it.
    .option-2 = Shift the stove while she is writing
    .option-2-succeed = It is done before she looks up. She looks up, then down at the pale square where it stood, and for the first time in sixty years tears out a page.
    .option-2-fail = It comes off its feet and onto one of yours. She enters the new position, and you with it.
    .option-3 = Sell her the deeds from the bread box
    .option-3-succeed = She pays, and apologizes by another yard. With the deeds the line comes out straighter, and runs through the pantry too.

encounter-auditors-supper = The Auditor’s Supper
    .intro = Miriam Dawes eats at whichever house is next in her book, and pays for it. What stands on the shelves is property; what stands on the table is supper. Tonight the table has five hams on it, a sewing machine under a dishcloth, and a chair for you.
    .option-1 = Eat slowly, and keep her talking
    .option-1-succeed = You talk about roads until the candle is down. She enters the shelves, bare, and thanks the house for an ample table. Before she goes, she straightens the dishcloth.
    .option-1-fail = By ten you have run out of roads. She asks for the dishcloth, to wipe her hands. The house pays the fine, and looks at you until you pay the house.
    .option-2 = Count the table for her
    .option-2-succeed = She pays you a clerk’s evening and writes what you say. The hosts go on passing dishes, since it is still supper. The youngest draws the sugar bowl into her lap.
    .option-3 = Buy what the house will sell
    .option-3-succeed = Whatever goes out of the back door tonight will not be on a shelf tomorrow. They let it go cheaply and hold the lamp for you.
