"""Briefs as commands: planned, looked over, blackened, printed, and told of when their sources have moved on."""

from __future__ import annotations

import shutil
from pathlib import Path

import pypdfium2
import pytest
from click.testing import CliRunner, Result

from dossier.cli.main import dossier_command
from tests.briefs.bags import LATER, OTHER, STORY
from tests.cli.test_commands import Dossier


class Terminal(Dossier):
    """The same as a person sees it."""

    def plain(self, *words: str) -> Result:
        return CliRunner().invoke(dossier_command, [*words, "--archive", self.archive])


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    home = tmp_path_factory.mktemp("home")
    (home / "a.txt").write_text(STORY)
    (home / "b.txt").write_text(OTHER)
    made = Terminal(home / "archive")
    made.run("add", str(home / "a.txt"), str(home / "b.txt"), "--jobs", "1")
    made.run("case", "new", "Ferries")
    made.run("case", "add", "Ferries", "R1", "R2")
    return home


@pytest.fixture
def dossier(home: Path, tmp_path: Path) -> Terminal:
    """On a copy of that archive."""
    shutil.copytree(home / "archive", tmp_path / "archive")
    return Terminal(tmp_path / "archive")


def test_a_brief_is_planned_and_taken_back(dossier: Terminal) -> None:
    """What is given is planned, what is not stays; --undo plans what was planned before."""
    (first,) = dossier.run("case", "plan", "Ferries")
    assert (first["title"], first["language"], first["sections"][0]) == ("", "en", "summary")
    words = ("--title", "Two ferries", "--open", "Who steered?", "--open", "Why?", "--language", "es")
    (told,) = dossier.run("case", "plan", "Ferries", *words, "--without", "map", "--without", "names")
    assert (told["title"], told["open_questions"], told["language"]) == ("Two ferries", ["Who steered?", "Why?"], "es")
    assert "map" not in told["sections"] and "names" not in told["sections"]
    (again,) = dossier.run("case", "plan", "Ferries", "--open", "", "--section", "notes", "--section", "sources")
    assert (again["open_questions"], again["sections"]) == ([], ["notes", "sources"])
    assert dossier.run("case", "plan", "Ferries", "--undo") == [told]
    assert dossier.run("case", "plan", "Ferries") == [told]


def test_what_lint_finds_is_said_before_a_brief_is_printed(dossier: Terminal, tmp_path: Path) -> None:
    """The linter answers an object a finding; printing says the same on standard error and prints all the same."""
    dossier.run("case", "plan", "Ferries", "--summary", "Nobody was warned.")
    (note,) = dossier.run("case", "lint", "Ferries")
    assert (note["kind"], note["where"], note["sentence"]) == ("unsupported", "summary", "Nobody was warned.")
    result = dossier.plain("brief", "Ferries", "--out", str(tmp_path / "brief.html"))
    assert result.exit_code == 0
    assert "summary 1: rests on no source, and is printed as judgement: Nobody was warned." in result.stderr


def test_sections_may_be_chosen_for_one_print(dossier: Terminal, tmp_path: Path) -> None:
    """--section and --without hold for one print, and leave the plan as it is."""
    before = dossier.run("case", "plan", "Ferries")
    dossier.run("brief", "Ferries", "--out", str(tmp_path / "b.md"), "--section", "check", "--section", "sources")
    text = (tmp_path / "b.md").read_text()
    assert text.index("## How to check this brief") < text.index("## The sources at a glance")
    assert "## Timeline" not in text
    assert dossier.run("case", "plan", "Ferries") == before


def test_a_short_brief_cites_only_what_it_shows(dossier: Terminal, tmp_path: Path) -> None:
    """It has fewer pages and citations than the full one, says when the sources appeared, and is proved alike."""
    full = dossier.run("brief", "Ferries", "--out", str(tmp_path / "full.pdf"))[0]
    short = dossier.run("brief", "Ferries", "--out", str(tmp_path / "short.pdf"), "--short")[0]
    assert short["sources"] == full["sources"] and 0 < short["citations"] < full["citations"]
    pages = [len(pypdfium2.PdfDocument(tmp_path / name)) for name in ("short.pdf", "full.pdf")]
    assert pages[0] <= 3 and pages[0] < pages[1]
    dossier.run("brief", "Ferries", "--out", str(tmp_path / "short.md"), "--short")
    text = (tmp_path / "short.md").read_text()
    assert "## Citations" in text and "## Timeline" not in text and "no dates stated" not in text
    assert dossier.plain("verify", str(tmp_path / "short.pdf")).exit_code == 0


