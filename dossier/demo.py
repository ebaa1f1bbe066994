"""The main job on the sample reports: watched folder, archive, case, comparison, briefs, verification."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from dossier.archive import Archive
from dossier.clauses import Clause
from dossier.errors import BadInput
from dossier.model.links import Cell, Group
from dossier.model.papers import usual_paper

CASE = "Sample case"
_QUIET = 0.3  # seconds; the demo's own copies are whole at once
_IDLE = 1.0
_LOOSE = ("at-least", "at-most", "about")


@dataclass(frozen=True, slots=True)
class DemoStep:
    """Something that the demo did: what, in a sentence, and the path that it made, if one."""

    what: str
    words: str
    path: Path | None = None
    ok: bool = True


def demonstrate(folder: Path, seeds: Path) -> Iterator[DemoStep]:
    """Does the whole of it in `folder`, which must be empty or absent. Raises BadInput, and what Archive raises."""
    if folder.exists() and not folder.is_dir():
        raise BadInput(folder, Clause("demo-target-is-file"))
    if folder.exists() and any(folder.iterdir()):
        raise BadInput(folder, Clause("demo-folder-not-empty"))
    inbox = folder / "watched folder"
    inbox.mkdir(parents=True)
    _drop(seeds / "reports", inbox)
    yield DemoStep("inbox", "Sample reports, dropped into a watched folder", inbox)
    with Archive.create(folder / "archive") as archive:
        yield DemoStep("archive", "The archive", archive.folder)
        yield _taken(archive, inbox, "kept and read")
        _drop(seeds / "later", inbox)
        yield _taken(archive, inbox, "found edited later, kept as new versions")
        yield _case(archive)
        yield from _compared(archive)
        yield from _printed(archive, folder)


def _drop(samples: Path, inbox: Path) -> None:
    """Copies files into a folder, one by one, so that the one which fails is named."""
    for sample in sorted(samples.iterdir()):
        target = inbox / sample.name
        try:
            shutil.copy2(sample, target)
        except OSError as error:
            raise BadInput(target, Clause("not-written", error=error.strerror or error)) from error


def _taken(archive: Archive, inbox: Path, how: str) -> DemoStep:
    outcomes = list(archive.folders.watch([inbox], until_idle=_IDLE, quiet=_QUIET))
    failed = [f"{o.path}: {o.reason}" for o in outcomes if o.status in ("failed", "quarantined")]
    words = f"{_files(len(outcomes))} {how}" + (f"; not understood: {'; '.join(failed)}" if failed else "")
    return DemoStep("watch", words, ok=not failed)


def _files(count: int) -> str:
    return "1 file" if count == 1 else f"{count} files"


def _case(archive: Archive) -> DemoStep:
    """The largest group that linking suggests becomes a case."""
    groups = archive.links.groups()
    if not groups:
        return DemoStep("case", "No reports of one event were found", ok=False)
    largest = max(groups, key=lambda group: len(group.reports))
    case = archive.cases.new(CASE, largest.reports)
    archive.cases.add_note(case.case, "Made by the demo from invented reports. Here a researcher would write.")
    words = f'Case "{case.name}": {len(case.reports)} reports of one event, {_why(largest)}'
    return DemoStep("case", words)


def _why(group: Group) -> str:
    return "linked by " + ", ".join(reason.value for reason in group.reasons[:5])


def _compared(archive: Archive) -> Iterator[DemoStep]:
    findings = archive.compare.findings(CASE)
    apart = [found for found in findings if not found.agree]
    yield DemoStep("compare", f"{len(findings)} things told by several reports; they disagree on {len(apart)}")
    for found in apart:
        values = ", ".join(dict.fromkeys(f"{cell.report} says {_value(cell)}" for cell in found.cells))
        yield DemoStep("disagreement", f"  {' '.join(filter(None, (found.kind, found.of)))}: {values}")


def _value(cell: Cell) -> str:
    if cell.least is not None:
        return f"{cell.least} to {cell.value}"
    return f"{cell.qualifier.replace('-', ' ')} {cell.value}" if cell.qualifier in _LOOSE else str(cell.value)


def _printed(archive: Archive, folder: Path) -> Iterator[DemoStep]:
    for name in ("brief.pdf", "brief.html"):
        path = folder / name
        made = archive.briefs.write(CASE, path, paper=usual_paper(os.environ))
        yield DemoStep("brief", f"Brief of {made.sources} sources with {made.citations} citations", path)
        checks = archive.verify(path)
        wrong = [f"{check.thing}: {check.detail}" for check in checks if not check.ok]
        words = f"Verified without the archive: {len(checks) - len(wrong)} of {len(checks)} checks hold"
        yield DemoStep("verify", "; ".join([words, *wrong]), ok=not wrong)
