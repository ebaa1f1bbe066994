"""Nothing that a reader's process sends is believed unlooked: what is let in is what a reader makes, to the key."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dossier.errors import Unreadable
from dossier.link import Features
from dossier.model.claims import NOTES, NoteKind, ReadingNote
from dossier.reading import read
from dossier.repository.facts_of_reading import blobs_of, facts_from
from dossier.repository.reading_check import checked_facts

TEXT = (
    "The Harbour Post\n\nBridge falls at Mompox\n\nBy Ada Quintero\n\nMOMPOX, Colombia, March 3, 2019 - The old bridge "
    'fell into the river on Monday, the mayor said. "It was like thunder over the whole valley," she told Radio Sur.\n'
)
RENDITION, DESCRIPTION = blobs_of(read(TEXT.encode(), "R3.txt"), "R3", 1)
Path = tuple[str | int, ...]
Tamper = Callable[[dict[str, Any]], object]


def _claim(kept: dict[str, Any], field: str) -> dict[str, Any]:
    found: dict[str, Any] = next(claim for claim in kept["claims"] if claim["field"] == field)
    return found


TAMPERS: dict[str, Tamper] = {
    "a person's word": lambda kept: _claim(kept, "headline").update(agent="person:eve"),
    "evidence from a person": lambda kept: kept["claims"][0]["evidence"].append({"from": "person", "quote": "eve"}),
    "a value that is no word": lambda kept: _claim(kept, "headline").update(value=["Bridge"]),
    "a role that there is not": lambda kept: _claim(kept, "byline").update(role="owner"),
    "a day on no calendar": lambda kept: _claim(kept, "dateline").update(date="2019-02-30"),
    "a moment in words": lambda kept: _claim(kept, "published").update(value="last March"),
    "a place off the globe": lambda kept: _claim(kept, "dateline")["place"].update(lat=9000.0),
    "a rank that is no number": lambda kept: _claim(kept, "outlet").update(rank=float("nan")),
    "a field that there is not": lambda kept: _claim(kept, "outlet").update(field="editor"),
    "one key more": lambda kept: kept.update(trusted=True),
    "half a surrogate pair": lambda kept: _claim(kept, "headline").update(value="\ud800"),
    "a note of a kind that there is not": lambda kept: kept.update(notes=[["verdict", "true"]]),
    "a note that says nothing": lambda kept: kept.update(notes=[[]]),
    "no evidence": lambda kept: _claim(kept, "headline").update(evidence=[]),
    "words that stand elsewhere": lambda kept: _claim(kept, "headline")["evidence"][0].update(start=1, end=22),
    "a paragraph beyond the end": lambda kept: kept["text"].append([0, len(TEXT) + 1]),
    "a paragraph that ends before it begins": lambda kept: kept["text"].append([9, 3]),
    "a key of the index twice": lambda kept: kept["linking"]["keys"].append(kept["linking"]["keys"][0]),
    "a key that is no word": lambda kept: kept["linking"]["keys"].append(7),
    "keys without end": lambda kept: kept["linking"]["keys"].extend(map(str, range(99))),
    "another form of linking": lambda kept: kept["linking"].update(form=3),
    "features of another report": lambda kept: kept["linking"].update(
        features=kept["linking"]["features"].replace('"R3"', '"R1"')
    ),
}


@pytest.mark.parametrize("tamper", TAMPERS)
def test_what_no_reader_makes_is_refused(tamper: str) -> None:
    """Each lie costs the file its reading, before anything of it stands in the log."""
    kept = json.loads(DESCRIPTION)
    TAMPERS[tamper](kept)
    with pytest.raises(Unreadable, match="its reader gave"):
        checked_facts(RENDITION, json.dumps(kept).encode(), "R3", 1)


def test_a_rendition_that_is_no_text_is_refused() -> None:
    """Bytes that are not UTF-8 could not be shown, and nothing could stand in them."""
    with pytest.raises(Unreadable, match="no description"):
        checked_facts(b"\xff" + RENDITION, DESCRIPTION, "R3", 1)


def test_what_a_reader_makes_is_let_in() -> None:
    """Facts that are checked are the same that are made from the blobs later."""
    assert checked_facts(RENDITION, DESCRIPTION, "R3", 1) == facts_from(RENDITION, DESCRIPTION, "R3", 1)


@pytest.mark.parametrize("kind", NOTES)
def test_a_note_on_the_whole_file_is_let_in(kind: NoteKind) -> None:
    """A wall, a paywall, an unsure charset: the file is read, and a person is asked."""
    reading = read(TEXT.encode(), "R3.txt")
    note = ReadingNote(kind, ("some", "words"))
    noted = replace(reading, description=replace(reading.description, notes=(note,)))
    assert checked_facts(*blobs_of(noted, "R3", 1), "R3", 1).description.notes == (note,)


def _places(held: Any, at: Path = ()) -> Iterator[Path]:
    """Every place in some JSON but the whole."""
    steps = held.items() if isinstance(held, dict) else enumerate(held) if isinstance(held, list) else ()
    for step, inner in steps:
        yield (*at, step)
        yield from _places(inner, (*at, step))


def _changed(told: Any, place: Path, deed: str, value: object) -> Any:
    within = changed = copy.deepcopy(told)
    for step in place[:-1]:
        within = within[step]
    if deed == "lost":
        del within[place[-1]]
    elif deed == "twice" and isinstance(within, list):
        within.append(within[place[-1]])
    else:
        within[place[-1]] = value
    return changed


KEPT = json.loads(DESCRIPTION)
FEATURES = json.loads(KEPT["linking"]["features"])
values = st.sampled_from(
    [None, True, -1, 0, 7, 1.5, 10**30, "", "x", "\ud800", "a\0b", "2019-99-99", [], {}, [1], {"a": 1}]
)
deeds = st.sampled_from(["lost", "twice", "changed"])


@given(st.sampled_from([*_places(KEPT)]), deeds, values)
def test_whatever_is_changed_is_refused_or_does_no_harm(place: Path, deed: str, value: object) -> None:
    """What is let in proves itself, and linking understands it; all else is refused with a reason."""
    _refused_or_sound(_changed(KEPT, place, deed, value))


@given(st.sampled_from([*_places(FEATURES)]), deeds, values)
def test_whatever_is_changed_in_features_is_refused_or_does_no_harm(place: Path, deed: str, value: object) -> None:
    """The same of what linking keeps, which is JSON within the JSON."""
    changed = copy.deepcopy(KEPT)
    changed["linking"]["features"] = json.dumps(_changed(FEATURES, place, deed, value))
    _refused_or_sound(changed)


def _refused_or_sound(changed: Any) -> None:
    description = json.dumps(changed).encode()
    try:
        facts = checked_facts(RENDITION, description, "R3", 1)
    except Unreadable as error:
        assert error.reason.startswith("its reader gave")
        return
    assert facts == facts_from(RENDITION, description, "R3", 1)
    assert all(e.proves(TEXT) for claim in facts.description.claims for e in claim.evidence)
    features = Features.from_json(facts.features)
    assert features.report == "R3"
    assert all(term.at.proves(TEXT) for term in features.terms)
    assert len({*facts.postings}) == len(facts.postings)
