"""Runs what is too long for the test suite: `python -m tests.faults calls|soak|together --help` says how."""

from __future__ import annotations

import argparse
import os
import shutil
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

from tests.faults.injecting import FAULTS, Thinning, sweep
from tests.faults.nursery import Nursery
from tests.faults.operations import OPERATIONS, known_operations
from tests.faults.soak import Soak
from tests.faults.together import meet
from tests.faults.tracing import problem


def calls(words: argparse.Namespace) -> int:
    """Every fault at every system call of every operation; gives how many shots missed or left something wrong."""
    if why := problem():
        print(f"Nothing can be traced here: it {why}.", file=sys.stderr)
        return 1
    bad, thinning = 0, Thinning(words.every, words.catalog_every, words.offset)
    for operation in words.operation or known_operations():
        fired, began = Counter[str](), time.monotonic()
        missed, harmful = [], []
        folder = Path(tempfile.mkdtemp(prefix="dossier-faults-"))
        with Nursery() as nursery:
            for hit in sweep(nursery, folder, operation, words.most, words.call, thinning):
                fired[hit.shot.fault] += hit.fired
                if not hit.fired:
                    missed.append(hit)
                if hit.wrong:
                    harmful.append(hit)
                    print(f"  {hit.shot}", *hit.wrong, sep="\n    ", flush=True)
        shutil.rmtree(folder)
        counts = ", ".join(f"{fault} {fired[fault]}" for fault in FAULTS)
        took = time.monotonic() - began
        print(f"{operation}: {counts}; missed {len(missed)}, wrong {len(harmful)}; {took:.0f} s", flush=True)
        for hit in missed:
            print(f"  missed {hit.shot}")
        bad += len(missed) + len(harmful)
    return min(bad, 100)


def soak(words: argparse.Namespace) -> int:
    """Random kill -9 of processes at work on one archive; gives how many left something wrong."""
    folder = Path(tempfile.mkdtemp(prefix="dossier-faults-"))
    began, done, alive, bad = time.monotonic(), 0, 0, 0
    with Nursery() as nursery:
        for kill in Soak(nursery, folder / "place", words.seed, words.program).kills(words.times):
            done += 1
            alive += kill.alive
            if kill.wrong:
                bad += 1
                print(
                    f"  {' '.join(kill.words)}, killed after {kill.after:.3f} s", *kill.wrong, sep="\n    ", flush=True
                )
            if time.monotonic() - began > 60 * words.minutes:
                break
    shutil.rmtree(folder)
    took = time.monotonic() - began
    print(f"{done} kills, {alive} of them of processes still at work; wrong after {bad}; {took:.0f} s")
    return min(bad, 100)


def together(words: argparse.Namespace) -> int:
    """The window and commands at once on one archive; gives how much was wrong."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")  # as in the suite: a window needs no display
    from dossier.desktop import display

    if why := display.problem():
        print(f"Without the window: {why}", file=sys.stderr)
    folder = Path(tempfile.mkdtemp(prefix="dossier-faults-"))
    bad = meet(folder, words.minutes, words.rest, window=not why)
    if bad == 0:
        shutil.rmtree(folder)
    return min(bad, 100)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.faults", description=__doc__)
    verbs = parser.add_subparsers(required=True)
    verb = verbs.add_parser("calls", help=calls.__doc__)
    verb.add_argument("operation", nargs="*", help=f"of {', '.join(OPERATIONS)}; all unless named")
    verb.add_argument("--most", type=int, help="a sample of so many shots an operation")
    verb.add_argument("--call", help="only at this system call, such as fsync")
    verb.add_argument("--every", type=int, default=1, help="only one call in so many")
    verb.add_argument("--catalog-every", type=int, default=1, help="the same for calls on the catalog, most of all")
    verb.add_argument("--offset", type=int, default=0, help="the first of these")
    verb.set_defaults(run=calls)
    verb = verbs.add_parser("soak", help=soak.__doc__)
    verb.add_argument("--times", type=int, default=1000)
    verb.add_argument("--minutes", type=float, default=60, help="at most")
    verb.add_argument("--seed", type=int, default=0)
    verb.add_argument("--program", action="store_true", help="kill whole programs, which take longer to start")
    verb.set_defaults(run=soak)
    verb = verbs.add_parser("together", help=together.__doc__)
    verb.add_argument("--minutes", type=float, default=60)
    verb.add_argument("--rest", type=float, default=1, help="seconds between the commands of one process")
    verb.set_defaults(run=together)
    words = parser.parse_args()
    status: int = words.run(words)
    return status


if __name__ == "__main__":
    sys.exit(main())
