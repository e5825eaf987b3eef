# Tzolk'in in English. Every key stands in ru.ftl too; tests see to it that none is missing or idle.

game-tzolkin = Tzolk'in
game-tzolkin-about = Turning gears carry your workers through the Mayan year: place them early, pick them up in time, feed them, and please the gods.
seat = Player { $number }

module-tribes = Tribes
module-tribes-about = Everybody leads a tribe with an ability of its own.
module-prophecies = Prophecies
module-prophecies-about = Three foretold calamities, one for each quarter after the first; whoever copes with them scores.
module-buildings = New buildings
module-buildings-about = Eight more buildings; the old ones among them can be renovated.
module-quick = Quick actions
module-quick-about = Small actions that are done in the same turn and change every two days. Five players always use them.

## The score sheet

source-temples = Temples
source-leaders = Highest on a temple
source-skulls = Skulls placed
source-buildings = Buildings
source-technologies = Technologies
source-unfed = Unfed workers
source-prophecies = Prophecies
source-monuments = Monuments
source-corn = Corn and blocks left
source-left_skulls = Skulls left

## Chapters of the rules

chapter-setup = Base rules: Setup
chapter-turn = Base rules: Your turn
chapter-placing = Base rules: Placing workers
chapter-picking = Base rules: Picking up workers
chapter-begging = Base rules: Begging for corn
chapter-costs = Base rules: Paying
chapter-calendar = Base rules: Speeding time
chapter-temples = Base rules: Temples
chapter-technologies = Base rules: Technologies
chapter-building = Base rules: Buildings and monuments
chapter-jungle = Base rules: Palenque and the jungle
chapter-market = Base rules: Uxmal and the market
chapter-workers = Base rules: New workers
chapter-skulls = Base rules: Chichén Itzá and crystal skulls
chapter-tribes = Expansion: Tribes
chapter-quick = Expansion: Quick actions
chapter-renovation = Expansion: Renovation

## Names

gear-palenque = Palenque
gear-yaxchilan = Yaxchilán
gear-tikal = Tikal
gear-uxmal = Uxmal
gear-chichen_itza = Chichén Itzá

temple-chaac = Chaac
temple-quetzalcoatl = Quetzalcoatl
temple-kukulcan = Kukulcan
temple-of-chaac = Chaac
temple-of-quetzalcoatl = Quetzalcoatl
temple-of-kukulcan = Kukulcan

tech-agriculture = Agriculture
tech-extraction = Resource extraction
tech-architecture = Architecture
tech-theology = Theology

colour-yellow = yellow
colour-brown = brown
colour-green = green
colour-blue = blue
colour-of-yellow = yellow
colour-of-brown = brown
colour-of-green = green
colour-of-blue = blue

good-corn = { $count } corn
good-wood = { $count } wood
good-stone = { $count } stone
good-gold = { $count } gold
good-skull = { $count ->
    [one] { $count } crystal skull
   *[other] { $count } crystal skulls
}
blocks = { $count ->
    [one] { $count } block
   *[other] { $count } blocks
}
any-blocks = { $count ->
    [one] { $count } block of any kind
   *[other] { $count } blocks of any kind
}
less-blocks = { $count ->
    [one] less { $count } block
   *[other] less { $count } blocks
}
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
workers = { $count ->
    [one] { $count } worker
   *[other] { $count } workers
}
spaces = { $count ->
    [one] { $count } space
   *[other] { $count } spaces
}
free = free
corn-price = { $count } corn

## Tiles, spaces, levels, steps

building-name = Building { $id }
building = { $name } ({ $colour }; { $cost }): { $effects }
monument-name = Monument { $id }
monument = { $name } ({ $colour }; { $cost }): { $rule }
wealth-name = Wealth { $id }
wealth = { $name }: { $effects }
quick-name = Quick action { $id }
quick-action = { $name }: { $effects }
tribe-name = Tribe { $id }
tribe = { $name }: { $ability }
prophecy-name = Prophecy { $id }
prophecy = { $name }: { $calamity }. At its end it counts { $metric }: up to { $first } brings { $lowest }, up to { $second } brings { $low }, up to { $third } brings { $high }, more brings { $highest } points
space = { $gear } { $space }: { $effects }
technology-level = { $tech }, level { $level } ({ $cost }): { $effects }
technology-bonus = { $tech }, beyond the last level ({ $cost }): { $effects }
temple-step = { $temple }, step { $step }: { $worth }
temple-good = { $goods } on Food Days that pay goods
temple-top = the top, for one player only

