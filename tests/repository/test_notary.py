"""Archives that were made before there were keys gain one, and their logs are evidence from there on."""

from __future__ import annotations

import tarfile
from pathlib import Path

import pytest

from dossier import Archive
from dossier.errors import BadInput
from dossier.model.audits import Fault

RELEASED = sorted((Path(__file__).parent / "released").glob("dossier-0.[12].*.tar.xz"))


def of_the_log(archive: Archive) -> list[Fault]:
    return [item for item in archive.proofs.audit() if isinstance(item, Fault) and item.part != "catalog"]


@pytest.mark.parametrize("kept", RELEASED, ids=lambda path: path.name)
def test_an_archive_of_an_older_release_gains_a_key(kept: Path, tmp_path: Path) -> None:
    """Looked at, it stays as it was; with the first write a key is made, which signs all that came before as well."""
    with tarfile.open(kept) as packed:
        packed.extractall(tmp_path, filter="data")
    log = tmp_path / "archive" / "log" / "events.jsonl"
    before = log.read_bytes()
    with Archive.open(tmp_path / "archive") as archive:
        assert (archive.proofs.alarm, list(archive.proofs.signing_keys()), of_the_log(archive)) == (None, [], [])
    assert log.read_bytes() == before
    with Archive.open(tmp_path / "archive") as archive:
        archive.cases.new("Begun today")
    with Archive.open(tmp_path / "archive") as archive:
        (key,) = archive.proofs.signing_keys()
        assert (key.event, key.here) == (len(log.read_bytes().splitlines()), True)
        assert of_the_log(archive) == []
        assert archive.proofs.prove(archive.reports.list()[0].report).events
    log.write_bytes(log.read_bytes().replace(b"accession", b"Accession", 1))
    with Archive.open(tmp_path / "archive") as archive:
        assert "log" in {fault.part for fault in of_the_log(archive)}


def test_an_archive_without_a_signature_proves_nothing(tmp_path: Path) -> None:
    """Where the key cannot be kept, the archive works, says why it is unsigned, and proves nothing."""
    (tmp_path / "keys").write_text("a file where the folder should be")
    told = list[str]()
    keys = tmp_path / "keys"
    with Archive.create(tmp_path / "archive", keys=keys, warn=lambda error: told.append(str(error))) as archive:
        archive.cases.new("Puente")
        with pytest.raises(BadInput, match="cannot be kept there"):
            archive.proofs.prove_growth("")
        assert isinstance(archive.proofs.alarm, BadInput)
    assert len(told) == 1
