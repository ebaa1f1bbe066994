"""Judgements: what a person says of a source, and of the rows and cells in which a case's reports are compared."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any, Literal, get_args

from dossier import lazy_re as re
from dossier.model.reports import ReportId

Value = int | float | str
DIGITS = 30  # of a number: more than anything is counted in
Qualifier = Literal["exactly", "at-least", "at-most", "about", "between"]
JudgementId = str  # "J57": the number of its event
JudgementKind = Literal[
    "source-graded", "suggestion-dismissed", "rows-merged", "row-split", "cell-corrected", "cell-removed",
    "row-settled", "names-joined",
]  # fmt: skip

# The Admiralty code, as NATO words it (AJP-2.1, Allied Joint Doctrine for Intelligence Procedures): the reliability of
# the source, here the outlet, and the credibility of what it tells are judged each without regard to the other.
RELIABILITY: Mapping[str, str] = {
    "A": "completely reliable",
    "B": "usually reliable",
    "C": "fairly reliable",
    "D": "not usually reliable",
    "E": "unreliable",
    "F": "reliability cannot be judged",
}
CREDIBILITY: Mapping[int, str] = {
    1: "confirmed by other sources",
    2: "probably true",
    3: "possibly true",
    4: "doubtful",
    5: "improbable",
    6: "truth cannot be judged",
}
_GRADE = re.compile(r"([A-F])\s*[-/]?\s*([1-6])", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Grade:
    """`B2`: a usually reliable outlet, and a report that is probably true."""

    reliability: str  # A to F, of the outlet as the source of this report
    credibility: int  # 1 to 6, of the report

    def __post_init__(self) -> None:
        if self.reliability not in RELIABILITY or self.credibility not in CREDIBILITY:
            raise ValueError(f"no such grade: {self.reliability}{self.credibility}")

    def __str__(self) -> str:
        return f"{self.reliability}{self.credibility}"

    @property
    def words(self) -> str:
        return f"{RELIABILITY[self.reliability]}; {CREDIBILITY[self.credibility]}"

    @classmethod
    def of(cls, text: str) -> Grade:
        """The grade that `B2` or `b-2` names. Raises ValueError."""
        found = _GRADE.fullmatch(text.strip())
        if found is None:
            raise ValueError(f"no such grade: {text}")
        return cls(found[1].upper(), int(found[2]))


@dataclass(frozen=True, slots=True)
class Pin:
    """Words of a report, so that they are found again after another reading."""

    report: ReportId
    quote: str
    start: int
    value: Value  # what was read in them


@dataclass(frozen=True, slots=True)
class WordsOf:
    """The cells of a report whose evidence contains these words."""

    report: ReportId
    words: str


Which = ReportId | Pin | WordsOf  # how a person names cells of a row


@dataclass(frozen=True, slots=True)
class RowRef:
    """A row as it was when it was judged: its key, and its cells, by which it is found should the key change."""

    key: str
    cells: tuple[Pin, ...]


@dataclass(frozen=True, slots=True)
class Graded:
    """The grade of a report and its outlet."""

    report: ReportId
    grade: Grade
    note: str = ""
    kind: JudgementKind = "source-graded"


@dataclass(frozen=True, slots=True)
class Dismissed:
    """Reports that are no case together: they are not suggested as one again."""

    reports: tuple[ReportId, ...]
    note: str = ""
    kind: JudgementKind = "suggestion-dismissed"


@dataclass(frozen=True, slots=True)
class Merged:
    """Rows about one thing; the first one's name stays."""

    rows: tuple[RowRef, ...]
    kind: JudgementKind = "rows-merged"


@dataclass(frozen=True, slots=True)
class Split:
    """Cells of a row about something else, which make a row of their own."""

    row: RowRef
    cells: tuple[Pin, ...]
    kind: JudgementKind = "row-split"


def is_comparable(value: Value | None) -> bool:
    """Whether a value can be in a row: a number too large for a float would end every comparison."""
    return value is None or isinstance(value, str) or abs(value) < 10**DIGITS


@dataclass(frozen=True, slots=True)
class Corrected:
    """What a report says in truth; None where what was read is right. `attributed_to` "": nobody is named."""

    row: RowRef
    cell: Pin
    value: Value | None = None
    least: int | float | None = None  # the lower end of a range, with the qualifier "between"
    qualifier: Qualifier | None = None
    attributed_to: str | None = None
    kind: JudgementKind = "cell-corrected"


