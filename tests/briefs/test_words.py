"""The small parts: dates in words, sentences, marks, visible characters, glyphs, seals, the record."""

from __future__ import annotations

import json
import unicodedata
from pathlib import Path
from types import ModuleType

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dossier import briefs, typesetting
from dossier.briefs import brief_wording, date_wording, font_glyphs, seal
from dossier.briefs.brief_record import BadRecord, dump, load
from dossier.briefs.citation_marks import CitationMark, MarkedLine, blocks, nested, pieces
from dossier.briefs.visible_controls import visible
from dossier.model import sentence_bounds
from dossier.model.briefs import BRIEF_FORMAT, BriefCell, BriefFinding, BriefLine, Citation
from dossier.model.digest import Digest
from dossier.model.evidence import Span
from tests.briefs.samples import brief_of

ENGLISH = brief_wording.wording_in("en")


@pytest.mark.parametrize(
    ("value", "said"),
    [
        ("2019-03-03", "3 March 2019"),
        ("2019-03", "March 2019"),
        ("2019", "2019"),
        ("--03-03", "3 March (year not stated)"),
        ("2019-03-03T14:05-05:00", "3 March 2019, 14:05 UTC−05:00"),
        ("2019-03-03T14:05:59Z", "3 March 2019, 14:05 UTC"),
        ("2019-03-03T14:05", "3 March 2019, 14:05"),
        ("2019-02-30", "2019-02-30"),
        ("last Tuesday", "last Tuesday"),
    ],
)
def test_dates_in_words(value: str, said: str) -> None:
    """A date is said at its own precision; what is no date is left as it is."""
    assert date_wording.words(value, ENGLISH) == said


def test_range_of_dates() -> None:
    """The range runs from the first day to the last; without any year there is none."""
    assert date_wording.between(["2026-05-04T10:00Z", "2026-05", "2026-05-03"], ENGLISH) == "3 May 2026 to 4 May 2026"
    assert date_wording.between(["2026-05"], ENGLISH) == "May 2026"
    assert date_wording.between(["--05-03", "soon"], ENGLISH) is None


def test_sentences_keep_titles_and_decimals_whole() -> None:
    """A dot after a title or inside a number ends no sentence."""
    text = "Dr. Lena Ortiz paid 2.5 million. “It was little.” ¿Quién sabe? Nobody."
    found = [
        text[a:b].strip() for a, b in zip([0, *sentence_bounds.ends(text)], sentence_bounds.ends(text), strict=False)
    ]
    assert found == ["Dr. Lena Ortiz paid 2.5 million.", "“It was little.”", "¿Quién sabe?", "Nobody."]


@given(st.text("ab. \n?!A«", min_size=1, max_size=60), st.data())
def test_sentence_holds_its_words(text: str, data: st.DataObject) -> None:
    """The sentence around words holds all of them but white space at their edges."""
    start = data.draw(st.integers(0, len(text)))
    words = Span(start, data.draw(st.integers(start, len(text))))
    found = sentence_bounds.around(text, [Span(0, len(text))], words)
    assert found is not None
    assert words.of(text).strip() in found.of(text)


def test_visible_shows_what_steers() -> None:
    """Bidi overrides, controls and invisible marks become letters; joiners, accents and lines stay."""
    assert visible("a\u202eb\x07\ufeff\r\nc") == "a⟨U+202E⟩b⟨U+0007⟩⟨U+FEFF⟩\nc"
    assert visible("می\u200cخواهم é 👨\u200d👩") == "می\u200cخواهم é 👨\u200d👩"
    assert visible("\udc80") == "⟨U+DC80⟩"


def cited(number: int, text: str, start: int, end: int) -> Citation:
    return Citation(number, 1, "R1", 1, None, "text", text[start:end], Span(start, end), Digest.of(text.encode()))


SPANS = st.lists(st.tuples(st.integers(0, 40), st.integers(0, 40)).map(sorted), max_size=6)


@given(st.text("ab\n \x1c", min_size=40, max_size=40), SPANS)
def test_marks_hold_exactly_the_cited_words(text: str, spots: list[list[int]]) -> None:
    """However citations nest and cross, the marks of each hold its words, opened and closed in pairs."""
    citations = [cited(n, text, start, end) for n, (start, end) in enumerate(spots, 1)]
    held = dict.fromkeys(range(1, len(citations) + 1), "")
    for block in blocks(text, (), citations):
        stack: list[int] = []
        for token in nested(text, block):
            if token.mark and token.what == "open":
                stack.append(token.mark.number)
            elif token.mark:
                assert stack.pop() == token.mark.number
            for number in stack if token.what == "text" else ():
                held[number] += visible(token.text)
        assert not stack
    for citation in citations:
        assert "".join(held[citation.number].split()) == "".join(visible(citation.quote).split())


def test_crossing_marks_keep_one_beginning_and_one_end() -> None:
    """A mark that crosses another is cut, but begins once and ends once."""
    block = MarkedLine(0, 9, (CitationMark(0, 6, 1, True, True), CitationMark(3, 9, 2, True, True)), 0)
    opened = [t.mark for t in nested("abcdefghi", block) if t.what == "open" and t.mark]
    assert [(m.number, m.start, m.end, m.first, m.last) for m in opened] == [
        (1, 0, 6, True, True),
        (2, 3, 6, True, False),
        (2, 6, 9, False, True),
    ]


def test_lines_outside_the_article_are_counted_not_shown() -> None:
    """Navigation without cited words is left out, and the number of its characters told."""
    text = "Home News Sport\nThe article.\nCookies"
    found = list(blocks(text, (Span(16, 28),), [cited(1, text, 16, 19)]))
    assert [(text[b.start : b.end], b.skipped) for b in found] == [("The article.", 15)]


