"""Reads pictures of text by the tesseract program, where it is installed.

The one place in which a reader needs another program: the picture goes in and the words come out by pipes, so that
nothing is written. A reader that may start nothing has its keeper start it (`by`), in a confinement of its own.
"""

from __future__ import annotations

import os
import re
import shutil
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from functools import cached_property
from typing import Protocol

from dossier.children import Broken, Child, run
from dossier.clauses import Clause, as_clause
from dossier.errors import Unreadable

# Set by the environment, which readers inherit from the program that starts them; `no` leaves pictures unread
SWITCHED_OFF = os.environ.get("DOSSIER_OCR", "").strip().lower() == "no"
# Why a picture, and a document of pictures, is not read without tesseract
NO_PICTURE = Clause("picture-with-tesseract-off" if SWITCHED_OFF else "picture-without-tesseract")
NO_SCAN = Clause("scan-with-tesseract-off" if SWITCHED_OFF else "scan-without-tesseract")
_PROGRAM = "tesseract"
_WANTED = ("eng", "spa", "por", "fra", "deu")
_CODES = {"en": "eng", "es": "spa", "pt": "por", "fr": "fra", "de": "deu"}
_PATIENCE = 45.0  # seconds for all pictures of one file: a reader has 60 for the file
_ASKING = 10.0  # seconds for a question about tesseract itself
_MOST = 64 << 20  # bytes of a table; a page of the smallest print has some hundred thousand


@dataclass(frozen=True, slots=True)
class Engine:
    """A tesseract that is installed; `languages` are those of ours that it can read."""

    program: str
    version: str
    languages: tuple[str, ...]
    finds_turned: bool = False  # whether it can detect how a page is turned

    def language(self, code: str | None) -> str | None:
        """Tesseract's name for a language (ISO 639-1), if it can read it."""
        name = _CODES.get(code or "", "")
        return name if name in self.languages else None


@dataclass(frozen=True, slots=True)
class Shot:
    """A picture to be read: its bytes, the language to read it in as tesseract calls it, dots an inch if known."""

    picture: bytes
    language: str
    dpi: int | None = None


class Hands(Protocol):
    """Runs tesseract."""

    @property
    def engine(self) -> Engine | None:
        """The tesseract of this machine, `None` without one that can read a language of ours."""

    def table(self, shot: Shot, seconds: float) -> str:
        """Tesseract's output as a table: levels, positions, confidence, words (its TSV). Raises Unreadable."""


class Tesseract:
    """Starts tesseract from this process; `wrap` may put another program before it."""

    def __init__(
        self,
        wrap: Callable[[list[str]], list[str]] = list,
        environment: Callable[[], Mapping[str, str]] = lambda: os.environ,
        started: Callable[[Child], object] = lambda _: None,
    ) -> None:
        self._wrap, self._environment, self._started = wrap, environment, started

    @cached_property
    def engine(self) -> Engine | None:
        program = program_at()
        if program is None:
            return None
        try:
            version, listed = self._answer(program, "--version"), self._answer(program, "--list-langs")
        except (OSError, Broken):
            return None
        names = set(listed.split())
        languages = tuple(name for name in _WANTED if name in names)
        number = re.search(r"\d+(?:\.\d+)+", version)
        return Engine(program, number.group() if number else "", languages, "osd" in names) if languages else None

    def _answer(self, program: str, question: str) -> str:
        """Raises Broken, OSError."""
        done = run(self._wrap([program, question]), b"", _ASKING, _MOST, self._variables())
        if done.status:
            raise Broken(as_clause(_complaint(done.complaint)))
        return done.out.decode("utf-8", "replace")

    def table(self, shot: Shot, seconds: float) -> str:
        engine = self.engine
        if engine is None or shot.language not in engine.languages:
            raise Unreadable(NO_PICTURE)
        command = self._wrap(_command(engine, shot.language, shot.dpi))
        try:
            done = run(command, shot.picture, seconds, _MOST, self._variables(), self._started)
        except Broken as error:
            late = error.reason == Clause("takes-too-long")
            raise Unreadable(
                Clause("takes-tesseract-too-long-to-read") if late else Clause("tesseract-failed", reason=error.reason)
            ) from None
        except OSError as error:
            raise Unreadable(Clause("could-not-be-given-to-tesseract", error=error.strerror)) from None
        if done.status:
            raise Unreadable(Clause("picture-tesseract-cannot-read", error=_complaint(done.complaint)))
        return done.out.decode("utf-8", "replace")

    def _variables(self) -> dict[str, str]:
        # One thread: a reader runs on each core already, and tesseract's own threads make it slower then
        return {**self._environment(), "OMP_THREAD_LIMIT": "1"}


_OURS = Tesseract()
_hands: ContextVar[Hands] = ContextVar("hands", default=_OURS)


@contextmanager
def run_by(hands: Hands) -> Iterator[None]:
    """Within, pictures are given to these hands."""
    before = _hands.set(hands)
    try:
        yield
    finally:
        _hands.reset(before)


def installed() -> Engine | None:
    """The tesseract that is at hand here, `None` without one that can read a language of ours."""
    return _hands.get().engine


def program_at() -> str | None:
    """The path of tesseract, if it is installed and may be used; cheap."""
    return None if SWITCHED_OFF else shutil.which(_PROGRAM)


def is_there() -> bool:
    return program_at() is not None


@dataclass(slots=True)
class Sitting:
    """The pictures of one file at an engine, with the patience that is left for them."""

    engine: Engine
    left: float = field(default=_PATIENCE)

    def table(self, picture: bytes, language: str, dpi: int | None = None) -> str:
        """Tesseract's output as a table: levels, positions, confidence, words (its TSV). Raises Unreadable."""
        begun = time.monotonic()
        try:
            return _hands.get().table(Shot(picture, language, dpi), max(0.1, self.left))
        finally:
            self.left -= time.monotonic() - begun


def _command(engine: Engine, language: str, dpi: int | None) -> list[str]:
    seen = ["--dpi", str(dpi)] if dpi else []
    mode = "1" if engine.finds_turned else "3"
    return [engine.program, "stdin", "stdout", "-l", language, *seen, "--psm", mode, "tsv"]


def _complaint(complaint: bytes) -> str:
    """The first line of tesseract's error output, shortened."""
    found = [line.strip() for line in complaint.decode("utf-8", "replace").splitlines() if line.strip()]
    return found[0][:120] if found else "no reason told"
