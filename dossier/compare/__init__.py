"""Compares a case's reports: figures, dates, quotations, spellings of names, and what few reports mention.

`compare` is the one verb; `compare_judged` does the same and applies people's judgements of rows and cells
(`apply_judgements`). Every cell points to words of one version of a report. Each number is classified once (`money`,
`durations`, `casualties`; the rest are counts of things); then `figure_relations` says how the numbers of two reports
relate: values that cannot both be true are a contradiction, and any other relation names the reason why it is none.
"""

from dossier.compare.compare_case import Comparison, compare, compare_judged
from dossier.compare.copy_tree import copy_tree
from dossier.compare.publication_days import published_by
from dossier.compare.row_matcher import preload as preload_ranker
from dossier.compare.single_sources import case_sources, cells_of, dependences
from dossier.compare.toll_history import toll_history

__all__ = [
    "Comparison", "case_sources", "cells_of", "compare", "compare_judged", "copy_tree", "dependences",
    "preload_ranker", "published_by", "toll_history",
]  # fmt: skip
