"""Promises of what linking keeps of a report."""

from __future__ import annotations

import json
import pickle
import sys
from unicodedata import normalize

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dossier.link import ROWS, Features, features_of, postings
from dossier.model.reports import Record
from tests.link.samples import ALL, QUAKE_OSORNO, QUAKE_OSORNO_ES, record

texts = st.text(st.sampled_from("abé ÑZ.,'\"“”«»0123\n-:|$ the Osorno 14 March"), max_size=400) | st.text(max_size=200)


def _evidence(features: Features):  # type: ignore[no-untyped-def]
    yield from (term.at for term in features.terms)
    yield from (passage.at for passage in (*features.quotes, *features.passages))


@given(texts)
def test_evidence_proves_itself_in_any_text(text: str) -> None:
    """Whatever the text, every kept word stands where its span says."""
    features = features_of(record("R1", text))
    assert all(at.proves(text) for at in _evidence(features))


@given(texts)
def test_json_gives_back_the_same_features(text: str) -> None:
    """Written and read again, features are equal, and written again they are the same bytes."""
    features = features_of(record("R1", text))
    again = Features.from_json(features.to_json())
    assert again == features
    assert again.to_json() == features.to_json()


def test_no_letter_folds_to_what_stands_between_keys() -> None:
    """Keys that are kept as one text are told apart again, whatever script they are in."""
    letters = (sign for sign in map(chr, range(sys.maxunicode + 1)) if sign.isalnum())
    assert not [sign for sign in letters if "|" in normalize("NFKD", sign.casefold())]


@given(texts)
def test_index_keys_are_few_and_distinct(text: str) -> None:
    """A report is filed under at most 44 different keys."""
    keys = postings(features_of(record("R1", text)))
    assert len(keys) == len(set(keys)) <= 44


def test_features_of_another_form_are_refused() -> None:
    """JSON written by other rules is not mistaken for ours."""
    text = features_of(record("R1", QUAKE_OSORNO)).to_json()
    with pytest.raises(ValueError, match="form 0"):
        Features.from_json("[0" + text[2:])


def test_features_that_were_kept_in_rows_are_the_same() -> None:
    """What 0.4.0 kept of a report need not be made again."""
    features = features_of(record("R1", QUAKE_OSORNO))
    held = json.loads(features.to_json())
    flags = [term.name + 2 * term.lead + 4 * term.head + 8 * term.spaced for term in features.terms]
    rows = [[t.key, t.count, flag, t.start, t.quote] for t, flag in zip(features.terms, flags, strict=True)]
    assert Features.from_json(json.dumps([3, *held[1:8], rows, *held[9:11], features.sketch, held[12]])) == features


@pytest.mark.parametrize("column", range(5))
def test_terms_that_lost_a_part_of_a_column_are_refused(column: int) -> None:
    """Columns that no longer belong together are told at once."""
    held = json.loads(features_of(record("R1", QUAKE_OSORNO)).to_json())
    held[8][column] = held[8][column][: len(held[8][column]) // 8 * 4 - (4 if column else 0)]
    with pytest.raises(ValueError, match=r"not of one length|cut short"):
        Features.from_json(json.dumps(held))


def test_features_cross_to_another_process() -> None:
    """A reader's child process can hand features over."""
    features = features_of(record("R1", QUAKE_OSORNO))
    assert pickle.loads(pickle.dumps(features)) == features


def test_names_dates_and_numbers_are_the_same_in_both_languages() -> None:
    """A Spanish and an English report meet at names, days and figures, however written."""
    english = {term.key for term in features_of(record("R1", QUAKE_OSORNO)).terms}
    spanish = {term.key for term in features_of(record("R3", QUAKE_OSORNO_ES)).terms}
    assert {"osorno", "quintremil", "#1450", "#6.8", "#6", "@03-14", "@2"} <= english & spanish


def test_numbers_in_words_are_numbers() -> None:
    """Numbers up to ninety-nine are told alike in digits and in words, and Spanish scales as English ones."""
    spanish = record("R1", "Treinta y tres mineros y diecisiete peregrinos; veintidós siguen. 1.900 millones; 900 mil.")
    english = record("R2", "33 miners and seventeen pilgrims; twenty-two remain. 1.9 billion; 900,000.")
    numbers = {"#33", "#17", "#22", "#1.9", "#900000"}
    assert numbers <= {term.key for term in features_of(spanish).terms}
    assert numbers <= {term.key for term in features_of(english).terms}


def test_names_that_are_translated_are_filed_alike() -> None:
    """A report on Moscú and one on Moscow, in their own languages, meet in the index."""
    spanish = features_of(record("R1", "Hoy\nEl incendio en Moscú dejó doce muertos, según la agencia local."))
    english = features_of(record("R2", "Now\nThe fire in Moscow has killed twelve, said the local agency."))
    assert "=moscow" in {*postings(spanish)} & {*postings(english)}


def test_words_outside_the_article_are_not_read() -> None:
    """Adverts and menus in the rendition, outside the text's spans, leave no term."""
    whole = record("R1", QUAKE_OSORNO + "\nSubscribe to Zanzibar Weekly")
    kept = features_of(type(whole)("R1", 1, whole.rendition, whole.text[:-1]))
    assert "zanzibar" not in {term.key for term in kept.terms}


def test_the_outlets_own_name_links_nothing() -> None:
    """Two reports are not alike for coming from one outlet."""
    text = QUAKE_OSORNO + "\nReporting by Valdivia Beacon"
    kept = features_of(record("R1", text, outlet="Valdivia Beacon"))
    assert not {"valdivia", "beacon"} & {term.key for term in kept.terms}


def test_common_words_file_nothing() -> None:
    """No report is filed under words that half of all news holds."""
    filed = {key for report, text in ALL.items() for key in postings(features_of(record(report, text)))}
    assert not filed & {"the", "and", "people", "police", "said", "de", "la"}


def test_the_headline_counts_where_it_stands_outside_the_text() -> None:
    """A reading that keeps the headline apart from the article loses none of its words."""
    whole = record("R1", "Saltworks strike in Zarzuela\nNobody spoke.")
    kept = features_of(Record("R1", 1, whole.rendition, whole.text[1:], headline=whole.headline))
    assert {"strik", "zarzuela"} <= {term.key for term in kept.terms}
    assert all(at.proves(whole.rendition) for at in _evidence(kept))


def test_rows_of_no_numbers_are_refused() -> None:
    """What a reader may have made up is told as wrong, as all that is no features."""
    row = ["harbour", 1 << 40, 0, 0, "harbour"]
    made_up = json.dumps([ROWS, "R1", 1, "en", 1, None, None, None, [row], [], [], [], []])
    with pytest.raises(ValueError, match="numbers"):
        Features.from_json(made_up).to_json()
