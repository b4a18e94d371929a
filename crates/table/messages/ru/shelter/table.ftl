# Shelter on the table.
game-name = Убежище
replay-next-items = Следующие предметы
replay-next-rooms = Следующие комнаты
replay-next-threats = Следующие угрозы
table-title = Убежище, раунд { $round }
vault-label = Убежище
level-top = Верх
room-about = О комнате «{ $room }»
slot-empty = Пусто: { $slot }{ $state ->
    [lit] . Здесь можно построить
   *[other] {""}
}
space-text = { $text }{ $state ->
    [lit] {" "}Можно выбрать сейчас.
   *[other] {""}
}
boards-label = Игроки
board-happiness = Счастье: { $count }
board-happiness-hidden = Счастье скрыто
board-passed = Пас
board-bot = На этом месте играет бот
board-first = Жетон первого игрока
board-stock = { $resource }: { $count } из 6
board-crew = Жители: здесь { $here }{ $injured ->
    [0] {""}
   *[other] , из них ранено { $injured }
}, размещено { $away }, в коробке { $boxed }.
board-boxed = в коробке: { $count }
board-trained = { $count ->
    [0] Никто не обучен.
   *[other] Обучены: { $letters }.
}
own-item = { $item }{ $state ->
    [exhausted] , карта повёрнута
   *[ready] {""}
}. { $text }
tracks-label = Карты
tracks-items = Предметы
tracks-rooms = Комнаты
tracks-gap = Карты нет
tracks-threats = Угрозы
tracks-threats-left = Колода угроз: { $count ->
    [one] осталась { $count } карта
    [few] осталось { $count } карты
   *[other] осталось { $count } карт
}
tracks-deck = колода { $count }
tracks-discards = сброс { $count }
group-place = Разместить жителя
group-use = Применить предмет
group-other = Или
preview-bare = Без предметов
preview-best = С лучшими предметами
preview-after = Ваши ресурсы после этого
preview-happiness = Счастье
preview-stock = { $name }: сейчас { $before }, станет { $after }
preview-stock-same = { $name }: останется { $before }
slot-title = Место { $slot }
slot-own = Здесь появятся ваши комнаты: строят от лифта в стороны.
slot-other = Это чужой уровень, здесь строит { $seat }.
top-round = Раунд
top-step = Этап раунда
top-now = Сейчас
top-next = Далее
top-last-round = Последний раунд
top-until-end = До конца игры: на самом застроенном уровне комнат { $rooms } из 6, в колоде угроз карт: { $threats }{ $rounds ->
    [0] {""}
   *[other] , раунд { $round } из { $rounds }
}. Что кончится первым, то и сделает раунд последним.
step-spawn = Угрозы
step-place = Размещение
step-recall = Возвращение
trigger-sixth-room = Построена шестая комната: партия закончится с этим раундом.
trigger-threat-deck = Колода угроз пуста: партия закончится с этим раундом.
trigger-round-limit = Достигнут предел раундов: партия закончится с этим раундом.
trigger-standstill = Больше ничего не может случиться: партия закончится с этим раундом.
tab-vault = Убежище
tab-boards = Планшеты
tab-cards = Карты
several-paid = { $n ->
    [one] Заплатите { $n } ресурс на выбор.
    [few] Заплатите { $n } ресурса на выбор.
   *[other] Заплатите { $n } ресурсов на выбор.
}
several-gained = { $n ->
    [one] Получите { $n } ресурс на выбор.
    [few] Получите { $n } ресурса на выбор.
   *[other] Получите { $n } ресурсов на выбор.
}
standing-income = Доход
standing-income-by-itself = Брать то, чего меньше
standing-items = Применение предметов
standing-items-by-itself = Не спрашивать, если нет пользы
standing-passes = Вынужденный пас
standing-passes-by-itself = Пасовать за меня
