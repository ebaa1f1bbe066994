"""A brief: what a case says, each line tied to numbered citations of exact words in exact versions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from dossier.model.cases import CaseId
from dossier.model.claims import Basis, Person
from dossier.model.copies import ChangeKind
from dossier.model.digest import Digest
from dossier.model.evidence import Span
from dossier.model.links import Relation
from dossier.model.papers import Paper
from dossier.model.reports import ReportId, Version

Language = Literal["en", "es"]  # what briefs can be in
Style = Literal["chicago", "apa", "mla"]  # in which briefs list their sources

BRIEF_FORMAT = 3  # grows when a reader of the old form would misunderstand the new one
WITHOUT_SEARCHES = 2  # the format of a brief that lists no searches: earlier programs can check it

# The sections of briefs of format 1, which could not be chosen
FIRST_SECTIONS = (
    "notes", "sources", "timeline", "findings", "excerpts", "citations", "references", "provenance", "check",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Citation:
    """Exact words of one version of a report.

    With `span` they are in the rendition, and `rendition[start:end] == quote`; without, `origin` names their place
    (`json-ld`, `meta:NAME`, `url`, `filename`, `outlets`, `person` ...), outside the text that a reader sees.
    """

    number: int  # from 1, in the order in which the brief prints them first; in 0.4.0 of its usual sections
    source: int  # number of the source in this brief
    report: ReportId
    version: int
    outlet: str | None
    origin: str
    quote: str
    span: Span | None
    rendition: Digest  # of the text in UTF-8


@dataclass(frozen=True, slots=True)
class BriefLine:
    """Something that a source says, and the numbers of the citations that it rests on (never none)."""

    text: str
    cites: tuple[int, ...]
    basis: Basis = "stated"
    by: str | None = None  # a person's agent name, where a person corrected the value

    def __post_init__(self) -> None:
        if not self.cites:
            raise ValueError(f"a line without a citation: {self.text!r}")


@dataclass(frozen=True, slots=True)
class Statement:
    """A sentence of the researcher's. Without citations it is judgement, unless it `asks`."""

    text: str
    cites: tuple[int, ...] = ()
    asks: bool = False

    @property
    def judged(self) -> bool:
        return not self.cites and not self.asks


Paragraph = tuple[Statement, ...]


@dataclass(frozen=True, slots=True)
class BriefNote:
    """A researcher's note; in format 1 it had no paragraphs, and its words in `text`."""

    at: str  # RFC 3339 UTC
    by: str
    paragraphs: tuple[Paragraph, ...] = ()
    text: str = ""


@dataclass(frozen=True, slots=True)
class BriefRedaction:
    """A redacted passage of the rendition, replaced by U+2588 (eight a line since 0.5.0) and line feeds."""

    span: Span
    reason: str


@dataclass(frozen=True, slots=True)
class BriefCorrection:
    """A person's correction of a field; `value` is empty where it is not shown."""

    field: str
    value: str
    by: str
    at: str  # RFC 3339 UTC


@dataclass(frozen=True, slots=True)
class BriefHunk:
    """Words of a version that became words of the next; spans are of the two renditions."""

    old: str
    new: str
    old_span: Span
    new_span: Span


@dataclass(frozen=True, slots=True)
class BriefChange:
    """What changed between two versions: `count` passages, the first of which are `hunks`; -1 is not known."""

    old: int
    new: int
    count: int
    hunks: tuple[BriefHunk, ...] = ()


@dataclass(frozen=True, slots=True)
class Reference:
    """The values that a list of sources needs of a report; the lines of the source have the words."""

    people: tuple[Person, ...] = ()
    issued: str | None = None  # ISO 8601 at any precision, or `--MM-DD`: when it appeared, as the report states it
    language: str = ""  # ISO 639-1


@dataclass(frozen=True, slots=True)
class BriefGrade:
    """What a person thinks of a source, on the Admiralty scale: judgement, and shown as such."""

    grade: str  # "B2"
    note: str
    by: str
    at: str  # RFC 3339 UTC


@dataclass(frozen=True, slots=True)
class BriefSource:
    """One source of a brief: its fields, the words shown of it, and its custody.

    A source in quarantine, or not read yet, has no fields and an empty rendition; `version.reason` says why.
    """

    number: int  # from 1
    report: ReportId
    version: Version  # the one pinned
    versions: tuple[Version, ...]
    rendition: str
    rendition_digest: Digest | None  # None: nothing was read
    paragraphs: tuple[Span, ...]
    headline: BriefLine | None = None
    outlet: BriefLine | None = None
    byline: BriefLine | None = None
    place: BriefLine | None = None
    filed: BriefLine | None = None  # the dateline's date
    published: BriefLine | None = None
    language: BriefLine | None = None
    url: BriefLine | None = None
    opening: tuple[int, ...] = ()  # citations of the article's first paragraphs
    sentences: tuple[int, ...] = ()  # citations of sentences that contain other citations
    reference: Reference = Reference()
    grade: BriefGrade | None = None
    redactions: tuple[BriefRedaction, ...] = ()
    salted: bool = False  # every SHA-256 of the source's bytes is hashed again behind a salt that the sender keeps
    withheld: tuple[str, ...] = ()  # fields with redacted words
    corrections: tuple[BriefCorrection, ...] = ()
    changes: tuple[BriefChange, ...] = ()
    part_of: str = ""  # the report that it was taken out of
    captured: str = ""  # when a web archive captured it, RFC 3339
    earlier: bool = False  # an older version, cited by the researcher along with the newest


