"""Commands on a person's judgement of sources, rows and cells: `dossier case grade`, `settle`, `merge` and so on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, get_args

import click

from dossier.cli import checked
from dossier.cli.options import with_archive
from dossier.cli.output import Printer
from dossier.error_sentences import judgement_words
from dossier.model.judgements import Graded, Judgement, JudgementKind, Qualifier, Which, WordsOf, said_json

if TYPE_CHECKING:
    from dossier.archive import Archive

UNUSABLE = "its number is larger than any that can be compared"
_CASE = click.argument("case")
_ROW = click.argument("row")
_REPORT = click.argument("report")
_NOTE = click.option("--note", metavar="TEXT", default="", help="Why.")
_WORDS = click.option("--words", metavar="TEXT", help="Of several cells of a report, the one with these words.")
_UNDO = click.option("--undo", is_flag=True, help="Take the last such judgement back.")


def _grade_named(grade: str | None, undo: bool, **_: Any) -> None:
    if grade is None and not undo:
        raise click.UsageError("Missing argument 'GRADE', such as B2.")


@checked.command("grade", check=_grade_named)
@_REPORT
@click.argument("grade", required=False)
@_NOTE
@_UNDO
@with_archive
def grade(printer: Printer, archive: Archive, report: str, grade: str | None, note: str, undo: bool) -> None:
    """Grade a report as a source on the Admiralty scale, such as B2.

    A to F: how reliable its outlet is (A completely, B usually, C fairly, D not usually, E not, F cannot be judged).
    1 to 6: how credible the report is (1 confirmed by others, 2 probably true, 3 possibly true, 4 doubtful,
    5 improbable, 6 cannot be judged).
    """
    if undo:
        _undo(printer, archive, "source-graded", report)
    else:
        _print(printer, archive.judgements.grade(report, grade or "", note))


def _reports_named(reports: tuple[str, ...], undo: bool, **_: Any) -> None:
    if not reports and not undo:
        raise click.UsageError("Missing argument 'REPORTS...'.")


@checked.command("dismiss")
@click.argument("reports", nargs=-1, required=True)
@_NOTE
@_UNDO
@with_archive
def dismiss(printer: Printer, archive: Archive, reports: tuple[str, ...], note: str, undo: bool) -> None:
    """Say that the reports of a suggested case are none, so that they are not suggested again.

    `dossier group` suggests them again as part of a group of which they are at most half, or after --undo.
    """
    if undo:
        _undo(printer, archive, "suggestion-dismissed", reports[0])
    else:
        _print(printer, archive.judgements.dismiss(reports, note))


@checked.command("settle")
@_CASE
@_ROW
@click.option("--value", help="The value that you hold to be right.")
@_NOTE
@_UNDO
@with_archive
def settle(printer: Printer, archive: Archive, case: str, row: str, value: str | None, note: str, undo: bool) -> None:
    """Mark a row of what is compared as settled, with a note that says why.

    ROW is the key that `dossier compare` gives, such as figure/killed.
    """
    if undo:
        _undo(printer, archive, "row-settled", row, case)
    else:
        _print(printer, archive.judgements.settle(case, row, note, value))


@checked.command("merge")
@_CASE
@click.argument("rows", nargs=-1, required=True)
@_UNDO
@with_archive
def merge(printer: Printer, archive: Archive, case: str, rows: tuple[str, ...], undo: bool) -> None:
    """Say that rows are about one thing: they become one, with the name of the first."""
    if undo:
        _undo(printer, archive, "rows-merged", rows[0], case)
    else:
        _print(printer, archive.judgements.merge(case, rows))


@checked.command("split", check=_reports_named)
@_CASE
@_ROW
@click.argument("reports", nargs=-1)
@_WORDS
@_UNDO
@with_archive
def split(
    printer: Printer, archive: Archive, case: str, row: str, reports: tuple[str, ...], words: str | None, undo: bool
) -> None:
    """Say that some reports of a row mean something else: it becomes a row of its own."""
    if undo:
        _undo(printer, archive, "row-split", row, case)
    else:
        _print(printer, archive.judgements.split(case, row, [_which(report, words) for report in reports]))


@checked.command("correct")
@_CASE
@_ROW
@_REPORT
@click.option("--value", help="What the report tells in truth: 12, 20-25, 2019-03-03.")
@click.option("--qualifier", type=click.Choice(get_args(Qualifier)))
@click.option("--attributed-to", metavar="WHO", help="Who says so, according to the report; '' for nobody.")
@_WORDS
@_UNDO
@with_archive
def correct(
    printer: Printer,
    archive: Archive,
    case: str,
    row: str,
    report: str,
    value: str | None,
    qualifier: Any,
    attributed_to: str | None,
    words: str | None,
    undo: bool,
) -> None:
    """Correct what was read in a report's words; what was read is kept too."""
    if undo:
        _undo(printer, archive, "cell-corrected", row, case, report)
        return
    chosen = _which(report, words)
    made = archive.judgements.correct(case, row, chosen, value=value, qualifier=qualifier, attributed_to=attributed_to)
    _print(printer, made)


