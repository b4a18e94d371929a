# Стол: решение, строка сверху, меню.

decision-label = Текущее решение
decision-sheet = Показать больше или меньше вариантов
decision-over = Игра окончена
decision-over-text = Игра окончена.
decision-end-turn = Ваш ход сделан. Что-нибудь вернуть?
decision-end = Завершить ход
decision-skip = Сразу к следующему вопросу
decision-some = Выбрано { $picked } из { $of }
decision-order = Расставьте по порядку: { $picked } из { $of }
decision-amount = Число от { $min } до { $max }
decision-amount-label = Ваше число
decision-amount-slide = Ваше число, ползунком
decision-count = { $shown } из { $all }
decision-find = Найти вариант
decision-all = Показать все
decision-confirm = Подтвердить
preview-hint = Наведите на что угодно на столе: здесь будет видно, что это и что оно даст.
preview-do = Выбрать

top-home = { $name }: на главную
top-rules = Правила
top-sound = Звук

undo-free = { $count ->
    [one] Отменить: { $count } шаг
    [few] Отменить: доступно { $count } шага
   *[other] Отменить: доступно { $count } шагов
}
undo-back = { $count ->
    [one] Назад на { $count } шаг
    [few] Назад на { $count } шага
   *[other] Назад на { $count } шагов
}{ $seen ->
    [yes] , кубики новые
   *[no] {""}
}
undo-sure = Точно? Нажмите ещё раз
undo-nothing = Отменять нечего
undo-done = Отменено.
undo-stop-beginning = До самого начала.
undo-stop-revealed = Дальше нельзя: был бросок или что-то открылось.
undo-stop-seat = Дальше нельзя: уже ответил { $seat }.

menu-label = Меню
menu-rules = Правила
menu-settings = Настройки
menu-seats = Кто за каким местом
menu-export = Сохранить в файл
menu-report = Сообщить об ошибке
menu-help = Клавиши
menu-leave = Уйти от стола (партия сохранена)
seats-about = Любое место можно отдать боту и забрать обратно при любом решении.
report-about = Правило сработало неверно? Здесь можно сделать файл с партией и позицией. Разработчики Bottlecap превратят его в пример, который не проходит, а потом добьются, чтобы проходил.
report-what = Что случилось и что должно было случиться?
report-secret = В файле вся партия, включая порядок колод. Не отправляйте его тому, с кем ещё играете.
report-save = Сделать файл
keys-choose = выбрать из списка
keys-walk = ходить по списку или по столу
keys-confirm = подтвердить или завершить ход
keys-undo = отменить
keys-find = найти вариант
keys-log = к журналу
keys-rules = правило этого вопроса
keys-skip = показать всё сразу до следующего вопроса; закрыть
keys-about = Tab переходит от предмета к предмету; всё, что можно выбрать на столе, есть и в списке.

hand-over-title = Очередь: { $seat }
hand-over-text = Передайте экран. То, что другим видеть нельзя, закрыто.
hand-over-ready = Это я, { $seat }

tabs-label = Что показать
tab-log = Журнал

open-waiting = Накрываем на стол …
open-failed = Эту партию не открыть
open-refused = Сохранённая партия не подходит: { $what }
open-back = На главную

trouble-closed = Этот браузер не хранит партию. Сохраните её в файл, прежде чем уйти (меню).
trouble-elsewhere = Эту партию открыли в другом окне, она продолжается там. То, что вы делаете здесь, не сохраняется.
trouble-missing = В этом браузере нет такой партии.
trouble-unreadable = То, что браузер сохранил от партии, не читается.
trouble-broken = Правила дали сбой; осталась последняя верная позиция. Пожалуйста, сообщите об этом. ({ $what })
