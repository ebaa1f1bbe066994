"""What the Markdown form promises: plain text in which no source's words are markup, with its record at the end."""

from __future__ import annotations

import re

from hypothesis import given
from hypothesis import strategies as st

from dossier.briefs.brief_record import load
from dossier.briefs.markdown_export import RECORD_OPENS, MarkdownExporter, escaped
from tests.briefs.samples import brief_of


def text() -> str:
    return MarkdownExporter().export(brief_of()).decode()


def test_same_brief_same_bytes() -> None:
    """Two exports of one brief are equal to the byte."""
    assert MarkdownExporter().export(brief_of()) == MarkdownExporter().export(brief_of())


def test_every_citation_has_its_note() -> None:
    """Every number used has one note, every note is used."""
    notes = re.findall(r"^\[\^(\d+)\]: ", text(), re.MULTILINE)
    used = set(re.findall(r"\[\^(\d+)\](?!: )", text()))
    assert notes == [str(c.number) for c in brief_of().citations]
    assert used == set(notes)


def test_record_in_the_comment_is_the_brief() -> None:
    """The comment at the end is read back as the same brief."""
    found = text().rpartition(f"\n{RECORD_OPENS}\n")[2].removesuffix("\n-->\n")
    assert load(found)[0] == brief_of()


def test_hostile_words_are_words() -> None:
    """Tags, links, code and comments in a source are escaped; the only HTML are the seal and the record."""
    before = text().rpartition(f"\n{RECORD_OPENS}\n")[0]
    prose = re.sub(r"^    .*$|`[^`]*`", "", before, flags=re.MULTILINE)
    assert re.findall(r"(?<!\\)<", prose) == ["<"]  # the seal's
    assert r"\<script\>alert(1)\</script\> \<img src=\"https\://tracker.example".replace('\\"', '"') in prose
    assert r"\*bold\*" in prose and "⟨U+202E⟩" in prose


@given(st.text())
def test_any_words_stay_one_line_of_words(words: str) -> None:
    """Escaping adds backslashes alone: taken away, the words are there, white space counted as one."""
    shown = escaped(words)
    assert len(shown.splitlines()) < 2 or not re.search(r"[\n\r]", shown)
    assert re.sub(r"\\(.)", r"\1", shown) == re.sub(r"\s+", " ", words)
    assert not re.search(r"(?<!\\)(?:\\\\)*[<>`*_\[\]]", shown)


def test_lists_and_headings_do_not_begin() -> None:
    """Words that open as a list, a rule or a heading would are plain words."""
    assert [escaped(words) for words in ("- a", "1. a", "12) a", "+ a", "=== a", "# a")] == [
        r"\- a", r"1\. a", r"12\) a", r"\+ a", r"\=== a", r"\# a",
    ]  # fmt: skip
