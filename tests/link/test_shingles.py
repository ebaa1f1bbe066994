"""Sketches and folded words are what their plain definitions give, however they are come by."""

from zlib import crc32

from hypothesis import given
from hypothesis import strategies as st

from dossier.link.features import SKETCH
from dossier.link.folded_signs import ODD_LETTER, ODD_SIGN, signs
from dossier.link.shingles import sketch
from dossier.link.words import fold, spoken, spoken_signs

_LETTERS = st.text("abcdefghijklmnopqrstuvwxyz'.-", max_size=60)


def _defined(letters: str) -> tuple[int, ...]:
    shingles = (letters[at : at + 12] for at in range(len(letters) - 11))
    return tuple(sorted({crc32(shingle.encode()) for shingle in shingles})[:SKETCH])


@given(st.lists(_LETTERS, max_size=40), st.integers(1, 9))
def test_a_sketch_is_the_smallest_hashes_of_all_shingles(words: list[str], times: int) -> None:
    """Of short texts, of long ones, and of long ones that repeat themselves."""
    letters = "".join(words) * times
    assert sketch(letters) == _defined(letters)


def test_a_sketch_of_a_long_text_is_the_smallest_hashes_of_all_shingles() -> None:
    """Few of them have theirs computed, and these are the ones; so it is in letters beyond ASCII."""
    letters = "".join(
        f"{number * number:x}".translate(str.maketrans("0123456789", "ghijklmnop")) for number in range(3000)
    )
    for length in (11, 12, 268, 279, 280, 547, 548, 549, len(letters)):
        assert sketch(letters[:length]) == _defined(letters[:length])
    assert sketch("плотина" + letters) == _defined("плотина" + letters)


@given(st.text(st.characters(max_codepoint=0x24F), max_size=80))
def test_spoken_words_are_folded_and_one_space_apart(text: str) -> None:
    """A text in ASCII and one beyond it are cut alike."""
    assert spoken(text) == spoken(text + " ñ")[:-2].rstrip()
    assert spoken(text).split() == "".join(c if c.isalnum() or c == "_" else " " for c in fold(text)).split()


@given(st.text(max_size=80) | st.text(st.characters(max_codepoint=0x24F), max_size=80))
def test_the_spoken_words_of_signs_are_those_of_the_text(text: str) -> None:
    """All but those with an odd letter or sign, which say so."""
    told = spoken_signs(signs(text))
    if ODD_LETTER not in told and ODD_SIGN not in told:
        assert " ".join(told.split()) == spoken(text)
