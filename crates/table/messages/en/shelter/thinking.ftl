# What a search expects, with its sign.

term-happiness = happiness { $by }
term-rival-happiness = best rival’s happiness { $by }
term-threats = threats on your level { $by }
term-injured = injured dwellers { $by }
