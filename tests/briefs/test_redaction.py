"""What is blackened or private is in no form of a brief, in no layer of it, nor in a bag; the rest still holds."""

from __future__ import annotations

import json
import re
import zipfile
import zlib
from collections.abc import Iterator
from datetime import UTC, datetime
from io import BytesIO
from pathlib import Path

import pytest

from dossier import Archive
from dossier.briefs.brief_record import RECORD_NAME
from dossier.briefs.html_export import HtmlExporter
from dossier.briefs.pdf_reading import open_pdf
from dossier.briefs.redaction_bars import BAR, BLACK
from dossier.briefs.standalone.pdf_check import _streams
from dossier.errors import BadInput
from dossier.model.briefs import Check
from dossier.model.digest import Digest
from dossier.model.evidence import Span
from dossier.model.plans import Plan, Redaction
from tests.briefs.bags import change_json, copied, relist, remanifest, things

MADE = datetime(2026, 5, 15, 18, 30, tzinfo=UTC)
PAGE = """\
<!doctype html><html lang="en"><head><title>Informant Zephyrine Quillfeather names the owners</title>
<meta property="og:title" content="Informant Zephyrine Quillfeather names the owners">
<meta name="author" content="Zephyrine Quillfeather">
<script type="application/ld+json">{"@type":"NewsArticle",
"headline":"Informant Zephyrine Quillfeather names the owners",
"author":{"@type":"Person","name":"Zephyrine Quillfeather"},"datePublished":"2026-05-03T10:00:00Z",
"url":"https://valleyherald.example/zephyrine-quillfeather-names-the-owners"}</script></head>
<body><header><a href="/">The Valley Herald</a></header><article>
<h1>Informant Zephyrine Quillfeather names the owners</h1><p class="byline">By Zephyrine Quillfeather</p>
<p>PUEBLA, May 3, 2026 - Five people died in the market fire, the fire chief, Rufus Oakenholt, said on Sunday.</p>
<p>Zephyrine   Quillfeather told this paper that 4711 crates of fireworks stood in the cellar of the market hall.</p>
<p>The mayor promised help to all families. Twenty people were hurt, the hospital said on Monday morning.</p>
</article></body></html>
"""
OTHER = """\
Diario del Canal

Market fire kills seven in Puebla

By Leo Paz

PUEBLA, May 4, 2026 - Seven people died in the market fire, officials said. 4711 crates of fireworks were found.

Twenty people were hurt, the hospital said.
"""
# As they stand, as addresses have them, and in the letters of which a page's or part's numbers are made
WORDS = ("zephyrine", "quillfeather", "4711 crates")
FORMS = (".pdf", ".html", ".docx", ".md", ".ris", ".bib", ".csl.json")


