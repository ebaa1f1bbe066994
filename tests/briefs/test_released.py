"""What a released Dossier handed out, today's checks hold to what it says."""

from __future__ import annotations

import tarfile
from pathlib import Path

import pytest

from dossier.briefs import verify
from dossier.briefs.bag_check import verify_bag
from dossier.typesetting import release as typst

RELEASED = Path(__file__).parent / "released"
RELEASES = sorted(path.name.removesuffix(".tar.xz") for path in RELEASED.glob("*.tar.xz"))
UNKNOWN = ("dossier-0.3.0", "dossier-0.4.0")  # their layouts; add to these when a layout gets a new name


@pytest.mark.parametrize("release", RELEASES)
def test_briefs_and_bags_of_earlier_releases_still_verify(release: str, tmp_path: Path) -> None:
    """What a release handed out holds today; pages of a layout that is not known are said not to be checked."""
    with tarfile.open(RELEASED / f"{release}.tar.xz") as kept:
        kept.extractall(tmp_path, filter="data")
    briefs = sorted(path for path in tmp_path.iterdir() if path.is_file())
    assert {path.suffix for path in briefs} >= {".html", ".md", ".docx"}
    for path in (*briefs, *sorted(tmp_path.glob("*bag"))):
        checks = verify_bag(path) if path.is_dir() else verify(path)
        layouts = [check for check in checks if check.name == "layout"]
        assert [check for check in checks if not check.ok and check not in layouts] == [], path.name
        for check in layouts:
            if release in UNKNOWN or (".pdf" in path.name + check.thing and typst() != "0.15.2"):
                assert not check.ok and "cannot be checked" in check.detail
            else:
                assert check.ok and "the same to the byte" in check.detail, path.name
    page = tmp_path / "brief.html"
    page.write_bytes(page.read_bytes().replace(b"five people", b"nine people"))
    assert {"seal", "page", "citation"} & {check.name for check in verify(page) if not check.ok}
