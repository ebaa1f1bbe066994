"""A house whose log is signed and remembered outside of it, with deeds that leave it as crashes leave archives."""

from __future__ import annotations

import random
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

from dossier.log import line_of
from dossier.log.checkpoints import Checkpoints
from dossier.model.audits import Fault
from dossier.model.events import Event
from dossier.proofs.audit import audit
from dossier.proofs.local_state import LocalState
from dossier.proofs.signed_log_check import LogEvidence
from dossier.proofs.signer import Signer
from tests.repository.house import House, case

IDENTITY = "0123456789abcdef"


class Bell(threading.Timer):
    """A timer that rings when it is told to."""

    def start(self) -> None:
        pass

    def join(self, timeout: float | None = None) -> None:
        pass

    def ring(self) -> None:
        self.function()


class Sealed(House):
    """Signs when it is told to and at its end; `keys` is the folder outside the archive."""

    def __init__(self, folder: Path, keys: Path | None = None) -> None:
        self.keys = keys or folder.with_name("keys")
        super().__init__(folder)
        self.memory = LocalState(self.keys, IDENTITY)
        self.troubles: list[str] = []
        self.bells: list[Bell] = []
        self.witness = Signer(
            IDENTITY,
            self.log,
            self.recorder,
            self.memory,
            lambda error: self.troubles.append(str(error)),
            timer=self._bell,
        )
        self.recorder.listen(self.witness.after_write)
        self.checkpoints = Checkpoints(folder / "log")

    def _bell(self, seconds: float, work: Callable[[], None]) -> Bell:
        self.bells.append(Bell(seconds, work))
        return self.bells[-1]

    def __exit__(self, *error: object) -> None:
        self.witness.close()
        super().__exit__(*error)

    def evidence(self) -> LogEvidence:
        return LogEvidence(IDENTITY, self.log, self.store, self.memory)

    def faults(self) -> list[Fault]:
        *faults, _ = audit(self.folder, self.store, self.log, self.catalog, self.evidence())
        return [fault for fault in faults if isinstance(fault, Fault)]

    def told(self) -> set[tuple[str, str, str]]:
        """Part, thing and fault of all that the audit names."""
        return {(fault.part, fault.thing, fault.fault) for fault in self.faults()}

    def in_log(self) -> set[tuple[str, str, str]]:
        """The same of the log, its checkpoints and keys alone, in less time."""
        lines = {("log", f"line {found.line}", "damaged") for found in self.log.check() if not isinstance(found, Event)}
        return lines | {(fault.part, fault.thing, fault.fault) for fault in self.evidence().faults()}


@contextmanager
def changed(path: Path, change: Callable[[bytes], bytes]) -> Iterator[None]:
    """Other bytes in a file for a while."""
    before, mode = path.read_bytes(), path.stat().st_mode
    path.chmod(0o600)
    path.write_bytes(change(before))
    try:
        yield
    finally:
        path.write_bytes(before)
        path.chmod(mode)


class History:
    """Deeds at random, each of which leaves an archive that nobody has tampered with."""

    def __init__(self, folder: Path, seed: int) -> None:
        self._folder, self._chance, self._numbers = folder, random.Random(seed), count(1)
        self.house = Sealed(folder)
        self._deeds = (
            self._report, self._case, self._case, self._seal, self._rotate, self._reopen, self._killed,
            self._killed_before_catalog, self._killed_before_memory, self._killed_in_checkpoint, self._killed_in_line,
            self._leaves_lost, self._rebuilt, self._elsewhere,
        )  # fmt: skip

    def step(self) -> str:
        """Does one deed, and tells its name."""
        deed = self._chance.choice(self._deeds)
        deed()
        return deed.__name__

    def close(self) -> None:
        self.house.__exit__(None, None, None)

    def _report(self) -> None:
        number = next(self._numbers)
        self.house.keep([f"Bridge {number} falls\n\nMOMPOX, March 3 - Bridge {number} fell on Monday, they said.\n"])

    def _case(self) -> None:
        number = next(self._numbers)
        self.house.recorder.record([case(f"case {number}", self.house.recorder.next_number("C"))])

    def _seal(self) -> None:
        self.house.witness.seal()

    def _rotate(self) -> None:
        self.house.witness.rotate("person:ana", lost=self._chance.random() < 0.3)

    def _reopen(self) -> None:
        self.close()
        self.house = Sealed(self._folder, self.house.keys)

    def _killed(self) -> None:
        """The process is gone before it could sign."""
        self._case()
        self.house.catalog.close()
        self.house = Sealed(self._folder, self.house.keys)

    def _killed_before_catalog(self) -> None:
        seq = self.house.catalog.applied().seq + 1
        detail = {"path": f"/in/{seq}"}
        self.house.log.append([Event(seq, "2026-01-03T00:00:00.000000Z", "folder-watched", "person:ana", detail)])
        self._killed_again()

    def _killed_before_memory(self) -> None:
        self._case()
        head = self.house.memory.folder / "head.json"
        before = head.read_bytes() if head.exists() else None
        self.house.witness.seal()
        if before is None:
            head.unlink()
        else:
            head.write_bytes(before)
        self._killed_again()

    def _killed_in_checkpoint(self) -> None:
        self.house.witness.seal()
        self._case()
        note = self.house.witness.key_here()
        assert note
        words = note.sign("dossier/abc\n9\nAAAA\n").encode()
        with self.house.checkpoints.path.open("ab") as stream:
            stream.write(words[: self._chance.randrange(len(words) - 1)])
        self._killed_again()

    def _killed_in_line(self) -> None:
        line = line_of(
            Event(999, "2026-01-03T00:00:00.000000Z", "case-note", "person:ana", {"case": "C1", "text": "x"})
        )
        with self.house.log.path.open("ab") as stream:
            stream.write(line[: self._chance.randrange(len(line) - 1)])
        self._killed_again()

    def _killed_again(self) -> None:
        self.house.catalog.close()
        self.house = Sealed(self._folder, self.house.keys)

    def _leaves_lost(self) -> None:
        """A power failure: these are not synced."""
        (self.house.memory.folder / "leaves").unlink(missing_ok=True)

    def _rebuilt(self) -> None:
        self.house.recorder.rebuild()

    def _elsewhere(self) -> None:
        """Another computer, which has not the key, writes and goes."""
        self.house.witness.seal()
        self.close()
        with Sealed(self._folder, self._folder.with_name("other keys")) as other:
            other.recorder.record([case(f"elsewhere {next(self._numbers)}", other.recorder.next_number("C"))])
        self.house = Sealed(self._folder, self.house.keys)
