"""Promises of briefs of cases that a person has judged: judgement is printed, and told apart from what sources say."""

from __future__ import annotations

from datetime import UTC, datetime
from itertools import chain
from pathlib import Path

import pytest

from dossier import Archive
from dossier.briefs.compose_brief import compose
from dossier.briefs.view import view
from dossier.model.briefs import Brief, Language
from dossier.model.plans import Plan
from tests.repository.test_judging import KEY, TOLD

NOW = datetime(2026, 1, 2, 3, 4, tzinfo=UTC)


@pytest.fixture
def archive(tmp_path: Path) -> Archive:
    (tmp_path / "in").mkdir()
    for n, text in enumerate(TOLD, 1):
        (tmp_path / "in" / f"{n}.txt").write_text(f"The Quay Herald {n}\n\nCrane falls, report {n}\n\n{text}\n")
    opened = Archive.create(tmp_path / "archive", person="Ana Ruiz")
    list(opened.add([tmp_path / "in" / f"{n}.txt" for n in (1, 2, 3)], jobs=1))
    opened.cases.new("Crane", ["R1", "R2", "R3"])
    opened.judgements.grade("R1", "B2", "Names its sources")
    opened.judgements.correct("Crane", KEY, "R1", value=1900)
    opened.judgements.settle("Crane", KEY, "The hospital's list", 2100)
    return opened


def brief(archive: Archive, language: Language = "en") -> Brief:
    return compose(archive.compare.file("Crane"), NOW, "dossier/1", Plan(language=language))


def test_grades_settlements_and_corrections_are_shown_as_a_persons(archive: Archive) -> None:
    """Each names the person; the words that a corrected value stands beside are still cited, and what was read told."""
    with archive:
        made = brief(archive)
    shown = view(made, "html")
    fields = {field["name"]: field for field in shown["sources"][0]["fields"]}
    grade = "B2: usually reliable; probably true – Names its sources"
    assert (fields["Grade"]["text"], fields["Grade"]["remark"]) == (grade, "judgement of Ana Ruiz")
    assert "Grade" not in {field["name"] for field in shown["sources"][1]["fields"]}
    (row,) = [row for row in chain(*shown["findings"].values()) if "wounded" in row["title"]]
    assert "Settled at 2,100 by Ana Ruiz" in row["verdict"]
    assert "The hospital's list" in row["verdict"]
    cell = row["cells"][0]
    assert cell["text"] == "1,900 (as corrected by Ana Ruiz, read as 12)"
    assert cell["cites"]


def test_a_brief_in_spanish_judges_in_spanish(archive: Archive) -> None:
    """The scale and the remarks are in the brief's language; the person's own words stay."""
    with archive:
        shown = view(brief(archive, "es"), "html")
    assert shown["sources"][0]["fields"][-1]["text"].startswith("B2: normalmente fiable; probablemente verdadera")
    (row,) = [row for row in chain(*shown["findings"].values()) if row["cells"][0]["text"].startswith("1900")]
    assert "Zanjado en 2100 por Ana Ruiz" in row["verdict"]


def test_what_came_later_is_named_beside_a_settlement(archive: Archive, tmp_path: Path) -> None:
    """A source that tells otherwise since is named, so that nobody takes the note for an answer to it."""
    (tmp_path / "in" / "4.txt").write_text("The Late Post\n\nCrane\n\nSixty people were injured when a crane fell.\n")
    with archive:
        list(archive.add([tmp_path / "in" / "4.txt"], jobs=1))
        archive.cases.add("Crane", ["R4"])
        made = brief(archive)
    (row,) = [row for row in made.findings if row.kind == "wounded" and row.of is None]
    assert row.settled
    assert row.settled.unseen == (4,)


@pytest.mark.parametrize("ending", ["html", "pdf", "docx", "md"])
def test_every_form_prints_it_and_verifies(archive: Archive, tmp_path: Path, ending: str) -> None:
    """All forms are made of a judged case, read back and hold every check."""
    out = tmp_path / f"brief.{ending}"
    with archive:
        archive.briefs.write("Crane", out)
    checks = Archive.verify(out)
    assert [check for check in checks if not check.ok] == []
    if ending in ("html", "md"):
        text = out.read_text(encoding="utf-8")
        for words in ("usually reliable; probably true", "Settled at 2,100 by Ana Ruiz", "read as 12"):
            assert words in text
