"""An archive of four reports, made once."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from dossier import Archive
from dossier.model.audits import Summary
from tests.archive.reports import BRIDGE, COPY, OTHER, open_archive


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An archive of four reports, one of them in quarantine, and the folder that they came from."""
    home = tmp_path_factory.mktemp("home")
    (home / "in").mkdir()
    for name, text in (("a", BRIDGE), ("b", COPY), ("c", OTHER), ("d", "")):
        (home / "in" / f"{name}.txt").write_text(text)
    with open_archive(home / "archive") as archive:
        for name in "abcd":
            list(archive.add([home / "in" / f"{name}.txt"], jobs=1))
    return home


@pytest.fixture
def home(made: Path, tmp_path: Path) -> Path:
    shutil.copytree(made / "archive", tmp_path / "archive")
    shutil.copytree(made / "in", tmp_path / "in")
    return tmp_path


@pytest.fixture
def archive(home: Path) -> Iterator[Archive]:
    with open_archive(home / "archive") as archive:
        yield archive
        assert [item for item in archive.proofs.audit() if not isinstance(item, Summary)] == []
        before = archive.context.catalog.dump()
        archive.rebuild()
        assert archive.context.catalog.dump() == before
