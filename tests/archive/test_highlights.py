"""Words that a person marks: pinned to a version, carried to later ones, undone, rebuilt, exported."""

from __future__ import annotations

import json
import zipfile
from pathlib import Path
from xml.etree import ElementTree

import pytest

from dossier import Archive
from dossier.briefs.case_events import concerning
from dossier.errors import BadInput
from dossier.exchange.qdpx import SPACE as QDA
from dossier.model.evidence import Span
from dossier.model.highlights import CONTEXT, CarriedHighlight, Highlight
from dossier.model.plans import Passage
from tests.archive.reports import BRIDGE, open_archive

STORY = BRIDGE.replace("Inés Arrieta", "Ada Ruiz")
HOSTILE = "</mark><script>alert(1)</script> \u202eevil\u202c [x](y) **b**\n# second line\n" + "long " * 2000


def marked(archive: Archive, words: str, report: str = "R1", **more: str) -> Highlight:
    text = archive.reports.get(report).rendition or ""
    at = text.index(words)
    return archive.highlights.add(report, Span(at, at + len(words)), **more)  # type: ignore[arg-type]


def own(archive: Archive, home: Path, text: str) -> str:
    """A report in a file of its own; called again, another version of it."""
    place = home / "in/own.txt"
    place.write_text(text)
    (outcome,) = archive.add([place], jobs=1)
    return outcome.report or ""


def fates(archive: Archive, report: str) -> dict[str, tuple[str, str]]:
    """By the words marked: what became of them, and the words now."""
    return {one.highlight.quote: (one.fate, one.words) for one in archive.highlights.list(report)}


def test_marked_words_are_pinned_to_their_version(archive: Archive) -> None:
    """Span, quotation and context prove the words, also at both ends of the text."""
    text = archive.reports.get("R1").rendition or ""
    made = marked(archive, "killing\nfour people", colour="green", comment="Check this")
    assert (made.report, made.version, made.colour, made.comment) == ("R1", 1, "green", "Check this")
    assert made.span.of(text) == made.quote == "killing\nfour people"
    assert made.before + made.quote + made.after in text and len(made.before) == len(made.after) == CONTEXT
    first = archive.highlights.add("R1", Span(0, 3))
    last = archive.highlights.add("R1", Span(len(text) - 3, len(text)))
    assert (first.before, last.after) == ("", "")
    assert [one.highlight.highlight for one in archive.highlights.list("R1")] == [
        first.highlight, made.highlight, last.highlight,
    ]  # fmt: skip
    assert {(one.fate, one.version) for one in archive.highlights.list("R1")} == {("unchanged", 1)}


def test_colour_and_comment_change_and_removal_is_undone(archive: Archive) -> None:
    """Each is a line of the log by a person; what was there before stays in it."""
    made = marked(archive, "Eleven people", comment="first")
    lines = archive.context.catalog.applied().seq
    changed = archive.highlights.change(made.highlight, colour="pink", comment="second")
    assert (changed.colour, changed.comment, changed.at) == ("pink", "second", made.at)
    assert archive.highlights.change(made.highlight, colour="pink") == changed
    archive.highlights.remove(made.highlight)
    assert archive.highlights.list("R1") == []
    with pytest.raises(BadInput, match=f"{made.highlight}.*no such highlight"):
        archive.highlights.change(made.highlight, colour="blue")
    assert archive.highlights.restore(made.highlight) == changed
    events = archive.context.catalog.events("R1")[-4:]
    assert [event.kind for event in events] == [
        "highlight-made", "highlight-changed", "highlight-removed", "highlight-restored",
    ]  # fmt: skip
    assert {event.agent for event in events} == {"person:ana"}
    assert archive.context.catalog.applied().seq == lines + 3


@pytest.mark.parametrize(
    ("span", "colour"),
    [(Span(0, 0), "yellow"), (Span(5, 10**6), "yellow"), (Span(0, 3), "red"), (Span(21, 23), "blue")],
)
def test_what_cannot_be_marked_is_refused(archive: Archive, span: Span, colour: str) -> None:
    """No words, words beyond the end, an unknown colour, blanks alone."""
    text = archive.reports.get("R1").rendition or ""
    assert text[21:23].isspace()
    with pytest.raises(BadInput):
        archive.highlights.add("R1", span, colour)  # type: ignore[arg-type]
    assert archive.highlights.list() == []


def test_the_same_words_are_marked_once(archive: Archive) -> None:
    marked(archive, "Eleven people")
    with pytest.raises(BadInput, match="highlighted already, as H"):
        marked(archive, "Eleven people", colour="blue")


