"""The window sums up what changed between two versions, and marks reports whose words changed."""

from __future__ import annotations

from pathlib import Path

from dossier.desktop.edits_wording import edits_text
from dossier.desktop.nouns.row_pages import Wanted
from dossier.desktop.workers.questions import changed, page
from dossier.model.edits import Edit
from tests.archive.reports import BRIDGE, LATER, OTHER, open_archive


def test_the_line_counts_each_kind() -> None:
    """What matters is named first, and typos last."""
    kinds = ("figure", "figure", "quotation", "added")
    edits = [Edit(kind, "a", "b") for kind in kinds]  # type: ignore[arg-type]
    line = edits_text([*edits, Edit("style", "a", "b", typo=True)])
    assert line == "Changed: 2 figures, 1 quotation; 1 passage new; 1 typo"
    assert edits_text([]) == ""


def test_the_list_marks_changed_figures_and_no_typos(tmp_path: Path) -> None:
    """A row has the alarm where the newest version changed a figure, and not for a typo alone."""
    first, second = tmp_path / "a.txt", tmp_path / "b.txt"
    first.write_text(BRIDGE)
    second.write_text(OTHER)
    with open_archive(tmp_path / "archive") as archive:
        list(archive.add([first, second], jobs=1))
        assert not any(row.alarm for row in page(archive, Wanted("", "", (0,))).blocks[0])
        first.write_text(LATER)
        second.write_text(OTHER.replace("Tickets are sold", "Tikets are sold"))
        list(archive.add([first, second], jobs=1))
        rows = {row.report: row.alarm for row in page(archive, Wanted("", "", (0,))).blocks[0]}
        assert rows == {"R1": True, "R2": False}
        assert "figure" in {edit.kind for edit in changed(archive, "R1", 1, 2).edits}
