"""Limits that the system itself holds a process to (POSIX setrlimit)."""

from __future__ import annotations

import contextlib
import sys

_OPEN = 64  # files and pipes at a time
_WRITTEN = 16 << 20  # bytes of a file that may be written; nothing of ours has to, where Landlock forbids all of it


def limit(memory: int) -> tuple[str, ...]:
    """Bounds this process for good; gives the names of what the system does limit.

    `memory` is bytes of address space.
    """
    if sys.platform == "win32":
        return ()
    import resource

    wanted = {
        "memory": (resource.RLIMIT_AS, memory),
        "core dumps": (resource.RLIMIT_CORE, 0),
        "size of files": (resource.RLIMIT_FSIZE, _WRITTEN),
        "open files": (resource.RLIMIT_NOFILE, _OPEN),
    }
    for what, most in wanted.values():
        hard = resource.getrlimit(what)[1]
        allowed = most if hard == resource.RLIM_INFINITY else min(most, hard)
        with contextlib.suppress(ValueError, OSError):  # macOS refuses a limit on address space
            resource.setrlimit(what, (allowed, allowed))
    return tuple(name for name, (what, most) in wanted.items() if 0 <= resource.getrlimit(what)[0] <= most)
