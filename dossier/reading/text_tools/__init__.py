"""Bytes to words: charsets, packings, lines, months, and the language that words are in."""
