## Scenarios and factions

scenario-two-wells = Two Wells
    .about = It has not rained since haymaking, and there was not much hay. The Bucket Council owns one well and a queue. The Dry Brothers own the other and the people in it. Three small matters are waiting for you this morning: a rope that somebody cut, a tally with your number, a sheet of tin with dew on it. The rope leads to both wells and to trouble, the tally to the stalls and the people, the dew into open country. The fourth is a stick with notches, and it will not wait.

faction-bucket-council = Bucket Council
    .about = An elected queue: one list, one rope, a bucket for each. Nobody has ever been sent away. The list is longer than the day.

faction-dry-brothers = Dry Brothers
    .about = Well-diggers under a vow. They know to the inch how much is left and have told nobody, because the number would start a war. Whoever asks is shown the depth.

## Quests

quest-cut-rope = The Cut Rope
    .intro = By noon the queue at the Salt Market has reached the crossroads, and somebody has cut the rope off the bucket. The Bucket Council wants the knife and whoever was holding it; the Dry Brothers want the bucket. The woman who was first in line still has the end of it in her hand.
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

quest-place-in-the-queue = A Place in the Queue
    .intro = At the Salt Market you are handed a wooden tally, number 187; yesterday the bucket got as far as 40. Spend the wait at the stalls, or carry the tally to the Lantern Church, where a woman with twins has number 600 and the clerk charges for a change of name.
    .objective-1 = Buy something while you wait
    .objective-2 = Give your tally to the woman with twins

quest-dew-on-tin = Dew on Tin
    .intro = A roofer lays a sheet of tin out in the ruins at dusk and drinks his breakfast off it; he has told neither well, and asks you not to. Lie out beside him for a night, or walk past the edge of what you know and see where else the dew falls.
    .objective-1 = Camp beside the tin in the ruins
    .objective-2 = Look for dew on new ground

quest-the-inch = The Inch
    .intro = Every evening Brother Flint lowers a notched stick into the shaft at the Cistern Steps, pulls it up, and saws off the end that stayed dry. It used to be taller than he is. Nobody is told the length, but he carries it home past the whole queue, and people draw their conclusions.
    .objective-1 = The stick gets shorter
    .objective-2 = Buy water and carry it down the Steps

quest-tenth-on-the-ledge = The Tenth on the Ledge
    .intro = The nine are up. The tenth is still sitting there with a plumb line in her lap, and scratches the depth into the wall, a line for each day. The Brothers did not put her there, she says; the one who measures should have nobody to tell. Her lamp will last till morning.
    .objective-1 = Talk her up the Steps, number and all
    .objective-2 = Let down what she needs and ask nothing

quest-salt-in-the-bucket = Salt in the Bucket
    .intro = The bucket came up salt. Number nineteen drank first and is lying in the shade. Under the windlass they found a blue salt bag with the market’s mark, slit along the seam. The Council has named a stranger and is out looking for him; but the bags are numbered, and the man who sells them remembers faces.
    .objective-1 = Go after a stranger, as the Council wishes
    .objective-2 = Trace the bag, then speak or be paid
    .objective-3 = Carry the bag down the Cistern Steps

quest-berthas-two-lists = Bertha’s Two Lists
    .intro = Bertha Crook keeps a second list, of those who pay, in a hymn book, where the hymns for rain used to be. She thanks you for not looking at it. It has bought the rope, the new bucket and a coffin in spring; the queue has no other money. From Sunday on, the second list drinks first.
    .objective-1 = Dissuade her at the Lantern Church
    .objective-2 = Nail up copies all over the camp
    .objective-3 = Sunday comes

quest-tenants-of-the-pipe = Tenants of the Pipe
    .intro = The dry main under the ruins is let by the yard: a curtain every ten feet, a house number pinned to each, thirty households in a row and one way out. Somewhere above them a wheel is being oiled. They have heard that the pipe is to be opened, and have put bricks under the beds.
    .objective-1 = Move them out, two of you
    .objective-2 = Kill what waits outside, and let them stay
    .objective-3 = The wheel turns

quest-rain-auction = The Rain Auction
    .intro = At the Salt Market Ezra Pitt is selling October by the acre. The deeds are written on seed packets: one north slope and all the rain that falls on it, from the first to the thirty-first. Fourteen acres have gone, most of them to people who had nothing left to sell. The seed is still in the packets.
    .objective-1 = Buy an acre of October
    .objective-2 = Take a deed apart before the bidders

quest-high-water-mark = High-Water Mark
    .intro = Wherever the Sallow once stood at its highest, Agatha Chain set a brass bolt in a wall and scratched the year beside it. Join the bolts on a map and you have the land that will flood first, most of which Ezra Pitt has sold. One bolt is near here, in the ruins; the next is a long way out. Brass is dear this summer.
    .objective-1 = Follow the bolts to the far end
    .objective-2 = Find the near bolt and sight along it
    .objective-3 = Unscrew the bolts for the Salt Market

