"""Patterns of many words that are tried letter by letter."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dossier.reading.text_tools.alternatives import grouped, openings

_PIECES = st.sampled_from(
    [
        "a",
        "b",
        "ab",
        "b?",
        "a+",
        "[ab]",
        "[^]a]",
        r"\\|",
        "(?:a|b)",
        "(?:ab|)?",
        "(?:b|(?:a|ab))b",
        "b{2}",
        "(?=a)",
        r"\b",
    ]
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
        (r"\bon|\bof|sea|\bby", r"\b(?:o(?:n|f))|sea|\b(?:by)"),
    ],
)
def test_alternatives_of_one_letter_stand_behind_it(pattern: str, same: str) -> None:
    """Words that begin alike are tried together, unless what begins otherwise stands between them."""
    assert grouped(pattern) == same


@given(_PATTERNS, st.integers(0, 4), st.text("ab|", max_size=6))
def test_what_a_pattern_matches_begins_with_one_of_its_openings(pattern: str, most: int, text: str) -> None:
    """No text that a pattern matches is lost where only texts are looked at that begin as it does."""
    assert not re.match(f"(?:{pattern})", text) or re.match(f"(?:{openings(pattern, most=most)})", text)


@pytest.mark.parametrize(
    ("pattern", "same"),
    [
        ("share this|search|menu", "men|s(?:ea|ha)"),
        (r"e-?paper|\d{1,3} shares|search", r"\d|e(?:-p|pa)|sea"),
        ("(?:read|more)? (?:on|at) sea", " at| on|mor|rea"),
        ("x*yes|(?=a)b", ""),
    ],
)
def test_openings_are_few_signs(pattern: str, same: str) -> None:
    """Each alternative is told by its first letters, and what may be lacking by what follows, too."""
    assert openings(pattern, most=3) == same
