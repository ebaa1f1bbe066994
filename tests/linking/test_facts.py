"""Numbers, days and words of a report: what is found quickly is what a slow and plain look finds."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dossier.linking import facts
from dossier.linking.words import words
from dossier.model.evidence import Span

PIECES = st.sampled_from(
    ["May", "may", "oct.", "Sept", "junio", "3", "31", "2019", "1,200", "1.5", "$", "€5", "12:30", "4/5", "st", "de",
     "of", "2019-03-04", "٣", "A3", " ", " ", "  ", "\n", ".", "-", "mil", "’s", "O'Neil", "Ćirić", "“"]
)  # fmt: skip
TEXTS = st.lists(PIECES, max_size=40).map("".join)


LOOKS = [(facts._NUMBER, facts._currency_before), (facts._DATE, facts._month_before)]


@pytest.mark.parametrize(("pattern", "before"), LOOKS)
@given(text=TEXTS, start=st.integers(0, 20), cut=st.integers(0, 20))
def test_a_look_around_digits_finds_what_a_look_at_every_letter_does(
    pattern: re.Pattern[str], before: Callable[[str, int, int], int], text: str, start: int, cut: int
) -> None:
    """Numbers and days that are looked for around digits alone are those of the whole paragraph, and no others."""
    end = max(start, len(text) - cut)
    slow = [match.span() for match in pattern.finditer(text, start, end)]
    assert [match.span() for match in facts._around_digits(pattern, text, start, end, before)] == slow


@given(TEXTS)
def test_words_stand_where_they_say(text: str) -> None:
    """Every word stands at its place without its possessive ending, and nothing but letters is left between."""
    told = words(text, (Span(0, len(text)),))
    assert [text[a:b] for a, b in zip(told.starts, told.ends, strict=True)] == [
        re.sub(r"['’][sS]$", "", word) for word in told.written
    ]
    assert "".join(told.written) == "".join(re.findall(r"[^\W\d_]+(?:['’.-](?=[^\W\d_])[^\W\d_]+)*", text))
    assert len(told.gaps) == len(told.folded) == len(told.written)
