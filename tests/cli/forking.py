"""A process that has the commands loaded and forks a child for each: half a second is saved each time.

A child is a process of its own, with its own streams, environment and folder; only what is imported is there already.
"""

from __future__ import annotations

import gc
import importlib
import json
import os
import pkgutil
import runpy
import signal
import socket
import struct
import subprocess
import sys
import threading
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
_LENGTH, _STATUS = struct.Struct("!Q"), struct.Struct("!i")
_PATIENCE = 600.0  # seconds
_LOADED = ("dossier.start", "dossier.archive", "dossier.cli", "dossier.briefs", "dossier.compare", "dossier.link")


class _Asked(NamedTuple):
    words: list[str]
    environment: dict[str, str]
    folder: str
    patience: float  # seconds that it may take


@cache
def forks() -> Forks:
    """This process's."""
    return Forks()


class Forks:
    """The parent of all children, as seen from outside; it ends with us. One command at a time."""

    def __init__(self) -> None:
        self._ours, theirs = socket.socketpair()
        command = [sys.executable, "-m", __name__, str(theirs.fileno())]
        with theirs:
            subprocess.Popen(command, cwd=ROOT, pass_fds=[theirs.fileno()], stdin=subprocess.DEVNULL)

    def run(self, words: Sequence[str], data: bytes, patience: float = _PATIENCE) -> subprocess.CompletedProcess[bytes]:
        """As `subprocess.run` does it with pipes; whoever takes longer than he may is ended by SIGALRM."""
        (stdin, into), (out, stdout), (err, stderr) = os.pipe(), os.pipe(), os.pipe()
        asked = json.dumps(_Asked([*words], dict(os.environ), str(Path.cwd()), patience)).encode()
        socket.send_fds(self._ours, [_LENGTH.pack(len(asked))], [stdin, stdout, stderr])
        self._ours.sendall(asked)
        for handle in (stdin, stdout, stderr):
            os.close(handle)
        said = [b"", b""]
        hands = [threading.Thread(target=_drain, args=(handle, said, at)) for at, handle in enumerate((out, err))]
        hands.append(threading.Thread(target=_feed, args=(into, data)))
        for hand in hands:
            hand.start()
        (status,) = _STATUS.unpack(_exactly(self._ours, _STATUS.size))
        for hand in hands:
            hand.join()
        return subprocess.CompletedProcess([*words], status, *said)


def _drain(handle: int, said: list[bytes], at: int) -> None:
    with os.fdopen(handle, "rb") as stream:
        said[at] = stream.read()


def _feed(handle: int, data: bytes) -> None:
    try:
        with os.fdopen(handle, "wb") as stream:
            stream.write(data)
    except BrokenPipeError:
        pass


def _exactly(connection: socket.socket, size: int) -> bytes:
    found = connection.recv(size, socket.MSG_WAITALL)
    assert len(found) == size, "the parent of all children has died"
    return found


def _serve(connection: socket.socket) -> _Asked:
    """Has a child for every command; only a child comes back from here, with what it is to do."""
    while True:
        length, handles, _, _ = socket.recv_fds(connection, _LENGTH.size, 3)
        if not length:
            os._exit(0)
        asked = _Asked(*json.loads(_exactly(connection, _LENGTH.unpack(length)[0])))
        pid = os.fork()
        if not pid:
            connection.close()
            for number, handle in enumerate(handles):
                os.dup2(handle, number)
                os.close(handle)
            return asked
        for handle in handles:
            os.close(handle)
        connection.sendall(_STATUS.pack(os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])))


def _load() -> None:
    for name in _LOADED:
        module = importlib.import_module(name)
        for inner in pkgutil.iter_modules(getattr(module, "__path__", ()), f"{name}."):
            importlib.import_module(inner.name)
    assert threading.active_count() == 1, "a process with threads cannot be forked"
    gc.freeze()


def _become(asked: _Asked) -> None:
    """Does what `python -m dossier` does, and ends as it does."""
    signal.setitimer(signal.ITIMER_REAL, asked.patience)
    os.environ.clear()
    os.environ.update(asked.environment)
    os.chdir(asked.folder)
    sys.stdin = sys.__stdin__ = os.fdopen(0, encoding="utf-8")
    sys.stdout = sys.__stdout__ = os.fdopen(1, "w", encoding="utf-8")
    sys.stderr = sys.__stderr__ = os.fdopen(2, "w", 1, encoding="utf-8", errors="backslashreplace")
    sys.argv = ["dossier", *asked.words]
    runpy.run_module("dossier", run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    _load()
    _become(_serve(socket.socket(fileno=int(sys.argv[1]))))
