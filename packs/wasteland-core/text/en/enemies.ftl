enemy-ditch-hare = Ditch Hare
    .flavor = Kicks first and looks round afterward to see whom.

enemy-salt-tick = Salt Tick
    .flavor = Has sat under the tarpaulin since March and can wait until May.

enemy-lamp-moth = Lamp Moth
    .flavor = Comes for the lamp. The dust it leaves on the glass goes on burning.

enemy-wire-vole = Wire Vole
    .flavor = Nests in telephone boxes. After the bite you dial with the other hand.

enemy-roof-heron = Roof Heron
    .flavor = Nests on warm chimneys. Whoever looks up to see whether it is in finds out.

enemy-suitcase-crab = Suitcase Crab
    .flavor = Changes its suitcase when it grows. Prefers monograms.

enemy-self-made-tollman = Self-Made Tollman
    .flavor = Has laid a plank on two barrels. The price is whatever jingles.

enemy-debt-chaser = Debt Chaser
    .flavor = Is paid by the door. Yours counts as one, open or shut.

enemy-unhired-hand = Unhired Hand
    .flavor = He asks first whether you need anything carried.

enemy-water-tower-marksman = Water-Tower Marksman
    .flavor = Rents the view by the month and means to have the use of it.

enemy-false-ferryman = False Ferryman
    .flavor = Takes the fare at the bank. In the middle he ships the oars and admires your bags.

enemy-last-sergeant = Last Sergeant
    .flavor = Leads a platoon that he alone can see. He has not lost a man yet.

enemy-street-sweeper = Street Sweeper
    .flavor = What lies down is litter. It can wait for what is about to.

enemy-luggage-porter = Luggage Porter
    .flavor = Has your bag already. The hotel burned down, but it remembers the floor.

enemy-parking-warden = Parking Warden
    .flavor = Clamps the near foot and goes to look for the owner.

enemy-night-nurse = Night Nurse
    .flavor = Takes your temperature and then your boots. You are not going out in that state.

enemy-demolition-clerk = Demolition Clerk
    .flavor = Has a list of unsafe structures. You stand between the mill and the bridge.

enemy-crossing-keeper = Crossing Keeper
    .flavor = The arm comes down on whoever tries. The 11:15 has been announced.

enemy-long-cow = Long Cow
    .flavor = Takes a minute to walk past. By its milk you could read.

enemy-fog-calf = Fog Calf
    .flavor = Calls for its mother, nearer each time. She answers from behind you.

enemy-siren-goose = Siren Goose
    .flavor = Hatched on the mast on Signal Hill and knows one call. Old people still go down to the cellar for it.

enemy-well-guest = Guest from the Well
    .flavor = Knows two sentences. It comes up to the rim for a third.

enemy-gravel-eel = Gravel Eel
    .flavor = Swims in the track ballast. The sleepers lift one by one, toward you.

enemy-kiln-newt = Kiln Newt
    .flavor = Lies down in whatever burned last. This morning that was your campfire.

enemy-porridge-cook = Porridge Cook
    .flavor = Has cooked too much again. You will sit down and you will finish it.

enemy-wall-mender = Wall Mender
    .flavor = Puts every stone back. The next one goes where you are standing.

enemy-stone-thrower = Stone Thrower
    .flavor = Asks you to stand still and is sorry when you do not.

enemy-door-bearer = Door Bearer
    .flavor = Carries the door of the house he used to fit into. He will not put it down to talk.

enemy-uncle-of-six = Uncle of Six
    .flavor = The smallest of the six had just gone to sleep on his shoulder.

enemy-big-sister = Big Sister
    .flavor = Lifts you to the light and looks behind your ear. Her brother has a scar there.
