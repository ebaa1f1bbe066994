"""Commands on cases: collecting reports, comparing them, printing them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from dossier.cli import briefs, case_views, checked, judgements, research
from dossier.cli.judgements import UNUSABLE
from dossier.cli.options import PLACE, common, plain, with_archive
from dossier.cli.output import Printer, counted
from dossier.cli.progress_bar import parts_bar
from dossier.model.cases import Case
from dossier.model.describe import group_json
from dossier.model.links import Cell, Finding, Group, PairRelation
from dossier.model.reports import Record

if TYPE_CHECKING:
    from dossier.archive import Archive
    from dossier.model.briefs import Check

_CASE = click.argument("case")
_REPORTS = click.argument("reports", nargs=-1, required=True)


def case_json(case: Case) -> dict[str, Any]:
    notes = [
        {"note": note.note, "text": note.text, "at": note.at, "by": note.by, "private": note.private}
        for note in case.notes
    ]
    return {
        "case": case.case,
        "name": case.name,
        "created": case.created,
        "reports": list(case.reports),
        "notes": notes,
        "searches": [research.search_json(one) for one in case.searches],
    }


def _case_line(case: Case) -> str:
    held = f": {' '.join(case.reports)}" if case.reports else ""
    return f"{case.case:6} {case.name}  ({counted(len(case.reports), 'report')}{held})"


@checked.group("case")
@common
def case_group(archive: Path | None, as_json: bool) -> None:
    """Cases: reports that you keep together."""


@case_group.command("new")
@click.argument("name")
@with_archive
def new(printer: Printer, archive: Archive, name: str) -> None:
    """Begin a case."""
    case = archive.cases.new(name)
    printer.item(case_json(case), _case_line(case))


@case_group.command("rename")
@_CASE
@click.argument("name")
@with_archive
def rename(printer: Printer, archive: Archive, case: str, name: str) -> None:
    """Give a case another name. It keeps its number, and the log what it was called before."""
    found = archive.cases.rename(case, name)
    printer.item(case_json(found), _case_line(found))


@case_group.command("withdraw")
@_CASE
@with_archive
def withdraw(printer: Printer, archive: Archive, case: str) -> None:
    """Take a case away; it is listed nowhere until it is restored. Its reports stay in the archive."""
    found = archive.cases.withdraw(case)
    printer.item({"case": found.case, "name": found.name, "withdrawn": True}, f"{found.case:6} {found.name}  withdrawn")


@case_group.command("restore")
@_CASE
@with_archive
def restore(printer: Printer, archive: Archive, case: str) -> None:
    """Bring a withdrawn case back, with its reports, notes, plan and judgements."""
    found = archive.cases.restore(case)
    printer.item(case_json(found), _case_line(found))


@case_group.command("add")
@_CASE
@_REPORTS
@with_archive
def add(printer: Printer, archive: Archive, case: str, reports: tuple[str, ...]) -> None:
    """Put reports into a case."""
    found = archive.cases.add(case, reports)
    printer.item(case_json(found), _case_line(found))


@case_group.command("remove")
@_CASE
@_REPORTS
@with_archive
def remove(printer: Printer, archive: Archive, case: str, reports: tuple[str, ...]) -> None:
    """Take reports out of a case; they stay in the archive."""
    found = archive.cases.remove(case, reports)
    printer.item(case_json(found), _case_line(found))


def _note_or_its_number(
    text: str | None, private: bool, withdraw: str | None, restore: str | None, **_: object
) -> None:
    if [text, withdraw, restore].count(None) != 2 or (private and text is None):
        raise click.UsageError("Write a note, or name the one to --withdraw or to --restore.")


@case_group.command("note", check=_note_or_its_number)
@_CASE
@click.argument("text", required=False)
@click.option("--private", is_flag=True, help="Keep it out of every brief and bag.")
@click.option("--withdraw", metavar="NOTE", help="Undo a note (N57, as `dossier case show` lists it) instead.")
@click.option("--restore", metavar="NOTE", help="Put a withdrawn note back to where it was instead.")
@with_archive
def note(
    printer: Printer,
    archive: Archive,
    case: str,
    text: str | None,
    private: bool,
    withdraw: str | None,
    restore: str | None,
) -> None:
    """Add a note of your own to a case; briefs print it as judgement. Or take one back: its words stay in the log."""
    if text is not None:
        found = archive.cases.add_note(case, text, private=private)
    else:
        found = (
            archive.cases.remove_note(case, withdraw) if withdraw else archive.cases.restore_note(case, str(restore))
        )
    printer.item(case_json(found), _case_line(found))


@case_group.command("list")
@click.option("--withdrawn", is_flag=True, help="Those that were withdrawn instead.")
@with_archive
def list_cases(printer: Printer, archive: Archive, withdrawn: bool) -> None:
    """All cases."""
    printer.items((case_json(case), _case_line(case)) for case in archive.cases.list(withdrawn=withdrawn))


@case_group.command("show")
@_CASE
@with_archive
def show(printer: Printer, archive: Archive, case: str) -> None:
    """One case: its reports, notes and kept searches, and briefs of it that cite a superseded version."""
    found, affected = archive.cases.get(case), archive.briefs.affected(case)
    data = case_json(found) | {"affected_briefs": [briefs.affected_json(one) for one in affected]}
    printer.item(
        data, _case_line(found), *_note_lines(found), *_search_lines(found), *map(briefs.affected_line, affected)
    )


def _note_lines(case: Case) -> Iterator[str]:
    for note in case.notes:
        yield f"  {'private note' if note.private else 'note'} {note.note} by {note.by}, {note.at}:"
        yield from (f"    {line}" for line in note.text.splitlines())


def _search_lines(case: Case) -> Iterator[str]:
    return (f"  {line}" for one in case.searches for line in research.search_lines(one))


for _verb in (*judgements.VERBS, *briefs.VERBS, *research.VERBS):
    case_group.add_command(_verb)


@checked.command()
@click.option("--all", "everything", is_flag=True, help="Over the whole archive, which is what is done anyway.")
@click.option("--newest", type=click.IntRange(min=2), metavar="N", help="Among the N reports that came last.")
@with_archive
def group(printer: Printer, archive: Archive, everything: bool, newest: int | None) -> None:  # noqa: ARG001  (the contract's flag)
    """Suggest cases over the whole archive.

    Each report is in at most one.
    """
    printer.items((group_json(found), _group_line(found)) for found in archive.links.groups(newest))


def _group_line(found: Group) -> str:
    why = ", ".join(f"{reason.kind} “{reason.value}”" for reason in found.reasons[:6])
    return f"{' '.join(found.reports)}   {why}"


def _one_view(
    as_of: str | None, differences: bool, copies: bool, without: str | None, toll: bool, csv: bool, **_: object
) -> None:
    if sum(map(bool, (differences, copies, without, toll))) > 1:
        raise click.UsageError("Choose one of --differences, --copies, --without and --toll.")
    if as_of and (copies or without):
        raise click.UsageError("--as-of goes with all reports of a day, not with --copies or --without.")
    if csv and not toll:
        raise click.UsageError("--csv goes with --toll.")


@checked.command(check=_one_view)
@_CASE
@click.option("--as-of", metavar="DATE", help="Only what was published by the end of this day, as 2019-03-03.")
@click.option("--differences", is_flag=True, help="Only the differences, those most worth reading first.")
@click.option("--copies", is_flag=True, help="Which report copies which instead, sentence by sentence.")
@click.option(
    "--without", metavar="WHAT", help="What falls or changes without a report (R3), outlet or speaker instead."
)
@click.option("--toll", is_flag=True, help="The dead, hurt, held and missing by day of publication instead.")
@click.option("--csv", is_flag=True, help="With --toll, as CSV for spreadsheets.")
@with_archive
def compare(
    printer: Printer,
    archive: Archive,
    case: str,
    as_of: str | None,
    differences: bool,
    copies: bool,
    without: str | None,
    toll: bool,
    csv: bool,
) -> None:
    """Figures, days, quotations and names of a case's reports side by side, and what few of them leave out."""
    if copies:
        case_views.print_copies(printer, archive.compare.copies(case))
        return
    if without:
        case_views.print_dependences(printer, archive.compare.without(case, without))
        return
    if toll:
        case_views.print_toll(printer, archive.compare.toll(case, as_of=as_of), csv)
        return
    with parts_bar(printer, "Comparing") as step:
        file = archive.compare.file(case, as_of=as_of, step=step)
    renditions = {source.record.report: source.version.rendition for source in file.sources}
    for judgement in (standing.judgement for standing in file.judgements if not standing.judgement.usable):
        name = judgement.judgement
        printer.warn(
            f"{name} is left out of account: {UNUSABLE}. `dossier case judgements --undo {name}` takes it back."
        )
    if not printer.as_json:
        printer.lines(_whose(source.record) for source in file.sources)
    findings: Sequence[Finding] = file.findings
    if differences:
        findings = tuple(sorted((found for found in findings if found.rank), key=lambda found: found.rank or 0))
    for found in findings:
        printer.item(finding_json(found, renditions), *_finding_lines(found))


