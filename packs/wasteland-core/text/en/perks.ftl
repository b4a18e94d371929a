perk-pry-bar-manners = Pry-Bar Manners
    .flavor = You do knock first. The door counts it as the first blow.

perk-unfinished-argument = Unfinished Argument
    .flavor = “And another thing,” you say, and roll up the other sleeve.

perk-corner-of-the-eye = Corner of the Eye
    .flavor = Everyone looks at the horizon. The good things lie beside the boots.

perk-downwind = Downwind
    .flavor = You hang the wet coat upwind. Now they smell the coat, and you smell them.

perk-cast-iron-stomach = Cast-Iron Stomach
    .flavor = The tin had lost its label. Peaches or paint, you scraped it clean.

perk-not-today = Not Today
    .flavor = The gravedigger has measured you twice. You tip him and walk on.

perk-good-credit = Good Credit
    .flavor = Your last debt hangs by the counter, crossed out. There is room on the nail.

perk-fire-for-everyone = Fire for Everyone
    .flavor = It takes one match and somebody who is not saving it.

perk-home-by-supper = Home by Supper
    .flavor = “Your mothers have been calling since six.” They look at the rifle, and then at the sky.

perk-carry-the-one = Carry the One
    .flavor = The sum was right all along. It was only facing the wrong way.

perk-instruction-manual = Instruction Manual
    .flavor = Page four: remove page four and keep it in a safe place.

perk-over-the-fence = Over the Fence
    .flavor = There is always a gate. It is always further.

perk-sidestep = Sidestep
    .flavor = The post behind you has the mark of it. You were standing slightly to the left.

perk-round-the-corner = Round the Corner
    .flavor = They are still hitting your hat. It had to stay behind.

perk-other-pocket = The Other Pocket
    .flavor = Nobody keeps the good watch in the pocket you search first.

perk-kind-die = A Kind Die
    .flavor = It wants to help. It merely has to be asked by the right corner.

perk-walk-it-off = Walk It Off
    .flavor = Half of it was fright. The other half can limp.

perk-old-shortcut = Old Shortcut
    .flavor = Through the culvert, under the wire, and mind the nail. Everyone forgets the nail.
