"""The labels that news databases, index forms and tables put before what they know of a text."""

from __future__ import annotations

from typing import Literal, get_args

from dossier.authority.knowledge import entries
from dossier.authority.month_forms import bare

Kind = Literal[
    "headline", "standfirst", "byline", "section", "published", "clock", "archived", "outlet", "home", "dateline",
    "place", "agency", "url", "body", "end", "other",
]  # fmt: skip
_KINDS: tuple[Kind, ...] = get_args(Kind)


def _table(note: str) -> dict[str, Kind]:
    rows = [row for row in entries("record_labels") if row.note == note]
    return {bare(label): kind for kind in _KINDS for row in rows if row.concept == kind for label in row.words}


KINDS = _table("")  # bare label -> the kind of the value after it; a kind further down wins
TAGS = _table("tag")  # Factiva's two letters; its own list calls them indexing codes
OWN = frozenset(bare(label) for row in entries("record_labels") if row.note == "own" for label in row.words)
AFTER = frozenset(label for label, kind in KINDS.items() if kind == "end")  # labels that come after a story
