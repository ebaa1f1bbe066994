"""Texts and searches meet in one form, whatever their script and their signs."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from dossier.language.search_forms import cleaned, search_forms, search_terms, without_sharp_s


@given(st.text(st.characters(max_codepoint=127, exclude_characters="\n")))
def test_plain_text_has_no_more_forms(text: str) -> None:
    """A text in ASCII on one line is indexed as it is, and takes no more room."""
    assert cleaned(text) == text
    assert search_forms(text) == ""


@given(st.text())
def test_cleaning_twice_changes_nothing_more(text: str) -> None:
    """What was cleaned is clean."""
    assert cleaned(cleaned(text)) == cleaned(text)


@given(st.text("擱淺港務長座礁เกยตื้น인사 abc", min_size=1), st.data())
def test_a_part_of_a_dense_text_is_among_its_forms(text: str, data: st.DataObject) -> None:
    """Whatever letters in a row are asked for, their pairs stand in a row among the forms of the text."""
    run = data.draw(st.sampled_from(["", *text.split(), *text]))
    for phrase, begun in search_terms(run):
        if not phrase.isascii():
            forms = f" {search_forms(text)} "
            assert (f" {phrase}" if begun else f" {phrase} ") in forms


def test_words_that_touch_a_dense_script_are_found() -> None:
    """The index takes `TOKYOの` for one word; name and number are found alone."""
    forms = search_forms(cleaned("ＴＯＫＹＯの消防署は新しい車両を２０台購入した")).split()
    assert {"TOKYO", "20"} <= set(forms)


def test_latin_accents_need_no_more_forms() -> None:
    """Texts in Spanish, French and Polish have no more forms: the index folds accents itself."""
    assert search_forms("El señor Peña llegó a Łódź; « déjà vu », dit-il – “so”…") == ""


def test_words_that_a_line_splits_are_found_whole() -> None:
    """A hyphen at a line's end leaves both halves, and adds the whole."""
    assert search_forms("ein Dampf-\nschiff sank") == "Dampfschiff"


def test_sharp_s_is_found_as_two() -> None:
    """`Straße` has a form in ss, in capitals too."""
    assert search_forms("Die Straße und die STRAẞE") == "Strasse STRASSE"
    assert without_sharp_s("straße") == "strasse"