tribe-T01 = Ah Chuy Kak
tribe-T02 = Ahau Chamahez
tribe-T03 = Ahmakiq
tribe-T04 = Bacab
tribe-T05 = Balam
tribe-T06 = Cit-Bolon-Tum
tribe-T07 = Huracan
tribe-T08 = Itzamná
tribe-T09 = Ixtab
tribe-T10 = Vacub-Caquix
tribe-T11 = Xaman Ek
tribe-T12 = Yaluk
tribe-T13 = Yumkaax

prophecy-R01 = Wrathful Gods
prophecy-R02 = Angry God (Chaac)
prophecy-R03 = Angry God (Quetzalcoatl)
prophecy-R04 = Angry God (Kukulcan)
prophecy-R05 = Forest Fires
prophecy-R06 = Drought
prophecy-R07 = Gold Shortage
prophecy-R08 = Desecration
prophecy-R09 = Teacher Shortage
prophecy-R10 = Forgotten Lore
prophecy-R11 = Crowded Cities
prophecy-R12 = Hunger
prophecy-R13 = High Floodwaters

## What effects do

action-any = any action of this gear
effect-none = nothing
effect-gain = gain { $goods }
effect-gain-block = gain { $blocks } of your choice
effect-fish = fish: gain { $corn }
effect-harvest-corn = harvest { $corn }
effect-harvest = harvest { $corn } or { $wood }
effect-points = score { $points }
effect-step = { $count ->
    [one] go up { $count } step on the temple of { $temple }
   *[other] go up { $count } steps on the temple of { $temple }
}
effect-any-step = { $count ->
    [one] go up { $count } step on any temple
   *[other] go up { $count } steps on any temples
}
effect-two-steps = go up 1 step on each of two temples
effect-pay = pay { $goods }
effect-study = { $count ->
    [one] advance a technology at its cost
   *[other] advance up to { $count } technologies at their cost
}
effect-advance = advance { $tech } for free
effect-any-advance = { $count ->
    [one] advance any technology for free
   *[other] advance technologies { $count } times for free
}
effect-tech-exchange = lower one technology by a level and raise the other three for free
effect-build = { $count ->
    [one] build a building
   *[other] build up to { $count } buildings
}
effect-build-or-monument = { $count ->
    [one] build a building or a monument
   *[other] build up to { $count } buildings or one monument
}
effect-build-monument = you may build a monument
effect-build-for-corn = build a building and pay { $corn } for each block
effect-build-plain = build a building without the help of technologies
effect-market = trade on the market
effect-worker = gain { $workers }
effect-any-action = do any action of Palenque, Yaxchilán, Tikal or Uxmal
effect-place-skull = place a crystal skull
effect-farm-one = { $count ->
    [one] on Food Days { $count } worker needs { $corn } less
   *[other] on Food Days { $count } workers need { $corn } less each
}
effect-farm-all = on Food Days every worker needs { $corn } less
effect-food-day = gain { $goods } on every Food Day
effect-food-day-early = gain { $goods } on each of the first two Food Days
effect-food-day-late = gain { $goods } on each of the last two Food Days
effect-renovation = can be renovated later
with-architecture = by architecture { $effects }

power-harvest = { $goods } more from every corn harvest in the jungle
power-fishing = { $goods } more from fishing
power-without-tile = corn can be harvested when no corn tile lies open
power-wood = { $goods } more on Yaxchilán and from every wood harvest in the jungle
power-mining = { $goods } more when taking it on Yaxchilán
power-build-gain = { $goods } for a building
power-build-discount = { $goods } less for a building
power-ahead = reach { $goods } ahead on Chichén Itzá
power-step-after-skull = after placing a skull you may pay 1 block for a step on any temple

