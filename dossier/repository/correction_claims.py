"""Turns a person's words for a field into claims with that person as evidence."""

from __future__ import annotations

from datetime import date, datetime

from dossier import lazy_re as re
from dossier.authority.gazetteer import Gazetteer
from dossier.errors import BadInput
from dossier.model.claims import (
    ROLES,
    Claim,
    Dateline,
    Field,
    Person,
    Place,
    Precision,
    Published,
    Value,
    Words,
    field_named,
)
from dossier.model.corrections import PERSON
from dossier.model.evidence import Evidence

PERSON_RANK = 1000.0  # above all that a reader gives

_NAME = re.compile(r"(?P<name>.+?)(?:\s*\((?P<role>[a-z]+)\))?", re.DOTALL)
_MOMENT = re.compile(
    r"(?P<year>[0-9]{4})(-(?P<month>[0-9]{2})(-(?P<day>[0-9]{2})"
    r"(?P<time>T[0-9]{2}:[0-9]{2}(:[0-9]{2})?(Z|[+-][0-9]{2}:[0-9]{2})?)?)?)?"
)
_CODE = re.compile(r"[a-z]{2,3}")  # ISO 639-1, and 639-3 where that has none
_URL = re.compile(r"[A-Za-z][A-Za-z0-9+.-]*:\S+")
_DATELINE = re.compile(r"(?P<place>.*?)(?:,?\s*(?P<date>(?:\d{4}|-)-\d\d-\d\d))?", re.DOTALL)


def claims_from(field: str, text: str, agent: str) -> tuple[Claim, ...]:
    """The claims that `text` makes for `field`, by the person `agent`.

    Byline: names separated by ";", each with a role in brackets if not the author's. Dateline: "Place, 2019-03-03",
    either part alone will do. Published: ISO 8601 at any precision. Language: its code. Url: with its scheme.
    Everything else: the words themselves. Raises BadInput.
    """
    name = field_named(field)
    if not text.strip():
        raise BadInput(field, "was given no words")
    evidence, values = (Evidence(PERSON, text),), _values(name, text.strip())
    if not values:
        raise BadInput(field, f"{text!r} names nobody")
    return tuple(Claim(name, value, evidence, PERSON_RANK, agent) for value in values)


def _values(field: Field, text: str) -> list[Value]:
    match field:
        case "byline":
            return [_person(part.strip()) for part in text.split(";") if part.strip()]
        case "dateline":
            return [_dateline(text)]
        case "published":
            return [Published(text, _precision(text))]
        case "language":
            return [Words(_language(text))]
        case "url":
            return [Words(_address(text))]
        case _:
            return [Words(text)]


def _language(text: str) -> str:
    if not _CODE.fullmatch(text.lower()):
        raise BadInput("language", f"{text!r} is no code; write two letters, such as es")
    return text.lower()


def _address(text: str) -> str:
    if not _URL.fullmatch(text):
        raise BadInput("url", f"{text!r} is no address; write it as https://example.org/page")
    return text


def _person(text: str) -> Person:
    found = _NAME.fullmatch(text)
    assert found, "any words match"
    role = next((known for known in ROLES if known == found["role"]), None)
    return Person(found["name"], role) if role else Person(text)


def _dateline(text: str) -> Dateline:
    found = _DATELINE.fullmatch(text)
    assert found, "any words match"
    name, day = found["place"].strip(" ,"), found["date"]
    if day:
        _check_day("dateline", day)
    if not (name or day):
        raise BadInput("dateline", f"{text!r} has neither a place nor a day")
    return Dateline(_place(name) if name else None, day, "stated")


def _place(name: str) -> Place:
    """The gazetteer's place; a name that it does not know is kept as given."""
    town, _, qualifier = (part.strip() for part in name.partition(","))
    return Gazetteer.standard().find(town, admin=qualifier or None) or Place(name)


def _check_day(field: str, text: str) -> None:
    try:
        date.fromisoformat(text if text[0] != "-" else f"2000{text[1:]}")
    except ValueError as error:
        raise BadInput(field, f"{text!r} is no day: {error}") from None


def _precision(text: str) -> Precision:
    found = _MOMENT.fullmatch(text)
    if found is None:
        raise BadInput("published", f"{text!r} is no date; write it as 3 March 2019, 2019-03-03 or 2019-03-03T14:05")
    year, month, day, time = found.group("year", "month", "day", "time")
    try:
        datetime.fromisoformat(f"{year}-{month or '01'}-{day or '01'}{time or ''}")
    except ValueError as error:
        raise BadInput("published", f"{text!r} is no date: {error}") from None
    return "minute" if time else "day" if day else "month" if month else "year"
