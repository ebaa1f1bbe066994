"""Keeps outside of an archive the local state about it: its private key, and how far its log was when last seen.

A change of the archive alone cannot change this state with it. Each archive has a folder, for its owner only, with
`ed25519-ID.pem`, `head.json`, `leaves`, the hash of every line up to there, and `backups.json`, which were made here,
and `operations.json`, what a person can undo.
Next to these folders `places.json` says which archive was where.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from dossier import lazy_re as re
from dossier.clauses import Clause
from dossier.errors import BadInput
from dossier.files import home, sync_folder, write_whole
from dossier.log.merkle import HASH, Tree
from dossier.log.signed_notes import PrivateKey, PublicKey
from dossier.model.operations import Operation, operations_from, operations_json
from dossier.proofs.known_archives import KnownArchives

_BACKUPS = 100  # that are known again
_SAFE = re.compile(r"[0-9a-z]{1,64}")


def keys_folder(environment: Mapping[str, str] = os.environ, system: str = sys.platform) -> Path:
    """`DOSSIER_KEYS`, else a folder where this system keeps its users' settings."""
    if named := environment.get("DOSSIER_KEYS"):
        return Path(named).absolute()
    if system == "win32":
        base = Path(environment.get("APPDATA") or home() / "AppData/Roaming")
    elif system == "darwin":
        base = home() / "Library/Preferences"
    else:
        base = Path(environment.get("XDG_CONFIG_HOME") or home() / ".config")
    return base / "dossier" / "keys"


def origin_of(identity: str) -> str:
    """How an archive's log is called in checkpoints, and its keys with it."""
    return f"dossier/{_safe(identity)}"


def _safe(identity: str) -> str:
    """A file name for an identity: anybody may have written it, and it must not lead to another folder."""
    return identity if _SAFE.fullmatch(identity) else hashlib.sha256(identity.encode()).hexdigest()


@dataclass(frozen=True, slots=True)
class Head:
    """How far a log was seen, and the key that counted."""

    size: int = 0  # lines
    offset: int = 0  # bytes of them
    frontier: tuple[bytes, ...] = ()
    last: bytes = b""  # the hash of the last line
    checkpoints: int = 0  # bytes
    key: str = ""

    def tree(self) -> Tree:
        return Tree(self.size, self.frontier)

    def root(self) -> bytes:
        return self.tree().root()


