"""Puts a case's reports side by side: figures, days, quotations, spellings of names, and what few leave out.

`compare` is the one verb; every cell it gives leads to words of one version of a report. Each number is read as one
thing (`money`, `durations`, `fates` of people; what is left counts things); then `relations` says how two reports'
numbers stand to each other: what cannot be true together is a contradiction, and all else says why it is none.
"""

from dossier.comparing.asof import published_by
from dossier.comparing.compare import compare

__all__ = ["compare", "published_by"]
