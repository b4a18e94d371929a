## Scenarios: the four quarrels, with the other side of the river

scenario-two-wells-both-banks = Two Wells, Both Banks
    .about = The dry summer of the two wells, with the river in it. The Bucket Council has its queue and the Dry Brothers have their depth. On the far bank a dredger has been sitting on a spring for sixty years, and nobody has asked the people who sleep in its buckets.

scenario-the-long-ledger-both-banks = The Long Ledger, Both Banks
    .about = Who owes whom, with a bank that stands in no book. The Dawn Ledger has heard of forty roofs over there that nobody has added up. The Rust Parish has heard that every one of them has hinges.

scenario-return-tickets-both-banks = Return Tickets, Both Banks
    .about = The train, the tunnel and the wall, and a second way out, of which twelve piers are left. The Homeward League has measured the gaps. The Settled Houses have asked what the piers stand on, and whether it can be loosened.

scenario-in-case-of-illness-both-banks = In Case of Illness, Both Banks
    .about = The fever, the rope and the dead at breakfast; and across the river a terrace in the sun where people used to get well. The Second Cast offers to carry the sick over, and to keep their beds warm. The Three Witnesses would like the names of all who go.

## Quests

quest-wet-feet = Wet Feet
    .intro = Across the river a dredger has lain on one spot for sixty years, and in the driest of summers the people who sleep in its buckets wake up with wet feet. They bail before breakfast and think nothing of it. The pump man would show you the hole, if somebody first got the great hook out of the chain. On the piers sits a Dry Brother who would pay to hear that there is one.
    .objective-1 = Free the hook and look down the hole
    .objective-2 = Rent the gangplank for the Council’s cans
    .objective-3 = Tell the man on the piers

quest-unentered-bank = The Unentered Bank
    .intro = An assessor stands at the near end of the piers with a page headed OTHER SIDE, and the page is white. In sixty-one years nobody has lent the far side a sack, and nobody is owed one. He is not greedy, he says; a sum with a hole in it does not close. He counts forty chimneys and would be glad of names. Over there they would be glad of something against the ague.
    .objective-1 = Go and write down the forty roofs
    .objective-2 = Bring them medicine and no page
    .objective-3 = Fold the page into a boat before his eyes

quest-thirteenth-pier = The Thirteenth Pier
    .intro = The plan in the Ticket Hall shows thirteen piers. The thirteenth is cut off clean below the water, and over it lies the one gap that no train can jump. Edda Hale wants it sounded to the inch, by 16:30. The Settled Houses want to know what a keg would do to the twelfth. From the bench out there you see only the other bank, and how near it is.
    .objective-1 = Sound it for the League
    .objective-2 = Dive for the Houses, down to the footing
    .objective-3 = Spend a night on the bench

quest-sun-cure = The Sun Cure
    .intro = People used to be sent to the terrace on the far cliff, to lie still until they were well. The deck chairs have been put out again, for large neighbors with aching bones. Three weeks of it would do more than his tablets, says Doctor Amery, and gives the dose: from ten to four, with a hat. The Second Cast has brought stretchers. At the Oath Stone they only ask who is on them.
    .objective-1 = Lie down among them and see
    .objective-2 = Pay for the bearers
    .objective-3 = Hand in the names at the Oath Stone

## The library: settlements

encounter-bilge-water = Bilge Water
    .intro = The dredger’s bilge comes up through gravel, sand and a petticoat, and it is clean. Now there is a line of people with cans on the gangplank, and underneath the pump man holds a lamp to the hull and counts rivets. The boat sits on its water. It settles by as much as is carried off, and it is settling crooked.
    .option-1 = Work the pump, and say when to stop
    .option-1-succeed = You stop at the fourth rivet. They go on standing there for a while. Then one of them pours half of his back, down the hatch, over your hands.
    .option-1-fail = You cannot find the words and go on pumping. At the sixth rivet it begins to taste of something, and the first mouthful of that is yours.
    .option-2 = Pay for props under the hull
    .option-2-succeed = By evening a dozen of them are in. Nobody has ever spent a cap on the underside before, so the bucket people hold a council about you, and end it by telling you who else has been asking about the hole.
    .option-3 = Tell the stronger banner how much there is
    .option-3-succeed = They have a figure for it, and a man. By noon two armbands stand on the gangplank, and it goes faster, and nobody is down there with the lamp.

encounter-under-the-crate = Under the Crate
    .intro = The assessor has set up his table under the crate and entered the village, spelled as on the wood. Now he asks what they owe. They owe each other in all directions, for bread, for nights sat up, for babies held, and at New Year they call it quits with a dance. He asks you, as somebody from over there, to explain the dance.
    .option-1 = Buy up all their debts
    .option-1-succeed = He rules one line: forty roofs, one creditor. They come to you in turn and ask when you would like to have it. At New Year, you say. That night three old women tell you what the book is really looking for on this side.
    .option-2 = Dance it for him, in double entry
    .option-2-succeed = To the left is owed, to the right is paid, and in the end everybody stands where they stood. He follows with the pencil, down to zero. When he goes home he leaves the table.
    .option-2-fail = You come out of the second figure on the wrong foot and take the trestle with you, and two uncles. He enters the trestle.
    .option-3 = Say who owes the most
    .option-3-succeed = It is a widow with good neighbors. He pays you the finder’s tenth. At New Year there will be somebody standing by the wall whom nobody quite asks.

encounter-chair-forty-one = The Forty-First Chair
    .intro = Forty of the corrected lie on the terrace in forty deck chairs, hats over their faces; it is good for what the pool did to their bones. Today there is a forty-first, of ordinary size, and in it a man from behind the rope, wrapped up to the chin. Nobody has asked him whether he is still contagious. The matron looks at you.
    .option-1 = Ask him whether he is contagious
    .option-1-succeed = “Since Monday,” he says. No hat moves. In the next chair somebody the size of a stove takes off a glove and feels his forehead with the back of one finger. He tells the two of you what is said behind the rope, all of it, now that he has begun.
    .option-1-fail = You ask too loudly. Forty people sit up at once, and it is a narrow terrace.
    .option-2 = Spread your clothes over him
    .option-2-succeed = That settles it, says the matron, and has the chair carried around to where the wind is not. Next morning two more of ordinary size stand beside it.
    .option-3 = Lie down in the sun yourself
    .option-3-succeed = The chair belongs to somebody who had gone in for his drops. He comes back, sees that you are asleep, and stands until supper. He has also put something in your hat.

## The library: wasteland

encounter-lending-bench = The Lending Bench
    .intro = The last bench over the water is rented by the hour. People who mean to leave come to find out whether they can look at the gap for that long; the attendant sits with her back to it. Today it is a bride, in the dress, a return ticket in her glove. It is getting dark, and at the landward end stands a groom with her coat over his arm.
    .option-1 = Take her the coat
    .option-1-succeed = She puts it on. It is a long while before she speaks, and then it is about who told her that there would be a train. You know the name.
    .option-1-fail = She turns around too fast, and the stone is wet. You are the one who goes in, and she pulls you out by the collar. The ticket goes down the river.
    .option-2 = Rent the other end of the bench
    .option-2-succeed = You look where she looks. When it is too dark for that she asks which of you is going to get up first, and in the end you do it together, on three.
    .option-3 = Get the ticket off her cheaply
    .option-3-succeed = You make it sound like a kindness. She has to take off the glove. On the bank they have seen you do it; each of them had an opinion about the wedding, and now they have one about you.
