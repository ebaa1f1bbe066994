"""A person, place or body across the archive."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from dossier import Archive
from dossier.cli.main import dossier_command
from dossier.errors import BadInput
from tests.archive.reports import open_archive
from tests.cli import schemas

FIRST = """The Harbour Gazette

Ferry company asks for a second pier

PORTO, Portugal, April 9, 2019 - Marta Oliveira will lead the ferry company from Monday, mayor Lucía Barraza said.

"We need a second pier," Oliveira told reporters.

Tickets are sold on board.
"""
SECOND = """Diario del Canal

Two boats stay in port

PORTO, Portugal, May 2, 2019 - Two boats stayed in port on Thursday. The mechanic Rui Costa said that M. Oliveira had
asked for the repair in March.
"""
FAMILY = """The Magdalena Courier

Two sisters open a kiosk

PORTO, Portugal, June 7, 2019 - Marta Oliveira and her sister Ana Oliveira opened a kiosk. Oliveira sold the first cup.
"""


@pytest.fixture
def archive(tmp_path: Path) -> Iterator[Archive]:
    (tmp_path / "in").mkdir()
    with open_archive(tmp_path / "archive") as archive:
        for name, text in (("a", FIRST), ("b", SECOND), ("c", FAMILY)):
            (tmp_path / "in" / f"{name}.txt").write_text(text)
            list(archive.add([tmp_path / "in" / f"{name}.txt"], jobs=1))
        yield archive


def test_a_page_has_every_sentence_days_and_outlets(archive: Archive) -> None:
    """Each sentence proves itself; the family name alone counts where one person alone has it."""
    found = archive.entities.get("marta  OLIVEIRA")
    assert (found.kind, found.counts.reports, found.counts.first, found.counts.last) == (
        "person", 2, "2019-04-09", "2019-06-07",
    )  # fmt: skip
    assert [tally.name for tally in found.counts.outlets] == ["The Harbour Gazette", "The Magdalena Courier"]
    told = [(one.report.report, one.spelling) for one in found.sentences]
    assert told == [("R1", "Marta Oliveira"), ("R1", "Oliveira"), ("R3", "Marta Oliveira")]
    for one in found.sentences:
        rendition = archive.reports.get(one.report.report).rendition
        assert rendition and one.sentence.proves(rendition)
    assert found.sentences[0].attributed_to == "mayor Lucía Barraza"


def test_spellings_are_joined_by_a_ruling_that_can_be_undone(archive: Archive) -> None:
    """A joined spelling is found under either name; taken back, each is by itself again."""
    assert [one.text for one in archive.entities.similar("Marta Oliveira")] == ["M. Oliveira"]
    joined = archive.entities.join(["Marta Oliveira", "M. Oliveira"])
    found = archive.entities.get("M. Oliveira")
    assert [(s.text, s.reports, s.ruling) for s in found.spellings] == [
        ("M. Oliveira", 1, None), ("Marta Oliveira", 2, joined.judgement),
    ]  # fmt: skip
    assert found.counts.reports == 3
    assert archive.entities.similar("Marta Oliveira") == []
    archive.rebuild()
    assert archive.entities.get("Marta Oliveira").counts.reports == 3
    archive.entities.separate("Marta Oliveira", "m. oliveira")
    assert archive.entities.get("Marta Oliveira").counts.reports == 2
    with pytest.raises(BadInput, match="not joined"):
        archive.entities.separate("Marta Oliveira", "M. Oliveira")


def test_what_cannot_be_a_page_is_refused(archive: Archive) -> None:
    for name, reason in (("…", "holds no name"), ("Leo Paz", "named in no report")):
        with pytest.raises(BadInput, match=reason):
            archive.entities.get(name)
    with pytest.raises(BadInput, match="one spelling only"):
        archive.entities.join(["Marta Oliveira", "marta oliveira"])


def test_reports_in_the_trash_are_left_out(archive: Archive) -> None:
    archive.reports.trash(["R3"])
    assert archive.entities.get("Marta Oliveira").counts.reports == 1


def test_contradictions_that_name_it(archive: Archive, tmp_path: Path) -> None:
    """Rows of a case are given where a disagreeing cell is in a sentence that has the name."""
    for name, age in (("d", 45), ("e", 54)):
        text = (
            f"The Bridge Herald {name}\n\nPier opens at Porto\n\nPORTO, Portugal, July 1, 2019 - Marta Oliveira, {age},"
            " opened the second pier on Sunday.\n\nThe road to the pier stays closed until August.\n"
        )
        (tmp_path / "in" / f"{name}.txt").write_text(text)
        list(archive.add([tmp_path / "in" / f"{name}.txt"], jobs=1))
    archive.cases.new("Pier", ["R4", "R5"])
    (found,) = archive.entities.contradictions("Marta Oliveira")
    assert (found.case, found.called, found.finding.key) == ("C1", "Pier", "age/marta oliveira")
    assert archive.entities.contradictions("Rui Costa") == []


def test_the_command_gives_all_of_it(archive: Archive, tmp_path: Path) -> None:
    """The head, the sentences and spellings that are probably the same; a ruling is made and taken back."""

    def run(*words: str, status: int = 0) -> list[dict[str, Any]]:
        done = CliRunner().invoke(dossier_command, ["entity", *words, "--archive", str(archive.folder), "--json"])
        assert done.exit_code == status, (done.output, done.exception)
        answers = [json.loads(line) for line in done.stdout.splitlines()]
        for answer in answers:
            schemas.check("entity", answer)
        return answers

    head, *sentences, similar = run("Marta Oliveira")
    assert (head["entity"], head["reports"], len(sentences)) == ("Marta Oliveira", 2, 3)
    assert similar == {"similar": "M. Oliveira", "reports": 1}
    joined = run("Marta Oliveira", "--same-as", "M. Oliveira")[0]
    assert [one["spelling"] for one in joined["spellings"]] == ["Marta Oliveira", "M. Oliveira"]
    assert run("Marta Oliveira", "--not-same-as", "M. Oliveira")[0]["reports"] == 2
    assert "named in no report" in run("Leo Paz", status=1)[0]["error"]