class LocalState:
    """The folder of one archive within the folder of keys. Raises BadInput where that cannot be used."""

    def __init__(self, keys: Path, identity: str) -> None:
        self.folder = keys / _safe(identity)
        self._name, self._identity, self._places = origin_of(identity), identity, KnownArchives(keys)

    # keys

    def make_key(self) -> PrivateKey:
        """A new key, on the disk before anything is signed with it."""
        made = PrivateKey.make(self._name)
        with self._named_errors():
            self._begin()
            handle = os.open(self._pem(made.public), os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
            with os.fdopen(handle, "wb") as stream:
                stream.write(made.pem())
                stream.flush()
                os.fsync(stream.fileno())
            sync_folder(self.folder)
        return made

    def key(self, public: PublicKey) -> PrivateKey | None:
        """The private part of a key; None where another computer has it. Raises BadInput for a file that is not it."""
        path = self._pem(public)
        with self._named_errors():
            if not path.exists():
                return None
            pem = path.read_bytes()
        try:
            found = PrivateKey.from_pem(self._name, pem)
        except ValueError as error:
            raise BadInput(path, Clause("no-private-key", error=error)) from error
        if found.public != public:
            raise BadInput(path, Clause("holds-another-key-than-name-says"))
        return found

    def _pem(self, public: PublicKey) -> Path:
        return self.folder / f"ed25519-{public.id.hex()}.pem"

    # what was seen

    def head(self) -> Head | None:
        """How far the log was seen; None where this computer never saw this archive."""
        path = self.folder / "head.json"
        with self._named_errors():
            if not path.exists():
                return None
            text = path.read_bytes()
        try:
            return _head_from(json.loads(text))
        except (ValueError, LookupError, TypeError, RecursionError) as error:
            raise BadInput(path, Clause("seen-state-damaged")) from error

    def leaves(self, head: Head) -> list[bytes] | None:
        """The hash of every line that was seen; None where they are not those of this head."""
        with self._named_errors():
            data = self._leaves.read_bytes() if self._leaves.exists() else b""
        found = [data[at : at + HASH] for at in range(0, head.size * HASH, HASH)]
        tree = Tree()
        for leaf in found:
            tree.append(leaf)
        return found if tree.frontier == head.frontier else None

    def has_leaves(self, head: Head) -> bool:
        """Whether hashes of as many lines are there, whatever they are."""
        with self._named_errors():
            return head.size == 0 or (self._leaves.exists() and self._leaves.stat().st_size >= head.size * HASH)

    def remember(self, head: Head, leaves: Iterable[bytes], after: int) -> None:
        """Keeps a head, and the hashes of its lines from line `after` + 1 on. After a crash, this head or the last."""
        with self._named_errors():
            self._begin()
            # Not synced: they serve to name a changed line, and count only where the head, which is, bears them out
            with os.fdopen(os.open(self._leaves, os.O_RDWR | os.O_CREAT, 0o600), "r+b") as stream:
                stream.truncate(after * HASH)
                stream.seek(after * HASH)
                stream.write(b"".join(leaves))
            write_whole(self.folder / "head.json", (json.dumps(_head_json(head), indent=1) + "\n").encode())

    # where

    def others_at(self, place: Path) -> tuple[str, ...]:
        """Archives that were seen in a folder; none where this one was as well, or nobody ever looked."""
        with self._named_errors():
            seen = self._places.seen_at(place)
        return () if self._identity in seen else seen

    def note_place(self, place: Path) -> None:
        """Records the folder of this archive."""
        with self._named_errors():
            self._places.note(place, self._identity)

    # backups

    def note_backup(self, sha256: str, event: int) -> None:
        """Remembers the event of a backup, by the digest of its file; keeps the last hundred."""
        with self._named_errors():
            self._begin()
            known = [*self._noted().items(), (sha256, event)][-_BACKUPS:]
            write_whole(self._backups, (json.dumps(dict(known), indent=1) + "\n").encode())

    def event_of_backup(self, sha256: str) -> int | None:
        """The event of a backup; None for one that was not made here."""
        with self._named_errors():
            return self._noted().get(sha256)

    def _noted(self) -> dict[str, int]:
        if not self._backups.exists():
            return {}
        try:
            return {str(sha256): int(event) for sha256, event in json.loads(self._backups.read_bytes()).items()}
        except (ValueError, TypeError, AttributeError, RecursionError):
            return {}  # it spares a warning, and proves nothing: without it, that is given

    # operations

    def operations(self) -> tuple[list[Operation], list[Operation]]:
        """What can be undone and what can be redone, oldest first; nothing where the file holds something else."""
        path = self.folder / "operations.json"
        with self._named_errors():
            if not path.exists():
                return [], []
            try:
                done, undone = json.loads(path.read_bytes())
                return operations_from(done), operations_from(undone)
            except (ValueError, TypeError, RecursionError):
                return [], []  # it spares a person work, and proves nothing

    def keep_operations(self, done: Iterable[Operation], undone: Iterable[Operation]) -> None:
        with self._named_errors():
            self._begin()
            kept = json.dumps([operations_json(done), operations_json(undone)])
            write_whole(self.folder / "operations.json", f"{kept}\n".encode())

    @property
    def _backups(self) -> Path:
        return self.folder / "backups.json"

    @property
    def _leaves(self) -> Path:
        return self.folder / "leaves"

    def _begin(self) -> None:
        self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)

    @contextmanager
    def _named_errors(self) -> Iterator[None]:
        try:
            yield
        except OSError as error:
            reason = error.strerror or str(error)
            raise BadInput(self.folder, Clause("state-not-kept", reason=reason)) from error


def _head_json(head: Head) -> dict[str, Any]:
    frontier = [part.hex() for part in head.frontier]
    seen = {"size": head.size, "offset": head.offset, "root": head.root().hex(), "frontier": frontier}
    return seen | {"last": head.last.hex(), "checkpoints": head.checkpoints, "key": head.key}


def _head_from(data: Any) -> Head:
    numbers = [int(data[name]) for name in ("size", "offset", "checkpoints")]
    size, offset, checkpoints = numbers
    frontier, last = tuple(map(bytes.fromhex, data["frontier"])), bytes.fromhex(data["last"])
    head = Head(size, offset, frontier, last, checkpoints, str(data["key"]))
    if head.root().hex() != data["root"] or min(numbers) < 0:
        raise ValueError("a head that contradicts itself")
    return head
