"""The pictures of a capture: found in the page's order, with captions, and with what their files say of themselves."""

from __future__ import annotations

import base64
import json
from io import BytesIO
from pathlib import Path

import pytest
from click.testing import CliRunner
from PIL import Image

from dossier.archive import Archive
from dossier.cli.main import dossier_command
from dossier.errors import Unreadable
from dossier.model.digest import Digest
from dossier.originals.opened import ViewerClient
from dossier.originals.picture_facts import picture_facts
from tests.intake.saves import Save, maff_facts
from tests.reading.captures import Got, warc
from tests.reading.documents import zipped

WORDS = "<h1>The bridge at Cuenca is shut</h1><p>" + "Water stood on the deck since Monday morning. " * 20 + "</p>"


def _picture(colour: str, size: tuple[int, int] = (64, 48), kind: str = "PNG", **options: object) -> bytes:
    out = BytesIO()
    Image.new("RGB", size, colour).save(out, kind, **options)
    return out.getvalue()


RED, BLUE, DOT = _picture("red"), _picture("blue", (80, 60)), _picture("black", (1, 1))


def _inline(data: bytes) -> str:
    return f"data:image/png;base64,{base64.b64encode(data).decode()}"


PAGE = f"""<html><body>{WORDS}
<figure><img src="{_inline(RED)}" alt="A bridge"><figcaption>The bridge on <b>Monday</b></figcaption></figure>
<img src="{_inline(DOT)}"><img src="https://nadir.example/elsewhere.png"><img src="{_inline(BLUE)}">
<img src="{_inline(RED)}"></body></html>"""


def _listed(data: bytes, media_type: str, address: str | None = None) -> list[tuple[str, str, str, str]]:
    with ViewerClient("pictures", data) as opened:
        found = opened.pictures(media_type, address)
        for picture in found:
            kept = opened.picture(picture.number)
            assert Digest.of(kept) == picture.sha256 and len(kept) == picture.size
        return [(picture.sha256, picture.name, picture.caption, picture.alt) for picture in found]


def test_pictures_of_a_page_come_in_order_with_captions() -> None:
    """Those written in the page, each once; counters and what only another server has are none."""
    assert _listed(PAGE.encode(), "text/html") == [
        (Digest.of(RED), "", "The bridge on Monday", "A bridge"), (Digest.of(BLUE), "", "", ""),
    ]  # fmt: skip


def test_pictures_of_a_saved_page_are_found_by_their_address() -> None:
    """In MHTML the page names its pictures by address or content id; the largest of a set is taken."""
    page = f'<html><body>{WORDS}<img srcset="s.png 100w, b.png 800w" src="s.png"><img src="cid:1@x"></body></html>'
    parts = [("text/html", "https://nadir.example/story", page.encode(), "")]
    parts += [("image/png", "https://nadir.example/b.png", BLUE, ""), ("image/png", "", RED, "1@x")]
    data = b"From: <Saved by Blink>\r\nSnapshot-Content-Location: https://nadir.example/story\r\nMIME-Version: 1.0\r\n"
    data += b'Content-Type: multipart/related; type="text/html"; boundary="xx"\r\n\r\n'
    for kind, place, body, number in parts:
        head = f"--xx\r\nContent-Type: {kind}\r\nContent-Transfer-Encoding: base64\r\n"
        head += f"Content-Location: {place}\r\n" if place else f"Content-ID: <{number}>\r\n"
        data += head.encode() + b"\r\n" + base64.encodebytes(body) + b"\r\n"
    found = _listed(data + b"--xx--\r\n", "multipart/related")
    assert [(digest, name) for digest, name, *_ in found] == [
        (Digest.of(BLUE), "https://nadir.example/b.png"), (Digest.of(RED), "cid:1@x"),
    ]  # fmt: skip


