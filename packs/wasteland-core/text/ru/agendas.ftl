agenda-ledger-clerk = Хорошими чернилами

agenda-sworn-to-dawn = Присяга на рассвете

agenda-compound-interest = Сложные проценты

agenda-red-column = Красная графа

agenda-parish-mender = Руки мастера

agenda-quiet-workshop = Тихая мастерская

agenda-spare-parts = Запчасти

agenda-no-more-ledgers = Хватит списков

agenda-deep-pockets = Глубокие карманы

agenda-known-face = Лицо знакомое

agenda-spare-trick = Фокус про запас

agenda-pest-control = Дератизация

agenda-big-game = Крупная дичь

agenda-road-surveyor = Дорожный землемер

agenda-deadly-errand = Смертельное поручение

agenda-not-alone = Не в одиночку

agenda-long-apprenticeship = Долгая выучка

agenda-whole-alphabet = Весь алфавит

agenda-still-here = Всё ещё тут

agenda-magpie = Сорока

agenda-even-hand = Ничья

agenda-toll-keeper = Сборщик пошлины

agenda-scrap-reader = Гадание по лому

agenda-unfinished-business = Незаконченные дела

agenda-good-company = Хорошая компания

agenda-travelling-light = Налегке
