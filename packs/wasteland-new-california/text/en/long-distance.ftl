## Scenario and factions

scenario-long-distance = Long Distance
    .about = In the Cable House a receiver has lain off the hook for sixty-one years, and somebody has always sat beside it. On Tuesday it coughed. The Common Wire wants to say good morning, and what we need. The Listening Post wants nobody to breathe. At the market a woman has pressed an egg timer into your hand: three minutes, should it come to that, are yours.

faction-common-wire = Common Wire
    .about = They would talk to anybody: each person in the valley gets three minutes with the far end. One crate of the right medicine would save a street. What they report grows a little every time, so that the valley may seem worth the freight.

faction-listening-post = Listening Post
    .about = For sixty-one years one of them has sat at the receiver without a word: whoever is out there has had bombs, and does not know that we are alive. They have heard more than they tell. To keep the line quiet they cut a branch of it, and a woman who needed a doctor could not say so.

## Quests

quest-hollow-chair = The Hollow Chair
    .intro = Beside the receiver in the Cable House stands a kitchen chair, its seat worn as deep as a mixing bowl. On Tuesday, after sixty-one years, the receiver coughed. Tobias Hark had the shift; he got up, washed his hands, walked twelve miles to the market and found that he could not say it. The chair is empty. The Common Wire wants it shouted from a cart; the Listening Post would rather somebody put an ear to the line and kept quiet.
    .objective-1 = Say it for him, in front of people
    .objective-2 = Listen at the line until morning

quest-three-minutes = Three Minutes
    .intro = The Common Wire hands out egg timers; that much of the line belongs to each. A tanner has turned his over four times and has not gotten past “Dear.” Two sisters mean to sing. At the market somebody buys up unused sand by the thimble, for people with a great deal to say.
    .objective-1 = Hear what somebody would say
    .objective-2 = Sell your sand at the market

quest-lower-note = The Lower Note
    .intro = The line hums, and people tune their accordions by it. Since Tuesday the note has dropped a quarter of a tone, and then another, as if something very long were being loaded at the far end. By the Concrete Ear stands a woman with a tuning fork on a string; she strikes it every evening, listens, and ties a knot. Whoever is ahead in the quarrel has offered to hold the string.
    .objective-1 = The note goes down again
    .objective-2 = Find what is hanging on the wire

quest-what-to-ask-for = What to Ask For
    .intro = The valley’s wishes are chalked on a barn door in the market: seed rye, spectacles, the drops for the heart in brown bottles. Since yesterday the top line has been rented by a man who wishes for a brass bed. Across the river nobody has been asked at all. There the children have begun a door of their own, as high as they can reach.
    .objective-1 = Rent the top line for the drops
    .objective-2 = Copy the children’s door

quest-forty-jars = Forty Jars
    .intro = To be heard beyond the Ridge a voice needs current, forty glass jars of acid in a row, each the size of a churn. In Decoy Town a cellar full of them lights plywood windows every evening, under guard. The only others keep the lamp alight over a midwife’s table. The Common Wire has sent a cart, and a quilt to put between the jars.
    .objective-1 = Fetch them from Plywood Street
    .objective-2 = Unhook the midwife’s

quest-improved-figures = Improved Figures
    .intro = The first caller practices her report on a herring barrel. On Monday the valley had three thousand people and was in need. By Thursday it has eight thousand, a hospital and an orchestra; for who sends a crate to the poor? Boys paste the figures on the walls, people read them and straighten their collars, and she no longer looks at her notes.
    .objective-1 = Read the true ones from the same barrel
    .objective-2 = Be paid to paste
    .objective-3 = She practices without you

quest-log-of-breathing = The Log
    .intro = Sixty-one years of listening fill a wall of school exercise books, a line for every hour: nothing, nothing, wind. Every thirteenth night there was another word, and it has been cut out, whoever wrote it, with nail scissors. The snippets are in a tin on the shelf. The Listening Post asks you, as a friend, not to lay them side by side.
    .objective-1 = Lay the snippets back into the holes
    .objective-2 = Sell the books by the page

quest-cut-branch = The Cut Branch
    .intro = A branch of the line ran to Shy Acre, where two of nine houses have roofs again. The Post cut it in spring; there was too much talk on a wire that may have an owner. In May a woman out there turned the crank for four hours. Her husband polishes it now, because it is something to do with the hand. Vermin have moved into both ends of the cable.
    .objective-1 = Splice it while he holds the lamp
    .objective-2 = Clear out the vermin and leave it cut

