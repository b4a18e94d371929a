# Отчёт в конце игры.

end-open = Итоговый отчёт
end-close = Посмотреть на стол
end-facts = Итоговый отчёт · { $round ->
    [one] { $round } раунд
    [few] { $round } раунда
   *[other] { $round } раундов
} · { $decisions ->
    [one] { $decisions } решение
    [few] { $decisions } решения
   *[other] { $decisions } решений
}
end-places = Места
end-place = Место { $place }
end-details = Подробно
end-chart-numbers = Числа таблицей
end-chart-when = После
end-chart-beginning = Начало
end-chart-round = Раунд { $round }
end-chart-count = Итоговый подсчёт
end-turns = Переломные моменты
end-no-turns = Переломов не было: расстановка сил почти не менялась.
end-see = Показать
end-see-turn = Показать в записи: { $when }
end-play-again = Сыграть ещё раз
end-replay = Смотреть запись
end-branch = Сыграть с любого шага
end-save = Сохранить запись
end-to-start = Главное меню
end-not-begun = Не удалось начать новую партию.