quest-october-paid = October
    .intro = On the ninth it rains for an hour and a half. By noon there is a puddle on every north slope, and beside it somebody with a seed packet. At one of them a family with two pails has been standing since morning, while the owner asks what else they have.
    .objective-1 = Buy the packets back and open every puddle
    .objective-2 = Go round for the owners

quest-water-by-the-clock = Water by the Clock
    .intro = Bertha Crook has bolted a station clock to the tap in the Salt Market: three minutes for each house, in turn, day and night, and nobody stands in line again. The hours will be drawn out of a hat. Seven houses have nobody who can carry at three in the morning, and she thanks you for choosing whom to tell.
    .objective-1 = Hold the hat as one of the Council
    .objective-2 = Hold the hat, wearing no armband of theirs

quest-deep-oath = The Deep Oath
    .intro = Brother Flint offers what he has offered nobody. One person goes down the two hundred and twelve steps, reads the stick by lamplight and says the number aloud, once, to everybody; after that the whole valley drinks every second day. “Say what you see,” he says, and swallows. He has not said which number he could bear.
    .objective-1 = Go down as one of the Brothers
    .objective-2 = Go down as somebody who asked

quest-both-buckets = Both Buckets
    .intro = On Signal Hill stand two full buckets, one from each well, and a yoke made to take both. No steward will lift his if a Brother has the other. The camp has put out one trough at the bottom and stands round it, with the children in front.
    .objective-1 = Bring both down, two to the yoke

quest-thirty-eighth = Thirty-Eighth
    .intro = Last spring a man died in thirty-eighth place, with the bucket in sight. This morning it was another, on the same paving stone. The queue has stopped a step short of him on either side. Two stewards are discussing, quietly, what the place is worth.
    .objective-1 = Be the one they let carry him
    .objective-2 = Step into the place at the Salt Market
    .objective-3 = Pay for a grave with his number

## The library: settlements

encounter-tally-carver = The Tally Carver
    .intro = An old man cuts the tallies out of bed slats, a thousand and forty so far, and keeps the shavings in a pillowcase. His own number is nine hundred and six; he carved it when he got there. A woman is holding out her wedding ring to him for anything below fifty.
    .option-1 = Pay for a tally, and return the ring
    .option-1-succeed = He carves her the next free number, which is 1,041. She looks at it for some time. Then she puts the ring back on, on the hand with the tally.
    .option-2 = Carve her a low one yourself
    .option-2-succeed = Your 31 is better cut than his. Tomorrow two people will stand there with it, and each will say what was paid for it.
    .option-2-fail = The slat splits along the three and goes in under your nail. Your shavings the old man does not keep.
    .option-3 = Sit with him and look at the stalls
    .option-3-succeed = You talk about beech and ash. Beyond his shoulder the woman goes from stall to stall with the ring, and the prices are called out.

encounter-place-for-sale = A Place for Sale
    .intro = A girl of ten holds up a tally with 38 on it and calls out three caps. Her grandfather sits against the wall behind her with a hat over his eyes. A steward walks by for the second time without looking down.
    .option-1 = Pay, and give the place to thirty-nine
    .option-1-succeed = Thirty-nine is a man with two cans. He says excuse me to the legs by the wall, waits, and says it again.
    .option-2 = Lift the hat
    .option-2-succeed = He has been dead since morning, and she knows. The hat is hers, she says; it was for the sun. She gives you the tally to hold while she does up his collar.
    .option-2-fail = The steward has your wrist before you reach it, and turns it: places are inspected by the Council. By the time he lets go the girl has stopped calling.
    .option-3 = Sell it for her, at your own price
    .option-3-succeed = You get six for it from a man in a hurry. She puts her three in her grandfather’s breast pocket and buttons it, as he must have taught her.

## The library: wasteland

encounter-the-inch-told = The Inch, Told
    .intro = Since the number went round, everybody digs. Here it is a schoolmaster and his class, fourteen feet down in clay that was never wet. The children hand up a bucket of dust and hand it back down empty. He has promised them that it is six feet more.
    .option-1 = Tell the children to stop
    .option-1-succeed = The schoolmaster climbs out last and looks at his hands. On the way home the class asks you how people tell where water is, and he walks close enough to hear.
    .option-1-fail = They look at him, not at you. He throws up a clod, then another, and his aim is that of a man who has taught for thirty years.
    .option-2 = Take a turn in the hole
    .option-2-succeed = At nineteen feet your spade rings on a tin trunk. They cheer at the sound until it is up and they see that it is dry. “Take it,” says the schoolmaster. “Somebody should have something.”
    .option-3 = Sell them rope for twenty feet more
    .option-3-succeed = They pay with the school’s caps, out of a pencil box. Toward evening a Brother comes and stands at the rim, and nobody asks him to leave.

## Unique assets

card-notched-stick = Notched Stick
    .flavor = As long as the water is deep. It fits in a coat pocket.
