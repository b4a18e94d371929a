# Что должно быть верно в примерах «Пустоши».
try-blank-card = Пустая карта { $n }
try-blank-perk = Пустое преимущество { $n }
try-blank-agenda = Пустая карта замысла { $n }
try-blank-character = Пустой персонаж { $n }
try-blank-enemy = Пустой враг { $n }
try-blank-tile = Пустой фрагмент { $n }
try-blank-space = Пустой сектор { $n }
try-blank-encounter = Пустая встреча { $n }
try-blank-quest = Пустое задание { $n }
try-blank-scenario = Пустой сценарий { $n }
try-blank-faction = Пустая группировка { $n }
