"""Exports for institutions: what their standards ask for, the same bytes for the same content, and nothing beyond."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterator
from email.utils import parsedate_to_datetime
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from click.testing import CliRunner

from dossier.archive import Archive
from dossier.cli.export import KINDS
from dossier.cli.main import dossier_command
from dossier.errors import BadInput
from dossier.exchange.ead3 import SPACE as EAD
from dossier.exchange.premis import SPACE
from dossier.exchange.writing import FORMATS
from dossier.model.events import PREMIS
from dossier.model.evidence import Span
from tests.briefs.bags import archive_with_case, opened

PAGE = """<html lang="en"><head><title>Two &lt;ferries&gt; collide, *again*</title>
<meta property="og:site_name" content="Harbour; Gazette, The"><link rel="canonical" href="https://news.example/ferries?a=1&amp;b=2"></head>
<body><article><h1>Two &lt;ferries&gt; collide, *again*</h1>
<p>By Ada Ruiz</p><p>PORTO, March 3, 2026 - Two ferries collided on Sunday off the eastern pier,
injuring four people, the harbour master said. The boats were taken to the yard. [[R1]] and #tags are no markup here.
A second paragraph has more words of this report.</p></article></body></html>"""


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An archive with a case of four reports: two versions, a quarantined one, and a page with an address."""
    home = tmp_path_factory.mktemp("home")
    with opened(archive_with_case(home)) as archive:
        (home / "in/page.html").write_text(PAGE)
        list(archive.add([home / "in/page.html"], jobs=1))
        archive.cases.add("Ferries", ["R4"])
    return home


@pytest.fixture
def archive(home: Path) -> Iterator[Archive]:
    with opened(home / "archive") as archive:
        yield archive


def written(out: Path) -> dict[str, bytes]:
    if out.is_file():
        return {"": out.read_bytes()}
    return {path.relative_to(out).as_posix(): path.read_bytes() for path in out.rglob("*") if path.is_file()}


def text_of(archive: Archive, kind: str, out: Path) -> str:
    archive.exports.write(kind, out, "Ferries")
    return out.read_bytes().decode()


def test_the_command_knows_every_format() -> None:
    """`--as` offers what there is, and each kind has one exporter."""
    assert tuple(one.kind for one in FORMATS) == KINDS


@pytest.mark.parametrize("kind", KINDS)
def test_the_same_content_gives_the_same_bytes(archive: Archive, tmp_path: Path, kind: str) -> None:
    """Twice, and of the case as of the archive that holds nothing else; an export replaces nothing."""
    assert archive.exports.write(kind, tmp_path / "one", "Ferries")[0] == 4
    archive.exports.write(kind, tmp_path / "two", "C1")
    assert written(tmp_path / "one") == written(tmp_path / "two") != {}
    assert archive.exports.write(kind, tmp_path / "all")[0] == 4
    with pytest.raises(BadInput, match="replaces nothing"):
        archive.exports.write(kind, tmp_path / "one", "Ferries")
    assert written(tmp_path / "one") == written(tmp_path / "two")
    assert not list(tmp_path.glob(".incoming-*"))


