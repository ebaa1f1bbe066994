"""Commands on briefs: planning, redacting, checking before export, and printing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, get_args

import click

from dossier.clauses import Clause
from dossier.cli import checked
from dossier.cli.options import PAPER, PLACE, paper_of, passage, with_archive
from dossier.cli.output import Printer, counted
from dossier.errors import BadInput
from dossier.model.briefs import Language, Style
from dossier.model.evidence import Span
from dossier.model.papers import Paper
from dossier.model.plans import SECTIONS, SHORT, Affected, LintKind, LintNote, Plan, Redaction, Section, plan_json

if TYPE_CHECKING:
    from dossier.archive import Archive

_CASE = click.argument("case")
_NAMES = click.Choice(SECTIONS)
_SECTION = click.option(
    "--section", "sections", multiple=True, type=_NAMES, help="These sections alone, in this order."
)
_SHORT = click.option("--short", is_flag=True, help=f"The sections of a short brief: {' '.join(SHORT)}.")
_WITHOUT = click.option("--without", multiple=True, type=_NAMES, help="All sections but this.")
_LANGUAGE = click.option("--language", type=click.Choice(get_args(Language)), help="That of the brief's own words.")
_STYLE = click.option("--style", type=click.Choice(get_args(Style)), help="That of its list of sources.")


def chosen(planned: Sequence[Section], sections: Sequence[Section], without: Sequence[Section]) -> tuple[Section, ...]:
    """The sections named, else those planned; less those that are left out."""
    return tuple(name for name in dict.fromkeys(sections or planned) if name not in without)


@checked.command("plan")
@_CASE
@click.option("--title", help="The brief's title; '' for the case's name.")
@click.option("--question", help="What the brief is to answer.")
@click.option("--summary", help="What you make of the sources, in sentences of your own; a line is a paragraph.")
@click.option("--open", "questions", multiple=True, help="A question that stays open; all are named anew, '' for none.")
@_SECTION
@_SHORT
@_WITHOUT
@_LANGUAGE
@_STYLE
@click.option("--undo", is_flag=True, help="Plan again what was planned before; done twice, all is as it was.")
@with_archive
def plan(
    printer: Printer,
    archive: Archive,
    case: str,
    title: str | None,
    question: str | None,
    summary: str | None,
    questions: tuple[str, ...],
    sections: tuple[Section, ...],
    short: bool,
    without: tuple[Section, ...],
    language: Language | None,
    style: Style | None,
    undo: bool,
) -> None:
    """Plan the brief of a case; without options, show its plan.

    All words are yours. A sentence cites words of a report as [R12 v1 812-851]: report, version, and the characters of
    its text, counted from 0. One that cites nothing is printed as your judgement.
    """
    if undo:
        _print_plan(printer, case, archive.plans.undo(case))
        return
    before = archive.plans.get(case)
    given = {"title": title, "question": question, "summary": summary, "language": language, "style": style}
    changes: dict[str, Any] = {name: value for name, value in given.items() if value is not None}
    if questions:
        changes["open_questions"] = tuple(filter(str.strip, questions))
    wanted = replace(before, sections=chosen(before.sections, sections or (SHORT if short else ()), without), **changes)
    if wanted != before:
        archive.plans.set(case, wanted)
    _print_plan(printer, case, wanted)


def _print_plan(printer: Printer, case: str, found: Plan) -> None:
    printer.item({"case": case, **plan_json(found)}, *_plan_lines(found))


def _plan_lines(found: Plan) -> Iterator[str]:
    yield f"title: {found.title or '(the name of the case)'}"
    yield from (f"question: {found.question}",) if found.question else ()
    yield from (f"summary: {line}" for line in found.summary.splitlines())
    yield from (f"open: {question}" for question in found.open_questions)
    yield f"sections: {' '.join(found.sections)}"
    yield f"language: {found.language}, style: {found.style}"


def _passage_named(
    report: str | None, passage: tuple[int, int] | None, words: str | None, undo: str | None, **_: Any
) -> None:
    if report and not undo and passage is None and words is None:
        raise click.UsageError("Name the passage as START-END, such as 812-851, or by its --words.")


@checked.command("redact", check=_passage_named)
@_CASE
@click.argument("report", required=False)
@click.argument("passage", callback=passage, required=False, metavar="START-END")
@click.option("--words", help="The passage by its words, at their first place.")
@click.option("--reason", default="", help="Why; the brief prints it.")
@click.option("--version", "number", type=int, help="Of the report; the newest unless said otherwise.")
@click.option("--everywhere", is_flag=True, help="The same words in all other sources of the case, too.")
@click.option("--undo", metavar="ID", help="Show this passage again, such as X57.")
@with_archive
def redact(
    printer: Printer,
    archive: Archive,
    case: str,
    report: str | None,
    passage: tuple[int, int] | None,
    words: str | None,
    reason: str,
    number: int | None,
    everywhere: bool,
    undo: str | None,
) -> None:
    """Redact a passage of a report in every brief and bag of a case; without a report, list the redactions.

    START-END counts the characters of the report's text from 0. The same words are redacted everywhere in that report
    and in your own words. With the salt that is printed, a holder of the file can check it against a brief.
    """
    if undo:
        archive.plans.undo_redaction(case, undo)
        printer.item({"redaction": undo, "undone": True}, f"{undo}: shown again")
    elif report is None:
        printer.items((redaction_json(one), _redaction_line(one)) for one in archive.plans.redactions(case))
    else:
        span = Span(*passage) if passage else _span_of(archive, report, number, words or "")
        made = archive.plans.redact(case, report, span, reason, number)
        more = archive.plans.redact_elsewhere(case, made) if everywhere else ()
        printer.items((redaction_json(one), _redaction_line(one)) for one in (made, *more))


def _span_of(archive: Archive, report: str, number: int | None, words: str) -> Span:
    text = archive.reports.get(report, number).rendition or ""
    if not words or (at := text.find(words)) < 0:
        raise BadInput(report, Clause("does-not-hold-words", quote=words))
    return Span(at, at + len(words))


def redaction_json(one: Redaction) -> dict[str, Any]:
    place = {"report": one.report, "version": one.version, "start": one.span.start, "end": one.span.end}
    data = {"quote": one.quote, "reason": one.reason, "salt": one.salt, "at": one.at, "by": one.by}
    return {"redaction": one.redaction, "case": one.case, **place, **data}


def _redaction_line(one: Redaction) -> str:
    where = f"{one.report} v{one.version} {one.span.start}-{one.span.end}"
    return f"{one.redaction:6} {where}  “{one.quote}”  ({one.reason}; salt {one.salt})"


@checked.command("private")
@_CASE
@click.argument("note")
@click.option("--undo", is_flag=True, help="It may be printed again.")
@with_archive
def private(printer: Printer, archive: Archive, case: str, note: str, undo: bool) -> None:
    """Keep a note (N57, as `dossier case show` lists it) out of every brief and bag."""
    archive.cases.mark_note(case, note, not undo)
    printer.item({"note": note, "private": not undo}, f"{note}: {'may be printed' if undo else 'private'}")


@checked.command("lint")
@_CASE
@with_archive
def lint(printer: Printer, archive: Archive, case: str) -> None:
    """Check your own words before a brief is exported."""
    printer.items((lint_json(note), lint_line(note)) for note in archive.briefs.lint(case))


_LINT: dict[LintKind, str] = {
    "unsupported": "rests on no source, and is printed as judgement",
    "no-such-words": "cites {about}, where no words stand in this case",
    "newer-version": "cites {about}, which version {newest} has superseded",
    "not-in-words": "tells {about}, which stands in none of the words cited",
    "redacted": "cites {about}, which is blackened",
    "told-elsewhere": "words blackened there are still told by {about}",
}


def lint_json(note: LintNote) -> dict[str, Any]:
    data = {"kind": note.kind, "where": note.where, "number": note.number, "sentence": note.sentence}
    return data | {"about": note.about or None, "newest": note.newest}


def lint_line(note: LintNote) -> str:
    """`summary 1: rests on no source, and is printed as judgement: Nobody was warned.`"""
    words = _LINT[note.kind].format(about=note.about, newest=note.newest)
    return f"{note.where} {note.number}: {words}" + (f": {note.sentence}" if note.sentence else "")


VERBS = (plan, redact, private, lint)


def _case_and_out(case: str | None, out: Path | None, affected: bool, **_: Any) -> None:
    if not affected and (case is None or out is None):
        raise click.UsageError("Missing argument 'CASE'." if case is None else "Missing option '--out'.")


@checked.command(check=_case_and_out)
@click.argument("case", required=False)
@click.option(
    "--out",
    type=PLACE,
    help="The file; its ending chooses the form: .pdf .html .docx .md, or .ris .bib .csl.json for the sources alone.",
)
@_LANGUAGE
@_STYLE
@PAPER
@_SECTION
@_SHORT
@_WITHOUT
@click.option("--affected", is_flag=True, help="List the briefs and bags that cite a version that has been superseded.")
@with_archive
def brief(
    printer: Printer,
    archive: Archive,
    case: str | None,
    out: Path | None,
    language: Language | None,
    style: Style | None,
    paper: Paper | None,
    sections: tuple[Section, ...],
    short: bool,
    without: tuple[Section, ...],
    affected: bool,
) -> None:
    """Print a sourced brief of a case, as it is planned (see `dossier case plan`).

    What is named here holds for this print alone. What `dossier case lint` finds is said on standard error first.
    Next to an HTML brief, check.html is written: a page without network on which its reader can check the brief.
    """
    if affected:
        printer.items((affected_json(one), affected_line(one)) for one in archive.briefs.affected(case))
        return
    assert case is not None and out is not None, "the command line names both"
    for note in archive.briefs.lint(case):
        printer.warn(lint_line(note))
    wanted = chosen(archive.plans.get(case).sections, sections or (SHORT if short else ()), without)
    made = archive.briefs.write(case, out, language=language, style=style, sections=wanted, paper=paper_of(paper))
    page = made.check_page and str(made.check_page)
    data = {"path": str(out), "sha256": made.sha256, "sources": made.sources, "citations": made.citations}
    line = f"{out}  {counted(made.sources, 'source')}, {counted(made.citations, 'citation')}, sha256 {made.sha256}"
    printer.item(data | {"check_page": page}, line, *([f"{page}  checks it in a browser"] if page else []))


def affected_json(one: Affected) -> dict[str, Any]:
    outdated = [{"report": report, "cited": cited, "newest": newest} for report, cited, newest in one.outdated]
    data = {"case": one.case, "path": one.path, "form": one.form, "sha256": one.digest, "at": one.at}
    return data | {"outdated": outdated}


def affected_line(one: Affected) -> str:
    sources = ", ".join(f"{report} version {cited} (now {newest})" for report, cited, newest in one.outdated)
    return f"{one.path}  {one.form} of {one.case}, {one.at}, cites {sources}"
