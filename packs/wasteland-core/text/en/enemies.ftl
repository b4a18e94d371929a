enemy-ditch-hare = Ditch Hare

enemy-salt-tick = Salt Tick

enemy-lamp-moth = Lamp Moth

enemy-roof-heron = Roof Heron

enemy-self-made-tollman = Self-Made Tollman

enemy-debt-chaser = Debt Chaser

enemy-water-tower-marksman = Water-Tower Marksman

enemy-last-sergeant = Last Sergeant

enemy-street-sweeper = Street Sweeper

enemy-parking-warden = Parking Warden

enemy-night-nurse = Night Nurse

enemy-demolition-clerk = Demolition Clerk

enemy-long-cow = Long Cow

enemy-choir-toad = Choir Toad

enemy-well-guest = Guest from the Well

enemy-gravel-eel = Gravel Eel

enemy-porridge-cook = Porridge Cook

enemy-stone-thrower = Stone Thrower

enemy-door-bearer = Door Bearer

enemy-uncle-of-six = Uncle of Six