def test_a_comment_is_kept_as_it_was_written(archive: Archive) -> None:
    """Whatever it holds: markup, signs that turn the direction of writing, thousands of words."""
    made = marked(archive, "Eleven people", comment=HOSTILE)
    archive.rebuild()
    assert archive.highlights.get(made.highlight).comment == HOSTILE.strip()


def test_marks_are_carried_to_a_later_version(archive: Archive, home: Path) -> None:
    """Unchanged though it stands elsewhere in the file, changed with the words now, moved, or gone; the pin stays."""
    report = own(archive, home, STORY)
    quotes = ("killing\nfour people", "Eleven people", "The ferry that the bridge replaced", "three times", "San Juan",
              "beside the water")  # fmt: skip
    made = [marked(archive, words, report) for words in quotes]
    before, _ = STORY.replace("four", "five").replace(" beside the water", "").split("Eleven people were")
    ferry = "The ferry that the bridge replaced in 1974 will run again."
    before = before.replace("BARRANQUILLA", f"{ferry}\n\nThe river is high after a week of rain.\n\nBARRANQUILLA")
    assert own(archive, home, before + "Eleven people were taken to two hospitals of the town.\n") == report
    assert archive.reports.get(report).row.version == 2
    assert fates(archive, report) == {
        "killing\nfour people": ("changed", "killing\nfive people"),
        "Eleven people": ("unchanged", "Eleven people"),
        "The ferry that the bridge replaced": ("moved", "The ferry that the bridge replaced"),
        "three times": ("unchanged", "three times"),
        "San Juan": ("changed", "town"),
        "beside the water": ("gone", ""),
    }
    text = archive.reports.get(report).rendition or ""
    carried = archive.highlights.list(report)
    assert all(one.span is None or one.span.of(text) == one.words for one in carried)
    assert {archive.highlights.get(one.highlight) for one in made} == {*made}
    assert {one.fate for one in archive.highlights.list(report, version=1)} == {"unchanged"}


def test_a_number_elsewhere_is_not_the_one_marked(archive: Archive, home: Path) -> None:
    """The 3 of a date is not taken for the 3 people that became 5."""
    report = own(archive, home, STORY.replace("Eleven people", "3 people"))
    at = (archive.reports.get(report).rendition or "").index("3 people")
    archive.highlights.add(report, Span(at, at + 1))
    own(archive, home, STORY.replace("Eleven people", "5 people"))
    assert fates(archive, report) == {"3": ("changed", "5")}


def test_letters_beyond_the_first_plane_and_other_scripts(archive: Archive, home: Path) -> None:
    """Spans count code points, and a script without spaces is followed letter by letter."""
    old = "The 🌉 Courier\n\n橋が日曜日に川に落ちた。四人が死亡した。\n\nقال العمدة إن الجسر سقط 🌊 مساء الأحد.\n"
    report = own(archive, home, old)
    marked(archive, "四人", report)
    marked(archive, "الجسر سقط 🌊 مساء", report)
    own(archive, home, old.replace("四人", "五人").replace("The", "Our dear"))
    assert fates(archive, report) == {
        "四人": ("changed", "五人"), "الجسر سقط 🌊 مساء": ("unchanged", "الجسر سقط 🌊 مساء"),
    }  # fmt: skip


def test_marks_go_along_with_joined_versions_and_come_back(archive: Archive) -> None:
    """They belong to the version that holds the words, whatever its report is called."""
    made = marked(archive, "Eleven people", "R2")
    archive.versions.join("R1", "R2")
    (carried,) = archive.highlights.list("R1")
    assert (carried.highlight.highlight, carried.highlight.report) == (made.highlight, "R1")
    assert carried.highlight.version == 2
    archive.highlights.change(made.highlight, colour="blue")
    archive.versions.undo_join("R1", "R2")
    assert archive.highlights.list("R1") == []
    (carried,) = archive.highlights.list("R2")
    assert (carried.highlight.colour, carried.highlight.version) == ("blue", 1)


def test_a_case_lists_the_marks_in_its_reports(archive: Archive) -> None:
    archive.cases.new("Bridge", ["R1"])
    made = marked(archive, "Eleven people")
    marked(archive, "Boats leave", "R3")
    assert [one.highlight for one in archive.highlights.list(case="Bridge")] == [made]
    assert len(archive.highlights.list()) == 2


def test_erasing_a_report_erases_its_marks(home: Path) -> None:
    """Words and comments are no longer in the log."""
    with open_archive(home / "archive") as archive:
        made = marked(archive, "Eleven people", comment="a secret remark")
        archive.highlights.change(made.highlight, colour="blue")
        archive.highlights.remove(made.highlight)
        archive.erasures.erase("R1", "a court's order")
        assert archive.highlights.list() == []
        assert not any(b"a secret remark" in line for line in archive.context.log.lines())


