## Scenarios and factions

scenario-in-case-of-illness = In Case of Illness
    .about = A fever has the camp behind a rope, and people who were buried last week sit down to breakfast. The Second Cast nurses the sick and learns their habits by heart. The Three Witnesses ask who has known you, and since when.

faction-second-cast = Second Cast
    .about = Understudies who have walked out of Vault 109. The fever does not touch them, and they nurse everybody. They want names, beds and parts, and some of them do not wait until the bed is free.

faction-three-witnesses = Three Witnesses
    .about = You are real if three people lay a hand on the Oath Stone and swear that they knew you before the pool. A wife has a right to know. Whoever has no three friends goes behind the rope.

## Quests

quest-breakfast = Breakfast
    .intro = Widow Marrow buried her husband on Tuesday. On Friday he sits at her table in Widows’ Row and asks for the jam; she has moved the jar out of his reach, and then back. She would like somebody to say that it is all right. The street would like him taken to the Oath Stone and asked.
    .objective-1 = Tell her that he may stay
    .objective-2 = Walk him to the Oath Stone
    .objective-3 = Another evening, and nobody has spoken

quest-the-rope = The Rope
    .intro = The rope runs round the whole camp waist high, and at the gate it ends in a knot with a bell on it. On the bank families call across what they have brought. By the gate a man holds out a knife, handle first. His wife is inside, he says, and two caps are all he has.
    .objective-1 = Buy linen and pass it across
    .objective-2 = Cut the knot for him

quest-fever-chart = The Fever Chart
    .intro = At the Fever Tents hangs a sheet of squared paper with one pencil line on it, for the whole camp. The line goes up. Doctor Amery draws the new piece each evening, licks the pencil, and does not say what comes after the top edge.
    .objective-1 = The line climbs another square
    .objective-2 = Spend your own medicine on the ward

quest-bed-still-warm = A Bed Still Warm
    .intro = In the last of the Fever Tents lies a carter. On a folding stool outside sits a man with the carter’s shoulders, learning the cough. The part is free from tonight, he says. The carter is awake and can see his own boots from the bed; somebody has put them out to air.
    .objective-1 = Sit up with the carter
    .objective-2 = Tell the Playhouse it will not be long
    .objective-3 = Another night, and nobody sat up

quest-prompt-books = Prompt Books
    .intro = The Second Cast buys diaries, letters, laundry lists, anything with somebody’s week in it. From a thin book the part comes out thin, they say, and the children notice. On the Playhouse table lies the diary of a woman who is only ill. Yesterday she asked her sister where it had got to.
    .objective-1 = Collect one street’s diaries and sell them
    .objective-2 = Burn what lies on the table

quest-three-hands = Three Hands
    .intro = A hermit from the kilns must have three hands laid on the Oath Stone for him by Saturday, and has shaken none since the Long Dry. He has bought a second cup, then a third and a fourth, and set them out along his wall. The Witnesses say that behind the rope he will have company.
    .objective-1 = Find somebody to drink with him
    .objective-2 = Take him behind the rope

quest-loners-cabin = The Loner’s Cabin
    .intro = The woman in the cabin has no family, and a face that nobody remembers younger. The Witnesses have given her until dark. Something lives under her floor and is fed. Her key hangs on a nail by the door; she says it never needed a better place.
    .objective-1 = Swear that you knew her mother
    .objective-2 = Kill her lodger and hand in the key

quest-night-shift = Night Shift
    .intro = Nineteen beds, and on the kitchen chairs beside them only stand-ins, wringing out cloths. One has been on the same lullaby since midnight, because a child sleeps for exactly as long as it lasts. At the Rope Gate they say that the fever goes where the stand-ins go. They have brought a bolt.
    .objective-1 = Take a chair until morning
    .objective-2 = Bolt the gate against the stand-ins

quest-part-not-free = The Part Was Not Free
    .intro = A salt trader comes home after two years beyond the moor and finds himself at his own table, cutting the bread. They reach for the same cup, and it is the trader who lets go. The other plate on that door in Widows’ Row is his wife’s, and she has yet to say a word. At the Stone they would take either man.
    .objective-1 = Find the second one a name
    .objective-2 = Hand in one of them, whichever

