"""The 22 points of a custody sheet, made from the log and the description of one version.

Points a to h are those of the Berkeley Protocol on Digital Open Source Investigations (OHCHR HR/PUB/20/2, VI.C); the
others those of the chain of custody record of ISO/IEC 27037:2012, 6.1.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from dossier.log.checkpoints import Checkpoint
from dossier.model.chain_of_custody import (
    CustodyFacts,
    CustodyPoint,
    CustodySheet,
    CustodyStatement,
    PointGroup,
    PointStatus,
)
from dossier.model.claims import Words
from dossier.model.events import Event
from dossier.model.originals import look_of

_PAGES = ("page", "saved", "captures")  # looks of files that hold a page's markup
_SHOWN = ("sheets", "picture")  # looks of files that show a page as it looked
_PEOPLE = frozenset(
    {
        "correction",
        "correction-undone",
        "review-settled",
        "review-reopened",
        "ruling",
        "source-graded",
        "passage-redacted",
        "cell-corrected",
        "cell-removed",
        "trashed",
        "untrashed",
        "tagged",
        "untagged",
    }
)  # fmt: skip - events by which people decide about a report

_OF_PAGES = ("source_code", "full_capture", "media")  # points that do not apply to every kind of file

Found = Iterator[CustodyStatement]


def sheet_of(facts: CustodyFacts) -> CustodySheet:
    """The sheet of the version that `facts.detail` describes."""
    version = facts.detail.version
    points = tuple(_point(number, *row, facts) for number, row in enumerate(_POINTS, 1))
    return CustodySheet(
        version.report, version.number, facts.detail.row.called, facts.archive, version.sha256, version.first_seen,
        facts.made, facts.by, points,
    )  # fmt: skip


def _point(
    number: int, group: PointGroup, name: str, find: Callable[[CustodyFacts], Found], facts: CustodyFacts
) -> CustodyPoint:
    statements = tuple(find(facts))
    if statements:
        return CustodyPoint(number, name, group, "stated", statements)
    applies = name not in _OF_PAGES or (name != "media" and _is_page(facts))
    status: PointStatus = "not-stated" if applies else "does-not-apply"
    reason = "no.full_capture_text" if name == "full_capture" and not applies else f"no.{name}"
    return CustodyPoint(number, name, group, status, (), reason)


def _is_page(facts: CustodyFacts) -> bool:
    return look_of(facts.detail.version.media_type) in _PAGES


def _of(facts: CustodyFacts, *kinds: str) -> Iterator[Event]:
    """The report's events of these kinds, oldest first."""
    return (event for event in facts.events if event.kind in kinds)


def _one(key: str, facts: CustodyFacts, **values: object) -> CustodyStatement:
    """A statement that rests on the arrival's event."""
    return CustodyStatement(key, values, (facts.arrival.seq,))


def _identifier(facts: CustodyFacts) -> Found:
    version, count = facts.detail.version, len(facts.detail.versions)
    yield _one("identifier", facts, report=version.report, version=version.number, count=count, archive=facts.archive)


def _place(facts: CustodyFacts) -> Found:
    yield _one("path", facts, path=facts.detail.version.path)
    for event in _of(facts, "moved", "original-gone", "sighting"):
        key = {"moved": "moved", "original-gone": "gone"}.get(event.kind, "seen")
        before = event.detail.get("moved_from", "")
        yield CustodyStatement(key, {"path": event.detail["path"], "before": before, "at": event.at}, (event.seq,))


def _kind(facts: CustodyFacts) -> Found:
    version = facts.detail.version
    yield _one("kind", facts, media_type=version.media_type, size=version.size)


def _hash(facts: CustodyFacts) -> Found:
    yield _one("hash", facts, sha256=facts.detail.version.sha256, at=facts.detail.version.first_seen)


def _address(facts: CustodyFacts) -> Found:
    if facts.detail.description:
        urls = (claim.value for claim in facts.detail.description.claims if claim.field == "url")
        yield from (_reading("address", facts, url=url.value) for url in urls if isinstance(url, Words))


def _reading(key: str, facts: CustodyFacts, **values: object) -> CustodyStatement:
    """A statement that rests on the version's newest reading."""
    known = (facts.detail.version.rendition, facts.detail.version.description)
    readings = (event for event in _of(facts, "reading"))
    events = [one.seq for one in readings if (one.detail["rendition"], one.detail["description"]) == known]
    return CustodyStatement(key, values, tuple(events[-1:]))


def _source_code(facts: CustodyFacts) -> Found:
    if _is_page(facts):
        yield _one("source_code", facts)


def _full_capture(facts: CustodyFacts) -> Found:
    if look_of(facts.detail.version.media_type) in _SHOWN:
        yield _one("full_capture", facts, media_type=facts.detail.version.media_type)


