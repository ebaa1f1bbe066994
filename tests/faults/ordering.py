"""Traces whole commands, and says what they told or built upon too early."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

from tests.faults.durability import CALLS, Disk
from tests.faults.mutants import MUTANTS
from tests.faults.nursery import ROOT, Nursery
from tests.faults.operations import OPERATIONS, complaints, prepare
from tests.faults.tracing import TRACED, attached, calls_in, finished

_STRINGS = 1 << 16  # bytes: whole lines of the log, of which the model reads the names

_MANY = 20  # files at once: enough for whatever is done in another way with many


def faults_of(nursery: Nursery, folder: Path, operation: str, mutant: str | None = None) -> list[str]:
    """What the model of a disk says of an operation's trace, of Dossier or of a mutant."""
    place = prepare(nursery, folder)
    OPERATIONS[operation].before(place)
    disk = Disk(place.archive, place.words, synced=operation != "mend")
    words = place.command(*OPERATIONS[operation].words(place))
    child = nursery.born("command", out=place.words, mutant=mutant, **words)
    tracer = attached(child, folder / "trace", calls=CALLS + TRACED, text=_STRINGS)
    status = nursery.ended()
    finished(tracer)
    assert status == 0, complaints(place)
    return disk.follow(calls_in(folder / "trace"))


def probed(nursery: Nursery, folder: Path, probe: str, mutant: str | None = None) -> list[str]:
    """What a probe says of Dossier or of a mutant."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    status = nursery.done("probe", out=folder / "words", mutant=mutant, name=probe, folder=str(folder / "in"))
    assert status == 0, (folder / "words.err").read_text(encoding="utf-8")
    found: list[str] = json.loads((folder / "words").read_text(encoding="utf-8"))
    return found


def shown(nursery: Nursery, folder: Path, name: str) -> list[str]:
    """What the mutant's own rig says of it."""
    mutant = MUTANTS[name]
    rig = faults_of if mutant.rig == "trace" else probed
    return rig(nursery, folder, mutant.shown_by, name)


def faults_of_program(nursery: Nursery, folder: Path) -> list[str]:
    """What the model says of a real `dossier add` of several files, with all its threads and a reader's process."""
    place = prepare(nursery, folder)
    for number in range(_MANY):
        (place.sources / f"{number}.txt").write_text(f"Report {number}\n\nMOMPOX, March 4 - The river rose again.\n")
    disk = Disk(place.archive, place.words)
    command = [sys.executable, "-m", "dossier", *place.command("add", "--jobs", "1", str(place.sources))["argv"]]
    tracing = ["strace", "-f", "-y", "-s", str(_STRINGS), "-o", folder / "trace", "-e", f"trace={CALLS}{TRACED}"]
    environment = os.environ | {"PYTHONPATH": str(ROOT), "DOSSIER_KEYS": str(place.keys)}
    with place.words.open("wb") as words:
        done = subprocess.run([*tracing, *command], stdout=words, stderr=subprocess.PIPE, env=environment)
    assert done.returncode == 0, done.stderr
    return disk.follow(calls_in(folder / "trace"))