def test_an_ocfl_root_is_as_the_specification_has_it(archive: Archive, tmp_path: Path) -> None:
    """Declarations, inventories with digests in every version, and content that has the digests of the manifest."""
    archive.exports.write("ocfl", tmp_path / "root", "Ferries")
    root = tmp_path / "root"
    assert (root / "0=ocfl_1.1").read_bytes() == b"ocfl_1.1\n"
    for home in (path for path in root.iterdir() if path.is_dir()):
        assert (home / "0=ocfl_object_1.1").read_bytes() == b"ocfl_object_1.1\n"
        inventory = json.loads((home / "inventory.json").read_text())
        head = int(inventory["head"][1:])
        assert list(inventory["versions"]) == [f"v{number}" for number in range(1, head + 1)]
        assert inventory["id"].endswith(f":{home.name}")
        for folder in (home, *(home / f"v{number}" for number in range(1, head + 1))):
            digest, name = (folder / "inventory.json.sha512").read_text().split()
            assert hashlib.sha512((folder / name).read_bytes()).hexdigest() == digest
        held = {path.relative_to(home).as_posix() for path in home.rglob("content/**/*") if path.is_file()}
        assert held == {path for paths in inventory["manifest"].values() for path in paths}
        for digest, paths in inventory["manifest"].items():
            assert {hashlib.sha512((home / path).read_bytes()).hexdigest() for path in paths} == {digest}
        states = [digest for one in inventory["versions"].values() for digest in one["state"]]
        assert set(states) == set(inventory["manifest"])
        assert (home / "inventory.json").read_bytes() == (home / f"v{head}/inventory.json").read_bytes()
    newest = json.loads((root / "R1/inventory.json").read_text())["versions"]["v2"]["state"]
    source = next(digest for digest, names in newest.items() if "source/gazette.txt" in names)
    assert source == hashlib.sha512(archive.originals.get("R1", 2)[1]).hexdigest()


def test_premis_names_objects_events_and_agents(archive: Archive, tmp_path: Path) -> None:
    """Every version with its digest, every line of the log with the vocabulary's type, and each agent once."""
    root = ElementTree.fromstring(text_of(archive, "premis", tmp_path / "p.xml"))
    found = {"premis": SPACE}

    def texts(path: str) -> list[str]:
        return [one.text or "" for one in root.findall(path, found)]

    assert root.get("version") == "3.0"
    versions = [version for report in ("R1", "R2", "R3", "R4") for version in archive.reports.get(report).versions]
    assert texts(".//premis:messageDigest") == [version.sha256 for version in versions]
    assert set(texts(".//premis:eventType")) <= set(PREMIS.values())
    assert texts("premis:event/premis:eventIdentifier/premis:eventIdentifierValue")
    agents = texts("premis:agent/premis:agentIdentifier/premis:agentIdentifierValue")
    assert sorted(set(texts(".//premis:linkingAgentIdentifierValue"))) == agents
    objects = set(texts("premis:object/premis:objectIdentifier/premis:objectIdentifierValue"))
    assert set(texts(".//premis:linkingObjectIdentifierValue")) <= objects
    # The order that the schema asks for
    assert [child.tag.partition("}")[2] for child in root.find("premis:event", found) or ()][:3] == [
        "eventIdentifier", "eventType", "eventDateTime",
    ]  # fmt: skip


def test_a_package_has_all_its_files_in_mets(archive: Archive, tmp_path: Path) -> None:
    """Each file but METS.xml is named once with its size and SHA-256; sections are in the order of the schema."""
    archive.exports.write("csip", tmp_path / "package", "Ferries")
    held = written(tmp_path / "package")
    root = ElementTree.fromstring(held.pop("METS.xml"))
    assert [child.tag.partition("}")[2] for child in root] == ["metsHdr", "dmdSec", "amdSec", "fileSec", "structMap"]
    href = "{http://www.w3.org/1999/xlink}href"
    named = {
        place.get(href): holder
        for holder in root.iter()
        for place in (holder, *holder)
        if place.get(href) and holder.get("CHECKSUM")
    }
    assert set(named) == set(held)
    for place, data in held.items():
        assert named[place].get("CHECKSUM") == hashlib.sha256(data).hexdigest()
        assert named[place].get("SIZE") == str(len(data))
    known = {one.get("ID") for one in root.iter()}
    assert {one.get("FILEID") for one in root.iter() if one.get("FILEID")} <= known
    versions = [
        version.sha256 for report in ("R1", "R2", "R3", "R4") for version in archive.reports.get(report).versions
    ]
    assert sorted(
        hashlib.sha256(data).hexdigest() for place, data in held.items() if place.startswith("repr")
    ) == sorted(versions)