@checked.command("strike")
@_CASE
@_ROW
@_REPORT
@_WORDS
@_UNDO
@with_archive
def strike(printer: Printer, archive: Archive, case: str, row: str, report: str, words: str | None, undo: bool) -> None:
    """Say that what was read in a report belongs neither into this row nor into another."""
    if undo:
        _undo(printer, archive, "cell-removed", row, case, report)
    else:
        _print(printer, archive.judgements.remove(case, row, _which(report, words)))


@checked.command("judgements")
@click.argument("case", required=False)
@click.option("--undo", metavar="ID", help="Take this one back, such as J57.")
@with_archive
def judgements(printer: Printer, archive: Archive, case: str | None, undo: str | None) -> None:
    """List people's judgements of sources, rows and cells, oldest first; of a case, or of all.

    A judgement no longer applies if its words are gone, since a report changed or left the case, or if its number is
    larger than any that can be compared.
    """
    if undo:
        archive.judgements.undo(undo)
        _print_undone(printer, undo)
        return
    for standing in archive.judgements.list(case):
        _print(printer, standing.judgement, standing.applies)


def _which(report: str, words: str | None) -> Which:
    return WordsOf(report, words) if words else report


def _undo(
    printer: Printer,
    archive: Archive,
    kind: JudgementKind,
    about: str,
    case: str | None = None,
    report: str | None = None,
) -> None:
    held = archive.judgements.last(kind, about, case, report)
    archive.judgements.undo(held.judgement)
    _print_undone(printer, held.judgement)


def _print_undone(printer: Printer, judgement: str) -> None:
    printer.item({"judgement": judgement, "undone": True}, f"{judgement}: taken back")


def _print(printer: Printer, judgement: Judgement, applies: bool = True) -> None:
    words = judgement_words(judgement)
    why = "no longer applies: its words are gone" if judgement.usable else f"is left out of account: {UNUSABLE}"
    gone = "" if applies else f"  ({why})"
    printer.item(
        judgement_json(judgement, applies),
        f"{judgement.judgement:6} {words}  ({judgement.by}){gone}",
        *_note(judgement),
    )


def _note(judgement: Judgement) -> Iterator[str]:
    note = getattr(judgement.said, "note", "")
    yield from (f"       {line}" for line in note.splitlines())


def judgement_json(judgement: Judgement, applies: bool = True) -> dict[str, Any]:
    said = said_json(judgement.said)
    if isinstance(judgement.said, Graded):
        said["grade"] = str(judgement.said.grade)
    about = {"judgement": judgement.judgement, "kind": judgement.said.kind, "case": judgement.case}
    return about | said | {"applies": applies, "by": judgement.by, "at": judgement.at}


VERBS = (grade, dismiss, settle, merge, split, correct, strike, judgements)
