"""What cutting reports into sentences promises."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dossier.compare.report_sentences import sentences
from dossier.model.evidence import Span
from dossier.model.reports import Record


def _record(text: str) -> Record:
    return Record("R1", 1, text, (Span(0, len(text)),))


@given(st.text(alphabet='ab .!\n"A', max_size=4000))
def test_sentences_hold_all_words_in_their_places(text: str) -> None:
    """Each sentence stands where it says, and no word is in two of them or in none."""
    found = sentences(_record(text))
    assert all(text.startswith(sentence.text, sentence.start) for sentence in found)
    assert "".join("".join(sentence.text for sentence in found).split()) == "".join(text.split())


def test_words_without_an_end_are_cut() -> None:
    """A run of words without a full stop costs no more than so many sentences: none is endless, no word is cut."""
    found = sentences(_record("two men were shot " * 1000 + "x" * 5000))
    assert max(len(sentence.text) for sentence in found) <= 1500
    assert {word for sentence in found for word in sentence.text.split() if "x" not in word} == set(
        ["two", "men", "were", "shot"]
    )


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("Missiles flew over on Aug. 29 and Sept. 15. Nobody saw them.", 2),
        ("It was in Dec. Police came.", 2),
        ("Police came at 5 p.m. Saturday. Others left at 7 a.m. Nobody stayed.", 3),
        ("It ended at 9 p.m. EST. All left.", 2),
        ("They saw Capt.Ada Ruiz of the harbour.", 1),
        ("Det. Ada Ruiz, of No. 5, saw Rev. Vera and John Vera Jr. Monday.", 1),
    ],
)
def test_short_forms_end_no_sentence(text: str, count: int) -> None:
    """A day stays with its month, a day of the week with its hour, and a name with its title."""
    assert len(sentences(_record(text))) == count
