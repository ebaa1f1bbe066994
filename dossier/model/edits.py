"""What changed between two versions of a report, each change with its kind and its exact words in both versions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Literal

from dossier.model.evidence import Span
from dossier.model.hunks import Hunk
from dossier.model.reports import ReportId

EditKind = Literal[
    "figure", "name", "quotation", "attribution", "headline", "removed", "added", "correction", "style"
]  # fmt: skip

# In the order in which a summary names them, the weightiest first
EDIT_KINDS: tuple[EditKind, ...] = (
    "correction", "figure", "name", "quotation", "attribution", "headline", "removed", "added", "style",
)  # fmt: skip
ALARMING: frozenset[EditKind] = frozenset({"correction", "figure", "name", "quotation", "attribution"})


@dataclass(frozen=True, slots=True)
class Edit:
    """One change; `before` or `after` is empty for words that are new or gone.

    The spans are of each version's rendition and quote `before` and `after` exactly; None where there are no words,
    or where a headline is in the page's data alone.
    """

    kind: EditKind
    before: str
    after: str
    before_span: Span | None = None
    after_span: Span | None = None
    typo: bool = False  # a style edit of letters, case, accents or marks; no word was exchanged


@dataclass(frozen=True, slots=True)
class AffectedText:
    """A brief, or a researcher's words, that cite words which a later version changed."""

    kind: Literal["brief", "bag", "plan", "note"]  # plan: words for the next brief of a case
    case: str  # the case's name
    sentence: str  # of the older version, which holds the changed words
    path: str | None = None  # of a brief or a bag
    note: str | None = None  # of a note: its id


@dataclass(frozen=True, slots=True)
class VersionEdits:
    """The changes from one version of a report to a later one."""

    report: ReportId
    old: int
    new: int
    edits: tuple[Edit, ...]
    affects: tuple[AffectedText, ...] = ()
    at: str = ""  # when the newer version was first seen, RFC 3339 UTC

    @property
    def alarming(self) -> bool:
        """Whether a figure, a name, a quotation or its speaker changed, or the outlet printed a correction."""
        return any(edit.kind in ALARMING for edit in self.edits)

    def kind_of(self, hunk: Hunk) -> EditKind:
        """The kind of the change to which a hunk of the word-by-word comparison belongs, the weightiest of several."""
        kinds = {edit.kind for edit in self.edits if _touches(edit, hunk)}
        return next((kind for kind in EDIT_KINDS if kind in kinds), "style")


def _touches(edit: Edit, hunk: Hunk) -> bool:
    pairs = ((edit.before_span, hunk.old_span), (edit.after_span, hunk.new_span))
    return any(mine is not None and mine.start < other.end and other.start < mine.end for mine, other in pairs)


def edit_counts(edits: Iterable[Edit]) -> Mapping[str, int]:
    """How many changes there are of each kind, in the order of a summary; typos are counted apart from style."""
    found = Counter[str]("typo" if edit.typo else edit.kind for edit in edits)
    return {kind: found[kind] for kind in (*EDIT_KINDS, "typo") if found[kind]}
