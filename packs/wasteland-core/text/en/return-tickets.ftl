## Scenarios and factions

scenario-return-tickets = Return Tickets
    .about = At one end of the line stands a locomotive without a whistle, at the other a wall with eleven hundred names in it. The Homeward League has tickets for forty thousand and seats for three hundred. The Settled Houses have kept the tunnel shut for sixty-one years and would like to be paid.

faction-homeward-league = Homeward League
    .about = The guests’ grandchildren, with the return ticket framed above the stove. Nobody asked them whether they would like to be born here, and a ticket is a promise. They take wire for the train from wherever wire is, pumps included.

faction-settled-houses = Settled Houses
    .about = The old families of the valley. They took in forty thousand strangers for a fortnight and fed them for sixty-one years, and two parties of their own sons are still behind the wall. They never closed the account: without those who work it off, nobody would bring in the barley.

## Quests

quest-the-whistle = The Whistle
    .intro = Three families claim the whistle of the one locomotive, and each has a will to show. Since Thursday it has lain in a girl’s drawer, in a sock. She will part with it once somebody tells her where the dog sits on the train. The Homeward League wants it on the boiler at 18:20; the Settled Houses want it at the bottom of a shaft.
    .objective-1 = Settle the matter of the dog
    .objective-2 = Buy it from her for the Houses

quest-packed-for-a-fortnight = Packed for a Fortnight
    .intro = A suitcase stands at the pump, packed sixty-one years ago. There is no name on the label, only WHOEVER IS GOING FARTHER. The strap was done up by somebody careful. People walk around it; two of them have begun to discuss what a strap is worth.
    .objective-1 = Take it farther
    .objective-2 = Undo the strap, with a witness

quest-departure-board = The Departure Board
    .intro = The board in the Ticket Hall stopped halfway between two towns. This morning one letter turned over by itself, and a man who saw it went home to pack. Another has turned since. Edda Hale has had a bench put in front of it; at Hosts’ Gate they count out cartridges, one to a letter.
    .objective-1 = Watch a letter turn
    .objective-2 = Climb behind the board and wedge it

quest-copper = Copper for the Wire
    .intro = The signal line to the Ridge is short of ten miles of copper. Some of it hums on a pylon, and what hums there has a keeper. Some of it is wound into the motor of a pump that three streets drink from. The League’s foreman has brought pliers, the same pair for either.
    .objective-1 = Cut it where it hums
    .objective-2 = Unwind it from the pump

quest-boiler-licence = The Boiler License
    .intro = The last licensed boilerman was corrected seven years ago and no longer fits the cab. He sits in Quarry Nine with his old cap on one finger and can tell any valve by its sound. By the rules of the line only a licensed man may teach. The League’s apprentices have a shorter way: whoever wears the cap, they say, is licensed.
    .objective-1 = Learn the cab by heart, in the quarry
    .objective-2 = Get the cap without the lesson

quest-bed-and-board = Bed and Board
    .intro = Behind the dairy at Hosts’ Gate is a wall of matchsticks, one for every night and head since the Fortnight, glued in bundles of fourteen. The Teals have a hundred and six bundles left and a new baby, for whom a row has been begun. Barnaby Stead offers you bread and dripping. Then he asks whether you have come to pay or to collect.
    .objective-1 = Pay the Teals out, to the last match
    .objective-2 = Bring the Teals in for the harvest

quest-two-parties = The Two Parties
    .intro = Two ropes go into the tunnel wall at knee height, one for each party that went in. They were to be pulled once a day, and in the fourth week that stopped. Last night one of them was pulled from inside, three times; the dogs at Hosts’ Gate heard it. Nobody remembers whether three meant come or keep away.
    .objective-1 = Sit by the ropes until morning
    .objective-2 = Crawl in along the rope

quest-list-of-seats = The List of Seats
    .intro = The list hangs in the Ticket Hall: three hundred lines, of which two hundred and ninety-one are in ink. The last nine are in pencil, and Edda Hale has gone to supper until 19:05. At the foot of the stairs stand a family of nine without a cap between them, and a dealer who needs only two lines.
    .objective-1 = Write in the nine and pay their fare
    .objective-2 = Talk Edda Hale into the nine
    .objective-3 = Sell the dealer two lines
    .objective-4 = Burn the list at the camp

quest-sleepers = Sleepers
    .intro = The line wants two hundred sleepers, and the Tent Lines are floored with the right oak, numbered and dry. The canvas has long gone and roofs have come; people wake up on those numbers every morning. A League foreman goes from floor to floor with a pot of red paint, apologizing. Behind Left Luggage there is standing timber, for anybody who would rather saw.
    .objective-1 = Saw new ones behind Left Luggage
    .objective-2 = Take up the painted floors

