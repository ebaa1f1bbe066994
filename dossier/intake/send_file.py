"""Passes a whole file to a reader within the kernel, where that can be done without copying it."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass
from typing import BinaryIO

from dossier.children import BUFFER
from dossier.clauses import Clause


@dataclass(frozen=True, slots=True)
class WholeFile:
    """All bytes of an open file, from where it is read to; so many had been there when its size was asked for."""

    handle: int
    size: int

    def send(self, stream: BinaryIO) -> Clause | None:
        """Writes exactly `size` bytes to a pipe, and returns why they are not the file's, if so.

        The receiver already knows their number, so missing bytes are filled up. Raises BrokenPipeError.
        """
        stream.flush()
        left, reason = self.size, None
        while left and reason is None:
            try:
                done = self._passed_on(stream, left)
                reason = None if done else Clause("shrank-while-read")
                left -= done
            except BrokenPipeError:
                raise
            except OSError as error:
                reason = Clause("cannot-be-read", error=error.strerror or error)
        while left:
            left -= stream.write(bytes(min(left, BUFFER)))
        return reason

    def _passed_on(self, stream: BinaryIO, most: int) -> int:
        if sys.platform == "linux" and hasattr(os, "splice"):
            try:
                return os.splice(self.handle, stream.fileno(), most)
            except BrokenPipeError:
                raise
            except OSError:  # there is no such call, or not for this file; what is wrong with the file, reading tells
                pass
        data = os.read(self.handle, min(most, BUFFER))
        stream.write(data)
        stream.flush()
        return len(data)