def test_a_finding_aid_describes_each_report(archive: Archive, tmp_path: Path) -> None:
    """A component a report with title, date and origin as stated, and where each version was found, with its digest."""
    root = ElementTree.fromstring(text_of(archive, "ead3", tmp_path / "aid.xml"))
    found = {"ead": EAD}
    assert [child.tag.partition("}")[2] for child in root.find("ead:control", found) or ()] == [
        "recordid", "filedesc", "maintenancestatus", "maintenanceagency", "maintenancehistory",
    ]  # fmt: skip
    components = root.findall("ead:archdesc/ead:dsc/ead:c", found)
    titles = [one.findtext("ead:did/ead:unittitle", None, found) for one in components]
    assert titles == [archive.reports.get(f"R{n}").row.called for n in range(1, 5)]
    page = components[3]
    assert page.findtext("ead:did/ead:origination/ead:corpname/ead:part", None, found) == "Harbour; Gazette, The"
    assert page.findtext("ead:did/ead:unitdate", None, found)
    for number, component in enumerate(components, 1):
        told = " ".join(one.text or "" for one in component.findall("ead:custodhist/ead:p", found))
        assert all(version.sha256 in told for version in archive.reports.get(f"R{number}").versions)


def test_a_timemap_lists_mementos_of_an_address(archive: Archive, tmp_path: Path) -> None:
    """Only the report that states an address has one, in the link format with HTTP dates."""
    archive.exports.write("timemap", tmp_path / "maps", "Ferries")
    ((name, data),) = written(tmp_path / "maps").items()
    links = data.decode().removesuffix("\n").split(",\n")
    assert name == "R4.link"
    assert links[0] == '<https://news.example/ferries?a=1&b=2>;rel="original"'
    assert 'rel="first last memento"' in links[2]
    moment = re.search(r'datetime="([^"]+)"', links[2])
    assert moment and parsedate_to_datetime(moment[1]).tzinfo


def test_followthemoney_entities_hold_what_a_report_states(archive: Archive, tmp_path: Path) -> None:
    """A line an entity; values are lists of strings; nothing is made up for a file that was not read."""
    lines = [json.loads(line) for line in text_of(archive, "ftm", tmp_path / "e.json").splitlines()]
    assert [line["id"].rpartition("-")[2] for line in lines] == ["R1", "R2", "R3", "R4"]
    values = [value for line in lines for held in line["properties"].values() for value in held]
    assert all(isinstance(value, str) and value for value in values)
    assert lines[1]["properties"]["title"] == ["Two ferries collide off the eastern pier"]
    assert "bodyText" not in lines[2]["properties"]
    assert lines[3]["properties"]["sourceUrl"] == ["https://news.example/ferries?a=1&b=2"]


def test_notes_hold_no_foreign_markup(archive: Archive, tmp_path: Path) -> None:
    """Properties are JSON values, links lead to notes that are there, and words of a report are escaped."""
    archive.exports.write("markdown", tmp_path / "notes", "Ferries")
    notes = {name: data.decode() for name, data in written(tmp_path / "notes").items()}
    assert set(re.findall(r"\[\[(\w+)\]\]", notes["Reports.md"])) == {"R1", "R2", "R3", "R4"}
    assert set(notes) == {"Reports.md", "R1.md", "R2.md", "R3.md", "R4.md"}
    _, front, body = notes["R4.md"].split("---\n", 2)
    properties: dict[str, Any] = {n: json.loads(v) for n, _, v in (line.partition(": ") for line in front.splitlines())}
    assert properties["url"] == "https://news.example/ferries?a=1&b=2"
    assert "[[R1]]" not in body and r"\[\[R1\]\]" in body
    assert r"\#tags" in body


def test_a_calendar_is_folded_and_escaped(archive: Archive, tmp_path: Path) -> None:
    """Lines end with CR LF and have at most 75 octets; commas and semicolons are escaped."""
    (tmp_path / "x").mkdir()
    archive.exports.write("ics", tmp_path / "c.ics", "Ferries")
    data = (tmp_path / "c.ics").read_bytes()
    assert all(len(line) <= 75 for line in data.split(b"\r\n"))
    assert data.count(b"\n") == data.count(b"\r\n")
    whole = data.decode().replace("\r\n ", "").split("\r\n")
    assert whole[0] == "BEGIN:VCALENDAR" and whole[-2] == "END:VCALENDAR"
    assert whole.count("BEGIN:VEVENT") == whole.count("END:VEVENT") == 3
    assert "DTSTART;VALUE=DATE:20260303" in whole
    assert any(line.startswith("SUMMARY:") and r"\, " in line for line in whole)


