# Что рассказывает `bottlecap pack report`.

report-title = Что есть в { $packs }
report-written = Записано: { $path }
report-percent = { $number } %

## Сколько чего

report-counts = Сколько чего
report-what = Что
report-here = Здесь
report-aim = Полная коробка
report-n-tiles = Фрагменты
report-n-dangerous = опасные
report-n-deadly = смертоносные
report-n-double = двусторонние
report-n-spaces = Секторов на фрагменте
report-n-icons = Виды значков встреч на фрагментах
report-n-spawns = Типы значков врагов на фрагментах
report-n-scenarios = Сценарии
report-n-main = Заданий в самой короткой истории
report-n-quests = Карты заданий
report-n-encounters = Карты встреч
report-n-loot = Карты добычи
report-n-assets = Карты активов
report-n-uniques = Уникальные активы
report-n-agendas = Карты замыслов
report-n-perks = Преимущества
report-n-perks-a-letter = Преимуществ у самой редкой буквы
report-n-tokens = Жетоны врагов
report-n-types = Типы врагов
report-n-characters = Выжившие
report-n-letters = Жетоны букв
report-n-silhouettes = Жетоны букв с силуэтом

## Фрагменты и поля

report-tiles = Фрагменты
report-tile = Фрагмент
report-back = Рубашка
report-spaces = Секторов
report-places = Места
report-icons = Значки
report-terrain = Местность
report-foes = Враги
report-dangerous = опасный
report-deadly = смертоносный
report-double = двусторонний
report-map = Мест: { $places }. В открытую: { $faceup }. Взакрытую: опасных — { $dangerous }, смертоносных — { $deadly }.

## Истории

report-scenario = Сценарий: { $name }
report-story = { $star } против { $shield }. Заданий: { $quests }, встреч из библиотеки: { $encounters }, концовок с влиянием: { $ends }.
report-shared = Что приносят начальные колоды
report-an-end = концовка
report-track = Могущество
report-track-end = Конец для игроков
report-key-start = с самого начала
report-key-end = может кончиться влиянием
report-key-encounter = встреча из библиотеки
report-key-closes = закрывает

## Колоды

report-decks = Колоды
report-encounters = Встречи
report-starting = Начальная колода
report-library = Библиотека
report-options = Вариантов
report-kind = Карты
report-loot = Добыча
report-assets = Активы
report-uniques = Уникальные
report-of-characters = У выживших
report-players = Замыслы по наименьшему числу игроков
report-star = Звезда
report-shield = Щит
report-nobody = Ничьи
report-in-play = В игре
report-letter = Буква
report-tokens = Жетонов
report-perks = Преимуществ
report-face = Грань кубика
report-shows = Что на ней
report-locks = Жетоны особенностей с замком: { $traits }.

## Кривые

report-curves = Кривые
report-loot-costs = Добыча по ценности
report-asset-costs = Активы по цене
report-enemy-levels = Жетоны врагов по уровню
report-encounter-tests = Проверки во встречах по сложности (у значка уровня 1)
report-quest-tests = Проверки в заданиях по сложности
report-icon-levels = Значки встреч по уровню

## Враги

report-enemies = Враги и шансы
report-fighters = Точные шансы, когда перебрасывают ради убийства. Новичок: без перебросов и брони. Силач: два переброса, одно попадание сверх кубиков, броня 1. Оба без ран и в одном секторе с врагом.
report-enemy = Враг
report-type = Тип
report-copies = Жетонов
report-level = Уровень
report-vulnerable = Уязвим
report-abilities = Свойства
report-fresh-kill = Новичок: убивает
report-fresh-damage = урон
report-fresh-death = гибнет
report-strong-kill = Силач: убивает
report-strong-damage = урон

## Убежище

report-s-starting = Начальные комнаты
report-s-rooms = Комнаты, которые строят
report-s-elevators = Лифты
report-s-spaces = Полей на всех картах
report-s-linked = из них сдвоенных
report-s-injured = из них только для раненых
report-s-items = Предметы
report-s-threats = Угрозы
report-s-prices = Комнаты по цене в кубах
report-s-gains = Поля по числу получаемых значков
report-s-fights = Угрозы по числу, которое надо выбросить
report-s-letters = Буквы, которые удваивают
report-s-threat = Угроза
report-s-fight = Бой
report-s-chance = Только кубиками
report-does = Что делает
report-s-when = Когда
report-s-uses = Применений
report-s-always = в каждом бою, сами собой
report-s-end = в конце игры
