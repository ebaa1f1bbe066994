"""Runs tools in turn on the same work and prints how they compare, as one JSON object a line (Linux and macOS)."""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

Commands = Sequence[Sequence[str]]  # run at once, each in a process of its own
Prepared = Callable[[Path], Commands]  # makes ready in an empty folder, out of the measured time

OURS = "dossier"
_LOOK = 0.2  # seconds between looks at memory


@dataclass(frozen=True, slots=True)
class Spent:
    """What one run took: seconds, seconds of CPU, MB of all its processes together at their most (0: unknown)."""

    wall: float
    cpu: float
    memory: float


def run(commands: Commands, environment: Mapping[str, str] | None = None) -> Spent:
    """Runs commands at once and waits for all. Ends the benchmark when one fails."""
    before, start = os.times(), time.monotonic()
    children = [
        subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, env=environment)
        for command in commands
    ]
    with _Memory([child.pid for child in children]) as memory:
        said = [child.communicate()[1] for child in children]
    wall, after = time.monotonic() - start, os.times()
    for child, command, words in zip(children, commands, said, strict=True):
        if child.returncode:
            raise SystemExit(f"{command[0]} ended with status {child.returncode}: {words.decode()[-500:]}")
    cpu = after.children_user + after.children_system - before.children_user - before.children_system
    return Spent(wall, cpu, memory.most)


def measure(command: Sequence[str]) -> dict[str, float]:
    """One run of one command, as it is printed."""
    found = run([command])
    return {"wall s": round(found.wall, 2), "cpu s": round(found.cpu, 2), "peak MB": round(found.memory)}


def compare(what: str, count: int, unit: str, tools: Mapping[str, Prepared], rounds: int, scratch: Path) -> None:
    """Prints the medians of `rounds` rounds, in which the tools take turns, then ours by each peer's.

    What a round has written stays until the end: ext4 is slow to give out what was freed a minute ago.
    """
    spent: dict[str, list[Spent]] = {tool: [] for tool in tools}
    for number in range(rounds):
        for tool, prepare in tools.items():
            folder = scratch / f"{tool.replace(' ', '-')}-{number}"
            folder.mkdir(parents=True)
            commands = prepare(folder)
            os.sync()
            spent[tool].append(run(commands))
    medians = {tool: _median(found) for tool, found in spent.items()}
    for tool, found in medians.items():
        told = {"what": what, "tool": tool, "wall s": round(found.wall, 2), "cpu s": round(found.cpu, 2)}
        told |= {f"{unit}/s": round(count / found.wall), "peak MB": round(found.memory)}
        print(json.dumps(told), flush=True)
    ours = medians[OURS]
    for tool, other in medians.items():
        if tool != OURS:
            ratio = {"wall": round(ours.wall / other.wall, 2), "cpu": round(ours.cpu / other.cpu, 2)}
            ratio |= {"memory": round(ours.memory / other.memory, 2)} if ours.memory and other.memory else {}
            print(json.dumps({"what": what, f"{OURS} / {tool}": ratio}), flush=True)


def _median(found: Sequence[Spent]) -> Spent:
    return Spent(
        statistics.median(one.wall for one in found),
        statistics.median(one.cpu for one in found),
        statistics.median(one.memory for one in found),
    )


class _Memory:
    """Watches how much memory processes and those that they start take together (Linux; elsewhere it sees nothing)."""

    def __init__(self, roots: Sequence[int]) -> None:
        self._roots, self._done = roots, threading.Event()
        self._thread = threading.Thread(target=self._watch)
        self.most = 0.0

    def __enter__(self) -> _Memory:
        if Path("/proc/self/smaps_rollup").exists():
            self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._done.set()
        if self._thread.is_alive():
            self._thread.join()

    def _watch(self) -> None:
        while not self._done.wait(_LOOK):
            self.most = max(self.most, sum(map(_share, _family(self._roots))) / 1024)


def _family(roots: Sequence[int]) -> set[int]:
    """Processes and all that they have started, as far as that still runs under them."""
    parents = {}
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                parents[int(entry.name)] = int((entry / "stat").read_text().rsplit(")", 1)[1].split()[1])
            except OSError:  # it has just ended
                continue
    family = set(roots)
    while more := {pid for pid, parent in parents.items() if parent in family} - family:
        family |= more
    return family


def _share(pid: int) -> int:
    """KB of a process, of what it shares with others its part."""
    try:
        lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
    except OSError:
        return 0
    return next((int(line.split()[1]) for line in lines if line.startswith("Pss:")), 0)
