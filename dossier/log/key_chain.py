"""The public keys of an archive, read from its log: the key before signs each new one, or has not signed it."""

from __future__ import annotations

from dataclasses import dataclass

from dossier.log.signed_notes import PrivateKey, PublicKey
from dossier.model.events import Event

KEY_EVENTS = frozenset({"archive-created", "key-made", "key-rotated"})


@dataclass(frozen=True, slots=True)
class KeyEntry:
    """A key and the event that brought it; `signed` unless another key stood before it that did not vouch for it."""

    event: int
    at: str
    key: PublicKey
    signed: bool


class KeyChain:
    """Keys, oldest first."""

    def __init__(self) -> None:
        self.entries: list[KeyEntry] = []

    def learn(self, event: Event) -> None:
        """Takes note of the key that an event brings, if it brings one. Raises ValueError where that is no key."""
        if event.kind not in KEY_EVENTS or (line := event.detail.get("key")) is None:
            return
        key = PublicKey.parse(str(line))
        signed = not self.entries or self._vouched(key, str(event.detail.get("note", "")))
        self.entries.append(KeyEntry(event.seq, event.at, key, signed))

    def _vouched(self, key: PublicKey, note: str) -> bool:
        return self.entries[-1].key.signed(note) == handover(key)

    def current(self, event: int | None = None) -> PublicKey | None:
        """The key that counts now, or once `event` had happened."""
        found = [entry.key for entry in self.entries if event is None or entry.event <= event]
        return found[-1] if found else None


def handover(key: PublicKey) -> str:
    """What the key before signs; its second line keeps it from passing for a checkpoint, or the reverse."""
    return f"{key.name}\nnext key\n{key}\n"


def rotated(old: PrivateKey, new: PublicKey) -> dict[str, str]:
    """The details of the event that replaces one key by the next, signed with the old one."""
    return {"key": str(new), "note": old.sign(handover(new))}
