"""OpenDocument texts: what of them is seen, what is told beside it, and why some cannot be read."""

from __future__ import annotations

from io import BytesIO
from zipfile import ZipFile

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dossier.errors import Unreadable
from dossier.model.claims import Person
from dossier.model.describe import contract_json
from dossier.reading.office.odt import OdtReader
from tests.reading.documents import Bench, flat_odt, odp, odt, zipped

PROSE = (
    "Cuarenta personas fueron llevadas a tierra por dos lanchas de pesca que habían oído la bocina, dijo la capitana."
)
STORY = "PUERTO MONTT, Chile, 4 de mayo de 2019.- Un transbordador encalló en la niebla el sábado, dijo la capitana."


BENCH = Bench(OdtReader(), odt, "a.odt")
read, described, visible, refusal = BENCH.read, BENCH.described, BENCH.visible, BENCH.refusal


@pytest.mark.parametrize(
    "headline",
    [
        odp("Encalla un transbordador", "P1"),
        odp("Encalla un transbordador", "Heading_20_1"),
        "<text:h text:outline-level='2'>Encalla un transbordador</text:h>",
        odp("Encalla un transbordador", "P2"),
        odp("<text:span text:style-name='T2'>Encalla un transbordador</text:span>"),
    ],
)
def test_an_article_in_paragraphs(headline: str) -> None:
    """The headline is known by its style, by being a heading, or by its size; the rest by the rules of text."""
    found = described(odp("El Correo del Fiordo") + headline + odp("Por Inés Quiroga") + odp(STORY) + odp(PROSE))
    assert (found["headline"]["value"], found["outlet"]["value"]) == (
        "Encalla un transbordador",
        "El Correo del Fiordo",
    )
    assert [b["name"] for b in found["byline"]] == ["Inés Quiroga"]
    assert (found["dateline"]["place"]["name"], found["dateline"]["date"]) == ("Puerto Montt", "2019-05-04")
    assert found["text"] == f"{STORY}\n\n{PROSE}"


def test_marks_within_a_line() -> None:
    """White space is one space unless it is marked, breaks are lines, tabs part columns."""
    inner = "One\n   two <text:span> three</text:span><text:s text:c='3'/>x<text:line-break/>By A<text:tab/>4 May 2019"
    assert visible(odp(inner)) == "One two three x\nBy A\n4 May 2019"


def test_tables_lists_and_boxes_are_lines() -> None:
    """A cell is a line, a label runs on into the cell beside it, items stand under each other, boxes are read."""
    cell = "<table:table-cell>{}</table:table-cell>"
    row = f"<table:table-row>{cell}{cell}</table:table-row>"
    table = f"<table:table>{row.format(odp('Fuente:'), odp('El Correo'))}{row.format(odp('a'), odp('b'))}</table:table>"
    items = "".join(f"<text:list><text:list-item>{odp(word)}</text:list-item></text:list>" for word in ("uno", "dos"))
    box = odp(f"y<draw:frame><draw:text-box>{odp('box')}</draw:text-box></draw:frame>")
    assert visible(odp("x") + table + items + box) == "x\nFuente: El Correo\na\nb\nuno\ndos\n\nbox\n\ny"


def test_notes_stand_at_the_end() -> None:
    """Footnotes and endnotes follow the text; their numbers do not stand in it."""
    note = "<text:note><text:note-citation>1</text:note-citation><text:note-body>{}</text:note-body></text:note>"
    body = odp(f"Uno{note.format(odp('primera'))} y{note.format(odp('segunda'))} dos") + odp("tres")
    assert visible(body) == "Uno y dos\n\ntres\n\n[1] primera\n\n[2] segunda"


def test_changes_comments_and_hidden_words_are_told_and_not_shown() -> None:
    """Deleted and hidden words and comments are gone, their counts are stated."""
    region = "<text:changed-region><text:{0}>{1}</text:{0}></text:changed-region>"
    changes = region.format("deletion", odp("gone")) + region.format("insertion", "<dc:creator>R</dc:creator>")
    inner = (
        "Seen<office:annotation><dc:creator>R</dc:creator><text:p>no!</text:p></office:annotation>"
        "<text:span text:style-name='T1'>secret</text:span><text:hidden-text>x</text:hidden-text> words"
    )
    section = f"<text:section text:display='none'>{odp('hidden')}</text:section>"
    seen = read(f"<text:tracked-changes>{changes}</text:tracked-changes>{odp(inner)}{section}").rendition
    assert seen.startswith("Seen words\n\nStated")
    assert "odt:tracked changes: 1 insertion, 1 deletion\nodt:comments: 1\nodt:hidden characters: 6" in seen


def test_fields_that_change_are_left_out() -> None:
    """Page numbers and today's date are the program's; a date that was fixed is the writer's."""
    inner = "p<text:page-number>7</text:page-number><text:date>today</text:date>"
    assert visible(odp(f"{inner}<text:date text:fixed='true'>4 May</text:date>")) == "p4 May"


MASTERS = (
    "<style:master-page style:name='Standard'><style:header><text:p>Otras</text:p></style:header></style:master-page>"
    "<style:master-page style:name='Cover'><style:header><text:p>otra cosa</text:p></style:header><style:header-first>"
    "<text:p>El Correo del Fiordo<text:tab/>5 de mayo de 2019</text:p></style:header-first>"
    "<style:footer><text:p>pie</text:p></style:footer></style:master-page>"
)


