"""Word documents: what of them is seen, what is told beside it, and why some cannot be read."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dossier.errors import Unreadable
from dossier.model.describe import contract_json
from dossier.reading.office.docx import DocxReader
from tests.reading.documents import Bench, docx, par, run, zipped

PROSE = "Forty people were brought ashore within the hour by two fishing boats that had heard the horn, she said."
STORY = "PUERTO MONTT, Chile, 4 May 2019 - A ferry ran aground in the fog on Saturday, the harbour master said."
MORE = "The ferry was built in 1971, and its owner said that it would be towed to the yard once the fog had lifted."


BENCH = Bench(DocxReader(), docx, "a.docx")
read, described, visible, refusal = BENCH.read, BENCH.described, BENCH.visible, BENCH.refusal


def test_an_article_in_paragraphs() -> None:
    """Headline by its style, byline, dateline and text come out as from plain text."""
    found = described(
        par("The Fjord Courier") + par("Ferry aground", "Ttulo") + par("By Inés Quiroga") + par(STORY) + par(PROSE)
    )
    assert (found["headline"]["value"], found["outlet"]["value"]) == ("Ferry aground", "The Fjord Courier")
    assert [b["name"] for b in found["byline"]] == ["Inés Quiroga"]
    assert (found["dateline"]["place"]["name"], found["dateline"]["date"]) == ("Puerto Montt", "2019-05-04")
    assert found["text"] == f"{STORY}\n\n{PROSE}"


@pytest.mark.parametrize("style", ["berschr1", "MyHead", "Ttulo"])
def test_headings_are_known_in_every_language(style: str) -> None:
    """Styles are known by their own names, whatever the program's language calls them, and by what they rest on."""
    body = par("Clippings of the week") + par("Fog over the strait", style) + par(PROSE) + par(MORE)
    assert described(body)["headline"]["value"] == "Fog over the strait"


def test_a_clearly_bigger_line_is_the_headline() -> None:
    """Without styles the line in larger letters is the headline."""
    big = par(inner=run("Fog over the strait", "<w:sz w:val='36'/>"))
    assert described(par("Clippings of the week") + big + par(PROSE) + par(MORE))["headline"]["value"] == (
        "Fog over the strait"
    )


def test_marks_within_a_line() -> None:
    """Breaks are lines, tabs part columns, soft hyphens and wide spaces are as they look."""
    inner = (
        "<w:r><w:t>One</w:t><w:br/><w:t>two</w:t><w:cr/><w:t>By A</w:t><w:tab/><w:t>4 May</w:t></w:r>"
        + run("\u00a0x\u00ady")
        + "<w:r><w:noBreakHyphen/><w:softHyphen/><w:t>z</w:t><w:sym w:font='Wingdings' w:char='F04A'/></w:r>"
    )
    tabs = "<w:pPr><w:tabs><w:tab w:val='left' w:pos='99'/></w:tabs></w:pPr>"
    assert visible(f"<w:p>{tabs}{inner}</w:p>") == "One\ntwo\nBy A\n4 May xy-z"
    assert visible(par("Source:\tThe Courier")) == "Source: The Courier"


def test_tables_and_lists_are_lines() -> None:
    """A cell is a line, a label runs on into the cell beside it, and items stand under each other."""
    row = "<w:tr><w:tc>{}</w:tc><w:tc>{}</w:tc></w:tr>"
    table = (
        f"<w:tbl>{row.format(par('Source:'), par('The Courier'))}{row.format(par('a'), par('b') + par('c'))}</w:tbl>"
    )
    assert visible(par("x") + table + par("y")) == "x\nSource: The Courier\na\nb\nc\n\ny"
    assert visible(par("x") + par("one", "Bullet") + par("two", "Bullet") + par("y")) == "x\none\ntwo\n\ny"


def test_text_boxes_are_read_once() -> None:
    """A text box is read where it is anchored; its second form, for older programs, is not."""
    box = f"<w:txbxContent>{par('In the box')}</w:txbxContent>"
    both = f"<mc:Choice>{box}</mc:Choice><mc:Fallback>{box}</mc:Fallback>"
    inner = f"<w:r><mc:AlternateContent>{both}</mc:AlternateContent></w:r>"
    assert visible(par("Before") + par("Host ", inner=inner + run("words"))) == "Before\n\nIn the box\n\nHost words"


