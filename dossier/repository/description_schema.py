"""The strict schema of a stored description: a reader's process may send anything, so all of it is checked.

What is let in here goes into the log, and every later look at the archive rests on it.
"""

from __future__ import annotations

from datetime import date
from typing import Annotated, Any, Literal, NotRequired

from pydantic import AfterValidator, ConfigDict, Field, FiniteFloat, NonNegativeInt, TypeAdapter, with_config
from typing_extensions import TypedDict

from dossier.model.claims import NOTES, Basis, Precision, Role

_EXACTLY = ConfigDict(strict=True, extra="forbid")
_ANY_LEAP = "2000"  # a year that has all days


def _check_calendar_day(value: str) -> str:
    """Raises ValueError if no calendar has the day."""
    day = _ANY_LEAP + value[1:] if value.startswith("--") else value[:10]
    date.fromisoformat((day + "-01-01")[:10])
    return value


_Day = Annotated[str, Field(pattern=r"^(\d{4}|-)-\d\d-\d\d$"), AfterValidator(_check_calendar_day)]
_Moment = Annotated[
    str,
    Field(pattern=r"^\d{4}(-\d\d(-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)?)?)?)?$"),
    AfterValidator(_check_calendar_day),
]

_Evidence = TypedDict(
    "_Evidence",
    {"from": str, "start": NotRequired[NonNegativeInt], "end": NotRequired[NonNegativeInt], "quote": str},
)
_Evidence.__pydantic_config__ = _EXACTLY  # type: ignore[attr-defined]  # `from` cannot be named in a class


@with_config(_EXACTLY)
class _Place(TypedDict):
    name: str
    admin: str | None
    country: str | None
    lat: Annotated[FiniteFloat, Field(ge=-90, le=90)] | None
    lon: Annotated[FiniteFloat, Field(ge=-180, le=180)] | None


class _Claim(TypedDict):
    evidence: Annotated[list[_Evidence], Field(min_length=1)]
    rank: FiniteFloat
    agent: Literal["reader"]  # no reader speaks for a person


@with_config(_EXACTLY)
class _TextClaim(_Claim):
    field: Literal["headline", "standfirst", "outlet", "section", "language", "url"]
    value: str


@with_config(_EXACTLY)
class _Byline(_Claim):
    field: Literal["byline"]
    name: str
    role: Role


@with_config(_EXACTLY)
class _Dateline(_Claim):
    field: Literal["dateline"]
    place: _Place | None
    date: _Day | None
    basis: Basis


@with_config(_EXACTLY)
class _Published(_Claim):
    field: Literal["published"]
    value: _Moment
    precision: Precision
    what: str


_AnyClaim = Annotated[_TextClaim | _Byline | _Dateline | _Published, Field(discriminator="field")]


@with_config(_EXACTLY)
class _Linking(TypedDict):
    form: int
    features: str
    keys: Annotated[list[str], Field(max_length=64)]


def _of_known_kind(note: list[str]) -> list[str]:
    """Raises ValueError where nobody could ask about the note."""
    if note[0] not in NOTES:
        raise ValueError(note[0])
    return note


_Note = Annotated[list[str], Field(min_length=1), AfterValidator(_of_known_kind)]  # its kind, and its words


@with_config(_EXACTLY)
class _StoredDescription(TypedDict):
    reader: str
    media_type: str
    claims: list[_AnyClaim]
    others: list[_AnyClaim]
    text: list[tuple[NonNegativeInt, NonNegativeInt]]
    notes: NotRequired[list[_Note]]
    linking: _Linking


_ADAPTER = TypeAdapter[Any](_StoredDescription)


def checked_description(description: bytes) -> dict[str, Any]:
    """The JSON of a kept description. Raises ValueError where it is none, to the last key and value."""
    checked: dict[str, Any] = _ADAPTER.validate_json(description)
    return checked
