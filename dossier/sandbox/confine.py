"""Confines this process and tests it: only what was refused in the test counts as in force."""

from __future__ import annotations

import os
import socket
import sys
import threading
from collections.abc import Callable, Iterable
from pathlib import Path

from dossier.model.sandbox_state import Protection
from dossier.sandbox import kernel, landlock, seccomp
from dossier.sandbox.resource_limits import limit


def confine(memory: int) -> Protection:
    """Gives up all rights that this process can, before it opens a hostile file that it has in memory.

    The caller has loaded the modules it works with. `memory` is bytes of address space.
    """
    return Protection(limit(memory), without_files(), without_system())


def without_files(allowed: Iterable[tuple[Path, int]] = ()) -> int:
    """The Landlock ABI by which this process, started threads apart, reaches no file but those allowed; 0 without."""
    if not kernel.machine() or threading.active_count() > 1 or not kernel.no_new_privileges():
        return 0
    abi = landlock.restrict(allowed)
    return abi if abi and _is_refused(lambda: os.close(os.open("/", os.O_RDONLY))) else 0


def without_system() -> bool:
    """Whether seccomp now refuses this process all calls that reading needs not, in all its threads."""
    if not kernel.machine() or not kernel.no_new_privileges() or not seccomp.only_reading():
        return False
    return is_refused_network() and _is_refused(_forks)


def is_refused_network() -> bool:
    """Whether this process cannot so much as begin a connection."""
    return _is_refused(lambda: socket.socket(socket.AF_INET, socket.SOCK_STREAM).close())


def _is_refused(trial: Callable[[], object]) -> bool:
    try:
        trial()
    except PermissionError:
        return True
    except OSError:  # refused, by something else than us
        return False
    return False


def _forks() -> None:
    if sys.platform != "win32" and os.fork() == 0:
        os._exit(0)
