## Scenario and factions

scenario-new-california = New California
    .about = New California has forty roofs, and at dusk every door under them is bolted, from the outside. Sixty-one years ago the sirens went off, and nobody has sounded the all-clear. Tonight a woman has put a lamp on her windowsill because her son is late. All of you stand on her side of the glass. If the lamps prevail, it is over. If the shutters do, it never will be; and any of you who die out there in the dark will be their proof.

faction-open-windows = Open Windows
    .about = Sixty-one years without a second night are an all-clear, they hold, and set lamps on their sills. People find each other by the light. Once they lit up a hamlet that had asked them not to, and it burned.

faction-shutter-watch = Shutter Watch
    .about = The sirens sounded and the all-clear never did, so the order of the third night stands. Under their shutters nobody has been shot at from the dark. Dusk is called earlier every year, and the bolts are on the outside.

## Quests

quest-one-lamp = One Lamp
    .intro = Marta Sill has set a lamp in her window: her son is out with the cart, and past the crate the road is bad. In her flower bed stands a shutterman with a folded blanket and explains through the pane that he only has to hang it up. She has heard him. She is trimming the wick. There is oil until ten.
    .objective-1 = Pay for oil until morning
    .objective-2 = Get rid of a shutterman

quest-short-count = One Short
    .intro = On River Lane forty-three names were read at dusk, and forty-two answered. The Watch does not bolt a door on an unfinished count, so the whole lane stands in the yard of the Curfew House in slippers. The forty-third is sixteen. He sits on the bench of the last pier with his feet over the water; he wanted to know, he told his sister, how it gets dark.
    .objective-1 = Sit down beside him on the pier
    .objective-2 = Answer in the yard for him

quest-dusk = Dusk
    .intro = It is dusk when Abel Latch, on the balcony of the Curfew House, can no longer tell a white thread from a gray one. He holds them up every day at arm’s length and has never cheated. He is seventy-four, and it gets earlier every month. When the first bolts go home now, the swallows are still feeding.
    .objective-1 = He holds up the threads
    .objective-2 = Change his threads for thicker ones

quest-forty-panes = Forty Panes
    .intro = In the first year every window in the village was painted black, with Pell’s best, which was sold to last. A razor takes it off, one edge to a pane. The barber has given both of his and is growing a beard in sympathy. Marta Sill has a stool, a bucket and thirty-eight panes to go. On the dredger they would cut her new ones out of portholes.
    .objective-1 = Give her your own blade
    .objective-2 = Buy portholes on the dredger

quest-shy-acre-asks = Shy Acre Asks
    .intro = Rahel Moss comes across the field with the frame of a lantern, burned blue. Shy Acre had asked to be left dark. One feast night its nine houses were hung with lanterns, as a surprise, and by morning two were standing. She is not angry any more; she wants to know whose this is. There is a mark under the soot. Marta Sill lays a hand on your arm and asks you to lose it.
    .objective-1 = Clean the mark at the hamlet and read it out
    .objective-2 = Be thanked for losing it

quest-bolts-outside = Bolts
    .intro = In the chalk three hundred people sleep behind fourteen doors, and the bolts are on the outside, so that nobody runs into the open in a panic. Nobody ever has. Last week a candle fell over in the third gallery. They put it out with their blankets and then took turns to knock, until it was time to be let out. A bolt is four screws. The smith of the Watch has two daughters in there.
    .objective-1 = Move the bolts inside, two of you
    .objective-2 = Pay the smith to run out of screws
    .objective-3 = They are shut for another night

quest-lottes-alphabet = Lotte’s Alphabet
    .intro = Lotte is twelve and deaf. She was the only one to notice that the star low over the other bank is not a star: it goes on and off, by fives. She has eleven letters so far, in charcoal, on the underside of a bench on the piers. To answer you need a lamp and a hat to cover it with, and you have to stand with your back to the Curfew House.
    .objective-1 = Hold the lamp and let her spell
    .objective-2 = Learn it from her, at a fire in the ruins

