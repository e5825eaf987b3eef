# Accounts: sessions, passwords, recovery, one's own data.

account-gone = Somebody who left
account-back = Back to your account
account-forgotten = Forgot your password?

## What was done

account-done-name = This is your name now.
account-done-password = The password is changed. All other devices are logged out.
account-done-email = Your e-mail is changed.
account-done-sessions = Logged out there.
account-done-recovered = The password is changed, and all devices are logged out. Log in with the new one.
account-done-removed = You are removed. Only games with others and finished games stay, without your name and your words. Thank you for playing.

## What an account changes

account-name-about = Others see it at the table, and you log in with it.
account-password-title = Password
account-password-about = A new password logs out all other devices.
account-password-old = Present password
account-password-new = New password, at least 8 characters
account-password-save = Change the password
account-email-title = E-mail
account-email-about = Used for one thing only: to let you back in when you forget the password. Leave it empty to have none kept.
account-email-label = E-mail
account-email-save = Change the e-mail

## Sessions

account-sessions-title = Your devices
account-sessions-about = A device is logged out by itself when it is not used for 90 days.
account-session-this = this browser
account-session-unknown = Unknown browser
account-session-begun = since
account-session-seen = last used
account-session-end = Log out
account-session-end-named = Log out: { $agent }
account-sessions-end-others = Log out all others

## Recovery

account-recovery-title = Forgot your password?
account-recovery-about = Say the name of your account. A link to set a new password goes to its e-mail; it works once, for an hour.
account-recovery-send = Send me a link
account-recovery-sent = If there is such an account with an e-mail, a letter is on its way. Look among the unwanted ones, too.
account-recovery-no-address = No e-mail in your account? Ask the person who runs this server.
account-recovery-no-mail = This server sends no letters. Ask the person who runs it for a link: they get one with this command and the name of your account.
account-code-title = A new password
account-code-about = It logs out all devices.
account-letter-subject = Oikumene: a new password
account-letter-greeting = Hello { $name },
account-letter-about = somebody, most likely you, asked for a new password. Set it here within an hour:
account-letter-else = If it was not you, nothing has changed and there is nothing to do.

## One's own data

account-data-title = Your data
account-data-kept = Kept here: your name, your e-mail if you gave one, a hash of your password, your devices (browser and system, when they came), your games, what you said at tables, your notes, and whom you have muted, blocked or reported.
account-data-not = Nothing goes to anybody else, nothing is counted for advertising, and the only cookies keep you logged in and remember language and colours. A guest who stays away for 90 days cannot come back.
account-data-export = Download everything
account-remove-link = Remove me …
account-remove-title = Remove me for good
account-remove-goes = These go at once: your name, e-mail, password, devices and notes, the words of everything you said at tables, and unfinished games that nobody else took part in.
account-remove-stays = These stay, without your name: finished games, and games with others; where one is still on, an opponent takes your seat. A line that somebody has reported stays with the report, for the owner of this server. There is no way back.
account-remove-sure = I mean it
account-remove = Remove me
account-remove-nobody = Nothing is kept about you.

## What goes wrong

account-problem-name-invisible = There is something in this name that cannot be seen. Use letters, digits and ordinary signs.
account-problem-name-letterless = A name needs a letter or a digit.
account-problem-name-reserved = Opponents and the server itself go by this name. Choose another.
account-problem-password = That is not your password. Nothing has changed.
account-problem-password-monotonous = One sign again and again is no password.
account-problem-password-name = The name itself is no password.
account-problem-password-common = This password is among the first that anybody tries. Choose another.
account-problem-email = This does not look like an e-mail address.
account-problem-code = This link is used up, too old, or not complete. Ask for a new one.
account-problem-logged-out = This device was logged out. Log in to go on.
account-problem-guest = For that you need to be logged in.
account-problem-unconfirmed = Tick the box if you mean it. Nothing has changed.
account-problem-busy = Many people are logging in just now. Try again in a moment.
account-problem-wait-seconds = Too many tries. Wait for { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}, then try again.
account-problem-wait-minutes = Too many tries. Wait for { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}, then try again.
