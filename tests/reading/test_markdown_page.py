"""Whole pages as Markdown: what would be seen of them, and which files are such pages."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dossier.reading import read
from dossier.reading.html.markdown_page import MarkdownReader

MENU = "\n".join(f"  * [Part {n}](https://crow.example/{n})" for n in range(20))
STORY = (
    "The bridge over the river will stay closed until the spring, the mayor said. Nobody had expected that.\n\n"
    "A ferry will run in its place from Monday on, every half hour, and cost nothing for those who live there.\n"
)
READER = MarkdownReader()


def page(inner: str) -> bytes:
    return f"{MENU}\n\n# Bridge stays closed until spring\n\n{inner}\n\n{STORY}\n{MENU}\n".encode()


def visible(inner: str) -> str:
    words = READER.read(page(inner), "a.md").rendition.partition("Bridge stays closed until spring\n\n")[2]
    return words.partition("The bridge over")[0].strip()


@pytest.mark.parametrize(
    ("written", "seen"),
    [
        ("By [Ada Ruiz](https://crow.example/author/ada)", "By Ada Ruiz"),
        ("**Bold** and _soft_ words, snake_case, 2 * 3", "Bold and soft words, snake_case, 2 * 3"),
        ("1\\. No list\\!", "1. No list!"),
        ("![A boat](boat.jpg)Afloat", "Afloat"),
        ("[![](b.jpg) The boat](https://crow.example/b_(2))", "The boat"),
        ("A line\nthat goes on  \nand breaks", "A line that goes on\nand breaks"),
        ("## Of C#\nNext", "Of C#\n\nNext"),
        ("## Closed ##", "Closed"),
        ("[\n\n### In a link\n\n](https://crow.example/l)", "In a link"),
        ("[Ada Ruiz](https://crow.example/a)Reporter", "Ada Ruiz\nReporter"),
        ("> Quoted words\n> in two lines", "Quoted words in two lines"),
        ("* * *", ""),
        ("Home > News", "Home > News"),
        ("Under a line\n===\nNext", "Under a line\n\nNext"),
        ("::: {.byline}\n[Ada Ruiz](https://crow.example/a){.name}\n:::", "Ada Ruiz"),
        ('<div class="by">\nAda Ruiz\n</div>', "Ada Ruiz"),
        ("One | Two\n---|---\nThree | Four", "One | Two\n\nThree | Four"),
    ],
)
def test_what_is_seen(written: str, seen: str) -> None:
    """Signs, pictures and addresses are not seen; lines that follow each other are one paragraph."""
    assert visible(written) == seen


def test_the_story_of_a_page() -> None:
    """Headline, byline and text are the story's, and no menu's; the evidence is proved by the rendition."""
    found = READER.read(page("By [Ada Ruiz](https://crow.example/author/ada)"), "a.md")
    told = {claim.field: claim for claim in found.description.claims}
    assert told["headline"].evidence[0].quote == "Bridge stays closed until spring"
    assert told["byline"].evidence[0].quote == "Ada Ruiz"
    assert found.text == STORY.strip()
    assert all(one.proves(found.rendition) for claim in found.description.claims for one in claim.evidence)


def test_clippings_are_none() -> None:
    """What states itself before it begins, and what has few links, is a text that somebody kept."""
    assert READER.accepts(page(""), "a.txt")
    assert not READER.accepts(b"---\ntitle: Bridge\n---\n" + page(""), "a.md")
    few = f"# Bridge stays closed\n\n{STORY}\n[More](https://crow.example/)\n"
    assert read(few.encode(), "a.md").reader.startswith("text/")


@settings(max_examples=60, deadline=None)
@given(st.text(alphabet="ab [](!)\n#-*_\\>|`x1.", max_size=80))
def test_any_words_are_read(written: str) -> None:
    """No signs in any order make the reader fail, and what it says is proved."""
    found = READER.read(page(written), "a.md")
    assert all(one.proves(found.rendition) for claim in found.description.claims for one in claim.evidence)


@pytest.mark.parametrize("sign", ["[", "](", "![", "*", "_", " ", "(", "\\", "#", "[]", "> ", "[a](", "\t"])
def test_hostile_signs(sign: str) -> None:
    """A hundred thousand signs in a row take no longer than words would."""
    found = READER.read(page(sign * 100_000), "a.md")
    assert STORY.strip() in found.rendition


@pytest.mark.parametrize("mark", ["", "* ", "> ", "["])
def test_a_paragraph_of_many_lines(mark: str) -> None:
    """A paragraph of two hundred thousand lines is joined in one go, not line by line."""
    found = READER.read(page(f"{mark}{'b c' + chr(10)}" + "b c\n" * 200_000), "a.md")
    assert found.rendition.count("b c") == 200_001
