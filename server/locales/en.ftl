# The words of the pages. Every key stands in ru.ftl too; tests see to it that none is missing or idle.

## Every page

page-name = Oikumene
page-wordmark = OIKUMENE
page-skip = Skip to content
page-language = Language
page-theme = Colours
page-theme-auto = Colours as the system has them
page-theme-light = Light colours
page-theme-dark = Dark colours
page-account-link = Your name
page-to-hall = Back to the hall
page-footer-authors = The games belong to their authors and publishers. This is an independent implementation of their rules, with drawings and words of its own.
page-footer-own = Own the games you love: nothing here replaces the box on the shelf.

## The hall

page-hall-title = A table for long evenings
page-hall-lead = Civilization games with every rule kept, an opponent for every empty seat, and friends one link away. No account needed.
page-games-title = Games
page-game-seats = { $least } to { $most } players
page-game-seats-one = { $most } players
page-game-minutes = about { $minutes } minutes for each player
page-play-now = Play now
page-play-now-about = You against opponents, at once. A new table lets you choose seats, modules and people.
page-new-table = New table
page-mine-title = My tables
page-mine-empty = No table yet. “Play now” sets one up and begins.
page-open-title = Open tables
page-open-empty = Nobody is looking for players just now.
page-open-empty-next = Open a table yourself
page-finished-title = Finished games of everybody
page-finished-mine-title = My finished games
page-finished-nobody = Nobody shows a finished game yet. Games of open tables come here by themselves; the owner of any other may show it when it is over.
page-finished-more = More finished games
page-finished-pages = Pages
page-finished-newer = Newer
page-finished-older = Older
page-finished-empty = Games that are over stay here, to be looked through move by move. Play one to its end and it will be the first.
page-sit = Sit down
page-standing-playing = The game is on
page-tempo-live = Live
page-tempo-letters = A move when you can
page-since = since
page-clock = Time left
page-clock-day = d
page-standing-mine = Your turn
page-standing-of = { $name } is choosing
page-standing-waiting = { $count ->
    [one] { $count } seat is free
   *[other] { $count } seats are free
}
page-standing-aside = Cannot be read; the owner of the server has been told
page-standing-over = Won by { $names }

## A new table

page-new-title = { $game }: a new table
page-new-seats = How many seats?
page-new-places = Who sits where?
page-new-place = Seat { $number }
page-new-places-about = A friend joins by a link that you will find at the table. A person beside you plays on this screen; it hides everything while you hand it over.
page-who-me = Me
page-who-me-named = Me ({ $name })
page-who-invite = A friend, by link
page-who-beside = A person beside me
page-who-mind = Opponent: { $mind } ({ $about })
page-mind-seat = { $mind } { $number }
page-mind-random = Wanderer
page-mind-random-about = goes wherever it likes
page-mind-novice = Novice
page-mind-novice-about = looks one step ahead
page-mind-adept = Adept
page-mind-adept-about = thinks a little, plays soundly
page-mind-expert = Expert
page-mind-expert-about = thinks longer, forgives little
page-mind-master = Master
page-mind-master-about = takes its time, plays its best
page-mind-bot-about = a program of this server
page-new-modules = Modules
page-new-variants = Variants
page-new-edition = Which figures?
page-edition-built-in = As they come with the program
page-new-edition-about = Editions that the owner of this server has brought.
page-new-tempo = How fast?
page-new-tempo-about = Live: everybody is there. A move when you can: over days; come back when it is your turn.
page-new-clock = A clock?
page-clock-none = No clock
page-clock-short = Short:
page-clock-long = Long:
page-clock-live = { $bank } minutes for the game, { $increment } seconds more for every turn
page-clock-letters = { $bank } days for the game, { $increment } hours more for every turn
page-clock-own = Exact numbers
page-clock-bank-live = Minutes for the game
page-clock-bank-letters = Hours for the game
page-clock-increment-live = Seconds more for every turn
page-clock-increment-letters = Hours more for every turn
page-new-clock-about = Only people have clocks. A turn adds its time when it begins, and what it does not use stays. When time is up, an opponent plays on in that seat until its person comes back; nobody loses by the clock alone.
page-new-open = Open to everybody?
page-new-open-about = List this table in the hall, so that anybody can take a free seat, and look at the game when it is over.
page-new-begin = Set up the table

