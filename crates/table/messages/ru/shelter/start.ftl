# The start screen of Shelter.
start-form = Bottlecap · форма 7-Б · заполняет смотритель
start-title = Shelter
start-tagline = Копайте вглубь. Заселяйтесь. Не давайте никому скучать, пока не выберут смотрителя.
start-seal = Одобрено временным комитетом
start-now-text = Вы против одного надёжного бота. Одно нажатие — и всё на столе.
start-wrong-limit = Предел раундов — целое число, не меньше 1.
options-round-limit = Раундов не больше
options-beginner = Первым ходит
options-level = Уровень { $n }
saved-over = окончена { $date } · смотритель: { $names }