quest-third-murder = The Third Murder
    .intro = A sworn man lies stabbed behind the Playhouse. The knife beside him is a prop: the blade slides into the handle, as it should, and is clean. The Witnesses have solved two murders this year and have somebody in mind for the third, a lodger who can be heard through the wall, practicing to be two people.
    .objective-1 = Find out what did the cutting
    .objective-2 = Name the lodger

quest-two-wives = Two Wives
    .intro = Josiah Vouch gives you a spade. He has buried one wife and lives with another, and he saw both of them laugh at the same thing. There was a nick in the ring; he saw it go into the ground, or else he saw it this morning, on a hand round a cup. He has not asked at home.
    .objective-1 = Dig, and tell him what you find
    .objective-2 = Tell him what he hopes

quest-the-archive = The Archive
    .intro = In the Policy Archive every insured person has a page, and every page a lock of hair under wax. Where there are two locks, the Society has supplied another of the same. The Witnesses want the book at the Stone before the snow. The Second Cast wants it too: it is the only family album they have.
    .objective-1 = Cut the chain for the Witnesses
    .objective-2 = Lift it out for the Second Cast
    .objective-3 = Burn the hair where it lies
    .objective-4 = Somebody else is filing at the chain

quest-constance-and-connie = Constance and Connie
    .intro = Constance Weir is eighty-three, Connie Weir is twenty-one, and they have one handwriting. Each has sent you a note to ask what the other is like: four lines, the same word crossed out in the third. The Billeting Office has a room with two chairs. The Stone would pay to leave it at letters; so, it turns out, would the Playhouse.
    .objective-1 = Bring them into one room
    .objective-2 = Tell each that the other is ill

quest-full-cast = The Full Cast
    .intro = In the Playhouse stands a chair for every house in the valley that has lost somebody, and on each chair a card with a name. By spring they will all be taken. A few of the names belong to people who are well. Those chairs stand in the last row, with the cards turned down.
    .objective-1 = Take your chair among them
    .objective-2 = Speak for them from the front row
    .objective-3 = Smash the chairs in the last row

quest-sworn-by-winter = Sworn by Winter
    .intro = The whole valley has passed the Oath Stone, three hands at a time; the saddle in it is a finger deeper. One sheet is left over, with the people for whom nobody came. Josiah Vouch asks you to read it out, since you have the voice. Behind him two men are measuring rope.
    .objective-1 = Read the sheet as one of theirs
    .objective-2 = Read the sheet because somebody must
    .objective-3 = Lay your hand down for every name

quest-dosages = Dosages
    .intro = Doctor Amery has forty doses and ninety beds. He has laid the tablets out on a bread board and halved the first one, and now he holds the knife and does not go on. Half is a treatment or a lie, he says, depending on the weight of the patient. Over the water they are calling for the number.
    .objective-1 = Give him what you carry
    .objective-2 = Halve them, and say so across the water

quest-what-the-pool-does = What the Pool Does
    .intro = The fever has never touched an understudy. Doctor Amery hands you a bottle with the stopper tied on and would like it filled behind the stage door of Vault 109. In the settlements a man sells the recipe of the Green Ampoule, filtered once. He counts the caps with his gloves on.
    .objective-1 = Fill the bottle at the pool
    .objective-2 = Buy the recipe from the gloved man

quest-cure-that-corrects = A Cure with Corrections
    .intro = Ninety glasses stand on a trestle in the Fever Tents, green, level and warm to the hand. It brings the fever down within the hour. Two have had it so far. One can no longer smell bread; the other had to have his boots cut off.
    .objective-1 = Drink first and hand round the rest
    .objective-2 = Upset the trestle

quest-missing-drawer = The Missing Drawer
    .intro = Of the four hundred drawers of the index one is gone: Tent Lines, first winter. Whoever reads it will know whose grandmother slept in whose bed, and who was moved out to make room. The Playhouse has asked what such a drawer weighs. The Stone has sent a handcart.
    .objective-1 = Find the drawer and read it
    .objective-2 = Tell the Playhouse where to look
    .objective-3 = Tell the Stone where to look

quest-bed-for-everybody = A Bed for Everybody
    .intro = By the cards, the valley has twenty-six beds more than people. They stand in locked front rooms, under seed potatoes, on end in a loft; one man has six and sleeps in a chair to spare them. The carters want paying. And somebody must sit in the Billeting Office and say who is carried to whom.
    .objective-1 = Pay the carters and match the cards
    .objective-2 = Put your own name on the best

