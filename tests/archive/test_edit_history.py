"""What changed between versions, and which notes, plans and briefs cite the changed words."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest

from dossier import Archive
from dossier.errors import BadInput
from tests.archive.reports import open_archive

_STORY = """Ferry runs aground off Cork

CORK, March 5 - Four people were hurt when the ferry Santa Clara ran aground off Cork on Tuesday, police said.

"We heard a loud bang," said the harbour master, Owen Tully. The harbour was closed until noon.
"""
_EDITED = _STORY.replace("Four people", "Six people").replace("Tully", "Tulley").replace("until noon", "until 2 p.m.")


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A folder whose archive has a report in a case with a note, a plan and a brief, all about version 1."""
    (tmp_path / "a.txt").write_text(_STORY)
    (tmp_path / "b.txt").write_text("Harbour fees rise in Cork\n\nThe city will ask for more from May on.\n")
    with open_archive(tmp_path / "archive") as archive:
        list(archive.add([tmp_path / "a.txt", tmp_path / "b.txt"], jobs=1))
        text = archive.reports.get("R1").rendition or ""
        hurt, closed = text.index("Four people"), text.index("The harbour was")
        archive.cases.new("Ferry")
        archive.cases.add("Ferry", ["R1"])
        archive.cases.add_note("Ferry", f"Count it again. [R1 v1 {hurt}-{hurt + 11}]")
        archive.cases.add_note("Ferry", f"Nothing else. [R1 v1 0-5] [R2 v1 {hurt}-{hurt + 11}]")
        plan = replace(archive.plans.get("Ferry"), summary=f"The port closed. [R1 v1 {closed}-{closed + 31}]")
        archive.plans.set("Ferry", plan)
        archive.briefs.write("Ferry", tmp_path / "brief.md")
    return tmp_path


def _edit(home: Path, archive: Archive, words: str = _EDITED) -> None:
    (home / "a.txt").write_text(words)
    list(archive.add([home / "a.txt"], jobs=1))


def test_a_new_version_tells_what_changed_and_what_cites_it(home: Path) -> None:
    """Notes, plans and exported briefs that cite changed words are named with the sentence as it was."""
    with open_archive(home / "archive") as archive:
        _edit(home, archive)
        (found,) = archive.changes.since()
        assert (found.report, found.old, found.new) == ("R1", 1, 2)
        assert [(e.kind, e.before, e.after) for e in found.edits if e.kind == "name"] == [
            ("name", "Owen Tully", "Owen Tulley")
        ]
        assert ("figure", "Four", "Six") in [(e.kind, e.before, e.after) for e in found.edits]
        affected = {(one.kind, one.sentence) for one in found.affects}
        first = next(s for kind, s in affected if kind == "note")
        assert "Four people were hurt" in first
        assert len([one for one in found.affects if one.kind == "note"]) == 1
        assert ("plan", "The harbour was closed until noon.") in affected
        briefs = [one for one in found.affects if one.kind == "brief"]
        assert {one.path for one in briefs} == {str(home / "brief.md")}
        assert any("Four people" in one.sentence for one in briefs)
        assert archive.changes.between("R1") == found
        assert archive.changes.alarming(["R1", "R2"]) == {"R1"}


def test_style_alone_rings_no_alarm_and_affects_nothing(home: Path) -> None:
    """A typo that was mended is reported as style, and nothing that cites the sentence is named."""
    with open_archive(home / "archive") as archive:
        _edit(home, archive, _STORY.replace("harbour", "harbor").replace("Tuesday,", "Tuesday;"))
        (found,) = archive.changes.since()
        assert {edit.kind for edit in found.edits} == {"style"}
        assert found.affects == ()
        assert not archive.changes.alarming(["R1"])


def test_only_versions_since_the_day(home: Path) -> None:
    """A day leaves out what was seen before it; what is no day is refused by name."""
    with open_archive(home / "archive") as archive:
        _edit(home, archive)
        today = datetime.now(UTC).date()
        seen = next(archive.changes.since()).at[:10]
        assert len(list(archive.changes.since(seen))) == 1
        assert list(archive.changes.since(f"{today.year + 50}-01-01")) == []
        with pytest.raises(BadInput, match="no day"):
            list(archive.changes.since("soon"))


def test_one_version_has_nothing_to_compare(home: Path) -> None:
    """A report with one version is refused by name, and rings no alarm."""
    with open_archive(home / "archive") as archive:
        with pytest.raises(BadInput, match="one version only"):
            archive.changes.between("R2")
        assert not archive.changes.alarming(["R2"])


def test_a_report_in_the_trash_is_not_listed(home: Path) -> None:
    """What was thrown away is in no list of changes."""
    with open_archive(home / "archive") as archive:
        _edit(home, archive)
        archive.reports.trash(["R1"])
        assert list(archive.changes.since()) == []
