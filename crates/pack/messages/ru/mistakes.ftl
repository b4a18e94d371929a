# Ошибки в файлах наборов. По-английски они стоят в коде, каждая на своём месте; имена переменных те же.
# Предложение начинается с маленькой буквы: перед ним стоят файл, строка и столбец.

## Рамка

mistake-error = ошибка: { $message }
mistake-warning = предупреждение: { $message }
mistake-note = замечание: { $message }
mistake-expected = ожидается: { $expected }
mistake-did-you-mean = может быть, '{ $word }'?

## Файлы набора

mistake-no-language = нет языка '{ $code }'
mistake-language-folders = text/{ $first }/ или text/{ $second }/
mistake-foreign-file = этому файлу не место в наборе
mistake-known-files = pack.toml, *.kdl, text/<язык>/*.ftl или *.md
mistake-no-manifest = в наборе нет pack.toml
mistake-english = английский
mistake-russian = русский

## pack.toml

mistake-not-toml = это не TOML: { $what }
mistake-toml-duplicate = этот ключ стоит второй раз
mistake-toml-no-equals = у ключа нет значения, нужен знак `=`
mistake-toml-quotes = текст должен стоять в кавычках
mistake-toml-no-value = нет значения
mistake-toml-key = без кавычек в ключе могут стоять только латинские буквы, цифры, - и _
mistake-toml-empty-key = перед знаком `=` нет ключа
mistake-toml-zero = лишний ноль в начале числа
mistake-toml-content = здесь стоит лишнее
mistake-toml-key-or-value = лишний ключ или лишнее значение, нужна новая строка
mistake-toml-array = список не закрыт, нужна `]`
mistake-toml-table = заголовок раздела не закрыт, нужна `]`
mistake-toml-comma = между элементами списка нужна запятая
mistake-toml-extra-equals = лишний знак `=`
mistake-toml-string = текст не закрыт, нужна `"`
mistake-unread-format = программа не читает формат { $format }
mistake-id-form = имя из строчных латинских букв, цифр и -
mistake-version-form = три числа, например 1.0.0
mistake-unknown-field = неизвестное поле '{ $name }'
mistake-missing-field = нет поля '{ $name }'
mistake-cannot-be-this = '{ $name }' не может быть таким
mistake-a-number = число
mistake-list-form = список текстов в квадратных скобках
mistake-each-language-once = en и ru, каждый не больше одного раза
mistake-english-needed = en среди них: он заменяет любой другой язык
mistake-requirement-form = "имя версия", например "some-pack 1.0.0"

## Запись файлов данных

mistake-no-value = '{ $written }' здесь не значение
mistake-word-or-number = слово или целое число
mistake-no-types = типы в круглых скобках здесь не нужны
mistake-bad-quote = текст в кавычках { $written } нельзя прочитать
mistake-quote-form = "текст" без одинокой \ внутри
mistake-bad-word = '{ $written }' нельзя писать без кавычек
mistake-word-form = слово из букв, цифр и - или "текст"
mistake-bad-number = '{ $written }' — не число
mistake-number-form = целое число и пробел после него
mistake-no-value-behind = после '{ $written }' нет значения
mistake-property-form = имя=значение
mistake-no-name-before = перед '{ $written }' нет имени
mistake-bad-braces = что-то в этих скобках нельзя прочитать
mistake-stray = '{ $written }' здесь лишнее
mistake-node-form = новая строка или ';' перед новым узлом
mistake-unreadable = это нельзя прочитать
mistake-bad-text = '{ $written }' нельзя прочитать: { $what }
mistake-brace-open = эта '{"{"}' не закрыта
mistake-brace-stray = эта '{"}"}' ничего не закрывает
mistake-too-deep = эти скобки вложены слишком глубоко
mistake-never-closed = { $mark } здесь не закрыто
mistake-too-many-braces = для одной карты здесь слишком много скобок или комментариев

## Слова и числа

mistake-unknown-word = неизвестное слово '{ $word }' в { $place }
mistake-nothing = пустое место
mistake-one-of = одно из { $words }
mistake-on-line = в строке { $line }
mistake-in-file = в { $file }:{ $line }
mistake-twice = '{ $name }' стоит здесь второй раз; первый — { $earlier }
mistake-thing-twice = { $what } '{ $name }' стоит здесь второй раз; первый — { $earlier }
mistake-says-nothing = '{ $name }' ничего о себе не говорит
mistake-stray-argument = '{ $written }' не может стоять после '{ $name }'
mistake-no-property = у '{ $name }' нет свойства '{ $written }'
mistake-property-twice = свойство '{ $written }' у '{ $name }' стоит здесь второй раз
mistake-no-braces = у '{ $name }' не бывает фигурных скобок
mistake-lacks = после '{ $name }' не хватает: { $what }
mistake-a-word = слово
mistake-cannot-be = '{ $written }' не годится как { $what }
mistake-number-range = число от { $least } до { $most }

## Тексты

mistake-too-many-openings = в этом файле слишком много скобок; разделите его
mistake-bad-fluent = этот текст нельзя прочитать: { $what }
mistake-fluent-token = нет знака '{ $token }'
mistake-fluent-silent = '{ $name }' ничего не говорит
mistake-fluent-brace = '{"}"}' ничего не закрывает
mistake-fluent-range = ожидается один из знаков "{ $range }"
mistake-fluent-silent-term = термин "{ $name }" ничего не говорит
mistake-fluent-callee = здесь нельзя вызвать функцию
mistake-fluent-no-default = при выборе нужен вариант по умолчанию, со звёздочкой
mistake-fluent-no-value = нет значения
mistake-fluent-two-defaults = при выборе может быть только один вариант по умолчанию
mistake-fluent-message-selects = по другому сообщению выбирать нельзя
mistake-fluent-term-selects = по термину выбирать нельзя
mistake-fluent-part-selects = по части сообщения выбирать нельзя
mistake-fluent-term-part = часть термина здесь стоять не может
mistake-fluent-open-quote = текст в кавычках не закрыт
mistake-fluent-positional = аргументы без имён должны стоять перед аргументами с именами
mistake-fluent-argument-twice = аргумент "{ $name }" стоит второй раз
mistake-fluent-escape = неизвестный знак после \
mistake-fluent-unicode = такого знака Юникода нет: "{ $written }"
mistake-fluent-inline = в скобках ничего нет
mistake-fluent-selector = выбирать можно только по простому выражению
mistake-fluent-literal = ожидается текст в кавычках или число
mistake-unused-text = текст '{ $key }' никому не нужен
mistake-unused-part = '.{ $name }' у текста '{ $key }' никому не нужно
mistake-lost-mention = текст '{ $key }' упоминает '{ $mention }', а такого текста нет (язык: { $lang })
mistake-no-text = нет текста '{ $key }' (язык: { $lang })
mistake-text-form = '{ $key } = ...' в text/{ $code }/
mistake-no-name = у текста '{ $key }' нет имени после '=' (язык: { $lang })
mistake-no-part = у текста '{ $key }' нет '.{ $name }' (язык: { $lang })
mistake-part-form = '.{ $name } = ...' под ним
mistake-one-sided = текст '{ $key }' есть в одном языке ({ $from }) и нет в другом ({ $to })
mistake-one-sided-variable = '{ $shown }' использует ${ $variable } в одном языке ({ $from }), но не в другом ({ $to })
mistake-name-shared = '{ $shown }' называется так же, как '{ $other }' в { $file }:{ $at }
mistake-line-twice = '{ $shown }' повторяет '{ $other }' из { $file }:{ $at } слово в слово
mistake-foreign-text = язык текста '{ $shown }' не тот, что у его папки ({ $lang })
mistake-no-such-texts = в наборе нет текстов на одном из языков ({ $lang })
mistake-language-listed = '{ $code }' в languages и папка text/{ $code }/
mistake-text-twice = текст '{ $key }' стоит здесь второй раз; первый — в { $file }:{ $line }
mistake-part-twice = '.{ $name }' у '{ $key }' стоит здесь второй раз
