"""The surface that others call, to the letter: where options stand, keys and kinds of values, failures, odd input."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import click
import pytest
from click.testing import CliRunner

from dossier import Archive
from dossier.cli.main import dossier_command
from dossier.cli.options import data_folder
from dossier.errors import BadInput
from dossier.intake.file_stat import path_text
from dossier.proofs.local_state import keys_folder
from tests.cli.processes import STORY, answers, run


@pytest.mark.parametrize(
    "words",
    [
        ("--archive", "{}", "--json", "case", "list"),
        ("case", "--archive", "{}", "--json", "list"),
        ("case", "list", "--json", "--archive", "{}"),
        ("--json", "--archive", "nowhere", "case", "list", "--archive", "{}"),
    ],
)
def test_options_stand_before_or_after_the_verb(plant: Path, words: tuple[str, ...]) -> None:
    """--archive and --json may stand anywhere; the one nearest to the verb counts."""
    (case,) = answers(run(*(word.format(plant) for word in words)))
    assert case.keys() >= {"case", "name", "reports"}


def test_an_empty_name_of_an_archive_is_refused(tmp_path: Path) -> None:
    """An unset variable in a script never comes to mean the folder that one stands in."""
    done = run("list", "--archive", "")
    assert done.returncode == 2
    assert b"names no folder" in done.stderr


def test_cells_name_the_rendition_of_their_words(plant: Path) -> None:
    """Every cell of `compare` proves itself: rendition, offsets and quote belong together."""
    findings = answers(run("compare", "Plant", "--archive", plant, "--json"))
    assert {"figure"} <= {found["finding"] for found in findings}
    for found in findings:
        assert found.keys() >= {"finding", "kind", "of", "agree", "cells"}
        for cell in found["cells"]:
            where = cell["evidence"]
            kept = (plant / "blobs" / where["rendition"][:2] / where["rendition"]).read_bytes().decode()
            assert kept[where["start"] : where["end"]] == where["quote"]


def test_a_case_is_compared_as_of_a_day(plant: Path) -> None:
    """`--as-of` leaves out what was published later or has no date; a day that is none is refused."""
    every = answers(run("compare", "Plant", "--archive", plant, "--json"))
    early = answers(run("compare", "Plant", "--as-of", "2024-03-13", "--archive", plant, "--json"))
    told = [{cell["report"] for found in findings for cell in found["cells"]} for findings in (early, every)]
    assert told[0] and told[0] < told[1]
    assert all(found["key"] and found["relation"] for found in early)
    assert answers(run("compare", "Plant", "--as-of", "March", "--archive", plant, "--json"), 1)[0]["error"]


def test_a_report_is_in_one_group_at_most_and_links_have_reasons(plant: Path) -> None:
    """`group` never names a report twice; `related` is sorted by score, with kinds of the contract."""
    groups = answers(run("group", "--all", "--archive", plant, "--json"))
    named = [report for found in groups for report in found["group"]]
    assert len(named) == len(set(named))
    links = answers(run("related", named[0], "--archive", plant, "--json"))
    scores = [link["score"] for link in links]
    assert scores == sorted(scores, reverse=True)
    assert all(
        link["kind"] in ("revises", "reprints", "quotes", "same-event", "follow-up") and link["reasons"]
        for link in links
    )


def test_a_case_is_named_by_id_before_name(tmp_path: Path, story: Path) -> None:
    """A name that looks like another case's id never hides that case."""
    with Archive.create(tmp_path / "archive") as archive:
        archive.cases.new("C2")
        archive.cases.new("Bridge")
        assert archive.cases.get("C2").name == "Bridge"
        assert archive.cases.get("C1").name == "C2"


def test_lists_of_paths_hold_names_of_every_kind(tmp_path: Path) -> None:
    """Answers come in the order of the lines, whatever the names hold; CR LF ends a line where no such name exists."""
    names = [b"plain.txt", b" lead.txt", b"trail.txt ", b" ", b"tab\t.txt", b"cr.txt\r", b"--json"]
    names += ["café.txt".encode(), "cafe\u0301.txt".encode(), "\U0001f30b.txt".encode(), "ls\u2028x.txt".encode()]
    if sys.platform == "linux":  # others have no names that are no text
        names.append(b"bad\xff.txt")
    for number, name in enumerate(names):
        Path(os.fsdecode(os.fsencode(tmp_path) + b"/" + name)).write_text(STORY.format(number), encoding="utf-8")
    lines = [os.fsencode(tmp_path) + b"/" + name for name in [*names, b"absent"]]
    listed = b"\n".join(lines) + b"\n\n" + lines[0] + b"\r\n"
    done = run("read", "--stdin-list", "--json", stdin=listed, PYTHONIOENCODING="utf-8:strict")
    found = answers(done, status=1)
    assert [item.get("text", "").count(f"{n} people") for n, item in enumerate(found[: len(names)])] == [1] * len(names)
    assert "does not exist" in found[len(names)]["error"]
    assert [item["path"] for item in found[: len(names)]] == [path_text(os.fsdecode(line)) for line in lines[:-1]]
    assert found[-1]["path"] == str(tmp_path / "plain.txt")
    assert len(found) == len(names) + 2


