"""Limits of a check: counts and sizes before anything is read, memory and time while it runs."""

from __future__ import annotations

import contextlib
import json
import math
import signal
import sys
from collections.abc import Iterator
from typing import Any


class Unusable(Exception):
    """A file that cannot be understood, and so nothing that rests on it can be checked: its name, and why."""


# The most that is taken on, and the sentence for more. The largest cases that were printed here, of 400 reports, reach
# a tenth of each but for `whole`: 14 MB of 64.
LIMITS: dict[str, tuple[int, str]] = {
    "whole": (64 << 20, "has {found:,} bytes; a file that no size is stated for has at most {most:,}"),
    "text": (32 << 20, "has {found:,} bytes; a text, a page or JSON has at most {most:,}"),
    "values": (1_000_000, "holds up to {found:,} values; JSON is read of at most {most:,}"),
    "digits": (20, "holds a number of {found:,} digits; one has at most {most}"),
    "files": (100_000, "holds more than {most:,} files and folders"),
    "depth": (64, "lies in {found:,} folders; nothing below {most} is looked at"),
    "lines": (100_000, "has {found:,} lines; a list of files has at most {most:,}"),
    "sources": (5_000, "holds {found:,} sources; a brief has at most {most:,}"),
    "citations": (50_000, "holds {found:,} citations; a brief has at most {most:,}"),
    "unfolded": (128 << 20, "unfolds to more than {most:,} bytes"),
    "streams": (50_000, "holds more than {most:,} streams"),
}
FAULTS = 1_000  # that one check names
LONGEST = 1_000  # characters of a name or a reason in a check
MEMORY = 512 << 20  # bytes of address space
SECONDS = 60  # of the processor, beyond the hashing of files that are as large as is stated of them


class TooLong(Exception):
    """The check has used up its time."""


def within(name: str, found: int, thing: str) -> None:
    """Raises Unusable where there is more of something than is taken on."""
    most, words = LIMITS[name]
    if found > most:
        raise Unusable(thing, words.format(found=found, most=most))


def bounded_json(text: str, thing: str) -> Any:
    """The values of a JSON text: not too many, no name twice in an object, no endless number. Raises Unusable."""
    within("text", len(text), thing)
    within("values", sum(map(text.count, ",[{")), thing)

    def number(digits: str) -> int:
        within("digits", len(digits), thing)
        return int(digits)

    def named(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        made = dict(pairs)
        if len(made) != len(pairs):
            raise ValueError("an object has a name twice")
        return made

    try:
        return json.loads(text, parse_int=number, object_pairs_hook=named)
    except (ValueError, RecursionError) as error:
        raise Unusable(thing, f"is not JSON ({error})") from None


def hold(seconds: int = SECONDS) -> None:
    """Bounds this process where the system can (POSIX): beyond it comes MemoryError, or TooLong."""
    if sys.platform == "win32":
        return
    import resource

    def late(*_: object) -> None:
        raise TooLong

    signal.signal(signal.SIGXCPU, late)
    for what, most in ((resource.RLIMIT_AS, MEMORY), (resource.RLIMIT_CPU, seconds)):
        soft, hard = resource.getrlimit(what)
        allowed = min([most, *(one for one in (soft, hard) if one != resource.RLIM_INFINITY)])
        with contextlib.suppress(ValueError, OSError):  # macOS refuses a limit on address space
            resource.setrlimit(what, (allowed, hard))
    _spared[:] = [0.0]


_spared = list[float]()  # in a process that is held: seconds that were not given back yet, for whole ones are given


@contextlib.contextmanager
def not_counted(clock: Any) -> Iterator[None]:
    """What runs here does not count for the time that `hold` leaves; `clock` tells the process's own."""
    begun = clock()
    yield
    if sys.platform == "win32" or not _spared:
        return
    _spared[0] += clock() - begun
    import resource

    if whole := math.floor(_spared[0]):
        soft, hard = resource.getrlimit(resource.RLIMIT_CPU)
        more = soft + whole if hard == resource.RLIM_INFINITY else min(soft + whole, hard)
        resource.setrlimit(resource.RLIMIT_CPU, (more, hard))
        _spared[0] -= whole
