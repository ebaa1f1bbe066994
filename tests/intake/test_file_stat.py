"""Looking at files and folders opens nothing, follows nothing, and copes with every name."""

from __future__ import annotations

import os
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dossier.errors import BadInput
from dossier.intake.file_stat import (
    Ignoring,
    check_watchable,
    exists_at,
    files_under,
    is_folder,
    no_file,
    path_text,
    settled_path,
)


def names(folder: Path, *without: Path, **how: Any) -> list[str]:
    return [str(found.relative_to(folder)) for found in files_under(folder, *without, **how) if isinstance(found, Path)]


def test_files_come_by_name_with_folders_in_their_place(tmp_path: Path) -> None:
    """Every file in every folder, in an order that does not depend on the disk."""
    for name in ("b/2.txt", "b/1.txt", "a.txt", "c.txt", "b/deep/er/x.txt"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("words")
    assert names(tmp_path) == ["a.txt", "b/1.txt", "b/2.txt", "b/deep/er/x.txt", "c.txt"]
    assert names(tmp_path, tmp_path / "b") == ["a.txt", "c.txt"]


@pytest.fixture
def deep(tmp_path: Path) -> Iterator[Path]:
    """A folder in a folder in a folder, deeper than Python can call itself."""
    top, below = tmp_path / "d", tmp_path / "below"
    top.mkdir()
    (top / "f.txt").write_text("words")
    for _ in range(1099):
        top.rename(below)
        top.mkdir()
        below.rename(top / "d")
    yield tmp_path
    while (top / "d").exists():  # pytest cleans up by calls within calls
        (top / "d").rename(below)
        top.rmdir()
        below.rename(top)


def test_folders_nested_deeper_than_calls_can_be(deep: Path) -> None:
    """A thousand folders in each other are gone through."""
    assert names(deep) == ["d/" * 1100 + "f.txt"]


def test_a_folder_that_cannot_be_listed_is_said(tmp_path: Path) -> None:
    """What cannot be gone through stands among the files as the reason why."""
    (found,) = files_under(tmp_path / "gone")
    assert isinstance(found, BadInput)
    assert found.reason == "cannot be listed: No such file or directory"


def test_links_are_listed_and_never_followed(tmp_path: Path) -> None:
    """A link to a folder above it makes no endless way."""
    (tmp_path / "loop").symlink_to(tmp_path)
    assert names(tmp_path) == ["loop"]
    assert not is_folder(tmp_path / "loop")
    assert is_folder(tmp_path)


@pytest.mark.parametrize(
    ("name", "passed_over"),
    [
        (".hidden", True), ("~$draft.docx", True), ("page.html.part", True), ("Movie.CRDOWNLOAD", True),
        ("thumbs.db", True), ("THUMBS.DB", True), ("Icon\r", True), ("x.tmp", True), ("line\nbreak.tmp", True),
        ("report.txt", False), ("part.txt", False), ("tmp", False), ("café.html", False), ("a~b.txt", False),
    ],
)  # fmt: skip
def test_names_of_unfinished_and_system_files_are_passed_over(name: str, passed_over: bool) -> None:
    """Downloads under way and what systems leave are no reports, whatever the case of their names."""
    assert (Ignoring().name(name) is not None) == passed_over


def test_what_is_no_file_is_named(tmp_path: Path) -> None:
    """A pipe, a socket, a device, a link and a folder are told apart from a file."""
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "file").write_text("")
    (tmp_path / "link").symlink_to("file")
    with socket.socket(socket.AF_UNIX) as unix:
        unix.bind(str(tmp_path / "s"))
        told = {name: no_file((tmp_path / name).lstat().st_mode) for name in ("pipe", "link", "s", "file")}
    assert told == {
        "pipe": "is a pipe, not a file",
        "link": "is a symbolic link; drop the file that it leads to",
        "s": "is a socket, not a file",
        "file": None,
    }
    assert no_file(Path(os.devnull).stat().st_mode) == "is a device, not a file"
    assert no_file(tmp_path.stat().st_mode) == "is a folder"


def test_a_place_is_known_by_one_path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However a file is reached, with dots or from here, its path is the same; a link keeps its own name."""
    (tmp_path / "sub").mkdir()
    (tmp_path / "a.txt").write_text("words")
    (tmp_path / "link.txt").symlink_to("a.txt")
    monkeypatch.chdir(tmp_path / "sub")
    real = tmp_path.resolve()
    assert settled_path(Path("../a.txt")) == real / "a.txt"
    assert settled_path(tmp_path / "sub" / ".." / "link.txt") == real / "link.txt"
    assert settled_path(Path("b.txt")) == Path.cwd() / "b.txt"


@pytest.mark.parametrize("name", [b"caf\xe9.txt", b"\\xe9 as words.txt", b"line\nbreak", "שלום \u202e.txt".encode()])
def test_any_name_becomes_text_by_which_it_is_found_again(tmp_path: Path, name: bytes) -> None:
    """A path as text can be kept anywhere, and still tells whether something stands there."""
    path = tmp_path / os.fsdecode(name)
    text = path_text(path)
    text.encode()
    assert not exists_at(text)
    path.write_text("words")
    assert exists_at(text)


@given(st.binary(min_size=1, max_size=60).filter(lambda name: b"\0" not in name))
def test_path_text_is_always_text(name: bytes) -> None:
    """Whatever bytes a name has, what is kept of it is valid UTF-8 and names the same bytes or their escape."""
    text = path_text(Path(os.fsdecode(b"/in/" + name)))
    assert text.encode().decode() == text


@pytest.mark.skipif(os.name == "nt", reason="names are bytes on POSIX alone")
def test_a_folder_whose_name_is_no_text_is_refused_by_that_name(tmp_path: Path) -> None:
    """No log can hold its name, so it is not watched, and the sentence names it."""
    folder = Path(os.fsdecode(os.fsencode(tmp_path) + b"/bad\xff"))
    try:
        folder.mkdir()
    except OSError:
        pytest.skip("this disk takes no such name")
    with pytest.raises(BadInput, match="no text in UTF-8") as caught:
        check_watchable(folder, tmp_path / "archive")
    assert caught.value.thing == f"{tmp_path}/bad\\xff"
