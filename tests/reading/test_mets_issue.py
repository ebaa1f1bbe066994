"""Scanned issues: METS says which blocks of which ALTO pages are an article; its pieces are no reports."""

from __future__ import annotations

import zipfile
from io import BytesIO
from pathlib import PurePosixPath
from typing import Any
from xml.etree import ElementTree

import pytest

from dossier.model.describe import contract_json
from dossier.reading.readers import parts, read

FERRY = ("Ferry runs aground off Puerto Nadir", "The ferry Santa Clara ran aground on Tues-", "day with forty aboard.")
COUNCIL = ("Council votes to close library", "The council voted on Monday to close", "the old library in the square.")


def alto(*blocks: tuple[str, ...]) -> str:
    """A page: each block its id and its lines."""
    made = []
    for ident, *lines in blocks:
        rows = ("".join(f'<String CONTENT="{word}"/><SP/>' for word in line.split()) for line in lines)
        made.append(f'<TextBlock ID="{ident}">{"".join(f"<TextLine>{row}</TextLine>" for row in rows)}</TextBlock>')
    return f'<?xml version="1.0"?><alto xmlns="http://www.loc.gov/standards/alto/ns-v3#">{"".join(made)}</alto>'


def area(page: str, block: str) -> str:
    return f'<mets:fptr><mets:area FILEID="{page}" BETYPE="IDREF" BEGIN="{block}"/></mets:fptr>'


def article(ident: str, label: str, heading: str, *body: str) -> str:
    inner = f'<mets:div TYPE="HEADING">{heading}</mets:div><mets:div TYPE="BODY">{"".join(body)}</mets:div>'
    return f'<mets:div TYPE="ARTICLE" ID="{ident}" DMDID="MODS_{ident}" LABEL="{label}">{inner}</mets:div>'


def mets(logical: str, pages: tuple[str, ...] = ("P1", "P2"), folder: str = "./alto/") -> str:
    """A METS file of an issue of The Nadir Courier."""
    files = "".join(
        f'<mets:file ID="{page}"><mets:FLocat LOCTYPE="URL" xlink:href="file://{folder}{page}.xml"/></mets:file>'
        for page in pages
    )
    pointers = "".join(f'<mets:div TYPE="PAGE"><mets:fptr FILEID="{page}"/></mets:div>' for page in pages)
    return f"""<?xml version="1.0" encoding="UTF-8"?>
<mets:mets xmlns:mets="http://www.loc.gov/METS/" xmlns:mods="http://www.loc.gov/mods/v3"
 xmlns:xlink="http://www.w3.org/1999/xlink">
<mets:dmdSec ID="MODS_ISSUE"><mets:mdWrap><mets:xmlData><mods:mods><mods:titleInfo><mods:title>The Nadir Courier
</mods:title></mods:titleInfo><mods:originInfo><mods:dateIssued>1923-03-06</mods:dateIssued></mods:originInfo>
</mods:mods></mets:xmlData></mets:mdWrap></mets:dmdSec>
<mets:dmdSec ID="MODS_A1"><mets:mdWrap><mets:xmlData><mods:mods><mods:titleInfo><mods:title>{FERRY[0]}</mods:title>
</mods:titleInfo><mods:name><mods:namePart>Ines Calloway</mods:namePart></mods:name></mods:mods></mets:xmlData>
</mets:mdWrap></mets:dmdSec>
<mets:fileSec><mets:fileGrp>{files}
<mets:file ID="I1"><mets:FLocat xlink:href="file://./images/P1.jpg"/></mets:file></mets:fileGrp></mets:fileSec>
<mets:structMap TYPE="PHYSICAL"><mets:div TYPE="ISSUE">{pointers}</mets:div></mets:structMap>
<mets:structMap TYPE="LOGICAL"><mets:div TYPE="Newspaper"><mets:div TYPE="ISSUE">{logical}</mets:div></mets:div>
</mets:structMap></mets:mets>"""


PAGES = {
    "issue/alto/P1.xml": alto(("B1", FERRY[0]), ("B2", *FERRY[1:]), ("B3", COUNCIL[0]), ("B4", COUNCIL[1])),
    "issue/alto/P2.xml": alto(("B1", COUNCIL[2]), ("B2", "Soap of quality")),
}
ARTICLES = (
    article("A1", "Ferry", area("P1", "B1"), area("P1", "B2"))
    + article("A2", COUNCIL[0], area("P1", "B3"), area("P1", "B4"), area("P2", "B1"))
    + '<mets:div TYPE="ADVERTISEMENT">' + area("P2", "B2") + "</mets:div>"
)  # fmt: skip


