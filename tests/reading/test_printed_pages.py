"""Newspapers' pages and databases' print-outs: running heads, tables of labels, bylines, headlines."""

from __future__ import annotations

import pytest

from dossier.model.claims import Dateline
from dossier.reading import read
from dossier.reading.layout.blocks import blocks_of
from dossier.reading.layout.joining import Joiner
from dossier.reading.layout.labelled import with_labels
from dossier.reading.layout.layout_lines import lines_of
from dossier.reading.layout.layout_nouns import LayoutLine, PrintedSheet, Word
from dossier.reading.layout.layout_paragraphs import Columns, LayoutParagraph, flowing, passages
from dossier.reading.layout.margins import without_margins
from tests.reading import sheets
from tests.reading.test_other_stories import REST, TOP, passage
from tests.reading.test_pdf import authors, proved, shown, value


def line(text: str, left: float, base: float, size: float = 10.0, *, bold: bool = False) -> LayoutLine:
    return LayoutLine(text, left, left + 0.5 * size * len(text), base, size, bold)


def grouped(*lines: LayoutLine) -> list[str]:
    """The paragraphs of one block of lines, in a column of running text as wide as the page."""
    wide = [line("X" * 80, 50, 400 + 12 * n) for n in range(8)]
    blocks = blocks_of(sorted([*lines, *wide], key=lambda one: one.base))
    found = [p for b in blocks for p in passages(b, 1, Joiner([]), Columns([*lines, *wide]), 10.0)]
    return [one.text for one in flowing(found, Joiner([]), 10.0) if not one.text.startswith("XX")]


def test_a_story_goes_on_behind_its_jump_line() -> None:
    """The rest on another page is the story's, its broken sentence is whole, and the rest's headline is no text."""
    page = """#set page(width: 26cm, height: 12cm, margin: 1.5cm)\n#set text(size: 9pt)\n"""
    rest = "said, and closed the road to all but the milk cart until the beams have been looked at by a carpenter."
    story = "\n\n".join(sheets.STORY[:4])
    source = (
        f"{page}#text(24pt)[*{sheets.HEADLINE}*]\n\n{sheets.BYLINE}\n#columns(3)[{story}\n\n"
        f"The council met until midnight and sent for the county's engineer, the deputy mayor\n\n"
        f"#text(7pt)[*Continued on page A5*]]\n#pagebreak()\n#text(18pt)[*Bridge to be looked at*]\n\n"
        f"#text(7pt)[*From page A1*]\n#columns(3)[{rest}\n\n{sheets.STORY[4]}]\n\n"
        f"#text(18pt)[*{sheets.OTHER}*]\n#columns(3)[{sheets.SALT[0]}]\n"
    )
    told = shown(source).text
    assert "the deputy mayor said, and closed the road" in told
    assert told.endswith(sheets.STORY[4])
    assert not any(words in told for words in ("Continued", "From page", "to be looked at\n", "price of salt"))


def test_a_papers_large_name_is_no_headline() -> None:
    """A name in larger letters than the headline, at the page's top, is the outlet, wherever its date stands."""
    reading = shown(
        "#set page(width: 24cm, height: 24cm, margin: 1.5cm)\n#set text(size: 9pt)\n#align(center)[#text(38pt)"
        f"[*El Faro del Valle*]]\n\n#text(26pt)[*{sheets.HEADLINE}*]\n\n#columns(2)[{sheets.paragraphs(sheets.STORY)}]"
    )
    assert (value(reading, "headline"), value(reading, "outlet")) == (sheets.HEADLINE, "El Faro del Valle")


def test_a_column_beside_a_lower_story_is_the_upper_ones() -> None:
    """The last column under a wide headline is read before a second story that stands under the first columns."""
    body = [
        line(f"{name}{n} of the upper story", 50 + 160 * c, 100 + 12 * n)
        for c, name in enumerate("abcd")
        for n in (0, 1)
    ]
    lower = [
        line(f"{name}{n} of the lower story", 50 + 160 * c, 260 + 12 * n)
        for c, name in enumerate("uvw")
        for n in (0, 1)
    ]
    heads = [line("A very wide headline", 50, 60, 40), line("A second headline", 50, 230, 20)]
    order = [
        block.text[:1] for block in blocks_of(sorted([*heads, *body, *lower], key=lambda one: (one.base, one.left)))
    ]
    assert order == ["A", "a", "b", "c", "d", "A", "u", "v", "w"]


