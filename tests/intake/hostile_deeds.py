"""What code in a reader would do if a file had taken it over: each deed raises where it is refused.

None does harm where it is not: places do not exist, and signals are the null signal. A place that does not exist ends
in FileNotFoundError where the system lets one look.
"""

from __future__ import annotations

import ctypes
import os
import socket
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path

_PTRACE_ATTACH, _PTRACE_TRACEME = 16, 0
_NOWHERE = Path("/nowhere-of-dossier")


def _connect() -> None:
    with socket.create_connection(("127.0.0.1", 9), timeout=1):
        pass


def _call(name: str, *given: int) -> None:
    """A function of the C library that gives -1 where it is refused."""
    ctypes.set_errno(0)
    library = ctypes.CDLL(None, use_errno=True)
    if library[name](*(ctypes.c_long(number) for number in given)) == -1:
        raise OSError(ctypes.get_errno(), name)


def _fork_bomb() -> None:
    for _ in range(20):
        if os.fork() == 0:
            os._exit(0)


def _thread() -> None:
    try:
        threading.Thread(target=int).start()
    except RuntimeError as error:  # so does Python say that it was refused
        raise PermissionError(str(error)) from error


DEEDS: dict[str, Callable[[], object]] = {
    "open a file": lambda: Path("/etc/passwd").read_bytes(),
    "open its own program": lambda: Path(sys.executable).open("rb").close(),
    "list a folder": lambda: list(Path("/").iterdir()),
    "write a file": lambda: (_NOWHERE / "x").write_text("x"),
    "make a folder": (_NOWHERE / "d").mkdir,
    "rename a file": lambda: (_NOWHERE / "x").rename(_NOWHERE / "y"),
    "remove a file": (_NOWHERE / "x").unlink,
    "change a mode": lambda: (_NOWHERE / "x").chmod(0o600),
    "open through /proc": lambda: Path("/proc/self/maps").read_bytes(),
    "open a device": lambda: Path("/dev/tty").open("rb").close(),
    "make a memory file and run it": lambda: os.memfd_create("x"),
    "connect": _connect,
    "send a datagram": lambda: socket.socket(socket.AF_INET, socket.SOCK_DGRAM).sendto(b"x", ("127.0.0.1", 53)),
    "look up a name": lambda: socket.getaddrinfo("example.org", 80),
    "connect to a local socket": lambda: socket.socket(socket.AF_UNIX).connect("/run/x"),
    "listen": lambda: socket.socket().bind(("127.0.0.1", 0)),
    "run a program": lambda: subprocess.run(["/bin/true"], check=True),
    "become a program": lambda: os.execv("/bin/true", ["true"]),
    "fork for ever": _fork_bomb,
    "start a thread": _thread,
    "trace its parent": lambda: _call("ptrace", _PTRACE_ATTACH, os.getppid(), 0, 0),
    "trace itself": lambda: _call("ptrace", _PTRACE_TRACEME, 0, 0, 0),
    "read another's memory": lambda: _call("process_vm_readv", os.getppid(), 0, 0, 0, 0, 0),
    "signal its parent": lambda: os.kill(os.getppid(), 0),
    "signal its parent's group": lambda: os.killpg(os.getpgid(os.getppid()), 0),
    "raise its limits": lambda: _call("setrlimit", 7, 0),
    "leave its name space": lambda: _call("unshare", 0x10000000),
}


HARMLESS = ("open a file", "open its own program", "list a folder", "open through /proc", "start a thread", "connect")


def tried(harmless: bool) -> dict[str, str]:
    """Each deed, and how it ended; `harmless`: only those that do nothing where they are not refused."""
    return {name: _tried(deed) for name, deed in DEEDS.items() if name in HARMLESS or not harmless}


def _tried(deed: Callable[[], object]) -> str:
    try:
        deed()
    except (PermissionError, socket.gaierror):  # the latter where the C library may open no socket
        return "refused"
    except Exception as error:
        return repr(error)
    return "done"
