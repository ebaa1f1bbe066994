"""Finds what news reports state about themselves in any format: bylines, datelines, dates, outlets, headlines.

The rules look up places and outlets in the lists of `dossier.authority`.
"""