monument-per-colour = { $points } for each of your { $colour } buildings and monuments
monument-per-building = { $points } for each of your buildings and monuments
monument-per-corn-tile = { $points } for each of your corn tiles
monument-per-wood-tile = { $points } for each of your wood tiles
monument-per-monument = { $points } points with 2/3/4/5 players for each monument that anybody has built
monument-tracks-at-top = { $points } points for 0/1/2/3/4 technologies at the last level
monument-per-level = { $points } for each of your technology levels
monument-workers = { $points } points for 1/2/3/4/5/6 workers
monument-temple-points = the points of your step on every temple once more
monument-per-best-step = { $points } for each step above the start on your best temple
monument-per-skull-placed = { $points } for each crystal skull that anybody has placed

ability-pickup-after-placing = after placing at least { $workers } on gears you may pick up one other worker
ability-one-ahead = once in a picking turn a worker may do the action one higher for { $corn }
ability-may-pass = you may skip your turn and gain { $corn }
ability-corn-floor = you start every turn with at least { $floor }; begging leaves you with { $beg }
ability-step-back-pays = for a lower action you gain { $corn } in all instead of paying
ability-flat-placement = once a turn you may pay { $corn } instead of the number of a space; every gear has one more space for you, with any action
ability-paired-gears = Tikal and Uxmal are one place for you, and so are Palenque and Yaxchilán
ability-cheap-tech = levels 1/2/3 and the bonus cost you { $cost } blocks; the bonus can be that of any technology
ability-keep-wealth = { $count ->
    [one] you keep { $count } wealth tile
   *[other] you keep { $count } wealth tiles
} and then go down 1 step on a temple
ability-skip-space = in every placing turn you may treat one empty space as taken
ability-sell-block = once a turn you may sell a block at the market price
ability-workers = you begin with { $workers }; each needs { $food } more on Food Days, and an unfed one costs { $unfed }
ability-surcharge = placing 1/2/3/4/5/6 workers costs you { $cost } corn extra in all

calamity-step-costs-corn = every step up on a temple costs { $corn }
calamity-step-costs-block = every step up on the temple of { $temple } costs { $blocks }
calamity-less-wood = every wood harvest in the jungle brings { $wood } less
calamity-less-corn = every corn harvest in the jungle brings { $corn } less
calamity-gold-costs-corn = every gold gained costs { $corn }
calamity-skull-costs-step = every crystal skull gained costs a step down on a temple
calamity-advance-costs-block = every technology advance costs { $blocks } more
calamity-no-level-two = the second level of every technology has no effect
calamity-building-costs-block = every building costs { $blocks } more
calamity-worker-eats = on this Food Day every worker needs { $corn } more
calamity-chichen-costs-corn = placing a worker on Chichén Itzá costs { $corn } more

metric-all-steps = steps above the start on all temples
metric-steps = steps above the start on the temple of { $temple }
metric-wood-tiles = wood tiles
metric-corn-tiles = corn tiles
metric-gold = gold
metric-skulls = crystal skulls not yet placed
metric-levels = technology levels
metric-tracks-at-two = technologies at level 2 or higher
metric-buildings = buildings
metric-fed = workers fed
metric-on-chichen-itza = workers on Chichén Itzá

## Questions

question-over = The game is over.
question-first = Chance picks the starting player.
question-offer-building = Chance draws a building.
question-offer-monument = Chance draws a monument.
question-lay-prophecy = Chance draws a prophecy.
question-lay-quick = Chance lays out a quick action.
question-deal-tribe = Chance deals a tribe.
question-deal-wealth = Chance deals a wealth tile.
question-place-dummy = Chance places dummy workers.
question-keep-tribe = Which tribe do you keep?
question-keep-wealth = { $count ->
    [one] Which wealth tile do you keep?
   *[other] Which { $count } wealth tiles do you keep?
}
question-turn = Your turn: place workers or pick them up.
question-place = Place another worker, or finish.
question-pick-up = Pick up another worker, or finish.
question-pick-one-more = Do you pick up one more worker?
question-pick-one-before-quick = Do you pick up one more worker now, or after the quick action?
question-last-sale = Your turn ends: sell a block first?
question-act = What does the worker from { $gear } { $space } do?
question-any-action = Which action do you choose ({ $price })?
question-harvest = What do you harvest on Palenque { $space }?
question-pay = How do you pay { $blocks }?
question-take-block = Which block do you take?
question-take-gold = How much gold do you take, at { $corn } each?
question-take-skull = On which temple do you go down for a crystal skull?
question-step-down = On which temple do you go down a step?
question-step-up = Do you go up a step on the temple of { $temple } ({ $price })?
question-any-step = On which temple do you go up a step?
question-second-step = On which temple other than that of { $temple } do you go up a step?
question-step-after-skull = Do you pay a block for a step on a temple?
question-study = Which technology do you advance?
question-study-more = Do you advance another technology?
question-any-advance = Which technology do you advance ({ $price })?
question-advance = Do you advance { $tech } ({ $price })?
question-advance-next = Which technology do you advance next?
question-any-bonus = Which technology's bonus do you take?
question-tech-exchange = Which technology do you lower?
question-build = Which building do you build?
question-build-for-corn = Which building do you build, paying { $corn } for each block?
question-build-or-monument = What do you build: a building or a monument?
question-build-more = Do you build another building?
question-build-monument = Do you build a monument?
question-market = What do you trade? Sell first, then buy.
question-market-buying = What else do you buy?
question-days = How many days pass?

