"""Links between reports, each with reasons that a person can check."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Literal, Protocol

from dossier.model.evidence import Evidence
from dossier.model.judgements import Pin, RowRef
from dossier.model.reports import ReportId

LinkKind = Literal["revises", "reprints", "quotes", "same-event", "follow-up"]
Verdict = Literal["together", "apart", "unrelated"]
ReasonKind = Literal["name", "term", "place", "date", "number", "quote", "text", "source", "ruling"]


SAME_EVENT = 0.16  # product of vectors, as far as days agree, from which on two reports are of one event


@dataclass(frozen=True, slots=True)
class Reason:
    """Something that reports have in common; `evidence` maps a report to the words there."""

    kind: ReasonKind
    value: str
    evidence: Mapping[ReportId, Evidence]
    weight: float = 0.0


@dataclass(frozen=True, slots=True)
class Link:
    """`report` is linked to `other`; score in 0..1. `later` is the one published later, if both say."""

    report: ReportId
    other: ReportId
    kind: LinkKind
    score: float
    reasons: tuple[Reason, ...]
    later: ReportId | None = None
    ruling: Verdict | None = None  # what a person said of the two


@dataclass(frozen=True, slots=True)
class Group:
    """Reports suggested as one case, oldest id first; two or more."""

    reports: tuple[ReportId, ...]
    reasons: tuple[Reason, ...]


@dataclass(frozen=True, slots=True)
class Ruling:
    """A person's word on two reports; it outranks the machine.

    `together`: they cover one event. `apart`: they do not, though they may have to do with each other. `unrelated`:
    they have nothing to do with each other.
    """

    report: ReportId
    other: ReportId
    verdict: Verdict


Relation = Literal[
    "same", "contradiction", "update", "part-of-total", "range", "rounding",
    "other-scope", "one-report",  # figures, dates
    "cannot-be-told",  # dates: one report tells a weekday alone, of which week nobody knows
    "cut", "translation", "reworded",  # quotations; "same" where they are the same words
    "marks", "letters", "short-form", "initials",
    "name-in-another-language",  # names; "same" where spelled alike
    "left-out",  # omissions
]  # fmt: skip


LaterSign = Literal["words", "published", "toll"]


@dataclass(frozen=True, slots=True)
class LaterCount:
    """Which report gives the later of two counts, and by what: words, when it was published, or a greater toll.

    `words` are those of the report `source` that show it; absent where only the days of publication do.
    """

    report: ReportId
    by: LaterSign
    source: ReportId | None = None
    words: Evidence | None = None


@dataclass(frozen=True, slots=True)
class PairRelation:
    """How two cells of one row relate that differ; `a` and `b` are their places in the row."""

    a: int
    b: int
    relation: Relation
    later: LaterCount | None = None  # of an update: the later count


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that reports of a case say, a cell a report and value.

    `agree` is false for values that cannot be true together (figures, dates), and for a quotation or name in several
    wordings or spellings that no cut and no translation explains. `relation` says how the reports' words relate. `key`
    stays the same when reports are read again or added, as long as a report still mentions the thing.
    """

    finding: Literal["figure", "date", "quote", "name", "omission"]
    kind: str  # for figures: killed, wounded, arrested, missing, displaced, duration, money, count
    of: str | None
    agree: bool
    cells: tuple[Cell, ...]
    match: Literal["exact", "variant"] | None = None  # quotes only
    relation: Relation | None = None
    key: str = ""
    voices: int = 0  # sources that the cells go back to; copies of one wire text, or one ministry, are one
    silent: tuple[ReportId, ...] = ()  # omissions only: who leaves it out
    settled: Settlement | None = None
    merged: tuple[str, ...] = ()  # keys of rows that a person has put into this one
    split_from: str | None = None  # the key of the row out of which a person took these cells
    judgements: tuple[str, ...] = ()  # all that people said of the row and its cells, oldest first
    hidden: tuple[ReportId, ...] = ()  # who tells it in words that are blackened
    pairs: tuple[PairRelation, ...] = ()  # figures: every two cells of different reports that differ
    rank: int | None = None  # 1 is the difference most worth reading; None: not worth one

    @property
    def alone(self) -> tuple[ReportId, ...]:
        """The reports of the one source without which no others would disagree; empty for two or more such sources."""
        if self.agree or self.finding == "quote":
            return ()
        statements = [(cell.value, cell.voice or cell.report) for cell in self.cells]
        pairs = [(statements[pair.a], statements[pair.b]) for pair in self.pairs if pair.relation == "contradiction"]
        common: set[int | ReportId] | None = None
        for (value, one), (other_value, other) in pairs or combinations(dict.fromkeys(statements), 2):
            if value != other_value:
                common = {one, other} if common is None else common & {one, other}
                if not common:
                    return ()
        if common is None or len(common) > 1:
            return ()
        return tuple(dict.fromkeys(cell.report for cell in self.cells if (cell.voice or cell.report) in common))

    @property
    def ref(self) -> RowRef:
        """The row, to be found again."""
        return RowRef(self.key, tuple(cell.pin for cell in self.cells))


