"""What people say about how a file is to be read: the columns of a table, the charset of its letters."""

from __future__ import annotations

import csv
from collections.abc import Iterator, Sequence
from io import StringIO
from pathlib import Path

import pytest

from dossier import Archive
from dossier.errors import BadInput
from dossier.model.audits import Summary
from dossier.model.reports import Outcome
from tests.archive.reports import open_archive

HEADER = ("Kopfzeile", "Inhalt", "Wann", "Wer")
COLUMNS = (("headline", "kopfzeile"), ("text", "Inhalt"), ("published", "Wann"), ("byline", "Wer"))
RUSSIAN = "Паром сел на мель\n\nПаром сел на мель у порта, сообщил мэр. Четверо ранены, двоих ищут спасатели.\n"


def table(*towns: str, header: Sequence[str] = HEADER) -> bytes:
    """Stories of some towns as a spreadsheet writes them, with column names that no table of ours has."""
    out = StringIO()
    rows = csv.writer(out, delimiter=";")
    rows.writerow(header)
    for day, town in enumerate(towns, 1):
        body = (
            f"Die Brücke von {town} bleibt geschlossen, sagte die Bürgermeisterin am Montag.\n\n"
            f"Der Fluss stieg bei {town} um vier Meter. Zwei Menschen wurden verletzt."
        )
        rows.writerow([f"Brücke in {town} gesperrt", body, f"2019-03-0{day}", "Ada Ruiz"])
    return out.getvalue().encode("cp1252")


@pytest.fixture
def archive(tmp_path: Path) -> Iterator[Archive]:
    with open_archive(tmp_path / "archive") as archive:
        yield archive
        assert [item for item in archive.proofs.audit() if not isinstance(item, Summary)] == []
        before = archive.context.catalog.dump()
        archive.rebuild()
        assert archive.context.catalog.dump() == before


def add(archive: Archive, path: Path, data: bytes) -> list[Outcome]:
    path.write_bytes(data)
    return list(archive.add([path], jobs=1))


def shown(archive: Archive) -> list[tuple[str, str | None, str | None, str | None]]:
    rows = archive.reports.list()
    return sorted((row.path.rpartition("/")[2], row.headline, row.published, row.byline) for row in rows)


def test_a_table_with_unknown_columns_is_asked_about_once(archive: Archive, tmp_path: Path) -> None:
    """The doubt names the columns; once they are assigned each row is a report, also of every later such table."""
    (outcome,) = add(archive, tmp_path / "a.csv", table("Nadir", "Elms"))
    assert (outcome.status, "Kopfzeile" in (outcome.reason or "")) == ("added", True)
    (doubt,) = archive.reviews.doubts("R1")
    assert (doubt.field, doubt.why, doubt.words) == ("headline", "columns", HEADER)
    rows = archive.columns.set("R1", COLUMNS)
    assert [one.report for one in rows if one.item] == ["R2", "R3"]
    assert shown(archive) == [
        ("a.csv", None, None, None),
        ("row 1", "Brücke in Nadir gesperrt", "2019-03-01", "Ada Ruiz"),
        ("row 2", "Brücke in Elms gesperrt", "2019-03-02", "Ada Ruiz"),
    ]
    detail = archive.reports.get("R2")
    assert detail.description and detail.rendition and "Die Brücke von Nadir" in detail.rendition
    (headline,) = detail.description.all_of("headline")
    assert (headline.evidence[0].origin, headline.evidence[0].proves(detail.rendition)) == ("csv:Kopfzeile", True)
    assert archive.reviews.doubts("R1") == ()
    assert [one.status for one in add(archive, tmp_path / "b.csv", table("Quito", "Potosí"))] == ["added"] * 3
    assert [rule.header for rule in archive.columns.list()] == [HEADER]
    asked = add(archive, tmp_path / "c.csv", table("Ulm", header=("Zeile", "Wort", "Tag", "Von")))
    assert [one.status for one in asked] == ["added"]
    assert archive.reviews.doubts("R7")[0].words == ("Zeile", "Wort", "Tag", "Von")


def test_assigned_columns_are_taken_back_and_set_again(archive: Archive, tmp_path: Path) -> None:
    """Rows go to the trash and come back; another assignment reads the same reports by it."""
    add(archive, tmp_path / "a.csv", table("Nadir", "Elms"))
    archive.columns.set("R1", COLUMNS)
    archive.tags.add(["R2"], ["river"])
    archive.reports.trash(["R3"])
    archive.columns.remove("R1")
    assert archive.reports.ids() == ["R1"] and archive.columns.list() == ()
    assert archive.reviews.doubts("R1")[0].why == "columns"
    archive.columns.set("R1", COLUMNS[:3])
    assert set(archive.reports.ids()) == {"R1", "R2"}  # what a person had put into the trash stays there
    row = archive.reports.get("R2").row
    assert (row.headline, row.byline, row.tags) == ("Brücke in Nadir gesperrt", None, ("river",))
    kinds = [event.kind for event in archive.reports.history("R1") if event.kind.startswith("columns")]
    assert kinds == ["columns-set", "columns-unset", "columns-set"]


