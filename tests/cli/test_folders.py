"""Watched folders as commands: their settings, following them, and the account of what is in them."""

from __future__ import annotations

from pathlib import Path

import pytest

from dossier.archive import Archive
from tests.cli.test_commands import Dossier


@pytest.fixture
def dossier(tmp_path: Path) -> Dossier:
    Archive.create(tmp_path / "archive").close()
    return Dossier(tmp_path / "archive")


@pytest.fixture
def inbox(tmp_path: Path) -> Path:
    folder = tmp_path / "in"
    (folder / "drafts").mkdir(parents=True)
    (folder / "a.txt").write_text("Ferries run again\n\nQUITO, March 3 - Ferries run again.\n")
    (folder / "b.txt").write_text("Ferries run again\n\nQUITO, March 3 - Ferries run again.\n")
    (folder / "page.html.part").write_text("half a page")
    (folder / "drafts" / "c.txt").write_text("A draft.\n")
    return folder


def test_settings_said_once_hold_from_then_on(dossier: Dossier, inbox: Path) -> None:
    """`watch` keeps how a folder is watched; without a folder it follows all, as they were set."""
    how = ("--quiet", "0.1", "--ignore", "drafts/*", "--poll", "0.3")
    first = dossier.run("watch", str(inbox), *how, "--until-idle", "0.4")
    assert sorted(found["status"] for found in first) == ["added", "duplicate"]
    (folder,) = dossier.run("folders")
    assert (folder["folder"], folder["there"]) == (str(inbox), True)
    assert folder["settings"] == {
        "quiet": 0.1, "ignore": ["drafts/*"], "usual": True, "poll": 0.3, "subfolders": True, "paused": False,
    }  # fmt: skip
    (inbox / "d.txt").write_text("Another report on ferries.\n")
    assert [found["status"] for found in dossier.run("watch", "--until-idle", "0.4")] == ["added"]
    (changed,) = dossier.run("folders", str(inbox), "--heed", "drafts/*", "--poll", "0", "--no-subfolders")
    assert (changed["settings"]["ignore"], changed["settings"]["poll"], changed["settings"]["subfolders"]) == (
        [], None, False,
    )  # fmt: skip


