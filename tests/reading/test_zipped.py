"""Zip containers that nobody should trust: what they hold, and why they are refused."""

from __future__ import annotations

import zipfile
from io import BytesIO

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dossier.errors import Unreadable
from dossier.reading.text_tools.zipped import MOST_ENTRIES, Container, is_zip, mentions


def packed(parts: dict[str, bytes], method: int = zipfile.ZIP_DEFLATED) -> bytes:
    out = BytesIO()
    with zipfile.ZipFile(out, "w", method) as made:
        for name, data in parts.items():
            made.writestr(name, data)
    return out.getvalue()


def refusal(data: bytes, name: str, **limits: int) -> str:
    with pytest.raises(Unreadable) as caught:
        Container(data).unfold(name, **limits)
    return caught.value.reason


@given(st.dictionaries(st.text("abc/é", min_size=1, max_size=8).filter(lambda n: not n.endswith("/")), st.binary()))
@settings(max_examples=40, deadline=None)
def test_what_was_packed_is_unfolded(parts: dict[str, bytes]) -> None:
    """Every part comes out as it went in, under its name."""
    parts = {name.strip("/"): data for name, data in parts.items() if name.strip("/")}
    found = Container(packed(parts))
    assert set(found.names) == set(parts)
    assert {name: found.unfold(name) for name in found.names} == parts


def test_names_are_known_by_their_letters() -> None:
    """Capitals and backslashes, which some writers use, hide no part."""
    found = Container(packed({"Word\\Document.xml": b"x"}))
    assert "word/document.xml" in found and "word/other.xml" not in found
    assert found.unfold("word/document.xml") == b"x"


def test_a_container_is_known_without_opening_it() -> None:
    """Marks are looked for at both ends, and only in zip containers."""
    data = packed({"word/document.xml": b"x" * 10, "big": bytes(range(256)) * 2000, "last": b""})
    assert is_zip(data) and mentions(data, b"word/", b"last")
    assert not mentions(data, b"word/", b"xl/")
    assert not mentions(b"word/ last", b"word/")


def test_a_bomb_is_not_unfolded() -> None:
    """A part that says how large it is, and is too large, is refused by its own word."""
    data = packed({"bomb": b"\0" * (5 << 20)})
    assert len(data) < 10_000
    assert (
        refusal(data, "bomb", most=1 << 20) == "holds a part that is too large to unfold ('bomb', over 1,048,576 bytes)"
    )


def test_a_bomb_that_lies_about_its_size_is_refused() -> None:
    """A part that says it is small gives no more than it says, and is told as damaged."""
    data = packed({"bomb": b"\0" * (5 << 20)})
    lied = data.replace((5 << 20).to_bytes(4, "little"), (100).to_bytes(4, "little"))
    assert "cannot be unpacked" in refusal(lied, "bomb", most=1 << 20)


def test_many_parts_together_are_bounded() -> None:
    """What is unfolded from one container has a bound as a whole."""
    found = Container(packed({"a": b"x" * 600, "b": b"y" * 600}), whole=1000)
    assert len(found.unfold("a")) == 600
    with pytest.raises(Unreadable, match="too large"):
        found.unfold("b")


def test_a_flood_of_entries_is_not_opened() -> None:
    """More parts than any document has are refused before the table of contents is read."""
    with pytest.raises(Unreadable, match="more than 50,000 parts"):
        Container(b"PK\x03\x04" + b"PK\x01\x02" * (MOST_ENTRIES + 1))


def test_a_locked_part_says_so() -> None:
    """Encryption by a password is told as that."""
    data = bytearray(packed({"a": b"secret"}))
    data[6] |= 1
    data[data.index(b"PK\x01\x02") + 8] |= 1
    assert refusal(bytes(data), "a") == "is locked with a password"


def test_unbounded_packing_is_refused() -> None:
    """Ways of packing that could unfold without bound are not tried."""
    assert "in a way that is not read" in refusal(packed({"a": b"x" * 99}, zipfile.ZIP_BZIP2), "a")


def test_damage_is_told() -> None:
    """A container cut off, a part gone bad and a part that is missing each have their reason."""
    data = packed({"a": bytes(range(256)) * 50})
    with pytest.raises(Unreadable, match="table of contents is cut off"):
        Container(data[: len(data) // 2])
    assert refusal(data, "b") == "is damaged: its part 'b' is missing"
    spoiled = data[:60] + bytes(b ^ 0xFF for b in data[60:90]) + data[90:]
    assert "'a' cannot be unpacked" in refusal(spoiled, "a")


@given(st.binary(max_size=300), st.integers(0, 400), st.integers(0, 255))
@settings(max_examples=80, deadline=None)
def test_nothing_but_a_reason_comes_out_of_noise(noise: bytes, at: int, value: int) -> None:
    """Bytes that were changed anywhere either unfold or are refused; nothing else happens."""
    data = bytearray(packed({"a": b"some words " * 9, "b": b"more"}))
    data[at % len(data)] = value
    for tried in (bytes(data), b"PK\x03\x04" + noise):
        try:
            found = Container(tried)
            for name in found.names:
                found.unfold(name)
        except Unreadable as error:
            assert error.reason


def test_a_part_without_a_name_hides_no_other() -> None:
    """A name that begins with NUL, which the library cuts to nothing, costs the container none of its parts."""
    found = Container(packed({"hollow": b"x", "word/document.xml": b"y"}).replace(b"hollow", b"\0ollow"))
    assert found.unfold("word/document.xml") == b"y"
