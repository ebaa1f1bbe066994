"""Citations on their way: as dragged or copied from a report or a comparison, and as they are within a person's words.

In a note a citation is the words in quotation marks and `[R12 v1 812-851]` (see `dossier.model.plans`): readable
as it is, and found again when it is printed.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass

from PySide6.QtCore import QMimeData

from dossier.model.evidence import Evidence, Span
from dossier.model.plans import Passage

CITATION_MIME = "application/x-dossier-citation"
_MOST = 400  # letters of the words that are written out


@dataclass(frozen=True, slots=True)
class CitedPassage:
    """A passage and its words."""

    passage: Passage
    words: str

    @property
    def text(self) -> str:
        """As it is written in a note, in one line."""
        flat = " ".join(self.words.split())
        shown = flat if len(flat) <= _MOST else flat[:_MOST].rstrip() + "…"
        return f"“{shown}” {self.passage}"


def cited(report: str, version: int, evidence: Iterable[Evidence]) -> list[CitedPassage]:
    """The words that are in the report's text; others cannot be cited by their place."""
    return [
        CitedPassage(Passage(report, version, e.span), e.quote)
        for e in evidence
        if e.span and e.span.start < e.span.end
    ]


def carry(citations: Iterable[CitedPassage], data: QMimeData | None = None) -> QMimeData:
    """What a drag takes along: for notes the citations, for other programs their text, unless `data` has one."""
    made, held = data or QMimeData(), [*citations]
    places = [[one.passage.report, one.passage.version, one.passage.span.start, one.passage.span.end, one.words]
            for one in held]  # fmt: skip
    made.setData(CITATION_MIME, json.dumps(places).encode())
    if not made.hasText():
        made.setText("\n".join(one.text for one in held))
    return made


def carried(data: QMimeData) -> list[CitedPassage]:
    """The citations in something dragged or pasted; none in what another program made up."""
    if not data.hasFormat(CITATION_MIME):
        return []
    try:
        places = json.loads(bytes(data.data(CITATION_MIME).data()))
        return [CitedPassage(Passage(str(report), int(version), Span(int(start), int(end))), str(words))
                for report, version, start, end, words in places]  # fmt: skip
    except (ValueError, TypeError):
        return []