def _media(facts: CustodyFacts) -> Found:
    for one in facts.pictures:
        yield _one(
            "picture", facts, number=one.number, media_type=one.media_type, width=one.width, height=one.height,
            sha256=one.sha256,
        )  # fmt: skip


def _metadata(facts: CustodyFacts) -> Found:
    version = facts.detail.version
    if version.rendition:
        yield _reading("metadata", facts, rendition=version.rendition, reader=version.reader)


def _context(facts: CustodyFacts) -> Found:
    if origin := facts.detail.version.origin:
        yield _one("part_of", facts, report=origin.part_of)
    for name, events in facts.cases.values():
        yield CustodyStatement("case", {"name": name}, events)


def _captured(facts: CustodyFacts) -> Found:
    stated = facts.detail.version.stated
    if stated.moment:
        yield _reading("captured", facts, moment=stated.moment, basis=stated.evidence[-1].origin)


def _detail(key: str, *names: str) -> Callable[[CustodyFacts], Found]:
    """A point that the arrival's event states under `custody`, where its version recorded that."""

    def find(facts: CustodyFacts) -> Found:
        stated = facts.arrival.detail.get("custody", {})
        if all(stated.get(name) for name in names):
            yield _one(key, facts, **{name: stated[name] for name in names})

    return find


def _tool(facts: CustodyFacts) -> Found:
    if tool := facts.detail.version.stated.tool:
        yield _reading("tool", facts, tool=tool)


def _person(facts: CustodyFacts) -> Found:
    arrival = facts.arrival
    stated = arrival.detail.get("custody", {}).get("person")
    person = stated or (arrival.agent.removeprefix("person:") if arrival.agent.startswith("person:") else "")
    if person:
        yield _one("person", facts, person=person)


def _program(facts: CustodyFacts) -> Found:
    arrival = facts.arrival
    program = arrival.detail.get("custody", {}).get("program") or arrival.agent
    yield _one("program", facts, program=program.removeprefix("software:"))


def _clock(facts: CustodyFacts) -> Found:
    arrival = facts.arrival
    yield _one("clock", facts, at=arrival.at)
    if offset := arrival.detail.get("custody", {}).get("offset"):
        yield _one("offset", facts, offset=offset)


def _file_times(facts: CustodyFacts) -> Found:
    if modified := facts.detail.version.modified:
        yield _one("modified", facts, at=modified)
    if born := facts.arrival.detail.get("born"):
        yield _one("created", facts, at=born)


def _fixity(facts: CustodyFacts) -> Found:
    if facts.hashed:
        yield CustodyStatement("fixity", {"at": facts.made})


def _access(facts: CustodyFacts) -> Found:
    for event in facts.exports:
        values = {name: event.detail.get(name, "") for name in ("form", "case", "path", "digest", "to", "key")}
        key = {"export": "export", "handed-over": "handover"}.get(event.kind, "receipt" if values["key"] else "paper")
        yield CustodyStatement(key, values | {"who": event.agent, "at": event.at}, (event.seq,))


def _changes(facts: CustodyFacts) -> Found:
    for event in facts.events:
        if event.kind in _PEOPLE:
            yield CustodyStatement(
                "change", {"what": event.kind, **event.detail, "who": event.agent, "at": event.at}, (event.seq,)
            )


def _log(facts: CustodyFacts) -> Found:
    newest = facts.events[-1].seq
    if facts.signed and facts.signed[0] >= newest:
        yield CustodyStatement("log", {"size": facts.signed[0], "key": facts.signed[1]}, _numbers(facts))
    for event in facts.stamps:
        claimed = Checkpoint.claimed(event.detail["checkpoint"])
        if claimed and claimed.size >= facts.arrival.seq:
            values = {"tsa": event.detail["tsa"], "time": event.detail["time"], "size": claimed.size}
            yield CustodyStatement("time-stamp", values, (event.seq,))


def _numbers(facts: CustodyFacts) -> tuple[int, ...]:
    return tuple(event.seq for event in facts.events)


_POINTS: tuple[tuple[PointGroup, str, Callable[[CustodyFacts], Found]], ...] = (
    ("identity", "identifier", _identifier),
    ("identity", "place", _place),
    ("identity", "kind", _kind),
    ("identity", "hash", _hash),
    ("source", "address", _address),
    ("source", "source_code", _source_code),
    ("source", "full_capture", _full_capture),
    ("source", "media", _media),
    ("source", "metadata", _metadata),
    ("source", "context", _context),
    ("source", "captured", _captured),
    ("source", "tool", _tool),
    ("custodian", "person", _person),
    ("custodian", "computer", _detail("computer", "computer")),
    ("custodian", "program", _program),
    ("custodian", "way", _detail("way", "way")),
    ("custodian", "clock", _clock),
    ("custodian", "file_times", _file_times),
    ("chain", "fixity", _fixity),
    ("chain", "access", _access),
    ("chain", "changes", _changes),
    ("chain", "log", _log),
)
