"""Bytes become words: marks, declared charsets, UTF-8, then cp1252; binary data is refused."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dossier.errors import Unreadable
from dossier.reading.text_tools.charset import decode, is_binary, is_utf8

SPANISH = "Peña y Muñoz cayeron en São Paulo — «así fue», dijo él."


@pytest.mark.parametrize("charset", ["utf-8", "utf-8-sig", "utf-16", "utf-32", "cp1252"])
def test_words_survive_their_charset(charset: str) -> None:
    """The same words come out of every charset that editors save."""
    assert decode(SPANISH.encode(charset)) == SPANISH


@pytest.mark.parametrize("charset", ["utf-16-le", "utf-16-be"])
def test_wide_text_needs_no_mark(charset: str) -> None:
    """UTF-16 whose mark was lost is known by its NULs in every other byte."""
    assert decode("The bridge fell at dawn.".encode(charset)) == "The bridge fell at dawn."


def test_declared_charset_is_believed() -> None:
    """A declared charset decides where the bytes fit it."""
    assert decode("Мост рухнул".encode("koi8-r"), "koi8-r") == "Мост рухнул"


def test_utf8_mislabelled_as_latin1_stays_utf8() -> None:
    """Pages that say Latin-1 and mean UTF-8 are read as UTF-8."""
    assert decode("Peña".encode(), "iso-8859-1") == "Peña"


@pytest.mark.parametrize("damage", [b"\xff", b"\xc3", b"\xe2\x80"])
def test_a_damaged_letter_costs_itself_alone(damage: bytes) -> None:
    """In UTF-8 a byte that is wrong leaves all other letters right, and is seen."""
    words = decode(SPANISH.encode() + b" " + damage + b" " + SPANISH.encode())
    assert words.startswith(SPANISH + " \ufffd")
    assert words.endswith(SPANISH)


def test_a_file_cut_within_a_letter_is_still_utf8() -> None:
    """A download that broke off within a letter keeps the letters before it."""
    assert decode("Peña y Muñoz, año".encode()[:-2]) == "Peña y Muñoz, a\ufffd"


WORDS = [
    "Peña",
    "año",
    "señor",
    "está",
    "«qué»",
    "niño",
    "aquí",
    "—",
    "corazón",
    "allí",
    "¿cuándo?",
    "también",
    "después",
    "día",
    "país",
    "güero",
    "aún",
]


@given(st.lists(st.sampled_from(WORDS), min_size=3, max_size=30).map(" ".join))
def test_cp1252_is_not_taken_for_damaged_utf8(text: str) -> None:
    """Words in cp1252 come out as they were written, however many letters beyond ASCII they have."""
    assert decode(text.encode("cp1252")) == text


@pytest.mark.parametrize("declared", ["no-such-charset", "hex", "base64", "", "\0"])
def test_unknown_declarations_are_passed_over(declared: str) -> None:
    """A label that names no charset changes nothing."""
    assert decode("Peña".encode(), declared) == "Peña"


def test_line_ends_are_one_kind() -> None:
    """CRLF and CR become LF, so offsets do not depend on the system that saved the file."""
    assert decode(b"a\r\nb\rc\n") == "a\nb\nc\n"


def test_cp1252_holes_do_not_stop_it() -> None:
    """The five bytes that cp1252 leaves out are kept as controls, as browsers do."""
    assert decode(b"caf\xe9 \x81") == "café \x81"


@pytest.mark.parametrize("data", [b"\x00\x01\x02\x03" * 9, b"text\x00text", bytes(range(1, 32)) * 4])
def test_binary_is_refused(data: bytes) -> None:
    """Bytes that no text holds are said to be binary."""
    assert is_binary(data)
    with pytest.raises(Unreadable, match="binary"):
        decode(data)


@settings(deadline=None)
@given(st.binary(max_size=400), st.sampled_from([None, "utf-7", "shift_jis", "utf-16", "unicode_escape", "idna"]))
def test_what_is_decoded_can_be_kept(data: bytes, declared: str | None) -> None:
    """Whatever comes out can be written as UTF-8: there is never a lone surrogate."""
    try:
        text = decode(data, declared)
    except Unreadable:
        return
    assert text.encode().decode() == text
    assert "\r" not in text


@given(st.text(max_size=8), st.integers(0, 9_000), st.integers(0, 20), st.binary(max_size=2))
def test_utf8_is_told_wherever_it_is_looked_at_in_pieces(text: str, before: int, cut: int, after: bytes) -> None:
    """Bytes are valid UTF-8 when Python decodes them, however letters fall on the ends of pieces."""
    data = b"a" * before + text.encode()[:cut] * 600 + after
    try:
        data.decode()
    except UnicodeDecodeError:
        assert not is_utf8(data)
    else:
        assert is_utf8(data)


@pytest.mark.parametrize(
    ("declared", "charset"), [("gb2312", "gb18030"), ("euc-kr", "cp949"), ("big5", "big5hkscs"), ("shift_jis", "cp932")]
)
def test_a_charset_is_read_as_the_larger_one_that_pages_mean(declared: str, charset: str) -> None:
    """Letters that the declared charset lacks, and the one that grew out of it has, are read."""
    words = {"gb18030": "© 朱镕基", "cp949": "똠방각하", "big5hkscs": "茶餐廳 𨋢", "cp932": "①髙橋"}[charset]
    data = words.encode(charset)
    with pytest.raises(UnicodeDecodeError):
        data.decode(declared)
    assert decode(data, declared) == words


def test_a_damaged_letter_does_not_cost_the_others() -> None:
    """Bytes that stand for nothing become a mark of their own, where the page is otherwise what it says it is."""
    words = "河水在夜里漫过了旧桥，没有人受伤。" * 20
    data = words.encode("gb18030") + b"\xff" + words.encode("gb18030")
    assert decode(data, "gb2312") == f"{words}\ufffd{words}"
