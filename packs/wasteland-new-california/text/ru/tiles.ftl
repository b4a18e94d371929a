## Фрагменты

tile-orange-crossing = Апельсинный переезд

tile-pier-bank = Мостовой берег

tile-signal-cutting = Семафорная выемка

tile-shy-acre = Нелюдимка

tile-race-meadow = Беговой луг

tile-ear-hill = Слуховая горка

tile-dredger-bend = Черпалкина излучина

tile-trunk-heath = Вересковая магистраль

tile-barrage-hill = Аэростатный холм

tile-chalk-cellars = Меловые подвалы

tile-decoy-town = Обманный город

tile-sun-cliff = Солнечный обрыв

## Сектора

space-new-california = Деревня Новая Калифорния

space-twelve-piers = Двенадцать быков

space-curfew-house = Комендантский дом

space-dark-hamlet = Тёмный хутор

space-cinder-track = Гаревая дорожка

space-concrete-ear = Бетонное ухо

space-sleeping-dredger = Спящая землечерпалка

space-cable-house = Кабельный дом

space-balloon-winch = Лебёдка аэростата

space-roll-call-gallery = Галерея переклички

space-plywood-street = Фанерная улица

space-sun-terrace = Солнечная терраса