def test_a_table_of_one_story_is_read_by_the_rule(archive: Archive, tmp_path: Path) -> None:
    """It stays one report, and is asked about again without the rule."""
    add(archive, tmp_path / "a.csv", table("Nadir"))
    archive.columns.set("R1", COLUMNS)
    assert archive.reports.get("R1").row.headline == "Brücke in Nadir gesperrt"
    archive.columns.remove("R1")
    assert archive.reviews.doubts("R1")[0].why == "columns"


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ([("headline", "Titel")], "is no column of this table; its columns are Kopfzeile, Inhalt, Wann, Wer"),
        ([("title", "Kopfzeile")], "is no field; fields are headline, "),
        ([("published", "Wann")], "need a headline or a text"),
        ([("headline", "Wann"), ("published", "Wann")], "is given as headline and as published"),
    ],
)
def test_an_assignment_that_cannot_be_is_refused(
    archive: Archive, tmp_path: Path, fields: Sequence[tuple[str, str]], reason: str
) -> None:
    """The sentence names what there is; nothing is recorded."""
    add(archive, tmp_path / "a.csv", table("Nadir", "Elms"))
    with pytest.raises(BadInput, match=reason):
        archive.columns.set("R1", fields)
    assert archive.columns.list() == ()


def test_what_is_no_table_has_no_columns(archive: Archive, tmp_path: Path) -> None:
    """Prose and data are refused, and there is no rule to take back."""
    add(archive, tmp_path / "a.txt", RUSSIAN.encode())
    for verb in (lambda: archive.columns.set("R1", COLUMNS), lambda: archive.columns.remove("R1")):
        with pytest.raises(BadInput, match="is no table with columns to assign"):
            verb()


def mail(words: bytes, charset: str) -> bytes:
    head = "From: Ada <ada@harbour.example>\r\nDate: Mon, 4 Mar 2019 10:00:00 +0000\r\nSubject: Ferry\r\n"
    return f"{head}Content-Type: text/plain; charset={charset}\r\n\r\n".encode() + words


@pytest.mark.parametrize(
    ("name", "data"),
    [
        ("a.txt", RUSSIAN.encode("koi8-r")),
        ("a.html", b"<!doctype html><meta charset=iso-8859-5><title>x</title><p>" + RUSSIAN.encode("koi8-r")),
        ("a.eml", mail(RUSSIAN.encode("koi8-r"), "iso-8859-5")),
    ],
)
def test_a_charset_set_by_hand_reads_the_file_again(archive: Archive, tmp_path: Path, name: str, data: bytes) -> None:
    """All evidence is of the new text; taken back, the file is read as before."""
    add(archive, tmp_path / name, data)
    before = archive.reports.get("R1").rendition
    for charset in ("cp866", "koi8-r"):
        archive.charsets.set("R1", charset)
        detail = archive.reports.get("R1")
        assert detail.rendition and detail.description
        wanted = RUSSIAN.encode("koi8-r").decode(charset).split("\n")[2]
        assert wanted in detail.rendition
        for claim in (*detail.description.claims, *detail.description.others):
            assert all(evidence.proves(detail.rendition) for evidence in claim.evidence)
    assert archive.charsets.of("R1") == "koi8-r"
    archive.charsets.remove("R1")
    assert (archive.reports.get("R1").rendition, archive.charsets.of("R1")) == (before, None)


def test_a_charset_holds_for_the_bytes_of_its_version(archive: Archive, tmp_path: Path) -> None:
    """A later version of the file is read by its own letters; so is every other reading of the first."""
    add(archive, tmp_path / "a.txt", RUSSIAN.encode("koi8-r"))
    archive.charsets.set("R1", "cp866")
    add(archive, tmp_path / "a.txt", RUSSIAN.encode("cp1251"))
    assert archive.reports.get("R1").row.headline == "Паром сел на мель"
    assert archive.charsets.of("R1") is None
    assert "Паром" not in (archive.reports.get("R1", 1).rendition or "")


def test_two_near_charsets_are_asked_about_until_one_is_set(archive: Archive, tmp_path: Path) -> None:
    """The doubt names both; a person's charset settles it."""
    add(archive, tmp_path / "a.txt", "Σεισμός\n\nΟ δήμαρχος είπε.\n".encode("cp1253"))
    (doubt,) = [doubt for doubt in archive.reviews.doubts("R1") if doubt.why == "charset"]
    assert set(doubt.words) == {"cp1253", "koi8-r"}
    archive.charsets.set("R1", "windows-1253")
    assert "charset" not in [doubt.why for doubt in archive.reviews.doubts("R1")]
    assert "Ο δήμαρχος είπε." in (archive.reports.get("R1").rendition or "")


def test_what_no_charset_changes_is_refused(archive: Archive, tmp_path: Path) -> None:
    """Unknown charsets, codecs that are none, and files that are no letters."""
    add(archive, tmp_path / "a.txt", RUSSIAN.encode("koi8-r"))
    for name, reason in (
        ("utf-99", "is no charset that is known"),
        ("base64", "is no charset of words"),
        ("undefined", "is no charset of words"),
    ):
        with pytest.raises(BadInput, match=reason):
            archive.charsets.set("R1", name)
    with pytest.raises(BadInput, match="has no charset that was set by hand"):
        archive.charsets.remove("R1")
