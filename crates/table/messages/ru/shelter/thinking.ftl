# Чего ждёт перебор, со знаком.

term-happiness = счастье { $by }
term-rival-happiness = счастье лучшего соперника { $by }
term-threats = угрозы на вашем уровне { $by }
term-injured = раненые жители { $by }
