"""Names the parts of a search that mean nothing, while it is being typed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Fault = Literal["field", "day", "value"]


@dataclass(frozen=True, slots=True)
class Misread:
    """A part of a search that finds nothing, or not what it seems to say; `allowed` are the values that would do."""

    fault: Fault  # no such field (its words are searched for), no day, no such value
    name: str
    value: str = ""
    allowed: tuple[str, ...] = ()