def test_a_bag_and_other_exports_disclose_no_marks(archive: Archive) -> None:
    """What a person marks while reading is not for the receiver of a bag."""
    archive.cases.new("Bridge", ["R1"])
    marked(archive, "Eleven people", comment="a private thought")
    told = [event.kind for event in concerning(archive.compare.file("Bridge"), archive.context.catalog.events())]
    assert "accession" in told and "highlight-made" not in told


def exported(archive: Archive, kind: str, out: Path) -> str:
    archive.exports.write(kind, out, "Bridge")
    return out.read_text(encoding="utf-8")


def carried_over(archive: Archive, home: Path) -> CarriedHighlight:
    report = own(archive, home, STORY)
    archive.cases.new("Bridge", [report])
    marked(archive, "killing\nfour people", report, comment=HOSTILE[:90])
    own(archive, home, STORY.replace("four people", "five people"))
    (found,) = archive.highlights.list(report)
    return found


def test_web_annotations(archive: Archive, home: Path) -> None:
    """Position and quotation select the words as the W3C model has it; comment and colour are bodies."""
    carried = carried_over(archive, home)
    data = json.loads(exported(archive, "annotations", home / "a.jsonld"))
    assert data["type"] == "AnnotationCollection" and data["total"] == 1
    (one,) = data["first"]["items"]
    position, quotation = one["target"]["selector"]
    made = carried.highlight
    assert position == {"type": "TextPositionSelector", "start": made.span.start, "end": made.span.end}
    assert quotation == {
        "type": "TextQuoteSelector", "exact": made.quote, "prefix": made.before, "suffix": made.after,
    }  # fmt: skip
    assert one["target"]["source"]["id"].endswith(f":{made.report}:v1")
    assert [(body["purpose"], body["value"]) for body in one["body"]] == [
        ("commenting", made.comment), ("tagging", "yellow"),
    ]  # fmt: skip
    assert one["dossier:now"]["dossier:state"] == "changed"
    assert one["dossier:now"]["dossier:words"] == "killing\nfive people"


def test_highlights_in_markdown(archive: Archive, home: Path) -> None:
    """The words quoted with their place, then and now; a comment makes no markup."""
    made = carried_over(archive, home).highlight
    text = exported(archive, "highlights-markdown", home / "a.md")
    assert "> killing\n> four people" in text and "> killing\n> five people" in text
    place = str(Passage(made.report, made.version, made.span)).replace("[", "\\[").replace("]", "\\]")
    assert place in text
    assert "<script>" not in text and "\n# second" not in text and "\\*\\*b\\*\\*" in text


def test_refi_qda_project(archive: Archive, home: Path) -> None:
    """Each selection points at the marked words in the text of its version; the comment describes it."""
    carried = carried_over(archive, home)
    archive.exports.write("qdpx", home / "a.qdpx", "Bridge")
    with zipfile.ZipFile(home / "a.qdpx") as packed:
        assert all(entry.compress_type == zipfile.ZIP_STORED for entry in packed.infolist())
        project = ElementTree.fromstring(packed.read("project.qde"))
        texts = {name: packed.read(name).decode() for name in packed.namelist() if name.startswith("sources/")}
    space = {"q": QDA}
    sources = project.findall("q:Sources/q:TextSource", space)
    paths = [source.get("plainTextPath", "").replace("internal://", "sources/") for source in sources]
    assert sorted(paths) == sorted(texts) and len(paths) == 2, "the version with the highlight, and the newest"
    (selection,) = project.iter(f"{{{QDA}}}PlainTextSelection")
    at = [bool(source.findall("q:PlainTextSelection", space)) for source in sources].index(True)
    start, end = int(selection.get("startPosition", "")), int(selection.get("endPosition", ""))
    assert texts[paths[at]][start:end] == carried.highlight.quote
    assert selection.findtext("q:Description", "", space).replace("\n", " ")[:12] == HOSTILE[:12].replace("\n", " ")
    colours = {code.get("guid"): code.get("name") for code in project.iter(f"{{{QDA}}}Code")}
    assert [colours[ref.get("targetGUID")] for ref in project.iter(f"{{{QDA}}}CodeRef")] == ["yellow"]
    users = {user.get("guid"): user.get("name") for user in project.iter(f"{{{QDA}}}User")}
    assert users[selection.get("creatingUser")] == "ana"
    guids = [found.get("guid") for found in project.iter() if found.get("guid")]
    assert len(guids) == len(set(guids))
