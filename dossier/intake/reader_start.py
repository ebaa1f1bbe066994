"""Starts a reader's process: for its thread, or in advance, so that the reader loads while we do."""

from __future__ import annotations

import contextlib
import os
import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

from dossier.children import Child, child_command, child_environment, kill, pipe, start
from dossier.intake.reader_protocol import Limits, Start, send_start

READER = tuple(child_command("dossier.intake.reader_process"))


@dataclass(frozen=True, slots=True)
class Launched:
    """A reader's process after its first message; `began` is of the clock `time.monotonic`."""

    child: Child
    start: Start
    began: float

    def end(self) -> int:
        """Ends it, if it has not ended yet, and gives its exit status."""
        kill(self.child)
        for stream in (self.child.stdin, self.child.stdout):
            with contextlib.suppress(BrokenPipeError):  # words that a dead reader never took
                pipe(stream).close()
        return self.child.wait()


def launch(command: Sequence[str], settings: Start) -> Launched:
    """Starts a reader with these settings. Raises OSError."""
    began = time.monotonic()
    child = start(command, child_environment(), subprocess.DEVNULL)
    with contextlib.suppress(BrokenPipeError):  # the reader's thread finds out
        send_start(pipe(child.stdin), settings)
    return Launched(child, settings, began)


@contextmanager
def launched_ahead() -> Iterator[Launched | None]:
    """A reader for an archive that is not open yet, on another core than ours; it has ended afterwards."""
    ahead = None
    with contextlib.suppress(OSError):  # reported when a reader is needed
        ahead = launch(READER, Start(Limits(), keeps=True)) if (os.cpu_count() or 1) > 1 else None
    try:
        yield ahead
    finally:
        if ahead:
            ahead.end()
