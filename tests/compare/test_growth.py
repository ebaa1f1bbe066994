"""A hostile text that is four times as long costs about four times as much, at every stage of a comparison."""

from __future__ import annotations

import json
import sys

import pytest

from dossier.children import dossier_environment, run
from tests.compare.growth import STAGES, TEXTS

_MOST = 8.0  # times as much; the square would be 16
_FELT = 0.25  # seconds below which a ratio tells of the clock


@pytest.mark.timeout(900)
def test_cost_grows_with_the_length_of_a_hostile_text() -> None:
    """One quotation, mark, name or number over and over: no stage's CPU time grows as the square of the text."""
    done = run([sys.executable, "-m", "tests.compare.growth"], b"", 900.0, 1 << 20, dossier_environment())
    found = [json.loads(line) for line in done.out.splitlines()]
    assert len(found) == len(TEXTS) * len(STAGES), done.complaint.decode()
    steep = [one for one in found if one["costs"][1] > max(_FELT, _MOST * one["costs"][0])]
    assert steep == []


@pytest.mark.timeout(900)
def test_cost_grows_with_the_number_of_reports() -> None:
    """400 reports of one case cost at most 12 times the CPU time of 50; the square would be 64 times."""
    command = [sys.executable, "-m", "tests.compare.many_reports", "50", "400"]
    done = run(command, b"", 900.0, 1 << 20, dossier_environment())
    few, many = (json.loads(line) for line in done.out.splitlines())
    assert many["s"] <= 12 * few["s"]
