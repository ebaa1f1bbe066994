"""The protections between a hostile file and the rest of this computer that were found to be in force."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Protection:
    """The restrictions that a reader's process had when it tried; each reader is a process of its own.

    `limits` are names of what is limited, `landlock` is the kernel's ABI by which no file can be reached (0 without),
    `seccomp` says that connections, programs and threads are refused. `pictures` says the same of tesseract.
    """

    limits: tuple[str, ...] = ()
    landlock: int = 0
    seccomp: bool = False
    pictures: Protection | None = None  # None: no tesseract at hand

    @property
    def is_sandbox(self) -> bool:
        """Whether the system keeps files, or calls to it, from a reader: Landlock or seccomp is in force."""
        return bool(self.landlock or self.seccomp)

    def json(self) -> dict[str, Any]:
        """The object that `dossier audit --json` shows."""
        shown = {"limits": [*self.limits], "landlock": self.landlock, "seccomp": self.seccomp}
        pictures = {"pictures": self.pictures.json()} if self.pictures else {}
        return {"processes": True, **shown, **pictures}


def protection_from_json(found: Mapping[str, Any]) -> Protection:
    """Raises KeyError, TypeError, ValueError when it is none."""
    limits = tuple(str(name) for name in found["limits"])
    inner = found.get("pictures")
    pictures = protection_from_json(inner) if inner else None
    return Protection(limits, int(found["landlock"]), found["seccomp"] is True, pictures)
