card-mothers-shotgun = Mother’s Shotgun
    .flavor = She asked only that you write, and that you aim.

card-tin-halo = Tin Halo
    .flavor = Cut from a biscuit lid, by children, for someone who earned it.

card-the-listener = The Listener
    .flavor = Hasn’t said a word since the sirens. Hears the road before you are on it.

card-quiet-motor = Quiet Motor
    .flavor = Nobody knows what it drove. Nobody heard.

card-sundial-almanac = Sundial Almanac
    .flavor = Somewhere in it is an hour nobody used. It can be read only in full sun.

card-last-peach = The Last Peach
    .flavor = There is one. You could eat it. You could also be the person who did not.