def _whose(record: Record) -> str:
    """The outlet, day and headline of a report, after its short name."""
    about = " · ".join(part for part in (record.outlet, record.published, record.headline) if part)
    return f"{record.report:6} {about}".rstrip()


def finding_json(found: Finding, renditions: Mapping[str, str | None]) -> dict[str, Any]:
    """`renditions`: by report, the digest of the rendition that evidence points into."""
    cells = [_cell_json(found, cell, renditions[cell.report]) for cell in found.cells]
    match = {"match": found.match} if found.match else {}
    voices = {"voices": found.voices} if found.voices else {}
    silent = {"silent": list(found.silent)} if found.silent else {}
    how = {"agree": found.agree, "relation": found.relation, "key": found.key, **match, **voices, **silent}
    how |= _judged_json(found)
    ranked: dict[str, Any] = {"rank": found.rank} if found.rank else {}
    ranked |= {"alone": list(found.alone)} if found.alone else {}
    pairs = {"pairs": list(map(_pair_json, found.pairs))} if found.pairs else {}
    return {"finding": found.finding, "kind": found.kind, "of": found.of, **how, **ranked, **pairs, "cells": cells}


def _pair_json(pair: PairRelation) -> dict[str, Any]:
    """`later` says which report gives the later of two counts, by what, and with which words of which report."""
    data: dict[str, Any] = {"a": pair.a, "b": pair.b, "relation": pair.relation}
    if pair.later is None:
        return data
    later: dict[str, Any] = {"report": pair.later.report, "by": pair.later.by}
    if (words := pair.later.words) and words.span:
        evidence = {"start": words.span.start, "end": words.span.end, "quote": words.quote}
        later |= {"source": pair.later.source, "words": evidence}
    return data | {"later": later}