def test_empty_paragraphs_part_the_text() -> None:
    """Where the typist set empty lines, these part paragraphs; else every paragraph is set apart."""
    assert visible(par("a") + par("b") + par() + par() + par("c")) == "a\nb\n\n\nc"
    assert visible(par("a") + par("b")) == "a\n\nb"


def test_tracked_changes_are_shown_as_accepted_and_told() -> None:
    """Deleted words are gone, inserted ones are there, and the counts are stated."""
    inner = (
        run("Two ")
        + f"<w:del><w:r><w:delText>three</w:delText></w:r></w:del><w:ins>{run('four')}</w:ins>"
        + f"<w:moveFrom>{run('gone')}</w:moveFrom><w:ins>{run(' five')}</w:ins>"
    )
    seen = read(par(inner=inner)).rendition
    assert seen.startswith("Two four five\n\nStated")
    assert "docx:tracked changes: 2 insertions, 1 deletion, 1 move" in seen


def test_a_deleted_paragraph_end_joins_two() -> None:
    """Paragraphs whose parting was deleted are one."""
    first = f"<w:p><w:pPr><w:rPr><w:del/></w:rPr></w:pPr>{run('One ')}</w:p>"
    assert visible(first + par("line")) == "One line"


def test_comments_and_hidden_words_are_counted_and_not_shown() -> None:
    """Comments and hidden text are no words of the report; that there are some is told."""
    inner = (
        run("Seen")
        + "<w:r><w:commentReference w:id='1'/></w:r>"
        + run("secret", "<w:vanish/>")
        + run("style", "<w:rStyle w:val='Hid'/>")
        + run(" too", "<w:vanish w:val='0'/>")
    )
    seen = read(par(inner=inner), parts={"comments": "<w:comment w:id='1'>" + par("no!") + "</w:comment>"}).rendition
    assert seen.startswith("Seen too\n\n") and "no!" not in seen and "secret" not in seen
    assert "docx:comments: 1" in seen and "docx:hidden characters: 11" in seen


def test_a_hidden_paragraph_mark_hides_no_words() -> None:
    """Settings of the mark at a paragraph's end are not those of its words."""
    assert visible(f"<w:p><w:pPr><w:rPr><w:vanish/></w:rPr></w:pPr>{run('Seen')}</w:p>") == "Seen"


def test_notes_stand_at_the_end() -> None:
    """Footnotes and endnotes follow the text in the order in which it calls them; separators are none."""
    call = "<w:r><w:endnoteReference w:id='2'/></w:r>" + run(" and ") + "<w:r><w:footnoteReference w:id='5'/></w:r>"
    notes = f"<w:footnote w:id='0'>{par('----')}</w:footnote><w:footnote w:id='5'>{par(' second')}</w:footnote>"
    parts = {"footnotes": notes, "endnotes": f"<w:endnote w:id='2'>{par('first')}</w:endnote>"}
    assert visible(par("One", inner=call), parts=parts) == "One and\n\n[1] first\n\n[2] second"


def heads(first: str) -> str:
    return (
        "<w:sectPr><w:headerReference w:type='default' r:id='header1'/>"
        "<w:headerReference w:type='first' r:id='header2'/>"
        f"<w:footerReference w:type='default' r:id='footer1'/>{first}</w:sectPr>"
    )


def test_the_first_pages_header_is_read_and_is_no_article() -> None:
    """The header of the first page tells outlet and date, above the text; it is no part of the article."""
    parts = {
        "header1": par("Later pages"),
        "header2": par("The Fjord Courier\tMay 5, 2019"),
        "footer1": par("In print"),
    }
    body = par("Ferry aground in the fog") + par(PROSE) + par(MORE)
    seen = read(body + heads("<w:titlePg/>"), parts=parts)
    found = contract_json(seen)
    assert seen.rendition.startswith("The Fjord Courier\nMay 5, 2019\n\nFerry aground")
    assert (found["outlet"]["value"], found["published"]["value"]) == ("The Fjord Courier", "2019-05-05")
    assert (found["headline"]["value"], found["text"]) == ("Ferry aground in the fog", f"{PROSE}\n\n{MORE}")
    assert visible(body + heads("<w:titlePg w:val='0'/>"), parts=parts).startswith("Later pages\n\n")