@pytest.mark.parametrize("start", ["", "\ufeff", "\U0001f30b \U0001d4d0 e\u0301\n\n"])
def test_offsets_count_code_points(tmp_path: Path, start: str) -> None:
    """Offsets hold behind characters of any width, combining marks, a byte order mark and CR LF."""
    path = tmp_path / "wide.txt"
    path.write_bytes((start + STORY.format("Três 🌋")).replace("\n", "\r\n").encode())
    (found,) = answers(run("read", path, "--rendition", "--json"))
    fields = [found[name] for name in ("headline", "dateline")] + found["byline"]
    for evidence in (evidence for field in fields for evidence in field["evidence"]):
        assert found["rendition"][evidence["start"] : evidence["end"]] == evidence["quote"]


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="nothing is unreadable to root")
def test_a_file_that_may_not_be_read_fails_alone(tmp_path: Path, story: Path) -> None:
    """A file without permission is a failure with its reason; the others are taken."""
    closed = tmp_path / "closed.txt"
    closed.write_text(STORY.format("Nine"), encoding="utf-8")
    closed.chmod(0)
    for words in (("read",), ("add", "--archive", str(tmp_path / "a"))):
        found = answers(run(*words, closed, story, "--json"), status=1)
        assert ["error" in item for item in found] == [True, False]
        assert "ermission" in found[0]["error"]


def test_whether_files_can_be_read_is_no_question_of_the_command_line() -> None:
    """No argument is checked for being readable before the command runs: else one file would stop the others."""
    todo: list[click.Command] = [dossier_command]
    places = 0
    while todo:
        command = todo.pop()
        todo += command.commands.values() if isinstance(command, click.Group) else ()
        for kind in (param.type for param in command.params):
            places += isinstance(kind, click.Path)
            assert not (isinstance(kind, click.Path) and kind.readable), command.name
    assert places > 3


@pytest.mark.parametrize("query", ["-football", "--", "-", '"', "a OR (b", "x:y", "NEAR(", "\x01", "a " * 3000, ":"])
def test_no_query_breaks_the_search(plant: Path, query: str) -> None:
    """Whatever a person types is a search, also with a dash before it."""
    answers(run("--archive", plant, "search", "--json", query, "water"))  # after "--", all are words of the query


@pytest.mark.parametrize(
    "words", [("list", "--limit", "9" * 20), ("diff", "R1", "0", "1"), ("show", "R1", "--version=0")]
)
def test_numbers_out_of_reach_are_usage_errors(plant: Path, words: tuple[str, ...]) -> None:
    """A number that can mean nothing is a mistake in the command line."""
    assert run(*words, "--archive", plant).returncode == 2


def test_a_damaged_log_can_be_looked_at_and_audited(tmp_path: Path, story: Path) -> None:
    """With a damaged log, reading goes on under a warning, writing is refused, and the audit names the damage."""
    home = tmp_path / "archive"
    answers(run("add", story, "--archive", home, "--json"))
    log = home / "log" / "events.jsonl"
    log.write_bytes(log.read_bytes() + b"no event\n")
    seen = run("list", "--archive", home, "--json")
    assert [row["report"] for row in answers(seen)] == ["R1"]
    assert b"damaged at line 4" in seen.stderr
    assert any(item.get("part") == "log" for item in answers(run("audit", "--archive", home, "--json"), status=1))
    (failure,) = answers(run("case", "new", "x", "--archive", home, "--json"), status=1)
    assert "damaged" in failure["error"]


def test_the_demo_refuses_what_is_not_empty(tmp_path: Path, story: Path) -> None:
    """`demo` names the folder that it cannot use, be it a file or full of other things."""
    for place, reason in ((story, "is a file"), (tmp_path, "is not empty")):
        (failure,) = answers(run("demo", place, "--json", "--no-window"), status=1)
        assert failure["path"] == str(place)
        assert reason in failure["error"]


@pytest.mark.parametrize("words", [("show", ""), ("compare", ""), ("stamp", "--tsa", "")])
def test_names_without_letters_are_named_in_errors(plant: Path, words: tuple[str, ...]) -> None:
    """An unset variable in a script makes an error that shows where the name should stand."""
    (failure,) = answers(run(*words, "--archive", plant, "--json"), 1)
    assert failure["path"] == '""'
    assert failure["error"].startswith('"": ')


def test_times_that_are_no_numbers_are_usage_errors(plant: Path, tmp_path: Path) -> None:
    """`nan` would never be reached: the watch would never end."""
    done = run("watch", tmp_path, "--until-idle", "nan", "--archive", plant)
    assert done.returncode == 2
    assert b"no number of seconds" in done.stderr


def test_a_folder_that_is_not_watched_cannot_be_forgotten(plant: Path, tmp_path: Path) -> None:
    """A mistyped folder is told, and leaves nothing in the log."""
    before = len(answers(run("history", "--archive", plant, "--json")))
    (failure,) = answers(run("folders", tmp_path / "none", "--forget", "--archive", plant, "--json"), 1)
    assert failure["path"] == str(tmp_path / "none")
    assert len(answers(run("history", "--archive", plant, "--json"))) == before


def test_no_home_folder_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the system knows no home folder, the sentence says how the folders are named instead."""

    def unknown() -> Path:
        raise RuntimeError

    for name in ("DOSSIER_ARCHIVE", "DOSSIER_KEYS", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "APPDATA", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(Path, "home", unknown)
    for folder in (data_folder, keys_folder):
        with pytest.raises(BadInput, match="DOSSIER_ARCHIVE and DOSSIER_KEYS"):
            folder()
    told = CliRunner().invoke(dossier_command, ["list", "--json"])
    assert told.exit_code == 1
    assert isinstance(told.exception, SystemExit)


def test_short_help_is_told_wherever_words_may_not_begin_with_a_dash() -> None:
    """`-h` is help, but where it could be a person's words, as in a search."""
    assert CliRunner().invoke(dossier_command, ["case", "plan", "-h"]).exit_code == 0
    assert CliRunner().invoke(dossier_command, ["case", "redact", "-h"]).exit_code == 0
