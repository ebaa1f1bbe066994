"""Promises of excerpts: the words stand in their sentence, letter for letter, whatever is around them."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dossier.model.evidence import Span
from dossier.model.quote_context import excerpt

TEXT = "Menu  Home\nThe gates stayed shut. Police\narrested 27 people, a lawyer said. Nobody was hurt.\n"


def test_words_come_with_their_sentence_in_one_line() -> None:
    """Line ends become blanks; neither the sentence before nor the one behind is shown."""
    start = TEXT.index("27 people")
    found = excerpt(TEXT, [Span(TEXT.index("The gates"), len(TEXT) - 1)], Span(start, start + 9))
    assert (found.before, found.words, found.after) == ("Police arrested ", "27 people", ", a lawyer said.")


def test_words_outside_of_the_article_come_with_their_line() -> None:
    """A menu has no sentences."""
    assert excerpt(TEXT, [Span(11, len(TEXT))], Span(6, 10)).text == "Menu Home"


def test_a_long_sentence_is_cut_on_both_sides() -> None:
    """And says so by an ellipsis."""
    text = "a " * 1000 + "HERE" + " b" * 1000
    found = excerpt(text, [Span(0, len(text))], Span(2000, 2004))
    assert found.words == "HERE" and found.text.startswith("…") and found.text.endswith("…") and len(found.text) < 700


def test_words_that_are_not_there_are_refused() -> None:
    """A span beyond the rendition, or an empty one, is an error and no empty excerpt."""
    for span in (Span(0, len(TEXT) + 1), Span(3, 3)):
        with pytest.raises(ValueError, match="no such words"):
            excerpt(TEXT, [], span)


@given(st.text(min_size=1, max_size=200), st.data())
def test_every_span_has_its_words(text: str, data: st.DataObject) -> None:
    """Whatever the text and the paragraphs, the words shown are those of the span, with white space as blanks."""
    start = data.draw(st.integers(0, len(text) - 1))
    end = data.draw(st.integers(start + 1, len(text)))
    found = excerpt(text, [Span(0, len(text))], Span(start, end))
    assert found.words.split() == text[start:end].split()