## Choices

choice-first = { $seat } starts
choice-reveal = { $tile }
choice-deal = { $tile }
choice-dummy = Wealth { $id }: a dummy worker on { $gear } { $space }
choice-keep-tribe = Keep { $tile }
choice-keep-two = Keep { $first } and { $second }
choice-keep-three = Keep { $first }, { $second } and { $third }
kept-wealth = { $id } ({ $effects })
choice-beg = Beg: go down on the temple of { $temple } to step { $step } ({ $worth }) and then hold { $corn }
choice-pass = Skip the turn and gain { $corn }
choice-place = Place a worker on { $gear } { $space } ({ $price })
choice-place-flat = Place a worker on { $gear } { $space } at your tribe's price ({ $price })
choice-place-start = Place a worker on the start space ({ $price }): { $effects }
start-lead = become the starting player
start-pass-on = the next player becomes the starting player
start-speed = you may let two days pass
choice-place-quick = Place a worker for the quick action ({ $price }): { $effects }
choice-place-mercy = Place one worker on { $gear } { $space } by mercy, for all you have ({ $price })
choice-pick-up = Pick up the worker from { $gear } { $space }: { $effects }
choice-act = { $gear } { $space }: { $effects }
choice-act-paid = { $gear } { $space } for { $corn }: { $effects }
choice-act-gaining = { $gear } { $space } and gain { $corn }: { $effects }
choice-nothing = No action
choice-sell-one = By your tribe: sell { $goods } for { $corn }
choice-sell = Sell { $goods } for { $corn }
choice-buy = Buy { $goods } for { $corn }
choice-done = Finish
choice-done-placing = Place no more workers
choice-done-picking = Pick up no more workers
choice-done-studying = Advance no more technologies
choice-done-building = Build no more
choice-done-trading = Finish trading
choice-decline = Do without
choice-decline-worker = Pick up no more workers
choice-decline-sale = Sell nothing
choice-decline-action = Do without the action
choice-decline-skull = Do without the crystal skull
choice-decline-step = Do without the step
choice-decline-advance = Do without the advance
choice-decline-advances = Do without further advances
choice-decline-monument = Build no monument
choice-quick-first = First the quick action
choice-accept = Agree
choice-harvest-corn = Harvest { $goods } and take a corn tile
choice-harvest-no-tile = Harvest { $goods } without a tile
choice-harvest-wood = Harvest { $goods } and take a wood tile
choice-burn = Burn the forest: harvest { $goods }, take the corn tile, and go down a step on a temple
choice-pay = Pay { $price }
choice-take = Take { $goods }
choice-take-paid = Take { $goods } for { $corn }
choice-take-no-gold = Take no gold
choice-down = Go down on the temple of { $temple } to step { $step }: { $worth }
choice-up = Go up on the temple of { $temple } to step { $step }: { $worth }
choice-up-paid = Go up on the temple of { $temple } to step { $step } ({ $price }): { $worth }
choice-advance = Advance { $tech } to level { $level } ({ $price }): { $effects }
choice-advance-bonus = Advance { $tech } beyond the last level ({ $price }): { $effects }
choice-bonus = The bonus of { $tech }: { $effects }
choice-lower = Lower { $tech } by a level
choice-build = Build building { $id } ({ $price }): { $effects }
choice-build-renovating = Build building { $id } in place of { $old } ({ $price }): { $effects }
choice-build-monument = Build monument { $id } ({ $price }): { $rule }; now { $points }
choice-build-monument-renovating = Build monument { $id } in place of building { $old } ({ $price }): { $rule }; now { $points }
choice-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
choice-days-1 = One day passes
choice-days-2 = Two days pass, and your board turns dark side up

