# «Цолькин» по-русски. Каждый ключ есть и в en.ftl; тесты следят, чтобы ни один не пропал и не остался без дела.

game-tzolkin = Цолькин
game-tzolkin-about = Шестерёнки календаря майя несут ваших рабочих: размещайте их заранее, забирайте вовремя, кормите и не гневите богов.
seat = Игрок { $number }

module-tribes = Племена
module-tribes-about = Каждый возглавляет племя со своей особой способностью.
module-prophecies = Пророчества
module-prophecies-about = Три предсказанных бедствия, по одному на каждую четверть игры после первой; кто с ними справится, получит очки.
module-buildings = Новые здания
module-buildings-about = Ещё восемь зданий; те, что из первой эпохи, можно реконструировать.
module-quick = Быстрые действия
module-quick-about = Небольшие действия, которые выполняются тем же ходом и меняются каждые два дня. Впятером с ними играют всегда.

## Счёт

source-temples = Храмы
source-leaders = Первенство в храмах
source-skulls = Размещённые черепа
source-buildings = Здания
source-technologies = Технологии
source-unfed = Голодные рабочие
source-prophecies = Пророчества
source-monuments = Монументы
source-corn = Остаток кукурузы и кубиков
source-left_skulls = Остаток черепов

## Главы правил

chapter-setup = Основные правила: подготовка к игре
chapter-turn = Основные правила: ход игрока
chapter-placing = Основные правила: размещение рабочих
chapter-picking = Основные правила: возвращение рабочих
chapter-begging = Основные правила: вымаливание кукурузы
chapter-costs = Основные правила: оплата
chapter-calendar = Основные правила: ускорение времени
chapter-temples = Основные правила: храмы
chapter-technologies = Основные правила: технологии
chapter-building = Основные правила: здания и монументы
chapter-jungle = Основные правила: Паленке и джунгли
chapter-market = Основные правила: Ушмаль и рынок
chapter-workers = Основные правила: новые рабочие
chapter-skulls = Основные правила: Чичен-Ица и хрустальные черепа
chapter-tribes = Дополнение: племена
chapter-quick = Дополнение: быстрые действия
chapter-renovation = Дополнение: реконструкция

## Имена

gear-palenque = Паленке
gear-yaxchilan = Йашчилан
gear-tikal = Тикаль
gear-uxmal = Ушмаль
gear-chichen_itza = Чичен-Ица

temple-chaac = Чаак
temple-quetzalcoatl = Кетцалькоатль
temple-kukulcan = Кукулькан
temple-of-chaac = Чаака
temple-of-quetzalcoatl = Кетцалькоатля
temple-of-kukulcan = Кукулькана

tech-agriculture = Сельское хозяйство
tech-extraction = Добыча ресурсов
tech-architecture = Архитектура
tech-theology = Теология

colour-yellow = жёлтый
colour-brown = коричневый
colour-green = зелёный
colour-blue = синий
colour-of-yellow = жёлтого
colour-of-brown = коричневого
colour-of-green = зелёного
colour-of-blue = синего

# Количества стоят в винительном падеже: взять, отдать, получить, стоит, за, на.
good-corn = { $count ->
    [one] { $count } кукурузу
   *[other] { $count } кукурузы
}
good-wood = { $count ->
    [one] { $count } дерево
   *[other] { $count } дерева
}
good-stone = { $count ->
    [one] { $count } камень
    [few] { $count } камня
   *[many] { $count } камней
}
good-gold = { $count ->
    [one] { $count } золото
   *[other] { $count } золота
}
good-skull = { $count ->
    [one] { $count } хрустальный череп
    [few] { $count } хрустальных черепа
   *[many] { $count } хрустальных черепов
}
blocks = { $count ->
    [one] { $count } кубик
    [few] { $count } кубика
   *[many] { $count } кубиков
}
any-blocks = { $count ->
    [one] { $count } любой кубик
    [few] { $count } любых кубика
   *[many] { $count } любых кубиков
}
less-blocks = { $count ->
    [one] минус { $count } кубик
    [few] минус { $count } кубика
   *[many] минус { $count } кубиков
}
points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[many] { $count } очков
}
workers = { $count ->
    [one] { $count } рабочего
   *[other] { $count } рабочих
}
spaces = { $count ->
    [one] { $count } клетку
    [few] { $count } клетки
   *[many] { $count } клеток
}
free = бесплатно
# Цена кукурузой в скобках, в именительном падеже.
corn-price = { $count ->
    [one] { $count } кукуруза
   *[other] { $count } кукурузы
}