def packed(files: dict[str, str]) -> bytes:
    out = BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as container:
        for name, words in files.items():
            container.writestr(name, words)
    return out.getvalue()


def stories(data: bytes) -> list[dict[str, Any]]:
    found = []
    for part in parts(data, "issue.zip"):
        reading = read(part.data, PurePosixPath(part.name).name, part.capture)
        for claim in (*reading.description.claims, *reading.description.others):
            assert all(evidence.proves(reading.rendition) for evidence in claim.evidence)
        found.append(contract_json(reading))
    return found


def test_articles_are_those_that_the_logical_structure_marks() -> None:
    """One goes on over a page; each has its headline, author, paper and day; adverts and pages are no reports."""
    data = packed({"issue/mets.xml": mets(ARTICLES), **PAGES, "issue/images/P1.jpg": "not looked at"})
    ferry, council = stories(data)
    assert (ferry["headline"]["value"], ferry["byline"][0]["name"]) == (FERRY[0], "Ines Calloway")
    assert ferry["text"] == "The ferry Santa Clara ran aground on Tuesday with forty aboard."
    assert ferry["headline"]["evidence"][0]["from"] in ("mets:mods:title", "mets:div[heading]")
    assert council["headline"]["value"] == COUNCIL[0]
    assert council["text"] == f"{COUNCIL[1]}\n\n{COUNCIL[2]}"
    for one in (ferry, council):
        assert (one["outlet"]["value"], one["published"]["value"]) == ("The Nadir Courier", "1923-03-06")
    assert [part.name for part in parts(data, "issue.zip")] == ["Ferry", COUNCIL[0]]
    listed = read(data, "issue.zip")
    assert (listed.description.claims, listed.lacks) == ((), None)
    assert listed.rendition.startswith("A file of 2 stories")


def test_an_issue_without_marked_articles_gives_its_pages() -> None:
    """In the order of the physical structure, with all their words and no headline of a column."""
    first, second = stories(packed({"issue/mets.xml": mets(""), **PAGES}))
    assert FERRY[0] in first["text"] and "Soap of quality" in second["text"]
    assert (first["outlet"]["value"], first["published"]["value"]) == ("The Nadir Courier", "1923-03-06")


def test_other_files_beside_an_issue_are_files() -> None:
    """A clipping in the same zip is a report; pages and pictures of the issue are none."""
    words = "Bridge falls at Mompox\n\nMOMPOX, March 3 - The old bridge fell on Monday, the mayor said.\n"
    data = packed({"issue/mets.xml": mets(ARTICLES), **PAGES, "clipping.txt": words, "issue/images/P1.jpg": "x"})
    assert [part.name for part in parts(data, "issue.zip")] == ["Ferry", COUNCIL[0], "clipping.txt"]


def test_two_issues_in_a_zip_are_kept_apart() -> None:
    """Pages of one name belong to the METS file beside them."""
    other = {name.replace("issue", "other"): words.replace("Ferry", "Barge") for name, words in PAGES.items()}
    data = packed({"issue/mets.xml": mets(ARTICLES), **PAGES, "other/mets.xml": mets(ARTICLES), **other})
    texts = [story["headline"]["value"] for story in stories(data)]
    assert len(texts) == 4


@pytest.mark.parametrize("lost", list(PAGES))
def test_a_missing_page_is_named_and_the_rest_is_read(lost: str) -> None:
    """What is there is read; the reason names the first page that is not."""
    data = packed({"issue/mets.xml": mets(ARTICLES), **{name: page for name, page in PAGES.items() if name != lost}})
    reading = read(data, "issue.zip")
    assert reading.lacks == f"lacks 1 of its pages, the first {lost}"
    assert reading.lacks.code == "pages-missing"
    assert stories(data)


def test_an_issue_is_parsed_once_for_its_list_and_once_for_its_stories(monkeypatch: pytest.MonkeyPatch) -> None:
    """A METS file may be large: no look at it parses it twice."""
    data = packed({"issue/mets.xml": mets(ARTICLES), **PAGES})
    parse, parsed = ElementTree.fromstring, list[str]()
    monkeypatch.setattr(ElementTree, "fromstring", lambda text: (parsed.append(text), parse(text))[1])
    read(data, "issue.zip")
    assert len(parsed) == 1
    assert stories(data)
    assert len(parsed) == 2
