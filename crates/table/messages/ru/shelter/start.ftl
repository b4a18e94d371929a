# The start screen of Shelter.
start-form = Bottlecap · форма 7-Б · заполняет смотритель
start-title = Убежище
start-tagline = Копайте вглубь. Заселяйтесь. Не давайте никому скучать, пока не выберут смотрителя.
start-seal = Одобрено временным комитетом
start-now-text = Вы против одного среднего бота. Одно нажатие — и партия началась.
start-wrong-limit = Предел раундов — целое число, не меньше 1.
options-round-limit = Предел раундов
options-beginner = Первым ходит
options-level = Уровень { $n }
saved-over = окончена { $date } · смотритель: { $names }