def test_maps_and_timelines_hold_placed_and_dated_reports(archive: Archive, tmp_path: Path) -> None:
    """GeoJSON and KML have longitude first; TimelineJS is given no markup of a report."""
    features = json.loads(text_of(archive, "geojson", tmp_path / "g"))["features"]
    assert features and all(one["geometry"]["coordinates"][1] > 40 for one in features)
    kml = ElementTree.fromstring(text_of(archive, "kml", tmp_path / "k"))
    places = [one.text for one in kml.iter("{http://www.opengis.net/kml/2.2}coordinates")]
    assert places == [",".join(map(str, one["geometry"]["coordinates"])) for one in features]
    slides = json.loads(text_of(archive, "timelinejs", tmp_path / "t"))["events"]
    assert {(one["start_date"]["year"], one["start_date"]["month"]) for one in slides} == {(2026, 3)}
    assert not any("<" in one["text"]["headline"] for one in slides)


def test_blackened_words_are_never_exported(tmp_path: Path) -> None:
    """A case with blackened words is refused: only briefs and bags leave them out."""
    with opened(archive_with_case(tmp_path)) as archive:
        archive.plans.redact("Ferries", "R2", Span(0, 5), "a source asks for it")
        with pytest.raises(BadInput, match="blackened"):
            archive.exports.write("markdown", tmp_path / "out", "Ferries")
        assert not (tmp_path / "out").exists()


def test_what_another_case_blackens_is_in_no_event(tmp_path: Path) -> None:
    """Lines of cases, with the words and salts of what they blacken, are no events of the report itself."""
    with opened(archive_with_case(tmp_path)) as archive:
        archive.plans.redact("Ferries", "R2", Span(0, 5), "a source asks for it")
        archive.cases.new("Other", ["R2"])
        archive.exports.write("premis", tmp_path / "other.xml", "Other")
        archive.exports.write("premis", tmp_path / "all.xml")
        assert "passage-redacted" in {event.kind for event in archive.context.catalog.events("R2")}
    for name in ("other.xml", "all.xml"):
        text = (tmp_path / name).read_text()
        assert "accession" in text
        assert not any(word in text for word in ("a source asks for it", '"salt"', ">redaction<"))


def test_words_of_reports_are_whole_in_every_format(tmp_path: Path) -> None:
    """No sign is lost that a reader sees, and no line of a note becomes code, a comment, a rule or another number."""
    lines = "    Four spaces\n---\n1. One\n%%gone%% &lt;b&gt;\n"
    with opened(archive_with_case(tmp_path)) as archive:
        story = f"Boats sink\n\nPORTO, March 3, 2026 - Twelve boats sank in the harbour.\n\n{lines}"
        (tmp_path / "in/storm.txt").write_text(story)
        list(archive.add([tmp_path / "in/storm.txt"], jobs=1))
        archive.cases.new("n\u200cm of 12\u00a0boats", ["R4"])
        for kind in ("kml", "ics", "markdown"):
            archive.exports.write(kind, tmp_path / kind, "n\u200cm of 12\u00a0boats")
    note = (tmp_path / "markdown/R4.md").read_text().splitlines()
    assert {"Four spaces", r"\---", r"1\. One", r"\%\%gone\%\% \&lt;b\&gt;"} <= set(note)
    assert "<name>n\u200cm of 12\u00a0boats</name>" in (tmp_path / "kml").read_text()
    assert "X-WR-CALNAME:n\u200cm of 12 boats" in (tmp_path / "ics").read_text()


