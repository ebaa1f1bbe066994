"""The documentation: its examples run, its links lead somewhere, and the README's commands can be read by programs."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "resources" / "docs"
PAGES = (ROOT / "README.md", ROOT / "resources" / "README.md", *sorted(DOCS.rglob("*.md")))
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
