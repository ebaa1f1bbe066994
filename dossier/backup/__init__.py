"""Backups of a whole archive as one tar file: `write` makes one and reads it back, `restore` checks and restores it."""