def test_a_passage_is_blackened_listed_and_shown_again(dossier: Terminal, tmp_path: Path) -> None:
    """By its words or its place; the list has its salt; --undo takes it back."""
    (told,) = dossier.run("case", "redact", "Ferries", "R1", "--words", "four people", "--reason", "not sure")
    assert STORY[told["start"] : told["end"]] == "four people" == told["quote"]
    assert dossier.run("case", "redact", "Ferries") == [told] and len(told["salt"]) == 32
    dossier.run("brief", "Ferries", "--out", str(tmp_path / "b.html"))
    page = (tmp_path / "b.html").read_text()
    assert "not sure" in page and "four people" not in page
    dossier.run("case", "redact", "Ferries", "--undo", told["redaction"])
    dossier.run("case", "redact", "Ferries", "R1", f"{told['start']}-{told['end']}", "--reason", "again")
    assert [one["reason"] for one in dossier.run("case", "redact", "Ferries")] == ["again"]


def test_words_may_be_blackened_in_all_sources(dossier: Terminal, tmp_path: Path) -> None:
    """--everywhere blackens the same words in each other source that tells them; without it the linter names these."""
    made = dossier.run("case", "redact", "Ferries", "R1", "--words", "Ada Ruiz", "--reason", "protects her")
    (note,) = dossier.run("case", "lint", "Ferries")
    assert (note["kind"], note["about"]) == ("told-elsewhere", "R2")
    dossier.run("case", "redact", "Ferries", "--undo", made[0]["redaction"])
    words = ("--words", "Ada Ruiz", "--reason", "protects her", "--everywhere")
    assert [one["report"] for one in dossier.run("case", "redact", "Ferries", "R1", *words)] == ["R1", "R2"]
    assert dossier.run("case", "lint", "Ferries") == []
    dossier.run("brief", "Ferries", "--out", str(tmp_path / "b.html"))
    assert "Ada Ruiz" not in (tmp_path / "b.html").read_text()


def test_private_notes_are_marked_and_not_printed(dossier: Terminal, tmp_path: Path) -> None:
    """A note that is private from the start or made so later is told as such, and is in no brief."""
    dossier.run("case", "note", "Ferries", "Call the master.", "--private")
    (case,) = dossier.run("case", "note", "Ferries", "Ask the crew.")
    assert [note["private"] for note in case["notes"]] == [True, False]
    dossier.run("case", "private", "Ferries", case["notes"][1]["note"])
    dossier.run("case", "private", "Ferries", case["notes"][0]["note"], "--undo")
    dossier.run("brief", "Ferries", "--out", str(tmp_path / "b.md"))
    text = (tmp_path / "b.md").read_text()
    assert "Call the master." in text and "Ask the crew" not in text


def test_a_brief_is_on_the_paper_of_whoever_prints_it(
    dossier: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Letter where the locale is at home in a country that prints on it; what is said outranks it."""
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.setenv("LC_PAPER", "es_MX.UTF-8")
    dossier.run("brief", "Ferries", "--out", str(tmp_path / "usual.pdf"))
    dossier.run("brief", "Ferries", "--out", str(tmp_path / "said.pdf"), "--paper", "a4")
    files = (tmp_path / "usual.pdf", tmp_path / "said.pdf")
    assert [round(pypdfium2.PdfDocument(file)[0].get_height()) for file in files] == [792, 842]


def test_briefs_of_superseded_versions_are_told(dossier: Terminal, home: Path, tmp_path: Path) -> None:
    """By --affected, with the case, and by the add that brings the newer version."""
    brief = tmp_path / "brief.md"
    dossier.run("brief", "Ferries", "--out", str(brief))
    assert dossier.run("brief", "--affected") == []
    (home / "a.txt").write_text(LATER)
    added = dossier.plain("add", str(home / "a.txt"), "--jobs", "1")
    assert f"no longer the newest: {brief}" in added.stderr.replace("\n", "")
    (told,) = dossier.run("brief", "--affected", "Ferries")
    assert (told["path"], told["outdated"]) == (str(brief), [{"report": "R1", "cited": 1, "newest": 2}])
    (case,) = dossier.run("case", "show", "Ferries")
    assert case["affected_briefs"] == [told]


@pytest.mark.parametrize(
    "words",
    [
        ("case", "redact", "Ferries", "R1", "9-3", "--reason", "x"),
        ("case", "redact", "Ferries", "R1", "--words", "nowhere", "--reason", "x"),
        ("case", "redact", "Ferries", "R1", "--words", "Ada Ruiz"),
        ("case", "plan", "Ferries", "--undo"),
        ("case", "private", "Ferries", "N999"),
        ("brief", "Ferries"),
        ("brief", "Ferries", "--out", "x.pdf", "--section", "recipes"),
    ],
)
def test_what_cannot_be_done_is_said(dossier: Terminal, words: tuple[str, ...]) -> None:
    """A clear sentence each, and no success."""
    result = dossier.plain(*words)
    assert result.exit_code in (1, 2) and result.stderr.strip()
