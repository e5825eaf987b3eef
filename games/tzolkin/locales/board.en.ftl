# The board in text. Every key is in board.ru.ftl as well.

# Above the board
board-title = Tzolk'in · round { $round } · day { $day } · age { $age }
board-food-day = Food Day { $number } of { $of } in { $days } { $days ->
    [one] day
   *[other] days
}: feeding, then { $reward }
board-food-day-today = Food Day { $number } of { $of } at the end of this round: feeding, then { $reward }
board-food-day-late = Food Day { $number } of { $of } at the end of this round, a day late: feeding, then { $reward }
board-food-days-over = All Food Days are over
board-reward-goods = goods from the temples
board-reward-goods-age = goods from the temples; the second age begins
board-reward-points = points from the temples
board-reward-points-age = points from the temples; the second age begins
board-first = Starting player:
board-start-space = start space (corn { $corn }):
board-quick = Quick action:
board-quick-spaces = spaces:
board-quick-next = in { $days } { $days ->
    [one] day
   *[other] days
}: { $tile }
board-prophecy-over = Prophecy { $number }, over: { $name }
board-prophecy-now = Prophecy { $number }, in force: { $name }, { $calamity }
board-prophecy-later = Prophecy after Food Day { $number }: { $name }, { $calamity }

# Gears, skulls, jungle
board-gears = Gears
board-legend-dummy = { $sign } dummy worker
board-legend-empty = { $sign } empty
board-legend-next = [3] the next worker's space and its price
board-legend-hidden = ( ) hidden tooth
board-any = { $from }+ any action
board-skulls = Skulls on
board-skull-bank = bank { $count }
board-jungle = Jungle
board-field = { $action }: wood { $wood }, corn { $corn }

# Tracks
board-temples = Temples: points and goods of each step
board-leader = leader +{ $second }, then +{ $fourth }
board-technologies = Technologies

# Tiles
board-buildings = Buildings of age { $age } on offer, { $left } more in the deck
board-monuments = Monuments on offer
board-none = none
board-renovation = renovation

# Players
board-players = Players
board-name = { $seat }
board-points = points { $points }
board-light = light board
board-dark = dark board
board-tribe = tribe { $tribe }
board-workers = workers at hand { $hand } of { $all }
board-need = feeding needs corn { $corn } (unfed −{ $unfed })
board-own-buildings = buildings
board-own-monuments = monuments
board-own-wealth = wealth
board-harvest = harvest tiles: corn { $corn }, wood { $wood }
board-dealt-tribes = tribes dealt:
board-dealt-wealth = wealth dealt:

# Goods
board-good-corn = corn
board-good-wood = wood
board-good-stone = stone
board-good-gold = gold
board-good-skull = skull

# Prophecies
board-calamity-step-corn = a temple step costs { $count } corn
board-calamity-step-block = a step on { $temple } costs 1 block
board-calamity-less-wood = jungle wood −{ $count }
board-calamity-less-corn = jungle corn −{ $count }
board-calamity-gold = each gold costs { $count } corn
board-calamity-skull = each skull costs a temple step
board-calamity-advance = an advance costs +{ $count } block
board-calamity-level-two = level 2 of technologies does nothing
board-calamity-building = a building costs +{ $count } block
board-calamity-worker = a worker eats +{ $count } corn
board-calamity-chichen = placing on Chichén Itzá costs +{ $count } corn
board-metric-all-steps = steps on all temples
board-metric-steps = steps on { $temple }
board-metric-wood-tiles = wood tiles
board-metric-corn-tiles = corn tiles
board-metric-gold = gold held
board-metric-skulls = skulls held
board-metric-levels = technology levels
board-metric-tracks-at-two = technologies at level 2 or more
board-metric-buildings = buildings
board-metric-fed = workers fed
board-metric-on-chichen-itza = workers on Chichén Itzá

# Effects
board-effect-gain = { $good } +{ $count }
board-effect-gain-block = any block +{ $count }
board-effect-fish = fishing: corn +{ $count }
board-effect-harvest-corn = corn +{ $count }
board-effect-harvest = corn +{ $corn }/wood +{ $wood }
board-effect-points = points +{ $count }
board-effect-step = { $temple } +{ $count }
board-effect-any-step = any temple +{ $count }
board-effect-two-steps = two temples +1
board-effect-pay-corn = pay { $count } corn
board-effect-pay-block = pay { $count } { $count ->
    [one] block
   *[other] blocks
}
board-effect-study = { $count ->
    [one] technology +1 for blocks
   *[other] up to { $count } technologies +1 for blocks
}
board-effect-advance = { $tech } +1
board-effect-any-advance = any technology +{ $count }
board-effect-tech-exchange = one technology −1, the other three +1
board-effect-build = { $count ->
    [one] a building
   *[other] up to { $count } buildings
}
board-effect-build-or-monument = up to { $count } buildings or a monument
board-effect-build-monument = a monument
board-effect-build-for-corn = a building for corn, { $count } a block
board-effect-build-plain = a building without technologies
board-effect-market = market
board-effect-worker = worker +{ $count }
board-effect-any-action = any action of the smaller gears
board-effect-place-skull = the skull lies here
board-effect-farm-one = { $count ->
    [one] farm: 1 worker eats { $corn } corn less
   *[other] farm: { $count } workers eat { $corn } corn less
}
board-effect-farm-all = farm: every worker eats { $count } corn less
board-effect-food-day = each Food Day { $good } +{ $count }
board-effect-food-day-early = Food Days 1 and 2 { $good } +{ $count }
board-effect-food-day-late = Food Days 3 and 4 { $good } +{ $count }

# What monuments score
board-rule-colour = { $count } for each own { $colour } building or monument
board-rule-building = { $count } for each own building or monument
board-rule-corn-tile = { $count } for each own corn tile
board-rule-wood-tile = { $count } for each own wood tile
board-rule-monument = { $count } for each monument built by anybody
board-rule-tracks = { $points } for 1/2/3/4 technologies at level 3
board-rule-level = { $count } for each technology level
board-rule-workers = { $points } for 1/2/3/4/5/6 workers
board-rule-temple-points = the points of the own temple steps once more
board-rule-best-step = { $count } for each step on the own best temple
board-rule-skull = { $count } for each skull placed by anybody
