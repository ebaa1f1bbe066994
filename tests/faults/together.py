"""The window and many commands at once on one archive, as people with several terminals use it."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
import threading
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

from tests.faults.looking import write_reports
from tests.faults.nursery import ROOT

# What nobody may be shown, whatever the others do
_UNSEEMLY = ("locked", "Traceback", "told: ", "Another Dossier is writing", "cannot be used", "damaged")


@dataclass(slots=True)
class Meeting:
    """What came of it: commands by verb, what was taken in, and what went wrong."""

    runs: Counter[str] = field(default_factory=Counter)
    held: dict[str, str] = field(default_factory=dict)  # by path: the digest that was acknowledged
    wrong: list[str] = field(default_factory=list)


class Together:
    """Processes on one archive, each in its own loop, for `seconds`; they rest about `rest` seconds in between."""

    def __init__(self, folder: Path, seconds: float, rest: float, window: bool, seed: int = 0) -> None:
        self._folder, self._seconds, self._rest, self._window = folder, seconds, rest, window
        self._archive = folder / "archive"
        self._random = random.Random(seed)
        self._environment = os.environ | {"PYTHONPATH": str(ROOT), "DOSSIER_KEYS": str(folder / "keys")}
        self._end = threading.Event()
        self._lock = threading.Lock()
        self._met = Meeting()

    def meet(self) -> Meeting:
        write_reports(self._folder / "in")
        for name in ("windows", "watched"):
            (self._folder / name).mkdir()
        self._run("add", "--jobs", "1", str(self._folder / "in"))
        self._run("case", "new", "Puente")
        loops = [self._adds, self._decides, self._asks, self._drops, self._watches]
        loops += [self._shows] if self._window else []
        threads = [threading.Thread(target=loop) for loop in loops]
        for thread in threads:
            thread.start()
        self._end.wait(self._seconds)
        self._end.set()
        for thread in threads:
            thread.join()
        self._look_back()
        return self._met

    # the loops

    def _adds(self) -> None:
        for number in self._turns():
            path = self._write(self._folder / "in", number)
            self._run("add", "--jobs", "1", str(path), str(self._folder / "in" / "bridge.txt"))

    def _decides(self) -> None:
        for number in self._turns():
            self._run("set", "R1", "headline", f"Bridge down, {number}")
            self._run("case", "add", "Puente", f"R{1 + number % 2}")
            self._run("case", "note", "Puente", f"Note {number}")

    def _asks(self) -> None:
        for number in self._turns():
            verb = (["list"], ["search", "bridge"], ["audit"], ["history"], ["show", "R1"])[number % 5]
            self._run(*verb)

    def _drops(self) -> None:
        """Files into the folders that the window and `watch` follow."""
        for number in self._turns():
            for name in ("windows", "watched"):
                self._write(self._folder / name, number)

    def _watches(self) -> None:
        for _ in self._turns():
            self._run("watch", str(self._folder / "watched"), "--until-idle", "3", "--settle", "0.2")

    def _shows(self) -> None:
        place, shown = self._folder / "windows", self._folder / "shown"
        words = [sys.executable, "-m", "tests.faults.window", str(self._archive), str(place), str(self._seconds)]
        with shown.open("wb") as out:
            child = subprocess.run(words, cwd=ROOT, env=self._environment, stdout=out, stderr=out)
        self._judge("window", child.returncode, "", shown.read_text(encoding="utf-8"))

    # what they share

    def _turns(self) -> Iterator[int]:
        for number in count(1):
            if self._end.is_set():
                return
            yield number
            self._end.wait(self._rest * self._random.uniform(0.5, 1.5))

    def _write(self, folder: Path, number: int) -> Path:
        path = folder / f"{number}.txt"
        text = f"The river rose again at {folder.name}, {number}\n\nMOMPOX, March 4 - It rose on Sunday.\n"
        path.write_text(text, encoding="utf-8")
        return path

    def _run(self, *words: str) -> None:
        command = [sys.executable, "-m", "dossier", "--archive", str(self._archive), "--json", *words]
        done = subprocess.run(command, env=self._environment, capture_output=True, text=True)
        self._judge(" ".join(words[:2] if words[0] == "case" else words[:1]), done.returncode, done.stdout, done.stderr)

    def _judge(self, verb: str, status: int, said: str, complained: str) -> None:
        with self._lock:
            self._met.runs[verb] += 1
            bad = [line for line in complained.splitlines() if any(word in line for word in _UNSEEMLY)]
            if status != 0 or bad:
                self._met.wrong.append(f"{verb}: exit status {status}: {(complained or said)[-1500:]}")
            for item in map(json.loads, said.splitlines()):
                if isinstance(item, dict) and item.get("sha256") and item.get("status") in ("added", "new-version"):
                    self._met.held[item["path"]] = item["sha256"]

    def _look_back(self) -> None:
        """Takes in what was dropped last, and looks whether all is there that was acknowledged."""
        self._run("add", "--jobs", "1", str(self._folder / "windows"), str(self._folder / "watched"))
        self._run("audit")
        for path, sha256 in self._met.held.items():
            if not (self._archive / "blobs" / sha256[:2] / sha256).exists():
                self._met.wrong.append(f"{path} was acknowledged, and its bytes are not there")
        listed = self._listed()
        for path in self._met.held:
            if path not in listed:
                self._met.wrong.append(f"{path} was acknowledged, and no report shows it")

    def _listed(self) -> set[str]:
        """Places of accessions and versions, as the history tells them."""
        command = [sys.executable, "-m", "dossier", "--archive", str(self._archive), "--json", "history"]
        done = subprocess.run(command, env=self._environment, capture_output=True, text=True, check=True)
        events: list[dict[str, Any]] = [json.loads(line) for line in done.stdout.splitlines()]
        return {event["detail"]["path"] for event in events if "path" in event.get("detail", {})}


def told(met: Meeting, took: float) -> str:
    runs = ", ".join(f"{verb} {number}" for verb, number in sorted(met.runs.items()))
    return f"{runs}; {len(met.held)} files acknowledged; wrong: {len(met.wrong)}; {took:.0f} s"


def meet(folder: Path, minutes: float, rest: float, window: bool) -> int:
    """Runs a meeting, prints what came of it, and gives how much was wrong."""
    began = time.monotonic()
    met = Together(folder, 60 * minutes, rest, window).meet()
    for what in met.wrong:
        print(f"  {what}")
    print(told(met, time.monotonic() - began))
    return len(met.wrong)
