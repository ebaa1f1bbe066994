"""Blackening promises to find words however they are written, to show nothing of them, and to know all places."""

from __future__ import annotations

import unicodedata
from itertools import pairwise
from urllib.parse import quote

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dossier.briefs.redaction_bars import BAR, BLACK, Barred, joined
from dossier.briefs.redaction_search import Black, blackened
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
    out = Black.of(["Íñigo Güemes"]).veiled(text)
    assert len(out) == len(text)
    assert out.startswith("https://x.example/before ") and out.endswith(". After")
    assert set(out[25:-7]) <= {BLACK, "\n"}


def test_parts_of_words_are_left_alone() -> None:
    """Only whole words are found."""
    black = Black.of(["Ana Paz", "7"])
    assert black.out("Anana Pazos; Ana Pazos; 17 or 7a") == "Anana Pazos; Ana Pazos; 17 or 7a"
    assert black.out("Ana Paz: 7") == f"{BAR}: {BAR}"


def test_two_letters_are_found_as_they_are_written() -> None:
    """One or two letters or digits are a word of its own in the same letters, or a sign where none are parted."""
    assert Black.of(["Li"]).out("Li, li, LI, Lima, ex-Li (Li)") == f"{BAR}, li, LI, Lima, ex-{BAR} ({BAR})"
    assert Black.of([" 9 "]).out("9 of 19, 9.5") == f"{BAR} of 19, {BAR}.5"
    assert Black.of(["é!"]).out("é! né! é") == f"{BAR} né! é"
    assert Black.of(["王"]).out("记者王伟") == f"记者{BAR}伟"
    assert Black.of(["—"]).out("a — b") == "a — b"


@given(st.text(), st.text(min_size=1))
def test_what_is_blackened_is_not_found_again(around: str, words: str) -> None:
    """Whatever text it stands in, a text keeps its line feeds, veiled also its length, and the words are gone."""
    black = Black.of([words])
    text = f"{around} {words} {around}"
    assert not black.has(black.out(text)) and black.out(text).count("\n") == text.count("\n")
    out = black.veiled(text)
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


@given(st.text(alphabet="ab \n█", max_size=30), st.lists(st.tuples(st.integers(0, 30), st.integers(0, 30))))
def test_all_else_stands_where_it_is_told(text: str, pairs: list[tuple[int, int]]) -> None:
    """Whatever touches no passage has its words at its new place, bars are of one length, and order is kept."""
    spans = [Span(min(pair), max(pair)) for pair in pairs if max(pair) <= len(text)]
    barred = Barred.of(text, spans)
    for start in range(len(text) + 1):
        for end in range(start, len(text) + 1):
            place = barred.place(Span(start, end))
            assert 0 <= place.start <= place.end <= len(barred.text)
            if not any(start < cut.end and cut.start < end for cut in barred.cut):
                assert start == end or place.of(barred.text) == text[start:end]
    for cut, bar in zip(barred.cut, barred.bars, strict=True):
        assert barred.place(cut) == bar
        assert {*bar.of(barred.text).split("\n")} <= {BAR, ""}


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
        ("10", "10 people in 2010", "██ people in 2010"),
    ],
)
def test_words_are_found_joined_and_where_no_space_parts_them(quote: str, text: str, left: str) -> None:
    """Joined in an address, in scripts without spaces, with ligatures; never within another word, nor two digits."""
    assert Black.of([quote]).veiled(text) == left
