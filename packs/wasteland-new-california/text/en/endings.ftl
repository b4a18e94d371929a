# How the quarrels end when the river has two banks. Where a core quest ended one, the core tells what became of it.

## Scenarios

ending-two-wells-both-banks =
    .star = The rope of the Bucket Council has been let across the river, pier by pier, with a bucket at either end. The list holds both banks now. The people of the dredger have been given the last numbers, since they were asked last; they go on bailing before breakfast, and carry it to the end of the queue themselves.
    .shield = The Dry Brothers have put a ledge into the dredger’s hull, a yard above the water, and a lamp. On even days the bucket people drink. On odd ones they sleep with their feet up, as they were told, and nobody has asked how deep it is. It was theirs for sixty years and they never measured.
    .won-star = The Council is one voice among several, and it has learned to shout over water: there is somebody it trusts on the last of the piers, with a bucket and a clear way of saying no. In the queue they have begun to leave a gap after every tenth place. It is for whoever comes across.
    .won-shield = One Brother lives on the dredger now and lets himself be asked. He was sent by somebody whose word counts at the Cistern Steps. Children drop pebbles down the hole and he says how long they fall. So far it has always been long enough.
    .won-free = The river has come up by a hand since September, on both sides at once, without regard to armbands. What was agreed on the gangplank still holds: whoever takes a can carries a stone back for the props. The one who proposed it has gone inland. By now the dredger stands so firmly that children are allowed to run on it.

ending-the-long-ledger-both-banks =
    .star = The Grand Total closes, other side included. Forty roofs have been entered under the crate, and it turns out that they owe one another everything. Miriam Dawes has left it at that, in one line, rounded. At New Year they dance as before, but a clerk stands at the edge and turns the pages.
    .shield = Hinge by hinge the far bank has gone into the pot, and every pump on it runs. In New California the doors lean in their frames, and people lift them aside to come in. Father Gasket says that he has never seen a village so easy to visit. He has been asked to bring one nail back.
    .won-star = On the page headed OTHER SIDE there stands one name, and it is that of a go-between. Whatever crosses the piers is written down twice, in two hands, by one person who can tell both how it was meant. The Ledger calls that irregular. It has ordered a second pen.
    .won-shield = A forge stands on the seventh pier, halfway. Both banks bring what has stopped turning, and wait on the bench together until it does. Somebody the Parish listens to has forbidden hymns with more than three verses, out of regard for the customers.
    .won-free = The page is still white. It hangs in the inn under the crate, framed, and is dusted. Assessors who come over are shown it and given something to eat, and a traveler who settled the matter once, nobody quite remembers how, is greeted on both banks by people who owe them nothing.

ending-return-tickets-both-banks =
    .star = The train went by the tunnel, and on the piers they stood up from the benches to hear it go. Since then the League has begun on the bridge as well, for those who had no seat: one plank out from the first pier, with a number on it. Edda Hale has announced the second.
    .shield = The wall is doubled, and the twelve piers are eleven. The keg took the last one clean off; the bench was carried ashore beforehand and stands in the yard at Hosts’ Gate, facing the barn. Two old people have been to ask whether they might sit on it the other way round.
    .won-star = Nobody has left yet, but you can buy a platform ticket. It is good for an hour on the last bench, from where the rails can be seen on both sides. It is punched by somebody the League trusts, who has been known to be at lunch when a person looked too ready.
    .won-shield = The Houses have put a railing around every bench on the piers, and painted it. It was a condition of somebody they trust, that if people must look they should be able to lean. Barnaby Stead comes over on Sundays with a basket and asks each of them how long they have been packed for.
    .won-free = Neither the tunnel nor the bridge has been opened. But a ferry line has been thrown from pier to pier, and on it, every noon, hangs a bag for letters. Whoever rigged it took no fare. By winter there is an answer to nearly all of them, and the tickets have come down off a good many walls, to be used as bookmarks.

ending-in-case-of-illness-both-banks =
    .star = The sick lie on the terrace in the sun, and get well, and write home that they are coming. At home somebody reads the letter out at supper in their voice. The Second Cast has had forty more chairs made. It sends flowers every week, and gets everybody’s color right.
    .shield = Whoever has been across the river is sworn again on coming home, in front of three people who stayed. The ferry has been given a bench for it. On the terrace the large neighbors have pulled their chairs together, now that there is room; behind the rope there is not.
    .won-star = There are two rows on the terrace, patients and understudies, and they have been made to play cards. It was the idea of somebody the Second Cast listens to: before you take a person’s bed, you should know how they lose. Several have asked to learn another part.
    .won-shield = Three hands are still required, but those of the corrected count, and as they are large it is usually done with one. Somebody argued that out with the Witnesses on the terrace, in full sun, over a man in a deck chair, until Josiah Vouch took off his hat and put it on the man. “I saw him burning,” he said.
    .won-free = The fever has gone. The chairs on the cliff were left out all winter, because nobody could say whose turn it was to bring them in, and in spring each had somebody in it who claimed to be only passing. They keep one free, of ordinary size. So far the cat has it.

