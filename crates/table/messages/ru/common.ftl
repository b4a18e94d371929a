# common
page-title = Bottlecap
library-coming = Несём правила …
library-failed = Не удалось получить правила. Без сети они доступны только после первого посещения.
library-again = Ещё раз
