# Accounts: sessions, passwords, recovery.
