"""Promises of emphasis: exactly the letters that are bold or italic are told so, however they came."""

from __future__ import annotations

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from dossier.reading.office.emphasis import Face, emphasis, stretches

FACES = st.builds(Face, st.booleans(), st.booleans())


@given(st.lists(st.tuples(st.text(max_size=6), FACES), max_size=12))
def test_every_letter_has_the_face_that_it_came_with(given_pieces: list[tuple[str, Face]]) -> None:
    """Stretches are as long as can be, in order, apart from each other, and none is empty."""
    pieces, faces = [words for words, _ in given_pieces], [face for _, face in given_pieces]
    found = emphasis(stretches(pieces, faces))
    letters = [face for words, face in given_pieces for _ in words]
    told = [Face()] * len(letters)
    for part in found:
        assert part.face and part.start < part.end
        told[part.start : part.end] = [part.face] * (part.end - part.start)
    assert told == letters
    assert all(one.end <= other.start for one, other in pairwise(found))
