## Loot

card-sash-weight = Sash Weight
    .flavor = Held somebody’s window up for eighty years. You need only let go.

card-blackout-curtain = Blackout Curtain
    .flavor = With your back to the wall you look like a house that has gone to bed.

card-jar-of-paraffin = Jar of Kerosene
    .flavor = Enough for one lamp for one night, or for one minute of everything.

card-lamp-left-burning = Lamp Left Burning
    .flavor = Somebody has filled it and gone out. It shines for whoever is late, and for whatever is behind them.

card-bench-with-a-view = Bench with a View
    .flavor = It faces the other bank. On the half beside you the paint is worn away.

## Assets

card-line-throwing-gun = Line-Throwing Gun
    .flavor = Puts a rope across the river in one bang. Over there somebody has to be willing to tie it.

card-balloon-silk = Balloon Silk
    .flavor = Seven layers, doped, and patched with pillowcases. In a wind you can lean back on it.

card-lamp-boy = Lamp Boy
    .flavor = Walks ten steps ahead with the light and calls out what is coming. His mother has made inquiries about you.

card-field-telephone = Field Telephone
    .flavor = You crank, and a friend at the other end says where they are and that the kettle is on.

## Unique assets

card-brass-mouthpiece = Brass Mouthpiece
    .flavor = Sixty-one years of held breath have worn it thin. Whatever you say into it comes out shorter, and meant.

card-sill-lamp = The Sill Lamp
    .flavor = A thumb of oil under half a jam jar. You stand it on whatever there is, and that is then the windowsill.

card-warrant-coat = The Winchman’s Coat
    .flavor = Inside the collar, in indelible pencil: until dawn. Shuttermen read it and look up at the sky.

card-dredger-hook = Dredger Hook
    .flavor = It once brought up a church organ, pipe by pipe, beginning with the smallest.
