"""Promises of links between reports."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dossier.link import Corpus, features_of, related
from dossier.model.links import Link, Ruling
from tests.link.samples import (
    ALL,
    LIBRARY,
    QUAKE_CUENCA,
    QUAKE_OSORNO,
    QUAKE_OSORNO_ES,
    QUAKE_OSORNO_OTHER,
    everything,
    record,
)


def _links(one: str, *others: str) -> list[Link]:
    held = [features_of(record(f"R{i}", text)) for i, text in enumerate((one, *others), start=1)]
    return related(held[0], held[1:], Corpus.of(everything()))


def test_reports_of_one_event_are_linked() -> None:
    """Two outlets' own words on one event make a same-event link."""
    assert [link.kind for link in _links(QUAKE_OSORNO, QUAKE_OSORNO_OTHER)] == ["same-event"]


def test_a_spanish_and_an_english_report_of_one_event_are_linked() -> None:
    """Names, places, dates and numbers carry the link across languages."""
    (link,) = _links(QUAKE_OSORNO, QUAKE_OSORNO_ES)
    assert link.kind == "same-event"
    assert {"name", "number"} <= {reason.kind for reason in link.reasons}


def test_another_quake_is_another_event() -> None:
    """The same kind of event elsewhere, told in the same words, is not linked."""
    assert _links(QUAKE_OSORNO, QUAKE_CUENCA) == []


def test_reports_of_the_same_days_are_more_alike() -> None:
    """What two reports have in common counts for more where they name the same days, for less where they do not."""
    then, weeks_later = (QUAKE_OSORNO_OTHER.replace("14 March", day) for day in ("14 March", "20 June"))
    same, other = _links(QUAKE_OSORNO, then, weeks_later)
    assert (same.other, other.other) == ("R2", "R3")
    assert same.score > 1.2 * other.score


def test_a_reprint_with_edits_is_a_reprint() -> None:
    """A new headline, a cut end and changed words leave a reprint."""
    cut = QUAKE_OSORNO.rsplit("\n", 1)[0].replace("Quake near Osorno leaves six dead", "Six die in Chile")
    (link,) = _links(QUAKE_OSORNO, cut.replace("shook the lake district around", "rocked the lakes near"))
    assert link.kind == "reprints"
    assert any(reason.kind == "text" for reason in link.reasons)


def test_a_later_text_of_the_same_outlet_revises() -> None:
    """A copy with changes from the same outlet is a revision, not a reprint."""
    old = features_of(record("R1", QUAKE_OSORNO, outlet="Rahue Post"))
    new = features_of(record("R2", QUAKE_OSORNO.replace("six people", "seven people"), outlet="Rahue Post"))
    (link,) = related(new, [old], Corpus())
    assert link.kind == "revises"


def test_shared_words_of_a_speaker_alone_make_a_quotes_link() -> None:
    """A column on something else that takes over a quotation is linked as quoting."""
    column = (
        LIBRARY
        + '\nAs a sacristan said: "The bell fell before the walls did, and that woke everybody," and it holds here.'
    )
    (link,) = _links(column, QUAKE_OSORNO)
    assert link.kind == "quotes"
    assert link.reasons[0].kind == "quote"


@pytest.mark.parametrize(
    ("words", "outlet"),
    [
        ("according to the Rahue Post", "Rahue Post"),
        ("as first reported by The Rahue Post", "Rahue Post"),
        ("The Rahue Post reported on Wednesday", "The Rahue Post"),
        ("the sacristan told El Faro de Osorno", "El Faro de Osorno"),
        ("según informó el diario La Voz del Ranco", "La Voz del Ranco"),
        ("contó la sacristana, según La Voz del Ranco", "La Voz del Ranco"),
        ("dijo a Radio Entre Lagos", "Radio Entre Lagos"),
    ],
)
def test_who_names_the_other_outlet_as_its_source_quotes_it(words: str, outlet: str) -> None:
    """A report of the same event that names the other's outlet is linked as quoting, with the citing words."""
    text = QUAKE_OSORNO_OTHER + f"\nThe bell had rung for the baptism, {words}."
    one = features_of(record("R1", text, outlet="Lake Herald"))
    (link,) = related(one, [features_of(record("R2", QUAKE_OSORNO, outlet=outlet))], Corpus.of(everything()))
    assert (link.kind, link.reasons[0].kind) == ("quotes", "source")
    (cited,) = link.reasons[0].evidence.values()
    assert cited.proves(text) and outlet in cited.quote
    (link,) = related(
        one, [features_of(record("R2", QUAKE_OSORNO, outlet="Puerto Montt Mail"))], Corpus.of(everything())
    )
    assert link.kind == "same-event"