def opened(folder: Path) -> Archive:
    return Archive.create(folder / "archive", exist_ok=True, clock=lambda: MADE, person="ana", keys=folder / "keys")


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An archive whose case has blackened words in every place that words can come from."""
    home = tmp_path_factory.mktemp("redaction")
    page = home / "zephyrine-quillfeather names.html"
    (home / "canal.txt").write_text(OTHER)
    with opened(home) as archive:
        page.write_text(PAGE.replace("Five people", "Four people"))
        list(archive.add([page, home / "canal.txt"], jobs=1))
        page.write_text(PAGE)
        list(archive.add([page], jobs=1))
        archive.corrections.set("R1", "byline", "Zephyrine Quillfeather")
        archive.cases.new("Fire", ["R1", "R2"])
        archive.cases.add_note("Fire", "I met Zephyrine Quillfeather at noon. She is afraid.")
        archive.cases.add_note("Fire", "I rang Zephyrine\nQuillfeather.")
        archive.cases.add_note("Fire", "The password is swordfish.", private=True)
        archive.cases.remove_note("Fire", archive.cases.add_note("Fire", "The door is at Rhubarb Lane.").notes[-1].note)
        archive.cases.withdraw("Fire")  # which is nobody else's business
        archive.cases.restore("Fire")
        archive.judgements.grade("R1", "B2", "Rests on Zephyrine Quillfeather alone")
        summary = "Five died [R1 v2 0-4]. Zephyrine Quillfeather knows why."
        archive.plans.set("Fire", Plan(title="What Zephyrine Quillfeather told", summary=summary))
        for quote in ("Zephyrine Quillfeather", "4711 crates of fireworks"):
            blacken(archive, quote)
    return home


def blacken(archive: Archive, quote: str, version: int = 2) -> Redaction:
    text = archive.reports.get("R1", version).rendition
    assert text
    at = re.search(re.sub(r"\s+", r"\\s+", quote), text)
    assert at
    reason = "protects a source: Zephyrine Quillfeather" if quote.startswith("4711") else "protects a source"
    return archive.plans.redact("Fire", "R1", Span(*at.span()), reason, version)


@pytest.fixture(scope="module")
def printed(home: Path) -> dict[str, Path]:
    """The brief in every form."""
    with opened(home) as archive:
        for form in FORMS:
            archive.briefs.write("Fire", home / f"brief{form}")
    return {form: home / f"brief{form}" for form in FORMS}


@pytest.fixture(scope="module")
def bag(home: Path) -> Path:
    with opened(home) as archive:
        return archive.briefs.bag("Fire", home / "bag").path


def layers(data: bytes) -> Iterator[bytes]:
    """The bytes, and all that is folded in them: streams of a PDF, parts of a zip, escaped letters."""
    yield data
    if data.startswith(b"%PDF"):
        yield from _streams(data)
        found = open_pdf(data, RECORD_NAME)
        yield "".join(found.pages).encode()
    if data.startswith(b"PK"):
        with zipfile.ZipFile(BytesIO(data)) as parts:
            yield from (parts.read(name) for name in parts.namelist())
            yield "\n".join(parts.namelist()).encode()


def told(data: bytes) -> str:
    """What a search of any layer finds: escapes undone, small letters, white space and what parts words made one."""
    text = "\n".join(layer.decode("utf-8", "replace") + layer.decode("utf-16-be", "replace") for layer in layers(data))
    text = re.sub(r"\\u([0-9a-fA-F]{4})", lambda hit: chr(int(hit[1], 16)), text)
    return re.sub(r"[\W_]+", " ", text.casefold())


def bad(checks: object) -> list[Check]:
    return [check for check in checks if not check.ok]  # type: ignore[attr-defined]


@pytest.mark.parametrize("form", FORMS)
def test_nothing_of_the_words_is_left_in_any_form(printed: dict[str, Path], form: str) -> None:
    """Neither the words nor a private or withdrawn note stand in any layer, attachment, record, heading or name."""
    found = told(printed[form].read_bytes())
    for word in (*WORDS[:2], "password", "swordfish", "rhubarb"):
        assert word not in found, word
    assert "diario del canal" in found  # the search does see what is there
    assert "headline redacted" in found


@pytest.mark.parametrize("form", FORMS[:4])
def test_the_rest_proves_itself(printed: dict[str, Path], form: str) -> None:
    """The seal, the record, every citation elsewhere and the layout hold, and what is blackened is said."""
    checks = Archive.verify(printed[form])
    assert bad(checks) == []
    (black,) = [check for check in checks if check.name == "redaction"]
    assert black.thing == "R1 version 2" and "blackened" in black.detail
    found = told(printed[form].read_bytes())
    assert "protects a source" in found and "redacted" in found and "twenty people were hurt" in found


def test_digests_do_not_let_the_words_be_guessed(home: Path, printed: dict[str, Path], bag: Path) -> None:
    """No digest of the file, its versions, text or reading stands anywhere; who knows the salt gets what does."""
    with opened(home) as archive:
        versions = archive.reports.get("R1").versions
        salt = archive.plans.redactions("Fire")[0].salt
    plain = [d.encode() for v in versions for d in (v.sha256, v.rendition, v.description) if d]
    salted = Digest.of(f"{salt}{versions[1].sha256}".encode()).encode()
    for data in (*(path.read_bytes() for path in printed.values()), *files(bag).values()):
        text = b"".join(layers(data))
        assert not [digest for digest in plain if digest in text]
        assert salt.encode() not in text
    assert salted in b"".join(layers(printed[".html"].read_bytes()))


def files(bag: Path) -> dict[str, bytes]:
    return {path.relative_to(bag).as_posix(): path.read_bytes() for path in bag.rglob("*") if path.is_file()}


def test_nothing_is_left_in_a_bag(bag: Path) -> None:
    """No file of it holds the words or bears them in its name; the source's file is not given, and that is said."""
    held = files(bag)
    for name, data in held.items():
        found = told(data) + re.sub(r"[\W_]+", " ", name.casefold())
        assert not [word for word in (*WORDS[:2], "swordfish", "rhubarb") if word in found], name
    assert not [name for name in held if name.startswith("data/sources/R1-")]
    assert [name for name in held if name.startswith("data/sources/R2-")]
    assert BLACK in held["data/renditions/R1-v2.txt"].decode()
    assert "Words of R1 are blackened." in held["README.txt"].decode()


