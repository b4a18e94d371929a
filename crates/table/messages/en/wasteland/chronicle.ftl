# The chronicle at the end of a game of Wasteland; what it tells stands with the texts of the game.
chronicle-map = A map with the ways of the survivors. { $ways }
chronicle-news = News
chronicle-epilogue = What became of it
chronicle-see = Show in the replay: { $head }
chronicle-save-picture = Save as a picture
chronicle-save-drawing = Save as SVG
chronicle-not-saved = Your browser couldn’t make the picture. Save it as SVG instead.