## Тайлы, клетки, уровни, ступени

building-name = Здание { $id }
building = { $name } ({ $colour } цвет; { $cost }): { $effects }
monument-name = Монумент { $id }
monument = { $name } ({ $colour } цвет; { $cost }): { $rule }
wealth-name = Благосостояние { $id }
wealth = { $name }: { $effects }
quick-name = Быстрое действие { $id }
quick-action = { $name }: { $effects }
tribe-name = Племя { $id }
tribe = { $name }: { $ability }
prophecy-name = Пророчество { $id }
prophecy = { $name }: { $calamity }. В конце считается { $metric }: до { $first } включительно — { $lowest }, до { $second } — { $low }, до { $third } — { $high }, больше — { $highest } очков
space = { $gear } { $space }: { $effects }
technology-level = { $tech }, уровень { $level } ({ $cost }): { $effects }
technology-bonus = { $tech }, выше последнего уровня ({ $cost }): { $effects }
temple-step = { $temple }, ступень { $step }: { $worth }
temple-good = { $goods } в Дни Пищи, когда храмы дают ресурсы
temple-top = вершина, только для одного игрока

tribe-T01 = Ах Чуй Как
tribe-T02 = Ахау Шамахе
tribe-T03 = Ахмакик
tribe-T04 = Бакаб
tribe-T05 = Балам
tribe-T06 = Чит Болон Тум
tribe-T07 = Хуракан
tribe-T08 = Итцамна
tribe-T09 = Иштаб
tribe-T10 = Вукуб Какиш
tribe-T11 = Шаман Ек
tribe-T12 = Ялук
tribe-T13 = Юмкаш

prophecy-R01 = Гневные боги
prophecy-R02 = Рассерженный бог (Чаак)
prophecy-R03 = Рассерженный бог (Кетцалькоатль)
prophecy-R04 = Рассерженный бог (Кукулькан)
prophecy-R05 = Лесные пожары
prophecy-R06 = Засуха
prophecy-R07 = Нехватка золота
prophecy-R08 = Осквернение
prophecy-R09 = Нехватка учителей
prophecy-R10 = Забытые знания
prophecy-R11 = Населённые города
prophecy-R12 = Голод
prophecy-R13 = Сильные паводки

## Что делают свойства

action-any = любое действие этой шестерёнки
effect-none = ничего
effect-gain = взять { $goods }
effect-gain-block = взять { $blocks } на выбор
effect-fish = рыбалка: взять { $corn }
effect-harvest-corn = собрать { $corn }
effect-harvest = собрать { $corn } или { $wood }
effect-points = получить { $points }
effect-step = { $count ->
    [one] подняться на { $count } ступень в храме { $temple }
    [few] подняться на { $count } ступени в храме { $temple }
   *[many] подняться на { $count } ступеней в храме { $temple }
}
effect-any-step = { $count ->
    [one] подняться на { $count } ступень в любом храме
    [few] подняться на { $count } ступени в любых храмах
   *[many] подняться на { $count } ступеней в любых храмах
}
effect-two-steps = подняться на 1 ступень в двух разных храмах
effect-pay = отдать { $goods }
effect-study = { $count ->
    [1] продвинуть технологию за её цену
   *[other] продвинуть технологии за их цену (не больше { $count })
}
effect-advance = бесплатно продвинуть технологию «{ $tech }»
effect-any-advance = { $count ->
    [1] бесплатно продвинуть любую технологию
    [one] { $count } раз бесплатно продвинуть любую технологию
    [few] { $count } раза бесплатно продвинуть любую технологию
   *[many] { $count } раз бесплатно продвинуть любую технологию
}
effect-tech-exchange = опустить одну технологию на уровень и бесплатно поднять три другие
effect-build = { $count ->
    [1] построить здание
   *[other] построить здания (не больше { $count })
}
effect-build-or-monument = { $count ->
    [1] построить здание или монумент
   *[other] построить здания (не больше { $count }) либо один монумент
}
effect-build-monument = можно построить монумент
effect-build-for-corn = построить здание, отдав { $corn } за каждый кубик
effect-build-plain = построить здание без помощи технологий
effect-market = торговать на рынке
effect-worker = получить { $workers }
effect-any-action = выполнить любое действие в Паленке, Йашчилане, Тикале или Ушмале
effect-place-skull = поместить хрустальный череп
effect-farm-one = { $count ->
    [one] в Дни Пищи { $count } рабочий требует на { $corn } меньше
   *[other] в Дни Пищи { $count } рабочих требуют на { $corn } меньше каждый
}
effect-farm-all = в Дни Пищи каждый рабочий требует на { $corn } меньше
effect-food-day = каждый День Пищи брать { $goods }
effect-food-day-early = в первые два Дня Пищи брать { $goods }
effect-food-day-late = в последние два Дня Пищи брать { $goods }
effect-renovation = позже можно реконструировать
with-architecture = благодаря архитектуре { $effects }

