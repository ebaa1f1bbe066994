"""The nouns refuse what cannot be, and come back whole from their JSON."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dossier.model.claims import FIELDS, Claim, Dateline, Description, Field, Person, Place, Published, Reading, Words
from dossier.model.corrections import corrected
from dossier.model.describe import contract_json, description_from, description_json
from dossier.model.digest import Digest
from dossier.model.events import Changes
from dossier.model.evidence import Evidence, Span, quoted

WORDS = st.text(max_size=20)
RENDITION = "El puente cayó 🌉 el lunes.\nAna Ruiz"


@st.composite
def evidences(draw: st.DrawFn) -> Evidence:
    start = draw(st.integers(0, len(RENDITION)))
    end = draw(st.integers(start, len(RENDITION)))
    elsewhere = st.builds(Evidence, st.sampled_from(["json-ld", "meta:og:title", "filename", "person"]), WORDS)
    return draw(elsewhere | st.just(quoted(RENDITION, start, end)))


PLACES = st.builds(Place, WORDS, st.none() | WORDS, st.none() | st.just("EC"), st.none() | st.floats(-90, 90))
VALUES: dict[Field, st.SearchStrategy[Any]] = {
    "byline": st.builds(Person, WORDS, st.sampled_from(["author", "agency"])),
    "dateline": st.builds(Dateline, st.none() | PLACES, st.none() | st.just("--03-03"), st.just("stated")),
    "published": st.builds(Published, st.just("2019-03"), st.just("month"), st.just("updated")),
}


@st.composite
def claims(draw: st.DrawFn) -> Claim:
    field = draw(st.sampled_from(FIELDS))
    value = draw(VALUES.get(field, st.builds(Words, WORDS)))
    evidence = tuple(draw(st.lists(evidences(), min_size=1, max_size=3)))
    return Claim(field, value, evidence, draw(st.floats(0, 9)), draw(st.sampled_from(["reader", "person:ana"])))


DESCRIPTIONS = st.builds(
    Description,
    st.lists(claims(), max_size=5).map(tuple),
    st.lists(st.just(Span(0, 9)), max_size=2).map(tuple),
    st.lists(claims(), max_size=3).map(tuple),
)


@given(DESCRIPTIONS)
def test_a_description_comes_back_from_its_json(description: Description) -> None:
    """What is kept of a description is all of it, through JSON and back."""
    assert description_from(json.loads(json.dumps(description_json(description)))) == description


@given(DESCRIPTIONS)
def test_evidence_from_the_text_is_proved_by_the_text(description: Description) -> None:
    """`rendition[start:end] == quote` in code points, and in no other text."""
    for claim in description.claims:
        for evidence in claim.evidence:
            assert evidence.proves(RENDITION)
            assert not (evidence.span and evidence.quote) or not evidence.proves("")


@given(DESCRIPTIONS)
def test_the_contract_has_every_key(description: Description) -> None:
    """A field that nobody told is null (or an empty byline), never absent."""
    shown = contract_json(Reading("text/1", "text/plain", RENDITION, description))
    assert {"media_type", "language", "headline", "outlet", "byline", "dateline", "published", "url", "text"} <= set(
        shown
    )
    told = {claim.field for claim in description.claims}
    for field in ("headline", "outlet", "dateline", "published", "url"):
        assert (shown[field] is not None) == (field in told)
    assert bool(shown["byline"]) == ("byline" in told)


def test_claims_and_evidence_cannot_do_without_words() -> None:
    """A claim without evidence, and evidence from the text without a place, cannot be made."""
    with pytest.raises(ValueError, match="without evidence"):
        Claim("headline", Words("x"), ())
    with pytest.raises(ValueError, match="needs its span"):
        Evidence("text", "x")
    with pytest.raises(ValueError, match="no such span"):
        Span(3, 2)


@pytest.mark.parametrize("text", ["", "0" * 63, "0" * 65, "G" * 64, "A" * 64, "0" * 64 + "\n", "٠" * 64])
def test_only_a_sha256_in_lower_case_hex_is_a_digest(text: str) -> None:
    """Nothing else can become the name of a blob, and so a path."""
    with pytest.raises(ValueError, match="not a sha256"):
        Digest(text)


def _claim(field: Field, value: str, agent: str = "reader") -> Claim:
    return Claim(field, Words(value), (Evidence("person", value),), agent=agent)


def test_a_correction_wins_and_overwrites_nothing() -> None:
    """The newest correction is shown; what it pushed aside stands first among the others."""
    read = Description((_claim("headline", "read"), _claim("outlet", "paper")), (), (_claim("headline", "weak"),))
    first, second = _claim("headline", "first", "person:ana"), _claim("headline", "second", "person:ben")
    found = corrected(read, [(first,), (), (second,)])
    assert found.best("headline") == second
    assert found.candidates("headline") == (first, _claim("headline", "read"), _claim("headline", "weak"))
    assert found.best("outlet") == _claim("outlet", "paper")


def test_changes_add_up() -> None:
    """What two writes changed together is what either changed."""
    both = Changes(frozenset({"R1"}), links=True) | Changes(frozenset({"R2"}), frozenset({"C1"}), folders=True)
    assert both == Changes(frozenset({"R1", "R2"}), frozenset({"C1"}), folders=True, links=True)


def test_many_changes_are_joined_at_once() -> None:
    """What a batch changed is what its events changed one by one."""
    each = [
        Changes(frozenset({"R1"})),
        Changes(frozenset({"R2"}), frozenset({"C1"}), folders=True),
        Changes(links=True),
    ]
    assert Changes.of(each) == each[0] | each[1] | each[2]
    assert Changes.of([]) == Changes()
