## Tiles

tile-crossroads-camp = Crossroads Camp

tile-toll-flats = Toll Flats

tile-drowned-yards = Drowned Yards

tile-orchard-rows = Orchard Rows

tile-quarry-cut = Quarry Cut

tile-bus-boneyard = Bus Boneyard

tile-cistern-hill = Cistern Hill

tile-kiln-row = Kiln Row

tile-burnt-suburb = Burned Suburb

tile-pylon-field = Pylon Field

tile-dam-valley = Dam Valley

tile-rust-gully = Rust Gully

tile-milestone-ridge = Milestone Ridge

tile-glass-plain = Glass Plain

tile-last-terminus = Last Terminus

tile-crossroads-quarantine = Crossroads Camp, Quarantine

tile-wash-flats = Wash Flats

tile-terminus-sidings = Terminus Sidings

tile-billet-street = Billet Street

tile-tunnel-mouth = Tunnel Mouth

tile-playhouse-hill = Playhouse Hill

tile-tent-lines = Tent Lines

tile-exchange-moor = Exchange Moor

tile-society-heights = Society Heights

tile-sunk-motorway = Sunk Motorway

## Spaces

space-signal-hill = Signal Hill

space-camp-square = Camp Square

space-salt-market = Salt Market

space-lantern-church = Lantern Church

space-drowned-depot = Drowned Depot

space-glass-orchard = Glass Orchard

space-quarry-nine = Quarry Nine

space-cistern-steps = Cistern Steps

space-hollow-dam = Hollow Dam

space-vault-84-door = Door of Vault 84

space-vault-109-door = Door of Vault 109

space-terminus-clock = Terminus Clock

space-rope-gate = Rope Gate

space-fever-tents = Fever Tents

space-visitors-bank = Visitors’ Bank

space-oskars-ferry = Oskar’s Ferry

space-drowned-toll-house = Drowned Toll House

space-ticket-hall = Ticket Hall

space-engine-shed = Engine Shed

space-billeting-office = Billeting Office

space-widows-row = Widows’ Row

space-brick-face = Brick Face

space-hosts-gate = Hosts’ Gate

space-playhouse = The Playhouse

space-oath-stone = Oath Stone

space-luggage-hall = Left Luggage

space-relay-hut = Relay Hut

space-policy-archive = Policy Archive

space-hanging-lorry = Hanging Lorry
