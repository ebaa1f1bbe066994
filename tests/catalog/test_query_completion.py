"""What a search may go on with, and what in it means nothing."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from dossier.catalog import Catalog
from dossier.model.queries import Misread
from tests.catalog.events import five_reports


@pytest.fixture
def catalog(tmp_path: Path) -> Iterator[Catalog]:
    with closing(five_reports().onto(Catalog(tmp_path / "catalog.sqlite"))) as made:
        yield made


@pytest.mark.parametrize(
    ("field", "begun", "found"),
    [
        ("outlet", "", ["The Valley Herald", "La Voz del Valle"]),
        ("outlet", "her", ["The Valley Herald"]),
        ("outlet", "vall", ["The Valley Herald", "La Voz del Valle"]),
        ("from", "bogota", ["Bogotá"]),
        ("by", "ad", ["Ada Ruiz"]),
        ("by", "", []),
        ("lang", "", ["en", "es"]),
        ("country", "e", ["EC"]),
        ("case", "caso", ["Caso Ñandú"]),
        ("state", "q", ["quarantined"]),
        ("review", "an", ["any"]),
        ("without", "out", ["outlet"]),
        ("text", "w", []),
        ("nonsense", "w", []),
    ],
)
def test_a_field_is_completed_with_what_reports_have(
    catalog: Catalog, field: str, begun: str, found: list[str]
) -> None:
    """By the beginning of any word, the most frequent first; case and accents do not count."""
    assert catalog.values(field, begun, 12) == found


def test_any_letter_can_be_typed(catalog: Catalog) -> None:
    """The last signs of Unicode, and those before what is no sign, begin no name; asking for them is no fault."""
    for letter in ("\U0010ffff", "\ud7ff", "\0", "%", "_", "*"):
        assert catalog.values("by", letter, 9) == catalog.values("outlet", letter, 9) == []


def test_no_more_values_than_asked_for(catalog: Catalog) -> None:
    """The first ones count."""
    assert catalog.values("outlet", "", 1) == ["The Valley Herald"]
    assert catalog.values("outlet", "h", 0) == []


SOUND = (
    "bridge",
    "outlet:herald after:2024-03",
    'case:"caso nandu"',
    "https://valley.example/a",
    "state:trash in:all review:outlet -without:byline before:2024",
    "outlet:",
)


@pytest.mark.parametrize("query", SOUND)
def test_a_sound_query_has_no_faults(catalog: Catalog, query: str) -> None:
    """Nothing is said of what is understood, nor of what is still being typed."""
    assert catalog.misread(query) == []


@pytest.mark.parametrize(
    ("query", "fault"),
    [
        ("oulet:herald", Misread("field", "oulet", "herald")),
        ("after:2024-13", Misread("day", "after", "2024-13")),
        ("before:march", Misread("day", "before", "march")),
        ("state:unread", Misread("value", "state", "unread", ("archived", "quarantined", "read", "trash"))),
        ("case:nobody", Misread("value", "case", "nobody")),
    ],
)
def test_what_means_nothing_is_told(catalog: Catalog, query: str, fault: Misread) -> None:
    """With the word it is about, and the values that would do where they are few."""
    assert catalog.misread(query) == [fault]
