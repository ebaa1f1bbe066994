"""Numbers, days and words of a report: what is found quickly is what a slow and plain look finds."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from dossier.link import citations, fact_extraction
from dossier.link.folded_signs import BREAK, ODD_LETTER, capitals, signs
from dossier.link.paragraph_runs import Paragraphs
from dossier.link.words import fold, words
from dossier.model.evidence import Span

PIECES = st.sampled_from(
    ["May", "may", "oct.", "Sept", "junio", "3", "31", "2019", "1,200", "1.5", "$", "€5", "12:30", "4/5", "st", "de",
     "of", "2019-03-04", "٣", "A3", " ", " ", "  ", "\n", ".", "-", "mil", "’s", "O'Neil", "Ćirić", "“"]
)  # fmt: skip
TEXTS = st.lists(PIECES, max_size=40).map("".join)


LOOKS = [
    (fact_extraction._NUMBER, fact_extraction._currency_before),
    (fact_extraction._DATE, fact_extraction._month_before),
]


@pytest.mark.parametrize(("pattern", "before"), LOOKS)
@given(text=TEXTS, start=st.integers(0, 20), cut=st.integers(0, 20))
def test_a_look_around_digits_finds_what_a_look_at_every_letter_does(
    pattern: re.Pattern[str], before: Callable[[str, int, int], int], text: str, start: int, cut: int
) -> None:
    """Numbers and days that are looked for around digits alone are those of the whole paragraph, and no others."""
    end = max(start, len(text) - cut)
    for run in Paragraphs.of(text, (Span(start, end),) if start < end <= len(text) else ()).runs:
        slow = [match.span() for match in pattern.finditer(run.text, start)]
        assert [
            match.span() for match in fact_extraction._around_digits(pattern, run, fact_extraction.digits(run), before)
        ] == slow


QUOTED = st.sampled_from(["“", "”", '"', "«", "»", "‘", "’", "that was not what they had told us", "so ", "s", "\0"])


@given(st.lists(QUOTED, max_size=30).map("".join), st.integers(0, 20))
def test_a_look_behind_opening_marks_finds_what_a_look_at_every_letter_does(text: str, start: int) -> None:
    """Quotations within quotations, and marks that are never closed, change nothing."""
    slow = [match.span() for match in fact_extraction._QUOTE.finditer(text, start)]
    assert [match.span() for match in fact_extraction._quotes(text, start)] == slow


@given(st.text(max_size=60) | st.text(st.characters(max_codepoint=0x24F), max_size=60))
def test_capitals_are_told_alike_in_every_script(text: str) -> None:
    """Whether or not all signs are of those that go through a table."""
    assert [*capitals(text)] == [sign.isupper() for sign in text]


@given(TEXTS)
def test_words_stand_where_they_say(text: str) -> None:
    """Every word stands at its place without its possessive ending, folded, and nothing but letters is left between."""
    told = words(Paragraphs.of(text, (Span(0, len(text)),)))
    plain = [m.group() for m in re.finditer(r"[^\W\d_]+(?:['’.-](?=[^\W\d_])[^\W\d_]+)*", text)]
    bare = [re.sub(r"['’][sS]$", "", word) for word in plain]
    assert [text[a:b] for a, b in zip(told.starts, told.ends, strict=True)] == bare
    assert told.folded == [fold(word).replace("’", "'") for word in bare]
    assert len(told.gaps) == len(told.folded)


@given(st.lists(TEXTS, max_size=4), st.permutations(range(4)))
@example(["Ana's", "O'Neil's's"], [1, 0, 2, 3])  # one ending goes, and no second one for the text before it
def test_paragraphs_are_read_one_by_one(parts: list[str], order: list[int]) -> None:
    """Words of several paragraphs, in whatever order, are those of each alone; each paragraph begins a sentence."""
    text, spans = "", []
    for part in parts:
        spans += [Span(len(text), len(text) + len(part))] if part else []
        text += part + "-"
    spans = [spans[at] for at in order if at < len(spans)]
    told, alone = words(Paragraphs.of(text, tuple(spans))), [words(Paragraphs.of(text, (span,))) for span in spans]
    assert told.folded == [word for one in alone for word in one.folded]
    assert told.starts == [at for one in alone for at in one.starts]
    for span in spans:
        firsts = [at for at, start in enumerate(told.starts) if span.start <= start < span.end]
        assert not firsts or told.opens(firsts[0])


@given(st.text(max_size=60))
def test_signs_are_as_many_as_the_text_has_and_letters_stay_letters(text: str) -> None:
    """Whatever script it is in, and whether or not it is of those signs that go through a table."""
    told = signs(text)
    assert len(told) == len(text)
    for sign, before in zip(told, text, strict=True):
        letter = re.match(r"[^\W\d_]", before) is not None
        assert (sign in f"abcdefghijklmnopqrstuvwxyz{ODD_LETTER}" or sign > "\x7f") is letter
        assert (sign == BREAK) is (before == BREAK)
    by_letter = signs(text + "Ж")[:-1]  # beyond what goes through a table
    assert re.sub("[^\0-\xff]", ODD_LETTER, by_letter) == re.sub("[^\0-\xff]", ODD_LETTER, told)


TOLD = st.sampled_from(
    ["according to ", "According to a report in ", "told ", "first published by ", "revealed in ", "citing ", " by ",
     "Interviewed by ", "in an interview with ", "speaking to ", "según informó ", "de acuerdo con ", "citado por ",
     "señalaron a ", "dijo al ", "dijo a ", "declaró a ", "CONTÓ a ", "en diálogo con ", "publicada por ", "reveló ",
     "El Faro", "The Valley Herald", "La Voz", " reported", ", first revealed", "radio ", ". ", "\n", "y ", "to a ",
     "re-", "-on", "’s"]
)  # fmt: skip


@given(st.lists(TOLD, max_size=12).map("".join))
def test_a_source_is_found_in_whatever_words_it_is_named(text: str) -> None:
    """A paragraph that is passed over for its words names no source; a look at each word finds no other."""
    told = Paragraphs.of(text, (Span(0, len(text)),) if text else ())
    for run in told.runs:
        slow = [match.span() for match in citations._CITED.finditer(text)]
        found = citations.citations(run, citations.citing_words(words(told).folded))
        assert [(fact.start, fact.end) for fact in found] == slow
