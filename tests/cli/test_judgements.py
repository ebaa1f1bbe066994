"""What a person says of sources, rows and cells, as commands."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from dossier import Archive
from dossier.cli.main import dossier_command
from tests.cli.test_commands import Dossier
from tests.link.samples import TRIAL_BRANDT, TRIAL_BRANDT_OTHER
from tests.repository.test_judging import KEY, TOLD


@pytest.fixture
def dossier(tmp_path: Path) -> Dossier:
    (tmp_path / "in").mkdir()
    for n, text in enumerate(TOLD, 1):
        (tmp_path / "in" / f"{n}.txt").write_text(f"Crane falls, report {n}\n\n{text}\n")
    made = Dossier(tmp_path / "archive")
    made.run("add", *(str(tmp_path / "in" / f"{n}.txt") for n in (1, 2, 3)), "--jobs", "1")
    made.run("case", "new", "Crane")
    made.run("case", "add", "Crane", "R1", "R2", "R3")
    return made


def row(dossier: Dossier, key: str = KEY) -> dict[str, Any]:
    (found,) = [row for row in dossier.run("compare", "Crane") if row["key"] == key]
    return found


def test_a_row_is_settled_and_taken_back(dossier: Dossier) -> None:
    """The settlement stands at the row in what compare answers, and not any more once it is taken back."""
    (told,) = dossier.run("case", "settle", "Crane", KEY, "--value", "12", "--note", "- the hospital counted")
    assert (told["kind"], told["value"], told["note"], told["case"]) == (
        "row-settled",
        12,
        "- the hospital counted",
        "C1",
    )
    settled = row(dossier)["settled"]
    assert (settled["value"], settled["note"], settled["unseen"]) == (12, "- the hospital counted", [])
    (undone,) = dossier.run("case", "settle", "Crane", KEY, "--undo")
    assert undone == {"judgement": told["judgement"], "undone": True}
    assert "settled" not in row(dossier)


def test_a_cell_is_corrected_and_keeps_its_words_and_what_was_read(dossier: Dossier) -> None:
    """The cell is from a person, with the value that was read among the others and its evidence as before."""
    (before,) = [cell for cell in row(dossier)["cells"] if cell["report"] == "R1"]
    dossier.run("case", "correct", "Crane", KEY, "R1", "--value", "9", "--attributed-to", "the harbour office")
    found = row(dossier)
    (cell,) = [cell for cell in found["cells"] if cell["report"] == "R1"]
    assert (cell["value"], cell["attributed_to"], cell["from"]) == (9, "the harbour office", "person")
    assert cell["others"] == [{"value": 12, "qualifier": "exactly", "attributed_to": None}]
    assert cell["evidence"] == before["evidence"]
    assert (found["corrected"], found["agree"]) == (["R1"], True)
    dossier.run("case", "correct", "Crane", KEY, "R1", "--undo")
    assert before in row(dossier)["cells"]


def test_rows_are_split_merged_and_cleared_of_strange_cells(dossier: Dossier) -> None:
    """Each verb answers with the judgement, and its --undo brings back what was there."""
    before = dossier.run("compare", "Crane")
    (split,) = dossier.run("case", "split", "Crane", KEY, "R3")
    apart = f"{KEY}/{split['judgement']}"
    assert row(dossier, apart)["split_from"] == KEY
    dossier.run("case", "merge", "Crane", KEY, apart)
    assert row(dossier)["merged"] == [apart]
    dossier.run("case", "strike", "Crane", "figure/count/lorries", "R3", "--words", "41")
    assert [cell["value"] for cell in row(dossier, "figure/count/lorries")["cells"]] == [40]
    for words in (("strike", "Crane", "figure/count/lorries", "R3"), ("merge", "Crane", KEY), ("split", "Crane", KEY)):
        dossier.run("case", *words, "--undo")
    assert dossier.run("compare", "Crane") == before


def test_judgements_are_listed_and_any_is_taken_back_by_its_number(dossier: Dossier) -> None:
    """Grades and words on rows, oldest first, each with who said it and whether it still applies."""
    (graded,) = dossier.run("case", "grade", "R1", "b2", "--note", "seldom wrong")
    assert (graded["grade"], graded["reliability"], graded["credibility"]) == ("B2", "B", 2)
    dossier.run("case", "settle", "Crane", KEY, "--note", "seen")
    listed = dossier.run("case", "judgements", "Crane")
    assert [(one["kind"], one["applies"]) for one in listed] == [("source-graded", True), ("row-settled", True)]
    dossier.run("case", "remove", "Crane", "R1", "R2", "R3")
    assert [one["applies"] for one in dossier.run("case", "judgements") if one["case"]] == [False]
    dossier.run("case", "judgements", "--undo", graded["judgement"])
    assert [one["kind"] for one in dossier.run("case", "judgements")] == ["row-settled"]
    dossier.run("case", "grade", "R1", "A1")
    dossier.run("case", "grade", "R1", "--undo")
    assert [event["type"] for event in dossier.run("history", "R1")][-1] == "metadata modification"


def test_a_wrong_word_is_a_failure_that_names_the_reason(dossier: Dossier) -> None:
    """Status 1 with the sentence in JSON; a verb without what it needs is a usage error."""
    (failed,) = dossier.run("case", "settle", "Crane", "figure/none", "--note", "seen", status=1)
    assert "no row of this case" in failed["error"]
    (failed,) = dossier.run("case", "grade", "R1", "Z9", status=1)
    assert "no grade" in failed["error"]
    assert dossier.run("case", "grade", "R1", status=2) == []
    assert dossier.run("case", "split", "Crane", KEY, status=2) == []


def test_people_read_what_was_said(dossier: Dossier) -> None:
    """Without --json: the key of each row, who settled it and why, and what was read where it was corrected."""
    dossier.run("case", "correct", "Crane", KEY, "R1", "--value", "20-25")
    dossier.run("case", "settle", "Crane", KEY, "--value", "9", "--note", "seen")
    printed = dossier.text("compare", "Crane")
    assert KEY in printed
    assert "read as 12" in printed
    assert "settled at 9 by person:" in printed
    assert "corrected: R1 “Twelve people were injured” states 20-25, between" in dossier.text("case", "judgements")


def test_people_read_whose_each_report_is(dossier: Dossier) -> None:
    """What stands side by side under `R1` and `R2` begins with outlet, day and headline, as far as told."""
    printed = dossier.text("compare", "Crane").splitlines()
    told = [line for line in printed if line.startswith("R1 ")]
    headline = dossier.run("show", "R1")[0]["headline"]["value"]
    assert printed[0] == told[0]
    assert headline in told[0]


def test_a_note_is_withdrawn_and_restored(dossier: Dossier) -> None:
    """By its number, as `case show` tells it; a command that names neither words nor a note is none."""
    with_dash = ["--archive", dossier.archive, "case", "note", "--json", "--", "Crane", "- ask the harbour office"]
    (note,) = json.loads(CliRunner().invoke(dossier_command, with_dash).stdout)["notes"]
    assert dossier.run("case", "note", "Crane", "--withdraw", note["note"])[0]["notes"] == []
    (refused,) = dossier.run("case", "note", "Crane", "--withdraw", note["note"], status=1)
    assert note["note"] in refused["error"]
    assert dossier.run("case", "note", "Crane", "--restore", note["note"])[0]["notes"] == [note]
    for words in ((), ("words", "--withdraw", "N1"), ("--withdraw", "N1", "--private"), ("--private",)):
        dossier.run("case", "note", "Crane", *words, status=2)


def test_a_case_is_renamed(dossier: Dossier) -> None:
    """It answers to its number and its new name with all that it holds; a name that is taken is told."""
    (before,) = dossier.run("case", "show", "Crane")
    (renamed,) = dossier.run("case", "rename", "Crane", "Crane at the docks")
    assert renamed.items() <= {**before, "name": "Crane at the docks"}.items()
    assert dossier.run("case", "show", "Crane at the docks") == dossier.run("case", "show", "C1")
    assert {one["report"] for one in dossier.run("search", 'case:"Crane at the docks"')} == {*before["reports"]}
    dossier.run("case", "new", "Crane")
    (refused,) = dossier.run("case", "rename", "C1", "Crane", status=1)
    assert "another case" in refused["error"]


def test_a_case_is_withdrawn_and_restored(dossier: Dossier) -> None:
    """It is listed with those withdrawn, a command that names it says so, and it comes back with its reports."""
    (before,) = dossier.run("case", "show", "Crane")
    assert dossier.run("case", "withdraw", "C1") == [{"case": "C1", "name": "Crane", "withdrawn": True}]
    assert dossier.run("case", "list") == [] and dossier.run("search", "case:Crane") == []
    assert [case["case"] for case in dossier.run("case", "list", "--withdrawn")] == ["C1"]
    for words in (("compare", "Crane"), ("case", "show", "C1"), ("case", "withdraw", "Crane")):
        (refused,) = dossier.run(*words, status=1)
        assert "withdrawn case" in refused["error"] and "dossier case restore" in refused["error"]
    (back,) = dossier.run("case", "restore", "Crane")
    assert back.items() <= before.items()
    assert dossier.run("case", "show", "C1") == [before]
    assert dossier.run("case", "restore", "C1", status=1)


def test_a_correction_that_cannot_be_used_is_told_beside_what_is_compared(
    dossier: Dossier, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`compare` names the judgement, and how it is taken back; `case judgements` says why it does not hold."""
    with monkeypatch.context() as once:
        once.setattr("dossier.model.judgements.DIGITS", 500)
        with Archive.open(tmp_path / "archive") as archive:
            made = archive.judgements.correct("Crane", KEY, "R1", value=10**400).judgement
    done = dossier.done("compare", "Crane")
    assert (done.exit_code, "12" in done.stdout) == (0, True)
    assert done.stderr.startswith(f"{made} is left out of account: its number is larger than any that can be compared.")
    assert f"--undo {made}`" in done.stderr
    assert "its number is larger than any" in dossier.text("case", "judgements", "Crane")
    dossier.run("case", "judgements", "--undo", made)
    assert dossier.done("compare", "Crane").stderr == ""


