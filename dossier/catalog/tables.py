"""The tables; private to this room.

Foreign keys are declared, and tests hold that none is broken. SQLite does not enforce them: the log is the truth, and
one that names a report which was erased or joined meanwhile must open all the same.
"""

from typing import Any, ClassVar

from sqlalchemy import JSON, Column, Index, Table
from sqlmodel import Field, SQLModel

# Columns of reports by which lists are sorted and narrowed, besides outlet and place
SORTED = (
    "headline_key", "byline_key", "country", "state", "published", "filed", "first_seen", "version", "language",
    "media_type", "size", "path", "tag_key", "case_key", "reason",
)  # fmt: skip


class CatalogTable(SQLModel):
    """What all tables have in common: what Pydantic would check rows with is made when it is first asked for.

    Nobody asks: a row comes from our own events. Making it took a sixth of the start of every command. `__table__` is
    the same table for SQLAlchemy's core.
    """

    model_config = {"defer_build": True}
    __table__: ClassVar[Table]


class Meta(CatalogTable, table=True):
    """`applied`: number of the last event applied; `offset`: bytes of the log up to its end."""

    __tablename__ = "meta"
    key: str = Field(primary_key=True)
    value: int


class EventRow(CatalogTable, table=True):
    """A copy of the log, to be asked by report."""

    __tablename__ = "event"
    seq: int = Field(primary_key=True)
    at: str
    kind: str = Field(index=True)
    agent: str
    report: str | None = Field(default=None, index=True)
    detail: dict[str, Any] = Field(sa_column=Column(JSON, nullable=False))
    salt: str = ""


class ReportTable(CatalogTable, table=True):
    """A report with the values that lists show; what is a person's words is kept as it is sorted, too."""

    __tablename__ = "report"
    # Each list is one walk along one of these: whether in the trash, then by a column, then (as in all of SQLite's) by
    # number. The columns that group a list follow, so that the table itself need not be asked
    __table_args__ = (
        Index("report_outlet", "trashed", "outlet_key", "outlet"),
        Index("report_place", "trashed", "place_key", "country", "place"),
        Index("report_trashed", "trashed"),
        *(Index(f"report_{name}", "trashed", name) for name in SORTED),
    )
    number: int = Field(primary_key=True)  # n of "Rn"; also the rowid in the full-text index
    report: str = Field(unique=True)
    version: int
    state: str
    sha256: str
    path: str
    first_seen: str
    headline: str | None = None
    outlet: str | None = None
    byline: str | None = None
    place: str | None = None
    country: str | None = None
    published: str | None = None
    filed: str | None = None  # the dateline's date
    language: str | None = None
    url: str | None = None
    section: str | None = None
    standfirst: str | None = None
    lat: float | None = None  # of the dateline's place
    lon: float | None = None
    media_type: str = "application/octet-stream"
    size: int = 0
    reason: str | None = None  # why it is in quarantine
    trashed: bool = False
    headline_key: str | None = None
    outlet_key: str | None = None
    byline_key: str | None = None
    place_key: str | None = None
    tag_key: str | None = None  # of its first tag, and of its first case
    case_key: str | None = None
    outlet_read: str | None = None  # by the reader, before any rule or correction


class VersionTable(CatalogTable, table=True):
    """Every state of every report's bytes."""

    __tablename__ = "version"
    report: str = Field(primary_key=True)
    number: int = Field(primary_key=True)
    sha256: str = Field(index=True)
    size: int
    media_type: str
    path: str
    modified: str | None = None
    first_seen: str
    state: str = Field(index=True)
    reason: str | None = None
    reader: str | None = None
    rendition: str | None = None
    description: str | None = None
    part_of: str | None = Field(default=None, index=True)
    capture: dict[str, Any] | None = Field(default=None, sa_column=Column(JSON(none_as_null=True)))
    item: dict[str, Any] | None = Field(default=None, sa_column=Column(JSON(none_as_null=True)))
    outlets: int = 0  # last event about people's outlets that the reader knew of
    moment: str = ""  # by which the versions of a report are ordered: that of the capture, never later than the arrival
    address: str | None = Field(default=None, index=True)  # normalised
    captured: dict[str, Any] | None = Field(default=None, sa_column=Column(JSON(none_as_null=True)))  # as stated
    held: int = 0  # 1: not shown before a person accepts it, where there is another
    wall: list[str] | None = Field(default=None, sa_column=Column(JSON(none_as_null=True)))  # why it is held
    was: list[Any] | None = Field(default=None, sa_column=Column(JSON(none_as_null=True)))  # former ids and numbers


