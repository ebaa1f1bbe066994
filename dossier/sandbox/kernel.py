"""The few system calls of Linux that Python does not offer, by way of the C library's `syscall`."""

from __future__ import annotations

import ctypes
import platform
import sys
from functools import cache

_PR_SET_NO_NEW_PRIVS, _PR_GET_NO_NEW_PRIVS = 38, 39


@cache
def _library() -> ctypes.CDLL:
    return ctypes.CDLL(None, use_errno=True)


def machine() -> str:
    """The kind of processor whose numbers of system calls we know: x86_64 or aarch64; else empty."""
    name = {"AMD64": "x86_64", "arm64": "aarch64"}.get(platform.machine(), platform.machine())
    # A 32-bit Python on a 64-bit kernel makes other calls than the kernel's name says
    known = sys.platform == "linux" and sys.maxsize > 1 << 32 and name in ("x86_64", "aarch64")
    return name if known else ""


def call(number: int, *given: object) -> int:
    """Makes a system call. Raises OSError."""
    ctypes.set_errno(0)
    done = int(_library().syscall(ctypes.c_long(number), *given))
    if done < 0:
        raise OSError(ctypes.get_errno(), "system call refused")
    return done


def no_new_privileges() -> bool:
    """Gives up for good what a set-user-ID program would grant; whether that holds (prctl(2))."""
    word = ctypes.c_ulong
    _library().prctl(_PR_SET_NO_NEW_PRIVS, word(1), word(0), word(0), word(0))
    return bool(_library().prctl(_PR_GET_NO_NEW_PRIVS, word(0), word(0), word(0), word(0)) == 1)
