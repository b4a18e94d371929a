# How the quarrels of the valley end, told when a game is over. A faction may take over (star, shield), or a survivor wins
# who is loyal to one of them (won-star, won-shield) or to neither (won-free). Then what became of the last quests, by the
# objective that was completed.

chronicle-paper = The Fortnightly
    .about = Printed at Crossroads Camp whenever there is paper

## Scenarios

ending-two-wells =
    .star = The Bucket Council takes the second well without a blow: on Monday its rope is simply there, with a knot for every ten places. The list holds the whole valley now, in Bertha Crook’s hand, and reaches from the Salt Market to the first of the month. Nobody is sent away. Children learn to count on it.
    .shield = The Dry Brothers hang a slate at each well, and the camp drinks on even days. In the first week six people ask how much is left, and are shown. After that nobody asks; on odd days you can hear a whole valley not mention it. The water, as they always said, is enough.
    .won-star = The Council has not won the valley, but it has somebody to whom both ends of the line will listen. Bertha Crook has left a page of the list blank under that name, so that people can write to it. She thanks everybody in advance for small handwriting.
    .won-shield = Two Brothers have come up from the Cistern Steps. On market days they sit in Camp Square, in daylight, with a jug and two cups, and whoever sits down across from them may ask one thing. So far it has always been about somebody’s roof. They answer, and are out of practice.
    .won-free = Neither armband got the wells. For the rest of that summer the two buckets went up and down past each other, and what was owed to whom was settled at the pump before breakfast, on an upturned crate, by somebody who belonged to neither. The crate has since been painted.

ending-the-long-ledger =
    .star = The Grand Total is read before sunrise and comes out: one column, no blot. By noon every door has its figure in chalk, and the carts go round with their bells tied up, out of consideration. Miriam Dawes sleeps until ten, for the first time since she could write. The pump at the crossroads has stopped; it has been entered.
    .shield = Every pump in the valley turns, all night, and the Parish walks from one to the next with an oil can and a verse. Hinges have gone into the pot, and door knobs, and the brass scales of the Salt Market, where they now trade by the armful. Nobody is thirsty. For want of locks, people have begun to call before they come.
    .won-star = There is still no Grand Total. There is a desk at the crossroads, to which a debt may be brought by two people who both know of it, and whoever sits behind it has been seen to lose count at the right moment. The Ledger sends its difficult pages there, with a stone on top against the wind.
    .won-shield = The furnace is lit one day in the week. People come with what does not turn any more, and are asked first whether they would like it mended. That was somebody’s one condition. Father Gasket puts the question to each of them himself, and has learned to wait for the answer.
    .won-free = The board in the Salt Market is as long as ever, and the bell hangs where it hung. Between the two somebody has set out a row of bean poles. It was meant for a boundary; by August it had to be walked around, and each banner picks from its own side.

ending-return-tickets =
    .star = The train leaves at 6:14 with every seat taken and the wire of twelve pumps. For an hour the whole valley can hear it; then it is inside the Ridge. Edda Hale stays on the platform, as she always said she would, and announces that the next one is expected.
    .shield = The second wall is finished before the frost, a hand thicker than the first, and signed. People stop in front of it to listen, and then ask each other the time. The Houses bring in the barley with everybody’s hands and give a dinner for all who helped. The places are laid by the number of the account.
    .won-star = The locomotive has its whistle, and may use it on Sundays. In the Ticket Hall hangs a timetable with one line filled in, and there are people who walk ten miles to read it. Somebody the League trusts has the key to the shed, and turns the wheels by a hand’s breadth every week so that they do not settle.
    .won-shield = The wall stands, and there is a window in it now, one brick wide, at the height of a child. That was the price of peace, and somebody the Houses trust had named it. Barnaby Stead comes on Fridays with a lamp and looks in. Lately he brings two chairs.
    .won-free = The tunnel is neither open nor shut: six bricks are out and lie beside the hole, in the order of their names. Whoever goes in has to put one back behind them. The rule was a stranger’s, and nobody has found the fault in it. Two have gone so far. The rest of the draft is kept out with a coat.

ending-in-case-of-illness =
    .star = By spring there is no empty chair in the valley. The sick get up and find themselves at work already, and on the whole well spoken of. Some go home and are introduced; some take the road. At the Playhouse nobody is left to be learned by heart, and on dry nights the Second Cast sit in the stalls and watch the stage.
    .shield = By the first snow every face has its three names, on a tin disk worn outside the coat. People greet the disk and then look up. Beyond the rope live four hundred for whom nobody swore. They have known one another since October, and have begun to count it.
    .won-star = The tents stand open. The same hands go round in them at night as before, and those who wake ask whose they are only when they want to thank somebody. A person the Second Cast listens to has made one rule and hung it over the stage door: ask first. No line in the house is prompted so often.
    .won-shield = They still swear at the Oath Stone, but one friend is enough now, and twice a dog has been accepted. Somebody the Witnesses trust argued them down from three, name by name, all winter. Josiah Vouch has put two graves in order, side by side, and planted the same rose.
    .won-free = The fever left the way it came, by the river road. At the market nobody can say who is who, and prices have stayed as they were. The rope around the camp was cut into lengths and given out; in most houses it holds a curtain between two beds, and in some of them people talk through it half the night.

## What became of it

outcome-water-by-the-clock =
    .objective-1 = The hat was held for the Council, and the hours after midnight fell to seven doors that had been too polite to come. The clock at the tap gains two minutes a week. Bertha Crook knows, and leaves it.
    .objective-2 = The hours were drawn by a bare sleeve, and the seven houses got theirs at noon. Somebody still carries for them on Thursdays; on Thursdays the clock is turned to the wall.

