quest-ringing-line = Forty-One
    .intro = Every night a voice on a dead line counts those who are left. It comes from behind the door of Vault 84, it is losing count, and it has begun to ask for you.
    .objective-1 = Speak with the voice at the vault door
    .objective-2 = Splice the line where something chewed it
    .objective-3 = Work out what is being counted

quest-dry-harvest = Dry Harvest
    .intro = In the Glass Orchard, they say, one tree still bears. The farmers who live next to it would be content with fewer teeth in the dark, and will believe in peaches afterward.
    .objective-1 = Pick what the orchard has left
    .objective-2 = Kill the thing that walks the rows
    .objective-3 = Thin out the vermin

quest-road-book = The Road Book
    .intro = At the camp a book hangs on a chain: WHOEVER TRAVELS, WRITE. Ink is sold by the page, news is paid for in caps, and the keeper’s own almanac goes to whoever brings three new roads and the price of a binding.
    .objective-1 = Write a page by a fire in the ruins
    .objective-2 = Note down a price
    .objective-3 = Sign it with a name people love
    .objective-4 = Have the book bound

quest-sweepers-schooling = The Sweeper’s Schooling
    .intro = The little sweeping machine has sold enough answers: the jar is full, and no school will take it. Now it follows whoever spends the night in the ruins. It has four words, and holds its display toward the fire for a fifth. People who fight machines do not always look at the size.
    .objective-1 = Teach it a word by the fire
    .objective-2 = Break a machine in front of it

quest-sauls-mother = Saul’s Mother
    .intro = Saul Late of the third shift has sent up a note of one line: “Please put me through to my mother.” Ida’s voice has rung round the valley every night of his life, and never his bunk; staff were not insured. She has been dead for thirty years. Nobody has told the voice.
    .objective-1 = Put him through at the vault door
    .objective-2 = Tell the voice, from any booth

quest-common-supper = The Common Supper
    .intro = The three shifts of Vault 84 mean to eat at one table, once. They have laid it in the corridor, one chair short on purpose: whoever stands has to be spoken to. They lack a dish that is not out of the same tin, and somebody to say who sits down first. Those who have already gone up would be glad of a plate among strangers.
    .objective-1 = Bring a dish down and seat them
    .objective-2 = Feed those who have come up

quest-part-for-everyone = A Part for Everyone
    .intro = Two hundred people know two hundred lives by heart, and all of those lives are over. They can shoe a horse, and grieve as one family used to. They stand at the stage door of Vault 109 with their cases and ask whether anybody needs somebody. A contractor will take the lot unseen, as hands.
    .objective-1 = Find one of them a chair
    .objective-2 = Let the contractor have them

quest-word-for-the-river = The Word for the River
    .intro = The pool took one word from Oskar: what color the river is. Brown he still has, and green, and it is neither. Whoever goes where the raft cannot is to look at the water there and tell him. He would take an invented word as well. He has no way of checking.
    .objective-1 = Look at new water for him
    .objective-2 = Invent a word

quest-siren-duty = Siren Duty
    .intro = The big siren on the hill by the camp is due for grease. The man whose turn it is lies in bed with his knee, and this week nobody will sit down to cards. Grease is a cap the pot. There are seventy pounds of copper in the windings, and in sixty-one years it has not been needed.
    .objective-1 = Grease the bearing
    .objective-2 = Unwind the copper

quest-pitts-seven-years = Seven Years
    .intro = The stone that Ezra Pitt sold as a peach has come up, in a paint tin at the camp: two leaves, six years early. It wants water every evening, and so somebody who stays the night. Pitt goes from tent to tent and names the date of the first fruit. A collector of curiosities would take it now, with the tin.
    .objective-1 = Stay the night and water it
    .objective-2 = Sell it to the collector
