# Hints and analyses. Every key stands in analysis.ru.ftl too.

analysis-percent = { $number }%
analysis-decimal-mark = .

analysis-title = Analysis
analysis-title-game = Analysis: { $game }
analysis-lead = { $decisions ->
    [one] { $decisions } decision, judged as it looked to whoever made it.
   *[other] { $decisions } decisions, each judged as it looked to whoever made it.
}
analysis-lead-only = The decisions of { $seat }, judged as they looked then.
analysis-unfinished = The game is not over: only what { $seat } could see was used.
analysis-place = place { $place }

analysis-chart = Chance to win
analysis-chart-about = The chance to win over the game. At the end: { $results }.
analysis-chart-seat = { $name } { $chance }
analysis-round = Round { $round }
analysis-setup = Before the first round
analysis-round-axis = round

analysis-turns = Turning points
analysis-no-turns = Nothing turned this game: no single choice or draw changed a chance to win by { $size } or more.
analysis-turn-choice = { $seat } chose “{ $chosen }”. “{ $best }” would have given { $size } more chance to win.
analysis-turn-luck = Good luck for { $seat }, worth { $size }: { $revealed }
analysis-turn-bad-luck = Bad luck for { $seat }, it cost { $size }: { $revealed }
analysis-revealed-hidden = what had been hidden came to light.
analysis-more = and { $count } more.

analysis-accounts = Skill and luck
analysis-accounts-about = From the first decision to the end, four things moved each chance to win; together they are the whole way.
analysis-seat = Seat
analysis-decisions = Decisions
analysis-best-share = Best found
analysis-mean-loss = Lost a decision
analysis-mistakes = Mistakes
analysis-blunders = Blunders
analysis-own = Own choices
analysis-others = Others’ choices
analysis-luck = Luck
analysis-hindsight = Seen only later
analysis-way = { $first } → { $last }

analysis-every = Every decision
analysis-better = Better
analysis-loss-row = { $win } · { $points } { $short }
analysis-points-short = pts
analysis-grade-best = best
analysis-grade-good = good
analysis-grade-mistake = mistake
analysis-grade-blunder = blunder
analysis-then = Then: { $line }
analysis-then-by = { $seat }: { $words }
analysis-opening = What was dealt
analysis-luck-row = Luck: { $changes }
analysis-round-mistakes = { $count ->
    [one] { $count } mistake
   *[other] { $count } mistakes
}
analysis-round-clean = no mistakes

analysis-how = How to read this
analysis-how-eyes = Every decision was thought over anew with what its seat could know at that moment, and nothing more. The best choice is the best one found, not always the best there is.
analysis-how-grades = A choice that costs { $mistake } of the chance to win or more is called a mistake, from { $blunder } on a blunder.
analysis-how-luck = Luck is what came to light after a choice, against the mean of what might have come.
analysis-how-later = What is seen only later is the rest: a closer look at a later position sees more.
analysis-to-table = Back to the table

analysis-begin = Analyse
analysis-begin-about = Every decision of this game thought over again: what was better, what luck did, where it turned. It takes about a minute, and is kept.
analysis-under-way = The game is being analysed
analysis-progress = { $percent } done. This page looks again by itself.

analysis-hint-title = A hint
analysis-hint-ask = Hint
analysis-hint-about = what a strong player would do
analysis-hint-figures = { $win } to win, { $points } points
analysis-hints-allowed = Hints are allowed at this table: everybody may ask for one.
analysis-new-hints = Hints
analysis-new-hints-about = Everybody may ask for hints, and everybody is told so. Alone against opponents you always may.
analysis-problem-no-hints = This table has not agreed on hints.
analysis-problem-not-understood = No opponent of this program understands this game well enough yet.
analysis-problem-not-over = Only a finished game can be analysed.
analysis-problem-hint = A hint is being thought about for you. Wait for it, then ask again.
analysis-problem-busy = Too many games are being analysed right now. Please try again in a minute.