def test_a_table_of_labels_is_read_by_rows() -> None:
    """Labels that end in a colon, and values under each other at their right, are lines such as databases print."""
    rows = [
        line("Source:", 50, 100),
        line("The Valley Herald", 150, 100),
        line("Byline:", 50, 115),
        line("Ada Ruiz", 150, 115),
    ]
    assert [one.text for one in with_labels(rows)] == ["Source: The Valley Herald", "Byline: Ada Ruiz"]


def test_lines_of_prose_with_a_colon_are_no_labels() -> None:
    """A column's line that ends in a colon by chance is not joined with the next column's."""
    rows = [line("The mayor said:", 50, 100), line("of the lower town", 250, 100), line("“We knew”", 50, 115)]
    assert with_labels(rows) == rows


def test_a_databases_table_tells_outlet_author_and_date() -> None:
    """A report printed with a table of labels under its headline is read as the table says."""
    cells = "[Quelle:], [Talbote vom 12.05.2022, S. 9], [Ressort:], [Lokales], [Autor:], [Ada Ruiz]"
    table = f"#grid(columns: (4cm, 1fr), row-gutter: 4pt, {cells})"
    reading = shown(
        f"#set text(10pt)\n#text(18pt)[*{sheets.HEADLINE}*]\n\n{table}\n\n{sheets.paragraphs(sheets.STORY)}"
    )
    assert (value(reading, "outlet"), value(reading, "published")) == ("Talbote", "2022-05-12")
    assert authors(reading) == ["Ada Ruiz"]
    assert reading.text.split("\n\n") == list(sheets.STORY)


def test_centred_lines_are_lines_of_their_own() -> None:
    """Short lines in the middle of a column stay apart, where the next one's first word had found room."""
    centred = [
        line("The Valley Herald", 207, 100),
        line("January 18, 2023 Wednesday", 185, 112),
        line("City Edition", 220, 124),
    ]
    assert grouped(*centred) == ["The Valley Herald", "January 18, 2023 Wednesday", "City Edition"]


def test_a_byline_under_a_summary_is_its_own() -> None:
    """ "di Ada Ruiz" goes on no sentence that ends without a full stop over it."""
    assert grouped(line("Aperto ieri dopo la piena", 50, 100), line("di Ada Ruiz", 50, 130)) == [
        "Aperto ieri dopo la piena",
        "di Ada Ruiz",
    ]


def test_labelled_lines_are_lines_of_their_own() -> None:
    """Lines under each other that begin with a label each are no paragraph, though they fill their box."""
    card = ["VEÍCULO: Folha do Vale", "EDITORIA: Cidades, terça-feira", "AUTOR: Ada Ruiz"]
    assert grouped(*(line(label, 50, 100 + 12 * n) for n, label in enumerate(card))) == card


def test_bold_names_under_each_other_are_names() -> None:
    """Names and a town in bold capitals over a story are lines, not a paragraph."""
    two = [line("Por Ada Ruiz y", 50, 100, bold=True), line("Ben Okoro", 50, 112, bold=True)]
    assert grouped(*two) == ["Por Ada Ruiz y Ben Okoro"]
    names = ["ADA RUIZ", "BEN OKORO", "QUITO"]
    assert grouped(*(line(name, 50, 100 + 12 * n, bold=True) for n, name in enumerate(names))) == names


def test_a_running_head_tells_the_paper_among_its_cells() -> None:
    """Page, section, paper and date in the page's first row are one line, in which the paper is found."""
    reading = shown(
        "#set page(width: 18cm, height: 24cm, margin: 2cm)\n#grid(columns: (1fr, 3fr, 4fr, 4fr), [12], [CRÓNICA], "
        f"[El Faro del Maule], [Viernes 9 de octubre de 2020])\n#v(1cm)\n#text(20pt)[*{sheets.HEADLINE}*]\n\n"
        f"{sheets.paragraphs(sheets.STORY)}"
    )
    assert value(reading, "outlet") == "El Faro del Maule"
    assert "CRÓNICA | El Faro del Maule | Viernes 9 de octubre de 2020\n" in reading.rendition


