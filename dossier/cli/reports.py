"""Commands that look at reports and correct what is known of them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

import click

from dossier.cli import checked
from dossier.cli.changes import summary_line
from dossier.cli.options import PLACE, passage, with_archive
from dossier.cli.output import Printer, counted, table
from dossier.model.captures import capture_json
from dossier.model.claims import FIELDS, Reading
from dossier.model.corrections import typed
from dossier.model.describe import claim_json, contract_json, reason_json
from dossier.model.events import PREMIS, Event
from dossier.model.file_parts import capture_origin_json, item_json
from dossier.model.hunks import Hunk
from dossier.model.iso_dates import edtf
from dossier.model.links import Link
from dossier.model.name_lists import NAME_COLUMNS
from dossier.model.queries import Misread
from dossier.model.reports import ReportDetail, ReportRow, Version
from dossier.model.spreadsheet import CSV_COLUMNS
from dossier.model.tags import NAME_SEPARATOR

if TYPE_CHECKING:
    from pathlib import Path

    from dossier.archive import Archive

_REPORT = click.argument("report")
_CUSTODY = (("by", "person"), ("on", "computer"), ("with", "program"), ("way", "way"), ("clock", "offset"))
_VERSION = click.IntRange(min=1)
_LIMIT = click.IntRange(0, 2**31 - 1)
_SORT = click.option("--sort", default="", metavar="COLUMN", help="Such as published; -published turns it round.")


def _to_csv(command: Any) -> Any:
    """The options by which a list becomes a file."""
    for option in (
        click.option("--bom", is_flag=True, help="Mark the file as UTF-8 in the way that Excel needs."),
        click.option("--columns", default="", metavar="A,B,…", help="Columns of the file; all unless named."),
        click.option("--csv", type=PLACE, metavar="FILE", help="Write all of the list to a CSV file."),
    ):
        command = option(command)
    return command


def row_json(row: ReportRow) -> dict[str, Any]:
    names = ("report", "version", "headline", "outlet", "published", "snippet")
    more = ("byline", "place", "country", "language", "state", "first_seen", "path", "sha256")
    sorts = ("filed", "media_type", "size", "reason", "tags", "cases", "trashed", "opening")
    stated = ("url", "section", "standfirst", "lat", "lon")
    found = {name: getattr(row, name) for name in names + more + sorts + stated}
    found["cases"] = NAME_SEPARATOR.join(row.cases) or None
    return found | {"filed_edtf": edtf(row.filed) if row.filed else None}


def print_rows(printer: Printer, rows: list[ReportRow]) -> None:
    if printer.as_json:
        printer.items((row_json(row), "") for row in rows)
        return
    shown = [(r.report, r.published or "-", r.outlet or "-", r.place or "-", r.called) for r in rows]
    printer.lines(table(shown))


@checked.command("list")
@click.option("--limit", type=_LIMIT, help="At most so many; all unless named.")
@_SORT
@_to_csv
@with_archive
def list_reports(
    printer: Printer, archive: Archive, limit: int | None, sort: str, csv: Path | None, columns: str, bom: bool
) -> None:
    """All reports, newest first, the trash left out.

    With --csv as a file for spreadsheets (RFC 4180), whatever the limit. A cell that begins as a formula does (with
    =, +, -, @ or a tab) has an apostrophe before it.
    """
    if csv:
        _write_csv(printer, archive, "", sort, csv, columns, bom)
    else:
        print_rows(printer, list(archive.reports.list(order=sort, limit=-1 if limit is None else limit)))


def _write_csv(printer: Printer, archive: Archive, query: str, sort: str, path: Path, columns: str, bom: bool) -> None:
    chosen = tuple(name.strip() for name in columns.split(",")) if columns else CSV_COLUMNS
    rows = archive.reports.export_csv(path, query, order=sort, columns=chosen, bom=bom)
    printer.item({"path": str(path), "reports": rows}, f"{path}: {counted(rows, 'report')}")


def _one_of(query: tuple[str, ...], names: Path | None, **_: object) -> None:
    if bool(query) == bool(names):
        raise click.UsageError("Give words to search for, or a file with --list, and not both.")


@checked.command(context_settings=checked.QUERY_WORDS, check=_one_of)
@click.argument("query", nargs=-1)
@click.option("--limit", type=_LIMIT, default=50, show_default=True)
@click.option(
    "--list", "names", type=PLACE, metavar="FILE", help="Find each name of a list: a line a name, CSV or text."
)
@_SORT
@_to_csv
@with_archive
def search(
    printer: Printer,
    archive: Archive,
    query: tuple[str, ...],
    limit: int,
    names: Path | None,
    sort: str,
    csv: Path | None,
    columns: str,
    bom: bool,
) -> None:
    """Find reports by words, "phrases", prefixes* and fields.

    A minus before a word leaves out. Fields: headline:, outlet:, by:, from: (the dateline's place), text:, lang:,
    country:, state:, case:, tag:, after:, before: (a day, month or year), in:trash. Case and accents do not count;
    outlet:="The Herald" is the whole name. With --csv all that is found becomes a file for spreadsheets.

    With --list, each line of a file is a name to look for, its further cells are other spellings. Each report that has
    the name is given with the words around it, and names that no report has are given without one.
    """
    if names:
        _search_names(printer, archive, names, csv)
        return
    for misread in archive.search.check(" ".join(query)):
        printer.warn(_misread_line(misread))
    if csv:
        _write_csv(printer, archive, " ".join(query), sort, csv, columns, bom)
    else:
        print_rows(printer, list(archive.reports.list(" ".join(query), order=sort, limit=limit)))


def _search_names(printer: Printer, archive: Archive, names: Path, csv: Path | None) -> None:
    if csv:
        rows = archive.search.export_names(names, csv)
        printer.item({"path": str(csv), "rows": rows}, f"{csv}: {counted(rows, 'row')}")
        return
    without, reports = 0, set[str]()
    for hit in archive.search.names(names):
        about = {column: hit.value(column) for column in NAME_COLUMNS}
        printer.item(about, f"{hit.name}  {hit.row.report}  {hit.row.called}" if hit.row else f"{hit.name}  -")
        without += hit.row is None
        reports |= {hit.row.report} if hit.row else set()
    if not printer.as_json:
        printer.warn(f"{counted(len(reports), 'report')}; {counted(without, 'name')} in none")


def _misread_line(misread: Misread) -> str:
    match misread.fault:
        case "field":
            return f"{misread.name}: is no field; its words are searched for everywhere."
        case "day":
            return f"{misread.value}: is no day; write it as 12 March 2024, 2024-03-12, 2024-03 or 2024."
    if misread.name == "case":
        return f"{misread.value}: no case has this name."
    return f"{misread.value}: is no value of {misread.name}; it may be {', '.join(misread.allowed)}."


@checked.command()
@_REPORT
@click.option("--version", type=_VERSION, help="An earlier version; the newest unless named.")
@click.option("--rendition", is_flag=True, help="Add the whole rendition, to which all offsets point.")
@with_archive
def show(printer: Printer, archive: Archive, report: str, version: int | None, rendition: bool) -> None:
    """One report: its fields with evidence, versions, events, links."""
    detail = archive.reports.get(report, version)
    data = detail_json(detail, rendition)
    data["events"] = [event_json(event) for event in archive.reports.history(report)]
    data["links"] = [link_json(link) for link in archive.links.related(report)]
    printer.item(data, *_detail_lines(detail, data))


def detail_json(detail: ReportDetail, rendition: bool) -> dict[str, Any]:
    """A description with all other data of the archive on the report."""
    version = detail.version
    about = {"report": detail.row.report, "version": version.number, "state": version.state, "reason": version.reason}
    about |= {"path": version.path, "sha256": version.sha256, "bytes": version.size}
    about |= (
        {"part_of": version.origin.part_of, **capture_origin_json(version.origin.capture)} if version.origin else {}
    )
    about |= {"item": item_json(version.origin.item if version.origin else None)}
    about |= {"capture": capture_json(version.stated, version.first_seen)}
    about |= {"parts": list(detail.parts)} if detail.parts else {}
    about |= {"files": [{"path": f.path, "sha256": f.sha256, "bytes": f.size} for f in detail.files]}
    about |= {"places": [asdict(place) for place in detail.places]}
    return about | _description(detail, rendition) | {"versions": [version_json(v) for v in detail.versions]}


def _description(detail: ReportDetail, rendition: bool) -> dict[str, Any]:
    """The contract's fields; null each where nothing was read."""
    if detail.description is None or detail.rendition is None:
        empty: dict[str, Any] = {name: None for name in FIELDS} | {"byline": [], "text": None}
        return {"media_type": detail.version.media_type, **empty}
    reading = Reading(detail.version.reader or "", detail.version.media_type, detail.rendition, detail.description)
    return contract_json(reading) | ({"rendition": detail.rendition} if rendition else {})


def version_json(version: Version) -> dict[str, Any]:
    names = ("number", "sha256", "size", "media_type", "path", "modified", "first_seen", "state", "reason", "reader")
    digests = {"rendition": version.rendition, "description": version.description}
    found = {("version" if name == "number" else name): getattr(version, name) for name in names} | digests
    return found | {"capture": capture_json(version.stated, version.first_seen), "held": version.held}


def _detail_lines(detail: ReportDetail, data: dict[str, Any]) -> Iterator[str]:
    row = detail.row
    yield f"{row.report} v{detail.version.number}  {row.headline or f'(no headline) {row.called}'}"
    if detail.version.reason:
        yield f"  in quarantine: {detail.version.reason}"
    for name in ("outlet", "byline", "place", "published", "language"):
        yield f"  {name:10} {getattr(row, name) or '-'}"
    yield f"  {'file':10} {detail.version.path}"
    for place in detail.places:
        if place.gone:
            yield f"  {'gone':10} {place.path}, since {place.gone}; this copy stays"
    yield f"  {'sha256':10} {detail.version.sha256}"
    if origin := detail.version.origin:
        yield f"  {'part of':10} {origin.part_of}" + (
            f", captured {origin.capture.captured}" if origin.capture.captured else ""
        )
    if detail.parts:
        yield f"  {'holds':10} {', '.join(detail.parts)}"
    if detail.files:
        yield f"  {'with':10} {counted(len(detail.files), 'file')} of the saved page"
    for version in detail.versions:
        when = version.stated.moment
        saved = f"  captured {when}" if when else ""
        held = "  held back" if version.held else ""
        yield f"  version {version.number}{saved}  first seen {version.first_seen}  {version.state}{held}"
    for link in data["links"]:
        yield f"  {link['kind']:10} {link['report']}  {link['score']:.2f}"


def _value_or_how(
    value: str | None, at: tuple[int, int] | None, accept: bool, undo: bool, also: tuple[str, ...], **_: Any
) -> None:
    if value is None and at is None and not accept and not undo:
        raise click.UsageError("Name the new value, or use --at, --accept or --undo.")
    if also and (value is None or at or accept or undo):
        raise click.UsageError("--also needs a value, and goes with none of --at, --accept and --undo.")


@checked.command("set", check=_value_or_how)
@_REPORT
@click.argument("field", type=click.Choice(FIELDS))
@click.argument("value", required=False)
@click.option("--at", callback=passage, metavar="START-END", help="Where in the rendition the words are that say so.")
@click.option("--accept", is_flag=True, help="Confirm the value shown, or the candidate named, on its own evidence.")
@click.option("--undo", is_flag=True, help="Take back the last correction of the field instead.")
@click.option("--also", multiple=True, metavar="REPORT", help="Another report to correct alike; may be given often.")
@with_archive
def set_field(
    printer: Printer,
    archive: Archive,
    report: str,
    field: str,
    value: str | None,
    at: tuple[int, int] | None,
    accept: bool,
    undo: bool,
    also: tuple[str, ...],
) -> None:
    """Correct a field of a report, or of several alike.

    Kept as your claim, shown before every reader's, never overwritten. With --at and no value, it is what the words
    there say.

    Byline: "Ada Ruiz; Leo Paz (photographer)". Dateline: "Quito, 2019-03-03". Published: 2019-03-03.
    """
    if undo:
        archive.corrections.undo(report, field)
        printer.item({"report": report, "field": field, "undone": True}, f"{report} {field}: correction taken back")
        return
    if accept:
        claims = archive.corrections.accept(report, field, value)
    elif also and value is not None:
        claims = archive.corrections.set_all([report, *also], {field: value})
    else:
        claims = archive.corrections.set(report, field, value, evidence=at)
    for one in dict.fromkeys([report, *also]):
        for claim in claims:
            printer.item({"report": one, **claim_json(claim)}, f"{one} {field}: {typed(claim.value)}")


@checked.command()
@_REPORT
@click.argument("first", type=_VERSION, required=False)
@click.argument("second", type=_VERSION, required=False)
@with_archive
def diff(printer: Printer, archive: Archive, report: str, first: int | None, second: int | None) -> None:
    """What changed between two versions: a summary, then word by word.

    The last two, unless named.
    """
    hunks, found = archive.reports.diff(report, first, second), archive.changes.between(report, first, second)
    summary = summary_line(found.edits)
    if not printer.as_json:
        printer.lines([summary])
    printer.items(
        (hunk_json(hunk) | {"kind": found.kind_of(hunk), "summary": summary}, _hunk_line(hunk)) for hunk in hunks
    )


def hunk_json(hunk: Hunk) -> dict[str, Any]:
    spans = {"old_start": hunk.old_span.start, "old_end": hunk.old_span.end}
    spans |= {"new_start": hunk.new_span.start, "new_end": hunk.new_span.end}
    return {"change": hunk.change, "old": hunk.old, "new": hunk.new, **spans}


def _hunk_line(hunk: Hunk) -> str:
    return " ".join(filter(None, (f"[-{hunk.old}-]" if hunk.old else "", f"{{+{hunk.new}+}}" if hunk.new else "")))


@checked.command()
@click.argument("report", required=False)
@with_archive
def history(printer: Printer, archive: Archive, report: str | None) -> None:
    """What happened to the archive or a report: PREMIS events."""
    printer.items(
        (event_json(e), f"{e.seq:6}  {e.at}  {e.kind:18} {e.report or '':8} {_custody(e)}".rstrip())
        for e in archive.reports.history(report)
    )


def _custody(event: Event) -> str:
    """Who took a file in, where and how, as far as the event says; those of 0.5.0 say nothing."""
    found = event.detail.get("custody") or {}
    words = (f"{name} {found[key]}" for name, key in _CUSTODY if found.get(key))
    return ", ".join(words)


def event_json(event: Event) -> dict[str, Any]:
    """An event in the words of PREMIS 3, with its details."""
    return {
        "event": event.seq,
        "type": PREMIS[event.kind],
        "kind": event.kind,
        "at": event.at,
        "agent": event.agent,
        "report": event.report,
        "detail": dict(event.detail),
    }


@checked.command()
@_REPORT
@click.option("--limit", type=_LIMIT, default=20, show_default=True)
@with_archive
def related(printer: Printer, archive: Archive, report: str, limit: int) -> None:
    """Reports linked to this one, best first, with reasons."""
    printer.items((link_json(link), _link_line(link)) for link in archive.links.related(report, limit))


def link_json(link: Link) -> dict[str, Any]:
    """`report` is the other report."""
    reasons = [reason_json(reason) for reason in link.reasons]
    data = {"report": link.other, "kind": link.kind, "score": round(link.score, 4), "reasons": reasons}
    return data | {"later": link.later, "ruling": link.ruling}


def _link_line(link: Link) -> str:
    why = ", ".join(f"{reason.kind} “{reason.value}”" for reason in link.reasons[:6])
    if link.ruling:
        why = f"[ruled {link.ruling}] {why}"
    return f"{link.other:8} {link.kind:10} {link.score:.2f}  {why}"
