"""Puts a case's reports side by side: figures, days, quotations, spellings of names, and what few leave out.

`compare` is the one verb; `compare_judged` the same with what people said of rows and cells laid over it (`judging`).
Every cell leads to words of one version of a report. Each number is read as one thing (`money`, `durations`, `fates` of
people; what is left counts things); then `relations` says how two reports' numbers stand to each other: what cannot be
true together is a contradiction, and all else says why it is none.
"""

from dossier.compare.compare_case import Comparison, compare, compare_judged
from dossier.compare.publication_days import published_by

__all__ = ["Comparison", "compare", "compare_judged", "published_by"]
