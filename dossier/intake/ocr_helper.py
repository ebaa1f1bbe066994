"""Starts tesseract for readers, which may start nothing, in a confinement of its own."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable
from dataclasses import asdict
from functools import cache
from pathlib import Path

from dossier.children import Broken, Child, child_command, child_environment, run
from dossier.errors import Unreadable
from dossier.intake.reader_protocol import Ask, Limits, OcrResult
from dossier.model.sandbox_state import Protection, protection_from_json
from dossier.reading.layout.ocr import SWITCHED_OFF, Engine, Shot, Tesseract, program_at
from dossier.sandbox.foreign_program import Profile

_PROGRAM = "dossier.sandbox.foreign_program"
_CPU = 60  # seconds for one picture


def run_request(ask: Ask, seconds: float, started: Callable[[Child], object]) -> OcrResult:
    """Runs tesseract for a reader's request, for `seconds` at most; `started` receives its process."""
    engine, profile = _found()
    if not ask.language:
        return OcrResult(json.dumps(asdict(engine) if engine else None))
    tesseract = _at_hand(profile, started)
    tesseract.engine = engine
    try:
        return OcrResult(tesseract.table(Shot(ask.picture, ask.language, ask.dpi), min(ask.seconds, seconds)))
    except Unreadable as error:
        return OcrResult("", error.reason)


def at_hand() -> Engine | None:
    """The tesseract that reads pictures here; None without one, or where it is switched off."""
    return _found()[0]


def is_switched_off() -> bool:
    """Whether a person wants no pictures read (DOSSIER_OCR)."""
    return SWITCHED_OFF


def protection() -> Protection | None:
    """What tesseract is bound by, as a process that did the same has found; None without tesseract."""
    engine, profile = _found()
    if engine is None:
        return None
    if profile is None:
        return Protection(("time", "output"))
    try:
        done = run([*child_command(_PROGRAM), profile.json()], b"", 60.0, 1 << 16)
        found = protection_from_json(json.loads(done.out))
    except (Broken, OSError, ValueError, KeyError):
        return Protection(("time", "output"))
    return Protection(("time", "output", *found.limits), found.landlock, found.seccomp)


@cache
def _found() -> tuple[Engine | None, Profile | None]:
    """The tesseract of this machine, and the tightest confinement in which it works."""
    program = program_at()
    if program is None:
        return None, None
    tight = Profile(program, Limits().memory, _CPU, _data_of(program))
    loose = Profile(program, Limits().memory, _CPU, files=False)
    for profile in (tight, loose) if sys.platform != "win32" else ():  # Windows cannot become another program
        if engine := _at_hand(profile).engine:
            return engine, profile
    return _at_hand(None).engine, None


def _at_hand(profile: Profile | None, started: Callable[[Child], object] = lambda _: None) -> Tesseract:
    wrap = [*child_command(_PROGRAM), profile.json()] if profile else []
    return Tesseract(lambda command: [*wrap, *command], child_environment, started)


def _data_of(program: str) -> tuple[str, ...]:
    """Where tesseract keeps what it has learned of languages."""
    share = Path(program).parent.parent / "share"
    stated = os.environ.get("TESSDATA_PREFIX")
    return (*filter(None, [stated]), str(share / "tesseract-ocr"), str(share / "tessdata"))