## Events

event-first = { $seat } is the starting player.
event-building-offered = Building { $id } is on offer.
event-monument-offered = Monument { $id } is on offer.
event-prophecy-laid = Prophecy { $number }: { $prophecy }.
event-quick-laid = Quick action { $id } is laid on the calendar.
event-tribe-dealt = { $seat } is dealt the tribe { $tribe }.
event-some-tribe-dealt = { $seat } is dealt a tribe.
event-wealth-dealt = { $seat } is dealt wealth { $id }.
event-some-wealth-dealt = { $seat } is dealt a wealth tile.
event-dummy-placed = A dummy worker stands on { $gear } { $space }.
event-tribe-kept = { $seat } keeps the tribe { $tribe }.
event-some-tribe-kept = { $seat } keeps a tribe.
event-wealth-kept = { $seat } has chosen wealth tiles.
event-tribe-revealed = { $seat } leads the tribe { $tribe }.
event-wealth-revealed = { $seat } begins with wealth { $id }.
event-round-began = Round { $round } begins.
event-begged = { $seat } begs and now holds { $corn }.
event-floor-paid = The tribe gives { $seat } { $corn }.
event-passed = { $seat } skips the turn and gains { $corn }.
event-placed = { $seat } places a worker on { $gear } { $space } ({ $price }).
event-placed-on-start = { $seat } places a worker on the start space ({ $price }).
event-placed-on-quick = { $seat } places a worker for the quick action ({ $price }).
event-picked-up = { $seat } picks up the worker from { $gear } { $space }.
event-acted = { $seat } does the action { $gear } { $space }.
event-acted-paid = { $seat } does the action { $gear } { $space } for { $corn }.
event-acted-back = { $seat } does the action { $gear } { $space } and gains { $corn }.
event-did-nothing = { $seat }'s worker does nothing.
event-start-corn = { $seat } takes { $corn } from the calendar.
event-quick-done = { $seat } carries out quick action { $id }.
event-gained = { $seat } gains { $goods }.
event-paid = { $seat } pays { $goods }.
event-scored = { $seat } scores { $points }: { $origin }.
event-lost = { $seat } loses { $points }: { $origin }.
event-stepped = { $seat } goes up on the temple of { $temple } to step { $step }.
event-step-lost = { $seat } cannot go up on the temple of { $temple }.
event-stepped-down = { $seat } goes down on the temple of { $temple } to step { $step }.
event-turned-light = { $seat }'s board turns light side up again.
event-advanced = { $seat } advances { $tech } to level { $level }.
event-lowered = { $seat } lowers { $tech } to level { $level }.
event-bonus-taken = { $seat } takes the bonus of { $tech }.
event-worker-joined = { $seat } gains a worker.
event-corn-tile-taken = { $seat } takes a corn tile of Palenque { $space }.
event-wood-tile-taken = { $seat } takes a wood tile of Palenque { $space }.
event-burned = { $seat } burns the forest of Palenque { $space } and takes a corn tile.
event-skull-placed = { $seat } places a crystal skull on Chichén Itzá { $space }.
event-built = { $seat } builds building { $id }.
event-built-monument = { $seat } builds monument { $id }.
event-renovated = { $seat } gives up building { $id } for renovation.
event-declined = { $seat } does without.
event-corn-laid = { $corn } is laid on the calendar.
event-first-passed = { $seat } becomes the starting player.
event-days-passed = { $count ->
    [one] { $count } day passes; it is day { $day }.
   *[other] { $count } days pass; it is day { $day }.
}
event-turned-dark = { $seat } speeds time; the board turns dark side up.
event-pushed-off = { $seat }'s worker is pushed off { $gear } and comes home.
event-food-day-began = Food Day { $number } begins.
event-fed = { $seat } feeds { $workers } with { $corn }.
event-unfed = { $seat } cannot feed { $workers }.
event-age-changed = The second age begins.
event-no-skulls-for-temples = There are not enough crystal skulls for the temples; nobody gets one.
event-prophecy-began = The prophecy { $prophecy } takes force.
event-prophecy-scored = { $prophecy } ends: { $seat } counts { $count } and scores { $points }.
event-prophecy-lost = { $prophecy } ends: { $seat } counts { $count } and loses { $points }.
event-quick-changed = Quick action { $id } is now on offer.
event-monument-scored = { $seat } scores { $points } for monument { $id }.
event-game-over = The game is over.

