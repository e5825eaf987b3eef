# Поле «Цолькина» в браузере: слова, которых нет у самой игры.

table-tzolkin-board = Поле «Цолькина»
table-tzolkin-round = Раунд { $round }
table-tzolkin-setup = Подготовка
table-tzolkin-day = День { $day } · эпоха { $age }
table-tzolkin-food-in = { $days ->
    [one] через { $days } день
    [few] через { $days } дня
   *[other] через { $days } дней
}
table-tzolkin-food-today = в этом раунде
table-tzolkin-food-goods = День Пищи { $number }, конец раунда { $round }: кормление, затем ресурсы из храмов
table-tzolkin-food-points = День Пищи { $number }, конец раунда { $round }: кормление, затем очки за храмы
table-tzolkin-first = Раунд начинает { $seat }
table-tzolkin-start = Клетка первого игрока: свободна, кукурузы на ней: { $corn }
table-tzolkin-start-taken = Клетка первого игрока: { $seat }, кукурузы на ней: { $corn }
table-tzolkin-worker = { $seat }: рабочий, { $gear } { $space }
table-tzolkin-dummy = Рабочий-болванчик, { $gear } { $space }
table-tzolkin-next = { $gear }: следующий рабочий встанет на { $space }, цена: { $price }
table-tzolkin-leader = { $temple }: кто выше всех, получает { $second } во второй День Пищи и { $fourth } в четвёртый
table-tzolkin-market = Рынок: кукуруза за кубик, в обе стороны
table-tzolkin-skulls = Хрустальных черепов в запасе: { $count }
table-tzolkin-buildings = Здания
table-tzolkin-monuments = Монументы
table-tzolkin-built = Построен, { $seat }: { $monument }
table-tzolkin-prophecy-over = Пророчество { $number }, миновало: { $prophecy }
table-tzolkin-prophecy-now = Пророчество { $number }, в силе: { $prophecy }
table-tzolkin-prophecy-later = Пророчество { $number }, после Дня Пищи { $number }: { $prophecy }
table-tzolkin-quick-worker = Клетка быстрого действия: { $seat }
table-tzolkin-quick-dummy = Клетка быстрого действия: рабочий-болванчик
table-tzolkin-quick-free = Клетка быстрого действия: свободна
table-tzolkin-quick-next = { $days ->
    [one] Через { $days } день: { $tile }
    [few] Через { $days } дня: { $tile }
   *[other] Через { $days } дней: { $tile }
}
table-tzolkin-workers = Рабочие: в руке и всего
table-tzolkin-food = Кукуруза на следующий День Пищи
table-tzolkin-corn-tiles = Тайлы кукурузы
table-tzolkin-wood-tiles = Тайлы дерева
table-tzolkin-tribe = Племя
table-tzolkin-wealth = Сданные тайлы благосостояния
table-tzolkin-agriculture = Земледелие
table-tzolkin-extraction = Добыча
table-tzolkin-architecture = Архитектура
table-tzolkin-theology = Теология
table-tzolkin-lets = Здесь: { $effects }.
table-tzolkin-lets-next = Через день: { $effects }.
table-tzolkin-start-outlook = В конце раунда: { $corn }, вы ходите первым, и, возможно, проходит два дня.
table-tzolkin-quick-outlook = В конце вашего хода: { $tile }.
table-tzolkin-gone = { $seat }: рабочий отсюда уже забран
table-tzolkin-recap-begged = мольба: { $things }
table-tzolkin-recap-passed = пропуск: { $things }
table-tzolkin-recap-placed = на поле: { $things }
table-tzolkin-recap-picked = с поля: { $things }
table-tzolkin-recap-built = стройка: { $things }
table-tzolkin-recap-advanced = технологии: { $things }
table-tzolkin-recap-space = { $gear } { $space }
table-tzolkin-recap-start = клетка первого игрока
table-tzolkin-recap-quick = быстрое действие
table-tzolkin-recap-tile = { $id }
table-tzolkin-recap-level = { $tech } { $level }
table-tzolkin-for = Для тех, кто любит рассчитывать на дни вперёд: глубокая, почти без случайностей
