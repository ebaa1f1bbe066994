"""What a released Dossier handed out, today's checks hold to what it says."""

from __future__ import annotations

import tarfile
from pathlib import Path

import pytest

from dossier.briefs import verify
from dossier.briefs.bag_check import verify_bag

RELEASED = Path(__file__).parent / "released"
RELEASES = sorted(path.name.removesuffix(".tar.xz") for path in RELEASED.glob("*.tar.xz"))


@pytest.mark.parametrize("release", RELEASES)
def test_briefs_and_bags_of_earlier_releases_still_verify(release: str, tmp_path: Path) -> None:
    """What a release handed out holds today, and a flipped byte in it is still found."""
    with tarfile.open(RELEASED / f"{release}.tar.xz") as kept:
        kept.extractall(tmp_path, filter="data")
    briefs = sorted(tmp_path.glob("brief.*"))
    assert {path.suffix for path in briefs} >= {".html", ".md", ".docx"}
    for path in briefs:
        assert [check for check in verify(path) if not check.ok] == [], path.name
    assert [check for check in verify_bag(tmp_path / "bag") if not check.ok] == []
    page = tmp_path / "brief.html"
    page.write_bytes(page.read_bytes().replace(b"five people", b"nine people"))
    assert {"seal", "page", "citation"} & {check.name for check in verify(page) if not check.ok}