def test_a_running_head_is_no_headline() -> None:
    """A header that says something else does not become the headline."""
    body = par("Ferry aground in the fog") + par(PROSE) + heads("")
    found = described(body, parts={"header1": par("Papers of the harbour museum")})
    assert found["headline"]["value"] == "Ferry aground in the fog"


def test_fields_that_change_are_left_out() -> None:
    """Numbers of pages and today's date are the program's, not the writer's; the words of links are kept."""
    mark = "<w:r><w:fldChar w:fldCharType='{}'/></w:r>"
    simple = f"<w:fldSimple w:instr=' PAGE '>{run('7')}</w:fldSimple>"
    nested = mark.format("begin") + "<w:r><w:instrText> DATE </w:instrText></w:r>" + mark.format("separate")
    linked = nested.replace("DATE", 'HYPERLINK "https://fjord.example/x"')
    inner = run("p") + simple + nested + run("today") + mark.format("end") + linked + run(" here") + mark.format("end")
    assert visible(par(inner=inner)) == "p here"


def test_the_address_behind_an_original_link_is_told() -> None:
    """A line that is a link to the original gives the address; a link within the story does not."""
    links = {"l1": "https://fjord.example/ferry", "l2": "https://else.example/"}
    within = run(PROSE) + f"<w:hyperlink r:id='l2'>{run('original source')}</w:hyperlink>"
    label = par(inner=f"<w:hyperlink r:id='l1'>{run('Original article')}</w:hyperlink>")
    found = described(par("Ferry aground", "Ttulo") + par(inner=within) + label, links=links)
    assert (found["url"]["value"], found["url"]["evidence"][0]["from"]) == ("https://fjord.example/ferry", "docx:link")
    titled = par(inner=f"<w:hyperlink r:id='l1'>{run('Ferry aground')}</w:hyperlink>", style="Ttulo")
    assert described(titled + par(PROSE), links=links)["url"]["value"] == "https://fjord.example/ferry"
    assert described(par("Ferry aground", "Ttulo") + par(inner=within), links=links)["url"] is None


def test_properties_are_stated() -> None:
    """Core properties stand under the words, as candidates."""
    created = "<dcterms:created>2020-02-03T04:05:00Z</dcterms:created>"
    core = f"<dc:title>Draft 7</dc:title><dc:creator>Rosa Tapia</dc:creator>{created}"
    seen = read(par("Ferry aground", "Ttulo") + par(PROSE), core=core)
    assert seen.rendition.endswith("docx:title: Draft 7\ndocx:creator: Rosa Tapia\ndocx:created: 2020-02-03T04:05:00Z")
    assert contract_json(seen)["byline"] == [] and contract_json(seen)["published"] is None


def test_what_cannot_be_read_says_why() -> None:
    """Documents without words, bombs, damage and missing parts are each told."""
    assert refusal(docx(par())) == "is a document without words"
    assert refusal(docx("<w:altChunk r:id='x'/>")) == "holds its words in an embedded file of another format"
    bomb = "<!DOCTYPE d [<!ENTITY a 'aaaa'>]><d>&a;</d>"
    assert "document type" in refusal(zipped({"word/document.xml": bomb}))
    assert refusal(zipped({"word/other.xml": ""})) == "is damaged: its part 'word/document.xml' is missing"
    assert refusal(zipped({"word/document.xml": "<a"})).startswith("is damaged: its text breaks off at line 1")


def test_damage_after_words_is_told_with_them() -> None:
    """What stands before broken markup is read, and the break is stated; damage beside the text costs that alone."""
    seen = read(par("Ferry aground", "Ttulo") + par(PROSE) + "<w:p><w:r><w:t>cut").rendition
    assert PROSE in seen and "docx:damage: the text breaks off" in seen
    seen = read(par(PROSE), parts={"styles": "<!DOCTYPE x><x/>"}).rendition
    assert "docx:damage: the styles part declares a document type" in seen


def test_a_damaged_list_of_parts_costs_no_words() -> None:
    """Where the relations cannot be unpacked, the text is looked for where it mostly stands."""
    seen = DocxReader().read(_cut(docx(par(PROSE)), b"_rels/.rels"), "a.docx").rendition
    assert PROSE in seen and "docx:damage: the list of parts is damaged" in seen


