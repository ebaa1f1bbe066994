"""What exporting promises: a whole file or none, and a clear word about a place that cannot be written."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

from dossier.briefs import EXPORTERS, export, exporter_for
from dossier.errors import BadInput
from dossier.model.digest import Digest
from tests.briefs.samples import brief_of


def test_digest_is_the_files(tmp_path: Path) -> None:
    """The digest returned is what sha256sum prints for the file."""
    out = tmp_path / "brief.html"
    assert export(brief_of(), out) == Digest.of(out.read_bytes())
    assert [path.name for path in tmp_path.iterdir()] == ["brief.html"]


def test_older_file_is_replaced_whole(tmp_path: Path) -> None:
    """An older brief of that name gives way to the new one."""
    out = tmp_path / "brief.html"
    out.write_text("old")
    assert export(brief_of(), out) == Digest.of(out.read_bytes())


def test_ending_chooses_the_form() -> None:
    """Each form is chosen by its ending, in any case of letters."""
    assert [exporter_for(Path(f"a{e.ending.upper()}")) for e in EXPORTERS] == list(EXPORTERS)


def test_unknown_ending_names_the_known() -> None:
    """An ending without a form is refused with those that have one."""
    with pytest.raises(BadInput, match=r"must end in one of \.pdf, \.docx, \.md, \.html, \.ris"):
        exporter_for(Path("brief.odt"))


def test_folder_that_is_not_there(tmp_path: Path) -> None:
    """A brief is not written into a folder that does not exist, and the reason is said."""
    with pytest.raises(BadInput, match="cannot be written"):
        export(brief_of(), tmp_path / "none" / "brief.html")


def test_place_taken_by_a_folder(tmp_path: Path) -> None:
    """A folder of that name is left alone, and nothing half-written stays beside it."""
    (tmp_path / "brief.html").mkdir()
    with pytest.raises(BadInput, match="cannot be written"):
        export(brief_of(), tmp_path / "brief.html")
    assert [path.name for path in tmp_path.iterdir()] == ["brief.html"]


def test_full_disk_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """When the disk is full half-way, the older brief is still whole and nothing else is left."""
    out = tmp_path / "brief.html"
    out.write_text("old")

    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(BadInput, match="No space left on device"):
        export(brief_of(), out)
    assert out.read_text() == "old"
    assert [path.name for path in tmp_path.iterdir()] == ["brief.html"]


@pytest.mark.skipif(os.name == "nt", reason="sed and sha256sum are not there")
@pytest.mark.parametrize("name", ["brief.html", "brief.pdf", "brief.docx", "brief.md"])
def test_seal_can_be_checked_by_hand(tmp_path: Path, name: str) -> None:
    """The command that the brief itself prints gives the seal that the file carries."""
    from dossier.briefs import seal
    from dossier.briefs.brief_wording import wording_in
    from dossier.briefs.howto import steps

    out = tmp_path / name
    export(brief_of(), out)
    command = steps(name.rpartition(".")[2], "x", wording_in("en"))[-1]["commands"][0].replace("FILE", name)
    shown = subprocess.run(["bash", "-c", command], cwd=tmp_path, capture_output=True, text=True, check=True).stdout
    assert shown.split()[0] == seal.found(out.read_bytes())