def test_a_bag_still_holds(bag: Path, tmp_path: Path) -> None:
    """Its own program, and Dossier, find nothing wrong with it; a file that is put beside all the same is named."""
    assert bad(Archive.verify(bag)) == []
    case = json.loads((bag / "data/case.json").read_text())
    assert [one["redacted"] for one in case["sources"] if one["report"] == "R1"] == [True, True]
    put_back = copied(bag, tmp_path / "bag")
    change_json(put_back / "data/case.json", lambda data: data["sources"][1].update(file="data/sources/R1-v2/a.html"))
    (put_back / "data/sources/R1-v2").mkdir()
    (put_back / "data/sources/R1-v2/a.html").write_text(PAGE)
    relist(put_back)
    remanifest(put_back)
    assert {"R1 version 2", "data/log/contents-sha256.txt"} <= things(put_back)


def test_fields_and_cells_that_rest_on_the_words_say_so(home: Path) -> None:
    """A field in blackened words is told as redacted, not as missing; a row keeps a redacted cell beside the others."""
    with opened(home) as archive:
        brief = archive.briefs.compose("Fire")
    page = HtmlExporter().export(brief).decode()
    source = brief.sources[0]
    assert source.headline is None and source.byline is None
    assert {"headline", "byline"} <= {*source.withheld} and source.place and source.published
    assert "[headline redacted]" in page
    assert source.rendition.count(BAR) == source.rendition.count(BLACK) / 8 > 4 and len(source.rendition) > 300
    assert [c.value for c in source.corrections] == [""]
    rows = [found for found in brief.findings if any(cell.line is None for cell in found.cells)]
    (crates,) = [found for found in rows if found.kind == "count"]
    assert [(cell.source, cell.line and cell.line.text) for cell in crates.cells] == [(2, "4,711"), (1, None)]
    assert brief.name.startswith("What █") and "█" in str(brief.summary) and "█" in str(brief.notes)


def test_no_row_tells_what_is_blackened(tmp_path: Path) -> None:
    """A quotation that another source has, too, does not name the source in which it is blackened."""
    said = "We saw the smoke from the river and nobody came to help us for an hour"
    for name, place in (("one", "PUEBLA"), ("two", "QUITO"), ("three", "LIMA")):
        news = (
            f"Fire at the market\n\n{place}, May 3, 2026 - The market burned.\n\n“{said},” said Ada Ruiz of {name}.\n"
        )
        (tmp_path / f"{name}.txt").write_text(news)
    with opened(tmp_path) as archive:
        list(archive.add([tmp_path / f"{name}.txt" for name in ("one", "two", "three")], jobs=1))
        archive.cases.new("Fire", ["R1", "R2", "R3"])
        before = [found for found in archive.briefs.compose("Fire").findings if found.finding == "quote"]
        text = archive.reports.get("R1").rendition or ""
        archive.plans.redact("Fire", "R1", Span(text.index(said), text.index(said) + len(said)), "protects a source")
        after = [found for found in archive.briefs.compose("Fire").findings if found.finding == "quote"]
    assert {cell.source for found in before for cell in found.cells} == {1, 2, 3}
    assert {cell.source for found in after for cell in found.cells} == {2, 3}


