"""Adding, viewing, comparing, exporting and verifying pages that refer to everything reaches nobody."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from dossier.desktop import display
from tests.network import browser

BROWSER = (sys.executable, "-m", "tests.network.browser")
DEEDS = (sys.executable, "-m", "tests.network.deeds")
ROOT = Path(__file__).parents[2]
APART = ("unshare", "-r", "-n", "-m")

needs_qt = pytest.mark.skipif(display.problem() is not None, reason="the window cannot be opened here")


@cache
def why_not_apart() -> str | None:
    """Why no network of our own can be had; None where it can."""
    if any(shutil.which(program) is None for program in ("unshare", "ip", "mount")):
        return "needs unshare, ip and mount (Linux)"
    tried = subprocess.run([*APART, "ip", "link", "set", "lo", "up"], capture_output=True, text=True)
    return f"name spaces are not permitted: {tried.stderr.strip()}" if tried.returncode else None


def apart(*command: str) -> dict[str, Any]:
    """What a command asked of a network in which every address and name leads to listeners."""
    if why := why_not_apart():
        pytest.skip(why)
    whole = [*APART, sys.executable, "-m", "tests.network.namespace", *command]
    done = subprocess.run(whole, capture_output=True, text=True, cwd=ROOT)
    assert done.returncode == 0, done.stderr
    return dict(json.loads(done.stdout))


@needs_qt
@pytest.mark.timeout(600)
def test_nothing_reaches_the_network(tmp_path: Path) -> None:
    """In a network of its own, whose listeners hear every packet, Dossier does all that it does and sends none."""
    found = apart(*DEEDS, str(tmp_path))
    assert found["status"] == 0, found["complaint"]
    assert (found["names"], found["requests"], found["packets"]) == ([], [], {})


def test_the_listeners_hear_who_loads_what_pages_refer_to(tmp_path: Path) -> None:
    """The positive control: whoever loads those resources is heard asking for names, at ports, and by packets."""
    found = apart(*DEEDS, str(tmp_path), "fetch")
    assert found["status"] == 0, found["complaint"]
    assert "tracker.example" in found["names"]
    assert any(request.startswith("80 GET /x") for request in found["requests"])
    assert any(packet.startswith("tcp 10.1.2.3:80") for packet in found["packets"])


@needs_qt
@pytest.mark.timeout(600)
def test_python_hears_of_no_connection(tmp_path: Path) -> None:
    """Where there are no name spaces as well: Python's own audit hooks hear of no socket that is used."""
    assert heard(tmp_path) == []


def test_python_hears_who_loads_what_pages_refer_to(tmp_path: Path) -> None:
    """The control for that: the same hooks hear the names and connections of whoever loads the resources."""
    found = heard(tmp_path, "fetch")
    assert any("getaddrinfo" in one and "tracker.example" in one for one in found)


def heard(home: Path, *deed: str) -> list[str]:
    done = subprocess.run([*DEEDS, str(home), *deed], capture_output=True, text=True, cwd=ROOT)
    assert done.returncode == 0, done.stderr
    return list(json.loads(done.stdout)["heard"])


needs_browser = pytest.mark.skipif(browser.program() is None, reason="needs Chromium")


@needs_browser
def test_a_brief_in_a_browser_reaches_nobody(tmp_path: Path) -> None:
    """A brief of hostile pages, named and noted with more of the same, opened by Chromium asks nothing of anybody."""
    found = apart(*BROWSER, str(tmp_path), "brief")
    assert found["status"] == 0, found["complaint"]
    assert (found["names"], found["requests"], found["packets"]) == ([], [], {})
    assert (tmp_path / "page.png").stat().st_size > 1000


@needs_browser
def test_the_pages_themselves_in_a_browser_reach_many(tmp_path: Path) -> None:
    """The control for that: two of the pages that the brief is of ask for names, and for dozens of things."""
    found = apart(*BROWSER, str(tmp_path), "raw")
    assert found["status"] == 0, found["complaint"]
    assert "tracker.example" in found["names"]
    assert len(found["requests"]) >= 24
    assert any(request.startswith("80 GET /x") for request in found["requests"])
