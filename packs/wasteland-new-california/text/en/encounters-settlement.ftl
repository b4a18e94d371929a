## Encounters in settlements

encounter-wooden-orange = The Orange
    .intro = Somebody has brought an orange. It stands on a saucer at the inn, and children are let in by fours. The old man who once named a village after the side of a crate has had himself carried in, to see one before he goes. You stand near enough to make out the brush strokes. It is the knob off a banister.
    .option-1 = Tell him how they taste
    .option-1-succeed = Cold, you say, and first like being told off, and then sweet. He closes his eyes on it. The innkeeper, who painted the thing, puts a cap into your hand and has to see to the stove.
    .option-1-fail = Like a pear, you say. He has had a pear. He asks to be carried home, and the bearers look to you.
    .option-2 = Tell him that it is wood
    .option-2-succeed = He takes it up, weighs it, and raps it on the table. “Then I didn’t need the collar,” he says. The four who are coming out tell the four who are going in.
    .option-3 = Buy it, and take it away
    .option-3-succeed = The innkeeper wraps it up and adds something from under the counter, so that you will not talk. In the evening they say that it was eaten by a traveler, all at once, without a word.

encounter-answered-for = Answered For
    .intro = Roll call in the square. At “Hedwig Marl” a woman of fifty answers in a girl’s voice; her daughter has been gone since Friday, with a boy from across the river. The man with the names looks up. Forty people are watching the pump drip. He turns to you, the only one here with no reason to be polite.
    .option-1 = Say “here” as well
    .option-1-succeed = Then somebody by the pump says it, and a baritone, and the man’s own sister. He waits until it is quiet and makes one check mark. Afterward people find that they have things to sell you.
    .option-1-fail = You are an octave out. He strikes off the girl and puts you down in her place, with a fine and a shove.
    .option-2 = Faint
    .option-2-succeed = You go down like a plank, on your nose. By the time they have you upright he is at N. The mother pushes a parcel under your arm. It had been packed for somebody to take along.
    .option-3 = Tell him that she has gone
    .option-3-succeed = He makes a note, and pays you out of the strongbox, as he must. He had hoped you would say something else. He has one of that age himself, in the third row, and she has stopped looking at him.

encounter-weavers-dark = The Weaver’s Dark
    .intro = One house in the street has no shutter, because the blind weaver has no lamp. After dusk the young people sit along his walls in couples, in the pitch dark, and he works. He knows each of them by the breath and has never said a name. In the door stands a father with a candle.
    .option-1 = Pay for a place by the wall
    .option-1-succeed = The loom goes like somebody walking home. To the left and right of you nothing is said, at length. You get up as if you had slept.
    .option-2 = Put out the father’s candle
    .option-2-succeed = He lights it three times, and three times you are not where the draft came from. In the end he sits down. About nine somebody no longer young asks him in a low voice whether that place is taken.
    .option-2-fail = He is not a man to be blown at, and the candlestick is brass.
    .option-3 = Buy cloth by the feel of it
    .option-3-succeed = He measures by the arm and cuts without looking. What has been left behind along the walls he sells too, and does not say by whom.

encounter-one-clear-pane = One Clear Pane
    .intro = Two men carry a pane through the crowd, clear, two feet by three; it is promised to the school. On the stairs opposite stands a woman in black. She would like to borrow it for an hour, as a lid: her boy died of the fever, and his brothers have not been let in to see him. The men have stopped. A pane gets heavy.
    .option-1 = Carry it up to her, and back by four
    .option-1-succeed = Up it goes, around two landings, and down again. At four it is at the school. Low down on it are the prints of five noses, in order of height.
    .option-1-fail = On the second landing it rings, once, and you are holding the corners. They tell you the price in low voices, on account of the stairs.
    .option-2 = Help them get it to the school
    .option-2-succeed = They pay you a third man’s share. In the schoolroom the sun comes through it onto a map, and the children find out what color the sea is. You can see the stairs from here too.
    .option-3 = Give the brothers your clothes to go in with
    .option-3-succeed = Sleeves over the hands, collar up to the eyes: one at a time they go in to him in your clothes, and one at a time they come out. The pane goes on to the school. What you had on is burned in the yard, and she holds the pole.

encounter-seat-in-the-cellar = A Seat in the Cellar
    .intro = A stranger who is here at dusk gets a seat in the cellar: a plank, a blanket, a mug with a number. The wall is scratched from end to end, a stroke for every night on which nothing came. The woman beside you has kept it up since she was four. She would like to show you the first one. Outside you hear the bolt.
    .option-1 = Sleep; it is dry, and it is quiet
    .option-1-succeed = You sleep the way people sleep who have been counted. Four times in the night a lantern comes along the row, stops at your face, and goes on.
    .option-2 = Ask how they can tell that it is day
    .option-2-succeed = One says a knock, and another says two. At last the oldest tells them: he used to be on the door, and went by the sparrows. Toward morning the whole cellar lies awake to hear them.
    .option-2-fail = You ask until somebody throws a shoe. Then it is a long night, on a plank, with everybody awake on your account.
    .option-3 = Pay for a curtain around the tea urn
    .option-3-succeed = It has never been lit, because of the glow. With the curtain around it you see only feet. By eleven there is a market going on down there.

encounter-turn-of-the-chain = The Turn of the Chain
    .intro = On Sundays the chain of the dredger is wound on by one bucket, so that everybody has a turn at the top, in the sun, and everybody one down by the water. This morning the old woman in twenty-two will not be moved. She is at the bottom, where a young pike comes to her candle, and she has waited thirty weeks for it. Above her hang her neighbors with their hats on. The man at the crank looks about for somebody else.
    .option-1 = Ask the others for one more week
    .option-1-succeed = Twenty-nine people study the sky, and most of them think that it will probably rain. The top bucket is yours for the day, since nobody else is in a position to have it.
    .option-1-fail = They have waited thirty weeks as well. It is put to a vote, by slipper. You are charged for the time of the crank.
    .option-2 = Buy her a pickle jar
    .option-2-succeed = It is a small pike. She rides up with the jar on her knees, and all Sunday long the two of them look at the view. Something comes down to you from every bucket.
    .option-3 = Help the man turn the crank
    .option-3-succeed = She goes around without a word. You are paid a winder’s wage. In each bucket that comes past sits somebody in a hat, and nobody lifts it.
