"""A reader's process that misbehaves at files which ask for it: started by tests in place of the real one."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path

from dossier.intake import reader_process, reader_tasks
from dossier.intake.reader_protocol import Limits, ReaderAnswer, ReaderPart, Work
from dossier.model.file_parts import Capture
from dossier.reading import readers

sys.path.insert(0, str(Path(__file__).parent))
import hostile_deeds  # before nothing can be loaded any more

honest = reader_tasks.answer


def bear(path: Path) -> None:
    """Starts a program that outlives every deadline, and leaves a file named by its number."""
    child = subprocess.Popen(["sleep", "600"])
    path.with_name(f"{child.pid}.child").touch()
    child.wait()


def answer(work: Work, limits: Limits, find: reader_tasks.Find) -> ReaderAnswer:  # noqa: C901, PLR0912 - one misbehaviour after another
    task, ask = work.task, work.data[:40]
    if ask.startswith(b"HANG"):
        time.sleep(600)
    if ask.startswith(b"PARENT"):
        bear(Path(task.path))
    if ask.startswith(b"DIE"):
        os._exit(3)
    if ask.startswith(b"SWELL"):
        reader_tasks.RecognisedFile = lambda *_: bytearray(limits.memory * 2)  # type: ignore[assignment, misc, return-value]
        try:
            return honest(work, limits, find)
        finally:
            reader_tasks.RecognisedFile = readers.RecognisedFile  # type: ignore[misc]
    if ask.startswith(b"HALF"):
        find(ReaderPart(task.key, "first.txt", Capture(), b"The first of two files."))
        os._exit(3)
    if ask.startswith(b"GARBAGE"):
        sys.stdout.write("a stray print")
        os.write(1, b"\xff" * 64)
    if ask.startswith(b"WRONG"):
        return ReaderAnswer(task.key + 1000, "text/1", "text/plain", b"x", b"{}")
    if ask.startswith(b"EMPTY"):
        return ReaderAnswer(task.key, "text/1", "text/plain", b"x", b"{}")
    if ask.startswith(b"FORGE"):
        found = honest(work, limits, find)
        return ReaderAnswer(task.key, description=found.description + b"\n" + found.description)
    if ask.startswith(b"BROKEN"):
        return ReaderAnswer(task.key, description=b"\xff")
    if ask.startswith(b"OTHER"):
        return ReaderAnswer(task.key, description=b'{"path": "/in/other.txt", "headline": null}')
    if ask.startswith(b"INNER"):
        for said in (b"\xff", b"[]", b'{"path": "/in/other.txt"}', b'{"path": 7}', b"{"):
            find(ReaderPart(task.key, "inner.txt", Capture(), said))
    if ask.startswith(b"LIE"):
        found = honest(work, limits, find)
        return ReaderAnswer(task.key, found.reader, found.media_type, found.rendition.upper(), found.description)
    if ask.startswith(b"ATTACK"):
        return ReaderAnswer(task.key, reason=json.dumps(hostile_deeds.tried(harmless=len(sys.argv) > 1)))
    if ask.startswith(b"FLOOD"):
        while True:
            find(ReaderPart(task.key, "one of very many.txt", Capture(), b"x" * 100_000))
    if ask.startswith(b"SURROGATE"):
        return ReaderAnswer(task.key, reason="half a pair: \ud800")
    return honest(work, limits, find)


if __name__ == "__main__":
    reader_tasks.answer = answer
    if "--without-seccomp" in sys.argv:
        reader_process.without_system = lambda: False
    if "--loose" in sys.argv:  # where no kernel helps
        reader_process.without_files, reader_process.without_system = lambda: 0, lambda: False
    reader_process.main()
