"""An archive's folder is made whole or not at all, and nothing else is taken for one."""

from __future__ import annotations

import json
import os
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from pathlib import Path

import pytest

from dossier.errors import ForeignPart, NewerArchive, NotAnArchive
from dossier.repository.create import FORMAT, found_or_open, renew_mark
from dossier.repository.detect import MARK

NOON = datetime(2026, 1, 2, 12, tzinfo=UTC)


def found(folder: Path, identity: str = "abc") -> tuple[bool, str]:
    founded = found_or_open(folder, lambda: NOON, lambda: identity)
    assert founded.folder == folder
    return founded.new, founded.identity


def test_an_archive_keeps_its_identity(tmp_path: Path) -> None:
    """What is made once is opened ever after under the same name, with a page that explains it to people."""
    folder = tmp_path / "deep" / "archive"
    assert found(folder) == (True, "abc")
    assert found(folder, "other") == (False, "abc")
    assert {path.name for path in folder.iterdir()} == {"blobs", "log", "READ-ME.txt", MARK}
    assert json.loads((folder / MARK).read_text()) == {
        "format": FORMAT,
        "archive": "abc",
        "created": "2026-01-02T12:00:00+00:00",
    }


def test_an_empty_folder_becomes_an_archive(tmp_path: Path) -> None:
    """A folder without anything, or with what systems put into every folder, can become one."""
    (tmp_path / ".DS_Store").write_bytes(b"")
    assert found(tmp_path) == (True, "abc")


@pytest.mark.parametrize("name", ["letter.txt", "photos", ".git"])
def test_a_folder_with_other_things_is_left_alone(tmp_path: Path, name: str) -> None:
    """Nothing is put among other people's files."""
    (tmp_path / name).mkdir()
    with pytest.raises(NotAnArchive, match="holds other things") as caught:
        found(tmp_path)
    assert caught.value.folder == tmp_path
    assert [path.name for path in tmp_path.iterdir()] == [name]


def test_a_file_is_no_archive(tmp_path: Path) -> None:
    """A file where a folder should be is said to be one, and stays as it is."""
    file = tmp_path / "archive"
    file.write_text("words")
    with pytest.raises(NotAnArchive, match="is a file"):
        found(file)
    assert file.read_text() == "words"


def test_a_later_format_is_left_alone(tmp_path: Path) -> None:
    """An archive of a newer Dossier is refused with both numbers."""
    found(tmp_path)
    mark = {"format": FORMAT + 1, "archive": "abc"}
    (tmp_path / MARK).write_text(json.dumps(mark))
    with pytest.raises(NewerArchive) as caught:
        found(tmp_path)
    assert (caught.value.found, caught.value.known) == (FORMAT + 1, FORMAT)


def test_an_older_mark_is_renewed_once(tmp_path: Path) -> None:
    """Its form becomes today's and all else in it stays; a mark of today is not written again, a later one refused."""
    found(tmp_path)
    mark = {"format": 1, "archive": "abc", "created": "then", "more": [1]}
    (tmp_path / MARK).write_text(json.dumps(mark))
    assert found(tmp_path) == (False, "abc")
    renew_mark(tmp_path)
    assert json.loads((tmp_path / MARK).read_text()) == {**mark, "format": FORMAT}
    before = (tmp_path / MARK).stat()
    renew_mark(tmp_path)
    assert (tmp_path / MARK).stat() == before
    (tmp_path / MARK).write_text(json.dumps({**mark, "format": FORMAT + 1}))
    with pytest.raises(NewerArchive):
        renew_mark(tmp_path)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "{}",
        '{"format": "x", "archive": "a"}',
        '{"format": 1}',
        "\xff",
        "[" * 100_000,
        '{"format": 1e999}',
    ],
)
def test_a_mark_that_says_nothing_is_told(tmp_path: Path, text: str) -> None:
    """A damaged mark is named; the archive is not made anew over it."""
    found(tmp_path)
    (tmp_path / MARK).write_bytes(text.encode("latin-1"))
    with pytest.raises(NotAnArchive, match="cannot be understood"):
        found(tmp_path)


@pytest.mark.skipif(os.name == "nt", reason="needs pipes of POSIX")
def test_a_pipe_in_the_place_of_the_mark_is_not_waited_for(tmp_path: Path) -> None:
    """Whoever put it there, the archive says that this is no file, and nothing hangs."""
    found(tmp_path)
    (tmp_path / MARK).unlink()
    os.mkfifo(tmp_path / MARK)
    with pytest.raises(ForeignPart, match=r"dossier\.json: is a pipe"):
        found(tmp_path)


@pytest.mark.parametrize("left", [["blobs"], ["blobs", "log"], ["blobs", "log", "READ-ME.txt", ".incoming-x"]])
def test_a_founding_that_was_cut_short_is_finished(tmp_path: Path, left: list[str]) -> None:
    """A crash while the folder was made costs nothing: the next start makes it whole."""
    for name in left:
        (tmp_path / name).mkdir() if "." not in name else (tmp_path / name).write_text("")
    assert found(tmp_path) == (True, "abc")
    assert found(tmp_path) == (False, "abc")


def test_a_log_without_its_mark_is_no_new_archive(tmp_path: Path) -> None:
    """Where events were written and the mark is gone, nothing is made anew over them."""
    found(tmp_path)
    (tmp_path / "log" / "events.jsonl").write_text("{}\n")
    (tmp_path / MARK).unlink()
    with pytest.raises(NotAnArchive, match="holds other things"):
        found(tmp_path)


def test_many_who_found_at_once_found_one(tmp_path: Path) -> None:
    """Of many that make the same archive at once one names it, and all agree."""
    for round_ in range(20):
        folder = tmp_path / str(round_)
        with ThreadPoolExecutor(4) as pool:
            answers = list(pool.map(lambda n, at=folder: found(at, f"maker {n}"), range(4)))
        assert sorted(new for new, _ in answers) == [False, False, False, True]
        assert len({identity for _, identity in answers}) == 1