def test_a_section_in_a_running_head_is_no_dateline() -> None:
    """A region that is a page's heading, beside its number, the paper and the date, is not where a report is from."""
    story = sheets.paragraphs([sheets.OPENING.partition("— ")[2], *sheets.STORY[1:]])
    reading = shown(
        "#set page(width: 18cm, height: 24cm, margin: 2cm, header: [25 | BAYERN #h(1fr) Illertaler Bote, 2. September "
        f"2021])\n#text(20pt)[*{sheets.HEADLINE}*]\n\n{story}"
    )
    dateline = reading.description.best("dateline")
    assert dateline is None or not (isinstance(dateline.value, Dateline) and dateline.value.basis == "stated")
    assert value(reading, "outlet") == "Illertaler Bote"


def test_a_papers_name_in_a_running_head_is_no_place() -> None:
    """Of a report without dateline the paper in capitals beside the date, at the page's head, is no town."""
    story = sheets.paragraphs([sheets.OPENING.partition("— ")[2], *sheets.STORY[1:]])
    reading = shown(
        "#set page(width: 18cm, height: 24cm, margin: 2cm, header: [CORREIO DO MONDEGO #h(1fr) 12 de abril de 2023])\n"
        f"#text(20pt)[*{sheets.HEADLINE}*]\n\n{story}"
    )
    dateline = reading.description.best("dateline")
    assert dateline is None or not (isinstance(dateline.value, Dateline) and dateline.value.basis == "stated")


def test_a_headline_reaches_over_no_other_headings_column() -> None:
    """A column under a heading of its own, beside the main headline, stands under that alone."""
    right = [line(f"r{n} of the story beside", 500, 130 + 12 * n) for n in range(9)]
    left = [line(f"l{n} of the main story", 50, 200 + 12 * n) for n in range(3)]
    heads = [
        line("A heading beside", 500, 110, 14, bold=True),
        line("The main headline of all", 50, 140, 28, bold=True),
    ]
    order = [
        block.text[:2] for block in blocks_of(sorted([*heads, *left, *right], key=lambda one: (one.base, one.left)))
    ]
    assert order == ["Th", "l0", "A ", "r0"]


def test_lines_of_one_right_edge_are_not_centred() -> None:
    """A paragraph whose first line alone is set in stands in no column's middle."""
    lines = [
        line("The mill closed on Saturday, and the two", 60, 100),
        line("men who had run it left before the noon.", 55, 112),
    ]
    level = [LayoutLine(one.text, left, 260, one.base, 10.0) for one, left in zip(lines, (60, 50), strict=True)]
    assert Columns(level * 4).room(blocks_of(level)[0]) == 0.0


def test_a_compounds_own_hyphens_stay() -> None:
    """A word of three parts that breaks at one of its own hyphens keeps it, unlike one that breaks elsewhere."""
    join = Joiner([]).joined
    assert join("tomate coração-de-", "boi e couve") == "tomate coração-de-boi e couve"
    assert join("a commander-", "in-chief") == "a commander-in-chief"
    assert join("the Nord-", "rhein-Westfalen") == "the Nordrhein-Westfalen"


def test_a_byline_of_two_lines_is_whole() -> None:
    """Names that go on in a narrow column's next line are one byline, and the story begins under them."""
    names = [line("PAR MAÏTÉ ROGUET ET", 50, 100), line("BASTIEN PRALONG", 50, 112)]
    told = ("Les habitants ont ré", "uni en onze jours une", "somme nécessaire.")
    story = [line(text, 50, 124 + 12 * n) for n, text in enumerate(told)]
    lines = [*names, *story]
    found = [one.text for one in passages(blocks_of(lines)[0], 1, Joiner([]), Columns(lines), 10.0)]
    assert found[0] == "PAR MAÏTÉ ROGUET ET BASTIEN PRALONG"


