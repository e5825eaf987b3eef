# People among people: invitations, talk, moderation, leaving.

## Being asked

people-invited-title = You are invited
people-asked-about = { $name } asks you to play at this table. The game begins when everybody has said yes.
people-asked-again = { $name } asks you to play once more.
people-accept = Play
people-decline = Decline
people-next = To the next game
people-kind-asked = asked, no answer yet
people-was-removed = The opener of this table has removed you. You cannot sit down here again.

## Somebody is gone

people-absent = { $name } has not chosen for a long time.
people-waited-for = The others have been waiting for you for a long time. If they agree, an opponent plays until you are back.
people-let-play = Let an opponent play for { $name }
people-absent-agreed = You have agreed that an opponent plays on. Not yet: { $names }.
people-away = The others did not wait any longer.
people-stand-in = away: { $mind } plays

## People at the table

people-here = People at this table
people-kind-muted = muted
people-kind-blocked = blocked
people-remove = Remove
people-mute = Mute
people-unmute = Unmute
people-block = Block
people-unblock = Unblock
people-leave = Leave the table…

## Leaving

people-leave-title = { $game }: leave the table?
people-leave-frees = Your seat becomes free for somebody else.
people-leave-closes = You have opened this table, and the game has not begun: the table is closed for everybody.
people-leave-hands-over = { $mind } takes your seat for good, and the others play on. You cannot come back to this game.
people-leave-abandons = Nobody else plays here: the game ends without a result, and you find it among your finished games.
people-leave-sure = Leave
people-leave-stay = Stay
people-standing-asking = Waiting for answers
people-standing-abandoned = Broken off
people-end-abandoned = The game was broken off

## Lines of talk

people-talk-closed = Talk at this table is for the people who play here.
people-line = About this line
people-line-removed-opener = Removed by the opener of the table.
people-line-removed-owner = Removed by the owner of this server.
people-line-removed-author = Removed together with the account.
people-said-title = { $name } said
people-report-title = Report this line
people-report-about = The owner of this server reads it with the words as they are now. Nobody else is told.
people-report-reason = What is wrong with it? (only if you wish)
people-report = Report
people-report-done = You have reported this line. The owner of this server will see it.
people-line-remove-title = Remove this line
people-line-remove-about = Its words are gone for everybody; that it was removed stays to be seen.
people-line-remove = Remove the line
people-to-table = Back to the table

## Muting and blocking

people-mute-title = Mute { $name }
people-mute-about = You no longer see what somebody says whom you have muted. Nothing else changes, and they are not told.
people-muted-already = You have muted them: you do not see what they say.
people-muted-list = Muted
people-muted-nobody = You have muted nobody.
people-hidden = { $count ->
    [one] { $count } line hidden: muted or blocked
   *[other] { $count } lines hidden: muted or blocked
}
people-done-mute = Muted. You no longer see what they say; nothing else has changed.
people-done-unmute = Unmuted. You see what they say again.
people-done-block = Blocked. You no longer see what they say, and they cannot join your tables. They are not told.
people-done-unblock = Unblocked.
people-block-title = Block { $name }
people-block-about = You no longer read what somebody says whom you have blocked. They cannot sit down at your tables or where you already sit, and cannot ask you to play again. They are not told.
people-blocked-title = Muted and blocked people
people-blocked-list = Blocked
people-blocked-nobody = You have blocked nobody.
people-to-account = Back to your account

## What the table tells

people-told-stood-in = { $name } is away: { $mind } plays until they are back.
people-told-left = { $name } has left the table.
people-told-replaced = { $name } has left for good: { $mind } takes the seat.
people-told-gone = Somebody has left for good: { $mind } takes the seat.
people-told-abandoned = { $name } was the last to leave: nobody goes on with the game.
people-told-removed = { $name } was removed by the opener.
people-told-declined = { $name } was asked and does not play.

## When something goes wrong

people-problem-talk-closed = You cannot talk at this table. Those who play here or are invited can; at an open table everybody with an account.
people-problem-talk-too-fast = You talk faster than anybody can read. Wait a moment and say it again.
people-problem-talk-full = So much was said at this table that nothing more is kept.
people-problem-reported = You have reported this line before.
people-problem-reports = You have reported a great deal today. Please go on tomorrow.
people-problem-oneself = That would be yourself. Nothing has changed.
people-problem-blocks = You have blocked too many people. Unblock some first.
people-problem-mutes = You have muted too many people. Unmute some first.
people-problem-unwelcome = You cannot sit down at this table.
people-problem-not-invited = No seat is kept for you at this table.
people-problem-not-opener = Only the opener of this table may do that.
people-problem-goes-on = The game is not over yet. Play once more when it is.
people-problem-over = The game is over: you need not leave it.
people-problem-has-begun = The game has begun: nobody can be removed any more.
people-problem-not-begun = The game has not begun: wait until everybody sits.
people-problem-too-soon = It is too early for that: give them some more time.
people-problem-banned = You are banned from this server. You may look, but change nothing.
people-problem-banned-until = { $days ->
    [one] You are banned from this server for { $days } more day. You may look, but change nothing.
   *[other] You are banned from this server for { $days } more days. You may look, but change nothing.
}
