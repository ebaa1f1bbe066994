"""Rich text: charsets, groups, what is seen and what is told beside it, and damage."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dossier.errors import Unreadable
from dossier.model.claims import Reading
from dossier.model.describe import contract_json
from dossier.reading.office.rtf import RtfReader

PROSE = "Quarenta pessoas foram levadas para terra por dois barcos de pesca que ouviram a buzina, disse ela."
STORY = "LISBOA, 4 mai 2019 (Lusa) - Um barco encalhou no s\\'e1bado no nevoeiro, disse a capit\\u227?."
TABLES = (
    "{\\fonttbl{\\f0\\froman\\fcharset0 Times;}{\\f1\\fcharset204{\\*\\falt x}Arial;}{\\f2\\fcharset128 Mincho;}"
    "{\\f3\\fcharset2 Symbol;}{\\f4\\cpg1250 Y;}}{\\colortbl;\\red0;}"
    "{\\stylesheet{\\sbasedon222 Normal;}{\\s2\\outlinelevel0 heading 1;}{\\s7 Title;}{\\s9\\sbasedon2 Mein;}"
    "{\\*\\cs3 No;}}"
)


def read(body: str, opening: str = "\\ansi\\ansicpg1252\\deff0") -> Reading:
    return RtfReader().read(f"{{\\rtf1{opening}{TABLES}{body}}}".encode("latin-1"), "a.rtf")


def described(body: str) -> dict[str, Any]:
    return contract_json(read(body))


def visible(body: str, opening: str = "\\ansi\\ansicpg1252\\deff0") -> str:
    return read(body, opening).rendition.partition("\n\nStated in the document:")[0]


@pytest.mark.parametrize("setting", ["\\s2", "\\s7", "\\s9", "\\outlinelevel0", "\\fs40"])
def test_an_article_in_paragraphs(setting: str) -> None:
    """The headline is known by its style, its level or its size; the rest by the rules of text."""
    found = described(
        f"\\pard O Correio do Fiorde\\par\\pard{setting} Barco encalha no nevoeiro\\par"
        f"\\pard\\plain Por Ana Souza\\par {STORY}\\par\r\n{PROSE}\\par"
    )
    assert found["headline"]["value"] == "Barco encalha no nevoeiro"
    assert [b["name"] for b in found["byline"] if b["role"] == "author"] == ["Ana Souza"]
    assert (found["dateline"]["place"]["name"], found["dateline"]["date"]) == ("Lisbon", "2019-05-04")
    assert found["text"].startswith(
        "LISBOA, 4 mai 2019 (Lusa) - Um barco encalhou no sábado no nevoeiro, disse a capitã."
    )


@pytest.mark.parametrize(
    ("body", "words"),
    [
        ("caf\\'e9 \\'93x\\'94", "café “x”"),
        ("\\f1 \\'cf\\'f0\\'e8", "При"),
        ("{\\f2 \\'93\\'fa\\'96{\\b \\'7b}} \\f0 \\'e9", "日本 é"),
        ("{\\f3 \\'b7\\u-3913?}x", "x"),
        ("{\\f4 \\'e8}\\'e8", "čè"),
        ("\\u233\\'e9\\u-10179?\\u-8704?", "é😀"),
        ("{\\uc0\\u233 x}{\\uc2\\u233 ??y}\\u8212\\emdash z", "éxéy—z"),
        ("a\\~b\\-c\\_d \\{e\\} \\\\f", "a bc-d {e} \\f"),
        ("\\lquote a\\rquote\\endash\\bullet\\emspace b", "‘a’–• b"),
        ("one\\line two\\tab three\\\nfour", "one\ntwo\nthree\n\nfour"),
        ("a\r\nb", "ab"),
    ],
)
def test_letters(body: str, words: str) -> None:
    """Letters come out of every charset, out of Unicode with its stand-ins skipped, and out of signs and breaks."""
    assert visible(body.replace("\\'96{\\b \\'7b}", "\\'96\\'7b")) == words


def test_the_documents_charset() -> None:
    """Where fonts say none the document's code page holds; one that nobody knows is Windows'."""
    assert visible("\\f9 \\'cf", "\\ansi\\ansicpg1251") == "П"
    assert visible("\\f9 \\'e9", "\\ansi\\ansicpg99999") == "é"
    assert visible("\\f9 \\'8e", "\\mac") == "é"
    assert visible("\\f9 \\'82", "\\pc") == "é"


def test_what_is_not_seen() -> None:
    """Pictures, hidden and deleted words, comments, unknown destinations and data are no words; they are counted."""
    body = (
        "Seen{\\pict\\pngblip 00ffab}{\\*\\shppict{\\pict 00}}{\\v secret}{\\deleted gone}{\\revised  new}"
        "{\\*\\atnid R}{\\*\\annotation no!}{\\*\\unknown{\\footnote x}y}{\\bin6 }}\\par} words"
        "{\\listtext 1.}{\\xe entry}{\\v\\plain .}"
    )
    seen = read(body).rendition
    assert seen.startswith("Seen new words.\n\nStated")
    assert "rtf:tracked changes: 1 insertion, 1 deletion\nrtf:comments: 1\nrtf:hidden characters: 6" in seen


def test_tables_lists_and_boxes_are_lines() -> None:
    """A cell is a line, a label runs on into the cell beside it, items stand under each other, boxes are read once."""
    body = (
        "x\\par\\trowd\\intbl Fonte:\\cell O Correio\\cell\\row\\trowd a\\cell b\\par c\\cell\\row\\pard "
        "{\\pard\\ls1 um\\par dois\\par}"
        "\\pard y{\\shp{\\*\\shpinst{\\sp{\\sn s}{\\sv v}}{\\shptxt box\\par}}{\\shprslt box}}\\par"
    )
    assert visible(body) == "x\nFonte: O Correio\na\nb\nc\num\ndois\n\nbox\n\ny"


def test_notes_stand_at_the_end() -> None:
    """Notes follow the text in their order."""
    assert (
        visible("One{\\footnote\\chftn  first\\par}{\\footnote\\ftnalt second} two")
        == "One two\n\n[1] first\n\n[2] second"
    )


def test_the_first_pages_header_is_read_and_is_no_article() -> None:
    """The header of the first page tells outlet and date, above the text; it is no part of the article."""
    heads = "{\\headerf\\pard The Fjord Courier\\tab May 5, 2019\\par}{\\header\\pard Later\\par}{\\footer\\pard foot}"
    body = f"\\pard Barco encalha no nevoeiro\\par {PROSE}\\par"
    found = described(f"\\titlepg{heads}{body}")
    assert (found["outlet"]["value"], found["published"]["value"]) == ("The Fjord Courier", "2019-05-05")
    assert (found["headline"]["value"], found["text"]) == ("Barco encalha no nevoeiro", PROSE)
    assert visible(heads + body) == f"Later\n\nBarco encalha no nevoeiro\n\n{PROSE}\n\nfoot"


def test_fields() -> None:
    """What links show is kept, with the address of an original; what the program fills in anew is not."""
    page = "{\\field{\\*\\fldinst PAGE }{\\fldrslt 7}}"
    link = '{\\field{\\*\\fldinst{HYPERLINK "https://fjord.example/x"}}{\\fldrslt{\\ul Texto original}}}'
    found = described(f"Barco encalha{page} no nevoeiro\\par {PROSE}\\par {link}\\par")
    assert (found["headline"]["value"], found["url"]["value"]) == (
        "Barco encalha no nevoeiro",
        "https://fjord.example/x",
    )
    assert found["text"] == PROSE


def test_information_is_stated() -> None:
    """Title, author, dates and people's own properties stand under the words, as candidates."""
    info = (
        "{\\info{\\title Draft \\u233\\'e9}{\\author Rosa Tapia}{\\creatim\\yr2020\\mo2\\dy3\\hr4\\min5}"
        "{\\printim\\yr1}{\\nofpages3}}{\\*\\userprops{\\propname Source URL}\\proptype30{\\staticval https://fjord.example/y}}"
        "{\\*\\generator Pen 1;}"
    )
    seen = read(f"{info}Barco encalha\\par {PROSE}")
    assert seen.rendition.endswith(
        "rtf:title: Draft é\nrtf:author: Rosa Tapia\nrtf:creatim: 2020-02-03T04:05\n"
        "rtf:Source URL: https://fjord.example/y\nrtf:generator: Pen 1"
    )
    found = contract_json(seen)
    assert (found["byline"], found["published"], found["url"]["value"]) == ([], None, "https://fjord.example/y")


