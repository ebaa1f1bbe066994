"""Audits many archives that nobody has tampered with: `python -m tests.faults.clean_audits [AUDITS [SEED]]`.

Each archive goes through deeds and crashes at random (see `tests/repository/sealed.py`), with an audit after every one.
Ends with status 1 if any audit named a fault, or any look at what was seen told of trouble.
"""

from __future__ import annotations

import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from tests.repository.sealed import History

_DEEDS = 20  # an archive


def audits(count: int, seed: int) -> Iterator[tuple[str, list[str]]]:
    """The deed before each audit, and what was told that should not have been."""
    for archive in range(-(-count // _DEEDS)):
        with tempfile.TemporaryDirectory(prefix="dossier-clean-") as folder:
            history = History(Path(folder, "archive"), seed + archive)
            for _ in range(min(_DEEDS, count - archive * _DEEDS)):
                deed = history.step()
                faults = [f"{fault.part} {fault.thing}: {fault.fault}" for fault in history.house.faults()]
                yield deed, faults + history.house.troubles
            history.close()


def main(words: list[str]) -> int:
    count, seed = (int(word) for word in (*words, *("1000", "1")[len(words) :]))
    begun, deeds, alarms = time.monotonic(), Counter[str](), 0
    for deed, told in audits(count, seed):
        deeds[deed.strip("_")] += 1
        if told:
            alarms += 1
            print(f"false alarm after {deed}: {told}", flush=True)
    print(
        f"{deeds.total()} clean audits, {alarms} false alarms, {time.monotonic() - begun:.0f} s; after: {dict(deeds)}"
    )
    return 1 if alarms else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
