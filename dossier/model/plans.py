"""The plan of a case's brief: a person's words, its sections, its redactions; and the linter's notes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields
from typing import Any, Literal, get_args

from dossier import lazy_re as re
from dossier.model.briefs import Language, Style
from dossier.model.cases import CaseId
from dossier.model.digest import Digest
from dossier.model.evidence import Span
from dossier.model.reports import ReportId

Section = Literal[
    "summary", "questions", "notes", "sources", "copies", "timeline", "map", "toll", "disagreements", "agreements",
    "quotations", "names", "omissions", "excerpts", "methods", "citations", "references", "provenance", "check",
]  # fmt: skip
# In the order in which a brief has them unless a person says otherwise
SECTIONS: tuple[Section, ...] = get_args(Section)
ALWAYS: Section = "citations"  # what the numbers lead to
# A short brief: what was found, where the sources disagree, and what a reader needs to check it
SHORT: tuple[Section, ...] = (
    "summary", "questions", "notes", "disagreements", "methods", "citations", "references", "check",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Plan:
    """A brief as a person plans it. All words are the person's own; those without a citation are judgement.

    Citations in them have the form `[R12 v1 812-851]` (see `cited`).
    """

    title: str = ""  # "": the name of the case
    question: str = ""
    summary: str = ""  # paragraphs, a line each
    open_questions: tuple[str, ...] = ()
    sections: tuple[Section, ...] = SECTIONS  # those shown, in this order
    language: Language = "en"
    style: Style = "chicago"

    def __post_init__(self) -> None:
        for words in (self.title, self.question, self.summary, *self.open_questions):
            if not isinstance(words, str):
                raise TypeError(f"no words: {words!r}")
        known = {"sections": SECTIONS, "language": get_args(Language), "style": get_args(Style)}
        for name, given in (("language", (self.language,)), ("style", (self.style,)), ("sections", self.sections)):
            if strange := [one for one in given if one not in known[name]]:
                raise ValueError(f"{name}: {strange[0]}")
        if len(set(self.sections)) < len(self.sections):
            raise ValueError("sections: one is named twice")


def plan_json(plan: Plan) -> dict[str, Any]:
    """The plan as JSON values for an event."""
    values = {field.name: getattr(plan, field.name) for field in fields(plan)}
    return {name: list(value) if isinstance(value, tuple) else value for name, value in values.items()}


def plan_from(data: Mapping[str, Any]) -> Plan:
    """Turns `plan_json` back. Raises ValueError, TypeError for what is none."""
    given: dict[str, Any] = {name: tuple(held) if isinstance(held, list) else held for name, held in data.items()}
    return Plan(**given)


@dataclass(frozen=True, slots=True)
class Redaction:
    """A passage that no brief or bag of a case shows, identified by its words in case of another reading.

    The salt is hashed with the digests of the source's bytes, so that nobody finds short words by trying.
    """

    redaction: str  # "X57": the number of its event
    case: CaseId
    report: ReportId
    version: int
    span: Span
    quote: str
    reason: str
    salt: str  # 32 hex digits
    at: str  # RFC 3339 UTC
    by: str


@dataclass(frozen=True, slots=True)
class Passage:
    """Words that a person cites: code points of a version's rendition."""

    report: ReportId
    version: int
    span: Span

    def __str__(self) -> str:
        return f"[{self.report} v{self.version} {self.span.start}-{self.span.end}]"


MARK = re.compile(r"\[(R[1-9][0-9]{0,8}) v([1-9][0-9]{0,5}) ([0-9]{1,9})[-–]([0-9]{1,9})\]")


def cited(text: str) -> Iterator[Passage]:
    """The citations in a person's words, in their order; one that runs backwards is none."""
    for hit in MARK.finditer(text):
        if int(hit[3]) < int(hit[4]):
            yield Passage(hit[1], int(hit[2]), Span(int(hit[3]), int(hit[4])))


def wordless(text: str) -> Iterator[str]:
    """What looks like a citation and names no words: it has no place (`[R3]`, `[R3 v1]`), or ends before it begins."""
    for hit in _MEANT.finditer(text):
        found = MARK.fullmatch(hit[0])
        if found is None or int(found[3]) >= int(found[4]):
            yield hit[0]


_MEANT = re.compile(r"\[\s*R\s?[0-9]{1,9}(?![^\W_])[^\[\]\n]{0,80}\]", re.IGNORECASE)


LintKind = Literal[
    "unsupported",  # a sentence without a citation: it will be marked as judgement
    "no-such-words",  # a citation of a report, version or place that does not exist or is not given, or not in the case
    "newer-version",  # a citation of a version that has been superseded
    "not-in-words",  # a number or name that none of the cited words contain
    "redacted",  # a citation of words that are blackened
    "told-elsewhere",  # blackened words that another source of the case still tells
]


@dataclass(frozen=True, slots=True)
class LintNote:
    """Something in a person's words, or in what is redacted, to be checked before a brief is exported."""

    kind: LintKind
    where: str  # "title", "question", "summary", "open-question", "note", or "redaction"
    number: int  # of the paragraph, question or note there, from 1
    sentence: str  # as it was written, citations and all
    about: str = ""  # the citation, number, name or report in question
    newest: int | None = None  # the version that superseded the one cited


@dataclass(frozen=True, slots=True)
class Affected:
    """An exported brief or bag, and cited sources that have a newer version by now."""

    case: CaseId
    path: str
    form: str  # "brief" or "bag"
    digest: Digest
    at: str  # RFC 3339 UTC
    outdated: tuple[tuple[ReportId, int, int], ...]  # the report, the version cited, the newest