def test_folders_that_an_archive_brings_are_named_and_not_watched(
    dossier: Dossier, inbox: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On another computer `folders` and `watch` say which the archive names; it is watched once it is named there."""
    dossier.run("folders", str(inbox), "--quiet", "0.1")
    monkeypatch.setenv("DOSSIER_KEYS", str(tmp_path / "another computer"))
    listed, watched = dossier.done("folders"), dossier.done("watch", "--until-idle", "0.2")
    assert (listed.exit_code, listed.stdout, watched.exit_code, watched.stdout) == (0, "", 2, "")
    for told in (listed.stderr, watched.stderr):
        assert "not watched on this computer" in told
        assert inbox.name in told
    assert len(dossier.run("watch", str(inbox), "--until-idle", "0.4")) == 3
    assert [folder["folder"] for folder in dossier.run("folders")] == [str(inbox)]


def test_a_paused_folder_is_left_alone_until_it_is_resumed(dossier: Dossier, inbox: Path) -> None:
    """`--pause` ends at once and holds for later watches; `--resume` takes what came meanwhile."""
    assert dossier.run("watch", str(inbox), "--pause") == []
    assert dossier.run("watch", "--until-idle", "0.2") == []
    taken = dossier.run("watch", str(inbox), "--resume", "--settle", "0.1", "--until-idle", "0.4")
    assert sorted(found["status"] for found in taken) == ["added", "added", "duplicate"]


def test_the_account_names_every_file_and_adds_up(dossier: Dossier, inbox: Path) -> None:
    """`folders --account` tells of each entry what became of it, and how many that makes."""
    dossier.run("watch", str(inbox), "--quiet", "0.1", "--ignore", "drafts/*", "--until-idle", "0.4")
    (inbox / "late.txt").write_text("A report that came late.\n")
    *entries, summary = dossier.run("folders", str(inbox), "--account")
    assert {Path(entry["path"]).name: entry["status"] for entry in entries if entry["report"] is None} == {
        "c.txt": "ignored", "page.html.part": "ignored", "late.txt": "pending",
    }  # fmt: skip
    assert all(entry["reason"] for entry in entries if entry["status"] != "archived")
    counts = {"archived": 1, "duplicate": 1, "quarantined": 0, "ignored": 2, "pending": 1}
    assert summary == {"folder": str(inbox), "listing": 5, "counts": counts, "in_archives": 0}
    assert sum(counts.values()) == sum(len(files) for _, _, files in inbox.walk()) if hasattr(inbox, "walk") else 5


def test_a_folder_can_be_forgotten(dossier: Dossier, inbox: Path) -> None:
    """`folders --forget` ends the watch for good; what came from the folder stays."""
    dossier.run("watch", str(inbox), "--quiet", "0.1", "--until-idle", "0.4")
    (gone,) = dossier.run("folders", str(inbox), "--forget")
    assert (gone["folder"], gone["forgotten"]) == (str(inbox), True)
    assert dossier.run("folders") == []
    assert len(dossier.run("list")) == 2


def test_settings_that_cannot_be_are_refused_with_the_reason(dossier: Dossier, inbox: Path) -> None:
    """A wrong setting names the folder and changes nothing."""
    (found,) = dossier.run("folders", str(inbox), "--poll", "0.01", status=1)
    assert "cannot be gone through every 0.01 seconds" in found["error"]
    assert dossier.run("folders") == []


def test_an_original_that_is_gone_is_shown(dossier: Dossier, inbox: Path) -> None:
    """`show` tells where the bytes were seen and since when they are gone there; `history` has the event."""
    dossier.run("watch", str(inbox), "--quiet", "0.1", "--until-idle", "0.4")
    report = next(row["report"] for row in dossier.run("list") if row["path"].endswith("c.txt"))
    (inbox / "drafts" / "c.txt").unlink()
    (told,) = dossier.run("watch", "--until-idle", "0.4")
    assert (told["report"], told["reason"]) == (report, "is gone; the archive keeps its copy")
    (shown,) = dossier.run("show", report)
    (place,) = shown["places"]
    assert (place["path"], place["home"]) == (str(inbox / "drafts" / "c.txt"), True)
    assert place["gone"] == dossier.run("history", report)[-1]["at"]
    assert shown["events"][-1]["kind"] == "original-gone"


HANDED_OUT = (
    ("brief", "Ferries", "--out", "brief.html"),
    ("brief", "Ferries", "--out", "sources.ris"),
    ("bag", "Ferries", "--out", "bag"),
    ("original", "R1", "--out", "copy.txt"),
    ("prove", "R1", "--out", "proof.json"),
    ("list", "--csv", "list.csv"),
    ("search", "ferries", "--csv", "list.csv"),
    ("backup", "kept.tar"),
)


@pytest.mark.parametrize("words", HANDED_OUT, ids=lambda words: f"{words[0]} {words[-1]}")
def test_nothing_is_handed_out_into_a_watched_folder(dossier: Dossier, inbox: Path, words: tuple[str, ...]) -> None:
    """What the archive prints or copies out would come in again as a report: it is refused, and nothing is written."""
    dossier.run("add", str(inbox / "a.txt"))
    dossier.run("case", "new", "Ferries")
    dossier.run("case", "add", "Ferries", "R1")
    dossier.run("folders", str(inbox), "--pause")
    before = sorted(inbox.rglob("*"))
    for folder in (inbox, inbox / "drafts"):
        (told,) = dossier.run(*words[:-1], str(folder / words[-1]), status=1)
        assert told["error"].endswith(f"lies in the watched folder {inbox}, from which it would be taken in.")
    assert sorted(inbox.rglob("*")) == before
