"""Reads pictures of text by the tesseract program, where it is installed.

The one place in which a reader starts another program: the picture goes in and the words come out by pipes, so that
nothing is written, and what tesseract makes of a hostile picture stays in its process, under the reader's limits.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache

from dossier.errors import Unreadable

ABSENT = "tesseract, which could read its pictures, is not installed"
_PROGRAM = "tesseract"
_WANTED = ("eng", "spa", "por", "fra", "deu")
_CODES = {"en": "eng", "es": "spa", "pt": "por", "fr": "fra", "de": "deu"}
_PATIENCE = 45.0  # seconds for all pictures of one file: a reader has 60 for the file
_ASKING = 10.0  # seconds for a question about tesseract itself


@dataclass(frozen=True, slots=True)
class Engine:
    """A tesseract that is installed; `languages` are those of ours that it can read."""

    program: str
    version: str
    languages: tuple[str, ...]
    finds_turned: bool = False  # whether it can tell how a page is turned

    def language(self, code: str | None) -> str | None:
        """What it calls a language (ISO 639-1), if it can read it."""
        name = _CODES.get(code or "", "")
        return name if name in self.languages else None


def is_there() -> bool:
    """Whether a tesseract is installed at all; cheap."""
    return shutil.which(_PROGRAM) is not None


@cache
def installed() -> Engine | None:
    """The tesseract of this machine, `None` without one that can read a language of ours."""
    program = shutil.which(_PROGRAM)
    if program is None:
        return None
    try:
        version, listed = _asked(program, "--version"), _asked(program, "--list-langs")
    except (OSError, subprocess.SubprocessError):
        return None
    names = set(listed.split())
    languages = tuple(name for name in _WANTED if name in names)
    number = re.search(r"\d+(?:\.\d+)+", version)
    return Engine(program, number.group() if number else "", languages, "osd" in names) if languages else None


def _asked(program: str, question: str) -> str:
    """Raises OSError, SubprocessError."""
    done = subprocess.run([program, question], capture_output=True, timeout=_ASKING, check=True, env=_environment())
    return done.stdout.decode("utf-8", "replace")


def _environment() -> dict[str, str]:
    # One thread: a reader runs on each core already, and tesseract's own threads make it slower then
    return os.environ | {"OMP_THREAD_LIMIT": "1"}


@dataclass(slots=True)
class Sitting:
    """The pictures of one file at an engine, with the patience that is left for them."""

    engine: Engine
    left: float = field(default=_PATIENCE)

    def table(self, picture: bytes, language: str, dpi: int | None = None) -> str:
        """What tesseract saw as a table: levels, places, confidence, words (its TSV). Raises Unreadable."""
        begun = time.monotonic()
        try:
            done = subprocess.run(
                self._command(language, dpi),
                input=picture,
                capture_output=True,
                timeout=max(0.1, self.left),
                env=_environment(),
                check=False,
            )
        except subprocess.TimeoutExpired:
            raise Unreadable("takes tesseract too long to read") from None
        except OSError as error:
            raise Unreadable(f"could not be given to tesseract ({error.strerror})") from None
        finally:
            self.left -= time.monotonic() - begun
        if done.returncode:
            raise Unreadable(f"is a picture that tesseract cannot read ({_last_words(done.stderr)})")
        return done.stdout.decode("utf-8", "replace")

    def _command(self, language: str, dpi: int | None) -> Sequence[str]:
        seen = ["--dpi", str(dpi)] if dpi else []
        mode = "1" if self.engine.finds_turned else "3"
        return [self.engine.program, "stdin", "stdout", "-l", language, *seen, "--psm", mode, "tsv"]


def _last_words(told: bytes) -> str:
    """The first line of tesseract's complaint, without what only its makers understand."""
    found = [line.strip() for line in told.decode("utf-8", "replace").splitlines() if line.strip()]
    return found[0][:120] if found else "no reason told"
