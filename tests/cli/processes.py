"""Runs Dossier in processes of its own, as others do."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from typing import Any

from tests.cli import schemas
from tests.cli.forking import forks

STORY = """\
Bridge closed after flood in Tarija

By Ada Ruiz

TARIJA, March 3 - {} people were injured when the river carried off part of a bridge on Sunday, the mayor said.
"We heard it crack and then we ran to the other side," said a baker who lives beside the bridge.
"""


COMMAND = [sys.executable, "-m", "dossier"]


def run(*words: str | os.PathLike[str], stdin: bytes = b"", **env: str) -> subprocess.CompletedProcess[bytes]:
    """A real process: standard output, standard error and exit status as others see them."""
    if hasattr(os, "fork") and not env:  # by which Python might start otherwise
        return forks().run([os.fspath(word) for word in words], stdin)
    return subprocess.run([*COMMAND, *words], input=stdin, capture_output=True, env=os.environ | env, check=False)


def answers(done: subprocess.CompletedProcess[bytes], status: int = 0) -> list[dict[str, Any]]:
    """The objects on standard output, which holds nothing else."""
    assert done.returncode == status, (done.stdout, done.stderr)
    assert b"Traceback" not in done.stderr
    found = [json.loads(line) for line in done.stdout.split(b"\n") if line]
    if command := schemas.command_in(done.args):
        for one in found:
            schemas.check(command, one)
    return found
