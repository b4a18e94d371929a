# Ошибки в примерах и наборах, общие для всех игр. По-английски они стоят в коде, каждая на своём месте; имена
# переменных те же. Слова файлов (given, with=) не переводятся. После «в» стоит предложный падеж: mistake-in-…

## Наборы

mistake-in-pack = наборе
mistake-other-place = '{ $text }' не может стоять в { $place }
mistake-bad-name = '{ $text }' не может быть именем
mistake-name-form = имя из строчных латинских букв, цифр и -, сначала буква
mistake-pack-missing = набор '{ $id }' должен быть загружен раньше этого
mistake-pack-version = набор '{ $id }' здесь версии { $version }
mistake-wanted-version = версия { $version }
mistake-pack-twice = набор '{ $id }' загружен дважды
mistake-does-the-same = '{ $id }' делает то же, что '{ $other }'
mistake-use-spends = use exhaust или use discard

## Как называются вещи

mistake-its-name = имя
mistake-its-value = значение
mistake-a-letter = буква
mistake-a-player = игрок
mistake-a-text = текст
mistake-the-game = игра
mistake-the-step = этап
mistake-the-seed = зерно
mistake-the-round = раунд
mistake-rule-id = номер правила
mistake-rule-ids = номера правил
mistake-faces = грани кубиков
mistake-first-cards = карты, которые окажутся первыми
mistake-players-names = имена игроков
mistake-top-first = карты, верхняя первой
mistake-latest-first = карты, последняя сброшенная первой

## Примеры: что написано

mistake-in-example = примере
mistake-no-game = пример не говорит, по какой он игре
mistake-no-proves = пример не говорит, какие правила он показывает
mistake-proves-form = proves НОМЕР-ПРАВИЛА
mistake-no-title = у примера нет title
mistake-empty-text = в этом тексте ничего нет
mistake-control-signs = в этом тексте есть знак, которого не видно
mistake-given-late = положение описывают до ходов и ожиданий
mistake-no-then = пример ничего не ожидает
mistake-branch-title = что показывает ветвь
mistake-branch-no-then = эта ветвь ничего не ожидает
mistake-behind-branches = это стоит после ветви и не относится ни к одной
mistake-branches-form = это перед всеми ветвями или внутри одной
mistake-no-rule-id = `{ $word }` — не номер правила
mistake-unknown-rule = правила '{ $word }' нет
mistake-not-proved = этот пример не доказывает { $rule }
mistake-fired-after-all = здесь происходит то, что ссылается на { $rule }
mistake-no-option = '{ $word }' — не настройка этой игры и не её значение
mistake-option-letters = одна из букв { $letters }
mistake-option-number = число от 1 после двоеточия, как в { $form }
mistake-said-twice = '{ $name }' сказано дважды
mistake-setup-not-legal = правила не допускают такой подготовки к игре ({ $rule })
mistake-setup-refused = правила не допускают такой подготовки к игре: { $rule }
mistake-setup-accepted = ожидалось, что правила не допустят этой подготовки к игре; на деле они её допустили
mistake-impossible = такого положения не бывает: { $wrong }
mistake-not-in-new-game = о новой игре '{ $name }' не говорят: её готовят правила
mistake-card-elsewhere = '{ $word }' уже лежит в другом месте
mistake-no-card = в коробке нет '{ $word }'
mistake-other-deck = '{ $word }' — не из этой колоды
mistake-left-in-deck = ожидалось карт в этой колоде: { $left }, на деле: { $found }
mistake-in-discards = ожидалось карт в сбросе: { $discards }, на деле: { $found }
mistake-number-that-fits = число, которое сходится с коробкой и с тем, что лежит в других местах
mistake-idle-seed = из этого зерна ничего не берётся
mistake-not-in-pile = '{ $word }' нет в той стопке, которую перемешивают
mistake-open-chance = здесь решает случай, и не сказано как: кубиков { $dice }, перемешиваний { $shuffles }
mistake-chance-form = dice или shuffle перед этим или 'chance free' в given
mistake-no-chance = сказано, что случай свободен, но он не решает ничего несказанного
mistake-unused-chance = заранее задано то, чего не было: кубиков { $dice }, перемешиваний { $shuffles }
mistake-no-player = здесь нет игрока '{ $word }'
mistake-no-move = здесь нет хода
mistake-move-form = ИГРОК ГЛАГОЛ ...
mistake-stray-property = '{ $name }' в этом ходе ничего не значит
mistake-stray-object = за '{ $verb }' стоит одно слово
mistake-expected-nothing = то, что может стоять после '{ $verb }'
mistake-is-not = '{ $word }' — не { $expected }
mistake-expected-verb = одно из { $verbs }
mistake-expected-object = полный ход: не сказано, с чем
mistake-expected-letter = буква (S, P, E, C, I, A или L)
mistake-expected-form = ГЛАГОЛ или ГЛАГОЛ ОБЪЕКТ
mistake-expected-fewer = ответ, в котором не больше вариантов, чем можно

