# Поле в виде текста. Каждый ключ есть и в board.en.ftl.

# Над полем
board-title = Цолькин · раунд { $round } · день { $day } · эпоха { $age }
board-food-day = День Пищи { $number } из { $of } через { $days } { $days ->
    [one] день
    [few] дня
   *[other] дней
}: кормление, затем { $reward }
board-food-day-today = День Пищи { $number } из { $of } в конце этого раунда: кормление, затем { $reward }
board-food-day-late = День Пищи { $number } из { $of } в конце этого раунда, на день позже: кормление, затем { $reward }
board-food-days-over = Все Дни Пищи позади
board-reward-goods = награды храмов
board-reward-goods-age = награды храмов; начинается вторая эпоха
board-reward-points = очки храмов
board-reward-points-age = очки храмов; начинается вторая эпоха
board-first = Первый игрок:
board-start-space = клетка первого игрока (кукуруза { $corn }):
board-quick = Быстрое действие:
board-quick-spaces = клетки:
board-quick-next = через { $days } { $days ->
    [one] день
    [few] дня
   *[other] дней
}: { $tile }
board-prophecy-over = Пророчество { $number }, прошло: { $name }
board-prophecy-now = Пророчество { $number }, действует: { $name }, { $calamity }
board-prophecy-later = Пророчество после Дня Пищи { $number }: { $name }, { $calamity }

# Шестерёнки, черепа, джунгли
board-gears = Шестерёнки
board-legend-dummy = { $sign } болванчик
board-legend-empty = { $sign } свободно
board-legend-next = [3] клетка для следующего рабочего и её цена
board-legend-hidden = ( ) скрытый зубец
board-any = { $from }+ любое действие
board-skulls = Черепа на
board-skull-bank = запас { $count }
board-jungle = Джунгли
board-field = { $action }: дерево { $wood }, кукуруза { $corn }

# Шкалы
board-temples = Храмы: очки и награды каждой ступени
board-leader = первому +{ $second }, затем +{ $fourth }
board-technologies = Технологии

# Тайлы
board-buildings = Здания эпохи { $age } на выбор, ещё { $left } в стопке
board-monuments = Монументы на выбор
board-none = нет
board-renovation = реконструкция

# Игроки
board-players = Игроки
board-name = { $seat }
board-points = очки { $points }
board-light = светлый планшет
board-dark = тёмный планшет
board-tribe = племя { $tribe }
board-workers = рабочих под рукой { $hand } из { $all }
board-need = на прокорм: кукуруза { $corn } (голодный −{ $unfed })
board-own-buildings = здания
board-own-monuments = монументы
board-own-wealth = благосостояние
board-harvest = тайлы урожая: кукуруза { $corn }, дерево { $wood }
board-dealt-tribes = розданы племена:
board-dealt-wealth = роздано благосостояние:

# Товары
board-good-corn = кукуруза
board-good-wood = дерево
board-good-stone = камень
board-good-gold = золото
board-good-skull = череп

# Пророчества
board-calamity-step-corn = ступень храма стоит кукурузы: { $count }
board-calamity-step-block = ступень в храме { $temple } стоит 1 кубик
board-calamity-less-wood = дерево из джунглей −{ $count }
board-calamity-less-corn = кукуруза из джунглей −{ $count }
board-calamity-gold = каждое золото стоит кукурузы: { $count }
board-calamity-skull = каждый череп стоит ступени храма
board-calamity-advance = продвижение стоит ещё кубиков: { $count }
board-calamity-level-two = второй уровень технологий не действует
board-calamity-building = здание стоит ещё кубиков: { $count }
board-calamity-worker = рабочий съедает ещё кукурузы: { $count }
board-calamity-chichen = размещение в Чичен-Ице стоит ещё кукурузы: { $count }
board-metric-all-steps = ступени во всех храмах
board-metric-steps = ступени в храме { $temple }
board-metric-wood-tiles = тайлы дерева
board-metric-corn-tiles = тайлы кукурузы
board-metric-gold = золото в запасе
board-metric-skulls = черепа в запасе
board-metric-levels = уровни технологий
board-metric-tracks-at-two = технологии от 2-го уровня
board-metric-buildings = здания
board-metric-fed = накормленные рабочие
board-metric-on-chichen-itza = рабочие в Чичен-Ице

# Действия и свойства
board-effect-gain = { $good } +{ $count }
board-effect-gain-block = любой кубик +{ $count }
board-effect-fish = рыбалка: кукуруза +{ $count }
board-effect-harvest-corn = кукуруза +{ $count }
board-effect-harvest = кукуруза +{ $corn }/дерево +{ $wood }
board-effect-points = очки +{ $count }
board-effect-step = { $temple } +{ $count }
board-effect-any-step = любой храм +{ $count }
board-effect-two-steps = два храма +1
board-effect-pay-corn = отдать кукурузы: { $count }
board-effect-pay-block = отдать { $count } { $count ->
    [one] кубик
    [few] кубика
   *[other] кубиков
}
board-effect-study = { $count ->
    [1] технология +1 за кубики
   *[other] до { $count } технологий +1 за кубики
}
board-effect-advance = { $tech } +1
board-effect-any-advance = любая технология +{ $count }
board-effect-tech-exchange = одна технология −1, три другие +1
board-effect-build = { $count ->
    [1] здание
   *[other] до { $count } зданий
}
board-effect-build-or-monument = до { $count } зданий или монумент
board-effect-build-monument = монумент
board-effect-build-for-corn = здание за кукурузу, { $count } за кубик
board-effect-build-plain = здание без технологий
board-effect-market = рынок
board-effect-worker = рабочий +{ $count }
board-effect-any-action = любое действие малых шестерёнок
board-effect-place-skull = череп лежит здесь
board-effect-farm-one = { $count ->
    [one] ферма: { $count } рабочий ест меньше на { $corn }
    [few] ферма: { $count } рабочих едят меньше на { $corn }
   *[other] ферма: { $count } рабочих едят меньше на { $corn }
}
board-effect-farm-all = ферма: каждый рабочий ест меньше на { $count }
board-effect-food-day = каждый День Пищи { $good } +{ $count }
board-effect-food-day-early = 1-й и 2-й Дни Пищи { $good } +{ $count }
board-effect-food-day-late = 3-й и 4-й Дни Пищи { $good } +{ $count }

# Очки монументов
board-rule-colour = { $count } за каждое своё здание и монумент цвета «{ $colour }»
board-rule-building = { $count } за каждое своё здание и монумент
board-rule-corn-tile = { $count } за каждый свой тайл кукурузы
board-rule-wood-tile = { $count } за каждый свой тайл дерева
board-rule-monument = { $count } за каждый монумент, построенный кем угодно
board-rule-tracks = { $points } за 1/2/3/4 технологии 3-го уровня
board-rule-level = { $count } за каждый уровень технологий
board-rule-workers = { $points } за 1/2/3/4/5/6 рабочих
board-rule-temple-points = ещё раз очки своих ступеней в храмах
board-rule-best-step = { $count } за каждую ступень в своём лучшем храме
board-rule-skull = { $count } за каждый череп, размещённый кем угодно
