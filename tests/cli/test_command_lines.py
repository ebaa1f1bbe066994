"""What a command line may hold: mistyped options are errors, and only verbs that say so make an archive."""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Iterator
from pathlib import Path

import click
import pytest
from click.testing import CliRunner

from dossier.archive import Archive
from dossier.cli import output
from dossier.cli.checked import QUERY_WORDS
from dossier.cli.main import dossier_command

CREATES = {"add", "demo", "init", "restore", "watch"}
ALONE = {"completion", "man", "read", "verify", "ots pending", "ots upgrade"}  # need no archive
# Where a plausible line needs more than one word an argument
MORE = {"brief": ["--out", "brief.pdf"], "tag": ["strike"]}

Line = tuple[tuple[str, ...], click.Command]


def tree(group: click.Group, above: tuple[str, ...] = ()) -> Iterator[Line]:
    """All commands with the words that lead to them, hidden ones and groups among them."""
    for name, command in group.commands.items():
        yield (*above, name), command
        if isinstance(command, click.Group):
            yield from tree(command, (*above, name))


ALL = list(tree(dossier_command))
LEAVES = [line for line in ALL if not isinstance(line[1], click.Group)]


def named(line: Line) -> str:
    return " ".join(line[0])


def plausible(line: Line) -> list[str]:
    """Words for every argument of a command, and values for the options that it requires."""
    words = [*MORE.get(named(line), [])]
    for param in line[1].params:
        if isinstance(param, click.Argument):
            words.append(_value(param))
        elif param.required:
            words += [param.opts[0], _value(param)]
    return words


def _value(param: click.Parameter) -> str:
    if isinstance(param.type, click.Choice):
        return str(param.type.choices[0])
    if param.name in ("passage", "span"):
        return "1-2"
    return {"integer range": "1", "path": "nowhere"}.get(param.type.name, "R1")


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder to stand in, on a computer that never had an archive, keys or settings."""
    for name in ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "DOSSIER_KEYS"):
        monkeypatch.setenv(name, str(tmp_path / name.lower()))
    monkeypatch.delenv("DOSSIER_ARCHIVE", raising=False)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def everything(place: Path) -> list[Path]:
    return sorted(place.rglob("*"))


@pytest.fixture
def unopened(place: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Such a folder; nothing is opened or made while a test stands in it."""

    def opened(*_: object, **__: object) -> None:
        raise AssertionError("an archive was opened")

    for name in ("open", "create", "restore", "verify", "read"):
        monkeypatch.setattr(Archive, name, opened)
    yield place
    assert everything(place) == []


@pytest.mark.parametrize("line", ALL, ids=named)
def test_an_option_that_no_command_knows_is_an_error(line: Line, unopened: Path) -> None:
    """`--word` and `-x` are never taken for words, wherever they stand; nothing is opened or made for such a line."""
    words, command = line
    given = [] if isinstance(command, click.Group) else plausible(line)
    mistyped = ["--no-such-option", "--no-such-option=3"]
    mistyped += [] if command.context_settings == QUERY_WORDS else ["-x"]
    for option in mistyped:
        for typed in ([*words, *given, option], [*words, option, *given], [option, *words, *given]):
            done = CliRunner().invoke(dossier_command, typed)
            assert (done.exit_code, done.stdout) == (2, ""), (typed, done.output)
            assert "No such option" in done.stderr


@pytest.mark.parametrize("line", LEAVES, ids=named)
def test_no_option_is_taken_for_the_value_of_another(line: Line, unopened: Path) -> None:
    """`--note --privat` keeps no note with the words `--privat`, and `--note --undo` none with `--undo`."""
    words, command = line
    for param in command.params:
        if not isinstance(param, click.Option) or param.is_flag or isinstance(param.flag_value, str):
            continue
        typed = [*words, *plausible(line), param.opts[0], "--json"]
        done = CliRunner().invoke(dossier_command, typed)
        assert (done.exit_code, done.stdout) == (2, ""), (typed, done.output)
        assert "needs a value" in done.stderr


@pytest.mark.parametrize("words", [["list"], ["--archive", "--json", "list"]], ids=["a command", "all commands"])
def test_what_is_quoted_of_a_line_does_nothing_to_the_terminal(unopened: Path, words: list[str]) -> None:
    """A mistyped option is repeated on standard error with its escape sequences spelled out."""
    for typed in ([*words, "--\x1b[31m"], ["--\x1b[31m", *words]):
        done = CliRunner().invoke(dossier_command, typed)
        assert done.exit_code == 2
        assert "\x1b" not in done.stderr


