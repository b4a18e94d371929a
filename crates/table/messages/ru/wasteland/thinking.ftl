# Чего ждёт перебор, со знаком.

term-influence = влияние { $by }
term-rival-influence = влияние лучшего соперника { $by }
term-deaths = гибель { $by }
term-takeover = счётчик могущества { $by }
