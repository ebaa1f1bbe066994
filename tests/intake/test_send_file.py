"""A whole file reaches a reader's pipe, byte for byte and in the length that was told, whatever becomes of the file."""

from __future__ import annotations

import errno
import os
import sys
from pathlib import Path
from threading import Thread

import pytest

from dossier.intake import send_file
from dossier.intake.send_file import WholeFile

WORDS = b"The ferry left at noon, and nobody was on board. " * 9000  # more than a pipe holds


def passed_on(file: Path, size: int) -> tuple[bytes, str | None]:
    """What came out of the pipe, and what was said of it."""
    come, went = os.pipe()
    got, said = bytearray(), list[str | None]()

    def read() -> None:
        while some := os.read(come, 1 << 16):
            got.extend(some)

    reading = Thread(target=read)
    reading.start()
    handle = os.open(file, os.O_RDONLY)
    with os.fdopen(went, "wb") as stream:
        stream.write(b"before ")
        said.append(WholeFile(handle, size).send(stream))
        stream.write(b" after")
    os.close(handle)
    reading.join()
    os.close(come)
    return bytes(got), said[0]


@pytest.fixture(params=["within the system", "copied"])
def way(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also as where the system cannot hand a file over."""
    if request.param == "copied":
        monkeypatch.setattr(send_file.sys, "platform", "other")
    elif sys.platform != "linux":
        pytest.skip("needs Linux")


@pytest.mark.usefixtures("way")
def test_every_byte_comes_in_its_place(tmp_path: Path) -> None:
    """What was written before stands before, what is written after stands after."""
    file = tmp_path / "page.html"
    file.write_bytes(WORDS)
    assert passed_on(file, len(WORDS)) == (b"before " + WORDS + b" after", None)


@pytest.mark.usefixtures("way")
def test_what_grew_is_sent_as_it_was_told(tmp_path: Path) -> None:
    """No byte more than its number said comes through."""
    file = tmp_path / "page.html"
    file.write_bytes(WORDS + b"and more")
    assert passed_on(file, len(WORDS)) == (b"before " + WORDS + b" after", None)


@pytest.mark.usefixtures("way")
def test_what_shrank_is_refused_with_its_reason(tmp_path: Path) -> None:
    """The length that was told is kept, so that the next message is understood, and the file is not taken for whole."""
    file = tmp_path / "page.html"
    file.write_bytes(WORDS)
    assert passed_on(file, len(WORDS) + 70_000) == (
        b"before " + WORDS + bytes(70_000) + b" after",
        "shrank while it was read",
    )


@pytest.mark.parametrize("code", [errno.EINVAL, errno.ENOSYS, errno.EPERM, errno.EOPNOTSUPP])
def test_what_the_system_cannot_hand_over_is_copied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: int) -> None:
    """A file system, a kernel or a container that knows no such call costs nothing but time."""
    if sys.platform != "linux":
        pytest.skip("needs Linux")

    def refuse(*_: object) -> int:
        raise OSError(code, os.strerror(code))

    monkeypatch.setattr(send_file.os, "splice", refuse)
    file = tmp_path / "page.html"
    file.write_bytes(WORDS)
    assert passed_on(file, len(WORDS)) == (b"before " + WORDS + b" after", None)


@pytest.mark.skipif(os.name == "nt", reason="folders cannot be opened there")
def test_what_cannot_be_read_is_told_and_the_length_kept(tmp_path: Path) -> None:
    """A reader learns why it has no bytes; nobody waits for the rest of them. (A folder opens, and cannot be read.)"""
    got, said = passed_on(tmp_path, 70_000)
    assert (len(got), said) == (70_000 + len(b"before  after"), f"cannot be read: {os.strerror(errno.EISDIR)}")