quest-office-reopened = The Office Reopened
    .intro = The counter of the Billeting Office has been planed, and people are waiting in front of it. Constance Weir, who closed the place when she was twenty-two, stands in the door with her stick across the frame. It was fair the first time too, she says. She leaves you room for the rest of the sentence.
    .objective-1 = Open it without her
    .objective-2 = Sink the drawers with her

quest-orphans-teacher = The Orphans’ Teacher
    .intro = The orphans’ teacher died in the spring and came back at haymaking, with chalk on the same sleeve. She has their names from the register and the rest from a thin book. The children have been helping her, a little every day, with which of them is afraid of the dark. She asks you whether she ought to tell them.
    .objective-1 = Swear for her at the Stone
    .objective-2 = Sit by her while she tells them

quest-alibi = Alibi
    .intro = On Thursday night somebody opened the knot at the Rope Gate. The Witnesses ask each person alone, in a tool shed, by a candle with a notch in it: an honest answer, they have found, does not burn past the notch. Two who were together need no third.
    .objective-1 = Swear where both of you were
    .objective-2 = Buy a man who saw you

quest-your-own-face = Your Own Face
    .intro = Somebody with your walk is half a mile ahead. At the last house they had already given it your change. On every other milestone lies half of something, half a loaf, half a candle, cut straight and weighted with a stone.
    .objective-1 = Be measured for a part yourself
    .objective-2 = Catch up, and let one of you go on
    .objective-3 = Share the road with it

quest-last-visitor = The Last Visitor
    .intro = She comes to the Visitors’ Bank at four each day and shouts to her husband in the third tent: the dog is well, the roof is not. He died in the first week. Whoever in there had breath has answered for him. Since yesterday nobody has enough.
    .objective-1 = Tell her
    .objective-2 = Go on answering for him

## The library: settlements

encounter-four-hundred-drawers = Four Hundred Drawers
    .intro = A clerk pushes a handcart of drawers from house to house, one card for each bed in the valley. He measures the mattress with a knotted string and asks who lay there before, and before that. In the third row of the cart there is a gap the width of a drawer.
    .option-1 = Ask about the gap
    .option-1-succeed = He puts his hand over it. The Tent Lines, he says, first winter. His mother is in it, on one card or on two.
    .option-2 = Sell him a bed that never was
    .option-2-succeed = You describe it down to the creak. He pays the finder’s rate, and tonight a family of four will be sent to knock at a wall.
    .option-2-fail = He asks you which side the window is on. Then he asks the landlady. The fine goes into a tin on the cart.
    .option-3 = Push the cart for an afternoon
    .option-3-succeed = The street goes uphill, and the index with it. Doors that have been shut to him for years open to you, and there are things for sale behind them.

encounter-likely-one = The Likely One
    .intro = The lodger who was named for the murder sits in a coal cellar with his collar done up. The street has brought him a blanket and taken away his bootlaces. Through the grating he asks whether anybody was sure.
    .option-1 = Say at every door that nobody was
    .option-1-succeed = It takes until evening. At the fifth door they hand you the cellar key without a word, and a boy is sent to look for the laces.
    .option-1-fail = At the third door somebody is sure, and has a poker. By the fourth they are sure of you.
    .option-2 = Get him out by the coal chute
    .option-2-succeed = He goes up in his socks, black to the eyes, and tells you on the way what is sewn into his mattress. The landlady watches from the landing and turns her lamp down.
    .option-2-fail = The chute rings like a bucket. He slides back to the bottom, and a man with a shield on his sleeve asks what you have lost down there.
    .option-3 = Rent his room while it is free
    .option-3-succeed = The bed is good and the rent is paid to the end of the month. On the stairs the other lodgers make more room for you than they need to.

encounter-across-the-bank = Across the Bank
    .intro = At the last fence they talk to those behind the rope, over the water, through a speaking trumpet made from a lampshade. The woman whose turn it is has shouted herself hoarse. She holds it out to you: her husband, third tent, and would you say about the roof.
    .option-1 = Shout it for her
    .option-1-succeed = You shout about the roof. After a while a voice comes back and says that he is glad. She looks at the lampshade. Glad, she says, was never one of his.
    .option-2 = Call for the whole row
    .option-2-succeed = You call for everyone, in the words you are given, sums and pet names included. They pay you what a carter gets and make you sit down.
    .option-2-fail = By the sixth message you have given one man another man’s wife. The row puts it right, first with you and then by letter.
    .option-3 = Listen, and sell what you hear
    .option-3-succeed = Who is worse and who is to have the house: all of it is said twice, because of the wind. A man in the next street pays for it with his face to the wall.