def test_damage() -> None:
    """What was cut off is read as far as it goes, and that is told; words after the last brace are none."""
    seen = RtfReader().read(b"{\\rtf1 Seen words{\\b bold", "a.rtf").rendition
    assert seen == "Seen wordsbold\n\nStated in the document:\nrtf:damage: the text is cut off before its last brace"
    assert RtfReader().read(b" {\\rtf1 Seen} after{", "a.rtf").rendition == "Seen"
    for empty in (b"{\\rtf1}", b"{\\rtf1{\\pict 00", b"{\\rtf"):
        with pytest.raises(Unreadable, match="without words"):
            RtfReader().read(empty, "a.rtf")


def test_depth_is_no_danger() -> None:
    """Groups nested deeper than in any document are refused, flat floods of them are not."""
    with pytest.raises(Unreadable, match="nests more than"):
        RtfReader().read(b"{\\rtf1" + b"{" * 200_000, "a.rtf")
    assert visible("{}" * 50_000 + "Seen") == "Seen"


def test_only_rich_text_is_accepted() -> None:
    """It is known by how it opens, not by its ending."""
    assert RtfReader().accepts(b"{\\rtf1\\ansi x}", "a.doc") and RtfReader().accepts(b"\r\n{\\rtf1", "x")
    assert not RtfReader().accepts(b"Plain words", "a.rtf")


PIECES = st.sampled_from(
    [
        *("{", "}", "\\par ", "\\v", "\\v0 ", "\\u233?", "\\'e9", "\\cell ", "\\row", "\\*", "\\field", "\\uc3"),
        *(
            "{\\footnote ",
            "{\\header ",
            "{\\info{\\author ",
            "{\\*\\x ",
            "{\\shptxt ",
            "\\f1 ",
            "\\fs60 ",
            "\\pard\\plain ",
        ),
        *(
            "The Fjord Courier",
            "By Inés Quiroga",
            "May 5, 2019",
            STORY,
            PROSE,
            "\\bin9999999 ",
            "\\u-10179?",
            "\\stylesheet",
        ),
        *('{\\*\\fldinst HYPERLINK "https://fjord.example/x"}', "original link", "\\'", "\\u", "\\"),
    ]
)


@given(st.lists(PIECES, max_size=25))
@settings(max_examples=150, deadline=None)
def test_every_claim_proves_itself(pieces: list[str]) -> None:
    """However groups and words are put together, they are refused, or every piece of evidence stands where it says."""
    try:
        seen = read("".join(pieces))
    except Unreadable:
        return
    claims = (*seen.description.claims, *seen.description.others)
    assert [e for c in claims for e in c.evidence if not e.proves(seen.rendition)] == []
    seen.rendition.encode()