def test_pieces_put_a_text_together_again() -> None:
    """An excerpt cut at citations is still the excerpt."""
    text = "Four people died in the fire."
    found = pieces(text, Span(0, 29), [cited(1, text, 0, 16), cited(2, text, 5, 28), cited(3, text, 0, 29)])
    assert "".join(piece.text for piece in found) == text
    assert [n for piece in found for n in piece.ends] == [1, 2]


def test_table_is_what_typst_holds() -> None:
    """Each character of the table is accepted by the typst at hand, with none refused."""
    held = sorted(c for c in font_glyphs.table() if unicodedata.category(c)[0] != "M")
    assert len(held) > 6000
    with typesetting.Typesetter() as setter:
        assert setter.refused(held) == frozenset()


def test_refused_characters_are_found_by_halving() -> None:
    """Halving asks seldom and misses nothing; a refused mark leaves its letter, a missing character a sign."""
    asked: list[str] = []

    def shows(text: str) -> bool:
        asked.append(text)
        return "ж" not in text

    text = "abc " + " ".join(f"{letter}\u0323\u0301" for letter in "bcdfghjklmnpqrst") + " ж\u0301 ñandú"
    found = font_glyphs.glyphs_for([text], lambda marked: frozenset(typesetting.halved(marked, shows)))
    assert found.refused == {"ж\u0301"}
    assert len(asked) < 12
    assert found.fit("ж\u0301 b\u0323\u0301 中 👨\u200d👩") == "ж ḅ\u0301 ▯ ▯"


@given(st.text(max_size=80))
def test_breakable_only_adds_break_points(text: str) -> None:
    """Long runs may break, but not a character is lost or changed."""
    assert font_glyphs.breakable(text).replace("\u200b", "") == text.replace("\u200b", "")
    assert max((len(run) for run in font_glyphs.breakable("x" * 300).split("\u200b")), default=0) <= 18


def test_words_for_places_files_and_software() -> None:
    """Paths of any system give their file's name; software is named as people write it."""
    assert brief_wording.file_name("C:\\Users\\ana\\page one.html") == "page one.html"
    assert brief_wording.file_name("/a/b/") == "b"
    assert brief_wording.software("software:dossier/0.1.0") == "Dossier 0.1.0"
    assert ENGLISH.origin("meta:og:url") == "in the page's meta tag og:url"


def test_seal_has_one_place_a_form() -> None:
    """The seal is found where it belongs, and nowhere else in the file."""
    page = b'<!doctype html>\n<meta charset="utf-8">\n' + seal.HTML_META.encode() + b"\n" + seal.HTML_META.encode()
    sealed = seal.seal(page)
    assert len(sealed) == len(page)
    assert seal.found(sealed) == seal.expected(sealed)
    assert sealed.endswith(seal.HTML_META.encode())
    with pytest.raises(ValueError, match="no place"):
        seal.seal(b"<p>nothing</p>")


def test_record_reads_back_the_same_brief() -> None:
    """A brief written as a record and read again is equal, and the record holds no markup."""
    brief = brief_of()
    text = dump(brief, "abc")
    assert load(text) == (brief, "abc")
    assert text.isascii() and not set("<>&") & set(text)


def test_record_of_a_newer_form_is_named() -> None:
    """A record that a later Dossier made is refused with both numbers."""
    data = json.loads(dump(brief_of(), ""))
    data["format"] = BRIEF_FORMAT + 1
    with pytest.raises(BadRecord, match=f"newer Dossier; this one knows up to {BRIEF_FORMAT}"):
        load(json.dumps(data))


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"made": 5}, "brief.made"),
        ({"sources": None}, "brief.sources"),
        ({"citations": [{"number": 1}]}, r"brief.citations\[0\] lacks source"),
        ({"format": None}, "format number"),
        ({"timeline": [{"date": None, "what": "sung", "source": 1, "line": None}]}, "what"),
    ],
)
def test_damaged_record_names_the_place(change: dict[str, object], reason: str) -> None:
    """A record of the wrong shape is refused, naming where."""
    data = json.loads(dump(brief_of(), "")) | change
    with pytest.raises(BadRecord, match=reason):
        load(json.dumps(data))


@pytest.mark.parametrize("text", ["", "[]", "3", '"x"', "{", "[" * 100_000])
def test_what_is_no_record_is_refused(text: str) -> None:
    """Anything else than a record is refused, never a crash."""
    with pytest.raises(BadRecord):
        load(text)


def test_titles_and_verdicts_say_nothing_twice() -> None:
    """A finding's title names its kind once; what one source alone tells is no agreement."""
    one = BriefFinding(
        "quote", "quotation", None, True, "exact", (BriefCell(1, BriefLine("x", (1,)), "exactly", None),)
    )
    assert ENGLISH.finding_title(one) == "Quotation"
    assert ENGLISH.finding_verdict(one) == "told by one source"
    killed = [ENGLISH.finding_title(found) for found in brief_of().findings]
    assert killed[0] == "Figure: killed, people"


def test_nothing_that_briefs_give_is_hidden_by_a_module_of_its_name() -> None:
    """What the room hands out late is never the module of the same name, which would take its place once loaded."""
    home = Path(str(briefs.__file__)).parent
    assert [name for name in briefs.__all__ if (home / f"{name}.py").exists()] == []
    assert all(not isinstance(getattr(briefs, name), ModuleType) for name in briefs.__all__)
