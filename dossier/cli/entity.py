"""The command that collects what the archive has on a person, a place or a body."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import click

from dossier.cli import checked
from dossier.cli.cases import finding_json
from dossier.cli.options import with_archive
from dossier.cli.output import Printer, counted
from dossier.model.entities import Entity, NamingFinding, NamingSentence, entity_json, sentence_json

if TYPE_CHECKING:
    from dossier.archive import Archive


def _join_or_separate(join: tuple[str, ...], separate: str | None, **_: object) -> None:
    if join and separate:
        raise click.UsageError("Give --same-as or --not-same-as, and not both.")


@checked.command(check=_join_or_separate)
@click.argument("name")
@click.option(
    "--limit", type=click.IntRange(0, 2**31 - 1), default=50, show_default=True, help="Reports to take sentences from."
)
@click.option(
    "--same-as", "join", metavar="SPELLING", multiple=True, help="Rule that this is another spelling of NAME."
)
@click.option("--not-same-as", "separate", metavar="SPELLING", help="Take the ruling back.")
@with_archive
def entity(
    printer: Printer, archive: Archive, name: str, limit: int, join: tuple[str, ...], separate: str | None
) -> None:
    """Show a person, place or body across the archive.

    First how many reports name it, of which outlets, between which days and in which spellings; then each sentence with
    the name, the earliest first, and to whom the report attributes it; then spellings that are probably the same name;
    then the rows of cases in which reports contradict each other in such a sentence.

    Case and accents do not count. A person's family name alone counts in a report that has the full name.
    """
    if join:
        archive.entities.join([name, *join])
    if separate:
        archive.entities.separate(name, separate)
    found = archive.entities.get(name, limit)
    printer.item(entity_json(found), *_head(found))
    for sentence in found.sentences:
        printer.item(sentence_json(sentence), *_sentence(sentence))
    for spelling in archive.entities.similar(name):
        line = f"Perhaps the same name: {spelling.text} ({counted(spelling.reports, 'report')})"
        printer.item({"similar": spelling.text, "reports": spelling.reports}, line)
    for one in archive.entities.contradictions(name):
        finding = one.finding
        reports = ", ".join(f"{cell.report} {cell.evidence.quote}" for cell in finding.cells)
        printer.item(_contradiction_json(archive, one), f"{one.called}: {finding.key} disagrees: {reports}")


def _contradiction_json(archive: Archive, found: NamingFinding) -> dict[str, Any]:
    reports = {cell.report for cell in found.finding.cells}
    renditions = {report: archive.reports.get(report).version.rendition for report in reports}
    return {"case": found.case, "name": found.called, **finding_json(found.finding, renditions)}


def _head(found: Entity) -> Iterator[str]:
    counts = found.counts
    days = f", {counts.first} to {counts.last}" if counts.first else ""
    yield f"{found.name} ({found.kind}): {counted(counts.reports, 'report')}{days}"
    for spelling in found.spellings if len(found.spellings) > 1 else ():
        ruling = f", by {spelling.ruling}" if spelling.ruling else ""
        yield f"  {spelling.text} ({counted(spelling.reports, 'report')}{ruling})"
    for tally in counts.outlets:
        yield f"  {tally.name}: {counted(tally.count, 'report')}"
    if found.shown < counts.reports:
        yield f"  Sentences of the first {found.shown} reports; --limit gives more."


def _sentence(found: NamingSentence) -> Iterator[str]:
    report = found.report
    whose = f" – {found.attributed_to}" if found.attributed_to else ""
    yield f"{report.report:6} {report.published or '-':10} {report.outlet or '-'}"
    yield f"       {' '.join(found.sentence.quote.split())}{whose}"
