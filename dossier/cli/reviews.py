"""The command that lists what readers are unsure of, and settles it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

import click

from dossier.cli import checked
from dossier.cli.options import with_archive
from dossier.cli.output import Printer, counted
from dossier.model.claims import FIELDS
from dossier.model.corrections import said, typed
from dossier.model.doubts import Doubt
from dossier.model.evidence import evidence_json
from dossier.model.reports import ReportId
from dossier.shared_questions import question

if TYPE_CHECKING:
    from dossier.archive import Archive

_LIMIT = click.IntRange(0, 2**31 - 1)
_WHOLE = "all"


def _one_thing_of_a_report(report: str | None, settle: str | None, undo: bool, **_: Any) -> None:
    if report is None and (settle or undo):
        raise click.UsageError("Name the report.")
    if settle and undo:
        raise click.UsageError("--settle and --undo are opposites.")


@checked.command(check=_one_thing_of_a_report)
@click.argument("report", required=False)
@click.option("--limit", type=_LIMIT, default=50, show_default=True, help="At most so many reports.")
@click.option(
    "--settle",
    type=click.Choice((_WHOLE, *FIELDS)),
    is_flag=False,
    flag_value=_WHOLE,
    help="There is nothing to do here: at this field, or at all.",
)
@click.option("--undo", is_flag=True, help="Take back the last such word on the report.")
@with_archive
def review(printer: Printer, archive: Archive, report: str | None, limit: int, settle: str | None, undo: bool) -> None:
    """What the readers are unsure of, the likeliest mistakes first.

    Correct or confirm a field with `dossier set`; say with --settle that it is as it should be.
    """
    if report is None:
        for found in archive.reviews.list(limit):
            _print(printer, archive, found.report, found.doubts)
        if not printer.as_json:
            printer.lines([f"{counted(archive.reviews.count(), 'report')} to review"])
    elif settle:
        archive.reviews.settle(report, None if settle == _WHOLE else settle)
        data = {"report": report, "field": None if settle == _WHOLE else settle, "settled": True}
        printer.item(data, f"{report}: settled")
    elif undo:
        archive.reviews.reopen(report)
        printer.item({"report": report, "reopened": True}, f"{report}: taken back")
    else:
        _print(printer, archive, report, archive.reviews.doubts(report))


def _print(printer: Printer, archive: Archive, report: ReportId, doubts: Sequence[Doubt]) -> None:
    printer.items(_lines(archive, report, doubts))


def _lines(archive: Archive, report: ReportId, doubts: Sequence[Doubt]) -> Iterator[tuple[dict[str, Any], str]]:
    description = archive.reports.get(report).description
    for doubt in doubts:
        shown = description.all_of(doubt.field) if description else ()
        others = description.candidates(doubt.field) if description else ()
        data: dict[str, Any] = {"report": report, "field": doubt.field, "why": doubt.why, "reason": question(doubt)}
        data |= {
            "value": said(shown) or None,
            "evidence": [evidence_json(e) for claim in shown for e in claim.evidence],
        }
        data |= {"others": list(dict.fromkeys(typed(other.value) for other in others))}
        yield data, f"{report}  {doubt.field:9}  {data['reason']}"
