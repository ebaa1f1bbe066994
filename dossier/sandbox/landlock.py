"""Landlock: a process gives up the file system, except for the paths that it names, and all connections by TCP.

Source: the kernel's own page, https://docs.kernel.org/userspace-api/landlock.html, with the rights of each ABI up to 7.
"""

from __future__ import annotations

import ctypes
import os
import stat
from collections.abc import Iterable
from pathlib import Path

from dossier.sandbox import kernel

EXECUTE, READ_FILE, READ_DIR = 1 << 0, 1 << 2, 1 << 3
_CREATE, _ADD_RULE, _RESTRICT = 444, 445, 446  # the same on every processor
_ASK_VERSION, _PATH_BENEATH = 1, 1
_RIGHTS = ((1, (1 << 13) - 1), (2, 1 << 13), (3, 1 << 14), (5, 1 << 15))  # by the ABI that brought them
_TCP, _SCOPES = (4, 0b11), (6, 0b11)  # bind and connect; abstract sockets and signals
_OF_FILES = EXECUTE | READ_FILE  # what a rule on a file, and not on a folder, may grant


class _Ruleset(ctypes.Structure):
    _fields_ = (("fs", ctypes.c_uint64), ("net", ctypes.c_uint64), ("scoped", ctypes.c_uint64))


class _PathBeneath(ctypes.Structure):
    _pack_ = 1
    _layout_ = "ms"  # Python 3.14 wants it named where structures are packed
    _fields_ = (("allowed", ctypes.c_uint64), ("parent", ctypes.c_int32))


def version() -> int:
    """The kernel's Landlock ABI; 0 without one."""
    if not kernel.machine():
        return 0
    try:
        return kernel.call(_CREATE, None, ctypes.c_size_t(0), ctypes.c_uint32(_ASK_VERSION))
    except OSError:  # too old, not switched on, or a container forbids to ask
        return 0


def restrict(allowed: Iterable[tuple[Path, int]] = ()) -> int:
    """This thread, and threads and programs that it starts, reach no file but those `allowed` with these rights.

    Gives the ABI in force; 0 where nothing was changed. Needs `no_new_privileges` before.
    """
    abi = version()
    if not abi:
        return 0
    try:
        rules = kernel.call(_CREATE, ctypes.byref(_ruleset(abi)), ctypes.sizeof(_Ruleset), ctypes.c_uint32(0))
    except OSError:
        return 0
    try:
        for path, rights in allowed:
            _allow(rules, path, rights)
        kernel.call(_RESTRICT, ctypes.c_int(rules), ctypes.c_uint32(0))
    except OSError:
        return 0
    finally:
        os.close(rules)
    return abi


def _ruleset(abi: int) -> _Ruleset:
    rights = sum(bits for since, bits in _RIGHTS if abi >= since)
    return _Ruleset(rights, *(bits if abi >= since else 0 for since, bits in (_TCP, _SCOPES)))


def _allow(rules: int, path: Path, rights: int) -> None:
    """Raises OSError; a place that is not there needs no rule."""
    try:
        place = os.open(path, os.O_PATH | os.O_CLOEXEC)
    except FileNotFoundError:
        return
    try:
        rights &= -1 if stat.S_ISDIR(os.fstat(place).st_mode) else _OF_FILES
        rule = _PathBeneath(rights, place)
        kernel.call(_ADD_RULE, ctypes.c_int(rules), ctypes.c_int(_PATH_BENEATH), ctypes.byref(rule), ctypes.c_uint32(0))
    finally:
        os.close(place)