class CaptureFileTable(CatalogTable, table=True):
    """A file that belongs to a saved page, and is no report: a picture, a frame, a style."""

    __tablename__ = "capture_file"
    path: str = Field(primary_key=True)
    report: str = Field(index=True)
    sha256: str
    size: int
    stamp: str


class JoinedTable(CatalogTable, table=True):
    """A report whose versions are another's now."""

    __tablename__ = "joined"
    report: str = Field(primary_key=True)
    into: str = Field(index=True)
    seq: int  # of the event that joined them


class ApartTable(CatalogTable, table=True):
    """Two reports that a person keeps apart, though they state one address; `report` is the older."""

    __tablename__ = "apart"
    report: str = Field(primary_key=True)
    other: str = Field(primary_key=True)


class LocationTable(CatalogTable, table=True):
    """Places where files were seen, and what stood there; `home` when the report is known by this place."""

    __tablename__ = "location"
    path: str = Field(primary_key=True)
    report: str = Field(index=True)
    sha256: str
    stamp: str  # size, times and inode at the last look, opaque
    home: bool
    gone: str | None = None  # since when no file is there any more, as far as a watch has noticed


class CorrectionTable(CatalogTable, table=True):
    """A person's words on a field."""

    __tablename__ = "correction"
    seq: int = Field(primary_key=True)
    report: str = Field(index=True)
    field: str
    claims: list[dict[str, Any]] = Field(sa_column=Column(JSON, nullable=False))
    undone: bool = False


class HomeTable(CatalogTable, table=True):
    """The report at which it is asked whether an outlet's home is right for reports without a dateline."""

    __tablename__ = "home"
    outlet: str = Field(primary_key=True)
    number: int = Field(foreign_key="report.number")


class DoubtTable(CatalogTable, table=True):
    """What is unsure of a report's newest version, and not settled: at most one doubt a field."""

    __tablename__ = "doubt"
    __table_args__ = (
        Index("doubt_weight", "weight", "number"),
        Index("doubt_field", "field", "number"),
        Index("doubt_why", "why", "number"),
    )
    number: int = Field(primary_key=True, foreign_key="report.number")
    field: str = Field(primary_key=True)
    why: str
    weight: int
    words: list[str] = Field(sa_column=Column(JSON, nullable=False))


class SettledTable(CatalogTable, table=True):
    """A person's word on fields, a correction or that they are as they should be; `read` is how readers had them."""

    __tablename__ = "settled"
    seq: int = Field(primary_key=True)
    report: str = Field(index=True)
    version: int
    read: dict[str, str] = Field(sa_column=Column(JSON, nullable=False))
    said: str | None = None  # of a correction
    undone: bool = False


class OutletTable(CatalogTable, table=True):
    """An outlet that a person entered."""

    __tablename__ = "outlet"
    name: str = Field(primary_key=True)
    seq: int
    told: dict[str, Any] = Field(sa_column=Column(JSON, nullable=False))
    at: str
    by: str


class RuleTable(CatalogTable, table=True):
    """A correction made general for an outlet."""

    __tablename__ = "rule"
    number: int = Field(primary_key=True)  # n of "Ln"
    told: dict[str, Any] = Field(sa_column=Column(JSON, nullable=False))
    at: str
    by: str
    withdrawn: bool = False


class CaseTable(CatalogTable, table=True):
    __tablename__ = "dossier_case"
    number: int = Field(primary_key=True)  # n of "Cn"
    name: str
    created: str
    withdrawn: bool = False


class CaseReportTable(CatalogTable, table=True):
    """A report in a case."""

    __tablename__ = "case_report"
    case: int = Field(primary_key=True, foreign_key="dossier_case.number")
    number: int = Field(primary_key=True, foreign_key="report.number", index=True)
    seq: int


class NoteTable(CatalogTable, table=True):
    __tablename__ = "note"
    seq: int = Field(primary_key=True)
    case: int = Field(foreign_key="dossier_case.number", index=True)
    text: str
    at: str
    by: str
    private: bool = False
    withdrawn: bool = False