power-harvest = на { $goods } больше с каждого сбора кукурузы в джунглях
power-fishing = на { $goods } больше с рыбалки
power-without-tile = кукурузу можно собрать, когда нет открытого тайла кукурузы
power-wood = на { $goods } больше в Йашчилане и с каждого сбора дерева в джунглях
power-mining = на { $goods } больше при добыче в Йашчилане
power-build-gain = получать { $goods } за постройку здания
power-build-discount = здание дешевле на { $goods }
power-ahead = в Чичен-Ице доступно действие на { $goods } впереди
power-step-after-skull = поместив череп, можно отдать 1 кубик и подняться на ступень в любом храме

monument-per-colour = { $points } за каждую вашу постройку { $colour } цвета
monument-per-building = { $points } за каждое ваше здание и каждый монумент
monument-per-corn-tile = { $points } за каждый ваш тайл кукурузы
monument-per-wood-tile = { $points } за каждый ваш тайл дерева
monument-per-monument = { $points } очков при 2/3/4/5 игроках за каждый построенный кем-либо монумент
monument-tracks-at-top = { $points } очков за 0/1/2/3/4 технологии на последнем уровне
monument-per-level = { $points } за каждый ваш уровень технологий
monument-workers = { $points } очков за 1/2/3/4/5/6 рабочих
monument-temple-points = ещё раз очки вашей ступени в каждом храме
monument-per-best-step = { $points } за каждую ступень выше начальной в вашем лучшем храме
monument-per-skull-placed = { $points } за каждый хрустальный череп, помещённый кем-либо

ability-pickup-after-placing = разместив на шестерёнках не меньше чем { $workers }, вы можете забрать одного другого рабочего
ability-one-ahead = на ходу с возвращением один рабочий может за { $corn } выполнить действие на единицу выше
ability-may-pass = вы можете пропустить ход и взять { $corn }
ability-corn-floor = в начале каждого хода вы имеете хотя бы { $floor }; вымолив кукурузу, вы имеете { $beg }
ability-step-back-pays = за действие с меньшим номером вы не платите, а берёте всего { $corn }
ability-flat-placement = раз за ход вы можете отдать { $corn } вместо номера клетки; на каждой шестерёнке у вас есть ещё одна клетка с любым действием
ability-paired-gears = Тикаль и Ушмаль для вас одно и то же место, Паленке и Йашчилан тоже
ability-cheap-tech = уровни 1/2/3 и бонус стоят вам { $cost } кубиков; бонус можно взять у любой технологии
ability-keep-wealth = { $count ->
    [one] вы оставляете { $count } тайл благосостояния
    [few] вы оставляете { $count } тайла благосостояния
   *[many] вы оставляете { $count } тайлов благосостояния
}, а потом опускаетесь на 1 ступень в храме
ability-skip-space = на каждом ходу с размещением вы можете считать одну свободную клетку занятой
ability-sell-block = раз за ход вы можете продать кубик по рыночной цене
ability-workers = вы сразу получаете { $workers }; в Дни Пищи каждый требует на { $food } больше, а голодный стоит вам { $unfed }
ability-surcharge = размещение 1/2/3/4/5/6 рабочих обходится вам на { $cost } кукурузы дороже

calamity-step-costs-corn = каждая ступень вверх в храме стоит { $corn }
calamity-step-costs-block = каждая ступень вверх в храме { $temple } стоит { $blocks }
calamity-less-wood = каждый сбор дерева в джунглях приносит на { $wood } меньше
calamity-less-corn = каждый сбор кукурузы в джунглях приносит на { $corn } меньше
calamity-gold-costs-corn = каждое полученное золото стоит { $corn }
calamity-skull-costs-step = каждый полученный хрустальный череп стоит ступени вниз в храме
calamity-advance-costs-block = каждое продвижение технологии стоит на { $blocks } больше
calamity-no-level-two = второй уровень всех технологий не действует
calamity-building-costs-block = каждое здание стоит на { $blocks } больше
calamity-worker-eats = в этот День Пищи каждый рабочий требует на { $corn } больше
calamity-chichen-costs-corn = разместить рабочего в Чичен-Ице стоит на { $corn } больше

