"""Promises of features that another process made."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given

from dossier.link import features_of
from dossier.link.feature_check import vetted
from tests.link.samples import QUAKE_OSORNO, record
from tests.link.test_features import texts

Tamper = Callable[[list[Any]], object]


@given(texts)
def test_what_linking_makes_of_any_text_is_believed(text: str) -> None:
    """No honest reader is refused: the features come back as they were made."""
    features = features_of(record("R1", text))
    assert vetted(features.to_json(), text) == features


TAMPERS: dict[str, Tamper] = {
    "another form": lambda held: held.__setitem__(0, 3),
    "a version in words": lambda held: held.__setitem__(2, "1"),
    "a size below nothing": lambda held: held.__setitem__(4, -1),
    "a size without end": lambda held: held.__setitem__(4, 10**400),
    "a passage of words without end": lambda held: held[10][0].__setitem__(1, 10**400),
    "no terms": lambda held: held.__setitem__(8, None),
    "a key told twice": lambda held: held[8].__setitem__(
        0, "|".join([held[8][0].split("|")[1], *held[8][0].split("|")[1:]])
    ),
    "no key": lambda held: held[8].__setitem__(0, held[8][0][held[8][0].index("|") :]),
    "counts that are none": lambda held: held[8].__setitem__(1, "AAAA" + held[8][1][4:]),
    "other words": lambda held: held[8].__setitem__(4, "Atlantis" + held[8][4][held[8][4].index("|") :]),
    "a passage elsewhere": lambda held: held[10][0].__setitem__(2, held[10][0][2] + 1),
    "a passage without a place": lambda held: held[10][0].pop(2),
    "a sketch the wrong way round": lambda held: held.__setitem__(11, "//////" + held[11][6:]),
    "a source in no words": lambda held: held[12].append(["reuters", 0, 5]),
}


@pytest.mark.parametrize("tamper", TAMPERS)
def test_what_linking_cannot_have_made_is_refused(tamper: str) -> None:
    """Features of another form, in other shapes, or with words that do not stand in the text are none."""
    held = json.loads(features_of(record("R1", QUAKE_OSORNO)).to_json())
    TAMPERS[tamper](held)
    with pytest.raises(ValueError, match=r".+"):
        vetted(json.dumps(held), QUAKE_OSORNO)
