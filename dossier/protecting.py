"""Tells what stands between files of others and this computer: a door of its own, for it needs no archive."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from dossier.errors import NoReader
from dossier.intake.protection import measured as _measured
from dossier.model.protection import Protection


@cache  # a kernel's offers stay while we run
def measured() -> Protection | None:
    """What a process that opens files of others is bound by here, as one has found out; None if none starts."""
    try:
        return _measured()
    except NoReader:
        return None


def told(found: Protection | None) -> Iterator[str]:
    """The same in sentences."""
    if found is None:
        yield "No process that reads files can be started here: files are kept, and not read."
        return
    yield f"Files are opened in processes of their own, with limits on {_listed(found.limits)}."
    yield from _kernel(found, "These processes", "files, connections, programs and threads")
    if found.pictures:
        limits = _listed(found.pictures.limits)
        yield f"Pictures are read by tesseract, in a process of its own with limits on {limits}."
        yield from _kernel(found.pictures, "It", "connections and other programs")


def _kernel(found: Protection, who: str, refused: str) -> Iterator[str]:
    if found.landlock:
        own = " but tesseract’s own" if who == "It" else ""
        yield f"{who} can reach no file{own} (Landlock {found.landlock})."
    else:
        yield f"{who} could reach files: Landlock is not to be had here."
    if found.seccomp:
        yield f"The system refuses {'it' if who == 'It' else 'them'} {refused} (seccomp)."
    else:
        yield f"{who} could reach the network and start programs: seccomp is not to be had here."


def _listed(names: tuple[str, ...]) -> str:
    return " and ".join(filter(None, [", ".join(names[:-1]), *names[-1:]]))