quest-gong-at-noon = The Gong at Noon
    .intro = The gong at Hosts’ Gate was struck at noon. At six it means supper, at any other time rifles, and noon has never been used. Nobody there admits to having held the beater. All along the line gamekeepers are lying down in the hedges, and the platelayers have stopped singing.
    .objective-1 = Hear it struck again, and sooner
    .objective-2 = Deal with a platelayer before the gamekeepers do
    .objective-3 = Steal the beater

quest-bad-air = Bad Air
    .intro = A miner’s lamp hangs at the first bend of the tunnel. In good air it burns yellow, in bad air green, and it has been green for as long as anybody has come back to say so. An old gamekeeper tells you, low, that the wick is rubbed with copper. Beyond the lamp the rope goes on to the second bend.
    .objective-1 = Walk past the lamp to the second bend
    .objective-2 = Carry the green lamp from door to door

quest-brick-by-name = Brick by Name
    .intro = In the first year it was agreed that a brick may be moved by the mason who signed it, or by his kin, and by nobody else. That is eleven hundred names, and most of their grandchildren have never seen the wall. The League sends you for those who will take a brick out. The Houses send you, with the same names, for those who will lay a second one in front.
    .objective-1 = Find a mason’s kin and ask
    .objective-2 = Have the third brick taken out
    .objective-3 = Have a second wall begun

quest-hanging-load = What the Lorry Carried
    .intro = The load of the hanging lorry is still roped: forty kegs of blasting powder for the tunnel works, sixty-one years dry. One keg would open the wall without asking a single mason. Under the viaduct, next to the bomb, somebody has planted beans.
    .objective-1 = Crawl out and bring in one keg
    .objective-2 = Cut the ropes and let it fall

quest-departure = Departure
    .intro = Steam is up. The tender holds coal as far as the other side of the Ridge and not a shovel for the way back. On the platform stand twice as many as there are seats, with suitcases their grandparents packed, and they have left the doors to you. Edda Hale announces departure in four minutes. She does not announce where.
    .objective-1 = Seat them by the League’s list
    .objective-2 = Stand in the door and choose

quest-wall-kept = The Wall Kept
    .intro = They come at dusk with lamps and crowbars, singing, and half of them learned the song at a host’s table. The Houses have sixteen gamekeepers on the wall and orders not to shoot anybody they have fed. Barnaby Stead puts a blanket around your shoulders. His terms are that you stand in front, where your face can be seen.
    .objective-1 = Hold the wall with the Houses
    .objective-2 = Stand in front until morning

quest-chalk-marks = Chalk Marks
    .intro = Every case in Left Luggage has a mark in chalk: a circle, a bar, a small house. The porter who thought of it went home early, in the first winter, and nobody has opened a case since, out of manners. Yours has a house with no door. A dealer is touring the settlements with a cart; he pays by weight, unopened.
    .objective-1 = Read the porter’s marks
    .objective-2 = Sell a cartload unopened

quest-owners-grandson = The Owner’s Grandson
    .intro = The mark leads to an address, and the address to a grandson, who mends boots. He knows the case at once. He wants it burned unopened: his grandmother waited for it all her life, and he saw what that was like. Behind him his daughter has taken a pin out of her hair.
    .objective-1 = Give it back and buy the firewood
    .objective-2 = Open it in front of him

quest-unclaimed = Unclaimed
    .intro = Word has got about that somebody reads the marks. Four hundred people stand between the trees at Left Luggage, each with half a label or a story about one. The oldest ask to go in alone, only to look. Whoever unlocks the doors and steps aside will find nothing in there by dark but straps.
    .objective-1 = Open the hall to everyone, in order
    .objective-2 = Sell the hall by the row

quest-stops-no-longer = Stops That No Longer Exist
    .intro = The children of the bus school have drawn the capital from its stops: Glovers’ Lane, Old Hospital, Lido. Where two maps disagree they have put a bridge. They ask you to carry the drawing out and see whether anything in the world is that long. The teacher asks you, when they have gone, to tell them that nothing is.
    .objective-1 = Tell them where real roads end
    .objective-2 = Walk their route, stop by stop

quest-capital-answers = The Capital Answers
    .intro = Forty-odd lamps are lit on the wall of the Relay Hut, one for every telephone that still has somebody. The lowest on the left has no number in the book. It comes on at six, for as long as a sentence takes, and somebody has penciled beside it: CAPITAL? Half the League would board a train on the strength of that lamp. It unscrews by hand.
    .objective-1 = Plug in at six and speak
    .objective-2 = Unscrew the lamp

