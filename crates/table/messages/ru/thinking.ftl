# Что сделал бы бот, и ходы законченной партии, которые обошлись дороже всего.

advice-title = Что сделал бы бот
advice-close = Закрыть совет
advice-thinking = Просчитываем…
advice-nothing = ничего существенного
advice-expected = За ближайшие ходы: { $terms }
advice-then = Затем, вероятно, { $seat }: { $text }
advice-worse = { $obvious ->
    [yes] Напрашивается, но по сравнению с первым: { $terms }
   *[no] По сравнению с первым: { $terms }
}
advice-weaker = { $obvious ->
    [yes] Напрашивается. По счёту не хуже ({ $terms }), но дальше играть будет труднее
   *[no] По счёту не хуже ({ $terms }), но дальше играть будет труднее
}
advice-even = { $obvious ->
    [yes] Напрашивается и почти не хуже
   *[no] Почти не хуже
}

review-title = Самые дорогие ходы
review-about = Каждый ход разбирается по тому, что игрок мог знать в ту минуту: за невезение никого не винят.
review-begin = Найти
review-working = Разбираем партию…
review-progress = Какая часть партии разобрана
review-cancel = Остановить
review-cannot = Эту партию не разобрать: с правилами или картами этой страницы её шаги идут иначе.
review-none = Дорогих ошибок нет.
review-better = Лучше: { $better }
review-gain = Разница: { $terms }
review-round = Раунд { $round }
review-see = Показать в записи: { $seat }, раунд { $round }
