"""The command that lists what changed between versions, and the line in which a comparison is summed up."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

import click

from dossier.cli import checked
from dossier.cli.options import with_archive
from dossier.cli.output import Printer, counted
from dossier.model.edits import AffectedText, Edit, VersionEdits, edit_counts

if TYPE_CHECKING:
    from dossier.archive import Archive

_CHANGED = ("figure", "name", "quotation", "attribution", "headline")
_LONGEST = 90  # characters of words on a line


def summary_line(edits: Iterable[Edit]) -> str:
    """`2 figures, 1 quotation changed; 3 typos`."""
    counts = edit_counts(edits)
    changed = ", ".join(counted(counts[kind], kind) for kind in _CHANGED if kind in counts)
    groups = [
        counted(counts["correction"], "correction notice") if "correction" in counts else "",
        f"{changed} changed" if changed else "",
        f"{counted(counts['added'], 'passage')} new" if "added" in counts else "",
        f"{counted(counts['removed'], 'passage')} gone" if "removed" in counts else "",
        counted(counts["style"], "rewording") if "style" in counts else "",
        counted(counts["typo"], "typo") if "typo" in counts else "",
    ]
    return "; ".join(filter(None, groups)) or "no words changed"


@checked.command()
@click.option("--since", metavar="DAY", help="Only versions first seen since this day, such as 2024-03-12.")
@with_archive
def changes(printer: Printer, archive: Archive, since: str | None) -> None:
    """What changed with each new version, and what cites it.

    Figures, names, quotations and their speakers, headlines, passages that are new or gone, correction notices; style
    is what is left. Briefs and notes that cite changed words are named with the sentence.
    """
    for found in archive.changes.since(since):
        printer.item(edits_json(found), *_lines(found))


def edits_json(found: VersionEdits) -> dict[str, Any]:
    """The contract's form, with the places of the words."""
    named = {"report": found.report, "from": found.old, "to": found.new, "at": found.at}
    data = {
        "changes": [_edit_json(edit) for edit in found.edits],
        "affects": [_affected_json(a) for a in found.affects],
    }
    return named | data | {"alarm": found.alarming, "summary": summary_line(found.edits)}


def _edit_json(edit: Edit) -> dict[str, Any]:
    spans = {"before": edit.before_span, "after": edit.after_span}
    at = {f"{side}_{end}": getattr(span, end, None) for side, span in spans.items() for end in ("start", "end")}
    return {"kind": edit.kind, "before": edit.before, "after": edit.after, "typo": edit.typo, **at}


def _affected_json(affected: AffectedText) -> dict[str, Any]:
    named = {"kind": affected.kind, "case": affected.case, "sentence": affected.sentence}
    return named | {"path": affected.path, "note": affected.note}


def _lines(found: VersionEdits) -> Iterator[str]:
    yield f"{found.report} v{found.old} -> v{found.new}  {found.at}  {summary_line(found.edits)}"
    for edit in found.edits:
        if edit.kind != "style":
            words = " -> ".join(f"“{_cut(words)}”" for words in (edit.before, edit.after) if words)
            yield f"  {edit.kind:11} {words}"
    for affected in found.affects:
        what = affected.path or f"{affected.kind} of the case {affected.case}"
        yield f"  cited in    {what}: “{_cut(affected.sentence)}”"


def _cut(words: str) -> str:
    line = " ".join(words.split())
    return line if len(line) <= _LONGEST else f"{line[: _LONGEST - 1]}…"
