"""Lets every system call fail in turn, or kills the process at it, and looks what became of the archive."""

from __future__ import annotations

import json
import random
import re
import signal
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from tests.faults.nursery import Nursery
from tests.faults.operations import OPERATIONS, Place, Seen, complaints, half_written, prepare, said_by
from tests.faults.tracing import Call, attached, calls_in, finished

FAULTS = {"KILL": "signal=KILL", "EIO": "error=EIO", "ENOSPC": "error=ENOSPC"}
_CLEANING = ("unlink", "unlinkat")  # where these fail, what they were to remove stays


@dataclass(frozen=True, slots=True)
class Shot:
    """One fault at one call: the `nth` of its name since the command began."""

    operation: str
    fault: str
    call: Call
    nth: int

    def __str__(self) -> str:
        about = " ".join(Path(path).name for path in self.call.paths()[-1:])
        return f"{self.operation}: {self.fault} at {self.call.name} number {self.nth} ({about})"


@dataclass(frozen=True, slots=True)
class Thinning:
    """One call in so many, from number `offset` on; those on the catalog, which are most, can be thinned further."""

    every: int = 1
    catalog: int = 1
    offset: int = 0

    def of(self, shots: list[Shot]) -> list[Shot]:
        own = [shot for shot in shots if not _is_on_catalog(shot.call)]
        catalogs = [shot for shot in shots if _is_on_catalog(shot.call)]
        return [*self._one_in(self.every, own), *self._one_in(self.catalog, catalogs)]

    def _one_in(self, every: int, shots: list[Shot]) -> list[Shot]:
        calls = list(dict.fromkeys((shot.call.name, shot.nth) for shot in shots))
        chosen = set(calls[self.offset % every :: every])
        return [shot for shot in shots if (shot.call.name, shot.nth) in chosen]


@dataclass(frozen=True, slots=True)
class Hit:
    """What came of a shot: whether it hit that call, and what was wrong afterwards."""

    shot: Shot
    fired: bool
    wrong: tuple[str, ...]