outcome-deep-oath =
    .objective-1 = The number was read out at the Cistern Steps, once. Brother Flint nodded to it as to a relative. The stick lies in the Lantern Church now and is exactly as long as people say.
    .objective-2 = The one who had asked went down, came up and said the number to everybody. There was no war. A child wanted to know whether that was a lot.

outcome-both-buckets =
    .objective-1 = The two buckets came down Signal Hill on one yoke and lost a cupful. The yoke hangs at the pump; it takes two to lift it off its hook, and that has proved useful in quarrels.

outcome-october-paid =
    .objective-1 = October belongs to nobody again. Out of the packets that were thrown away the seed came up, and there are marrows along the Salt Market as far as the third toll bar.
    .objective-2 = The owners of October were paid by the pail. One of them has had a rain gauge made, in brass, and polishes it.

outcome-closing-the-book =
    .objective-1 = The long board is white, and it was the star that held the ladder. The widow’s nine sacks went with the rest. Miriam Dawes brought her one on her own back and called it rounding.
    .objective-2 = The long board is white. Whoever held the ladder let it shake at the widow’s row, so that nine strokes can still be read there by anyone who knows where to look.

outcome-great-mending =
    .objective-1 = Four hundred bearings are in, and the Parish sang until the last pump caught. The part that was missing came out of somebody’s own bag. People hold the door for that bag.
    .objective-2 = The pumps run. The borrowed hand who worked till morning was given breakfast and a coat back, mended in two places where it had not been torn.

outcome-third-armband =
    .objective-1 = About sixty sleeves in the valley are gray. Asked what it stands for, their owners say what they had for dinner, and it has become a way to start a conversation.
    .objective-2 = The last of the gray armbands were cut from somebody’s own coat and have a lining. They went to the draftiest houses; that was the only rule.

outcome-line-through-the-kitchen =
    .objective-1 = Agatha Chain’s line has been walked from end to end and passes the kitchen at eleven feet. On the map she has marked the detour as a hill.
    .objective-2 = The line runs through the garden now, and the stove draws. Both banners claim the rhubarb, which grows on it and is cut from the middle.

outcome-departure =
    .objective-1 = The seats went by the League’s list, and four minutes turned out to be long enough. One suitcase was left standing on the platform; it has been moved under the roof.
    .objective-2 = Somebody stood in the door and chose, and by the third carriage was seating the children sideways. Three hundred and forty-one left on three hundred seats, with the windows open.

outcome-wall-kept =
    .objective-1 = The wall was held, and nobody shot. Two of the gamekeepers had joined in at the second verse and were spoken to about it.
    .objective-2 = One face stood before the wall until morning. The crowbars were left leaning against the bricks, in a row, handles outward, and were fetched in the course of the week, one by one, by people taking a walk.

outcome-other-end =
    .objective-1 = At the far end of the tunnel stands another wall. It is signed as well, from the other side, with eleven hundred names that nobody here has heard, and the date beside them is ours.
    .objective-2 = At the far end came families with suitcases, who asked whether this was the valley with the lemonade. They have been given beds, by lot. An old man looked at the framed tickets for a long time, and then showed them his.

outcome-unclaimed =
    .objective-1 = The hall was opened in order, and it took eight days. In the cases were mostly clothes for a fortnight. They are being worn, and on Sundays you can see how tall everybody’s grandparents were.
    .objective-2 = The hall went by the row. At the Salt Market there is a stall with four hundred left shoes, packed by people in a hurry, and a woman who comes every morning with the right one.

outcome-valley-with-a-name =
    .objective-1 = The sign at the crossroads has a name on it, in four hands, spelled one way. Strangers read it aloud and are corrected by children.
    .objective-2 = The sign has a name on each side. Those who come in and those who go out have been through two different places, and speak well of both.

outcome-full-cast =
    .objective-1 = One chair at the Playhouse was taken by somebody who had walked in. Its card stayed blank until spring, and was then filled in by a child, in pencil.
    .objective-2 = Somebody spoke for the Second Cast from the front row, and it was quiet until the end of it. Next day the chairs of the last row were carried out to be recaned.
    .objective-3 = The chairs of the last row were broken up with the cards still on them. Those whose names they were have taken the legs home. It was a cold month.

outcome-sworn-by-winter =
    .objective-1 = The sheet was read by one of their own, down to the last name. Nobody stirred while it was read, and afterward somebody swept.
    .objective-2 = The sheet was read because somebody had to. At the fourth name a woman said that she would have come, had she known that it was him; since then sheets are read out on the day before.
    .objective-3 = One hand lay on the Oath Stone for every name on the sheet, from morning until the lamps. From about the ninth name on, the other two came of themselves.

outcome-cure-that-corrects =
    .objective-1 = Ninety glasses were drunk, one of them first, and the tents are empty. In the camp they keep a slate of what each of the ninety no longer has, so that the others can lend it: the smell of bread, left and right, the tune of the gong.
    .objective-2 = The trestle went over, and what was in the glasses ran down to the river. Below the camp there are reeds now that nobody planted, as tall as gateposts.

outcome-office-reopened =
    .objective-1 = The office opens at eight, and it is fair. Constance Weir has taken a room across the street, from which you can see the counter and what the clerks have for lunch.
    .objective-2 = Four hundred drawers lie in the lock basin on top of the keys. Constance Weir counted them in and was one short. She has it at home, with buttons in it.
