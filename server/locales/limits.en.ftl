# Limits: what is too much, too large or too slow.
limits-guests = Too many new guests have come from your network. Try again in a minute, or log in.
limits-imports = Too many records and positions have come from your network. Try again in a minute.
limits-streams = Too many pages here follow their tables live. Close some of them.
limits-streams-in-all = Too many people follow their tables live just now. This page looks again by itself.
limits-streams-paused = Live updates are paused. This page looks again by itself every half a minute.
limits-pages = Too many pages are asked for just now. Wait a moment and try again.
limits-body-slow = This took too long to arrive. Nothing has changed; please try again.
limits-body-large = This is too large. Nothing has changed.
limits-body-broken = This did not arrive whole. Nothing has changed; please try again.