def _judged_json(found: Finding) -> dict[str, Any]:
    """People's judgements of the row; empty where there are none."""
    settled = found.settled and asdict(found.settled) | {"unseen": list(found.settled.unseen)}
    corrected = list(dict.fromkeys(cell.report for cell in found.cells if cell.by))
    data = {"settled": settled, "merged": list(found.merged), "split_from": found.split_from}
    data |= {"corrected": corrected, "judgements": list(found.judgements)}
    return {name: value for name, value in data.items() if value}


def _cell_json(found: Finding, cell: Cell, rendition: str | None) -> dict[str, Any]:
    assert cell.evidence.span, "a cell's words stand in the text"
    where = {
        "rendition": rendition,
        "start": cell.evidence.span.start,
        "end": cell.evidence.span.end,
        "quote": cell.evidence.quote,
    }
    figure: dict[str, Any] = {"qualifier": cell.qualifier} if found.finding == "figure" else {}
    figure |= {"range": [cell.least, cell.value]} if cell.least is not None else {}
    figure |= {"unit": cell.unit} if cell.unit else {}
    figure |= {"voice": cell.voice} if cell.voice else {}
    figure |= {"of": cell.of} if cell.of else {}
    about = {"report": cell.report, "version": cell.version, "value": cell.value, **figure}
    said = {"from": "person", "by": cell.by, "others": [_other_json(found, other) for other in cell.others]}
    return about | {"attributed_to": cell.attributed_to, **(said if cell.by else {}), "evidence": where}