def test_the_first_pages_header_is_read_and_is_no_article() -> None:
    """The header of the page that the text begins on tells outlet and date; it is no part of the article."""
    seen = read(odp("Encalla un transbordador", "P3") + odp(PROSE), masters=MASTERS)
    found = contract_json(seen)
    assert seen.rendition.startswith("El Correo del Fiordo\n5 de mayo de 2019\n\nEncalla un transbordador\n\n")
    assert seen.rendition.endswith(f"{PROSE}\n\npie")
    assert (found["outlet"]["value"], found["published"]["value"]) == ("El Correo del Fiordo", "2019-05-05")
    assert (found["headline"]["value"], found["text"]) == ("Encalla un transbordador", PROSE)
    assert visible(odp("x"), masters=MASTERS) == "Otras\n\nx"


def test_properties_are_stated() -> None:
    """Who began it is the author, who saved it last is not; properties of people's own have their key by their name."""
    meta = (
        "<dc:title>Recorte 7</dc:title><meta:initial-creator>Rosa Tapia</meta:initial-creator>"
        "<dc:creator>Bo</dc:creator>"
        "<meta:creation-date>2020-02-03T04:05:00</meta:creation-date><dc:date>2020-03-04</dc:date>"
        "<meta:user-defined meta:name='Source URL'>https://fjord.example/x</meta:user-defined>"
    )
    body = odp("Encalla un transbordador", "P1") + odp(PROSE)
    for data in (odt(body, meta), flat_odt(body, meta)):
        seen = OdtReader().read(data, "a.odt")
        found = contract_json(seen)
        assert (
            "\nodt:initial-creator: Rosa Tapia\nodt:creator: Bo\nodt:creation-date: 2020-02-03T04:05:00"
            in seen.rendition
        )
        assert (found["byline"], found["published"], found["url"]["value"]) == ([], None, "https://fjord.example/x")
        assert [c.value for c in seen.description.candidates("byline")] == [Person("Rosa Tapia")]


def test_a_flat_document_is_read() -> None:
    """The same markup in one file gives the same words; names in its comments are no properties."""
    body = odp("Encalla un transbordador", "P1") + odp(
        f"{PROSE}<office:annotation><dc:creator>R</dc:creator></office:annotation>"
    )
    data = flat_odt(body)
    found = OdtReader().read(data, "a.fodt")
    assert OdtReader().accepts(data, "x") and found.media_type.endswith("flat-xml")
    assert found.rendition == f"Encalla un transbordador\n\n{PROSE}\n\nStated in the document:\nodt:comments: 1"


def test_a_container_that_packs_nothing_is_no_flat_document() -> None:
    """Where its parts are stored as they are, its markup stands in the file's first bytes: it is a container still."""
    stored = BytesIO()
    body = odp("Encalla un transbordador", "P1") + odp(PROSE)
    with ZipFile(BytesIO(odt(body))) as packed, ZipFile(stored, "w") as made:
        for name in packed.namelist():
            made.writestr(name, packed.read(name))
    found = OdtReader().read(stored.getvalue(), "a.odt")
    assert found.rendition == f"Encalla un transbordador\n\n{PROSE}"


def test_what_cannot_be_read_says_why() -> None:
    """Passwords, bombs, damage and documents without words are each told."""
    locked = {"META-INF/manifest.xml": "<m><manifest:encryption-data/></m>"}
    assert refusal(odt(odp("x"), extra=locked)) == "is locked with a password"
    assert refusal(odt(odp(" "))) == "is a document without words"
    assert "declares a document type" in refusal(odt("", extra={"content.xml": "<!DOCTYPE x><x/>"}))
    assert refusal(zipped({"mimetype": "x"})) == "is damaged: its part 'content.xml' is missing"
    assert "table of contents" in refusal(odt(odp("x"))[:-30])


def test_damage_beside_the_text_is_told() -> None:
    """Broken styles and properties cost themselves alone."""
    seen = read(odp(PROSE), extra={"styles.xml": "<a", "meta.xml": "<!DOCTYPE x><x/>"}).rendition
    assert "odt:damage: the properties part declares" in seen and "odt:damage: the styles part breaks off" in seen


def test_depth_is_no_danger() -> None:
    """Elements nested two hundred thousand deep are walked through."""
    deep = 200_000
    assert visible(odp("<text:span>" * deep + "Seen" + "</text:span>" * deep)) == "Seen"


def test_only_texts_are_accepted() -> None:
    """Spreadsheets, other containers and other markup are others' business; a damaged text is known by its ending."""
    reader, data = OdtReader(), odt(odp("x"))
    assert reader.accepts(data, "whatever") and reader.accepts(b"PK\x03\x04", "a.odt")
    assert not reader.accepts(zipped({"mimetype": "application/vnd.oasis.opendocument.spreadsheet"}), "a.ods")
    assert not reader.accepts(b"<office:document office:mimetype='x'>", "a.fods")


PIECES = st.sampled_from(
    [
        *(
            odp(text, style)
            for text in ("", "Por Inés Quiroga", STORY, PROSE, "El Correo")
            for style in ("P1", "P2", "P3")
        ),
        "<table:table><table:table-row><table:table-cell><text:p>a:</text:p></table:table-cell><table:table-cell>",
        "<text:p>5 de mayo de 2019</text:p>",
        "</table:table-cell></table:table-row></table:table>",
        "<text:note><text:note-body><text:p>nota</text:p></text:note-body></text:note>",
        "<text:p><text:span text:style-name='T1'>x</text:span>",
    ]
)


@given(st.lists(PIECES, max_size=9))
@settings(max_examples=80, deadline=None)
def test_every_claim_proves_itself(pieces: list[str]) -> None:
    """However a document is put together, it is refused, or every piece of evidence stands where it says."""
    try:
        seen = read("".join(pieces), masters=MASTERS)
    except Unreadable:
        return
    claims = (*seen.description.claims, *seen.description.others)
    assert [e for c in claims for e in c.evidence if not e.proves(seen.rendition)] == []