def _cut(data: bytes, part: bytes) -> bytes:
    """The container with the first bytes of a part gone bad."""
    at = data.index(part) + len(part)
    return data[:at] + bytes(byte ^ 0xFF for byte in data[at : at + 20]) + data[at + 20 :]


def test_depth_is_no_danger() -> None:
    """Elements nested two hundred thousand deep are walked through."""
    deep = 200_000
    assert visible("<w:sdt>" * deep + par("Seen") + "</w:sdt>" * deep) == "Seen"


def test_only_word_documents_are_accepted() -> None:
    """Other containers are others' business; a damaged one is known by its ending."""
    reader = DocxReader()
    data = docx(par("x"))
    assert reader.accepts(data, "whatever") and reader.accepts(data[:90], "a.docx")
    assert not reader.accepts(zipped({"[Content_Types].xml": "", "xl/workbook.xml": ""}), "a.xlsx")
    assert not reader.accepts(b"plain", "a.docx") and not reader.accepts(data[:90], "a.zip")


PIECES = st.sampled_from(
    [
        *(
            par(text, style)
            for text in ("", "By Inés Quiroga", STORY, PROSE, "The Fjord Courier")
            for style in ("", "Ttulo")
        ),
        "<w:tbl><w:tr><w:tc>" + par("a:") + "</w:tc><w:tc>" + par("May 5, 2019") + "</w:tc></w:tr></w:tbl>",
        par(inner="<w:r><w:footnoteReference w:id='5'/><w:tab/></w:r>"),
        "<w:p><w:r><w:fldChar w:fldCharType='begin'/></w:r>",
        "</w:p>",
        "<w:r><w:t>x",
        heads("<w:titlePg/>"),
    ]
)


@given(st.lists(PIECES, max_size=9), st.text(max_size=20))
@settings(max_examples=80, deadline=None)
def test_every_claim_proves_itself(pieces: list[str], noise: str) -> None:
    """However a document is put together, it is refused, or every piece of evidence stands where it says."""
    try:
        seen = read("".join(pieces) + par(noise), parts={"header1": par("The Fjord Courier"), "header2": par(noise)})
    except Unreadable:
        return
    claims = (*seen.description.claims, *seen.description.others)
    assert [e for c in claims for e in c.evidence if not e.proves(seen.rendition)] == []


def test_a_name_beside_the_date_in_a_running_head_is_the_paper() -> None:
    """A running head of a name with its article and a date names the outlet, also where nobody lists it."""
    body = par("Ferry aground in the fog") + par(PROSE) + heads("")
    found = described(body, parts={"header1": par("El Faro de la Isla\tMay 5, 2019")})
    assert found["outlet"]["value"] == "El Faro de la Isla"
    assert described(body, parts={"header1": par("Keepers of the light\tRoom 5")})["outlet"] is None
    assert described(body, parts={"header1": par("Papers on ferries\tMay 5, 2019")})["outlet"] is None


def test_a_title_of_one_word_gives_way_to_a_heading() -> None:
    """Where a title is a name and a heading says something, the heading is the headline."""
    body = par("Fjordpost", "Ttulo") + par("Ferry aground in the fog", "berschr1") + par(PROSE) + par(MORE)
    assert described(body)["headline"]["value"] == "Ferry aground in the fog"


def test_a_bold_line_under_an_address_is_the_headline() -> None:
    """Of a typed manuscript without styles or sizes the line that is bold as a whole is the headline."""
    bold = par(inner=run("The women who mend the nets", "<w:b/>"))
    top = par("Imogen Stallard") + par("14 Quay Lane, Stromness") + par("about 300 words")
    assert described(top + bold + par(PROSE) + par(MORE))["headline"]["value"] == "The women who mend the nets"


def test_a_bold_summary_is_no_headline() -> None:
    """A bold line under a plain one that may be the headline itself is its summary."""
    bold = par(inner=run("Forty came ashore before the night was over", "<w:b/>"))
    assert described(par("Ferry aground in the fog") + bold + par(PROSE) + par(MORE))["headline"]["value"] == (
        "Ferry aground in the fog"
    )
