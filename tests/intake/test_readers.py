"""The readers that tests borrow are lent as if each archive had its own."""

from __future__ import annotations

from pathlib import Path

from dossier.intake.reader_protocol import Limits, Task
from tests import readers


def test_readers_are_lent_to_one_at_a_time_and_without_what_was_left_undone(tmp_path: Path) -> None:
    """Nobody gets another archive's answers, and whoever asks for other limits gets readers of their own."""
    (tmp_path / "a.txt").write_text("The ferries run again.\n")
    first = readers.lend(1)
    with readers.lend(1) as second, readers.lend(1, Limits(seconds=1)) as third:
        assert len({first, second, third}) == 3
    first.submit([Task(1, str(tmp_path / "a.txt"), "a.txt")])
    first.close()
    fourth = readers.lend(1)
    assert fourth is not first and fourth.open == 0
    fourth.close()
    assert readers.lend(1) is fourth
    fourth.close()
