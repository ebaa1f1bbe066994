"""Handles the letters and sentences of any text; knows no words, which `authority` reads, and no library."""
