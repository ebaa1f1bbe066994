"""The wheel: who may use it and how is in it, with the licences of all that travels along."""

from __future__ import annotations

import configparser
import email
import subprocess
import sys
import zipfile
from email.message import Message
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> zipfile.ZipFile:
    """Built from the repository by the tool that pyproject.toml names."""
    folder = tmp_path_factory.mktemp("wheel")
    words = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    (path,) = folder.glob("*.whl")
    return zipfile.ZipFile(path)


def named(wheel: zipfile.ZipFile, ending: str) -> str:
    (found,) = (name for name in wheel.namelist() if name.endswith(f".dist-info/{ending}"))
    return found


def metadata(wheel: zipfile.ZipFile) -> Message:
    return email.message_from_bytes(wheel.read(named(wheel, "METADATA")))


def test_the_wheel_says_who_may_use_it(wheel: zipfile.ZipFile) -> None:
    """Its metadata names licence, authors, keywords and classifiers, and none of them contradicts another."""
    told = metadata(wheel)
    assert told["License-Expression"] == "Apache-2.0"
    assert told["Author"] == "The Dossier authors"
    assert "provenance" in told["Keywords"]
    classifiers = told.get_all("Classifier") or []
    assert "Typing :: Typed" in classifiers and not any(one.startswith("License ::") for one in classifiers)


def test_the_wheel_holds_every_licence(wheel: zipfile.ZipFile) -> None:
    """The licence of Dossier, word for word, and those of fonts, places, outlines and names."""
    wanted = ["LICENSE", *(f"resources/licenses/{path.name}" for path in (ROOT / "resources/licenses").iterdir())]
    assert sorted(metadata(wheel).get_all("License-File") or []) == sorted(wanted)
    for name in wanted:
        assert wheel.read(named(wheel, f"licenses/{name}")) == (ROOT / name).read_bytes()


def test_the_wheel_is_typed_and_starts_in_two_ways(wheel: zipfile.ZipFile) -> None:
    """Type checkers find its types; there is a command, and a program without a console behind it."""
    assert "dossier/py.typed" in wheel.namelist()
    scripts = configparser.ConfigParser()
    scripts.read_string(wheel.read(named(wheel, "entry_points.txt")).decode())
    assert scripts["console_scripts"]["dossier"] == scripts["gui_scripts"]["dossier-window"] == "dossier.start:main"


def test_every_file_of_others_has_its_licence() -> None:
    """What travels along is named with its licence, whose text lies beside that list."""
    folder = ROOT / "resources" / "licenses"
    told = (folder / "README.md").read_text(encoding="utf-8")
    for path in folder.iterdir():
        assert path.name == "README.md" or f"`{path.name}`" in told
    fonts = {path.suffix for path in (ROOT / "resources" / "fonts").iterdir()}
    assert fonts == {".ttf"} and "Noto Naskh Arabic" in told
    assert "Version 2.0, January 2004" in (ROOT / "LICENSE").read_text(encoding="utf-8")
    description = (ROOT / "resources/desktop/dossier.metainfo.xml").read_text(encoding="utf-8")
    assert "<project_license>Apache-2.0</project_license>" in description
