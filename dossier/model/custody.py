"""Custody: who took a file in, on which computer, with which program and in which way."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from datetime import datetime
from typing import Any, Literal, get_args

Way = Literal["command", "drop", "watch", "import"]  # a command, the window, a watched folder, a program of one's own
WAYS: tuple[Way, ...] = get_args(Way)


@dataclass(frozen=True, slots=True)
class Custodian:
    """The person, computer and way by which a file came."""

    person: str  # the account that was signed in, or the person named
    computer: str
    program: str  # with its version
    way: Way
    offset: str | None = None  # of the computer's clock from UTC: "+01:00"


def clock_offset(moment: datetime) -> str | None:
    """How far this computer's clock is from UTC at a moment; None where it does not say."""
    shown = moment.astimezone().strftime("%z")
    return f"{shown[:3]}:{shown[3:5]}" if shown else None


def custodian_json(custodian: Custodian) -> dict[str, Any]:
    """As an event has it; what is not known is left out."""
    return {name: value for name, value in asdict(custodian).items() if value is not None}
