# Названия того, что одинаково в любом наборе. Названия карт, фрагментов и врагов приходят из наборов.

seat-unnamed = Игрок { $n }
seat-unnamed-of = игрока { $n }
seat-name-of = игрока { $name }

list-and = { $first } и { $last }
card-named = «{ $card }»
objective-unnamed = цель { $n }

## Места

space-named = «{ $name }»
space-lettered = «{ $tile }», сектор { $letter }
space-tile = «{ $tile }»
space-facedown-dangerous = закрытый опасный фрагмент, { $way }
space-facedown-deadly = закрытый смертоносный фрагмент, { $way }
space-nowhere = вне игрового поля
way = { $steps } от начального
way-north = { $n } на север
way-northeast = { $n } на северо-восток
way-southeast = { $n } на юго-восток
way-south = { $n } на юг
way-southwest = { $n } на юго-запад
way-northwest = { $n } на северо-запад
back-dangerous = опасный
back-deadly = смертоносный
back-double-sided = двусторонний
terrain-plain = обычная местность
terrain-difficult = пересечённая местность
terrain-irradiated = радиоактивная местность
icon-wasteland = Пустошь
icon-settlement = Поселение
icon-vault-84 = Убежище 84
icon-vault-109 = Убежище 109

## Враги и группировки

enemy-named = «{ $name }»
enemy-unknown = { $kind } взакрытую
# Не «враг группировки»: так назвали бы того, кто с ней воюет.
enemy-of-faction = боец группировки «{ $faction }»
enemy-any = враг
enemy-somewhere = { $foe } ({ $space })
enemy-type-critter = тварь
enemy-type-human = человек
enemy-type-robot = робот
enemy-type-monster = монстр
enemy-type-super-mutant = супермутант
enemies-critter = твари
enemies-human = люди
enemies-robot = роботы
enemies-monster = монстры
enemies-super-mutant = супермутанты
enemies-of-faction = бойцы группировки «{ $faction }»
faction-star = Звезда
faction-shield = Щит
ability-aggressive = Агрессивный
ability-armor = Броня
ability-loot = Добыча
ability-radiation = Радиоактивный
ability-ranged = Дальнобойный
ability-retreat = Бегство

## Выжившие

letter-s = Сила
letter-p = Восприятие
letter-e = Выносливость
letter-c = Харизма
letter-i = Интеллект
letter-a = Ловкость
letter-l = Удача
letter-in-full = { $sign } ({ $name })
trait-idolized = Кумир
trait-vilified = Презренный
trait-synth = Синт
trait-super-mutant = Супермутант
trait-well-rested = Бодрый
trait-addicted = Зависимый

## Карты

kind-weapon = оружие
kind-apparel = одежда
kind-companion = спутник
kind-aid = припасы
kind-drug = препарат
kind-magazine = журнал
kind-event = событие
kind-talent = талант
pile-loot = колода добычи
pile-asset = колода активов
pile-agenda = колода замыслов
pile-encounter = колода встреч «{ $icon }»

# Когда применяют свойство.
window-start-of-turn = в начале своего хода
window-turn = в свой ход, между действиями
window-action = в свой ход, как действие
window-before-fight = перед боем, до броска
window-reroll = в бою, на этапе переброса
window-hurt = в бою, до получения урона
window-strike = в бою, до подсчёта своих попаданий
window-fight = во время боя, на любом этапе
window-after-fight = после боя
window-kill = убив врага
window-explore = после разведки фрагмента
window-camp = на привале
window-test = при проверке, во время перебросов
window-round-end = в конце раунда

## Кубики

area-head = голова
area-body = туловище
area-arms = руки
area-legs = ноги
face-none = ничего
face-hits = { $n ->
    [0] без попаданий
    [one] { $n } попадание
    [few] { $n } попадания
   *[other] { $n } попаданий
}
face-hits-areas = { $n ->
    [0] без попаданий, { $areas }
    [one] { $n } попадание, { $areas }
    [few] { $n } попадания, { $areas }
   *[other] { $n } попаданий, { $areas }
}

## О чём строки журнала

log-kind-round = Раунды и ходы
log-kind-story = Истории
log-kind-move = Движение и разведка
log-kind-enemy = Враги
log-kind-fight = Бои и проверки
log-kind-health = Урон и радиация
log-kind-encounter = Встречи
log-kind-quest = Задания
log-kind-growth = Уровни и особенности
log-kind-belongings = Карты и крышки
log-kind-camp = Привал и обмен
log-kind-agenda = Замыслы
log-kind-power = Группировки
log-kind-other = Прочее
