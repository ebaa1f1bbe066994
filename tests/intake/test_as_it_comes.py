"""Results are told as they come: a file that is read does not wait for all the others."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from pathlib import Path

from dossier.intake.intake import Intake
from dossier.intake.reader_pool import ReaderPool
from dossier.intake.reader_protocol import ReaderAnswer
from tests.intake.warm import Warm
from tests.repository.house import REPORTS, House


class Slow:
    """Readers of which one answers at a time, each longer than anybody waits for."""

    def __init__(self, cage: ReaderPool) -> None:
        self._cage, self.taken, self.limits = cage, 0, set[float | None]()

    def ready(self, wait: int, at_most: float | None = None) -> Iterator[ReaderAnswer]:
        self.limits.add(at_most)
        if wait:
            self.taken += 1
            yield next(self._cage.ready(1))

    @property
    def has_ready(self) -> bool:
        return False

    def __getattr__(self, name: str) -> object:
        return getattr(self._cage, name)


def test_a_reading_is_told_once_somebody_has_waited_for_it(tmp_path: Path, warm: Warm) -> None:
    """While readers take their time, each reading is recorded and told before the next; none waits for a batch."""
    drop = tmp_path / "drop"
    drop.mkdir()
    for number in range(6):
        (drop / f"{number}.txt").write_text(f"{REPORTS[0]}\n{number}")
    slow, clock = Slow(warm), count()
    with House(tmp_path / "archive") as house:
        intake = Intake(house.store, house.catalog, house.recorder, lambda _: slow, steady=lambda: float(next(clock)))
        told = [(outcome.status, slow.taken) for outcome in intake.add([drop])]
        intake.close()
    assert told == [("added", number) for number in range(1, 7)]
    assert None not in slow.limits
