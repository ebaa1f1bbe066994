"""Words found again in another layout."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as some

from dossier.model.evidence import quoted
from dossier.model.quotes import Quote, find, letters_of, quote_of

_WORDS = some.lists(some.text(some.sampled_from("abcdefgé"), min_size=1, max_size=6), min_size=3, max_size=30)


@given(_WORDS, some.data())
def test_words_are_found_whatever_parts_their_letters(words: list[str], data: some.DataObject) -> None:
    """However spaces, hyphens and lines are set, the same letters are found again, in the very place."""
    first = data.draw(some.integers(0, len(words) - 1))
    last = data.draw(some.integers(first, len(words) - 1))
    rendition = " ".join(words)
    start = len(" ".join(words[:first])) + bool(first)
    end = start + len(" ".join(words[first : last + 1]))
    laid = "-\n".join(word.upper() for word in words)
    hit = find(quote_of(quoted(rendition, start, end), rendition), letters_of(laid))
    assert hit
    shown = laid[hit[0].start : hit[0].end].lower().replace("-\n", " ")
    assert shown == rendition[start:end]


def test_ligatures_and_accents_are_letters() -> None:
    """What a page draws as one sign is found by the letters that it stands for."""
    text = "The oﬃce of José said so"
    hit = find(Quote("office of JOSÉ"), letters_of(text))
    assert hit and text[hit[0].start : hit[0].end] == "oﬃce of José"
    assert find(Quote("—"), letters_of(text)) is None and find(Quote("office in"), letters_of(text)) is None