## Примеры: что оказалось не так

mistake-something-missing = после '{ $last }' чего-то не хватает
mistake-unreported = ничего не сообщено
mistake-line-says-nothing = здесь не сказано ничего, что можно проверить
mistake-nothing-yet = до этого ничего не сыграно, так что ничего и не могло произойти
mistake-no-choices = не названо ни одного варианта
mistake-own-viewer = '{ $name }' само говорит, кто смотрит, и не стоит внутри 'sees'
mistake-surplus = '{ $written }' после '{ $name }' ничего не значит
mistake-stray-braces = у '{ $name }' не бывает скобок
mistake-differs = '{ $word }': { $found }
mistake-in-branch = в «{ $title }»: { $message }
mistake-expected-found = ожидалось: { $expected }; на деле: { $found }
mistake-cannot-ask = о '{ $thing }' нельзя спросить '{ $name }'
mistake-no-event = события с таким именем нет
mistake-no-event-part = у '{ $event }' нет '{ $part }'
mistake-no-such-value = '{ $part }' таким не бывает
mistake-not-happened = ожидалось такое событие; на деле: { $all }
mistake-happened = ожидалось, что этого не случится; на деле: { $all }
mistake-other-order = ожидался такой порядок; на деле: { $all }
mistake-nothing-open = ничего: партия окончена
mistake-not-over = ожидался конец игры; на деле она продолжается
mistake-nobody-sees = не сказано, кто это видит
mistake-viewer-form = игрок или spectator
mistake-no-swap = не сказано, что меняется местами
mistake-swap-two = для обмена нужны два имени
mistake-swap-form = swap="ИМЯ ИМЯ"
mistake-not-hidden = среди скрытого нет '{ $word }'
mistake-apart = '{ $one }' и '{ $other }' не могут поменяться местами: { $here }, { $there }
mistake-swap-impossible = если поменять их местами, выходит положение, которого не бывает: { $wrong }
mistake-looks-same = ожидалось различие; на деле его нет
mistake-looks-different = ожидалось, что различия нет; на деле оно есть: { $what }
mistake-the-view = то, что видно
mistake-the-question = вопрос или возможные ответы
mistake-the-reasons = то, почему чего-то нельзя
mistake-not-discarded = ожидалось в сбросе; на деле там { $pile }
mistake-move-legal = ожидалось, что это не допускается; на деле ход допустим
mistake-move-refused = ход не принят: { $why }
mistake-not-offered = ожидалось, что это допустимо; на деле: { $found }
mistake-box-broken = после этого хода в коробке не всё сходится: { $wrong }
mistake-out-of-fuel = правила пошли по кругу
mistake-stuck = кого-то спросили, а допустимого ответа нет
mistake-broken = нарушено то, что должно быть верно всегда: { $what }

## Почему ход не принят

mistake-not-asked = решает другой игрок
mistake-stale = решение уже принято
mistake-misfit = ответ не подходит к вопросу ({ $why })
mistake-misfit-nothing = никого ни о чём не спрашивают
mistake-misfit-shape = вопрос другого вида
mistake-misfit-not-offered = среди вариантов нет '{ $choice }'
mistake-misfit-twice = '{ $choice }' назван дважды
mistake-misfit-number = число вариантов или само число не подходит
mistake-empty-part = в '{ $name }' ничего не написано
mistake-setup-refused-form = '{ $name }' называет правило, и ничего больше
mistake-move-braces = у хода не бывает скобок
mistake-times-zero = то, чего не происходит, пишется как 'no-event'
mistake-player-name = '{ $name }' здесь означает другое

## Уроки

mistake-lesson-form = lesson ИМЯ в начале файла
mistake-say-form = say ИМЯ внутри when
mistake-text-name = имя текста
mistake-say-alone = говорить может только урок
mistake-not-in-lesson = в уроке не бывает '{ $name }'
mistake-silent-lesson = этот урок ничего не говорит
mistake-no-lesson = это не урок
mistake-lesson-alone = урок проходят с картами его набора
mistake-long-prose = в тексте '{ $key }' ({ $lang }) слов: { $words }
mistake-most-words = не больше { $most }

## Примеры с картами набора

mistake-own-cards = в примере с картами набора своих карт не бывает
mistake-no-such-pack = карт набора '{ $pack }' здесь нет
