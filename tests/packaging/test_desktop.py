"""The entry, the file type and the description of Dossier for desktops: valid, in step, installed where they count."""

from __future__ import annotations

import configparser
import runpy
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

import dossier
from dossier.archive_place import MARK
from dossier.children import child_command, dossier_command, ran_as_child
from dossier.resources import resource

HERE = resource("desktop")
MIME = "application/x-dossier-archive"
_NS = {"m": "http://www.freedesktop.org/standards/shared-mime-info"}


def entry() -> configparser.SectionProxy:
    reader = configparser.RawConfigParser(delimiters=("=",), strict=True)
    reader.optionxform = str  # type: ignore[assignment, method-assign]
    reader.read(HERE / "dossier.desktop", encoding="utf-8")
    return reader["Desktop Entry"]


def test_entry_type_and_description_agree() -> None:
    """One file type, one program, one icon and one version stand in all of them, and the mark is the type's name."""
    told = entry()
    assert told["Exec"] == "dossier %f" and told["MimeType"] == f"{MIME};" and told["Type"] == "Application"
    assert resource("icons", f"{told['Icon']}.svg").is_file()
    mime = ET.parse(HERE / "dossier-mime.xml").getroot().find("m:mime-type", _NS)
    assert mime is not None and mime.get("type") == MIME
    glob = mime.find("m:glob", _NS)
    assert glob is not None and glob.get("pattern") == MARK
    description = ET.parse(HERE / "dossier.metainfo.xml").getroot()
    assert description.findtext("launchable") == "dossier.desktop"
    assert description.findtext("provides/mediatype") == MIME
    assert (
        f"metainfo/{description.findtext('id')}.metainfo.xml"
        in runpy.run_path(str(HERE / "install.py"))["PLACES"].values()
    )
    release = description.find("releases/release")
    assert release is not None and release.get("version") == dossier.__version__


@pytest.mark.parametrize(
    ("program", "words"),
    [
        ("desktop-file-validate", ["dossier.desktop"]),
        ("appstreamcli", ["validate", "--no-net", "dossier.metainfo.xml"]),
    ],
)
def test_validators_find_no_fault(program: str, words: list[str]) -> None:
    """The desktop's own checkers, where they are installed, have nothing to say."""
    if shutil.which(program) is None:
        pytest.skip(f"{program} is not installed")
    done = subprocess.run([program, *words], cwd=HERE, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def test_it_is_installed_and_removed(tmp_path: Path) -> None:
    """The entry starts the program named, the mark becomes a type of its own, and removing leaves none of it."""
    program = tmp_path / "my programs" / "dossier"
    former = tmp_path / "data" / "metainfo" / "app.dossier.Dossier.metainfo.xml"
    former.parent.mkdir(parents=True)
    former.write_text("<component/>", encoding="utf-8")
    command = [sys.executable, str(HERE / "install.py"), "--data", str(tmp_path / "data")]
    done = subprocess.run([*command, "--program", str(program)], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert not former.exists()
    installed = (tmp_path / "data" / "applications" / "dossier.desktop").read_text(encoding="utf-8")
    assert f'Exec="{program}" %f' in installed
    if shutil.which("desktop-file-validate"):
        path = tmp_path / "data" / "applications" / "dossier.desktop"
        assert subprocess.run(["desktop-file-validate", str(path)]).returncode == 0
    if shutil.which("update-mime-database"):
        globs = (tmp_path / "data" / "mime" / "globs2").read_text(encoding="utf-8")
        assert f"80:{MIME}:{MARK}" in globs
    assert subprocess.run([*command, "--remove"], capture_output=True).returncode == 0
    assert not list((tmp_path / "data").rglob("*dossier*.desktop"))


def test_the_installed_version_is_told() -> None:
    """`dossier --version` says which it is."""
    done = subprocess.run([sys.executable, "-m", "dossier", "--version"], capture_output=True, text=True)
    assert done.stdout.strip() == f"dossier, version {dossier.__version__}"


# packed


def test_a_packed_program_starts_its_children_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a Python to call, the program is told which of its modules to be; any other module is refused."""
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert child_command("dossier.store.hashing")[0] == sys.executable
    assert child_command("dossier.store.hashing")[2:] == ["dossier.store.hashing"]
    assert dossier_command() == [sys.executable]
    ran: list[tuple[str, list[str]]] = []
    monkeypatch.setattr(runpy, "run_module", lambda name, **_: ran.append((name, sys.argv[1:])))
    monkeypatch.setattr(sys, "argv", ["dossier", *child_command("dossier.intake.reader_process")[1:], "--protection"])
    assert ran_as_child() and ran == [("dossier.intake.reader_process", ["--protection"])]
    for words in (["read", "x"], ["--as-child"], ["--as-child", "os"]):
        monkeypatch.setattr(sys, "argv", ["dossier", *words])
        assert not ran_as_child()


def test_every_child_is_one_that_a_packed_program_knows() -> None:
    """Each module that is started as a program anywhere stands in the list, and there is none besides."""
    import re

    from dossier import children

    package = Path(dossier.__file__).parent
    started = set[str]()
    for path in package.rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        started |= set(re.findall(r"child_command\(\s*\"([\w.]+)\"", text))
        if "child_command(_PROGRAM)" in text:
            started |= set(re.findall(r"^_PROGRAM = \"([\w.]+)\"", text, re.MULTILINE))
    assert started | {"dossier.store.hashing"} == set(children._MODULES)


def test_the_recipe_takes_all_that_is_needed() -> None:
    """The recipe names the folders of data, and is a program that Python understands."""
    recipe = resource("packaging", "dossier.spec").read_text(encoding="utf-8")
    compile(recipe, "dossier.spec", "exec")
    assert 'folder("resources"' in recipe and 'folder("seeds")' in recipe and 'sources("dossier/briefs")' in recipe
