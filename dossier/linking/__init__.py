"""Finds which reports tell the same event, repeat each other's text or share quotations, with reasons to check.

`features_of` is all that linking keeps of a report; `postings` files it; `related` and `suggest` judge.
"""

from dossier.linking.corpus import Corpus
from dossier.linking.extract import features_of
from dossier.linking.features import FORM, ROWS, Features
from dossier.linking.index import postings
from dossier.linking.related import related
from dossier.linking.suggest import Kept, suggest

__all__ = ["FORM", "ROWS", "Corpus", "Features", "Kept", "features_of", "postings", "related", "suggest"]
