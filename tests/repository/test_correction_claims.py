"""A person's words for a field become claims, or are refused in words."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dossier.errors import BadInput
from dossier.model.claims import FIELDS, Dateline, Person, Place, Published, Words
from dossier.repository.correction_claims import PERSON_RANK, claims_from


@pytest.mark.parametrize(
    ("field", "text", "values"),
    [
        ("headline", " El puente cayó ", [Words("El puente cayó")]),
        ("byline", "Ana Ruiz", [Person("Ana Ruiz")]),
        ("byline", "Ana Ruiz; EFE (agency);", [Person("Ana Ruiz"), Person("EFE", "agency")]),
        ("byline", "Ana (la Negra) Ruiz (poet)", [Person("Ana (la Negra) Ruiz (poet)")]),
        ("dateline", "--03-03", [Dateline(None, "--03-03")]),
        ("dateline", "Villa Inventada, 2019-03-03", [Dateline(Place("Villa Inventada"), "2019-03-03")]),
        ("language", "ES", [Words("es")]),
        ("url", "https://herald.example/a", [Words("https://herald.example/a")]),
        ("published", "2019", [Published("2019", "year")]),
        ("published", "2019-03", [Published("2019-03", "month")]),
        ("published", "2019-03-03", [Published("2019-03-03", "day")]),
        ("published", "2019-03-03T14:05", [Published("2019-03-03T14:05", "minute")]),
        ("published", "2019-03-03T14:05:06-05:00", [Published("2019-03-03T14:05:06-05:00", "minute")]),
    ],
)
def test_words_are_understood(field: str, text: str, values: list[object]) -> None:
    """Each field has its own small grammar, and the claim rests on the words as they were given."""
    claims = claims_from(field, text, "person:ana")
    assert [claim.value for claim in claims] == values
    assert {(claim.agent, claim.rank) for claim in claims} == {("person:ana", PERSON_RANK)}
    assert {claim.evidence[0].quote for claim in claims} == {text}


@pytest.mark.parametrize(
    ("field", "text"),
    [
        ("mood", "sad"), ("headline", " \n"), ("byline", " ; ;"), ("dateline", " , "),
        ("dateline", "Quito, 2019-02-30"), ("published", "soon"),
        ("published", "20190303"), ("published", "2019-3-3"), ("published", "2019-13"),
        ("language", "english"), ("url", "herald.example/a"), ("url", "https://herald.example/a b"),
        ("published", "2019-03-03T25:00"), ("published", "2019-03-03 14:05"), ("published", "٢٠١٩"),
    ],
)  # fmt: skip
def test_what_is_no_value_is_refused(field: str, text: str) -> None:
    """No field, no words, no name, no place, no day of the calendar: each is bad input, naming the field."""
    with pytest.raises(BadInput) as caught:
        claims_from(field, text, "person:ana")
    assert caught.value.thing == field


@given(st.sampled_from(FIELDS), st.text(max_size=30))
def test_any_words_are_a_claim_or_bad_input(field: str, text: str) -> None:
    """Whatever a person types, it is at least one claim with evidence, or refused."""
    try:
        claims = claims_from(field, text, "person:ana")
    except BadInput:
        return
    assert claims
    assert all(claim.evidence for claim in claims)
