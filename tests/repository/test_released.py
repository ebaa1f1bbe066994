"""What a released Dossier kept, today's opens: nothing is lost on the way, and nothing shown differently."""

from __future__ import annotations

import json
import os
import signal
import sqlite3
import subprocess
import sys
import tarfile
from collections.abc import Callable
from contextlib import closing, nullcontext
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from dossier import Archive
from dossier.backup.write import Subject, write_backup
from dossier.catalog.schema import SCHEMA
from dossier.errors import DossierError, LogDamaged
from dossier.log.checkpoints import Checkpoints, whole
from dossier.log.proofs import flaws
from dossier.model.audits import Summary
from dossier.model.backup import no_step
from dossier.model.progress import Replayed
from dossier.repository import replay
from dossier.repository.archive_parts import ASIDE
from dossier.repository.create import FORMAT
from dossier.repository.detect import MARK

RELEASED = Path(__file__).parent / "released"
RELEASES = sorted(path.stem for path in RELEASED.glob("*.json"))


@pytest.fixture(params=RELEASES)
def release(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def folder(release: str, tmp_path: Path) -> Path:
    """The archive as that release left it."""
    with tarfile.open(RELEASED / f"{release}.tar.xz") as kept:
        kept.extractall(tmp_path, filter="data")
    return tmp_path / "archive"


def told(release: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((RELEASED / f"{release}.json").read_text(encoding="utf-8"))
    return found


def assert_as_told(archive: Archive, release: str) -> None:
    """All rows, corrections, cases and notes are as that release showed them, and the audit finds nothing."""
    wanted = told(release)
    rows = [{name: getattr(row, name) for name in wanted["rows"][0]} for row in archive.reports.list()]
    assert rows == wanted["rows"]
    assert shown_of(archive) | wanted.get("said", {}) == shown_of(archive)
    cases = [
        {"name": c.name, "reports": [*c.reports], "notes": [n.text for n in c.notes]} for c in archive.cases.list()
    ]
    assert cases == wanted["cases"]
    assert [item for item in archive.proofs.audit() if not isinstance(item, Summary)] == []


def shown_of(archive: Archive) -> dict[str, Any]:
    """What people said in ways that not every release knew."""
    cases = archive.cases.list()
    plans = [archive.plans.get(case.case) for case in cases]
    return {
        "tags": {
            tag.name: [row.report for row in archive.reports.list(f"tag:{tag.name}")] for tag in archive.tags.list()
        },
        "trash": [row.report for row in archive.reports.list("in:trash")],
        "searches": [[search.name, search.query] for search in archive.search.list()],
        "judgements": [[s.judgement.judgement, s.judgement.said.kind, s.applies] for s in archive.judgements.list()],
        "private": [note.text for case in cases for note in case.notes if note.private],
        "question": plans[-1].question,
        "title": plans[-1].title,
        "redactions": [[r.report, r.quote] for case in cases for r in archive.plans.redactions(case.case)],
    }


def form_of(folder: Path) -> int:
    with closing(sqlite3.connect(folder / "catalog.sqlite")) as raw:
        return int(raw.execute("PRAGMA user_version").fetchone()[0])


def mark_of(folder: Path) -> int:
    return int(json.loads((folder / MARK).read_text(encoding="utf-8"))["format"])


def test_every_release_is_kept(tmp_path: Path) -> None:
    """There is an archive of each release that was made."""
    assert {"dossier-0.1.0", "dossier-0.2.0", "dossier-0.3.0", "dossier-0.4.0"} <= set(RELEASES)


def test_an_archive_of_every_release_opens(folder: Path, release: str) -> None:
    """Opened as it is, it is brought to today's form; its reports, corrections and cases are all there."""
    log = (folder / "log" / "events.jsonl").read_bytes()
    assert log.count(b"\n") == told(release)["events"]
    with Archive.open(folder) as archive:
        assert_as_told(archive, release)
        for row in archive.reports.list():
            assert archive.reports.get(row.report).version.sha256 == row.sha256
            assert archive.reports.history(row.report)
    assert form_of(folder) == SCHEMA
    assert (folder / "log" / "events.jsonl").read_bytes().startswith(log)


def test_an_archive_of_every_release_is_made_again_from_its_log(folder: Path, release: str) -> None:
    """Without the catalog that it came with, the same is shown."""
    (folder / "catalog.sqlite").unlink()
    with Archive.open(folder) as archive:
        assert_as_told(archive, release)
        before = archive.context.catalog.dump()
        archive.rebuild()
        assert archive.context.catalog.dump() == before


def test_an_archive_of_every_release_can_be_written_to(folder: Path, release: str) -> None:
    """What was begun by a release goes on: a correction, and a report more."""
    more = folder.parent / "more.txt"
    more.write_text("Ferries run again\n\nMOMPOX, March 9 - Ferries cross the river until a new bridge stands.\n")
    with Archive.open(folder, person="ana") as archive:
        read = next(row.report for row in archive.reports.list() if row.state == "read")
        archive.corrections.set(read, "headline", "Said today")
        (outcome,) = archive.add([more], jobs=1)
        assert outcome.status == "added"
        assert archive.search.find("said today")
        assert [item for item in archive.proofs.audit() if not isinstance(item, Summary)] == []


def test_an_archive_of_a_release_gets_todays_mark_with_the_first_event(folder: Path, release: str) -> None:
    """Looked at, it stays one that its release opens; written to, its mark tells that release that it is too old."""
    before = mark_of(folder)
    with Archive.open(folder) as archive:
        assert archive.reports.list()
        assert mark_of(folder) == before <= FORMAT
        archive.cases.new("Puente")
        assert mark_of(folder) == FORMAT


def test_what_a_release_signed_holds_on_any_computer(folder: Path, release: str) -> None:
    """Where the key is not, each of its checkpoints is held against the log, and a report is proved by them."""
    notes = list(whole(Checkpoints(folder / "log").read()))
    assert bool(notes) == (release >= "dossier-0.3.0")
    with Archive.open(folder) as archive:
        (summary,) = archive.proofs.audit()
        assert isinstance(summary, Summary)
        assert summary.checkpoints == len(notes)
        if notes:
            proof = archive.proofs.prove("R3")
            assert proof.events
            assert list(flaws(proof)) == []


def test_a_backup_with_either_mark_is_restored(folder: Path, release: str) -> None:
    """The mark comes back as it was, and the archive with it."""
    first, second = folder.parent / "first.tar", folder.parent / "second.tar"
    before = mark_of(folder)
    with Archive.open(folder) as archive:
        subject = Subject(folder, archive.context.identity, archive.context.store, archive.context.log, nullcontext)
        write_backup(subject, first, datetime.now(UTC), "0", replace=False, step=no_step)
        archive.cases.new("Puente")
        archive.backup.write(second)
    for path, form in ((first, before), (second, FORMAT)):
        restored = path.with_suffix("")
        Archive.restore(path, restored)
        assert mark_of(restored) == form
        with Archive.open(restored) as archive:
            assert len(archive.reports.list()) == len(told(release)["rows"])


_KILLED_IN_THE_REBUILD = """
import os, signal, sys
from dossier.repository import replay
replay._AT_ONCE = 5
from dossier.catalog import Catalog
applied, calls = Catalog.apply, []
def apply(self, *args):
    calls.append(applied(self, *args))
    if len(calls) == 2:
        os.kill(os.getpid(), signal.SIGKILL)
    return calls[-1]
Catalog.apply = apply
from dossier import Archive
Archive.open(sys.argv[1])
"""


@pytest.mark.skipif(os.name == "nt", reason="needs SIGKILL")
def test_a_rebuild_that_is_cut_short_is_begun_again(tmp_path: Path) -> None:
    """Killed while the catalog is rebuilt, the archive has its old catalog as it was; the next start rebuilds it."""
    with tarfile.open(RELEASED / "dossier-0.1.0.tar.xz") as kept:
        kept.extractall(tmp_path, filter="data")
    folder = tmp_path / "archive"
    number = form_of(folder)
    killed = subprocess.run([sys.executable, "-c", _KILLED_IN_THE_REBUILD, folder], check=False, timeout=120)
    assert killed.returncode == -signal.SIGKILL
    assert form_of(folder) == number
    with Archive.open(folder) as archive:
        assert_as_told(archive, "dossier-0.1.0")
    assert not list(folder.glob(f"{ASIDE}*"))


def test_a_rebuild_of_an_older_catalog_reports_its_progress(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever opens the archive hears how far the rebuild is."""
    monkeypatch.setattr(replay, "_AT_ONCE", 5)
    with tarfile.open(RELEASED / "dossier-0.1.0.tar.xz") as kept:
        kept.extractall(tmp_path, filter="data")
    heard: list[Replayed] = []
    with Archive.open(tmp_path / "archive", progress=heard.append) as archive:
        assert_as_told(archive, "dossier-0.1.0")
    assert [step.events for step in heard] == [*range(5, told("dossier-0.1.0")["events"] + 1, 5)]


def _damage(log: Path) -> None:
    lines = log.read_bytes().splitlines(keepends=True)
    log.write_bytes(b"".join([*lines[:-1], lines[-1].replace(b'"seq":', b'"sec":')]))


def _shorten(log: Path) -> None:
    log.write_bytes(b"".join(log.read_bytes().splitlines(keepends=True)[:-1]))


@pytest.mark.parametrize("spoil", [_damage, _shorten])
def test_an_older_catalog_is_kept_beside_a_damaged_log(tmp_path: Path, spoil: Callable[[Path], None]) -> None:
    """The catalog may be all that is left of lost lines: it stays, what the log still has is shown, nothing written."""
    with tarfile.open(RELEASED / "dossier-0.4.0.tar.xz") as kept:
        kept.extractall(tmp_path, filter="data")
    folder = tmp_path / "archive"
    number = form_of(folder)
    spoil(folder / "log" / "events.jsonl")
    with pytest.raises(LogDamaged):
        Archive.open(folder)
    warned: list[DossierError] = []
    with Archive.open(folder, warn=warned.append) as archive:
        assert isinstance(warned[0], LogDamaged)
        assert len(archive.reports.list()) in (0, len(told("dossier-0.4.0")["rows"]))
        with pytest.raises(LogDamaged):
            archive.cases.new("Puente")
    assert form_of(folder) == number
