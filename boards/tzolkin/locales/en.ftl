# The board of Tzolk'in in the browser: words that the game itself does not have.

table-tzolkin-board = The board of Tzolk'in
table-tzolkin-round = Round { $round }
table-tzolkin-setup = Setup
table-tzolkin-day = Day { $day } · age { $age }
table-tzolkin-food-in = { $days ->
    [one] in { $days } day
   *[other] in { $days } days
}
table-tzolkin-food-today = this round
table-tzolkin-food-goods = Food Day { $number }, end of round { $round }: feeding, then goods from the temples
table-tzolkin-food-points = Food Day { $number }, end of round { $round }: feeding, then points from the temples
table-tzolkin-first = { $seat } starts the round
table-tzolkin-start = Start space: free, corn on it: { $corn }
table-tzolkin-start-taken = Start space: { $seat }, corn on it: { $corn }
table-tzolkin-worker = { $seat }: worker on { $gear } { $space }
table-tzolkin-dummy = Dummy worker on { $gear } { $space }
table-tzolkin-next = { $gear }: the next worker stands on { $space } for { $price }
table-tzolkin-leader = { $temple }: whoever is highest scores { $second } on the second Food Day and { $fourth } on the fourth
table-tzolkin-market = The market: corn for a block, both ways
table-tzolkin-skulls = Crystal skulls in the bank: { $count }
table-tzolkin-buildings = Buildings
table-tzolkin-monuments = Monuments
table-tzolkin-built = Built by { $seat }: { $monument }
table-tzolkin-prophecy-over = Prophecy { $number }, over: { $prophecy }
table-tzolkin-prophecy-now = Prophecy { $number }, in force: { $prophecy }
table-tzolkin-prophecy-later = Prophecy { $number }, after Food Day { $number }: { $prophecy }
table-tzolkin-quick-worker = Quick-action space: { $seat }
table-tzolkin-quick-dummy = Quick-action space: dummy worker
table-tzolkin-quick-free = Quick-action space: free
table-tzolkin-quick-next = { $days ->
    [one] In { $days } day: { $tile }
   *[other] In { $days } days: { $tile }
}
table-tzolkin-workers = Workers at hand and in all
table-tzolkin-food = Corn for the next Food Day
table-tzolkin-corn-tiles = Corn tiles
table-tzolkin-wood-tiles = Wood tiles
table-tzolkin-tribe = Tribe
table-tzolkin-wealth = Wealth tiles dealt
table-tzolkin-agriculture = Agriculture
table-tzolkin-extraction = Extraction
table-tzolkin-architecture = Architecture
table-tzolkin-theology = Theology
table-tzolkin-lets = Here: { $effects }.
table-tzolkin-lets-next = A day later: { $effects }.
table-tzolkin-start-outlook = At the end of the round: { $corn }, you start, and perhaps two days pass.
table-tzolkin-quick-outlook = At the end of your turn: { $tile }.
table-tzolkin-gone = { $seat } has picked up a worker from here
table-tzolkin-recap-begged = begged: { $things }
table-tzolkin-recap-passed = passed: { $things }
table-tzolkin-recap-placed = placed: { $things }
table-tzolkin-recap-picked = picked up: { $things }
table-tzolkin-recap-built = built: { $things }
table-tzolkin-recap-advanced = learned: { $things }
table-tzolkin-recap-space = { $gear } { $space }
table-tzolkin-recap-start = start space
table-tzolkin-recap-quick = quick action
table-tzolkin-recap-tile = { $id }
table-tzolkin-recap-level = { $tech } { $level }
table-tzolkin-for = For those who like to plan days ahead: deep, with little luck
