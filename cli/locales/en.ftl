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

ui-strength-none = none
ui-strength-weak = weak
ui-strength-fair = fair
ui-strength-strong = strong
ui-strength-strongest = strongest
ui-mind-random = any choice, each equally likely; never resigns
ui-mind-novice = sees little more than what a choice brings at once, misjudges and overlooks some
ui-mind-adept = plans its turn, seldom overlooks anything
ui-mind-expert = plans its turn well and looks at what others may do
ui-mind-master = thinks as long as it is given
ui-mind-greedy = the best choice one step ahead: a yardstick for experiments, not a level
ui-minds-budget = thinks { $budget } a turn unless told otherwise, whichever ends first
ui-minds-options = Options of a mind that thinks, behind its name, as in expert:5s:trust=0.3 (in brackets what is usual):
ui-minds-weights = judges by the weights of this file, as in expert:5s@FILE (novice to master, greedy)
ui-minds-program = somebody else’s program (docs/bot-protocol.md)
ui-minds-judged = learned weights come with the program, for { $features } features of a position
ui-option-resigning = resigns as readily as it does anything else
ui-option-seconds = seconds for a turn
ui-option-milliseconds = milliseconds for a turn
ui-option-iterations = iterations for a turn: the same seed plays the same
ui-option-threads = threads that think
ui-option-exploration = how much what looked good before any thought is tried again
ui-option-reserve = how much less than its question an untried choice is thought to be worth
ui-option-temperature = points that make a choice e times as promising at a first glance
ui-option-trust = how far a node is worth what its best choice is, not the average
ui-option-ambition = how much the chance to win counts against points
ui-option-oversight = how often an own choice is not seen at all
ui-option-blur = the error of judgements, as a deviation of the chance to win
ui-option-own = how fast more of the own choices are looked at
ui-option-others = how fast more of the others’ choices are looked at
