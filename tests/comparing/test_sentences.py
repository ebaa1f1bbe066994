"""What cutting reports into sentences promises."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from dossier.comparing.sentences import sentences
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
