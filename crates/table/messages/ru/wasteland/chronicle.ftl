# The chronicle at the end of a game of Wasteland; what it tells stands with the texts of the game.
chronicle-map = Игровое поле с путями выживших. { $ways }
chronicle-news = Новости
chronicle-epilogue = Что было потом
chronicle-see = Показать в записи: { $head }
chronicle-save-picture = Сохранить картинкой
chronicle-save-drawing = Сохранить как SVG
chronicle-not-saved = Браузер не сумел сделать картинку. Сохраните как SVG.
