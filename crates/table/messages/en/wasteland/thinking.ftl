# What a search expects, with its sign.

term-influence = influence { $by }
term-rival-influence = best rival’s influence { $by }
term-deaths = deaths { $by }
term-takeover = power track { $by }
