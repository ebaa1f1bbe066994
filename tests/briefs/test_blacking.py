"""Blackening promises to find words however they are written, and to leave every place where it was."""

from __future__ import annotations

import unicodedata
from itertools import pairwise
from urllib.parse import quote

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dossier.briefs.blacking import BLACK, Black, blackened, joined
from dossier.model.evidence import Span


@pytest.mark.parametrize(
    "written",
    [
        "Íñigo Güemes", "ÍÑIGO   GÜEMES", "inigo-guemes", "inigo_guemes", "Íñigo\nGüemes", "Íñigo» «Güemes",
        unicodedata.normalize("NFD", "Íñigo Güemes"), "Íñi\u00adgo Gü\u200bemes", quote("Íñigo-Güemes"),
        "I%C3%B1igo%20Guemes",
    ],
)  # fmt: skip
def test_words_are_found_however_they_are_written(written: str) -> None:
    """Case, accents, forms of Unicode, soft hyphens, escapes of addresses and what parts the words do not count."""
    text = f"https://x.example/before {written}. After"
    out = Black.of(["Íñigo Güemes"]).out(text)
    assert len(out) == len(text)
    assert out.startswith("https://x.example/before ") and out.endswith(". After")
    assert set(out[25:-7]) <= {BLACK, "\n"}


def test_parts_of_words_are_left_alone() -> None:
    """Only whole words are found; words of less than three letters and digits are told by their place alone."""
    black = Black.of(["Ana Paz", "7"])
    assert black.out("Anana Pazos; Ana Pazos; 7 or 17") == "Anana Pazos; Ana Pazos; 7 or 17"
    assert black.out("Ana Paz: 7") == "███████: 7"


@given(st.text(), st.text(min_size=1))
def test_what_is_blackened_is_not_found_again(around: str, words: str) -> None:
    """Whatever text it stands in, a text keeps its length and its line feeds, and the words are gone from it."""
    black = Black.of([words])
    text = f"{around} {words} {around}"
    out = black.out(text)
    assert len(out) == len(text) and not black.has(out)
    assert [at for at, sign in enumerate(text) if sign == "\n"] == [at for at, sign in enumerate(out) if sign == "\n"]


@given(st.lists(st.tuples(st.integers(0, 30), st.integers(0, 30))))
def test_spans_are_joined(pairs: list[tuple[int, int]]) -> None:
    """The same characters are black, in spans that neither touch nor lack order."""
    spans = [Span(min(pair), max(pair)) for pair in pairs]
    found = joined(spans)
    text = "x" * 30
    assert blackened(text, found) == blackened(text, spans)
    assert all(one.end < other.start for one, other in pairwise(found))


@pytest.mark.parametrize(
    ("quote", "text", "left"),
    [
        (
            "Ada Ruiz",
            "mail adaruiz@example.org or ADA_RUIZ, Ada\nRuiz's",
            "mail ███████@example.org or ████████, ███\n████'s",
        ),
        ("王伟", "记者王伟报道", "记者██报道"),
        ("김철수", "김철수는 말했다", "███는 말했다"),
        ("chief officer", "the chief oﬃcer said", "the ███████████ said"),
        ("Ada", "Canada and Adam", "Canada and Adam"),
        ("10", "10 people", "10 people"),
    ],
)
def test_words_are_found_joined_and_where_no_space_parts_them(quote: str, text: str, left: str) -> None:
    """Joined in an address, in scripts without spaces, with ligatures; never within another word, nor two digits."""
    assert Black.of([quote]).out(text) == left