metric-all-steps = число ступеней выше начальной во всех храмах
metric-steps = число ступеней выше начальной в храме { $temple }
metric-wood-tiles = число тайлов дерева
metric-corn-tiles = число тайлов кукурузы
metric-gold = количество золота
metric-skulls = число ещё не помещённых хрустальных черепов
metric-levels = число уровней технологий
metric-tracks-at-two = число технологий уровня 2 и выше
metric-buildings = число зданий
metric-fed = число накормленных рабочих
metric-on-chichen-itza = число рабочих на шестерёнке Чичен-Ица

## Вопросы

question-over = Игра окончена.
question-first = Случай выбирает первого игрока.
question-offer-building = Случай открывает здание.
question-offer-monument = Случай открывает монумент.
question-lay-prophecy = Случай открывает пророчество.
question-lay-quick = Случай выкладывает быстрое действие.
question-deal-tribe = Случай раздаёт племя.
question-deal-wealth = Случай раздаёт тайл благосостояния.
question-place-dummy = Случай размещает рабочих-болванчиков.
question-keep-tribe = Какое племя вы оставите?
question-keep-wealth = { $count ->
    [one] Какие тайлы благосостояния вы оставите ({ $count } тайл)?
    [few] Какие тайлы благосостояния вы оставите ({ $count } тайла)?
   *[many] Какие тайлы благосостояния вы оставите ({ $count } тайлов)?
}
question-turn = Ваш ход: разместите рабочих или заберите их.
question-place = Разместите ещё одного рабочего или закончите.
question-pick-up = Заберите ещё одного рабочего или закончите.
question-pick-one-more = Заберёте ещё одного рабочего?
question-pick-one-before-quick = Заберёте ещё одного рабочего сейчас или после быстрого действия?
question-last-sale = Ход заканчивается: продать кубик напоследок?
question-act = Что сделает рабочий с клетки { $gear } { $space }?
question-any-action = Какое действие вы выберете ({ $price })?
question-harvest = Что вы соберёте в Паленке { $space }?
question-pay = Как вы заплатите { $blocks }?
question-take-block = Какой кубик вы возьмёте?
question-take-gold = Сколько золота вы возьмёте по цене: { $corn } за каждое?
question-take-skull = В каком храме вы опуститесь ради хрустального черепа?
question-step-down = В каком храме вы опуститесь на ступень?
question-step-up = Подниметесь на ступень в храме { $temple } ({ $price })?
question-any-step = В каком храме вы подниметесь на ступень?
question-second-step = В каком храме, кроме храма { $temple }, вы подниметесь на ступень?
question-step-after-skull = Отдадите кубик за ступень в храме?
question-study = Какую технологию вы продвинете?
question-study-more = Продвинете ещё одну технологию?
question-any-advance = Какую технологию вы продвинете ({ $price })?
question-advance = Продвинете технологию «{ $tech }» ({ $price })?
question-advance-next = Какую технологию вы продвинете следующей?
question-any-bonus = Бонус какой технологии вы возьмёте?
question-tech-exchange = Какую технологию вы опустите?
question-build = Какое здание вы построите?
question-build-for-corn = Какое здание вы построите, отдав { $corn } за каждый кубик?
question-build-or-monument = Что вы построите: здание или монумент?
question-build-more = Построите ещё одно здание?
question-build-monument = Построите монумент?
question-market = Чем вы торгуете? Сначала продажа, потом покупка.
question-market-buying = Что ещё вы купите?
question-days = Сколько дней пройдёт?

## Варианты