quest-valley-with-a-name = A Valley with a Name
    .intro = The station sign at the crossroads was painted over the week the guests came, so that no enemy should know where he was. Nobody has known since. A pot of black paint is warming by the pump. The guests want a name to leave from, the hosts the name there was before; the children have put up one of their own in brick dust, and spelled it two ways.
    .objective-1 = Paint the children’s name, with four hands
    .objective-2 = Paint one name on each side

quest-harvest-hands = Harvest Hands
    .intro = The barley at Hosts’ Gate is a week past ripe. The Teals cut one field and then sat down in it, all seven, and by evening other families had come and sat down beside them. Rain stands over the Ridge. Stead’s mother walks the rows with a scythe she is too old for, and at six she lays supper for all of them.
    .objective-1 = Watch the rain come nearer
    .objective-2 = Guard the barn for a night’s pay
    .objective-3 = Win them wages and bring it in with them

quest-borrowed-timetable = Edda’s Timetable
    .intro = Edda Hale’s timetable has been copied onto doors, for trains that do not run. Bread goes in at the 6:12. Two people who met at the 9:40 are to be married, and a boy has been thrashed for missing the 17:25. All of it is set by the Terminus Clock.
    .objective-1 = Turn in by the 21:50
    .objective-2 = Put the Terminus Clock out

quest-other-end = The Other End
    .intro = From the wall to the far mouth it is two miles and a quarter. The sleepers are numbered in white paint, and from four hundred on the paint is fresh. You have a lamp, water for one way, and a return ticket that somebody at the wall pushed into your hand. Ahead is light, and it is square.
    .objective-1 = Read the names on the second wall
    .objective-2 = Meet the families coming here with suitcases

quest-those-inside = Those Inside
    .intro = Past the second bend there is a street. The two parties built it from pit props and lamp glass, thirteen doors and a bench, and there are children in it who have never had to squint. They pull the rope on birthdays. They ask for medicine, and for the lamp at the first bend to stay green.
    .objective-1 = Leave them medicine and say nothing
    .objective-2 = Tell Stead where his sons live

## The library: wasteland

encounter-boilermans-lesson = The Boilerman’s Lesson
    .intro = On flat ground the boilerman has laid out a cab at its true size: stones for the levers, a saucepan lid for the gauge. He stands outside it, where he fits, and calls the pressures. One thing in it is real, a brass regulator handle that he took with him the day he was corrected. Two apprentices have driven to the Ridge this morning, and burst.
    .option-1 = Drive the stones to the Ridge
    .option-1-succeed = You bring her in with the needle on the line, and there is no needle. He takes the cap off his finger. The apprentices, who had laughed, ask which stone was the brake.
    .option-1-fail = At the third signal you pull the wrong stone. He makes the noise of it himself, so that you will know it, and it puts you on your back.
    .option-2 = Pay an apprentice to try again
    .option-2-succeed = The boy gets as far as the tunnel this time. The boilerman says his name back to him, slowly, the way he says valves.
    .option-3 = Pocket the brass handle
    .option-3-succeed = At the next station he reaches for it and finds the grass. He calls the pressure all the same. The apprentices look at your coat.

encounter-shadow-on-the-road = A Shadow on the Road
    .intro = A shadow lies across the road where nothing stands: a cab, a load, eight wheels. High above, a lorry hangs out of the broken viaduct. A road mender has put his bed in the shade, because there is no other for a mile, and shifts it every hour as the shadow goes.
    .option-1 = Read the load through his spyglass
    .option-1-succeed = You spell it out and he writes it in the dust: the number, the weight, the word on the kegs. He moves the bed somewhat farther than an hour’s worth.
    .option-1-fail = The sun comes round the cab while you have the glass to your eye. He says he ought to have mentioned it, and leads you to the verge.
    .option-2 = Build him a roof of his own
    .option-2-succeed = It takes bus seats, heather and a whole day in the sun. He lies down under it and tells you what the kegs say; he has had the years to read it.
    .option-3 = Lie down in his shade
    .option-3-succeed = You sleep well. When you wake he is sitting in the sun beside his own bed, and has filled your bottle, since he was up.

