"""The tables; private to this room."""

from __future__ import annotations

from sqlalchemy import JSON, Boolean, Column, Index, Integer, MetaData, String, Table

METADATA = MetaData()

# Columns of reports by which lists are sorted and narrowed, besides outlet and place
SORTED = (
    "headline_key", "byline_key", "country", "state", "published", "filed", "first_seen", "version", "language",
    "media_type", "size", "path", "tags", "cases", "reason",
)  # fmt: skip


# `schema`: number of the tables' form; `applied`: last event; `offset`: bytes of the log applied.
META = Table(
    "meta",
    METADATA,
    Column("key", String, primary_key=True),
    Column("value", Integer, nullable=False),
)

# A copy of the log, to be asked by report.
EVENTS = Table(
    "event",
    METADATA,
    Column("seq", Integer, primary_key=True),
    Column("at", String, nullable=False),
    Column("kind", String, nullable=False, index=True),
    Column("agent", String, nullable=False),
    Column("report", String, index=True),
    Column("detail", JSON, nullable=False),
    Column("salt", String, nullable=False, default=""),
)

# A report with the values that lists show; what is a person's words is kept as it is sorted, too.
REPORTS = Table(
    "report",
    METADATA,
    Column("number", Integer, primary_key=True),  # n of "Rn"; also the rowid in the full-text index
    Column("report", String, nullable=False, unique=True),
    Column("version", Integer, nullable=False),
    Column("state", String, nullable=False),
    Column("sha256", String, nullable=False),
    Column("path", String, nullable=False),
    Column("first_seen", String, nullable=False),
    Column("headline", String),
    Column("outlet", String),
    Column("byline", String),
    Column("place", String),
    Column("country", String),
    Column("published", String),
    Column("filed", String),  # the dateline's date
    Column("language", String),
    Column("media_type", String, nullable=False, default="application/octet-stream"),
    Column("size", Integer, nullable=False, default=0),
    Column("reason", String),  # why it is in quarantine
    Column("tags", String),  # names joined with "; "
    Column("cases", String),
    Column("trashed", Boolean, nullable=False, default=False),
    Column("headline_key", String),
    Column("outlet_key", String),
    Column("byline_key", String),
    Column("place_key", String),
    Column("outlet_read", String),  # by the reader, before any rule or correction
    # Each list is one walk along one of these: whether in the trash, then by a column, then (as in all of SQLite's) by
    # number. What a list is grouped by stands behind, so that the table itself need not be asked
    Index("report_outlet", "trashed", "outlet_key", "outlet"),
    Index("report_place", "trashed", "place_key", "country", "place"),
    Index("report_trashed", "trashed"),
    *(Index(f"report_{name}", "trashed", name) for name in SORTED),
)