choice-first = Первым ходит { $seat }
choice-reveal = { $tile }
choice-deal = { $tile }
choice-dummy = Благосостояние { $id }: рабочий-болванчик на клетку { $gear } { $space }
choice-keep-tribe = Оставить: { $tile }
choice-keep-two = Оставить { $first } и { $second }
choice-keep-three = Оставить { $first }, { $second } и { $third }
kept-wealth = { $id } ({ $effects })
choice-beg = Вымолить кукурузу: опуститься в храме { $temple } на ступень { $step } ({ $worth }) и иметь { $corn }
choice-pass = Пропустить ход и взять { $corn }
choice-place = Разместить рабочего: { $gear } { $space } ({ $price })
choice-place-flat = Разместить рабочего по цене племени: { $gear } { $space } ({ $price })
choice-place-start = Разместить рабочего на клетке первого игрока ({ $price }): { $effects }
start-lead = стать первым игроком
start-pass-on = первым игроком станет следующий
start-speed = можно пропустить два дня
choice-place-quick = Разместить рабочего на клетке быстрого действия ({ $price }): { $effects }
choice-place-mercy = Разместить одного рабочего из милости за всё, что есть: { $gear } { $space } ({ $price })
choice-pick-up = Забрать рабочего с клетки { $gear } { $space }: { $effects }
choice-act = { $gear } { $space }: { $effects }
choice-act-paid = { $gear } { $space } за { $corn }: { $effects }
choice-act-gaining = { $gear } { $space } и взять { $corn }: { $effects }
choice-nothing = Никакого действия
choice-sell-one = По праву племени: продать { $goods } за { $corn }
choice-sell = Продать { $goods } за { $corn }
choice-buy = Купить { $goods } за { $corn }
choice-done = Закончить
choice-done-placing = Больше не размещать рабочих
choice-done-picking = Больше не забирать рабочих
choice-done-studying = Больше не продвигать технологии
choice-done-building = Больше не строить
choice-done-trading = Закончить торговлю
choice-decline = Отказаться
choice-decline-worker = Больше не забирать рабочих
choice-decline-sale = Ничего не продавать
choice-decline-action = Обойтись без действия
choice-decline-skull = Обойтись без хрустального черепа
choice-decline-step = Обойтись без ступени
choice-decline-advance = Обойтись без продвижения
choice-decline-advances = Обойтись без остальных продвижений
choice-decline-monument = Не строить монумент
choice-quick-first = Сначала быстрое действие
choice-accept = Согласиться
choice-harvest-corn = Собрать { $goods } и взять тайл кукурузы
choice-harvest-no-tile = Собрать { $goods } без тайла
choice-harvest-wood = Собрать { $goods } и взять тайл дерева
choice-burn = Сжечь лес: собрать { $goods }, взять тайл кукурузы и опуститься на ступень в храме
choice-pay = Заплатить { $price }
choice-take = Взять { $goods }
choice-take-paid = Взять { $goods } за { $corn }
choice-take-no-gold = Не брать золота
choice-down = Опуститься в храме { $temple } на ступень { $step }: { $worth }
choice-up = Подняться в храме { $temple } на ступень { $step }: { $worth }
choice-up-paid = Подняться в храме { $temple } на ступень { $step } ({ $price }): { $worth }
choice-advance = Продвинуть технологию «{ $tech }» до уровня { $level } ({ $price }): { $effects }
choice-advance-bonus = Продвинуть технологию «{ $tech }» выше последнего уровня ({ $price }): { $effects }
choice-bonus = Бонус технологии «{ $tech }»: { $effects }
choice-lower = Опустить технологию «{ $tech }» на уровень
choice-build = Построить здание { $id } ({ $price }): { $effects }
choice-build-renovating = Построить здание { $id } на месте { $old } ({ $price }): { $effects }
choice-build-monument = Построить монумент { $id } ({ $price }): { $rule }; сейчас { $points }
choice-build-monument-renovating = Построить монумент { $id } на месте здания { $old } ({ $price }): { $rule }; сейчас { $points }
choice-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
   *[many] { $count } дней
}
choice-days-1 = Пройдёт один день
choice-days-2 = Пройдут два дня, а ваш планшет ляжет тёмной стороной вверх

## События

