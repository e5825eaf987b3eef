# People among people: invitations, talk, moderation, leaving.
