"""The months and weekdays that dates are told with, and the patterns that look for them."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dossier.authority.month_forms import (
    MONTH_NAMES,
    MONTH_PATTERN,
    MONTHS,
    WEEKDAY_NAMES,
    WEEKDAY_PATTERN,
    alternation,
)
from dossier.reading.fields.person_names import is_name


@given(st.sets(st.text("ab.", max_size=4)), st.text("ab.", max_size=5))
def test_an_alternation_takes_the_words_and_nothing_else(words: set[str], text: str) -> None:
    """A pattern for words takes each of them whole, and no other text."""
    words.discard("")
    if words:
        assert (re.fullmatch(alternation(words), text) is not None) == (text in words)


@given(st.sets(st.text("ab", min_size=1, max_size=4), min_size=1), st.text("ab", max_size=6))
def test_an_alternation_takes_the_longest_word(words: set[str], text: str) -> None:
    """Of the words with which a text begins the pattern takes the longest."""
    longest = max((word for word in words if text.startswith(word)), key=len, default=None)
    match = re.match(alternation(words), text)
    assert (match.group() if match else None) == longest


@pytest.mark.parametrize(("names", "pattern"), [(MONTH_NAMES, MONTH_PATTERN), (WEEKDAY_NAMES, WEEKDAY_PATTERN)])
def test_every_name_is_found_in_any_case(names: frozenset[str], pattern: str) -> None:
    """Each month and weekday is taken whole by its pattern, in small letters and in capitals where it has these."""
    capitals = [name.upper() for name in names if len(name.upper()) == len(name)]  # of ΐ Unicode has no capital
    assert all(re.fullmatch(pattern, word, re.I) for word in (*names, *capitals))


def test_a_month_in_hungarian_is_a_given_name_elsewhere() -> None:
    """ "Julius" signs reports: Hungarian months are known to Hungarian dates alone."""
    assert "julius" not in MONTHS
    assert is_name("Julius Okoro", stated=True)