quest-roll-callers-voice = The Roll-Caller’s Voice
    .intro = For thirty-one years Cornelius Tell has called the roll in the galleries, three hundred and four names without a sheet. On Sunday his voice stopped at the letter M. He goes on moving his lips, and people answer when they believe it is their turn. The Watch is asking for somebody with lungs. Cornelius has written on his cuff: IF I AM NOT HEARD, WHO IS MISSED?
    .objective-1 = Call the roll for him, with gaps
    .objective-2 = Take him up to the Sun Terrace

quest-order-of-the-third-night = The Order: Until Dawn
    .intro = The order of the third night was telephoned to the crew of the balloon, and the winchman took it down where he could, inside his collar. The coat still hangs on the brake. SHUTTERS CLOSED, it says in indelible pencil, ALL PERSONS UNDER COVER UNTIL DAWN. Abel Latch was a boy of thirteen when he ran down the hill with it. He had started before the last two words.
    .objective-1 = Take the coat, and read it out below
    .objective-2 = Unpick the collar, for his eyes only

quest-order-until-relieved = The Order: Until Relieved
    .intro = There is no paper, only the duty slate, under sixty years of whitewash: LATCH, SENIOR, AND BOY. UNTIL RELIEVED. The senior climbed up to look at the sky and was not seen again. Nobody has ever come up the stairs to the boy and said it. The words are not secret. Every shutterman learns them on his first day: I have the watch.
    .objective-1 = Climb the stairs and mean it
    .objective-2 = Hire an old man with a good uniform

quest-order-left-blank = The Order: A Blank
    .intro = There is an order book, and nothing is missing from it: the second night, the third, the fourth. On the page of the third stand the date and the hour, and ORDER, and a colon. Whoever had the pencil got no further. Marta Sill would give you a pencil of that kind. The village has waited for sixty-one years on account of two dots.
    .objective-1 = Write something after the colon
    .objective-2 = Show them the page as it is

quest-sill-to-sill = Sill to Sill
    .intro = Marta Sill was seven and her sister nine when the bridge went, with one of them on either side. Since spring there has been a light over there, low, third from the mill. Anybody may live in that house. She wants her own lamp carried out onto the piers, where it can be seen. If the other one then goes out, she says, it is Klara, who always put hers out first, so that Marta would not be the first in the dark.
    .objective-1 = Carry the lamp out, and watch
    .objective-2 = Wait out there with her, and keep her warm

quest-rahels-terms = Rahel’s Terms
    .intro = Rahel Moss will set a light in her window, the first in Shy Acre since the fire, once seven gravestones have been carried up there by those who hung the lanterns. They are not large stones. It is four miles, uphill, by day, past everybody’s gate. Half of Open Windows has a bad back this week. A carter would do it for four caps and hold his tongue.
    .objective-1 = Carry them with whoever comes
    .objective-2 = Hire the carter

quest-early-dusk = Three in the Afternoon
    .intro = Today dusk was called at three in the afternoon. The hens were counted in, then the children, and then the bolts went home. Outside the sun stands on an empty street with the washing out. Behind a black pane of the Curfew House Abel Latch is writing up a quiet evening. In the paint there is one scratch, at the height of an eye, and it is at the height of somebody else’s.
    .objective-1 = Lift him up to the scratch
    .objective-2 = Take a shutterman off the sunny street
    .objective-3 = It is dusk again, by the thread

quest-decoy-night = Plywood Night
    .intro = In Decoy Town forty windows light up by themselves at eight, so that what comes over in the night may choose that town. It did, once; the ground there still ticks. If somebody slept behind one of those windows and came down to breakfast in the village, it would be hard to go on saying that light kills. The machines there have instructions to keep out anybody who is real.
    .objective-1 = Sleep behind a plywood window
    .objective-2 = Unscrew the bulbs and bring them home

quest-blue-paper = Blue Paper
    .intro = The schoolmistress has pasted blue sugar paper over her panes. Inside there is light enough to find the child and the door, and from the road you see nothing. That is a shutter with manners, say the Windows. That is a lamp, says the Watch. She has paper for six houses, and both have offered to buy it from her, to light the stove with.
    .objective-1 = Buy it first, and paste it up
    .objective-2 = Have it approved on the balcony

