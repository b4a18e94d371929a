encounter-third-shift-door = The Third Shift
    .intro = Vault 84 had beds for a third of its people, so they slept in shifts that never met. Behind the door somebody is waiting for the hour to strike before being permitted to hear you.
    .option-1 = Wait for the exact hour
    .option-1-succeed = On the stroke the door swings open, and a man with a lunch box says: “You are not my relief.” He sounds glad.
    .option-1-fail = You were a minute early. The next hour is a long one, and more than the clocks is ticking.
    .option-2 = Force it between hours
    .option-2-succeed = The door gives, and so does something in your shoulder. The corridor beyond is lined with clocks, all of them offended.
    .option-3 = Read them the news through the slot
    .option-3-succeed = You tell what you remember and make up the weather. In the third hour a hand comes out and waves you in to the bunks.

encounter-bed-of-three = The Bed of Three
    .intro = One bunk, three names on the pillow. For years its sleepers have left each other notes and never met. The latest one asks: “Which of us snores?”
    .option-1 = Sleep in it
    .option-1-succeed = You sleep a full shift. Someone has taken the rent from your pocket and left a note: “It was none of us. It is you.”
    .option-2 = Write an answer
    .option-2-succeed = You propose supper, outside all shifts. By the change there are three replies in three hands, each with a piece of good advice.
    .option-2-fail = Your handwriting counts as a fourth sleeper, and there are rules. You are aired beside the reactor.
    .option-3 = Search the mattress
    .option-3-succeed = Three people’s savings, each hidden from the other two, all in one place. The next sleeper will find only the dent.

encounter-clock-room = The Clock Room
    .intro = Two hundred clocks, no two agreeing. A timekeeping machine goes from one to the next and corrects each by its neighbor.
    .option-1 = Set them all right
    .option-1-succeed = One after another they fall into step, until the whole wall ticks once. In three corridors people look up.
    .option-1-fail = You set them by your own, which turns out to be slow. The pendulum of the big one is not.
    .option-2 = Relieve the timekeeper
    .option-2-succeed = It stops at a quarter past. In its case hang the keys to everything it kept waiting.
    .option-2-fail = It enters you as a delay and corrects you.
    .option-3 = Hold the wheel of the master clock
    .option-3-succeed = You reach behind the hot casing and hold on. For a while nobody owes anyone an hour, and you have one to spare.

encounter-first-to-meet = First to Meet
    .intro = In the corridor two shifts stand face to face for the first time. They are wearing the same slippers. Somebody ought to say something.
    .option-1 = Introduce them
    .option-1-succeed = You begin with the bunk they shared. There is laughter, then a quarrel, then supper: a people. It would like to know what you want of it.
    .option-2 = Sell their timetable to the people of the star
    .option-2-succeed = The people of the star pay on the nail and take over the shifts as they stand. Nobody will ever need to be introduced.
    .option-3 = Stand by the shift that never saw daylight
    .option-3-succeed = There was one overseer who liked things as they were. Afterward an old woman gives you what she had kept under the mattress for the other shift.
    .option-3-fail = The overseer wins on points, all of them yours. The shifts withdraw to think about it.

encounter-switchboard = The Switchboard
    .intro = The exchange of the vault: a board with four hundred holes, and one cord that is not worn to the wire. “I can ring eleven before the change of shift,” says Ida’s voice, “and there are nineteen. Whoever I have not reached I cross off. I should be glad of a second opinion.”
    .option-1 = Take the chair and ring faster
    .option-1-succeed = You say good evening nineteen times and wait for a breath. Nineteen answer. The voice asks you to keep the headset; it is tired of hearing for two.
    .option-1-fail = At the seventh call the cord grows hot. “Do let go,” says the voice kindly, “before it does.”
    .option-2 = Choose the eight
    .option-2-succeed = You go by the sound of the names. She draws the line, and reads you in exchange what the others say at night. Above, in eight places, a telephone is quiet.
    .option-3 = Bandage the old cords
    .option-3-succeed = By the end of the shift the board looks like a ward. Nineteen lamps go out one by one, answered. Somebody asks whose gauze that is and leaves a parcel at the slot.

encounter-ration-of-toys = One Horse
    .intro = On the nursery shelf stands a tin horse on wheels; its card has three names, with eight hours beside each. A girl of the second shift has hidden in the cupboard after her bell. Every day she finds its head turned to the left, and she has to see by whom.
    .option-1 = Keep watch at the door
    .option-1-succeed = On the bell a boy comes in and turns the head left, so that the horse can see the door. In the cupboard nobody breathes. Next day the head is turned right, toward the cupboard.
    .option-1-fail = The night matron comes by the other corridor. You get the door in the face; the cupboard stays shut, and the horse is put away early.
    .option-2 = Carry her back to bed
    .option-2-succeed = Her shift thanks you with what it has. She does not cry. From under the blanket she asks which hand the other one uses.
    .option-3 = Make a second horse
    .option-3-succeed = Your weapon comes apart into wheels, a neck and one piece too many. By the bell two horses stand on the shelf with their heads together. Each shift will think it was the other.

encounter-third-bell = The Third Bell
    .intro = Three bells hang on one shaft, and a brass pin decides which of them speaks. Since the meeting in the corridor the pin lies on the table. If all of them ring, three people come to one bunk; if none does, nobody gets up to mind the air. They ask you to put it in somewhere.
    .option-1 = Couple all three
    .option-1-succeed = They ring together. At every bunk stand three people holding one pillow. Then somebody goes for planks, and somebody else tells you what the Society’s fitter kept in the drawer with the pin.
    .option-1-fail = The shaft turns with your sleeve in it. The first bell rings, alone, and the first shift gets up, from habit.
    .option-2 = Wrap all three in your clothes
    .option-2-succeed = It is the first morning without a bell, and they sleep until they wake. The air is minded by whoever is up. Somebody has laid a table, just in case.
    .option-3 = Put the pin back as it was
    .option-3-succeed = They pay you the ringer’s wage, out of a tin. At eight the first bell goes. Two shifts step back behind their doors, quite quickly, and somebody waves.

encounter-brochure = Three Hundred Percent
    .intro = The Society’s store room is dry: ten thousand brochures, in bundles. On the cover is a made bed, inside a table of complaints received, printed beforehand: none. Beside the bundles stands the complaints box. It has a slot, sixty-one years of notes and no key.
    .option-1 = Read the notes aloud in the corridor
    .option-1-succeed = You begin with the oldest. From the third on they answer out of the rows: that was mine, that was about me. By morning there is a committee, and it wants to hear you first.
    .option-1-fail = You begin with the one about the cough. The cough is standing in the second row, with brothers.
    .option-2 = Sell the brochure to the stronger banner
    .option-2-succeed = They read the table twice and order bunks. There is a house, they tell you, with forty families to its eleven rooms.
    .option-3 = Burn the bundles in the boiler
    .option-3-succeed = Coated paper burns badly; the chimney shines all night. Whoever wants to prove it again will have to begin with an empty bed.

card-operators-headset = The Operator’s Headset
    .flavor = It still smells of lavender and hot wire. In the left ear somebody is always about to speak.