## Refusals

refusal-not-asked = That is no answer to this question.
refusal-not-there = There is no such thing here.
refusal-lacks = This costs { $needs }, and you have { $has }.
refusal-needs-skull = You have no crystal skull for it.
refusal-not-that-payment = These blocks do not make up the price.
refusal-no-worker-at-hand = You have no worker at hand.
refusal-no-worker-there = You have no worker there.
refusal-nothing-to-trade = You have nothing to sell and too little corn to buy.
refusal-all-workers = You already have all { $workers }.
refusal-not-dealt = You were not dealt this tile.
refusal-not-that-many = { $count ->
    [one] You keep exactly { $count } wealth tile.
   *[other] You keep exactly { $count } wealth tiles.
}
refusal-gear-full = This gear is full.
refusal-not-lowest = A worker goes on the lowest empty space: { $space }.
refusal-space-taken = This space is taken.
refusal-already-skipped = You have already skipped another space this turn.
refusal-flat-not-cheaper = Your tribe's price is not lower than the number of this space.
refusal-flat-already-paid = You have already paid your tribe's price this turn.
refusal-start-taken = Somebody stands on the start space.
refusal-quick-taken = All quick-action spaces are taken.
refusal-one-quick-a-turn = Only one quick action a turn.
refusal-quick-impossible = You could not carry out the quick action at the end of your turn.
refusal-quick-would-fail = After that you could no longer carry out the quick action that you took.
refusal-mercy-not-needed = You can do something else: mercy is for those who cannot place, pick up or beg.
refusal-not-cheapest = By mercy a worker goes on a space of the lowest cost: { $corn }.
refusal-must-move = You must place workers or pick them up.
refusal-too-much-corn = You may beg with { $limit } or less; you have { $has }.
refusal-beg-first = You may beg once a turn, before anything else.
refusal-bottom-of-temple = You are at the bottom of this temple.
refusal-placed-this-turn = You placed this worker only this turn.
refusal-no-action-here = There is no such action.
refusal-action-too-high = This action lies too far ahead of your worker.
refusal-other-gear = This action belongs to another gear.
refusal-already-ahead = One of your workers has already gone ahead this turn.
refusal-no-need = You can have this action without it.
refusal-already-sold = You have already sold a block this turn.
refusal-slot-taken = A crystal skull already lies there.
refusal-no-corn-tile = No corn tile lies open here.
refusal-no-wood-tile = There is no wood tile here.
refusal-nothing-to-burn = There is no forest here to burn.
refusal-gods-forsake = You are at the bottom of all temples and cannot go down.
refusal-no-skulls-left = There are no crystal skulls left.
refusal-top-of-temple = You are at the top of this temple.
refusal-top-taken = { $seat } holds the top of this temple.
refusal-no-temple-open = You cannot go up on any temple.
refusal-same-temple = The second step must be on another temple.
refusal-not-on-offer = This is not on offer.
refusal-no-building-possible = There is no building that you can pay for.
refusal-no-monument-possible = There is no monument that you can pay for.
refusal-no-tech-possible = There is no technology that you can pay for.
refusal-cannot-renovate = This building cannot be renovated for it.
refusal-help-must-be-used = Architecture helps with this building.
refusal-no-help = Architecture does not help with this building.
refusal-level-zero = This technology has no level to lose.
refusal-must-take-one = You must choose one of these.
refusal-buys-only = You have begun to buy: sell first, then buy.
refusal-board-is-dark = Your board lies dark side up: time cannot be sped.
refusal-would-push-off = The second day would push a worker off its gear.

