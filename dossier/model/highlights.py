"""Words of a report that a person marked in a colour, with a comment; and what became of them in another version."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal, get_args

from dossier.model.digest import Digest
from dossier.model.events import EventKind
from dossier.model.evidence import Span
from dossier.model.reports import ReportId

HighlightId = str  # "H57": the number of its event in the log
Colour = Literal["yellow", "green", "blue", "pink", "purple"]
COLOURS: tuple[Colour, ...] = get_args(Colour)
HIGHLIGHT_EVENTS: frozenset[EventKind] = frozenset(
    {"highlight-made", "highlight-changed", "highlight-removed", "highlight-restored"}
)
CONTEXT = (
    32  # characters kept on each side of the words, as the W3C Web Annotation model's text quote selector has them
)

# In another version: the same words in the same place, the same words elsewhere, other words in their place, no words
Fate = Literal["unchanged", "moved", "changed", "gone"]


@dataclass(frozen=True, slots=True)
class Highlight:
    """Marked words of one version; `rendition[span.start:span.end] == quote` proves them, and no later version can."""

    highlight: HighlightId
    report: ReportId
    version: int
    rendition: Digest  # in which the span counts code points
    span: Span
    quote: str
    before: str  # the characters before the words, at most CONTEXT
    after: str
    colour: Colour
    comment: str  # plain text; "" for none
    at: str  # RFC 3339 UTC
    by: str
    changed: str = ""  # when colour or comment were changed last, RFC 3339 UTC


@dataclass(frozen=True, slots=True)
class CarriedHighlight:
    """A highlight as another version has it; the highlight itself stays as it was made."""

    highlight: Highlight
    version: int
    fate: Fate
    span: Span | None  # in that version's rendition; None for words that are gone
    words: str  # there


def highlight_json(carried: CarriedHighlight) -> dict[str, Any]:
    """One object of `dossier highlight list --json`."""
    made, span = carried.highlight, carried.span
    pinned = {"start": made.span.start, "end": made.span.end, "quote": made.quote, "rendition": made.rendition}
    placed = {"start": span.start, "end": span.end} if span else {}
    return {
        "highlight": made.highlight, "report": made.report, "version": made.version, **pinned,
        "before": made.before, "after": made.after, "colour": made.colour, "comment": made.comment,
        "at": made.at, "by": made.by, "changed": made.changed or None,
        "now": {"version": carried.version, "state": carried.fate, **placed, "words": carried.words},
    }  # fmt: skip
