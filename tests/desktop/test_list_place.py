"""Promises of the list's place: what leaves it or comes back to it never sends the reader to the top."""

from __future__ import annotations

import pytest

from tests.desktop.conftest import FERRY, Stage
from tests.desktop.handling import press

pytestmark = pytest.mark.styled


def test_the_next_report_is_chosen_after_the_trash(stage: Stage) -> None:
    """What is put into the trash leaves its place to the next report, and undo chooses it again."""
    names = [f"Ferry strike, day {n} of the halt" for n in range(8)]
    headline = "Ferry strike halts island traffic for a third day"
    files = [stage.write(f"{n}.txt", FERRY.replace(headline, name)) for n, name in enumerate(names)]
    stage.take(*files)
    stage.until(lambda: len(stage.headlines()) == len(names))
    before = stage.headlines()
    stage.choose(before[3])
    press(stage, "trash")
    stage.until(lambda: len(stage.headlines()) == len(names) - 1)
    current = stage.window.middle.table.current()
    assert current and current.headline == before[4]
    press(stage, "undo")
    stage.until(lambda: len(stage.headlines()) == len(names))
    current = stage.window.middle.table.current()
    assert current and current.headline == before[3]
