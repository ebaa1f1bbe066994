"""What a report says about itself: claims, each with its evidence, gathered in a description."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from dossier.clauses import Clause
from dossier.errors import BadInput
from dossier.model.digest import Digest
from dossier.model.evidence import Evidence, Span

Field = Literal["headline", "standfirst", "outlet", "section", "byline", "dateline", "published", "language", "url"]
FIELDS: tuple[Field, ...] = (
    "headline", "standfirst", "outlet", "section", "byline", "dateline", "published", "language", "url",
)  # fmt: skip


def field_named(name: str) -> Field:
    """Raises BadInput where there is no such field."""
    for field in FIELDS:
        if field == name:
            return field
    raise BadInput(name, Clause("not-a-field", fields=", ".join(FIELDS)))


Role = Literal["author", "contributor", "editor", "photographer", "agency"]
ROLES: tuple[Role, ...] = ("author", "contributor", "editor", "photographer", "agency")  # as a byline shows them
Precision = Literal["minute", "day", "month", "year"]
Basis = Literal["stated", "inferred"]


@dataclass(frozen=True, slots=True)
class Place:
    """A place as the gazetteer knows it; coordinates in degrees (WGS 84), `None` where it is not listed."""

    name: str
    admin: str | None = None
    country: str | None = None  # ISO 3166-1 alpha-2
    lat: float | None = None
    lon: float | None = None


@dataclass(frozen=True, slots=True)
class Words:
    """A value that is words: a headline, a standfirst, an outlet's or section's name, a URL, a language (ISO 639-1)."""

    value: str


@dataclass(frozen=True, slots=True)
class Person:
    """One name in the byline, and what its bearer did."""

    name: str
    role: Role = "author"


@dataclass(frozen=True, slots=True)
class Dateline:
    """Where and when a report was filed; `date` is ISO 8601, or `--MM-DD` where no year is fixed."""

    place: Place | None
    date: str | None
    basis: Basis = "stated"


@dataclass(frozen=True, slots=True)
class Published:
    """When a report appeared: ISO 8601 at its precision (`2019-03-03T14:05-05:00`, `2019-03-03`, `2019-03`)."""

    value: str
    precision: Precision = "day"
    what: str = "published"  # also "updated", "archived", "captured", "masthead": what this date says it is


Value = Words | Person | Dateline | Published


@dataclass(frozen=True, slots=True)
class Claim:
    """One value for one field, who says so, and the words that it rests on; higher `rank` is shown first."""

    field: Field
    value: Value
    evidence: tuple[Evidence, ...]
    rank: float = 0.0
    agent: str = "reader"

    def __post_init__(self) -> None:
        if not self.evidence:
            raise ValueError(f"a claim about {self.field} without evidence")


NoteKind = Literal["wall", "paywall", "several", "charset", "columns"]
NOTES: tuple[NoteKind, ...] = ("wall", "paywall", "several", "charset", "columns")


@dataclass(frozen=True, slots=True)
class ReadingNote:
    """What a reader found amiss with a whole file: a wall, several reports, an unsure charset, unknown columns."""

    kind: NoteKind
    words: tuple[str, ...] = ()  # what it rests on


@dataclass(frozen=True, slots=True)
class Description:
    """All claims of one reading, best first in each field, and the spans of the article's own text.

    For every field but the byline the first claim is the value and the rest are other candidates. In the byline every
    claim is a name that is shown: several authors have the same, best rank. Candidates that lost are in `others`.
    """

    claims: tuple[Claim, ...]
    text: tuple[Span, ...]  # paragraphs of the article, as spans of the rendition
    others: tuple[Claim, ...] = ()  # candidates that lost
    notes: tuple[ReadingNote, ...] = ()

    def all_of(self, field: Field) -> tuple[Claim, ...]:
        return tuple(c for c in self.claims if c.field == field)

    def best(self, field: Field) -> Claim | None:
        return next((c for c in self.claims if c.field == field), None)

    def candidates(self, field: Field) -> tuple[Claim, ...]:
        return tuple(c for c in self.others if c.field == field)


def wall_in(description: Description) -> ReadingNote | None:
    """What a reader says of a notice in the place of a page: of a login, a captcha or an error."""
    return next((note for note in description.notes if note.kind == "wall"), None)


@dataclass(frozen=True, slots=True)
class Reading:
    """What a reader made of some bytes: the rendition (all words that it saw) and the description."""

    reader: str  # name and version of the rules, such as "html/1"
    media_type: str
    rendition: str
    description: Description
    lacks: Clause | None = None  # why something of the file is not in it: "is cut off within its last record"

    @property
    def rendition_digest(self) -> Digest:
        """SHA-256 of the rendition in UTF-8, the form in which it is kept."""
        return Digest.of(self.rendition.encode())

    @property
    def text(self) -> str:
        """The article's own words, with an empty line between paragraphs."""
        return "\n\n".join(span.of(self.rendition) for span in self.description.text)
