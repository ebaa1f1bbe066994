"""Words as they are compared."""

import unicodedata

from hypothesis import given
from hypothesis import strategies as st

from dossier.language.folding import fold


@given(st.text())
def test_letter_by_letter_gives_what_unicode_says_of_the_whole(text: str) -> None:
    """Folding is full case folding and NFKD with every combining mark taken away, whatever stands beside a letter."""
    apart = unicodedata.normalize("NFKD", text.casefold())
    assert fold(text) == "".join(c for c in apart if not unicodedata.combining(c))


def test_accents_and_case_do_not_count() -> None:
    """`Bogotá` and `BOGOTA` are one, and so are a ligature and its letters."""
    assert fold("Bogotá") == fold("BOGOTA") == "bogota"
    assert fold("ﬁre") == "fire"