@pytest.mark.parametrize(
    ("cell", "told"),
    [
        ("14 FATHOM & FURROW", "14 | FATHOM & FURROW"),
        ("20 Minutos", "20 Minutos"),
        ("14 | Folha do Vale", "14 | Folha do Vale"),
    ],
)
def test_a_pages_number_is_parted_from_the_paper(cell: str, told: str) -> None:
    """In a running foot a leading number is the page's, unless it is the paper's own."""
    story = tuple(line("Some words of the story that is told here", 50, 300 + 12 * n) for n in range(9))
    foot = (line(cell, 50, 780), line("21 August 2023", 400, 780))
    _, edges = without_margins([PrintedSheet(1, 600, 800, (*story, *foot))])
    assert [edge.text for edge in edges] == [f"{told} | 21 August 2023"]


def test_a_label_in_a_headlines_line_is_none_of_it() -> None:
    """A small kicker on the headline's line stands apart; a large initial belongs to its word."""
    words = [
        Word("HARBOUR", 40, 80, 100, 9, 0),
        Word("Storm", 84, 150, 100, 28, 1),
        Word("tears", 158, 220, 100, 28, 2),
    ]
    assert [one.text for one in lines_of(words)] == ["HARBOUR", "Storm tears"]
    initial = [Word("A", 40, 52, 100, 28, 0), Word("storm", 55, 80, 100, 9, 1)]
    assert [one.text for one in lines_of(initial)] == ["A storm"]


def test_headlines_side_by_side_stay_apart() -> None:
    """Words of two headlines on one baseline, of two sizes and a narrow gutter between them, are two lines."""
    words = [
        Word("Salt", 40, 90, 100, 20, 0),
        Word("dearer", 95, 150, 100, 20, 1),
        Word("Bridge", 163, 240, 100, 26, 9),
    ]
    assert [one.text for one in lines_of(words)] == ["Salt dearer", "Bridge"]


def test_a_headline_broken_within_a_word_is_one() -> None:
    """The end of a word that a large headline broke is the headline's, though little of it stands under the rest."""
    first = LayoutLine("Bridge falls into the ri\xad", 100, 500, 60, 36, bold=True)
    found = blocks_of([first, LayoutLine("ver", 40, 120, 104, 36, bold=True)])
    assert [len(block.lines) for block in found] == [2]


def test_indented_paragraphs_of_two_lines_do_not_hang() -> None:
    """Lines that are set in open paragraphs where sentences end before them, though every second line is."""
    lines = [("The mill closed on Saturday, and the two men", 60), ("who ran it left.", 50)] * 2
    found = grouped(*(line(text, left, 100 + 12 * n) for n, (text, left) in enumerate(lines)))
    assert found == ["The mill closed on Saturday, and the two men who ran it left."] * 2


def test_a_byline_over_an_indented_paragraph_is_its_own() -> None:
    """Where paragraphs are known by indents, the first one after a byline has none and is no part of it."""
    indented = [LayoutParagraph(REST, 1, 10.0, 40, 190, 200.0 + n, is_indented=True, lines=3) for n in range(3)]
    byline = LayoutParagraph("By Ada Ruiz", 1, 10.0, 40, 120, 100.0, runs_on=True)
    assert flowing([byline, passage(TOP, 10.0), *indented], Joiner([]), 10.0)[0].text == "By Ada Ruiz"


def test_a_raised_initial_parts_no_paragraph() -> None:
    """A first letter set larger, on its line or over it, leaves the first paragraph whole."""
    opening = sheets.OPENING[1:]
    parts = [f"#text(26pt)[{sheets.OPENING[0]}]#h(0pt){opening}", *sheets.STORY[1:]]
    assert shown(sheets.one_column(parts=parts)).text.split("\n\n") == list(sheets.STORY)


def test_words_over_a_scan_have_one_size() -> None:
    """Where recognised words lie without ink over a picture, their sizes are guesses, and nearly equal ones are one."""
    texts = [part[:70] for part in sheets.STORY]
    drawn = b"".join(
        b"BT 3 Tr /F %d Tf 20 %d Td (%s) Tj ET\n" % (9 + n % 2, 380 - 12 * n, text.encode("ascii", "ignore"))
        for n, text in enumerate([*texts, *texts])
    )
    reading = proved(read(sheets.written(sheets.content(drawn)), "scan.pdf"))
    assert reading.text.count("\n\n") < len(texts)
