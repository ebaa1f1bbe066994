"""The tests mirror the rooms; `python -m tests` runs every check there is."""