@dataclass(frozen=True, slots=True)
class Settlement:
    """A person's last word on a row; `unseen` are reports that say what the person had not before their eyes."""

    note: str
    value: int | float | str | None  # held to be right
    by: str
    at: str  # RFC 3339 UTC
    unseen: tuple[ReportId, ...] = ()


@dataclass(frozen=True, slots=True)
class Cell:
    """What one report says, with the words."""

    report: ReportId
    version: int
    value: int | float | str
    evidence: Evidence  # always with a span
    qualifier: Literal["exactly", "at-least", "at-most", "about", "between"] = "exactly"
    attributed_to: str | None = None
    least: int | float | None = None  # the lower end of a range; `value` is the upper
    unit: str | None = None  # of durations, ages (years) and money (ISO 4217 where it is known)
    voice: int = 0  # cells of a finding with the same number go back to one source
    by: str | None = None  # the person whose word it is; None: it was read
    others: tuple[Cell, ...] = ()  # what was read, where a person has corrected it
    of: str | None = None  # whom this report counts, where the row calls the same people otherwise

    @property
    def pin(self) -> Pin:
        """Its words, by which it is found again."""
        assert self.evidence.span, "a cell's words stand in the text"
        return Pin(self.report, self.evidence.quote, self.evidence.span.start, self.value)


class Celled(Protocol):
    """A row at any stage of a comparison."""

    @property
    def key(self) -> str: ...

    @property
    def cells(self) -> tuple[Cell, ...]: ...


def kinds_apart(rows: Sequence[Celled]) -> tuple[str, ...]:
    """The kinds, or the currencies, by which rows cannot be one row; empty where they can.

    Figures of one kind are about one thing at most: an amount of money is no duration, and the wounded are not the
    dead.
    """
    kinds = {_kind(row.key) for row in rows}
    if len(kinds) > 1:
        return tuple(sorted(kinds))
    known = [units for row in rows if (units := {cell.unit for cell in row.cells if cell.unit})]
    if kinds == {"money"} and known and not set.intersection(*known):
        return tuple(sorted(set.union(*known)))
    return ()


def _kind(key: str) -> str:
    finding, _, rest = key.partition("/")
    return rest.partition("/")[0] if finding == "figure" else finding


def part_of(whole: str, part: str) -> str:
    """The name of a row that counts some: `customers (Canada)`, `wins (Vera)`."""
    return f"{whole} ({part})"


def whole_and_part(name: str) -> tuple[str, str]:
    """Both again, the part empty where the name is of no part."""
    whole, _, part = name.removesuffix(")").partition(" (")
    return (whole, part) if part and name.endswith(")") else (name, "")
