"""The pictures of a report in its pane: small ones with captions and facts, one large, copies; hostile ones bounded."""

from __future__ import annotations

import base64
import struct
import zlib
from io import BytesIO
from typing import TYPE_CHECKING

import pytest
from PIL import Image
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from tests.desktop.conftest import FERRY, Stage

if TYPE_CHECKING:
    from pathlib import Path

    from dossier.desktop.views.pictures_view import PicturesView

pytestmark = pytest.mark.styled

WORDS = "Workers kept the gates of the docks shut on Sunday, and 27 people were arrested, said the port police. " * 8


def _picture(colour: str, size: tuple[int, int] = (640, 480), kind: str = "PNG", **options: object) -> bytes:
    out = BytesIO()
    Image.new("RGB", size, colour).save(out, kind, **options)
    return out.getvalue()


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def _bomb(side: int) -> bytes:
    """A PNG of so many by so many dots: up to gigabytes once decoded."""
    head = struct.pack(">IIBBBBB", side, side, 8, 2, 0, 0, 0)
    data = zlib.compress(b"\0" * side)
    return b"\x89PNG\r\n\x1a\n" + _chunk(b"IHDR", head) + _chunk(b"IDAT", data) + _chunk(b"IEND", b"")


def _page(*pictures: bytes) -> str:
    drawn = "".join(
        f'<figure><img src="data:image/png;base64,{base64.b64encode(data).decode()}" alt="words {at}">'
        f"<figcaption>Caption {at}</figcaption></figure>"
        for at, data in enumerate(pictures, 1)
    )
    return f"<html><body><h1>Docks shut for a third day</h1><p>{WORDS}</p>{drawn}</body></html>"


def _photo() -> bytes:
    exif = Image.Exif()
    exif[0x013B] = "Ada Ruiz"
    return _picture("navy", kind="JPEG", exif=exif.tobytes())


def _shown(stage: Stage, *pictures: bytes) -> PicturesView:
    stage.take(stage.write("page.html", _page(*pictures)))
    stage.until(lambda: stage.window.pane.detail)
    stage.window.pane.go_to_tab("Pictures")
    view = stage.window.pane.pictures
    stage.until(lambda: view.rows)
    return view


def _words(view: PicturesView, number: int) -> str:
    return "\n".join(label.text() for label in view.rows[number - 1].findChildren(QLabel))


def test_pictures_are_shown_with_captions_and_what_their_files_say(stage: Stage) -> None:
    """In the page's order, each small, with its caption, measures, digest and EXIF."""
    view = _shown(stage, _photo(), _picture("red"))
    assert len(view.rows) == 2
    told = _words(view, 1)
    assert "Caption 1" in told and "640 × 480" in told and "SHA-256" in told
    assert "EXIF · Photographer: Ada Ruiz" in told
    stage.until(lambda: all(not row.thumb.icon().isNull() for row in view.rows))


def test_a_click_shows_a_picture_large_and_escape_goes_back(stage: Stage) -> None:
    """Arrows go to the next one; Escape does not leave the tab."""
    view = _shown(stage, _photo(), _picture("red"))
    view.rows[0].thumb.click()
    stage.until(lambda: view.paper.image.width() == 640)
    assert view.paper.image.pixelColor(9, 9).blue() > 100
    QTest.keyClick(view.paper, Qt.Key.Key_Right)
    stage.until(lambda: view.paper.image.pixelColor(9, 9).red() > 200)
    assert view.number == 2
    QTest.keyClick(view.paper, Qt.Key.Key_Escape)
    assert view.number == 0 and view.stack.currentWidget() is view.area
    assert stage.window.pane.tab() == "Pictures"


def test_a_picture_is_copied_as_the_capture_holds_it(stage: Stage, tmp_path: Path) -> None:
    """The same bytes, under the name of the report and its number; an existing file is not replaced."""
    photo = _photo()
    _shown(stage, photo)
    out = tmp_path / "R1-1.jpg"
    stage.window.showing.pictures.save_to(1, out)
    stage.until(out.exists)
    stage.until(lambda: "A copy of the picture" in stage.window.middle.notice.text)
    assert out.read_bytes() == photo
    stage.window.showing.pictures.save_to(1, out)
    stage.until(lambda: "is there already" in stage.window.middle.notice.text)


@pytest.mark.parametrize("side", [9_000, 30_000])
def test_a_picture_that_would_fill_the_memory_is_not_decoded(stage: Stage, side: int) -> None:
    """Its words stay, and so do the pictures after it."""
    view = _shown(stage, _bomb(side), _picture("red"))
    stage.until(lambda: not view.rows[0].thumb.isEnabled() and not view.rows[1].thumb.icon().isNull())
    assert not view.rows[0].thumb.isEnabled() and view.rows[0].thumb.text() == "Cannot be shown"
    assert f"{side} × {side}" in _words(view, 1)


def test_a_report_without_pictures_says_so(stage: Stage) -> None:
    """A text has none, and neither has what comes after a report that has some."""
    _shown(stage, _photo())
    stage.take(stage.write("a.txt", FERRY))
    stage.choose("Ferry strike halts island traffic for a third day")
    view = stage.window.pane.pictures
    stage.until(lambda: view.stack.currentWidget() is view._hint and view._hint._title.text() == "No pictures")
    assert not view.rows


@pytest.mark.parametrize("count", [45])
def test_many_pictures_come_in_parts(stage: Stage, count: int) -> None:
    """A page of hundreds does not hold the window up."""
    view = _shown(stage, *(_picture("red", (50 + at, 50)) for at in range(count)))
    assert len(view.rows) == 40
    last = view._column.itemAt(view._column.count() - 1).widget()
    assert last.text() == "Show 5 more pictures"
    last.click()
    assert len(view.rows) == count
