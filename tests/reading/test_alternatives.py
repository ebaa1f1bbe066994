"""Patterns of many words that are tried letter by letter."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dossier.reading.words.alternatives import grouped

_PIECES = st.sampled_from(
    ["a", "b", "ab", "b?", "a+", "[ab]", "[^]a]", r"\\|", "(?:a|b)", "(?:ab|)?", "(?:b|(?:a|ab))b"]
)
_PATTERNS = st.lists(st.lists(_PIECES, max_size=4).map("".join), min_size=1, max_size=6).map("|".join)


@given(_PATTERNS, st.text("ab|", max_size=6))
def test_the_same_words_match(pattern: str, text: str) -> None:
    """What a pattern matches at a text's beginning, and whether it matches all of it, stays the same."""
    found, before = (re.match(one, text) for one in (f"(?:{grouped(pattern)})", f"(?:{pattern})"))
    assert (found and found.group()) == (before and before.group())
    assert bool(re.fullmatch(grouped(pattern), text)) == bool(re.fullmatch(pattern, text))


@pytest.mark.parametrize(
    ("pattern", "same"),
    [
        ("menu|share|search", "menu|s(?:hare|earch)"),
        ("(?:on|at) sea|others", "o(?:n sea|thers)|at sea"),
        ("an?|by|as", "a(?:n?|s)|by"),
        (r"share|\d+ shares|search", r"share|\d+ shares|search"),
        (r"a[|)]|a\||(?:a|b)?", r"a(?:[|)]|\|)|(?:a|b)?"),
    ],
)
def test_alternatives_of_one_letter_stand_behind_it(pattern: str, same: str) -> None:
    """Words that begin alike are tried together, unless what begins otherwise stands between them."""
    assert grouped(pattern) == same
