# The program's own words. Every key stands in ru.ftl too.

ui-seat = { $seat }
ui-chance = Chance
ui-over = The game is over.
ui-points = Points
ui-tie-break = Tie-break
ui-place = Place

ui-name-person = Player { $number }
ui-name-random = Random { $number }
ui-name-mind = { $mind } { $number }
ui-name-program = Program { $number }

ui-welcome = Chance is fixed: the hash of its seed is { $hash }. Type help for the commands.
ui-prompt = >
ui-number = Choose a number from 1 to { $most }, or type help.
ui-unknown = “{ $line }” is neither a number nor a command; type help.
ui-refused = Not possible: { $why }
ui-undone = Taken back.
ui-undo-not = There is nothing to take back: since your last choice something was revealed, or somebody else chose.
ui-why-nothing = Everything that you could expect here is possible.
ui-why-number = There is no such number; type why to see the list.
ui-pass-keyboard = Pass the keyboard to { $seat }, who then presses Enter.
ui-taken-over =
    { $seat } cannot go on: { $why ->
        [start] the program could not be started
        [died] the program has ended
        [closed] the program closed its output
        [silent] the program gave no answer
        [garbage] the program does not keep to the protocol
        [lie] the program chose what was not possible
        [complaint] the program gave up
       *[panic] the mind broke
    }. A house mind takes the seat.
ui-no-file = Say which file: save FILE, load FILE.
ui-file = That did not work: { $what }
ui-saved = Saved in { $file }.
ui-loaded = Going on with { $file }.
ui-load-broken = This is no game to go on with: { $what }
ui-load-no-seed = A record of an open game cannot be resumed; only a save can.
ui-load-seats = The last line of the save does not fit its game.
ui-winners = First place: { $seats }.
ui-seed = The seed was { $seed }; a saved record proves that chance followed it.
ui-over-help = You can still type score, log, board, save FILE, load FILE or quit.
ui-bye = Goodbye. A game that was saved goes on with: oikumene play --load FILE
ui-help =
    a number      make that choice; a choice in notation works too
    choices       show the choices again
    undo          take the last choice back, until something was revealed
    why, why N    what is not possible now, and for which reason
    board         show the board
    score         the points by source
    log, log N    the last choices
    save FILE     keep the game
    load FILE     go on with another game
    help TOPIC    how something works: ? temples
    quit          leave
ui-help-topics = How it works, by help TOPIC: { $topics }.
ui-help-unknown = There is no such topic. There are: { $topics }.

ui-menu-game = Which game ({ $games })?
ui-menu-seats = How many seats, from { $least } to { $most }?
ui-menu-people = How many of them are people, from { $least } to { $most }?
ui-menu-modules = Modules with commas between ({ $modules }), or all, or none?
ui-menu-begin = Here we go.

ui-serving = The table stands at { $address } — press Ctrl+C to stop.

ui-league-title = { $game }: who plays how well
ui-league-about = Rating with its 95 % interval; { $seats } seats, { $games } games a pair
ui-league-shares = How often the mind on the left came out ahead of the one above
ui-hint-choice = Choice
ui-hint-win = Win
ui-hint-points = Points
ui-hint-visits = Looked into
ui-hint-line = How it may go on:
ui-analyse-page = The page is in { $file }.
