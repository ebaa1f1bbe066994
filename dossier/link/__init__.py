"""Finds which reports cover the same event, repeat each other's text or share quotations, with reasons to check.

`features_of` is all that linking keeps of a report; `postings` files it; `related` and `suggest` judge.
"""

from dossier.link.candidate_index import postings
from dossier.link.corpus import Corpus
from dossier.link.extract import features_of
from dossier.link.features import FORM, ROWS, Features
from dossier.link.pair_kind import related
from dossier.link.suggest import FeatureStore, suggest, undismissed

__all__ = [
    "FORM", "ROWS", "Corpus", "FeatureStore", "Features", "features_of", "postings", "related", "suggest",
    "undismissed",
]  # fmt: skip