event-first = Первый игрок: { $seat }.
event-building-offered = Можно строить здание { $id }.
event-monument-offered = Можно строить монумент { $id }.
event-prophecy-laid = Пророчество { $number }: { $prophecy }.
event-quick-laid = На календарь ложится быстрое действие { $id }.
event-tribe-dealt = { $seat } получает тайл племени { $tribe }.
event-some-tribe-dealt = { $seat } получает тайл племени.
event-wealth-dealt = { $seat } получает тайл благосостояния { $id }.
event-some-wealth-dealt = { $seat } получает тайл благосостояния.
event-dummy-placed = Рабочий-болванчик встаёт на клетку { $gear } { $space }.
event-tribe-kept = { $seat } оставляет племя { $tribe }.
event-some-tribe-kept = { $seat } оставляет одно племя.
event-wealth-kept = { $seat } выбирает тайлы благосостояния.
event-tribe-revealed = { $seat } возглавляет племя { $tribe }.
event-wealth-revealed = { $seat } начинает с тайлом благосостояния { $id }.
event-round-began = Начинается раунд { $round }.
event-begged = { $seat } вымаливает кукурузу и теперь имеет { $corn }.
event-floor-paid = { $seat } получает от племени { $corn }.
event-passed = { $seat } пропускает ход и берёт { $corn }.
event-placed = { $seat } размещает рабочего: { $gear } { $space } ({ $price }).
event-placed-on-start = { $seat } размещает рабочего на клетке первого игрока ({ $price }).
event-placed-on-quick = { $seat } размещает рабочего на клетке быстрого действия ({ $price }).
event-picked-up = { $seat } забирает рабочего с клетки { $gear } { $space }.
event-acted = { $seat } выполняет действие { $gear } { $space }.
event-acted-paid = { $seat } выполняет действие { $gear } { $space } за { $corn }.
event-acted-back = { $seat } выполняет действие { $gear } { $space } и берёт { $corn }.
event-did-nothing = { $seat }: рабочий ничего не делает.
event-start-corn = { $seat } берёт с календаря { $corn }.
event-quick-done = { $seat } выполняет быстрое действие { $id }.
event-gained = { $seat } получает { $goods }.
event-paid = { $seat } отдаёт { $goods }.
event-scored = { $seat } получает { $points }: { $origin }.
event-lost = { $seat } теряет { $points }: { $origin }.
event-stepped = { $seat } поднимается в храме { $temple } на ступень { $step }.
event-step-lost = { $seat } не может подняться в храме { $temple }.
event-stepped-down = { $seat } опускается в храме { $temple } на ступень { $step }.
event-turned-light = { $seat } снова кладёт планшет светлой стороной вверх.
event-advanced = { $seat } продвигает технологию «{ $tech }» до уровня { $level }.
event-lowered = { $seat } опускает технологию «{ $tech }» до уровня { $level }.
event-bonus-taken = { $seat } берёт бонус технологии «{ $tech }».
event-worker-joined = { $seat } получает нового рабочего.
event-corn-tile-taken = { $seat } берёт тайл кукурузы в Паленке { $space }.
event-wood-tile-taken = { $seat } берёт тайл дерева в Паленке { $space }.
event-burned = { $seat } сжигает лес в Паленке { $space } и берёт тайл кукурузы.
event-skull-placed = { $seat } помещает хрустальный череп в Чичен-Ице { $space }.
event-built = { $seat } строит здание { $id }.
event-built-monument = { $seat } строит монумент { $id }.
event-renovated = { $seat } сносит здание { $id } для реконструкции.
event-declined = { $seat } отказывается.
event-corn-laid = На календарь кладут { $corn }.
event-first-passed = Теперь первый игрок: { $seat }.
event-days-passed = { $count ->
    [one] Проходит { $count } день; наступает день { $day }.
    [few] Проходит { $count } дня; наступает день { $day }.
   *[many] Проходит { $count } дней; наступает день { $day }.
}
event-turned-dark = { $seat } ускоряет время и кладёт планшет тёмной стороной вверх.
event-pushed-off = { $seat }: рабочий слетает с шестерёнки { $gear } и возвращается.
event-food-day-began = Наступает День Пищи { $number }.
event-fed = { $seat } кормит { $workers }, отдав { $corn }.
event-unfed = { $seat } не может накормить { $workers }.
event-age-changed = Начинается вторая эпоха.
event-no-skulls-for-temples = Хрустальных черепов не хватает на все храмы; их не получает никто.
event-prophecy-began = Вступает в силу пророчество «{ $prophecy }».
event-prophecy-scored = Конец пророчества «{ $prophecy }»: { $seat } насчитывает { $count } и получает { $points }.
event-prophecy-lost = Конец пророчества «{ $prophecy }»: { $seat } насчитывает { $count } и теряет { $points }.
event-quick-changed = Теперь доступно быстрое действие { $id }.
event-monument-scored = { $seat } получает { $points } за монумент { $id }.
event-game-over = Игра окончена.

## Отказы

