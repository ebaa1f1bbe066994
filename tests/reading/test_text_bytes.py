"""Plain text: whatever the bytes are, what is told proves itself, and what cannot be read says why."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dossier.errors import Unreadable
from dossier.model.claims import Reading
from dossier.model.describe import contract_json
from dossier.reading import read
from tests.reading import texts

OLE = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"", "is empty"),
        (b" \n\t\n", "holds white space only"),
        (b"\xef\xbb\xbf", "is empty"),
        (b"\xff\xfe", "is empty"),
        (b"\xef\xbb\xbf \r\n", "holds white space only"),
        ("\n \t".encode("utf-16"), "holds white space only"),
        ("\xa0\u3000\u200b\n".encode(), "holds white space only"),
        (b"%PDF-1.7\n...", "is a PDF too damaged to be opened"),
        (b"PK\x03\x04" + b"\0" * 22 + b"xl/workbook.xml", "is an XLSX workbook, which this version does not read"),
        (OLE + "WordDocument".encode("utf-16-le"), "is an old Word document (DOC), which this version does not read"),
        (
            OLE + "EncryptedPackage".encode("utf-16-le"),
            "is an Office document that is locked with a password, which this version does not read",
        ),
        (b"PK\x03\x04" + b"\0" * 40, "is a damaged zip container: its table of contents is cut off or broken"),
        (b"{\\rtf1\\ansi}", "is a document without words"),
        (b"fLaC" + b"\0" * 40, "is a FLAC recording, which this version does not read"),
        (b"\x01\x02\x00\x03" * 20, "holds binary data, not text"),
    ],
)
def test_what_is_not_read_says_why(data: bytes, reason: str) -> None:
    """Other formats, empty files and binary data with a text ending are refused with a clause that names them."""
    with pytest.raises(Unreadable) as caught:
        read(data, "report.txt")
    assert caught.value.reason == reason


def check(reading: Reading) -> None:
    """Every piece of evidence proves itself; text spans are in order, disjoint, within the rendition."""
    found = reading.description
    assert all(e.proves(reading.rendition) for c in (*found.claims, *found.others) for e in c.evidence)
    at = 0
    for span in found.text:
        assert at <= span.start < span.end <= len(reading.rendition)
        at = span.end
    assert reading.rendition.encode()
    assert contract_json(reading)["reader"] == reading.reader


@settings(deadline=None)
@given(st.binary(max_size=600))
def test_any_bytes_are_refused_or_proved(data: bytes) -> None:
    """Reading arbitrary bytes either says why it cannot, or proves all that it says."""
    try:
        check(read(data, "any.txt"))
    except Unreadable as error:
        assert error.reason


SEEDS = [line for text in texts.ALL for line in text.split("\n")]


PIECES = st.one_of(
    st.sampled_from(SEEDS), st.text(max_size=60), st.sampled_from(["", "---", "* * *", "\xa0", "By", "(", "©"])
)


@settings(max_examples=300, deadline=None)
@given(st.lists(PIECES, max_size=25), st.sampled_from(["\n", "\n\n", "\r\n", "\n    ", " "]))
def test_shuffled_reports_are_proved(pieces: list[str], glue: str) -> None:
    """Lines of reports in any order, with anything between them, give only what can be proved."""
    data = glue.join(pieces).encode("utf-8", "replace")
    try:
        check(read(data, "any.txt"))
    except Unreadable as error:
        assert error.reason


@pytest.mark.parametrize("text", texts.ALL)
def test_the_same_bytes_read_the_same(text: str) -> None:
    """A reading depends on the bytes and the name alone."""
    assert read(text.encode(), "a.txt") == read(text.encode(), "a.txt")


def test_more_lines_than_any_report_has_are_a_reason() -> None:
    """A text of half a million lines is refused with their number, and not gone through until time is up."""
    with pytest.raises(Unreadable, match=r"^has 500,001 lines; at most 500,000 are read$"):
        read(b"a\n" * 500_001, "long.txt")


def test_marks_piled_up_are_a_reason() -> None:
    """A letter under tens of thousands of marks, which take the square of their number to sort, is refused at once."""
    with pytest.raises(Unreadable, match=r"^piles up more than 200 marks on one letter"):
        read(("w" + "\u0300\u0301\u0316" * 100_000).encode(), "storm.txt")
    assert read(("n\u0303" * 20_000).encode(), "letters.txt").rendition == "ñ" * 20_000