encounter-jam = Jam
    .intro = Three dozen jars of plum jam stand on a trestle, labeled in the hand of a woman who was buried in May. She boiled it on Monday and stands behind it. People hold the jars against the light and ask one another who has tried it.
    .option-1 = Buy a jar and eat it there
    .option-1-succeed = It is good jam. You finish it with a finger, in front of everybody, and when the next cap goes down she has to turn away to look for change.
    .option-2 = Say that you have seen the grave
    .option-2-succeed = You say where it lies and what is on the stone. Two men carry the trestle off with the jars still on it. A third pays you for your trouble.
    .option-3 = Try it against last year’s
    .option-3-succeed = Somebody’s aunt has one old jar left. You cannot tell the two apart, and say so. The aunt sits down on a crate, and round her the stalls begin to sell again.
    .option-3-fail = One of the two was never plums. It is the old one. The aunt says that she had wondered all winter about the light in the pantry.

## The library: wasteland

encounter-same-coat = The Same Coat
    .intro = A coat is drying on a fence post. It has the burn on the left cuff and the wrong button, third from the top. You look at your own cuff, and then at the button.
    .option-1 = Follow whoever hung it there
    .option-1-succeed = The prints in the mud have your heel, worn on the outer side. At the rise they stop for a while, where the view is, and so do you.
    .option-2 = Go through the pockets
    .option-2-succeed = You know which one has the hole and feel along the lining. From the hedge somebody in shirtsleeves is watching, and lets you finish.
    .option-3 = Put caps in the pocket and lie down
    .option-3-succeed = You sleep under the fence with your boots off. In the morning the post is bare, and your own coat has been given the right button.

encounter-the-unsworn = The Unsworn
    .intro = Seven people are camped out of sight of the Stone, each with a sheet pinned to the coat: two palms in ink, and one place bare. They have sworn for each other all morning, and it does not count. One of them is looking at your right hand.
    .option-1 = Ink your palm and walk back with them
    .option-1-succeed = You learn seven childhoods on the way and get six of them right. It is late, and the man with the ink lets the seventh through as well.
    .option-1-fail = You give the red-haired one the wrong village. The man with the ink puts the cork back in and whistles for the other two.
    .option-2 = Charge them for the hand
    .option-2-succeed = You print seven times and are paid seven times, the last in buttons. By evening the sworn men know your palm, and every sheet that bears it is torn off its coat.
    .option-3 = Give up your blanket and stay the night
    .option-3-succeed = It rains until four. The oldest passes the time by telling you what each of them had meant to do this year, and with whom.

encounter-rehearsal-by-lamplight = Rehearsal by Lamplight
    .intro = In a cellar without a house five people are having supper off empty plates, by a lamp. They come to the word “salt,” stop, and begin again. The sixth chair is pulled out. The one at the head of the table says the line once more, in your direction, slower.
    .option-1 = Sit down and take the part
    .option-1-succeed = You pass the salt. By the third time through you know whose uncle you are and which knee is the bad one. It is still the bad one when you get up.
    .option-1-fail = You say what you would have said. The table goes quiet, and the one whose uncle it was comes round it with the plate.
    .option-2 = Set them right from the book
    .option-2-succeed = Two pages have stuck together: after “salt” comes the quarrel. They play it through to the slammed door, and the one who slams it gives you the best thing in the cellar.
    .option-2-fail = The book has lain by the pool and is warm along the spine. You read out a page before you notice that it is a recipe. They play that too.
    .option-3 = Take the lamp
    .option-3-succeed = You carry it up the steps. In the dark behind you they have come to “salt.”

## Unique assets

card-connie-weir = Connie Weir
    .flavor = Lets you finish, and then adds the word you left out. With her it is mostly “yet.”

card-bed-index = The Bed Index
    .flavor = Every bed in the valley, copied small. Under yours there are three names, in three kinds of pencil.
