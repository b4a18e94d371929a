quest-ringing-line = Forty-One
    .intro = Every night a voice on a dead line counts those who are left. It comes from behind the door of Vault 84, it is losing count, and it has begun to ask for you.
    .objective-1 = Speak with the voice at the vault door
    .objective-2 = Splice the line where something chewed it
    .objective-3 = Work out what is being counted

quest-dry-harvest = Dry Harvest
    .intro = In the Glass Orchard, they say, one tree still bears. The farmers who live next to it would be content with fewer teeth in the dark, and will believe in peaches afterwards.
    .objective-1 = Pick what the orchard has left
    .objective-2 = Kill the thing that walks the rows
    .objective-3 = Thin out the vermin

quest-road-book = The Road Book
    .intro = At the camp a book hangs on a chain: WHOEVER TRAVELS, WRITE. Ink is sold by the page, news is paid for in caps, and the keeper’s own almanac goes to whoever brings three new roads and the price of a binding.
    .objective-1 = Write a page by a fire in the ruins
    .objective-2 = Note down a price
    .objective-3 = Sign it with a name people love
    .objective-4 = Have the book bound
