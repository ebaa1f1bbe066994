"""What an audit of the archive found."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from dossier.model.audits import Fault, LogStatus, Summary


@dataclass(frozen=True, slots=True)
class Audited:
    """What an audit found: faults and a summary, what vouches for the log, and the protection in sentences."""

    found: Sequence[Fault | Summary]
    standing: LogStatus
    protection: Sequence[str]

    @property
    def faults(self) -> list[Fault]:
        return [item for item in self.found if isinstance(item, Fault)]

    @property
    def summary(self) -> Summary:
        return next(item for item in self.found if isinstance(item, Summary))
