"""A list of names is searched for in one go: who is in which reports, and who in none."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest

from tests.cli.processes import STORY, answers, run

LIST = "name;also\nAda Ruiz;\nTarija;TARIJA\nRuiz, Ada;ada ruíz\nNobody Atall;N. Atall\n"


@pytest.fixture
def home(tmp_path: Path) -> Path:
    for number in (27, 28):
        (tmp_path / f"{number}.txt").write_text(
            STORY.format(number) + f"\nNote {number} of the paper.\n", encoding="utf-8"
        )
    answers(run("add", tmp_path / "27.txt", tmp_path / "28.txt", "--archive", tmp_path / "a", "--jobs", "1", "--json"))
    (tmp_path / "names.csv").write_text(LIST, encoding="utf-8-sig")
    return tmp_path


def test_each_name_is_found_in_any_spelling_or_named_without_a_report(home: Path) -> None:
    found = answers(run("search", "--list", home / "names.csv", "--archive", home / "a", "--json"))
    held = {
        name: [one["report"] for one in found if one["name"] == name]
        for name in dict.fromkeys(o["name"] for o in found)
    }
    assert {name: sorted(filter(None, reports)) for name, reports in held.items()} == {
        "Ada Ruiz": ["R1", "R2"],
        "Tarija": ["R1", "R2"],
        "Ruiz, Ada": ["R1", "R2"],
        "Nobody Atall": [],
    }
    assert {one["spelling"] for one in found if one["name"] == "Ruiz, Ada"} == {"ada ruíz"}
    assert all("[" in one["snippet"] for one in found if one["report"])
    shown = run("search", "--list", home / "names.csv", "--archive", home / "a")
    assert b"Nobody Atall  -" in shown.stdout and b"2 reports; 1 name in none" in shown.stderr


def test_the_result_becomes_a_file_that_does_nothing_to_a_spreadsheet(home: Path) -> None:
    (home / "names.txt").write_text("=HYPERLINK(1)\nAda Ruiz\n", encoding="utf-8")
    out = home / "found.csv"
    (told,) = answers(run("search", "--list", home / "names.txt", "--csv", out, "--archive", home / "a", "--json"))
    rows = list(csv.reader(out.read_text(encoding="utf-8").splitlines()))
    assert told["rows"] == len(rows) - 1 == 3
    assert rows[1][0] == "'=HYPERLINK(1)" and rows[1][2] == ""


def test_a_bad_list_is_named_with_the_reason(home: Path) -> None:
    (home / "bad.csv").write_bytes(b"\xff\xfe\x00")
    (home / "empty.csv").write_text("name\n\n", encoding="utf-8")
    for name, reason in (("bad.csv", b"UTF-8"), ("empty.csv", b"holds no name"), ("none.csv", b"cannot be read")):
        done = run("search", "--list", home / name, "--archive", home / "a")
        assert done.returncode == 1 and reason in done.stderr and name.encode() in done.stderr
    assert run("search", "--archive", home / "a").returncode == 2
    assert run("search", "words", "--list", home / "names.csv", "--archive", home / "a").returncode == 2
