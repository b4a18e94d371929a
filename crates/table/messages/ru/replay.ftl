# Запись сохранённой игры и проверка её кубиков.

replay-loading = Читаем партию: { $done } из { $total } шагов
replay-failed = Эту игру нельзя показать
replay-empty = В этой игре пока ничего нет.
replay-to-start = К началу
replay-words-title = Игра в словах
replay-no-secret = В записи нет секрета игры, поэтому положения на столе восстановить нельзя. Вот что говорит журнал.
replay-no-beginning = Правила и карты этой страницы не приводят к началу этой игры. Вот что говорит журнал; названия карт могут не совпадать с тогдашними.

replay-label = Запись игры
replay-transport = Перемещение по игре
replay-first = В начало (Home)
replay-back = На шаг назад (←)
replay-next = На шаг вперёд (→)
replay-play = Воспроизвести (пробел)
replay-pause = Пауза (пробел)
replay-last = В конец (End)
replay-turn = Ход
replay-turn-back = К предыдущему ходу (Shift ←)
replay-turn-next = К следующему ходу (Shift →)
replay-round = Раунд
replay-round-back = К предыдущему раунду (Page Up)
replay-round-next = К следующему раунду (Page Down)
replay-scrubber = Шаг игры
replay-step = шаг { $step } из { $last }
replay-spoken = { $step }, раунд { $round }, { $told }
replay-told-begin = Игра подготовлена
replay-told-undo = Ответы отменены
replay-told-update = Правила или карты изменились; игра продолжается по новым.
replay-told-answer = { $seat } принимает решение
replay-taken-back = Позже отменено

replay-speed = Скорость
replay-speed-half = Половинная скорость
replay-speed-normal = Обычная скорость
replay-speed-double = Вдвое быстрее
replay-speed-fourfold = Вчетверо быстрее

replay-eyes = Чьими глазами смотреть
replay-eyes-seat = Глазами: { $seat }
replay-eyes-spectator = Глазами зрителя
replay-eyes-referee = С открытыми колодами
replay-deck-empty = больше нет

replay-other-rules = Эту игру играли по правилам версии { $game }, а у этой страницы версия { $page }: она показана, пока правила сходятся, и продолжить её нельзя.
replay-other-cards = Эту игру играли другими картами: она показана, пока всё сходится, и продолжить её нельзя.
replay-checking = Готово { $done } из { $total } шагов
replay-stuck = Начиная с шага { $step } игра шла не так, как по правилам этой страницы.
replay-only-words = Стол замер, журнал идёт дальше.

replay-branch = Играть отсюда
replay-branch-about = С шага { $step } начнётся отдельная игра. Сохранённая останется как есть. Кто займёт места?
replay-branch-over = На этом шаге игра уже окончена. Вернитесь к более раннему, чтобы играть с него.
replay-branch-dice = Случай остаётся тем же: на те же ответы выпадут те же кубики.
replay-branch-cancel = Отмена
replay-branch-begin = Играть дальше
replay-branch-not-there = До этого шага не добраться.

replay-dice = Кубики
dice-title = Проверить кубики
dice-progress = Ход проверки
dice-working = Разыгрываем игру заново: { $done } из { $total } шагов
dice-honest = Всё сходится. Все кубики следуют из обещания, данного до первого хода, и потом ничего не меняли.
dice-broken-promise = Секрет в этой игре не тот, который был обещан до её начала. Её кубикам верить нельзя.
dice-differs = До шага { $step } всё сходится; там в журнале записано не то, что выходит при повторе: { $what }.
dice-differs-answer = такой ответ не был бы принят
dice-differs-chance = кубики или порядок колоды
dice-differs-events = что произошло
dice-differs-revealed = было ли что-то открыто
dice-differs-hash = положение на столе
dice-see-step = Перейти к шагу перед ним
dice-other-rules = Эту игру играли по правилам версии { $game }, а у этой страницы версия { $page }. Проверить её может только страница с теми же правилами.
dice-other-cards = Эту игру играли другими картами. Проверить её может только страница с теми же картами.
dice-no-secret = В записи нет секрета игры. Проверить её можно будет, когда секрет раскроют.
dice-missing = В этом браузере такой игры нет.
dice-cannot = Эту игру нельзя проверить: по правилам и с картами этой страницы она не может начаться.
dice-counted = Заново { $steps ->
    [one] разыгран { $steps } шаг
    [few] разыграно { $steps } шага
   *[other] разыграно { $steps } шагов
}, в них { $outcomes ->
    [one] { $outcomes } бросок или перемешивание
    [few] { $outcomes } броска и перемешивания
   *[other] { $outcomes } бросков и перемешиваний
}; после каждого шага кубики, события и отпечаток всего положения сверены с журналом.
dice-promise = Обещание
dice-secret = Секрет
dice-meaning = Перед первым ходом стол загадал секретное число и показал только его отпечаток — обещание. Все кубики и перемешивания следуют из секрета. Второго секрета с тем же отпечатком никто не найдёт, поэтому после обещания изменить кубики было нельзя.
dice-secret-later = Игра не окончена: секрет показывают после конца, ведь он выдаёт все будущие кубики.