encounter-one-ring = One Ring
    .intro = A booth on the road rings once each evening, a single ring, and stops. A man has stood beside it for twenty nights with his hat off and a sentence ready. He always waits a moment, to be sure. Tonight he asks you to stand nearer than he does.
    .option-1 = Lift the receiver as it rings
    .option-1-succeed = A woman says a name that is neither his nor yours, and waits. You hold the receiver out. He gives her his sentence anyway, and she thanks him for it.
    .option-1-fail = You lift it a breath too soon and get the whole current of the thing down one arm. It does not ring that night. He says tomorrow will have an evening too, and stays where he is.
    .option-2 = Keep still and leave it to him
    .option-2-succeed = The cold comes up through the soles. It rings; you do not move; and his hand is there before he has decided. You walk off far enough not to hear.
    .option-3 = Sell the works for the wire
    .option-3-succeed = The bell comes out with two screws. He holds the lamp for you, supposing it a repair.

encounter-track-hammer = The Track Hammer
    .intro = A platelayer lies with one boot under a dropped rail. His gang has gone on, because the next length is down for 14:10. He is hardly hurt, he says, and would like his hammer, which lies just out of reach. There are thirty-one notches in its handle, one for each mile he has laid.
    .option-1 = Lever up the rail
    .option-1-succeed = He tries the foot, then the rail. On top of his pack there is something he was saving for the capital; he says he has carried it far enough.
    .option-1-fail = The bar slips. The rail comes down where it was before, and partly on you. He asks whether you are all right, and whether you can reach the hammer.
    .option-2 = Run after his gang
    .option-2-succeed = They come back at a trot, and the next length is nine minutes late. Edda Hale has the delay announced at every halt, with your name as the cause and no comment.
    .option-3 = Take the hammer and walk on
    .option-3-succeed = It sits well in the hand. Behind you he begins to count the miles aloud, from the first; the League will be one man short at the thirty-second.

## The library: settlements

encounter-bus-school = The Bus School
    .intro = School is held on the upper deck of a bus. The children are building the capital on its floor, a button for every stop, and have come to a gap: two hands’ breadths of the route map are gone, just there, cut with scissors. The teacher says it was like that when she came. She wears a strip of something folded small in her locket.
    .option-1 = Work out what stood in the gap
    .option-1-succeed = By the fares it was three stops and a bridge. They lay the buttons. The teacher counts along with them and closes her hand on the third.
    .option-1-fail = You join the Lido to the gasworks. A girl who has seen neither says the tram would drown, and you are charged for the wasted buttons.
    .option-2 = Give them something newer to read
    .option-2-succeed = They read it aloud to the last advertisement and want to know which stop that is. The teacher lends you the drawing, so that they will look up for a while.
    .option-3 = Sell them a stop you invented
    .option-3-succeed = They pay in what they have, and Rose Hill goes in, with a park. By evening four families have been to ask what a seat to Rose Hill costs.

encounter-seat-for-sale = Seat for Sale
    .intro = A glazier is selling seat 118, window, facing forward. It is in his wife’s name. The money is for her medicine, and she has been told about neither. She is packing upstairs; you can hear the boards go to the wardrobe and back.
    .option-1 = Buy the seat
    .option-1-succeed = He leaves for the dispensary by the yard. Overhead the boards stop, as if somebody were looking out the window, and then go on.
    .option-2 = Go up and tell her
    .option-2-succeed = She sits down on the case. There is nothing of hers in it; she had meant the seat for him. You are asked to go down and send him up.
    .option-2-fail = She had an iron in her hand. He dresses the burn for you in the shop and tells you he had hoped to choose the moment.
    .option-3 = Report the sale at the Ticket Hall
    .option-3-succeed = The League strikes out 118 and moves everybody below it up by one. It pays you what it pays, and sends a man to tell the wife.

encounter-wedding-of-two-badges = One Lapel
    .intro = The vows are over and the quarrel has begun, about the lapel. A couple wears one badge. With hers, the guest’s, their children will owe for bed and board; with his, they will be owed it. The bride has the pin between her teeth and is holding out her hand to you for a badge.
    .option-1 = Hand her the guest’s
    .option-1-succeed = She pins it on him herself. You put down the first fortnight for a child that is not born yet, and two benches of hosts get up and take their dishes along.
    .option-2 = Hand her the host’s
    .option-2-succeed = His grandmother counts a dowry into your palm for good sense. Her people sit down to the meal, and sit the way guests do.
    .option-3 = Solder the two back to back
    .option-3-succeed = It can be worn either way around. Before the cake is cut, three couples married for years have come to ask whether the iron is still hot.
    .option-3-fail = The tin runs off the iron and over your fingers. Hers was the thin one; it had been her grandfather’s. She pins on what is left.

## Unique assets

card-engine-whistle = Engine Whistle
    .flavor = One long: stand clear. They have not heard it in sixty-one years, and they stand clear.

card-signed-brick = Signed Brick
    .flavor = The name on it is worn to a T and half an L. It is heavier when somebody is watching.