@dataclass(frozen=True, slots=True)
class Removed:
    """A cell that does not belong into its row, nor into any."""

    row: RowRef
    cell: Pin
    kind: JudgementKind = "cell-removed"


@dataclass(frozen=True, slots=True)
class SettledRow:
    """A row that the person has looked into: why, and which value is held to be right, if one is."""

    row: RowRef
    note: str = ""
    value: Value | None = None
    kind: JudgementKind = "row-settled"


@dataclass(frozen=True, slots=True)
class NamesJoined:
    """Spellings of the name of one person, place or body, in the whole archive."""

    names: tuple[str, ...]
    kind: JudgementKind = "names-joined"


Said = Graded | Dismissed | Merged | Split | Corrected | Removed | SettledRow | NamesJoined


@dataclass(frozen=True, slots=True)
class Judgement:
    """A person's word; `case` is the case that it is about, None for what is of no case."""

    judgement: JudgementId
    case: str | None
    said: Said
    at: str  # RFC 3339 UTC
    by: str  # the person's agent

    @property
    def reports(self) -> frozenset[ReportId]:
        match self.said:
            case Graded(report):
                return frozenset({report})
            case Dismissed(reports):
                return frozenset(reports)
            case NamesJoined():
                return frozenset()
            case Split(_, cells):
                return frozenset(pin.report for pin in cells)
            case Corrected() | Removed():
                return frozenset({self.said.cell.report})
            case _:
                return frozenset(pin.report for row in self.rows for pin in row.cells)

    @property
    def usable(self) -> bool:
        """Whether its numbers can be compared; those larger than any that is counted were taken once."""
        match self.said:
            case Corrected(value=value, least=least):
                return is_comparable(value) and is_comparable(least)
            case SettledRow(value=value):
                return is_comparable(value)
            case _:
                return True

    @property
    def rows(self) -> tuple[RowRef, ...]:
        match self.said:
            case Graded() | Dismissed() | NamesJoined():
                return ()
            case Merged(rows):
                return rows
            case _:
                return (self.said.row,)


@dataclass(frozen=True, slots=True)
class JudgementStatus:
    """A judgement in force, and whether it holds: `applies` is false where its words are gone, or it is not usable."""

    judgement: Judgement
    applies: bool = True


def said_json(said: Said) -> dict[str, Any]:
    """The judgement as JSON values for an event."""
    data = {name: _plain(value) for name, value in asdict(said).items() if name != "kind" and value is not None}
    if isinstance(said, Graded):
        data |= data.pop("grade")
    return data


def _plain(value: Any) -> Any:
    """JSON has no tuples; what is read from the log is to be the same."""
    if isinstance(value, dict):
        return {name: _plain(held) for name, held in value.items()}
    return [_plain(held) for held in value] if isinstance(value, (list, tuple)) else value


def said_from(kind: str, data: Mapping[str, Any]) -> Said:
    """Turns `said_json` back. Raises KeyError, TypeError, ValueError for what is none."""
    match kind:
        case "source-graded":
            grade = Grade(data["reliability"], data["credibility"])
            return Graded(data["report"], grade, data.get("note", ""))
        case "suggestion-dismissed":
            return Dismissed(tuple(data["reports"]), data.get("note", ""))
        case "rows-merged":
            return Merged(tuple(map(_row, data["rows"])))
        case "row-split":
            return Split(_row(data["row"]), tuple(map(_pin, data["cells"])))
        case "cell-corrected":
            value, least = data.get("value"), data.get("least")
            how, who = data.get("qualifier"), data.get("attributed_to")
            return Corrected(_row(data["row"]), _pin(data["cell"]), value, least, how, who)
        case "cell-removed":
            return Removed(_row(data["row"]), _pin(data["cell"]))
        case "row-settled":
            return SettledRow(_row(data["row"]), data.get("note", ""), data.get("value"))
        case "names-joined":
            return NamesJoined(tuple(data["names"]))
    raise ValueError(f"no such judgement: {kind}")


def _row(data: Mapping[str, Any]) -> RowRef:
    return RowRef(data["key"], tuple(map(_pin, data["cells"])))


def _pin(data: Mapping[str, Any]) -> Pin:
    return Pin(data["report"], data["quote"], data["start"], data["value"])


KINDS: tuple[JudgementKind, ...] = get_args(JudgementKind)
