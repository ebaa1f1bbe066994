"""Kills a process at random, again and again, while it works on an archive; what was acknowledged must be there."""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.faults.looking import REPORTS
from tests.faults.nursery import ROOT, Nursery
from tests.faults.operations import complaints, prepare, said_by

_FILES = 4  # a command
_CORRECTED = "R2"  # has no new version, which would have to be read first
_READ = REPORTS["puente.txt"].partition("\n")[0]  # its headline
_ANEW = 40  # kills before another archive is begun, so that looking through it stays short


@dataclass(slots=True)
class Oracle:
    """What was acknowledged, and what may be shown."""

    held: dict[tuple[str, int], str] = field(default_factory=dict)  # by report and version: the file's digest
    # Of the corrected report: the last acknowledged, at first the one that was read, and those tried since
    headlines: set[str] = field(default_factory=lambda: {_READ})

    def heard(self, words: list[str], said: list[Any]) -> None:
        for item in said:
            if isinstance(item, dict) and item.get("report") and item.get("sha256") and "version" in item:
                self.held[item["report"], item["version"]] = item["sha256"]
        if words[0] == "set":
            told = '"value"' in json.dumps(said)
            self.headlines = {words[-1]} if told else self.headlines | {words[-1]}

    def wrongs(self, seen: dict[str, Any]) -> Iterator[str]:
        yield from seen["faults"]
        for (report, version), sha256 in self.held.items():
            there = seen["reports"].get(report, {"versions": []})["versions"]
            if there[version - 1 : version] != [sha256]:
                yield f"{report} version {version} was acknowledged and is not there"
        if (now := seen["reports"][_CORRECTED]["headline"]) not in self.headlines:
            yield f"{_CORRECTED} shows {now!r}, not one of {sorted(self.headlines)}"


@dataclass(frozen=True, slots=True)
class Kill:
    """One kill: what was at work, for how long (seconds), whether it was still, and what was wrong afterwards."""

    words: tuple[str, ...]
    after: float
    alive: bool
    wrong: tuple[str, ...]


class Soak:
    """Kills in one folder. With `program`, whole programs with all their threads and readers; else children forked."""

    def __init__(self, nursery: Nursery, folder: Path, seed: int, program: bool = False) -> None:
        self._nursery, self._folder, self._program = nursery, folder, program
        self._random = random.Random(seed)
        self._lasts = 0.2  # seconds that a command takes here, about

    def kills(self, times: int) -> Iterator[Kill]:
        for number in range(times):
            if number % _ANEW == 0:
                self._place, self._oracle = prepare(self._nursery, self._folder), Oracle()
            yield self._kill(number)

    def _kill(self, number: int) -> Kill:
        words, after = self._work(number), self._random.uniform(0, self._lasts)
        status = self._programs_end(words, after) if self._program else self._childs_end(words, after)
        self._lasts *= 1.15 if status == -signal.SIGKILL else 0.8  # most should be at work when they are killed
        self._oracle.heard(words, said_by(self._place))
        return Kill(tuple(words), after, status == -signal.SIGKILL, tuple(self._wrongs(status)))

    def _work(self, number: int) -> list[str]:
        kind = self._random.choices(("add", "set", "brief", "rebuild"), (8, 2, 1, 1))[0]
        if kind == "set":
            return ["set", _CORRECTED, "headline", f"Bridge down, {number}"]
        if kind == "brief":
            return ["brief", "Puente", "--out", str(self._place.product / "brief.html")]
        if kind == "rebuild":
            return ["rebuild"]
        return ["add", "--jobs", "1", *map(str, self._files(number))]

    def _files(self, number: int) -> Iterator[Path]:
        """New files, one that stood there and has changed, and the same bytes twice."""
        for at in range(_FILES):
            path = self._place.sources / ("bridge.txt" if at == 1 else f"{number}-{at}.txt")
            text = (
                f"The river rose again, {number} {0 if at == 2 else at}\r\n\r\nMOMPOX, March 4 - It rose on Sunday.\r\n"
            )
            path.write_text(text, encoding="utf-8", newline="")
            yield path

    def _childs_end(self, words: list[str], after: float) -> int:
        place = self._place
        child = self._nursery.born("command", out=place.words, **place.command(*words))
        os.kill(child, signal.SIGCONT)
        time.sleep(after)
        os.kill(child, signal.SIGKILL)  # one that has ended is there until it was waited for
        return self._nursery.ended()

    def _programs_end(self, words: list[str], after: float) -> int:
        place = self._place
        environment = os.environ | {"PYTHONPATH": str(ROOT), "DOSSIER_KEYS": str(place.keys)}
        command = [sys.executable, "-m", "dossier", *place.command(*words)["argv"]]
        with place.words.open("wb") as out, Path(f"{place.words}.err").open("wb") as err:
            child = subprocess.Popen(command, stdout=out, stderr=err, env=environment)
            time.sleep(after)
            child.kill()
            return child.wait()

    def _wrongs(self, status: int) -> Iterator[str]:
        place = self._place
        if status not in (0, -signal.SIGKILL):
            yield f"exit status {status}: {complaints(place)[-2000:]}"
        if self._nursery.done("look", out=place.words, archive=str(place.archive)) != 0:
            yield f"cannot be opened: {complaints(place)[-2000:]}"
            return
        yield from self._oracle.wrongs(json.loads(place.words.read_text(encoding="utf-8")))
