"""Reads and writes the filters in a search, written as `field:value`, as the person types them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from dossier import lazy_re as re

# A word, or a field with its value, which may be in quotation marks
_PART = re.compile(r'(?P<minus>-)?(?:(?P<field>[a-z]+):(?P<whole>=)?)?(?:"(?P<phrase>[^"]*)"?|(?P<word>[^\s"]*))', re.I)
_LAST = re.compile(r'(?P<minus>-?)(?:(?P<field>[a-z]+):(?P<whole>=)?)?(?:"(?P<phrase>[^"]*)|(?P<word>[^\s"]*))$', re.I)
_OF_WORDS = frozenset({"", "outlet", "from", "by", "headline", "text"})  # fields whose words may be begun only


@dataclass(frozen=True, slots=True)
class QueryPart:
    """A word or phrase of a search; the field is "" for none."""

    field: str
    value: str
    minus: bool
    begun: bool  # only the beginning of a word


def parts(text: str) -> Iterator[QueryPart]:
    for found in _PART.finditer(text):
        if value := found["phrase"] or found["word"]:
            field, minus = (found["field"] or "").lower(), bool(found["minus"])
            yield QueryPart(field, value, minus, found["phrase"] is None and value.endswith("*"))


def value_of(text: str, field: str) -> str:
    """What a search demands of a field; "" for nothing."""
    for found in _PART.finditer(text):
        if (found["field"] or "").lower() == field and not found["minus"]:
            return found["phrase"] or found["word"] or ""
    return ""


def with_value(text: str, field: str, value: str) -> str:
    """The search with another value for a field, or without the field where the value is empty."""
    kept = [
        found.group()
        for found in _PART.finditer(text)
        if found.group() and ((found["field"] or "").lower() != field or found["minus"])
    ]
    return " ".join([*kept, *([written(field, value)] if value else [])])


def written(field: str, value: str, lead: str = "") -> str:
    quoted = f'"{value}"' if re.search(r"\s", value) else value
    return f"{lead}{field}:{quoted}"


def being_typed(text: str) -> tuple[str, str, int]:
    """The field and the value that a search ends in, and where they begin; the field is "" for plain words."""
    found = _LAST.search(text)
    assert found, "the end of any text is at least an empty word"
    return (found["field"] or "").lower(), found["phrase"] or found["word"] or "", found.start()


def begun(text: str) -> str:
    """The search while it is typed: its last word is the beginning of one, from two letters on."""
    found = _LAST.search(text)
    word = found["word"] if found and not found["whole"] else None
    plain = found is not None and (found["field"] or "").lower() in _OF_WORDS
    return f"{text}*" if word and plain and len(word) > 1 and word[-1].isalnum() else text
