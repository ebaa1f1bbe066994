"""The same bytes give the same description, whatever process reads them."""

from __future__ import annotations

import gc
import os
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from dossier.errors import Unreadable
from dossier.reading import read

ROOT = Path(__file__).resolve().parents[2]
TELL = """
import hashlib, json, sys
from pathlib import Path
from dossier.model.describe import description_json
from dossier.reading import read
for path in sorted(Path("tests/reading/examples").iterdir()):
    if path.suffix in (".html", ".txt", ".eml", ".docx", ".pdf"):
        told = json.dumps(description_json(read(path.read_bytes(), path.name).description))
        print(path.name, hashlib.sha256(told.encode()).hexdigest())
"""


def told(seed: str) -> str:
    environment = os.environ | {"PYTHONHASHSEED": seed, "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        [sys.executable, "-c", TELL], cwd=ROOT, env=environment, capture_output=True, text=True, check=True
    )
    return done.stdout


def test_a_description_does_not_depend_on_the_process() -> None:
    """Two processes that order sets in different ways describe every example to the last digit alike."""
    first, second = told("1"), told("2")
    assert len(first.splitlines()) > 100
    assert first == second


@pytest.mark.parametrize("collects", [True, False])
@pytest.mark.parametrize("data", [b"<p>Rain over the quay", b"\0\1\2\3" * 9])
def test_the_collector_is_as_it_was(*, data: bytes, collects: bool) -> None:
    """Reading, and refusing to read, leaves Python's collector of circles on or off as it found it."""
    was = gc.isenabled()
    try:
        gc.enable() if collects else gc.disable()
        with suppress(Unreadable):
            read(data, "page.html")
        assert gc.isenabled() is collects
    finally:
        gc.enable() if was else gc.disable()