refusal-not-asked = Это не ответ на заданный вопрос.
refusal-not-there = Такого здесь нет.
refusal-lacks = Это стоит { $needs }, а у вас { $has }.
refusal-needs-skull = У вас нет для этого хрустального черепа.
refusal-not-that-payment = Эти кубики не составляют нужной цены.
refusal-no-worker-at-hand = У вас нет рабочих в запасе.
refusal-no-worker-there = Там нет вашего рабочего.
refusal-nothing-to-trade = Вам нечего продать, а на покупку не хватает кукурузы.
refusal-all-workers = Вы уже имеете { $workers }, больше нельзя.
refusal-not-dealt = Этот тайл вам не раздавали.
refusal-not-that-many = { $count ->
    [one] Нужно оставить ровно { $count } тайл благосостояния.
    [few] Нужно оставить ровно { $count } тайла благосостояния.
   *[many] Нужно оставить ровно { $count } тайлов благосостояния.
}
refusal-gear-full = На этой шестерёнке нет места.
refusal-not-lowest = Рабочий встаёт на свободную клетку с наименьшим номером: { $space }.
refusal-space-taken = Эта клетка занята.
refusal-already-skipped = На этом ходу вы уже пропустили другую клетку.
refusal-flat-not-cheaper = Цена племени не ниже номера этой клетки.
refusal-flat-already-paid = На этом ходу вы уже платили цену племени.
refusal-start-taken = Клетка первого игрока занята.
refusal-quick-taken = Все клетки быстрого действия заняты.
refusal-one-quick-a-turn = За ход можно выбрать только одно быстрое действие.
refusal-quick-impossible = В конце хода вы не смогли бы выполнить быстрое действие.
refusal-quick-would-fail = После этого вы не сможете выполнить выбранное быстрое действие.
refusal-mercy-not-needed = У вас есть другой выход: милость — для тех, кто не может ни разместить, ни забрать, ни вымолить.
refusal-not-cheapest = Из милости рабочий встаёт на самую дешёвую клетку: за { $corn }.
refusal-must-move = Нужно разместить рабочих или забрать их.
refusal-too-much-corn = Вымаливать можно, имея { $limit } или меньше; у вас { $has }.
refusal-beg-first = Вымаливать можно один раз за ход и прежде всего остального.
refusal-bottom-of-temple = Вы в самом низу этого храма.
refusal-placed-this-turn = Этого рабочего вы разместили только на этом ходу.
refusal-no-action-here = Такого действия нет.
refusal-action-too-high = Это действие слишком далеко впереди вашего рабочего.
refusal-other-gear = Это действие другой шестерёнки.
refusal-already-ahead = На этом ходу один рабочий уже забегал вперёд.
refusal-no-need = Это действие доступно и без этого.
refusal-already-sold = На этом ходу вы уже продали кубик.
refusal-slot-taken = Там уже лежит хрустальный череп.
refusal-no-corn-tile = Здесь нет открытого тайла кукурузы.
refusal-no-wood-tile = Здесь нет тайла дерева.
refusal-nothing-to-burn = Здесь нет леса, который можно сжечь.
refusal-gods-forsake = Вы в самом низу всех храмов, опускаться некуда.
refusal-no-skulls-left = Хрустальных черепов больше нет.
refusal-top-of-temple = Вы на вершине этого храма.
refusal-top-taken = Вершину этого храма занимает { $seat }.
refusal-no-temple-open = Вы не можете подняться ни в одном храме.
refusal-same-temple = Вторая ступень должна быть в другом храме.
refusal-not-on-offer = Этого нет среди доступных построек.
refusal-no-building-possible = Нет здания, которое вы можете оплатить.
refusal-no-monument-possible = Нет монумента, который вы можете оплатить.
refusal-no-tech-possible = Нет технологии, которую вы можете оплатить.
refusal-cannot-renovate = Это здание нельзя для этого реконструировать.
refusal-help-must-be-used = Архитектура помогает строить это здание.
refusal-no-help = Архитектура не помогает строить это здание.
refusal-level-zero = У этой технологии нет уровня, который можно отдать.
refusal-must-take-one = Нужно выбрать одно из предложенного.
refusal-buys-only = Вы уже начали покупать: сначала продажа, потом покупка.
refusal-board-is-dark = Ваш планшет лежит тёмной стороной вверх: ускорить время нельзя.
refusal-would-push-off = Второй день столкнул бы рабочего с шестерёнки.

## Помощь

