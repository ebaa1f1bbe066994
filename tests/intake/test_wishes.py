"""What a person wishes of reading: the order of days and months where a report does not tell, and pictures unread."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

PAGE = """The Hill Gazette

Library opens a garden

Published: {day}

By Tom Vale

The town library opened a garden in which visitors may read aloud to each other, and many came.
"""


def described(path: Path, **wishes: str) -> dict[str, Any]:
    command = [sys.executable, "-m", "dossier", "read", "--json", str(path)]
    done = subprocess.run(command, capture_output=True, text=True, env={**os.environ, **wishes})
    found: dict[str, Any] = json.loads(done.stdout)
    return found


@pytest.mark.parametrize(("order", "day"), [("", "2019"), ("day", "2019-04-03"), ("month", "2019-03-04")])
def test_a_day_that_may_be_two_is_as_wished(tmp_path: Path, order: str, day: str) -> None:
    """Without a wish only the year is shown; with one the day wished for, and the other stays a candidate."""
    path = tmp_path / "a.txt"
    path.write_text(PAGE.format(day="03/04/2019"))
    published = described(path, DOSSIER_DATE_ORDER=order)["published"]
    assert published["value"] == day
    told = {published["value"], *(other["value"] for other in published["others"])}
    assert {"2019-04-03", "2019-03-04"} <= told


def test_a_day_that_is_sure_stays(tmp_path: Path) -> None:
    """A wish changes nothing where one number can be no month."""
    path = tmp_path / "a.txt"
    path.write_text(PAGE.format(day="03/24/2019"))
    assert described(path, DOSSIER_DATE_ORDER="day")["published"]["value"] == "2019-03-24"


def test_pictures_stay_unread_where_wished(tmp_path: Path) -> None:
    """With DOSSIER_OCR=no no picture is given to tesseract, and who refused it is another: it is read later."""
    from tests.reading import sheets

    path = tmp_path / "scan.png"
    path.write_bytes(sheets.Picture(4, 4, b"\0" * 16).png())
    assert "switched off" in described(path, DOSSIER_OCR="no")["error"]
    command = [sys.executable, "-c", "from dossier.reading import REFUSED_BY; print(REFUSED_BY)"]
    done = subprocess.run(command, capture_output=True, text=True, env={**os.environ, "DOSSIER_OCR": "no"})
    assert "tesseract" not in done.stdout
