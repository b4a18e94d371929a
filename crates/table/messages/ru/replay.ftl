# Запись сохранённой игры и проверка её кубиков.

replay-loading = Загружаем запись: шаг { $done } из { $total }
replay-failed = Эту партию нельзя показать
replay-empty = В этой партии пока ничего нет.
replay-to-start = Главное меню
replay-words-title = Партия текстом
replay-no-secret = В записи нет секрета партии, поэтому позиции восстановить нельзя. Вот что говорит журнал.
replay-no-beginning = С правилами и картами этой страницы партия не может начаться. Вот что говорит журнал; названия карт могли измениться.

replay-label = Запись партии
replay-transport = Перемещение по партии
replay-first = В начало (Home)
replay-back = На шаг назад (←)
replay-next = На шаг вперёд (→)
replay-play = Воспроизвести (пробел)
replay-pause = Пауза (пробел)
replay-last = В конец (End)
replay-turn = Ход
replay-turn-back = Предыдущий ход (Shift ←)
replay-turn-next = Следующий ход (Shift →)
replay-round = Раунд
replay-round-back = Предыдущий раунд (Page Up)
replay-round-next = Следующий раунд (Page Down)
replay-scrubber = Шаг партии
replay-step = шаг { $step } из { $last }
replay-spoken = { $step }, раунд { $round }, { $told }
replay-told-begin = Партия подготовлена
replay-told-undo = Ответы отменены
replay-told-unread = Этот шаг не читается и не считается.
replay-told-update = Правила или карты изменились; партия продолжается по новым.
replay-told-answer = { $seat } принимает решение
replay-taken-back = Позже отменено

replay-speed = Скорость
replay-speed-half = Половинная скорость
replay-speed-normal = Обычная скорость
replay-speed-double = Вдвое быстрее
replay-speed-fourfold = Вчетверо быстрее

replay-eyes = Смотреть как
replay-eyes-seat = { $seat }
replay-eyes-spectator = Зритель
replay-eyes-referee = С открытыми колодами
replay-deck-empty = карт нет

replay-other-rules = Партию играли по правилам версии { $game }, а у этой страницы версия { $page }. Она показана, пока правила сходятся, и сыграть с её шага нельзя.
replay-other-cards = Партию играли другими картами. Она показана, пока всё сходится, и сыграть с её шага нельзя.
replay-checking = Готово шагов: { $done } из { $total }
replay-stuck = Начиная с шага { $step } партия расходится с правилами этой страницы.
replay-only-words = Стол останавливается здесь, журнал продолжается.

replay-branch = Играть отсюда
replay-branch-about = С шага { $step } начнётся отдельная партия. Сохранённая останется как есть. Кто играет на каждом месте?
replay-branch-over = На этом шаге партия уже окончена. Вернитесь к более раннему, чтобы играть с него.
replay-branch-dice = Кубики останутся теми же: на те же ответы выпадет то же самое.
replay-branch-cancel = Отмена
replay-branch-begin = Начать
replay-branch-not-there = Этого шага не достичь.

replay-dice = Кубики
dice-title = Проверить кубики
dice-progress = Ход проверки
dice-working = Проверяем партию: шаг { $done } из { $total }
dice-honest = Всё сходится. Все кубики следуют из обещания, данного до первого хода, и потом ничего не меняли.
dice-broken-promise = Секрет в этой партии не тот, который был обещан до её начала. Её кубикам верить нельзя.
dice-differs = До шага { $step } всё сходится; дальше проверка расходится с журналом: { $what }.
dice-differs-answer = такой ответ не был бы принят
dice-differs-chance = кубики или порядок колоды
dice-differs-events = что произошло
dice-differs-revealed = было ли что-то открыто
dice-differs-hash = позиция на столе
dice-differs-unread = шаг не читается
dice-see-step = Перейти к предыдущему шагу
dice-other-rules = Партию играли по правилам версии { $game }, а у этой страницы версия { $page }. Проверить её может только страница с теми же правилами.
dice-other-cards = Партию играли другими картами. Проверить её может только страница с теми же картами.
dice-no-secret = В записи пока нет секрета партии. Кубики можно будет проверить, когда его раскроют.
dice-missing = В этом браузере такой партии нет.
dice-cannot = Эту партию нельзя проверить: с правилами и картами этой страницы она не может начаться.
dice-counted = Заново { $steps ->
    [one] разыгран { $steps } шаг
    [few] разыграно { $steps } шага
   *[other] разыграно { $steps } шагов
}, в них { $outcomes ->
    [one] { $outcomes } бросок или перемешивание
    [few] { $outcomes } броска и перемешивания
   *[other] { $outcomes } бросков и перемешиваний
}; после каждого шага кубики, события и отпечаток позиции сверены с журналом.
dice-promise = Обещание
dice-secret = Секрет
dice-meaning = Перед первым ходом стол загадал секретное число и показал только его отпечаток — обещание. Все броски и перемешивания следуют из секрета. Второго секрета с тем же отпечатком никто не найдёт, поэтому после обещания изменить кубики было нельзя.
dice-secret-later = Партия не окончена: секрет покажут в конце, ведь он выдаёт все будущие броски.