class CaseSearchTable(CatalogTable, table=True):
    """A search that a person keeps in the research log of a case."""

    __tablename__ = "case_search"
    seq: int = Field(primary_key=True)
    case: int = Field(foreign_key="dossier_case.number", index=True)
    query: str
    place: str  # empty for this archive
    count: int
    reports: list[str] = Field(sa_column=Column(JSON, nullable=False))
    note: str
    at: str
    by: str
    withdrawn: bool = False


class PlanTable(CatalogTable, table=True):
    """The plan of a case's brief; the last one counts."""

    __tablename__ = "plan"
    case: int = Field(primary_key=True, foreign_key="dossier_case.number")
    told: dict[str, Any] = Field(sa_column=Column(JSON, nullable=False))


class RedactionTable(CatalogTable, table=True):
    """A passage that no brief of a case shows."""

    __tablename__ = "redaction"
    seq: int = Field(primary_key=True)
    case: int = Field(foreign_key="dossier_case.number", index=True)
    told: dict[str, Any] = Field(sa_column=Column(JSON, nullable=False))
    at: str
    by: str
    undone: bool = False


class HighlightTable(CatalogTable, table=True):
    """Words of a version that a person marked."""

    __tablename__ = "highlight"
    seq: int = Field(primary_key=True)
    report: str = Field(index=True)
    version: int
    pin: dict[str, Any] = Field(sa_column=Column(JSON, nullable=False))
    colour: str
    comment: str
    at: str
    by: str
    changed: str = ""
    removed: bool = False


class JudgementTable(CatalogTable, table=True):
    """A person's word on a source, or on the rows and cells of a case."""

    __tablename__ = "judgement"
    seq: int = Field(primary_key=True)
    kind: str
    case: int | None = Field(default=None, foreign_key="dossier_case.number", index=True)
    told: dict[str, Any] = Field(sa_column=Column(JSON, nullable=False))
    at: str
    by: str
    undone: bool = False


class TagTable(CatalogTable, table=True):
    """A word that a person put on a report; `key` is how it is compared."""

    __tablename__ = "tag"
    __table_args__ = (Index("tag_number", "number"),)
    key: str = Field(primary_key=True)
    number: int = Field(primary_key=True, foreign_key="report.number")
    name: str


class SearchTable(CatalogTable, table=True):
    """A search that a person saved."""

    __tablename__ = "search"
    name: str = Field(primary_key=True)
    seq: int
    query: str
    at: str
    by: str


class RulingTable(CatalogTable, table=True):
    """The last verdict on a pair; `report` sorts before `other`."""

    __tablename__ = "ruling"
    report: str = Field(primary_key=True)
    other: str = Field(primary_key=True)
    verdict: str


class FolderTable(CatalogTable, table=True):
    __tablename__ = "folder"
    path: str = Field(primary_key=True)
    since: str
    settings: dict[str, Any] = Field(sa_column=Column(JSON, nullable=False))  # {}: the usual ones


class FeatureTable(CatalogTable, table=True):
    """What linking keeps of a report's newest version."""

    __tablename__ = "feature"
    number: int = Field(primary_key=True, foreign_key="report.number")
    keys: list[str] = Field(sa_column=Column(JSON, nullable=False))  # its keys in linking's index
    features: str


class PostingTable(CatalogTable, table=True):
    """Linking's index: the reports of each key."""

    __tablename__ = "posting"
    __table_args__ = {"sqlite_with_rowid": False}
    key: str = Field(primary_key=True)
    number: int = Field(primary_key=True)


# What a report is found by. `..._forms` are more words for the same text (see `language.search_forms`), in columns of
# their own for those whose words are shown with what was found
FULL_TEXT = (
    """
    CREATE VIRTUAL TABLE words USING fts5(
        headline, outlet, byline, place, text, file, folders, headline_forms, text_forms,
        tokenize = "unicode61 remove_diacritics 2", prefix = '2 3'
    )
    """,
    # Bytes that it may gather before it writes a piece to be merged later: a transaction of many reports is one piece
    f"INSERT INTO words(words, rank) VALUES ('hashsize', {8 << 20})",
)
