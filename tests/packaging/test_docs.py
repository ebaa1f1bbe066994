"""The documentation: its examples run, its links lead somewhere, and the README's commands can be read by programs."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "resources" / "docs"
GUIDE = sorted((ROOT / "resources" / "guide").rglob("*.md"))
PAGES = (
    ROOT / "README.md",
    ROOT / "resources" / "README.md",
    ROOT / "resources" / "knowledge" / "README.md",
    *sorted(DOCS.rglob("*.md")),
)
_FILE = re.compile(r"`([\w./-]*[a-z_]\.(?:py|tsv|jinja|toml|txt|qss))`")
_NAMED_IN_BAGS = {"verify.py", "install.py", "manifest-sha256.txt"}  # files of bags, and files that a sentence places
_COMMAND = re.compile(r"(?<!from )\bdossier ((?:[a-z][a-z-]*)(?: [a-z]+)?)")
_LINK = re.compile(r"\]\(([^)#\s]+)(?:#[^)]*)?\)")
GENERATED = {"commands.md"}  # written by a program from the commands, perhaps not yet


def test_examples_of_the_python_page_run() -> None:
    """Each example gives what the page says."""
    failed, tried = doctest.testfile(str(DOCS / "python.md"), module_relative=False, encoding="utf-8")
    assert tried > 10
    assert not failed


@pytest.mark.parametrize("page", PAGES, ids=lambda path: str(path.relative_to(ROOT)))
def test_links_lead_to_files(page: Path) -> None:
    """Every relative link of a page names a file or folder of this repository."""
    for link in _LINK.findall(page.read_text(encoding="utf-8")):
        if "://" not in link and Path(link).name not in GENERATED:
            assert (page.parent / link).exists(), link


@pytest.mark.parametrize("page", PAGES, ids=lambda path: str(path.relative_to(ROOT)))
def test_files_that_a_page_names_are_there(page: Path) -> None:
    """A file in code letters is one of the program, of `resources`, or of the repository."""
    if page.name == "changelog.md":  # tells of files that are gone, too
        return
    places = (ROOT, ROOT / "dossier", ROOT / "resources", ROOT / "resources" / "knowledge")
    for name in set(_FILE.findall(page.read_text(encoding="utf-8"))) - _NAMED_IN_BAGS:
        assert any((place / name).exists() for place in places), name


@pytest.mark.parametrize("page", [*PAGES, *GUIDE], ids=lambda path: str(path.relative_to(ROOT)))
def test_commands_that_a_page_names_are_there(page: Path) -> None:
    """Every `dossier VERB` in code letters is a command, with its second word where it is a group."""
    listed = (DOCS / "commands.md").read_text(encoding="utf-8")
    commands = set(re.findall(r"^## dossier ([a-z -]+)$", listed, re.MULTILINE))
    groups = {command.split()[0] for command in commands if " " in command}
    for code in re.findall(r"`[^`\n]*`|^dossier .*$", page.read_text(encoding="utf-8"), re.MULTILINE):
        for said in _COMMAND.findall(code):
            verb, _, second = said.partition(" ")
            assert verb in commands, code
            assert not second or verb not in groups or said in commands, code


def test_the_readme_is_short_and_names_its_two_commands() -> None:
    """Six to eight kilobytes; each command is the second line behind its mark, where programs read it."""
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    assert 6_000 <= len(text.encode()) <= 8_200
    lines = text.splitlines()
    for mark, ending in (("<!-- demo command -->", ".venv/bin/dossier demo"), ("<!-- test command -->", "-m tests")):
        assert lines[lines.index(mark) + 2].startswith("python3 -m venv --without-pip .venv && ")
        assert lines[lines.index(mark) + 2].endswith(ending)


def test_decisions_are_numbered_and_short() -> None:
    """Each decision is a page of its own, numbered without a gap, with its reason."""
    pages = sorted((DOCS / "decisions").glob("[0-9][0-9]-*.md"))
    assert [int(page.name[:2]) for page in pages] == list(range(1, len(pages) + 1))
    for page in pages:
        text = page.read_text(encoding="utf-8")
        assert text.startswith(f"# {int(page.name[:2])}. ") and "**Decision.**" in text and "**Why.**" in text, (
            page.name
        )
        assert len(text.splitlines()) <= 20, page.name