## Help

age-ended = Food Day { $number }
topic-turn = A turn
topic-placing = Placing workers
topic-picking = Picking up workers
topic-begging = Begging for corn
topic-calendar = The calendar
topic-food-day = Food Days
topic-temples = Temples
topic-technologies = Technologies
topic-building = Buildings and monuments
topic-jungle = The jungle
topic-market = The market
topic-skulls = Crystal skulls
topic-tribes = Tribes
topic-prophecies = Prophecies
topic-quick = Quick actions
topic-renovation = Renovation
topic-scoring = The end
help-turn = In your turn you either place one or more workers or pick up one or more, never both and never neither. When everybody has had a turn, the calendar turns and carries every worker one space further.
help-placing = A worker goes on the lowest empty space of a gear and costs as much corn as the number of the space. Several workers in one turn cost extra: { $surcharge } corn in all for 1/2/3/4/5/6 workers. The start space costs nothing itself and brings the corn that has gathered there.
help-picking = Each worker picked up does the action of its space, or a lower one of the same gear for 1 corn a step, or nothing. From the last spaces of a gear it does any action of that gear for no corn. Workers are picked up one by one, in the order you like.
help-begging = At the start of your turn, with { $limit } corn or less, you may beg: go down a step on a temple and hold { $corn }. Whoever has no worker on the gears, cannot pay and cannot beg places one worker on the cheapest space for all the corn there is.
help-calendar = If nobody took the start space, { $corn } is laid there and one day passes. Otherwise its owner becomes the starting player, or passes the marker on, and may let two days pass if the own board lies light side up. It then turns dark, until its owner reaches the top of a temple. Two days may not push off a worker that one day would not.
help-food-day = Four times in the game every worker eats { $food }; each unfed worker costs { $unfed }. As many as possible must be fed. Then the temples pay: goods on the first and third Food Days, points on the second and last.
help-temples = Every step of a temple shows points, and some show goods. Goods days pay all goods on your step and below; points days pay the points of your step, and a bonus for the highest on each temple, half of it if several share the lead. Only one player can stand on a top step.
help-technologies = A level costs as many blocks as its number says, of any kind; levels add up. From the last level you may pay again and again for the bonus of the track. Advances given by tiles are free.
help-building = A building costs its printed blocks and works at once; farms work on every Food Day. Monuments score at the end of the game. Architecture helps with buildings, never with monuments; when you may build two, it helps with one of them. Empty places among the buildings on offer are filled at the end of a turn; monuments are never replaced.
help-jungle = On Palenque 2 to 5 you take a tile from the jungle with your harvest: wood while there is a wood tile, corn from an open corn tile. You may also burn a wood tile to reach the corn under it; the gods answer with a step down on a temple. Fishing needs no tile.
help-market = On the market you trade as often as you like: wood for { $wood }, stone for { $stone }, gold for { $gold }, both ways. Sell first, then buy. Crystal skulls are never traded.
help-skulls = On Chichén Itzá a worker places a crystal skull on the slot of its action, once in the game for each slot, for points, a temple step and sometimes a block. There are only so many skulls; those not placed still score a little at the end.
help-tribes = Everybody is dealt two tribes with the wealth tiles and keeps one in secret. Its ability breaks a rule for the whole game.
help-prophecies = Three prophecies are known from the start. Each rules from the day after a Food Day to the end of the next: its calamity makes something harder, and at its end everybody gains or loses points by what it counts. If a gain costs something because of it, you may do without that gain.
help-quick = Instead of a gear a worker may take a quick-action space for { $corn } and the usual extra, one a turn. The action is carried out at the end of the turn, without technologies, and must be possible then. The worker comes home at the end of the round, and every two days another action is on offer.
help-renovation = Some buildings bear the sign of renovation. When you build something else you may give up one such building: every block printed on both tiles counts as paid. The old building is gone, with all that it gave.
help-scoring = At the end blocks turn into corn at the market price, and every 4 corn are worth a point, with quarters counted. Each crystal skull left is worth { $skull }. Then the monuments score. A tie goes to whoever has more workers on the gears.