def test_a_page_out_of_a_web_archive_draws_what_the_archive_holds(tmp_path: Path) -> None:
    """Asked for by the report of the page, although the pictures are kept in the archive that it came from."""
    pages = [
        f'<html><body>{WORDS.replace("Cuenca", place)}<img src="/{place}.png"></body></html>'.encode()
        for place in ("Loja", "Quito")
    ]
    records = [
        Got("https://nadir.example/loja", pages[0]), Got("https://nadir.example/quito", pages[1]),
        Got("https://nadir.example/Quito.png", RED, "image/png"),
        Got("https://nadir.example/Loja.png", BLUE, "image/png"),
    ]  # fmt: skip
    (tmp_path / "a.warc").write_bytes(warc(*records))
    with Archive.create(tmp_path / "archive", person="ana") as archive:
        list(archive.add(tmp_path / "a.warc"))
        rows = {row.path.rpartition("/")[2]: row.report for row in archive.reports.list()}
        found = [archive.originals.pictures(rows[name])[0].sha256 for name in ("loja", "quito")]
    assert found == [Digest.of(BLUE), Digest.of(RED)]


def test_pictures_of_a_document_and_a_scan() -> None:
    """A DOCX has its pictures as files within; a picture is its own."""
    document = zipped({"word/document.xml": "<document/>", "word/media/image1.png": RED})
    assert [one[:2] for one in _listed(document, "application/docx")] == [(Digest.of(RED), "word/media/image1.png")]
    assert [one[0] for one in _listed(BLUE, "image/png")] == [Digest.of(BLUE)]


def test_what_a_camera_and_an_agency_wrote_is_read() -> None:
    """EXIF names the moment, the author and the place; IPTC the caption; each under its field's own name."""
    exif = Image.Exif()
    exif[0x013B] = "Inés Callado".encode()
    exif.get_ifd(0x8769)[0x9003] = "2019:03:06 07:12:00"
    exif.get_ifd(0x8825).update({1: "S", 2: (2.0, 54.0, 0.0), 3: "W", 4: (79.0, 0.0, 36.0)})
    caption = b"Water on the deck"
    iptc = b"\x1c\x02\x78" + len(caption).to_bytes(2, "big") + caption
    block = b"8BIM\x04\x04\0\0" + len(iptc).to_bytes(4, "big") + iptc + (b"\0" if len(iptc) % 2 else b"")
    plain = _picture("green", kind="JPEG", exif=exif)
    marker = b"Photoshop 3.0\0" + block
    data = plain[:2] + b"\xff\xed" + (len(marker) + 2).to_bytes(2, "big") + marker + plain[2:]
    kind, width, height, fields = picture_facts(data) or ("", 0, 0, [])
    assert (kind, width, height) == ("image/jpeg", 64, 48)
    assert dict(fields) == {
        "exif:Artist": "Inés Callado", "exif:DateTimeOriginal": "2019:03:06 07:12:00",
        "exif:GPSInfo": "-2.9000, -79.0100", "iptc:Caption-Abstract": "Water on the deck",
    }  # fmt: skip


@pytest.mark.parametrize(
    "data", [b"", b"\x89PNG\r\n\x1a\n", RED[:40], b"\xff\xd8\xff\xe1\0\x08Exif\0\0", b"GIF89a" * 9]
)
def test_what_is_no_picture_is_left_out(data: bytes) -> None:
    """A damaged picture costs nothing but itself."""
    page = f'<html><body>{WORDS}<img src="{_inline(data)}"><img src="{_inline(RED)}"></body></html>'
    assert [one[0] for one in _listed(page.encode(), "text/html")] == [Digest.of(RED)]


def test_a_web_archive_without_the_page_is_a_sentence() -> None:
    archive = warc(Got("https://a.example/", WORDS.encode()))
    with ViewerClient("pictures", archive) as opened, pytest.raises(Unreadable, match="no such page"):
        opened.pictures("application/warc", "https://b.example/")


