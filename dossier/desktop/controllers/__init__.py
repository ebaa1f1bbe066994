"""Connects widgets with the archive: each controller reacts to some widgets, asks the session, shows the answer."""