# Every state of every report's bytes.
VERSIONS = Table(
    "version",
    METADATA,
    Column("report", String, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("sha256", String, nullable=False, index=True),
    Column("size", Integer, nullable=False),
    Column("media_type", String, nullable=False),
    Column("path", String, nullable=False),
    Column("modified", String),
    Column("first_seen", String, nullable=False),
    Column("state", String, nullable=False, index=True),
    Column("reason", String),
    Column("reader", String),
    Column("rendition", String),
    Column("description", String),
    Column("part_of", String, index=True),
    Column("capture", JSON(none_as_null=True)),
    Column("outlets", Integer, nullable=False, default=0),  # last event about people's outlets that the reader knew of
)

# Places where files were seen, and what stood there; `home` when the report is known by this place.
LOCATIONS = Table(
    "location",
    METADATA,
    Column("path", String, primary_key=True),
    Column("report", String, nullable=False, index=True),
    Column("sha256", String, nullable=False),
    Column("stamp", String, nullable=False),  # size, times and inode at the last look, opaque
    Column("home", Boolean, nullable=False),
    Column("gone", String),  # since when nothing stands there any more, as far as a watch has noticed
)

# A person's words on a field.
CORRECTIONS = Table(
    "correction",
    METADATA,
    Column("seq", Integer, primary_key=True),
    Column("report", String, nullable=False, index=True),
    Column("field", String, nullable=False),
    Column("claims", JSON, nullable=False),
    Column("undone", Boolean, nullable=False, default=False),
)

# What is unsure of a report's newest version, and not settled: at most one doubt a field.
DOUBTS = Table(
    "doubt",
    METADATA,
    Column("number", Integer, primary_key=True),  # n of "Rn"
    Column("field", String, primary_key=True),
    Column("why", String, nullable=False),
    Column("weight", Integer, nullable=False),
    Column("words", JSON, nullable=False),
    Index("doubt_weight", "weight", "number"),
    Index("doubt_field", "field", "number"),
    Index("doubt_why", "why", "number"),
)

# A person's word on fields, a correction or that they are as they should be; `read` is how readers had them.
SETTLED = Table(
    "settled",
    METADATA,
    Column("seq", Integer, primary_key=True),
    Column("report", String, nullable=False, index=True),
    Column("version", Integer, nullable=False),
    Column("read", JSON, nullable=False),
    Column("said", String),  # of a correction
    Column("undone", Boolean, nullable=False, default=False),
)

# An outlet as a person told of it.
OUTLETS = Table(
    "outlet",
    METADATA,
    Column("name", String, primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("told", JSON, nullable=False),
    Column("at", String, nullable=False),
    Column("by", String, nullable=False),
)

# A correction made general for an outlet.
RULES = Table(
    "rule",
    METADATA,
    Column("number", Integer, primary_key=True),  # n of "Ln"
    Column("told", JSON, nullable=False),
    Column("at", String, nullable=False),
    Column("by", String, nullable=False),
    Column("withdrawn", Boolean, nullable=False, default=False),
)

CASES = Table(
    "dossier_case",
    METADATA,
    Column("number", Integer, primary_key=True),
    Column("case", String, nullable=False, unique=True),
    Column("name", String, nullable=False),
    Column("created", String, nullable=False),
)

MEMBERS = Table(
    "case_report",
    METADATA,
    Column("case", String, primary_key=True),
    Column("report", String, primary_key=True, index=True),
    Column("seq", Integer, nullable=False),
)

NOTES = Table(
    "note",
    METADATA,
    Column("seq", Integer, primary_key=True),
    Column("case", String, nullable=False, index=True),
    Column("text", String, nullable=False),
    Column("at", String, nullable=False),
    Column("by", String, nullable=False),
    Column("private", Boolean, nullable=False, default=False),
    Column("withdrawn", Boolean, nullable=False, default=False),
)

# How a case's brief is wanted; the last word counts.
PLANS = Table(
    "plan",
    METADATA,
    Column("case", String, primary_key=True),
    Column("told", JSON, nullable=False),
)

# A passage that no brief of a case shows.
REDACTIONS = Table(
    "redaction",
    METADATA,
    Column("seq", Integer, primary_key=True),
    Column("case", String, nullable=False, index=True),
    Column("told", JSON, nullable=False),
    Column("at", String, nullable=False),
    Column("by", String, nullable=False),
    Column("undone", Boolean, nullable=False, default=False),
)

# A person's word on a source, or on the rows and cells of a case.
JUDGEMENTS = Table(
    "judgement",
    METADATA,
    Column("seq", Integer, primary_key=True),
    Column("kind", String, nullable=False),
    Column("case", String, index=True),
    Column("told", JSON, nullable=False),
    Column("at", String, nullable=False),
    Column("by", String, nullable=False),
    Column("undone", Boolean, nullable=False, default=False),
)

# A word that a person put on a report; `key` is how it is compared.
TAGS = Table(
    "tag",
    METADATA,
    Column("key", String, primary_key=True),
    Column("number", Integer, primary_key=True),  # n of "Rn"
    Column("name", String, nullable=False),
    Index("tag_number", "number"),
)

# A search that a person saved.
SEARCHES = Table(
    "search",
    METADATA,
    Column("name", String, primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("query", String, nullable=False),
    Column("at", String, nullable=False),
    Column("by", String, nullable=False),
)

# The last verdict on a pair; `report` sorts before `other`.
RULINGS = Table(
    "ruling",
    METADATA,
    Column("report", String, primary_key=True),
    Column("other", String, primary_key=True),
    Column("verdict", String, nullable=False),
)

FOLDERS = Table(
    "folder",
    METADATA,
    Column("path", String, primary_key=True),
    Column("since", String, nullable=False),
    Column("settings", JSON, nullable=False),  # {}: the usual ones
)

# What linking keeps of a report's newest version.
FEATURES = Table(
    "feature",
    METADATA,
    Column("number", Integer, primary_key=True),
    Column("features", String, nullable=False),
)

# Linking's index: which reports stand under a key.
POSTINGS = Table(
    "posting",
    METADATA,
    Column("key", String, primary_key=True),
    Column("number", Integer, primary_key=True),
    Index("posting_number", "number"),
    sqlite_with_rowid=False,
)


FULL_TEXT = """
CREATE VIRTUAL TABLE words USING fts5(
    headline, outlet, byline, place, text, tokenize = "unicode61 remove_diacritics 2", prefix = '2 3'
)
"""
