"""Promises of finding what reports put between quotation marks."""

from __future__ import annotations

import re

from hypothesis import given
from hypothesis import strategies as st

from dossier.compare.quotation_marks import spoken
from dossier.model.evidence import Span


def _spoken(text: str) -> list[str]:
    paragraphs = [Span(*match.span()) for match in re.finditer(r"[^\n]+", text)]
    return [one.span.of(text).strip() for one in spoken(text, paragraphs)]


def test_marks_of_two_kinds_belong_together() -> None:
    """A quotation that a straight mark opens may end with a curly one, and the other way round."""
    assert _spoken('"The pump had been dry for years,” said Ilse Brand.') == ["The pump had been dry for years,"]
    assert _spoken('“The pump had been dry for years," said Ilse Brand.') == ["The pump had been dry for years,"]


def test_marks_with_blanks_on_both_sides_end_what_is_open() -> None:
    """Texts that have been cut into words leave a blank before the closing mark."""
    assert _spoken('"The pump was dry, " said Brand. "We knew it. "') == ["The pump was dry,", "We knew it."]
    assert _spoken("‘ I’ m not the one who ran it dry,’ said Brand.") == ["I’ m not the one who ran it dry,"]


def test_german_marks_open_below_and_point_inward() -> None:
    """`„` opens what `“` ends, and `»` opens where a blank goes before and a word follows; the next ones open again."""
    assert _spoken("„Die Pumpe war trocken“, sagte Brand. „Wir wussten es.“") == [
        "Die Pumpe war trocken",
        "Wir wussten es.",
    ]
    assert _spoken("»Die Pumpe war trocken«, sagte Brand. »Wir wussten es.«") == [
        "Die Pumpe war trocken",
        "Wir wussten es.",
    ]
    assert _spoken("« La pompe était à sec », dit Brand. «La bomba estaba seca», dijo.") == [
        "La pompe était à sec",
        "La bomba estaba seca",
    ]


def test_a_quotation_may_have_paragraphs() -> None:
    """Each paragraph begins with a mark again, and the last one alone ends with one; each part is told by itself."""
    text = "“The pump was dry for years.\n\n“Nobody in town wanted to hear it,” said Brand.\n\n“Now they do.”"
    assert _spoken(text) == ["The pump was dry for years.", "Nobody in town wanted to hear it,", "Now they do."]
    first, second, third = spoken(text, [Span(*match.span()) for match in re.finditer(r"[^\n]+", text)])
    assert first.whole == second.whole
    assert third.whole == third.span


def test_a_quotation_runs_through_lines() -> None:
    """Where each sentence has a line, a quotation goes on until its mark."""
    text = "Brand said, “The pump was dry for years.\nNobody in town cared.\nNow they do,” and left.\nThe pump is new."
    assert _spoken(text) == ["The pump was dry for years.", "Nobody in town cared.", "Now they do,"]


def test_a_mark_that_nothing_ends_opens_nothing() -> None:
    """What stands behind a lost closing mark is no quotation, nor is what lies between two quotations."""
    assert _spoken("“The pump was dry for years, Brand said.\n\nThe council met. “We will look,” it wrote.") == [
        "We will look,"
    ]
    assert _spoken('The pump was dry," said Brand, and went home. "We knew," she said, "for years."') == [
        "We knew,",
        "for years.",
    ]


def test_inner_marks_are_of_the_outer_quotation() -> None:
    """Somebody's words in somebody's words are not told twice."""
    assert _spoken("“They all said ‘leave the pump alone’ and went,” said Brand.") == [
        "They all said ‘leave the pump alone’ and went,"
    ]
    assert _spoken("«Todos decían “dejen la bomba” y se iban», dijo Brand.") == [
        "Todos decían “dejen la bomba” y se iban"
    ]


def test_a_signature_tells_who_spoke() -> None:
    """Words that end with a mark and a name are that person's, though the opening mark has been lost."""
    text = "We went down to the pump and it was dry.” - Ilse, neighbour"
    (found,) = spoken(text, [Span(0, len(text))])
    assert (found.span.of(text), found.signed) == ("We went down to the pump and it was dry.", "Ilse")


def test_a_post_is_its_authors_words() -> None:
    """A post that a page embeds stands without marks, above its author's name, account and day."""
    text = "The pump is dry and nobody answers the phone. pic.twitter.com/x1 — Ilse Brand (@ilseb) May 3, 2019"
    (found,) = spoken(text, [Span(0, len(text))])
    assert (found.span.of(text), found.signed) == ("The pump is dry and nobody answers the phone.", "Ilse Brand")


@given(st.text(alphabet="ab“”\"«»‘’' .,\n-—A", max_size=120))
def test_any_marks_are_read(text: str) -> None:
    """Whatever the order of marks, each part lies in one paragraph, and in the quotation of which it is a part."""
    paragraphs = [Span(*match.span()) for match in re.finditer(r"[^\n]+", text)]
    for one in spoken(text, paragraphs):
        assert any(p.start <= one.span.start <= one.span.end <= p.end for p in paragraphs)
        assert one.whole.start <= one.span.start
        assert one.span.end <= one.whole.end
