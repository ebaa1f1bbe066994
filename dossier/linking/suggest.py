"""Suggests cases over a whole archive: reports of one event together, similar events apart."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from dossier.linking.clusters import clusters
from dossier.linking.corpus import Corpus
from dossier.linking.features import Features
from dossier.linking.reasons import ruled, shared
from dossier.linking.related import SAME_EVENT
from dossier.linking.rulings import bounds
from dossier.linking.vectors import vector
from dossier.model.links import Group, Ruling


def suggest(all: Sequence[Features], rulings: Iterable[Ruling] = ()) -> list[Group]:
    """Groups of two or more, each report in at most one; the order of the input changes nothing.

    A ruling binds both ways: reports ruled together end in one group, those ruled apart never do; where rulings
    contradict each other, the later one holds.
    """
    held = {one.report: one for one in sorted(all, key=lambda one: one.report)}
    corpus = Corpus.of(held.values())
    vectors = {report: vector(one, corpus) for report, one in held.items()}
    said = tuple(rulings)
    found = clusters(vectors, bounds(tuple(held), said), SAME_EVENT)
    return [Group(members, (*ruled(members, said), *shared([held[r] for r in members], corpus))) for members in found]
