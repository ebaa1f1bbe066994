"""Outlook's own files: a message (MSG), and a bundle that other programs receive as winmail.dat (TNEF)."""

from __future__ import annotations

import random
import struct

import pytest

from dossier.errors import Unreadable
from dossier.model.claims import Published, Reading, Words
from dossier.reading import parts, read
from dossier.reading.text_tools.packed_rtf import unpacked_rtf
from tests.reading.outlook import bundle, compound_file, message

HEADLINE = "Ferry to Rathlin is taken out of service"
STORY = (
    "BALLYCASTLE, Northern Ireland - The ferry to Rathlin Island was taken out of service on Thursday after an "
    "inspector found cracks in its ramp, the operator said.\r\n\r\n"
    "Some 140 islanders depend on the crossing. A smaller boat carries the post meanwhile.\r\n"
)
WORDS = {0x0037: HEADLINE, 0x0C1A: "Mara Lindqvist", 0x5D01: "mara@strand.example", 0x0E04: "Desk", 0x1000: STORY}
LIST = ("figures.txt", b"Crossings in 2018: 2,190. Crossings in 2019: 1,204, of which 88 were cancelled.\n")


def headline(reading: Reading) -> str:
    best = reading.description.best("headline")
    assert best is not None
    assert isinstance(best.value, Words)
    return best.value.value


def day(reading: Reading) -> object:
    best = reading.description.best("published")
    return best.value if best else None


@pytest.mark.parametrize("data", [compound_file(message(WORDS, [LIST])), bundle(HEADLINE, STORY, [LIST])])
def test_a_message_of_outlook_is_read_as_a_mail(data: bytes) -> None:
    """Its subject, sender, day and words are the report's, and its file is a part."""
    reading = read(data, "ferry.msg")
    assert reading.media_type == "message/rfc822"
    assert headline(reading) == HEADLINE
    assert day(reading) == Published("2019-03-01T09:30+00:00", "minute", "sent")
    assert "Mara Lindqvist" in reading.rendition
    assert "Some 140 islanders depend on the crossing." in reading.text
    assert [(part.name, part.data) for part in parts(data, "ferry.msg")] == [LIST]


def test_large_words_and_files_lie_in_sectors_of_their_own() -> None:
    """What is no smaller than 4,096 bytes is in no small sector, and comes back whole."""
    data = bytes(random.Random(3).randbytes(70_000))
    file = compound_file(message(WORDS | {0x1000: STORY * 40}, [("scan.bin", data)]))
    assert [(part.name, part.data) for part in parts(file, "a.msg")] == [("scan.bin", data)]
    assert read(file, "a.msg").rendition.count("Some 140 islanders") == 40


def test_a_message_within_a_message_is_a_part() -> None:
    """It is read as a mail of its own."""
    inner = message(WORDS | {0x0037: "Gull is elected mayor of Howth"}, head=24)
    [part] = parts(compound_file(message(WORDS, inner=inner)), "a.msg")
    assert part.capture.media_type == "message/rfc822"
    assert headline(read(part.data, part.name, part.capture)) == "Gull is elected mayor of Howth"


def test_the_page_of_a_bundle_is_read() -> None:
    """A message that has only its HTML form is read by that."""
    page = f"<html><body><h1>{HEADLINE}</h1><p>{STORY}</p></body></html>".encode()
    assert "Some 140 islanders" in read(bundle(HEADLINE, "", page=page), "winmail.dat").text


def test_packed_rtf_is_unpacked() -> None:
    """The examples of its specification, and the words of a message that has no other form."""
    packed = bytes.fromhex(
        "2d0000002b0000004c5a4675f1c5c7a703000a007263706731323542320af32068656c090020627705b06c647d0a800fa0"
    )
    assert unpacked_rtf(packed) == rb"{\rtf1\ansi\ansicpg1252\pard hello world}" + b"\r\n"
    plain = rb"{\rtf1\ansi " + STORY.replace("\r\n", r"\par ").encode() + b"}"
    held = struct.pack("<II4sI", len(plain) + 12, len(plain), b"MELA", 0) + plain
    without = {number: words for number, words in WORDS.items() if number != 0x1000}
    assert "Some 140 islanders" in read(compound_file(message(without, binary={0x1009: held})), "a.msg").text


@pytest.mark.parametrize("whole", [compound_file(message(WORDS, [LIST])), bundle(HEADLINE, STORY, [LIST])])
def test_damage_is_named_or_passed_over(whole: bytes) -> None:
    """A file that is cut or spoilt anywhere gives a reading or a reason, and nothing else."""
    chance = random.Random(11)
    for _ in range(300):
        at = chance.randrange(8, len(whole))
        spoilt = whole[:at] + chance.randbytes(chance.randrange(9)) + whole[at + 4 :]
        for data in (whole[:at], spoilt):
            try:
                read(data, "a.msg")
                list(parts(data, "a.msg"))
            except Unreadable as error:
                assert error.reason


def test_tables_that_lead_in_circles_end() -> None:
    """No chain of sectors and no tree of entries is followed twice; overlapping parts cost no more than the file."""
    data = bytearray(compound_file(message(WORDS, [("scan.bin", bytes(60_000))])))
    table = data.index(struct.pack("<III", 1, 2, 3), 512)
    for at in range(table, table + 400, 4):
        data[at : at + 4] = struct.pack("<I", 0)
    with pytest.raises(Unreadable, match="is a damaged Outlook message"):
        read(bytes(data), "a.msg")