quest-lamp-oil = Oil by the Bottle
    .intro = Forty lamps drink a quart a night. The oil comes over from the dredger in medicine bottles, under somebody’s skirts, at three caps each; or else you win it from the dredger’s cook, who plays ninepins for it and hates to lose. Every bottle is another three windows. Marta Sill pours. The labels she leaves on: twice daily, for the heart.
    .objective-1 = Buy a bottle in the village
    .objective-2 = Play the cook for one

quest-relief = Relief
    .intro = Abel Latch has not missed a dusk in sixty-one years, not for a wedding, and two of them were his sons’. He has heard that somebody wants to relieve him. He has brushed his coat and laid the keys along the rail, and now he explains: which stair is rotten, which bolt sticks, who cries. He does not ask whether it is over. He asks whether you will stay until it is light.
    .objective-1 = Take the watch, and keep it until dawn
    .objective-2 = Take the keys

quest-window-night = Window Night
    .intro = It is to be all of them at once, so that nobody is first. Forty wicks are trimmed, and behind forty panes somebody sits in the dark with a match and listens for the one who will call from the road. That one has to stand in the open. In the twenty-sixth house an old man who heard the sirens has asked what exactly it is going to sound like.
    .objective-1 = Buy the last few matches, and call from the road
    .objective-2 = Give the sign from the piers, for both banks

quest-last-shutter = The Last Shutter
    .intro = One is still shut, the black pane with the scratch. Behind it sit nine shuttermen with nowhere to go; most of them were born into the Watch and have never been out at this hour. They will not fight. They would like somebody to come in and help them with the buckles, and then to tell them what people do in the evening.
    .objective-1 = Go in and undo the buckles, two of you
    .objective-2 = Put your shoulder to the pane

## The library: settlements

encounter-soot-on-the-sill = Soot on the Sill
    .intro = Every morning there is soot on Marta Sill’s windowsill, a ring of it, the size of a lantern’s foot, and every morning she wipes it off. Nobody has been seen. Today Rahel Moss stands across the street, quite openly, and one of her thumbs is black.
    .option-1 = Tell Rahel whose lantern it was
    .option-1-succeed = You give her the names. She nods at each, as if it were somebody she would have asked to the feast. Then she says what she wants for it, and it weighs more than you had thought.
    .option-2 = Say you saw iron on that sill at night
    .option-2-succeed = By noon the street believes that it was a shutterman, and has paid you for sitting up. Rahel wipes her thumb on her apron and looks at you the way people look at weather.
    .option-2-fail = “I sat here all night,” says Rahel, “and saw nobody but me.” One after another the neighbors go in. You hear them close their shutters with their own hands.
    .option-3 = Buy her a stove for the house without a roof
    .option-3-succeed = She lets you carry it up, and lets you light it. It is the only fire on that hill about which anybody was ever asked.

encounter-knock-after-dusk = A Knock After Dusk
    .intro = After the bolts have gone home somebody knocks, low on the door, with one knuckle. “It’s only Agnes from across the lane,” says a whisper. “I was at the pump.” She has not been counted. The bolt is on her side; she could draw it herself. She is asking whether she may.
    .option-1 = Tell her to draw it
    .option-1-succeed = The whole lane hears it. She sits down on the coal box with the can on her knees. After a while somebody next door asks through the wall what it was that you told her.
    .option-2 = Talk her home along the eaves
    .option-2-succeed = You tell her through the crack which eaves are deep and where the patrol turns. Much later a can is set down twice, far along the lane, as agreed.
    .option-2-fail = You send her to the left. The patrol has gone left too. Yours is the next door they come to, and they do not use a knuckle.
    .option-3 = Call the patrol
    .option-3-succeed = They are quick, and gentle enough. They pay by the head, out of a purse with a drawstring. The family makes up your bed, and nobody in that house says good night.

