"""Finds the sentences of a researcher's own words that rest on some of the words that they cite."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from dossier.briefs.own_statements import own_words_of, paragraphs
from dossier.model.cases import Case
from dossier.model.dependences import Effect, SentenceDependence
from dossier.model.plans import Passage, Plan


def citing_lost(case: Case, plan: Plan, lost: Callable[[Passage], bool]) -> Iterator[SentenceDependence]:
    """Those that cite something `lost`, in the order of the brief: it falls if it cites nothing else."""
    for words in own_words_of(case, plan):
        for statement in (one for part in paragraphs(words.text) for one in part):
            gone = [lost(passage) for passage in statement.passages]
            if any(gone):
                effect: Effect = "falls" if all(gone) else "changes"
                yield SentenceDependence(effect, words.where, words.number, statement.written)