def test_a_dismissed_suggestion_is_not_made_again(tmp_path: Path) -> None:
    """`case dismiss` is a judgement: `group` leaves the reports out until it is taken back."""
    (tmp_path / "in").mkdir()
    for name, text in (("one", TRIAL_BRANDT), ("two", TRIAL_BRANDT_OTHER)):
        (tmp_path / "in" / f"{name}.txt").write_text(text)
    made = Dossier(tmp_path / "archive")
    made.run("add", str(tmp_path / "in"), "--jobs", "1")
    (suggested,) = made.run("group")
    (dismissed,) = made.run("case", "dismiss", *suggested["group"], "--note", "two trials")
    assert (dismissed["kind"], dismissed["reports"]) == ("suggestion-dismissed", suggested["group"])
    assert made.run("group") == []
    assert [told["judgement"] for told in made.run("case", "judgements")] == [dismissed["judgement"]]
    made.run("case", "dismiss", suggested["group"][0], "--undo")
    assert made.run("group") == [suggested]


def test_a_case_is_seen_by_its_copies_its_sources_and_its_toll(dossier: Dossier, tmp_path: Path) -> None:
    """`compare` answers who copied whom, what falls without a report, and each number by day, also as CSV."""
    *tree, sums = dossier.run("compare", "Crane", "--copies")
    assert [one["report"] for one in tree] == ["R1", "R2", "R3"]
    assert sums == {"reports": 3, "sources": len({one["source"] for one in tree})}
    rows = dossier.run("compare", "Crane", "--without", "R1")
    assert rows and {one["effect"] for one in rows} <= {"falls", "changes"}
    points = dossier.run("compare", "Crane", "--toll")
    assert {point["report"] for point in points} == {"R1", "R2", "R3"}
    archive = ["--archive", str(tmp_path / "archive")]
    printed = CliRunner().invoke(dossier_command, ["compare", "Crane", "--toll", "--csv", *archive]).stdout.splitlines()
    assert printed[0].startswith("kind,of,published,report,value") and len(printed) == 1 + len(points)
    assert CliRunner().invoke(dossier_command, ["compare", "Crane", "--without", "R9", *archive]).exit_code == 1
    assert CliRunner().invoke(dossier_command, ["compare", "Crane", "--csv", *archive]).exit_code == 2