class Range:
    """Where shots at one operation are fired: a fresh copy of the same archive, in the same place, for each."""

    def __init__(self, nursery: Nursery, folder: Path, operation: str) -> None:
        self._nursery, self._name, self._operation = nursery, operation, OPERATIONS[operation]
        self._place, self._sound = Place(folder / "place"), Place(folder / f"sound-{operation}")
        place = prepare(nursery, self._place.folder)
        self._operation.before(place)
        place.copied_to(self._sound.folder)
        self._log_before = "" if self._operation.founds else self._log()
        self._before = self._empty() if self._operation.founds else self._look()
        self.shots = list(self._shots())
        self._wanted = self._look()

    def fire(self, shot: Shot) -> Hit:
        """Fires one shot at the operation, looks at what it left, and does the operation again."""
        self._sound.copied_to(self._place.folder)
        calls, status = self._run(f"{shot.call.name}:{FAULTS[shot.fault]}:when={shot.nth}")
        hit = self._has_hit(shot, calls, status)
        return Hit(shot, hit, tuple(self._wrongs(shot, status)) if hit else ())

    def _shots(self) -> Iterator[Shot]:
        """One for every call that changes something of the archive, its keys or the product, and for every fault."""
        for _ in range(2):  # the first may leave what Python compiled, and then there are other calls
            self._sound.copied_to(self._place.folder)
            calls, status = self._run()
            assert status == 0, complaints(self._place)
        counts: Counter[str] = Counter()
        for call in calls:
            counts[call.name] += 1
            if self._is_aim(call):
                yield from (Shot(self._name, fault, call, counts[call.name]) for fault in FAULTS)

    def _is_aim(self, call: Call) -> bool:
        folders = (self._place.archive, self._place.product, self._place.keys)
        return call.changes_disk() and any(call.is_about(folder) for folder in folders)

    def _run(self, inject: str = "") -> tuple[list[Call], int]:
        place = self._place
        words = place.command(*self._operation.words(place))
        child = self._nursery.born("command", out=place.words, **words)
        tracer = attached(child, place.folder / "trace", inject=inject)
        status = self._nursery.ended()
        finished(tracer)
        return list(calls_in(place.folder / "trace")), status

    def _has_hit(self, shot: Shot, calls: list[Call], status: int) -> bool:
        """Whether the fault came, and at a call that is about the same file."""
        if shot.fault == "KILL":
            hit = calls[-1:] if status == -signal.SIGKILL else []
        else:
            hit = [call for call in calls if call.injected]
        return [(call.name, _steady(call)) for call in hit] == [(shot.call.name, _steady(shot.call))]

    def _wrongs(self, shot: Shot, status: int) -> Iterator[str]:
        place = self._place
        said, complained = said_by(place), complaints(place)
        if shot.fault != "KILL":
            yield from self._wrong_words(shot, status, complained)
        if not (self._operation.founds and not (place.archive / "dossier.json").exists()):
            seen = self._look()
            yield from self._changed(seen)
            yield from (f"lost: {what}" for what in self._operation.lost(place, _done(said), seen))
        elif _done(said):
            yield "something was acknowledged, and there is no archive"
        yield from self._again()

    def _wrong_words(self, shot: Shot, status: int, complained: str) -> Iterator[str]:
        """What a command whose disk failed must not do."""
        if "Traceback" in complained:
            yield f"a traceback: {complained[-2000:]}"
        if status not in (0, 1):
            yield f"exit status {status}"
        if status == 1 and str(self._place.folder) not in complained:
            yield f"no folder is named: {complained!r}"
        in_catalog = _is_on_catalog(shot.call)  # SQLite has one word for all faults
        if shot.fault == "ENOSPC" and status == 1 and not in_catalog and not re.search("is full|No space", complained):
            yield f"not told that the disk is full: {complained!r}"
        if shot.call.name not in _CLEANING and (left := half_written(self._place)):
            yield f"half-written files are left: {left}"

    def _changed(self, seen: Seen) -> Iterator[str]:
        """What stood there before and stands there no more, and what the audit finds."""
        yield from seen["faults"]
        if not seen["log"].startswith(self._log_before):
            yield "lines of the log changed"
        for report, there in self._before["reports"].items():
            now = seen["reports"].get(report, {"versions": []})
            if now["versions"][: len(there["versions"])] != there["versions"]:
                yield f"{report} lost a version"
        if not self._before["cases"].items() <= seen["cases"].items():
            yield "a case is lost"

    def _again(self) -> Iterator[str]:
        """The same command, with a disk that is well again."""
        place = self._place
        status = self._nursery.done("command", out=place.words, **place.command(*self._operation.words(place)))
        if status != 0:
            yield f"a second run ends with {status}: {complaints(place)[-2000:]}"
            return
        seen = self._look()
        yield from self._changed(seen)
        yield from (f"lost after a second run: {what}" for what in self._operation.lost(place, said_by(place), seen))
        for part in ("reports", "cases"):
            if seen[part] != self._wanted[part]:
                yield f"after a second run, {part} are {seen[part]}, not {self._wanted[part]}"

    def _look(self) -> Seen:
        status = self._nursery.done("look", out=self._place.words, archive=str(self._place.archive))
        if status != 0:
            return self._empty() | {"faults": [f"cannot be opened: {complaints(self._place)[-2000:]}"]}
        seen: Seen = json.loads(self._place.words.read_text(encoding="utf-8"))
        return seen

    def _empty(self) -> dict[str, object]:
        return {
            "reports": {},
            "cases": {},
            "decided": [],
            "exports": [],
            "harmless": [],
            "faults": [],
            "log": self._log_before,
        }

    def _log(self) -> str:
        """Whole lines."""
        text = (self._place.archive / "log" / "events.jsonl").read_text(encoding="ascii")
        return text[: text.rfind("\n") + 1]


def _done(said: list[object]) -> list[object]:
    """What was acknowledged: answers that are no errors."""
    return [item for item in said if not (isinstance(item, dict) and "error" in item)]


def _is_on_catalog(call: Call) -> bool:
    return any("catalog.sqlite" in path for path in call.paths())


def _steady(call: Call) -> str:
    """The file that a call is about, without what differs from run to run."""
    changing = r"(incoming-|rebuilding-|in-doubt-|ed25519-)[^/ ]*|[0-9a-f]{32,}|/[0-9a-f]{2}(?=/|$)"
    return re.sub(changing, lambda found: found[1] or "", " ".join(call.paths()))


def sweep(
    nursery: Nursery,
    folder: Path,
    operation: str,
    most: int | None = None,
    call: str | None = None,
    thinning: Thinning = Thinning(),
    seed: int = 0,
) -> Iterator[Hit]:
    """Fires every shot at an operation, at one `call` of it, or a sample: thinned, and of at most so many.

    One that misses is fired once more.
    """
    aim = Range(nursery, folder, operation)
    shots = thinning.of([shot for shot in aim.shots if call in (None, shot.call.name)])
    shots = shots if most is None else random.Random(seed).sample(shots, min(most, len(shots)))
    for shot in shots:
        hit = aim.fire(shot)
        yield hit if hit.fired else aim.fire(shot)