encounter-knock-with-a-cradle = A Knock with a Foot
    .intro = Somebody knocks with a foot, having no hand free. It is the carter’s wife with a cradle, and what lies in it breathes like a saw. The doctor lives beyond two patrols. She does not ask anybody to come along. She asks which of you has the worst cough, so that she can walk underneath it.
    .option-1 = Treat the child here and now
    .option-1-succeed = The dose is meant for a grown man; you break it in four on the sill. Toward midnight the saw takes its first rest. She sits with you until morning, and has time to tell you everything that goes past her window at night, and when.
    .option-2 = Cough for her, street after street
    .option-2-succeed = You cough like somebody with a week to live, and under it she goes along the wall, past the first and past the second. Behind the shutters they take it up. By the time she is at the doctor’s, the whole village has a cold.
    .option-2-fail = You cough until it is a real one. She got as far as the corner and is waiting there with the cradle, for the next.
    .option-3 = Say that it can wait until morning
    .option-3-succeed = She thinks it over, the way people do with what is said from indoors. You sleep well. In the morning it turns out that it could.

encounter-knock-of-a-rifle-butt = A Knock with Wood
    .intro = The knock goes from door to door, with wood. A shutterman reads from a slate: lamps, wicks, matches, whatever strikes. In this house eleven matches have been baked into the loaf. He is eighteen and it is his aunt’s house; she has already cut him a slice.
    .option-1 = Throw him out
    .option-1-succeed = He goes down the steps backward, and the slate after him; on it this house had been checked off already. What is in his sack you give back along the lane. At the end two things are left over that nobody will own to.
    .option-1-fail = You are in your socks. The aunt puts cold water on you, and then, for longer, on her nephew.
    .option-2 = Buy the whole sack from him
    .option-2-succeed = He names what it would have brought him, and takes half. Then he finishes the slice, carefully, around the match.
    .option-3 = Give him something of yours instead
    .option-3-succeed = He enters it on the slate as one lamp. When he has gone, there is a thing on the table that he must have taken from some other house.

encounter-name-on-the-hook = A Name on the Hook
    .intro = In the passage to the cellar everybody has a hook with a name; a look along the coats tells the Watch who is in. One coat has hung there for six weeks. The woman beside it brushes it on Sundays. At roll call she reaches over and lifts its sleeve.
    .option-1 = Wear it past the count
    .option-1-succeed = They see him come in and do not look higher than the collar. Inside you hang him up again. He is over the river, she says into the brush, and has work, and asks whether his coat is being kept up.
    .option-1-fail = The sleeves are too short. The man with the lantern has known it for six weeks; he had only been waiting for somebody to be in it.
    .option-2 = Hang yours next to it and go cold
    .option-2-succeed = Two coats with nobody in them look like a couple. You freeze until Sunday. Then you are told along the row, from hook to hook, how many of them are empty by now.
    .option-3 = Trade with those who wait
    .option-3-succeed = Counting three hundred takes an hour and ten minutes, and everybody has brought something. The prices go from hook to hook in a whisper.

## The library: wasteland

encounter-reply-across-the-water = A Reply Across the Water
    .intro = You are a mile from the river when the light over there begins to go on and off, by fives, fast, like somebody who has been waiting. Lotte is not here. On the back of your hand you have her eleven letters. The first word has two others in it.
    .option-1 = Guess the two
    .option-1-succeed = It is a question, and you have just letters enough to answer ALL. Over there the lamp goes up and down, up and down, and that is in no alphabet.
    .option-1-fail = You guess, and by way of answer nod with the lamp. They send it again, and faster. You run for the bank, to be nearer, over a field in which somebody has left the harrows.
    .option-2 = Send a rider for the girl
    .option-2-succeed = She comes in her nightgown on the crupper and reads it off like a shop sign. Then she laughs out loud, which nobody has heard before. It is rude, she lets you know, and makes you hold the lamp for the reply.
    .option-3 = Sell it to a shutterman
    .option-3-succeed = He writes the fives down in a column, and pays. Then he sits down where you sat and lays his rifle across the stump, in the direction of that light.