ending-long-distance =
    .star = The jars glow day and night, and there is always somebody in the hollow chair, talking. The far end has been told of twelve thousand people, two theaters and a harvest. It has begun to answer. A shipment is promised to each of those addresses, by name, and in the evening the whole valley stands in its doors, combed, and waits for the freight.
    .shield = The line is quiet from the Ridge to the river. Sets have been handed in, cranks and all, and children are taught to whisper at a wall. In the Cable House a new listener hears a clock strike, and breathing, and once, distinctly, a chair being pushed back. It is written in the book. Then the scissors go round.
    .won-star = The Wire has its three minutes, and after them three minutes in which nobody may talk and somebody listens. The one they trust with the switch insisted on it. The first thing anybody heard in those minutes was rain, on another roof, and a person taking in the washing.
    .won-shield = The Post still listens, but the door of the Cable House stands open, and whoever likes may sit down for an hour and hear for themselves. Somebody to whom they owe a good deal had asked for that. Most people hear nothing. They come out walking softly, and at home they shut the gate with both hands.
    .won-free = The receiver lies where it lay. Between the market and the heath, though, there are nineteen telephones that ring, and the valley has turned out to be a great talker, once it had itself on the line. Tobias Hark has the night shift. When it is slow he lifts the old receiver, says good night into it, and allows time for somebody to cross a room.

ending-new-california =
    .won = Forty lamps, and then the forty-first, on the balcony of the Curfew House, where Abel Latch holds it up himself and cannot find a thread to look at. The bolts are still on the doors, on either side now, as people please. Somebody has taken the crate down, to see whether anything is written on its back. There is a picture of an orange. On the other bank, all along the water, people are waving.
    .lost = On the longest day of the year dusk is called at noon. The village is counted, complete, and shut in, and the shuttermen go from door to door and listen at each until the breathing is even. Nobody will be shot from the dark. Marta Sill’s lamp stands in the yard of the Curfew House, among the others, in rows, with a number. There is still oil in it.
    .nobody = Those who had come to help lie in the chalk above the river, next to one another, and the Watch has given them a stone, with the hour on it: after dusk. It is quoted to children. One evening there is a lamp on the stone, nobody knows whose, and for a while no shutterman can be found whose turn it is to put it out.

## What became of it

outcome-put-through =
    .objective-1 = The old woman held on to a sleeve of the Wire and smiled to the end of her three minutes. She had said one thing herself, at the beginning, and it was the price of eggs. Over there somebody laughed, and that was how it began.
    .objective-2 = Whoever stood nearest did the talking, and mixed up the harvest with the hospital, and said sorry. On the far side they had stopped taking it down. They asked for the deaf lady to smile again; you could hear it, they said.

outcome-receiver-down =
    .objective-1 = The hook went down without a click, under a thumb of the Post’s. Tobias Hark has carried the chair home. It fits nobody else, and even he slides to the middle.
    .objective-2 = A stranger’s thumb brought it down. In the last half inch, those in the room agree, there came a cough, from the near side or the far, and nobody has owned to it.

outcome-who-says-it =
    .objective-1 = The eleven words went out in nobody’s name. The wrist they had been written on was kept dry for a week, and has since been copied, with its freckle, onto a wall in the market. People stop and put theirs next to it.
    .objective-2 = The eleven words were said into the Ear, and every roof on this side had them at once, in a voice like a neighbor’s. Albertine Foss was a neighbor. She had lived on Mill Lane the whole time; only the lane had been renamed.

outcome-wrong-number =
    .objective-1 = The baker and his wife have had it out, with two witnesses and a cake. During dinner they take the receiver off the hook now and lay it by the bread, so that the line can hear that they are talking.
    .objective-2 = Every house has its own wire. It is much quieter. Now and then somebody turns the crank for the operator, and asks to be put through to everybody, just for a moment, the way it used to be.

outcome-relief =
    .objective-1 = Somebody stood on the balcony all night, with the keys in order, and at first light came down and said so. Abel Latch had slept in a chair at the foot of the stairs. He asked how it had been, and was told: cold, and then pink.
    .objective-2 = The keys were taken, and they open everything. Abel Latch has kept the ring. He makes his round at dusk and turns it in the air before each door, a quarter to the left, and people have fallen into the habit of standing still for it.

outcome-window-night =
    .objective-1 = The call came from the road, and it was an ordinary “now.” Behind the twenty-sixth pane the match broke; there was a second. The old man says that it sounded like a table being set.
    .objective-2 = The sign was given from the piers, and both banks took it for theirs. For the first time the river had two edges. Third from the mill a light went out, came on again, and went out; Marta Sill had to be held by the coat.

outcome-last-shutter =
    .objective-1 = The iron was undone, buckle by buckle, and it was found that underneath they had all kept their shirts ironed. The nine were taken along to supper, in different houses. One asked to wash up, so as to stand at a window.
    .objective-2 = The black pane broke inward, along the scratch. Some of it is in the one who did it, and comes out in winter. The frame has been left empty. The nine sit in front of it in a row, collars open; none of them had ever been in a draft.

outcome-rahels-terms =
    .objective-1 = The seven stones were carried up by those who had hung the lanterns, past every gate, and it took from eight until three. Rahel Moss had put out water at each mile. She set her lamp in the window herself and went outside to see how it looked.
    .objective-2 = The carter brought the stones up before anybody was awake. They stand in a good straight row. Rahel Moss pays him to bring her oil as well, and has never said to whom the bill should go.