quest-same-clock = The Same Clock
    .intro = In the receiver, behind the cough, a clock strikes six. On Ear Hill, in the focus of the Concrete Ear, where a wren walks like a man in boots, a clock strikes six as well, four seconds later. Either the far end is eight hundred miles off and keeps our time, or it is a good deal nearer than anybody has said. You can also shout from that stool.
    .objective-1 = Count the seconds for the Post
    .objective-2 = Shout, and hear who stops breathing
    .objective-3 = It strikes, evening after evening

quest-the-answer = A Child Answers
    .intro = “Hello,” says the receiver. “Grandpa’s asleep, and I’m supposed to say nobody’s home.” She is five or six and is eating something crisp. In the Cable House stand people of both armbands with their hands over their mouths. A pencil rolls off the table, and she asks who dropped it.
    .objective-1 = Ask her to wake him
    .objective-2 = Tell her a story until she hangs up

quest-answer-in-your-voice = Our Own Voice
    .intro = “Good morning,” says the receiver, “we are three thousand and in need of spectacles.” That is our own first caller, down to the sniff. Somewhere the wire has come to lie on something that sends it all back, a little late and a little deeper, like people who have thought it over. Outside they have heard a voice and have begun to embrace.
    .objective-1 = Go out and say that they answered
    .objective-2 = Find where the wire turns, and say so

quest-answer-by-address = Addresses
    .intro = A man’s voice is reading addresses. “Salt Market, behind the third bar. The dredger, bucket nineteen. The house with the lamp.” They are ours. He takes his time, like somebody who checks a load against a sheet, and after each he says “yes” or else says nothing. Out on the heath a machine has turned its head toward the first yes.
    .objective-1 = Ask him what is being delivered
    .objective-2 = Move out those he has said yes to
    .objective-3 = Stop the machine on its way

quest-put-through = Put Through
    .intro = The jars stand from wall to wall, the needle is up, and the line is open. The Common Wire has drawn lots, and the lot has fallen on a woman of ninety who is deaf and has put on her good blouse. She holds the receiver out to you so that you can hear for her. To the mouthpiece she smiles, as if it were taking her picture.
    .objective-1 = Speak for the Wire, her hand on your sleeve
    .objective-2 = Speak as somebody who stood near

quest-receiver-down = The Receiver Down
    .intro = Tobias Hark wants to hang up. The hook has rusted fast and must be worked down with oil and a thumb, slowly: if it clicks, they will have heard that somebody was here. After that nobody need ever sit on the chair again. His mother sat on it, and hers. He asks who ought to be in the room, and whether one of them may cough back.
    .objective-1 = Work it down as one of the Post
    .objective-2 = Work it down with a stranger’s steady hand

quest-one-sentence = One Sentence
    .intro = You have heard enough sand run out to know that most of it runs while people clear their throats. What remains fits in a palm: we are here; nobody meant it; does an Albertine Foss still live on Mill Lane, second floor. Nobody wants theirs to be the one left out. On the dredger there is a man who can get anything into a verse, for a price, and will not alter it afterward.
    .objective-1 = Cut it down at the camp, two of you
    .objective-2 = Have the dredger put it in verse

quest-who-says-it = Who Says It
    .intro = The sentence has eleven words. It is written on the inside of your wrist, where it can be read with a receiver in the hand. It may go out over the jars, says the Wire, if it begins with the Wire’s name. It may be said, says the Post, into anything that leads nowhere. The Ear leads nowhere, and carries to every roof on this side of the Ridge.
    .objective-1 = Say it down the line, in nobody’s name
    .objective-2 = Say it into the Ear, to those who are here

quest-party-line = Party Line
    .intro = The midwife’s plug fits every hole in the board at the Relay Hut, and there are four hundred. Nobody needs the capital, she says, to ask across the river whether the fever is down. Three houses would be a beginning: a set for each, and somebody to tell the old people that it works without shouting. The copper in the board would fetch five caps as it hangs.
    .objective-1 = Put a set into a house
    .objective-2 = Sell the board for its copper

quest-wrong-number = Wrong Number
    .intro = All sets ring at once, which is the cheap way, and you lift only at your own ring. Since Sunday the whole line knows what the baker’s wife thinks of the baker. He has said nothing. He has asked for a longer cord, so that he can listen while he kneads.
    .objective-1 = Sit down with the two of them, two of you
    .objective-2 = Give every house a wire of its own