@dataclass(frozen=True, slots=True)
class Moment:
    """One entry of the timeline; `date` is ISO 8601 at any precision, `--MM-DD`, or None for undated."""

    date: str | None
    what: Literal["published", "filed", "undated"]
    source: int
    line: BriefLine | None  # None only when undated: there are no words to cite


@dataclass(frozen=True, slots=True)
class BriefCell:
    """What one source says on a finding; no line where it says so in blackened words."""

    source: int
    line: BriefLine | None
    qualifier: str = ""
    attributed_to: str | None = None
    by: str | None = None  # the person who corrected it
    read: str = ""  # what was read in the same words, where a person corrected it


@dataclass(frozen=True, slots=True)
class BriefSettlement:
    """A person's last word on a finding: judgement, and shown as such."""

    note: str
    value: str  # held to be right; "" where none is
    by: str
    at: str  # RFC 3339 UTC
    unseen: tuple[int, ...]  # sources that tell what the person had not before their eyes


@dataclass(frozen=True, slots=True)
class BriefFinding:
    """One thing on which the sources agree or disagree."""

    finding: Literal["figure", "date", "quote", "name", "omission"]
    kind: str
    of: str | None
    agree: bool
    match: Literal["exact", "variant"] | None
    cells: tuple[BriefCell, ...]
    relation: Relation | None = None
    voices: int = 0  # sources that the cells go back to; 0 where that is unknown
    settled: BriefSettlement | None = None


@dataclass(frozen=True, slots=True)
class BriefPlace:
    """A place that reports were filed from, in degrees (WGS 84); None where the gazetteer does not list it."""

    name: str
    lat: float | None
    lon: float | None
    filed: tuple[BriefFiled, ...]


@dataclass(frozen=True, slots=True)
class BriefFiled:
    """A source's word for where it was filed, or for the day of a happening."""

    source: int
    line: BriefLine


@dataclass(frozen=True, slots=True)
class BriefHappening:
    """A date that sources give for an event; another date of the same event is another of these."""

    kind: str  # "fire"
    date: str  # as reported: ISO 8601, `--MM-DD`, or words such as "Tuesday"
    when: str  # ISO 8601; "" where no year is known
    told: tuple[BriefFiled, ...]  # the sources that say so; records of briefs have this name
    year_assumed: bool = False  # the year is that in which the first of them was published
    disputed: bool = False  # the days that reports give cannot all be right


@dataclass(frozen=True, slots=True)
class BriefSentence:
    """What became of a sentence in a copy: citations of the first text's words, then of the copy's."""

    kind: ChangeKind
    cites: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class BriefCopy:
    """A source, the one that it copies, and how many sentences it copied, changed, added and cut.

    Of these `shown` are some.
    """

    source: int
    first: int  # the source whose text it goes back to: itself if it copies none
    copies: int = 0  # 0: none
    copied: int = 0
    changed: int = 0
    added: int = 0
    cut: int = 0
    shown: tuple[BriefSentence, ...] = ()


@dataclass(frozen=True, slots=True)
class BriefTollPoint:
    """A number of people as one source gave it; see `dossier.model.tolls`."""

    source: int
    value: float
    published: str  # ISO 8601 at any precision; "" where the source states no date
    line: BriefLine
    attributed_to: str | None = None
    speaker: str = ""
    lowered: bool = False
    corrected: bool = False


@dataclass(frozen=True, slots=True)
class BriefToll:
    """The dead, hurt, held or missing, in the order of publication."""

    kind: str
    of: str | None
    points: tuple[BriefTollPoint, ...]


@dataclass(frozen=True, slots=True)
class BriefSearch:
    """A search of the research log; format 3."""

    query: str
    where: str  # "" for the archive that the brief comes from
    count: int  # hits
    sources: tuple[int, ...]  # of this brief, among them
    note: str
    by: str
    at: str  # RFC 3339 UTC


@dataclass(frozen=True, slots=True)
class Brief:
    """All that a brief shows and carries, whatever its form: pure data, the same for the same case and moment."""

    format: int
    case: CaseId
    name: str
    made: str  # RFC 3339 UTC
    by: str  # the software, and its version
    notes: tuple[BriefNote, ...]
    sources: tuple[BriefSource, ...]
    timeline: tuple[Moment, ...]
    findings: tuple[BriefFinding, ...]
    citations: tuple[Citation, ...]
    language: Language = "en"  # of the brief's own words
    style: Style = "chicago"
    sections: tuple[str, ...] = FIRST_SECTIONS  # those shown, in this order
    title: Statement | None = None  # the researcher's own, where the name is one
    question: Paragraph = ()
    summary: tuple[Paragraph, ...] = ()
    open_questions: tuple[Paragraph, ...] = ()
    places: tuple[BriefPlace, ...] = ()
    happenings: tuple[BriefHappening, ...] = ()  # of the timeline
    searches: tuple[BriefSearch, ...] = ()  # oldest first
    paper: Paper = "a4"  # that its pages are laid out on, where its form has pages
    copies: tuple[BriefCopy, ...] = ()  # the first texts first, each before its copies
    tolls: tuple[BriefToll, ...] = ()


@dataclass(frozen=True, slots=True)
class Check:
    """One thing that verification looked at: `thing` names it, `detail` says in words what was found."""

    name: str
    ok: bool
    thing: str
    detail: str