def test_the_command_lists_and_copies_pictures(tmp_path: Path) -> None:
    """Each with its hash and caption; a second copy to the same place is refused, and nothing is overwritten."""
    (tmp_path / "story.html").write_text(PAGE)
    with Archive.create(tmp_path / "archive", person="ana") as archive:
        list(archive.add(tmp_path / "story.html"))
    words = ["pictures", "R1", "--archive", str(tmp_path / "archive"), "--json", "--out", str(tmp_path / "out")]
    listed = [json.loads(line) for line in CliRunner().invoke(dossier_command, words).stdout.splitlines()]
    assert [(one["sha256"], one["caption"]) for one in listed] == [
        (Digest.of(RED), "The bridge on Monday"), (Digest.of(BLUE), ""),
    ]  # fmt: skip
    assert [Path(one["path"]).read_bytes() for one in listed] == [RED, BLUE]
    again = CliRunner().invoke(dossier_command, words)
    assert again.exit_code == 1 and "is there already" in again.stdout


def _photo() -> bytes:
    exif = Image.Exif()
    exif[0x013B] = "Ines Calloway"
    return _picture("green", kind="JPEG", exif=exif)


def test_pictures_in_the_folder_of_a_saved_page_are_its_own(tmp_path: Path) -> None:
    """A browser's `Page_files/`: in the page's order, with captions and what the camera wrote; scripts are none."""
    photo, files = _photo(), tmp_path / "Ferry & Co_files"
    files.mkdir()
    figure = (
        '<figure><img src="./Ferry%20&amp;%20Co_files/ferry%201.jpg" alt="A ferry"><figcaption>Aground</figcaption>'
    )
    page = f'<html><body>{WORDS}{figure}</figure><img src="Ferry%20&amp;%20Co_files/b.png?w=9"><img src="../out.png">'
    (tmp_path / "Ferry & Co.html").write_text(f"{page}</body></html>", encoding="utf-8")
    for name, data in (("ferry 1.jpg", photo), ("b.png", BLUE), ("never drawn.png", RED), ("a.js", b"1;")):
        (files / name).write_bytes(data)
    (tmp_path / "out.png").write_bytes(DOT)
    with Archive.create(tmp_path / "archive", person="ana") as archive:
        list(archive.add([tmp_path / "Ferry & Co.html", files]))
        (row,) = archive.reports.list()
        first, second = archive.originals.pictures(row.report)
        assert (first.sha256, first.caption, first.alt) == (Digest.of(photo), "Aground", "A ferry")
        assert ("exif:Artist", "Ines Calloway") in first.fields
        assert second.sha256 == Digest.of(BLUE)
        copied = archive.originals.copy_pictures(row.report, None, tmp_path / "out")
        assert [path.read_bytes() for _, path in copied if path] == [photo, BLUE]


def test_pictures_packed_with_their_page_are_its_own(tmp_path: Path) -> None:
    """WebScrapBook's HTZ and MAFF, of one page and of several; the page itself is shown as it was saved."""
    page = f'<html><body>{WORDS}<img src="ferry.png" alt="A ferry"></body></html>'
    facts = maff_facts(Save())
    one = {"1/index.html": page, "1/index.rdf": facts, "1/ferry.png": RED}
    two = {
        "2/index.html": page.replace("Cuenca", "Loja"),
        "2/index.rdf": facts.replace("2024", "2023", 1),
        "2/ferry.png": BLUE,
    }
    (tmp_path / "a.htz").write_bytes(zipped({"index.html": page, "ferry.png": RED, "notes.bin": "1"}))
    (tmp_path / "b.maff").write_bytes(zipped(one))
    (tmp_path / "c.maff").write_bytes(zipped(one | two))
    with Archive.create(tmp_path / "archive", person="ana") as archive:
        list(archive.add([tmp_path / name for name in ("a.htz", "b.maff", "c.maff")], jobs=1))
        found = {
            (Path(version.path).name, archive.originals.pictures(row.report, version.number)[0].sha256)
            for row in archive.reports.list()
            for version in archive.reports.get(row.report).versions
            if version.media_type == "text/html"
        }
        (packed,) = [row.report for row in archive.reports.list() if row.path.endswith("a.htz")]
        with archive.originals.open(packed) as opened:
            assert "Cuenca" in "".join(opened.page().pieces)
    red, blue = Digest.of(RED), Digest.of(BLUE)
    assert found == {("a.htz", red), ("b.maff", red), ("1.html", red), ("2.html", blue)}
