"""Captured pages drawn as they looked reach nobody, with fewer and fewer of their guards; the control is heard."""

from __future__ import annotations

import json
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from dossier.desktop import display
from tests.network.looks import AS_A_PERSON
from tests.network.test_network import ROOT, apart

LOOKS = (*AS_A_PERSON, sys.executable, "-m", "tests.network.looks")
QUIET = ([], [], {})


@cache
def why_not_drawn() -> str | None:
    """Why WebEngine cannot draw pages here for a person who is not root; None where it can."""
    if problem := display.problem():
        return problem
    tried = "from dossier.desktop.web_engine import trial; import sys; sys.stdout.write(trial() or '')"
    done = subprocess.run([*AS_A_PERSON, sys.executable, "-c", tried], capture_output=True, text=True, cwd=ROOT)
    return done.stderr.strip()[-300:] if done.returncode else done.stdout or None


@pytest.fixture(autouse=True)
def _drawn_here() -> None:
    if why := why_not_drawn():
        pytest.skip(f"no page can be drawn as it looked: {why}")


def _heard(home: Path, how: str) -> tuple[dict[str, Any], tuple[Any, Any, Any]]:
    """What was drawn, and the names, requests and packets that were heard meanwhile."""
    found = apart(*LOOKS, str(home), how)
    assert found["status"] == 0, found["complaint"]
    return json.loads(found["out"]), (found["names"], found["requests"], found["packets"])


@pytest.mark.timeout(600)
def test_pages_in_the_window_reach_nobody(tmp_path: Path) -> None:
    """Pages, MHTML and web archives that refer to everything are drawn in a sandbox; WebEngine is not loaded before."""
    drawn, heard = _heard(tmp_path, "window")
    assert drawn["held"] == drawn["drawn"] == 18 and drawn["why"] == ""
    assert drawn["early"] == [] and drawn["absent"] > 0
    assert heard == QUIET


@pytest.mark.parametrize("how", ["raw", "unruled"])
@pytest.mark.timeout(600)
def test_pages_that_nobody_prepared_reach_nobody(tmp_path: Path, how: str) -> None:
    """Nor do those pages as they came, each way to load something alone; nor without the view's content policy."""
    drawn, heard = _heard(tmp_path, how)
    assert drawn["held"] > 60 and drawn["drawn"] + drawn["ended"] == drawn["held"]
    assert len(drawn["refused"]) > 20 or how == "raw"
    assert heard == QUIET


def test_the_arguments_alone_keep_a_view_from_the_network(tmp_path: Path) -> None:
    """Even a view that runs scripts, and asks for whatever they want, finds no name and no address."""
    _, heard = _heard(tmp_path, "argued")
    assert heard == QUIET


def test_a_view_without_guards_is_heard(tmp_path: Path) -> None:
    """The positive control: the same two pages in a view as it comes ask for names and make dozens of requests."""
    _, (names, requests, packets) = _heard(tmp_path, "bare")
    assert "tracker.example" in names and len(requests) >= 10
    assert any(packet.startswith("tcp 10.1.2.3:80") for packet in packets)


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_hostile_files_reach_nobody(tmp_path: Path) -> None:
    """All hostile pages and web archives, prepared in the confined child and drawn; each is drawn, or given up."""
    drawn, heard = _heard(tmp_path, "hostile")
    assert drawn["held"] > 200 and drawn["drawn"] > 200
    assert heard == QUIET
