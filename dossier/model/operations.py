"""Operations of a person that can be undone: a name for each, and the events that it recorded."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Operation:
    """One thing that a person did; undone and redone it records further events, and stays the same operation."""

    label: str  # what was done, in the person's language
    number: int  # of its first event when it was done first: no other operation has it
    events: tuple[int, ...]  # what it recorded when it was done or undone last
    at: str  # when the last of them happened: in an archive that was replaced, its number is another event's


def operations_json(operations: Iterable[Operation]) -> list[list[Any]]:
    return [[one.label, one.number, list(one.events), one.at] for one in operations]


def operations_from(data: Sequence[Sequence[Any]]) -> list[Operation]:
    """Turns `operations_json` back. Raises ValueError, TypeError for what is none."""
    return [Operation(str(label), int(number), tuple(map(int, events)), str(at)) for label, number, events, at in data]
