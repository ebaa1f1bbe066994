"""Becomes a program of others under a confinement of its own.

`python -m dossier.sandbox.foreign_program PROFILE [PROGRAM ARGUMENT...]`: the program may read libraries and what the
profile names, run itself and nothing else, write nothing, start no process and reach nobody. Without a program, it
prints as JSON what could be put in force.
"""

from __future__ import annotations

import json
import os
import struct
import sys
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from dossier.model.sandbox_state import Protection
from dossier.sandbox import landlock, seccomp
from dossier.sandbox.confine import is_refused_network, without_files
from dossier.sandbox.resource_limits import limit

_READ = landlock.READ_FILE | landlock.READ_DIR
_LIBRARIES = (
    "/lib",
    "/lib64",
    "/usr/lib",
    "/usr/lib64",
    "/usr/local/lib",
    "/etc/ld.so.cache",
    "/nix/store",
    "/gnu/store",
)
_LOADER = 3  # PT_INTERP of ELF


@dataclass(frozen=True, slots=True)
class Profile:
    """What a program gets: bytes of address space, seconds of CPU, folders to read; without `files`, all files."""

    program: str
    memory: int
    seconds: int
    reads: tuple[str, ...] = ()
    files: bool = True

    def json(self) -> str:
        return json.dumps(asdict(self))


def confine_program(profile: Profile) -> Protection:
    """Binds this process before it becomes the program."""
    limits = (*limit(profile.memory), *_cpu(profile.seconds))
    files = without_files(_allowed(profile)) if profile.files else 0
    return Protection(limits, files, seccomp.without_network() and is_refused_network())


def _cpu(seconds: int) -> tuple[str, ...]:
    if sys.platform == "win32":
        return ()
    import resource

    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
    return ("CPU time",)


def _allowed(profile: Profile) -> Iterator[tuple[Path, int]]:
    program = Path(profile.program).resolve()
    yield program, landlock.EXECUTE | landlock.READ_FILE
    if loader := _loader(program):
        yield loader, landlock.EXECUTE | landlock.READ_FILE
    for folder in (*map(Path, (*_LIBRARIES, *profile.reads)), program.parent.parent / "lib"):
        yield folder, _READ


def _loader(program: Path) -> Path | None:
    """The program that loads this one (ELF, 64 bits, little-endian); None where it needs none."""
    with program.open("rb") as stream:
        head = stream.read(64)
        if head[:6] != b"\x7fELF\x02\x01":
            return None
        start, size, count = (*struct.unpack_from("<Q", head, 32), *struct.unpack_from("<HH", head, 54))
        for number in range(count):
            stream.seek(start + number * size)
            kind, _, offset, _, _, length = struct.unpack("<IIQQQQ", stream.read(40))
            if kind == _LOADER:
                stream.seek(offset)
                return Path(os.fsdecode(stream.read(length).rstrip(b"\0")))
    return None


def main() -> None:
    found: Mapping[str, Any] = json.loads(sys.argv[1])
    profile = Profile(**{**found, "reads": tuple(found["reads"])})
    protection = confine_program(profile)
    if sys.argv[2:]:
        os.execv(sys.argv[2], sys.argv[2:])
    sys.stdout.write(json.dumps(protection.json()))


if __name__ == "__main__":
    main()