def test_the_command_says_what_it_wrote(home: Path, tmp_path: Path) -> None:
    """One object, as its schema has it; an unknown case is refused in a sentence."""
    words = ["export", "Ferries", "--as", "ftm", "--out", str(tmp_path / "e"), "--archive", str(home / "archive")]
    done = CliRunner().invoke(dossier_command, [*words, "--json"])
    assert json.loads(done.stdout) == {"path": str(tmp_path / "e"), "kind": "ftm", "reports": 4, "files": 1}
    words[1] = "Nothing"
    assert CliRunner().invoke(dossier_command, words).exit_code == 1


def test_a_settled_row_is_a_claim_review(tmp_path: Path) -> None:
    """Each report's words are a claim; its rating says whether the value is the one that a person holds to be right."""
    with opened(archive_with_case(tmp_path)) as archive:
        archive.exports.write("claimreview", tmp_path / "none.jsonld", "Ferries")
        assert json.loads((tmp_path / "none.jsonld").read_text())["@graph"] == []
        row = next(row for row in archive.compare.findings("Ferries") if row.finding == "figure")
        archive.judgements.settle("Ferries", row.key, "asked the harbour office", row.cells[0].value)
        archive.exports.write("claimreview", tmp_path / "all.jsonld")
    found = json.loads((tmp_path / "all.jsonld").read_text())
    assert found["@context"] == "https://schema.org"
    assert len(found["@graph"]) == len(row.cells)
    for review, cell in zip(found["@graph"], row.cells, strict=True):
        assert {"@type", "url", "author", "claimReviewed", "itemReviewed", "reviewRating", "datePublished"} <= set(
            review
        )
        assert (review["@type"], review["claimReviewed"]) == ("ClaimReview", cell.evidence.quote)
        rating = review["reviewRating"]
        assert rating["ratingValue"] == (5 if cell.value == row.cells[0].value else 1)
        assert (rating["bestRating"], rating["worstRating"], bool(rating["alternateName"])) == (5, 1, True)
        assert review["itemReviewed"]["appearance"]["identifier"].endswith(f":{cell.report}:v{cell.version}")
        assert review["reviewBody"] == "asked the harbour office"


def test_a_package_has_the_groups_that_its_profile_asks_for(archive: Archive, tmp_path: Path) -> None:
    """Documentation, schemas and representations: each a group of files, which the structure points to."""
    archive.exports.write("csip", tmp_path / "package", "Ferries")
    root = ElementTree.fromstring((tmp_path / "package/METS.xml").read_bytes())
    mets, csip = "{http://www.loc.gov/METS/}", "{https://DILCIS.eu/XML/METS/CSIPExtensionMETS}"
    groups = {group.get("USE"): group for group in root.iter(f"{mets}fileGrp")}
    assert list(groups) == ["Documentation", "Schemas", "Representations"]
    for use, group in groups.items():
        assert group.findall(f"{mets}file")
        assert group.get(f"{csip}CONTENTINFORMATIONTYPE") == "OTHER"
        assert group.get(f"{csip}OTHERCONTENTINFORMATIONTYPE")
        (division,) = [one for one in root.iter(f"{mets}div") if one.get("LABEL") == use]
        assert [pointer.get("FILEID") for pointer in division] == [group.get("ID")]
    assert root.get("TYPE") == "Mixed"
    catalog = ElementTree.fromstring((tmp_path / "package/schemas/catalog.xml").read_bytes())
    spaces = {one.get("name") for one in catalog}
    assert {"http://www.loc.gov/METS/", SPACE, EAD} <= spaces


def test_a_moment_is_in_utc_for_followthemoney(archive: Archive, tmp_path: Path) -> None:
    """The model forgets offsets: a moment that states one is turned into UTC; a day stays a day."""
    archive.corrections.set("R1", "published", "2024-03-12T23:40-04:00")
    lines = [json.loads(line) for line in text_of(archive, "ftm", tmp_path / "e.json").splitlines()]
    assert lines[0]["properties"]["publishedAt"] == ["2024-03-13T03:40"]
    archive.corrections.undo("R1", "published")
