"""A line of the log says one event, and what is no event is refused with the reason."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dossier.log import event_from_line, line_of
from dossier.model.events import NEEDED, PREMIS, Event

WORDS = st.text(st.characters(exclude_categories=("Cs",)), max_size=40)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | WORDS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(WORDS, inner, max_size=4),
    max_leaves=12,
)


def export(seq: int = 1, **more: Any) -> Event:
    detail = {"case": "C1", "path": "/briefs/puente.pdf", "digest": "d" * 64, **more}
    return Event(seq, "2026-01-02T03:04:05.000006Z", "export", "person:ana", detail)


@given(st.integers(1, 2**60), st.dictionaries(WORDS.map(lambda name: f"x{name}"), JSON, max_size=5), WORDS)
def test_an_event_comes_back_from_its_line(seq: int, detail: dict[str, Any], agent: str) -> None:
    """Whatever JSON an event carries, its line gives it back, and is one line of ASCII."""
    event = Event(seq, "2026-01-02T03:04:05.000006Z", "folder-watched", agent, {**detail, "path": "/in"})
    line = line_of(event)
    assert event_from_line(line) == event
    assert line.isascii()
    assert line.count(b"\n") == 1
    assert line.endswith(b"\n")


def test_a_line_carries_the_premis_term() -> None:
    """Each line says in the PREMIS vocabulary what kind of event it is."""
    assert json.loads(line_of(export()))["type"] == "dissemination information package creation"
    assert NEEDED.keys() == PREMIS.keys()


@pytest.mark.parametrize("value", ["\udcff", "fine \ud83d", float("nan"), float("inf")])
def test_what_could_not_be_read_back_is_not_written(value: object) -> None:
    """Bytes that are no text, and numbers that are none, are refused before they reach the log."""
    with pytest.raises(ValueError, match=r"surrogates|JSON compliant"):
        line_of(export(note=value))


def test_an_event_without_what_it_needs_is_not_written() -> None:
    """An event that nobody could make use of is refused before it reaches the log."""
    with pytest.raises(ValueError, match="no 'report'"):
        line_of(Event(1, "2026-01-01T00:00:00.000000Z", "reading", "software:x", {"version": 1}))


def altered(**changes: Any) -> bytes:
    data = {key: value for key, value in (json.loads(line_of(export())) | changes).items() if value is not ...}
    return json.dumps(data).encode()


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        (b"\n", "Expecting value"),
        (b"\x00\x00\x00\x00\n", "Expecting value|decode|Extra data"),
        (b"[1, 2]\n", "not a JSON object"),
        (b"[" * 100_000 + b"\n", "nested too deeply"),
        (line_of(export())[:-9] + b"\n", "Invalid control character"),
        (altered(kind="exprot"), "unknown kind of event: 'exprot'"),
        (altered(seq="1"), "'seq' is '1', not of type int"),
        (altered(seq=True), "'seq' is True, not of type int"),
        (altered(agent=...), "no 'agent'"),
        (altered(detail=[1]), r"'detail' is \[1\], not of type dict"),
        (altered(detail={"case": "C1", "path": "/x", "digest": "../../etc"}), "not a sha256"),
        (altered(detail={"case": "C1", "path": "/x"}), "no 'digest'"),
    ],
)
def test_what_is_no_event_is_refused_with_the_reason(line: bytes, reason: str) -> None:
    """Nonsense, half lines and wrong types are told apart in words."""
    with pytest.raises(ValueError, match=reason):
        event_from_line(line)


@given(st.binary(max_size=300))
def test_no_bytes_break_the_reader_of_lines(line: bytes) -> None:
    """Any bytes are either an event or a ValueError."""
    try:
        event = event_from_line(line)
    except ValueError:
        return
    assert event_from_line(line_of(event)) == event


@given(st.integers(0, 400), st.integers(0, 255))
def test_a_changed_byte_never_crashes_the_reader_of_lines(at: int, byte: int) -> None:
    """A line with any one byte changed is an event or a ValueError, and nothing else."""
    line = bytearray(line_of(export(note="el puente cayó")))
    line[at % len(line)] = byte
    try:
        event_from_line(bytes(line))
    except ValueError as error:
        assert str(error)
