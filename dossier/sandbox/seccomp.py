"""Seccomp: a process gives up system calls; what it then calls is refused with EPERM, as if it had no right to.

Source: https://docs.kernel.org/userspace-api/seccomp_filter.html, seccomp(2), and linux/bpf_common.h for the codes.
"""

from __future__ import annotations

import ctypes
import errno
import os
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from dossier.sandbox import kernel
from dossier.sandbox.syscalls import NEVER, NUMBERS, READING

_LOAD, _EQUAL, _AT_LEAST, _BITS, _RETURN = 0x20, 0x15, 0x35, 0x45, 0x06  # BPF: LD|W|ABS, JEQ|K, JGE|K, JSET|K, RET|K
_KILL, _REFUSE, _ALLOW = 0x80000000, 0x00050000, 0x7FFF0000
_SET_FILTER, _ALL_THREADS = 1, 1
_NUMBER_AT, _MACHINE_AT, _FIRST_ARGUMENT_AT = 0, 4, 16  # struct seccomp_data; the low half, both being little-endian
_MACHINES = {"x86_64": (0xC000003E, 317), "aarch64": (0xC00000B7, 277)}  # AUDIT_ARCH_*, the number of seccomp(2)
_X32 = 0x40000000  # calls of another ABI on the same processor
_CLONE_THREAD = 0x00010000


@dataclass(frozen=True, slots=True)
class _Step:
    """One instruction; `then` and `otherwise` are how many to skip."""

    code: int
    value: int
    then: int = 0
    otherwise: int = 0


class _Instruction(ctypes.Structure):
    _fields_ = (("code", ctypes.c_uint16), ("jt", ctypes.c_uint8), ("jf", ctypes.c_uint8), ("k", ctypes.c_uint32))


class _Program(ctypes.Structure):
    _fields_ = (("length", ctypes.c_uint16), ("filter", ctypes.POINTER(_Instruction)))


def only_reading() -> bool:
    """All threads of this process may make the calls of `READING` alone. Whether that is in force."""
    return _install(_only(READING))


def without_network() -> bool:
    """This process, and the program that it becomes, may not make the calls of `NEVER`. Whether that is in force."""
    return _install(_all_but(NEVER))


def _only(names: Iterable[str]) -> Iterator[_Step]:
    for number in _numbers(names):
        yield from _if_call(number, _ALLOW)
    # abort() signals its own process; who is refused would go on
    yield from (_Step(_EQUAL, _number("tgkill"), 0, 3), _Step(_LOAD, _FIRST_ARGUMENT_AT))
    yield from (_Step(_EQUAL, os.getpid(), 0, 1), _Step(_RETURN, _ALLOW))
    yield _Step(_RETURN, _REFUSE | errno.EPERM)


def _all_but(names: Iterable[str]) -> Iterator[_Step]:
    for number in _numbers(names):
        yield from _if_call(number, _REFUSE | errno.EPERM)
    # Threads, and no processes; of clone3 nothing can be seen, and the C library does without it
    yield from _if_call(_number("clone3"), _REFUSE | errno.ENOSYS)
    yield from (_Step(_EQUAL, _number("clone"), 0, 3), _Step(_LOAD, _FIRST_ARGUMENT_AT))
    yield from (_Step(_BITS, _CLONE_THREAD, 1, 0), _Step(_RETURN, _REFUSE | errno.EPERM))
    yield _Step(_RETURN, _ALLOW)


def _if_call(number: int, answer: int) -> Iterator[_Step]:
    yield _Step(_EQUAL, number, 0, 1)
    yield _Step(_RETURN, answer)


def _number(name: str) -> int:
    return NUMBERS[name][kernel.machine() == "aarch64"]


def _numbers(names: Iterable[str]) -> list[int]:
    return sorted(number for name in names if (number := _number(name)) >= 0)


def _install(rules: Iterable[_Step]) -> bool:
    """Needs `no_new_privileges` before."""
    machine = kernel.machine()
    if not machine:
        return False
    arch, seccomp = _MACHINES[machine]
    steps = [
        _Step(_LOAD, _MACHINE_AT), _Step(_EQUAL, arch, 1, 0), _Step(_RETURN, _KILL),
        _Step(_LOAD, _NUMBER_AT), _Step(_AT_LEAST, _X32, 0, 1), _Step(_RETURN, _KILL), *rules,
    ]  # fmt: skip
    code = (_Instruction * len(steps))(*(_Instruction(s.code, s.then, s.otherwise, s.value) for s in steps))
    program = _Program(len(steps), code)
    try:
        # with _ALL_THREADS a number above zero names a thread that could not be bound
        done = kernel.call(seccomp, _SET_FILTER, ctypes.c_ulong(_ALL_THREADS), ctypes.byref(program))
    except OSError:  # not in this kernel, or a container forbids it
        return False
    return done == 0