age-ended = День Пищи { $number }
topic-turn = Ход
topic-placing = Размещение рабочих
topic-picking = Сбор рабочих
topic-begging = Мольба о кукурузе
topic-calendar = Календарь
topic-food-day = Дни Пищи
topic-temples = Храмы
topic-technologies = Технологии
topic-building = Здания и монументы
topic-jungle = Джунгли
topic-market = Рынок
topic-skulls = Хрустальные черепа
topic-tribes = Племена
topic-prophecies = Пророчества
topic-quick = Быстрые действия
topic-renovation = Реконструкция
topic-scoring = Конец игры
help-turn = На своём ходу вы либо размещаете одного или нескольких рабочих, либо забираете одного или нескольких; нельзя делать то и другое, нельзя не делать ничего. Когда сходят все, календарь поворачивается и несёт каждого рабочего на клетку вперёд.
help-placing = Рабочий встаёт на свободную клетку шестерёнки с наименьшим номером и стоит столько кукурузы, каков номер. За нескольких рабочих на одном ходу доплачивают: всего { $surcharge } кукурузы за 1/2/3/4/5/6 рабочих. Клетка первого игрока сама ничего не стоит и приносит накопившуюся на ней кукурузу.
help-picking = Каждый рабочий, которого вы забираете, выполняет действие своей клетки, либо действие той же шестерёнки с меньшим номером за 1 кукурузу за каждый шаг назад, либо ничего. С последних клеток шестерёнки он выполняет любое её действие без доплаты. Рабочих забирают по одному в любом порядке.
help-begging = В начале хода, если у вас не больше { $limit } кукурузы, её можно вымолить: опуститесь на ступень в храме, и теперь вы имеете { $corn }. Кто не имеет рабочих на шестерёнках, не может заплатить и не может вымолить, размещает одного рабочего на самой дешёвой клетке за всю свою кукурузу.
help-calendar = Если клетку первого игрока никто не занял, на неё кладут { $corn } и проходит один день. Иначе её хозяин становится первым игроком или передаёт это право дальше и может пропустить два дня, если его планшет лежит светлой стороной вверх. Тогда планшет ложится тёмной стороной, пока хозяин не взойдёт на вершину храма. Два дня нельзя выбрать, если второй столкнёт чьего-либо рабочего.
help-food-day = Четыре раза за игру каждый рабочий съедает { $food }; каждый голодный стоит вам { $unfed }. Накормить нужно стольких, скольких возможно. Затем награждают храмы: в первый и третий День Пищи — ресурсами, во второй и последний — очками.
help-temples = На каждой ступени храма указаны очки, на некоторых — ресурсы. В одни Дни Пищи вы получаете все ресурсы своей ступени и ступеней ниже, в другие — очки своей ступени и бонус, если вы выше всех; делящие первенство получают половину. На вершине может стоять только один игрок.
help-technologies = Уровень стоит столько кубиков любого вида, каков его номер; свойства уровней складываются. С последнего уровня можно снова и снова платить за бонус технологии. Продвижения, которые дают тайлы, бесплатны.
help-building = Здание стоит указанных на нём кубиков и действует сразу, фермы — каждый День Пищи. Монументы приносят очки в конце игры. Архитектура помогает со зданиями, но не с монументами; если строят два здания, она помогает с одним. Пустые места среди зданий заполняют в конце хода, монументы не заменяют никогда.
help-jungle = В Паленке на действиях 2–5 вместе с урожаем вы берёте тайл из джунглей: дерево — пока есть тайл дерева, кукурузу — с открытого тайла кукурузы. Можно сжечь тайл дерева, чтобы добраться до кукурузы под ним; за это боги опустят вас на ступень в храме. Для рыбалки тайл не нужен.
help-market = На рынке можно меняться сколько угодно раз и в обе стороны: дерево за { $wood }, камень за { $stone }, золото за { $gold }. Сначала продажа, потом покупка. Хрустальными черепами не торгуют.
help-skulls = В Чичен-Ице рабочий помещает хрустальный череп на место своего действия, на каждое место один раз за игру. Это приносит очки, ступень в храме, а иногда и кубик. Число черепов ограничено; непомещённые немного стоят в конце.
help-tribes = Вместе с тайлами благосостояния каждому раздают два племени; одно он тайно оставляет себе. Способность племени всю игру нарушает какое-нибудь правило.
help-prophecies = Три пророчества известны с самого начала. Каждое действует со дня после Дня Пищи до конца следующего: бедствие что-нибудь усложняет, а в конце каждый получает или теряет очки по тому, что считает пророчество. Если из-за бедствия за выгоду нужно платить, от неё можно отказаться.
help-quick = Вместо шестерёнки рабочий может занять клетку быстрого действия за { $corn } и обычную доплату, но не больше одной за ход. Действие выполняют в конце хода, без технологий, и тогда оно должно быть возможно. Рабочий возвращается в конце раунда, а каждые два дня действие меняется.
help-renovation = На некоторых зданиях есть знак реконструкции. Строя что-то другое, вы можете снести одно такое здание: каждый кубик, указанный на обоих тайлах, считается оплаченным. Старое здание уходит вместе со всем, что давало.
help-scoring = В конце кубики превращаются в кукурузу по рыночной цене, а каждые 4 кукурузы стоят очко, причём четверти считаются. Каждый оставшийся хрустальный череп стоит { $skull }. Затем считают монументы. При ничьей побеждает тот, у кого больше рабочих на шестерёнках.
