"""An archive that is put in the place of another, whole and sound as it may be, is not taken for it."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from dossier import Archive
from dossier.errors import DossierError, NotAsSeen
from dossier.model.audits import Fault, Summary


def found(folder: Path, keys: Path, name: str) -> None:
    with Archive.create(folder, exist_ok=True, keys=keys) as archive:
        archive.cases.new(name)


@pytest.fixture
def replaced(tmp_path: Path) -> Path:
    """Where this computer had an archive stands one that another made, with a name, key and checkpoints of its own."""
    found(tmp_path / "archive", tmp_path / "keys", "Puente")
    found(tmp_path / "forged", tmp_path / "forger", "Puente")
    shutil.rmtree(tmp_path / "archive")
    (tmp_path / "forged").rename(tmp_path / "archive")
    return tmp_path / "archive"


def faults(archive: Archive) -> list[tuple[str, str, str]]:
    return [(item.part, item.thing, item.fault) for item in archive.proofs.audit() if isinstance(item, Fault)]


def test_an_archive_in_the_place_of_another_is_told_until_a_person_accepts_it(replaced: Path, tmp_path: Path) -> None:
    """Opening tells, the audit names it, and nothing is signed; accepted, it is known, and so is the first again."""
    told: list[DossierError] = []
    with Archive.open(replaced, keys=tmp_path / "keys", warn=told.append) as archive:
        assert [type(error) for error in told] == [NotAsSeen]
        assert "another archive" in str(told[0])
        assert faults(archive) == [("head", str(replaced), "changed")]
        with pytest.raises(NotAsSeen):
            archive._witness.seal()
        assert archive.proofs.accept_head()
        assert faults(archive) == []
        assert not archive.proofs.accept_head()
    with Archive.open(replaced, keys=tmp_path / "keys", warn=told.append) as archive:
        assert (len(told), archive.proofs.alarm) == (1, None)


def test_an_archive_may_move_and_another_be_made_in_its_place(tmp_path: Path) -> None:
    """What a person does with Dossier is no alarm: an archive is moved, others are made or restored where it was."""
    here, keys = tmp_path / "archive", tmp_path / "keys"
    found(here, keys, "Puente")
    with Archive.open(here, keys=keys) as archive:
        archive.backup.write(tmp_path / "kept.tar")
    here.rename(tmp_path / "moved")
    found(here, keys, "Ferry")
    shutil.rmtree(here)
    Archive.restore(tmp_path / "kept.tar", here, keys=keys)
    for folder in (tmp_path / "moved", here):
        with Archive.open(folder, keys=keys, warn=pytest.fail) as archive:
            assert archive.cases.list()[0].name == "Puente"
    with Archive.open(here, keys=keys) as archive:
        (summary,) = archive.proofs.audit()
        assert isinstance(summary, Summary)


@pytest.mark.parametrize("content", [b"", b"[1]", b"{", b'{"x": 3}'])
def test_a_list_of_places_that_is_ruined_is_begun_anew(tmp_path: Path, content: bytes) -> None:
    """It only tells of strangers: without it no archive is refused, and the next that is signed stands in it."""
    found(tmp_path / "archive", tmp_path / "keys", "Puente")
    (tmp_path / "keys" / "places.json").write_bytes(content)
    with Archive.open(tmp_path / "archive", keys=tmp_path / "keys", warn=pytest.fail) as archive:
        archive.cases.new("Ferry")
    assert str(tmp_path / "archive") in (tmp_path / "keys" / "places.json").read_text()