## The reader

page-account-title = You at the table
page-account-known = You are logged in as { $name }.
page-account-guest = You play as a guest called { $name }. With an account your games follow you to other devices.
page-account-nobody = You need no account to play. Give yourself a name, or log in to find your games again.
page-name-title = Your name
page-name-label = What others call you
page-name-save = Use this name
page-account-name = Account name
page-password = Password
page-password-new = Password, at least 8 characters
page-email = E-mail (only if you wish, to get back in)
page-log-in-title = Log in
page-log-in-about = For those who have an account.
page-log-in = Log in
page-register-title = Make an account
page-register-about = The games you play as a guest move into it.
page-register = Make the account
page-log-out = Log out

## The table

page-title-asked = ● Your turn: { $game }
page-board = Board
page-zoom = Zoom
page-zoom-in = Closer
page-zoom-out = Farther
page-people = People
page-points-short = pts
page-kind-me = you
page-kind-beside = beside you
page-kind-free = Free seat
page-seat-asked = choosing
page-seat-asked-me = your turn
page-stand-in = time is up: { $mind } plays
page-away = Your time is up.
page-away-about = An opponent plays for you, so that nobody has to wait.
page-away-back = Take my seat back
page-away-coming = Your seat is yours again when this turn is done.
page-told-time-up = Time is up: { $mind } plays for { $name }.
page-told-back = { $name } is back.
page-told-taken-over = { $name } cannot go on: { $mind } takes the seat.
page-live-lost = Connection lost. Trying again…
page-live-back = Connected again.
page-live-failed = That did not work. Please try again.
page-pass-title = Hand over to { $name }
page-pass-about = Everything is hidden until the next person is ready.
page-pass-take = I am { $name }
page-waiting-seats = { $count ->
    [one] Waiting for { $count } more person to sit down.
   *[other] Waiting for { $count } more people to sit down.
}
page-waiting = Waiting for { $name }
page-fold = Fold or unfold the choices
page-recap = What the others did
page-preview = What it changes
page-preview-hint = Point at a choice to see what it changes.
page-why-not = { $count ->
    [one] { $count } thing is not possible: why?
   *[other] { $count } things are not possible: why?
}
page-way-back = Undo and redo
page-undo = Undo
page-redo = Redo
page-undo-turn = Turn start
page-past = You are looking at move { $n } of { $last }.
page-past-asked = Here { $name } is asked
page-past-now = Back to now
page-sit-about = A seat is free at this table.
page-spectator = You are watching. Only what everybody may see is shown.
page-invite = Send this link to a friend
page-invite-copy = Copy
page-invite-copied = The link is copied.
page-course = Through the game
page-course-label = Move
page-course-previous = Previous move
page-course-next = Next move
page-course-at = { $n } / { $last }
page-course-go = Show
page-desk = Log, score, talk and notes
page-log = Log
page-log-empty = Nothing has happened yet. The first choice will stand here.
page-log-look = Look at this moment
page-log-new = New:
page-sheet = Score
page-sheet-title = Points by source
page-sheet-total = Total
page-sheet-place = Place
page-talk = Talk
page-talk-label = Say something to the table
page-talk-send = Say
page-talk-new = new
page-talk-empty = Nobody has said anything yet.
page-notes = Notes
page-notes-label = Notes that only you can see
page-notes-save = Keep
page-orders = Orders
page-orders-about = Answers that you give beforehand to what others ask in their turns, so that nobody waits for you. Only you see them.
page-orders-save = Keep
page-help = Help
page-topics = How it works
page-set-sound = A soft sound when it is my turn
page-set-trivial = Give the only possible answer for me (never the end of a turn)
page-key-choose = make that choice
page-key-done = finish
page-key-undo = undo
page-key-redo = redo
page-key-course = through the game
page-key-pieces = on the board: from piece to piece, with help on each
page-key-zoom = closer, farther
page-key-help = this help

## The end

