"""Lines: each stands where it says, and none of the words is lost."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from dossier.model.claims import Person
from dossier.reading import read
from dossier.reading.text_tools.text_lines import lines


@given(st.text(alphabet="ab. \t\n\r\xa0\u2003\u200b", max_size=80))
def test_lines_stand_where_they_say(written: str) -> None:
    """Every line is found again at its span, has no white space around it, and no word of the text is left out."""
    found = lines(written)
    assert all(written[line.start : line.end] == line.text == line.text.strip() for line in found)
    assert "".join("".join(line.text.split()) for line in found).replace("\u200b", "") == "".join(
        written.split()
    ).replace("\u200b", "")


def test_white_space_without_end_is_read() -> None:
    """A text with blanks behind its last word, a million of them, is read as the text without them."""
    told = b"Mayor resigns\n\nQUITO, March 3 - The mayor resigned on Sunday."
    assert read(told + b" " * 1_000_000, "a.txt").text == read(told, "a.txt").text


def test_dots_without_end_are_read() -> None:
    """A line of a hundred thousand dots where a byline stands names nobody."""
    page = (
        "<html><body><h1>Mayor resigns</h1><p>" + "The mayor resigned on Sunday, they said. " * 20 + "</p>"
        f"<p class='author'>{'.' * 100_000}</p></body></html>"
    )
    named = [claim.value for claim in read(page.encode(), "a.html").description.all_of("byline")]
    assert not [person for person in named if isinstance(person, Person)]