def _other_json(found: Finding, cell: Cell) -> dict[str, Any]:
    """What was read, or said before, where a person has corrected it; its words are those of the cell."""
    data = _cell_json(found, cell, None)
    return {name: data[name] for name in ("value", "qualifier", "range", "attributed_to", "from", "by") if name in data}


def _finding_lines(found: Finding) -> Iterator[str]:
    reports = len({cell.report for cell in found.cells})
    voices = f"; voices: {found.voices}" if found.finding == "figure" and found.voices < reports else ""
    alone = f"; only {' '.join(found.alone)}" if found.alone else ""
    about = f"{found.finding}: {found.kind} {found.of or ''}".strip()
    yield f"{about}  [{_verdict(found)}{alone}{voices}]  {found.key}"
    for cell in found.cells:
        corrected = f"  (corrected by {cell.by}; read as {cell.others[0].value})" if cell.by else ""
        said = f" – {cell.attributed_to}" if cell.attributed_to else ""
        yield f"  {cell.report:6} {_cell_text(found, cell)}“{cell.evidence.quote}”{said}{corrected}"
    for later in dict.fromkeys(pair.later for pair in found.pairs if pair.later and pair.later.words):
        yield f"  later:  {later.report}, as {later.source} shows: “{later.words.quote if later.words else ''}”"
    if found.settled:
        right = f" at {found.settled.value}" if found.settled.value is not None else ""
        new = f"; not seen by then: {' '.join(found.settled.unseen)}" if found.settled.unseen else ""
        yield f"  settled{right} by {found.settled.by}: {found.settled.note}{new}"


_HOW = {"at-least": "at least ", "at-most": "at most ", "about": "about "}


def _cell_text(found: Finding, cell: Cell) -> str:
    """The value of a cell, where its words do not say it themselves."""
    if isinstance(cell.value, str) and found.finding != "date" and not cell.by:
        return ""
    value = f"{cell.least} to {cell.value}" if cell.least is not None else f"{_HOW.get(cell.qualifier, '')}{cell.value}"
    unit = cell.unit.removesuffix("s") if cell.unit and cell.value == 1 else cell.unit
    return " ".join(word for word in (value, unit, cell.of) if word) + "  "


def _verdict(found: Finding) -> str:
    if not found.agree:
        return "DISAGREE"
    if found.silent:
        return f"not in {' '.join(found.silent)}"
    return (found.relation or "agree").replace("-", " ")


@checked.command()
@click.argument("file", type=PLACE)
@click.option("--headers", type=PLACE, metavar="FILE", help="Of an OpenTimestamps proof: Bitcoin's block headers.")
@click.option("--of", "subject", type=PLACE, metavar="FILE", help="Of an OpenTimestamps proof: what was stamped.")
@plain
def verify(printer: Printer, file: Path, headers: Path | None, subject: Path | None) -> None:
    """Check a brief, a bag or a proof without any archive.

    Every source, every quotation, every byte, and the signature of the log where it comes along. An OpenTimestamps
    proof X.ots is checked next to its file X against headers of 80 bytes each, from Bitcoin's first block on.
    """
    from dossier.archive import Archive

    for check in Archive.verify(file, headers=headers, subject=subject):
        printer.failed |= not check.ok
        printer.item(
            check_json(file, check), f"{'ok      ' if check.ok else 'MISMATCH'}  {check.thing}: {check.detail}"
        )


def check_json(file: Path, check: Check) -> dict[str, Any]:
    data = {"path": str(file), "check": check.name, "ok": check.ok, "thing": check.thing, "detail": check.detail}
    return data if check.ok else data | {"error": f"{check.thing}: {check.detail}"}