def test_a_bag_leaves_out_notes_with_places_of_the_whole_text(tmp_path: Path, home: Path) -> None:
    """A line of the log that cites a blackened source stays: its places would tell how long the words are."""
    with opened(home) as archive:
        archive.cases.add_note("Fire", "Five died [R1 v2 0-4].")
        archive.cases.add_note("Fire", "Seven died [R2 v1 0-4].")
        bag = archive.briefs.bag("Fire", tmp_path / "bag").path
    lines = (bag / "data/log/events.jsonl").read_text()
    assert "Seven died [R2 v1 0-4]." in lines and "Five died" not in lines
    assert [one["bytes"] for one in json.loads((bag / "data/case.json").read_text())["sources"]][:2] == [None, None]
    assert bad(Archive.verify(bag)) == []


def test_a_newer_version_that_lacks_the_words_is_looked_at_by_a_person(tmp_path: Path, home: Path) -> None:
    """Where blackened words are not found in a newer version, nothing is printed until a person has looked at it."""
    page = tmp_path / "page.html"
    with opened(tmp_path) as archive:
        page.write_text(PAGE)
        list(archive.add([page], jobs=1))
        archive.cases.new("Fire", ["R1"])
        first = blacken(archive, "4711 crates of fireworks", version=1)
        page.write_text(PAGE.replace("4711 crates", "some 4711 boxes"))
        list(archive.add([page], jobs=1))
        with pytest.raises(BadInput, match=f"{first.redaction} redacts in version 1"):
            archive.briefs.write("Fire", tmp_path / "brief.html")
        with pytest.raises(BadInput, match="redacts in version 1"):
            archive.briefs.bag("Fire", tmp_path / "bag")
        blacken(archive, "4711 boxes of fireworks", version=2)
        archive.briefs.write("Fire", tmp_path / "brief.html")
    assert "4711" not in told((tmp_path / "brief.html").read_bytes())


def test_taken_back_all_is_as_before(tmp_path: Path) -> None:
    """Without its redactions a case prints what it printed before them, to the byte."""
    page = tmp_path / "page.html"
    page.write_text(PAGE)
    with opened(tmp_path) as archive:
        list(archive.add([page], jobs=1))
        archive.cases.new("Fire", ["R1"])
        before = HtmlExporter().export(archive.briefs.compose("Fire"))
        made = blacken(archive, "Rufus Oakenholt", version=1)
        assert HtmlExporter().export(archive.briefs.compose("Fire")) != before
        archive.plans.undo_redaction("Fire", made.redaction)
        assert HtmlExporter().export(archive.briefs.compose("Fire")) == before
        assert archive.plans.redactions("Fire") == []


def test_a_forger_who_writes_the_words_back_is_found(home: Path, tmp_path: Path, printed: dict[str, Path]) -> None:
    """Letters where a passage is said to be blackened are named, though texts, digests and seal were made to fit."""
    from dossier.briefs import brief_record, seal

    page = printed[".html"].read_text()
    found = re.search(r'(?s)<template id="dossier-brief-json">(.*?)</template>', page)
    assert found
    data = json.loads(found[1])
    source = data["sources"][0]
    one = source["redactions"][0]["span"]
    text = source["rendition"]
    source["rendition"] = text[: one["start"]] + "X" * (one["end"] - one["start"]) + text[one["end"] :]
    source["rendition_digest"] = Digest.of(source["rendition"].encode())
    for cited in data["citations"]:
        if cited["source"] == 1:
            cited["rendition"] = source["rendition_digest"]
            if cited["span"]:
                cited["quote"] = source["rendition"][cited["span"]["start"] : cited["span"]["end"]]
    brief, _ = brief_record.load(json.dumps(data))
    (tmp_path / "forged.html").write_bytes(HtmlExporter().export(brief))
    assert seal.expected((tmp_path / "forged.html").read_bytes())
    assert {check.name for check in bad(Archive.verify(tmp_path / "forged.html"))} == {"redaction"}


def test_unfolding_finds_what_is_folded() -> None:
    """The search of these tests sees words in folded streams and in escapes."""
    folded = zlib.compress(b"zephyrine")
    stream = b"%%PDF\n1 0 obj <</Filter /FlateDecode /Length %d>>stream\n" % len(folded) + folded
    assert b"zephyrine" in b"".join(_streams(stream))
    assert "é" in told(b'"\\u00e9"')