def test_numbers_are_shown_with_what_they_count() -> None:
    """A reason that is a number names what was counted, and names that stand together are one reason."""
    (link,) = _links(QUAKE_OSORNO, QUAKE_OSORNO_OTHER)
    told = {reason.value for reason in link.reasons}
    assert "1,450 houses" in told
    assert "Ignacio Barahona" in told or "Rosalba Quintremil" in told


def test_weak_things_in_common_come_last_and_alone_link_nothing() -> None:
    """Two notices that share small numbers, a weekday and common words alone are not said to tell one event."""
    first = "Notice\nThree men and two women arrived on Monday at nine. Four left on Tuesday at seven, five at eight."
    other = "Notice\nOn Monday three women arrived at nine and two men at seven. Five left on Tuesday, four at eight."
    assert _links(first, other) == []
    (link,) = _links(QUAKE_OSORNO, QUAKE_OSORNO_OTHER)
    assert [r.value for r in link.reasons if r.kind in ("number", "date") and r.value in ("six", "Tuesday")] == []


def test_a_persons_word_outranks_what_is_found() -> None:
    """Ruled together, strangers are linked; ruled unrelated, reports of one event are not; ruled apart says so."""
    quake, other, library = (features_of(record(r, ALL[r])) for r in ("R1", "R2", "R8"))
    said = [Ruling("R8", "R1", "together"), Ruling("R1", "R2", "apart")]
    first, second = related(quake, [other, library], Corpus(), said)
    assert (first.other, first.ruling, first.reasons[0].kind) == ("R8", "together", "ruling")
    assert (second.other, second.ruling) == ("R2", "apart")
    assert related(quake, [other, library], Corpus(), [Ruling("R1", r, "unrelated") for r in ("R2", "R8")]) == []


def test_a_report_is_not_linked_to_itself() -> None:
    """The report in hand may stand among the candidates."""
    one = features_of(record("R1", QUAKE_OSORNO))
    assert related(one, [one], Corpus()) == []


@given(st.permutations(list(ALL)))
def test_reasons_prove_themselves_in_both_reports(order: list[str]) -> None:
    """Every reason shows words that stand in either report, best link first, whatever the order of candidates."""
    held = [features_of(record(report, ALL[report])) for report in order]
    corpus = Corpus.of(held)
    for one in held:
        links = related(one, held, corpus)
        assert [link.score for link in links] == sorted((link.score for link in links), reverse=True)
        for link in links:
            assert 0 <= link.score <= 1
            assert link.reasons
            for reason in link.reasons:
                assert set(reason.evidence) == {link.report, link.other}
                assert all(at.proves(ALL[report]) for report, at in reason.evidence.items())


def test_a_corpus_of_index_keys_alone_links_no_strangers() -> None:
    """An archive that counts only its index still takes common words for common."""
    thin = Corpus(100_000, {"osorno": 40})
    quake, other, library = (features_of(record(r, ALL[r])) for r in ("R1", "R2", "R8"))
    assert [link.other for link in related(quake, [other, library], thin)] == ["R2"]


def test_which_text_is_the_later_is_told_where_both_are_dated() -> None:
    """A revision names the later of two texts; without two dates it names none."""
    old = features_of(record("R1", QUAKE_OSORNO, outlet="Rahue Post", published="2024-03-12"))
    new = features_of(record("R2", QUAKE_OSORNO, outlet="Rahue Post", published="2024-03-13T08:00"))
    undated = features_of(record("R3", QUAKE_OSORNO, outlet="Rahue Post"))
    told = {link.other: link.later for link in related(old, [new, undated], Corpus())}
    assert told == {"R2": "R2", "R3": None}


def test_a_reprint_is_known_in_a_bad_scan() -> None:
    """Letters misread all over the text leave a reprint a reprint."""
    scanned = QUAKE_OSORNO.replace("e ", "c ").replace("th", "tb").replace("li", "h").replace("o", "0", 9)
    (link,) = _links(QUAKE_OSORNO, scanned)
    assert link.kind == "reprints"