@pytest.mark.parametrize(
    "words",
    [
        ("add",),
        ("brief",),
        ("brief", "C1"),
        ("case", "grade", "R1"),
        ("case", "note", "C1"),
        ("case", "note", "C1", "words", "--withdraw", "N1"),
        ("case", "redact", "C1", "R1"),
        ("case", "redact", "C1", "R1", "9-3"),
        ("case", "split", "C1", "figure/killed"),
        ("folders", "--forget"),
        ("prove",),
        ("read",),
        ("restore", "kept.tar"),
        ("review", "--settle"),
        ("review", "R1", "--settle", "--undo"),
        ("set", "R1", "headline"),
        ("set", "R1", "headline", "--at", "5"),
        ("tag", "R1"),
        ("tag", "strike"),
    ],
    ids=" ".join,
)
def test_the_whole_line_is_checked_before_anything_is_opened(words: tuple[str, ...], unopened: Path) -> None:
    """Words that do not go together end with status 2, whether there is an archive or not."""
    done = CliRunner().invoke(dossier_command, [*words])
    assert (done.exit_code, done.stdout) == (2, ""), done.output
    assert done.stderr.startswith(f"Usage: dossier {words[0]} ")


def test_words_that_begin_with_dashes_come_behind_two(place: Path) -> None:
    """Behind `--`, and as a value behind `=`, dashes are words; in a query a minus leaves a word out."""
    run = CliRunner().invoke
    assert run(dossier_command, ["init", "kept"]).exit_code == 0
    case = run(dossier_command, ["--archive", "kept", "case", "new", "--json", "--", "--jsn"])
    assert json.loads(case.stdout)["name"] == "--jsn"
    plan = run(dossier_command, ["--archive", "kept", "case", "plan", "C1", "--title=--undo", "--json"])
    assert json.loads(plan.stdout)["title"] == "--undo"
    saved = run(dossier_command, ["saved", "add", "Fires", "fire", "-football", "-h", "--archive", "kept", "--json"])
    assert json.loads(saved.stdout)["query"] == "fire -football -h"
    assert run(dossier_command, ["--archive", "kept", "search", "fire", "-football"]).exit_code == 0


@pytest.mark.parametrize("line", [line for line in LEAVES if line[0][0] not in CREATES], ids=named)
@pytest.mark.parametrize("there", [False, True], ids=["missing", "empty"])
def test_looking_creates_nothing(line: Line, there: bool, place: Path) -> None:
    """Where no archive is, every other verb says so with status 1; no folder, key or setting comes of it."""
    folder = place / "typo"
    if there:
        folder.mkdir()
    before = everything(place)
    for typed in (
        ["--archive", str(folder), *line[0], *plausible(line)],
        [*line[0], "--archive", str(folder), "--json", *plausible(line)],
    ):
        done = CliRunner().invoke(dossier_command, typed)
        if not ALONE & {line[0][0], named(line)}:
            assert done.exit_code == 1, (typed, done.output, done.exception)
            assert done.stderr.startswith(f"There is no archive at {folder}; ")
    assert everything(place) == before
    if not ALONE & {line[0][0], named(line)}:
        (answer,) = map(json.loads, done.stdout.splitlines())
        assert answer["path"] == str(folder) and answer["error"]


def test_watching_without_a_folder_creates_nothing(place: Path) -> None:
    """All folders of an archive that is not there are none: nothing is made to hold them."""
    done = CliRunner().invoke(dossier_command, ["watch", "--archive", "typo", "--until-idle", "0"])
    assert done.exit_code == 1
    assert everything(place) == []


def test_an_archive_is_made_on_request(place: Path) -> None:
    """`init` makes an empty one at the place named in any way, once, and never among other things."""
    for words, made in (
        (["init", "one"], "one"),
        (["--archive", "two", "init"], "two"),
        (["init", "--archive", "three"], "three"),
        (["init"], "xdg_data_home/dossier/archive"),
    ):
        done = CliRunner().invoke(dossier_command, [*words, "--json"])
        assert done.exit_code == 0, done.output
        answer = json.loads(done.stdout)
        assert answer["path"] == str(place / made)
        assert json.loads((place / made / "dossier.json").read_text())["archive"] == answer["archive"]
        again = CliRunner().invoke(dossier_command, [*words, "--json"])
        assert again.exit_code == 1
        assert json.loads(again.stdout) == {
            "path": str(place / made),
            "error": f"{place / made} is an archive already; nothing was changed.",
            "code": "archive-exists",
            "data": {"path": str(place / made)},
        }
        assert CliRunner().invoke(dossier_command, ["list", "--archive", str(place / made)]).exit_code == 0
    (place / "holiday").mkdir()
    (place / "holiday" / "card.txt").write_text("x")
    assert CliRunner().invoke(dossier_command, ["init", "holiday"]).exit_code == 1
    assert [path.name for path in Path("holiday").iterdir()] == ["card.txt"]


def test_standard_output_is_given_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """Python 3.13 flushes a stream that is left over when the modules are gone which its methods need."""
    written = io.BytesIO()
    before = io.TextIOWrapper(written, encoding="utf-8")
    monkeypatch.setattr(sys, "stdout", before)
    with output.own_output():
        ours = sys.stdout
        sys.stdout.write("é")
    assert sys.stdout is before is not ours
    assert written.getvalue() == "é".encode()
    with pytest.raises(ValueError, match="detached"):
        ours.flush()