page-end-winners = { $count ->
    [one] { $names } wins
   *[other] { $names } share the first place
}
page-end-sheet = “Score” below shows where the points came from.
page-end-again = Same people again
page-end-show = Show it in the hall
page-end-hide = Keep it private
page-end-record = Download the record
page-what-if = What if…?
page-what-if-hint = What if…? Go back to any moment with the slider and open it as a table of your own.
page-what-if-about = Opens the position you are looking at as a private table.
page-chart = Points over time
page-chart-about = Points over time; at the end: { $results }.
page-seed = Seed of chance
page-seed-hash = Hash of the seed, fixed before the game:
page-seed-hash-before = Hash published before the game
page-seed-verified = Chance was honest: the record follows its seed
page-seed-unverified = The record does not follow its seed

## Invitations

page-join-title = { $game }: you are invited
page-join-about = A seat is waiting for you at this table.
page-join-name = What others call you (only if you wish)
page-join-full = No seat is free at this table any more. You can watch.
page-join-sits = You sit at this table.
page-join-table = To the table
page-join-watch = Watch

## When something goes wrong

page-problem = That did not work
page-onward = Go on
page-problem-not-found = There is nothing at this address, or it is not open to you.
page-problem-bad-input = The table does not understand this. Nothing has changed.
page-problem-time-up = You were away too long, and an opponent plays for you. Take your seat back to go on.
page-problem-no-content = This needs a content set that is not loaded on this server. Whoever runs it can bring it back with --content.
page-problem-no-game = This server does not have that game.
page-problem-no-such-seat = There is no such seat at this table. Nothing has changed.
page-problem-seats = This game is not played with so many seats. Nothing has changed.
page-problem-sitter = Say for every seat who sits there. Nothing has changed.
page-problem-nobody = At least one seat is for a person. Nothing has changed.
page-problem-edition = There is no such content set here. Nothing has changed.
page-problem-tempo = A table is live, or for a move when you can. Nothing has changed.
page-problem-clock = There is no such clock. Nothing has changed.
page-problem-clock-live = A live clock has whole numbers: up to { $bank } minutes for the game and up to { $increment } seconds for every turn, not both nothing.
page-problem-clock-letters = This clock has whole numbers: up to { $bank } hours for the game and up to { $increment } hours for every turn, not both nothing.
page-problem-setup = A game cannot begin like this ({ $why }).
page-problem-aside = This table cannot be read and was set aside. Nothing of it is deleted, and whoever runs the server has been told.
page-problem-closed = This table was closed, by its opener or by the owner of the server. What was played is not deleted.
page-problem-not-yours = You do not sit at this table.
page-problem-not-asked = It is not your turn. Nothing has changed.
page-problem-stale = The table has moved on since you looked. Look again and choose anew.
page-problem-nothing-to-undo = There is nothing to take back: something was revealed, or somebody else has chosen since.
page-problem-no-seat = No seat is free at this table any more.
page-problem-too-many = You have too many tables open. Finish one first.
page-problem-too-many-kept = You have as many tables here as one person may keep.
page-problem-too-many-imports = You have brought as many records and positions as one person may.
page-problem-too-many-notes = You keep notes at as many tables as one person may. Empty some first.
page-problem-too-fast = Too much at once. Wait a moment and try again.
page-problem-forgery = This came from another site, so it was not done. Use the buttons of this one.
page-problem-internal = Something broke here. What was played is safe; please try again.
page-problem-name = A name has 1 to 40 characters.
page-problem-name-taken = This name, or one that looks like it, belongs to another account. Choose a different one.
page-problem-password = A password has 8 to 200 characters.
page-problem-login = This name and this password do not belong together.

## Names

page-seat = { $seat }

page-problem-tampered = This record does not prove true: somebody has changed it, or it is not whole.
page-import = Bring a record or a position
page-import-about = Paste a record (.jsonl) or a position (.json). A finished record is proved and shown; an open one, or a position, goes on here with new chance.
page-import-seat = Who plays on?
page-import-alone = I play every seat
page-import-at = I take seat { $number }, opponents the others
page-import-button = Bring it to a table