## The library: settlements

encounter-midwifes-plug = The Midwife’s Plug
    .intro = The midwife shows you a brass plug on a yard of cord. It was her telephone until the branch was cut. Tonight she has two births a mile and a half apart and one pair of legs. By her gate sits a man of the Post, with a field set in his bag and orders to keep it there.
    .option-1 = Buy the set from him
    .option-1-succeed = He counts the caps and leaves it on the gatepost, like something forgotten. She talks the second girl through it from the first one’s kitchen. In the morning, while her hands are still clean, she sees to your scrapes, and asks how many holes there are in the board.
    .option-2 = Run between the two houses
    .option-2-succeed = “Tell her to push.” “She says she’s pushing.” You run it seven times each way. Both babies are girls, and over the second the midwife tells you how she means never to need your legs again.
    .option-2-fail = On the fifth run you go over a gate in the dark. You give the message lying down, and it is understood. She sets your wrist between two pains and says that it ought to be done by wire.
    .option-3 = Keep watch with the man at the gate
    .option-3-succeed = He shares his pay and his bench. Toward three a lamp is carried from the one house to the other, no longer in any hurry. She stops before you, lays the plug on your knee, and says what it would have been good for.

encounter-minutes-for-sale = Minutes for Sale
    .intro = A man sits in the shade with a sack of egg timers and is pouring three into one. “Nine minutes,” he says, “for a gentleman.” Next to him waits a woman who sold him hers on Monday. She has thought of something since.
    .option-1 = Buy hers back for her
    .option-1-succeed = She does not use it. At home she lays it on the shelf over the bed, on its side, where it is neither begun nor over.
    .option-2 = Widen the neck of the big one
    .option-2-succeed = The gentleman’s nine minutes run through in two. He pays you to keep it quiet. Then he tells everybody himself, all afternoon, what a minute of the Wire’s comes to.
    .option-2-fail = The neck comes off in your fingers. Sand is reckoned by the thimble, and you have spilled four.
    .option-3 = See what else he has taken in
    .option-3-succeed = He pays in goods, and so has goods. While you turn them over the woman tells you what it was. It takes her less than half a minute.

## The library: wasteland

encounter-on-the-wire = A Tune on the Wire
    .intro = Under a pole a headset hangs on a nail, for whoever mends the line. Very far off somebody is humming in it, four bars, over and over, and never the fifth. A lineman’s widow comes up here to knit by it. She would like to know whether it is a person. In that case, she says, somebody ought to let them stop.
    .option-1 = Hum the fifth bar down the wire
    .option-1-succeed = For the first time it is quiet. Then it goes on, to the end, and ends. The widow has dropped a whole row. She tells you who used to hum that, and which door he kept when he was not on the poles.
    .option-1-fail = You come in flat, and the wire gives it back through your fillings. It begins again at the first bar.
    .option-2 = Share the headset with her
    .option-2-succeed = One ear each. Your breath falls in with it. You wake at noon with a finished sock on either hand, and she has gone home to eat.
    .option-3 = Show the Common Wire where it hangs
    .option-3-succeed = Three callers come with a ladder and pay at once. The widow folds her stool. She asks whether any of them can knit, since it goes better with something in the hands.

encounter-weather-on-the-wire = Weather on the Wire
    .intro = The headset on the pole says in a bored voice: “Rain before four. Wind backing west.” It must mean some other place, for here the sky is white and dry. A farmer has mown by it twice this month and been wrong twice. He stands there with the scythe for the third time, because it is the only voice that has never asked him for anything.
    .option-1 = Work out whose weather it is
    .option-1-succeed = It is ours, with the Ridge in between: you do the sum on his scythe handle, and it comes to two days. He mows on Thursday and has the only dry hay in the valley. When the neighbors ask, he sends them to you.
    .option-1-fail = You prove to him that it cannot rain. You are lying under his cart together when he brings up the lightning.
    .option-2 = Treat him for the sun he has had
    .option-2-succeed = You put him under the cart with a wet cloth and the last of what you have. In his fever he recites the whole month’s forecasts, and who else was standing at the pole each time, and with a pencil. Some of them would surprise the market.
    .option-3 = Tell the Post what the voice says
    .option-3-succeed = They take it down to the minute and pay by the minute. From now on a man sits under the pole with orders to hear nothing useful.
