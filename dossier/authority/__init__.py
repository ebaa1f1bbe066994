"""Loads words, names and calendars from `resources/knowledge/` for all rooms above.

Knowledge is data here and mechanisms are elsewhere: a new word, or a language, is a line of a table.
"""
