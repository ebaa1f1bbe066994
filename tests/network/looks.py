"""Every page that means harm, shown as it looked in the window's own view, by a person who is not root.

    python -m tests.network.looks FOLDER window|hostile|raw|unruled|argued|bare

`window` keeps pages with all ways to have something loaded, one an address, in every form that a page is kept in, and
shows each in the window. `hostile` prepares all hostile files of such forms in the confined child and draws them.
`raw` hands the window's view the same pages, and those with one way each, as they came; so does `unruled`, without the
view's content policy; `argued` opens two in a view that has only the arguments of `dossier.desktop.web_engine`, and
runs scripts; `bare` in one that nothing guards: the positive control.
Prints as JSON how many were drawn, and what was refused.
"""

from __future__ import annotations

import base64
import json
import os
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

from dossier.archive import Archive
from dossier.desktop.web_engine import ARGUMENTS
from dossier.errors import Unreadable
from dossier.model.originals import PageFile, PreparedPage
from dossier.model.quotes import Quote
from dossier.originals.opened import ViewerClient
from tests.hostile.made import everything
from tests.hostile.markup import STORY, page_of_everything, references
from tests.hostile.scale import SMALL
from tests.network.deeds import ADDRESSES
from tests.reading.captures import Got, warc

AS_A_PERSON = ("unshare", "-U", "--map-user=1000", "--map-group=1000")
_PATIENCE = 120.0  # seconds for one report in the window
_PAGE = 10.0  # for one page in a view
_KINDS = {
    b"html": "text/html", b"htm": "text/html", b"xhtml": "text/html", b"mhtml": "multipart/related",
    b"mht": "multipart/related", b"htz": "text/html", b"warc": "application/warc", b"gz": "application/warc",
    b"wacz": "application/wacz",
}  # fmt: skip
Drawn = tuple[PreparedPage, Callable[[str], PageFile | None]]  # a page, and what finds its files
_PLACE = "http://tracker.example/story"


def mhtml(page: bytes, place: str = _PLACE) -> bytes:
    """The page as a browser saves it, without any of its files."""
    head = f"From: <Saved by Blink>\r\nSnapshot-Content-Location: {place}\r\nMIME-Version: 1.0\r\n"
    head += (
        'Content-Type: multipart/related; type="text/html"; boundary="xx"\r\n\r\n--xx\r\nContent-Type: text/html\r\n'
    )
    head += f"Content-Transfer-Encoding: base64\r\nContent-Location: {place}\r\n\r\n"
    return head.encode() + base64.encodebytes(page) + b"\r\n--xx--\r\n"


def _all_ways() -> list[bytes]:
    """A page an address, each with a headline of its own."""
    addresses = (*ADDRESSES, "ws://tracker.example/x", "file:///etc/passwd")
    wholes = (page_of_everything(address).replace("Ferry strike", f"Strike {n}") for n, address in enumerate(addresses))
    return [page.encode() for page in wholes]


def files() -> Iterator[tuple[str, bytes]]:
    """Each page as a page alone, in MHTML and in a web archive: three reports, for the headline differs."""
    for number, page in enumerate(_all_ways()):
        saved, crawled = (page.replace(b"Strike ", words) for words in (b"Walk-out ", b"Stoppage "))
        place = f"http://tracker.example/story{number}"
        yield f"all{number}.html", page
        yield f"all{number}.mhtml", mhtml(saved, f"{place}-saved")
        yield f"all{number}.warc", warc(Got(place, crawled), packed=False)


def unguarded() -> Iterator[Drawn]:
    """Pages as they came: with one way each, then with all."""
    ways = (f"<html><body><article>{STORY}{reference}</article>".encode() for reference in references())
    for page in (*ways, *_all_ways()):
        yield PreparedPage(page, 0, ""), lambda _: None


def hostile() -> Iterator[Drawn]:
    """What the confined child makes of hostile files; those that it cannot read are passed over, as in the window."""
    opened: ViewerClient | None = None
    for name, data in everything(SMALL):
        kind = _KINDS.get(name.rpartition(b".")[2])
        if kind is None:
            continue
        try:
            if opened is None:
                opened = ViewerClient("web", data)
            else:
                opened.reopen(data)
            yield opened.web_page(kind, None, [Quote("Ferry strike")], []), opened.drawn_file
        except Unreadable as error:
            if opened and getattr(error.reason, "code", "") in ("takes-too-long-to-open", "ended-program-opened"):
                opened.close()
                opened = None
    if opened:
        opened.close()


def in_view(pages: Iterable[Drawn], *, ruled: bool = True) -> dict[str, Any]:
    """All pages one after the other in the window's view."""
    from PySide6.QtTest import QTest

    from dossier.desktop.app import _application
    from dossier.desktop.views import web_requests
    from dossier.desktop.views.web_page_view import WebPageView

    if not ruled:
        web_requests.POLICY = "default-src *"
    app = _application()
    shown: set[int] = set()
    ended: set[int] = set()
    view = WebPageView()
    view.shown.connect(lambda: shown.add(number))
    view.ended.connect(lambda: ended.add(number))
    finders: list[Callable[[str], PageFile | None]] = []
    view.wanted.connect(lambda address: view.answer(address, finders[-1](address)))
    view.show()
    number = 0
    for number, (page, find) in enumerate(pages, 1):
        finders.append(find)
        print(number, page.markup[:60], file=sys.stderr, flush=True)
        view.show_page(page)
        end = time.monotonic() + _PAGE
        while number not in shown | ended and time.monotonic() < end:
            QTest.qWait(5)
        QTest.qWait(40)
    app.processEvents()
    return {"held": number, "drawn": len(shown), "ended": len(ended), "refused": view.guard.refused}


def in_any_view(arguments: Sequence[str]) -> dict[str, Any]:
    """Two of the pages in a view as it comes, which runs scripts."""
    from PySide6.QtCore import QUrl
    from PySide6.QtTest import QTest
    from PySide6.QtWebEngineWidgets import QWebEngineView
    from PySide6.QtWidgets import QApplication

    app = QApplication([sys.argv[0], *arguments])
    view = QWebEngineView()
    view.show()
    for page in _all_ways()[:3:2]:
        view.setHtml(page.decode(), QUrl("http://10.1.2.3/page"))
        QTest.qWait(2500)
    app.processEvents()
    return {"drawn": 2, "refused": []}


def in_window(home: Path) -> dict[str, Any]:
    from PySide6.QtCore import QSettings
    from PySide6.QtTest import QTest

    from dossier.desktop.app import _application
    from dossier.desktop.appearance import Appearance
    from dossier.desktop.controllers.web_page_controller import WebPageController
    from dossier.desktop.main_window import MainWindow
    from dossier.desktop.preferences import Preferences
    from dossier.desktop.session import Session

    app = _application()
    archive = Archive.create(home / "archive")
    (home / "drop").mkdir()
    for name, data in files():
        (home / "drop" / name).write_bytes(data)
    list(archive.add([home / "drop"], jobs=1))
    preferences = Preferences(QSettings(str(home / "window.ini"), QSettings.Format.IniFormat))
    window = MainWindow(Session(archive, preferences), Appearance(preferences), preferences)
    window.show()

    def until(holds: Callable[[], object]) -> None:
        end = time.monotonic() + _PATIENCE
        while not holds():
            assert time.monotonic() < end, "was not shown in time"
            QTest.qWait(10)

    held = archive.reports.count()
    until(lambda: window.model.rowCount() == held)
    loaded_before = [name for name in sys.modules if "WebEngine" in name]
    web = window.findChild(WebPageController)
    drawn, absent, why = 0, 0, ""
    for row in range(held):
        before = window.pane.detail
        window.middle.table.select(row)
        until(lambda before=before, row=row: window.pane.detail and (row == 0 or window.pane.detail is not before))
        count = web.drawn
        window.pane.go_to_tab("Original")
        until(lambda count=count: web.drawn > count or web.trouble)
        QTest.qWait(60)
        drawn += web.is_in_front
        absent += web.page_view.absent if web.page_view else 0
        why = web.trouble
        window.pane.go_to_tab("Text")
    refused = web.page_view.guard.refused if web.page_view else []
    window.close()
    app.processEvents()
    archive.close()
    return {"held": held, "drawn": drawn, "absent": absent, "refused": refused, "why": why, "early": loaded_before}


def main() -> None:
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    home = Path(sys.argv[1])
    os.environ["DOSSIER_KEYS"] = str(home / "keys")
    match sys.argv[2]:
        case "window":
            found = in_window(home)
        case "hostile":
            found = in_view(hostile())
        case "raw" | "unruled" as how:
            found = in_view(unguarded(), ruled=how == "raw")
        case how:
            found = in_any_view(ARGUMENTS if how == "argued" else ())
    print(json.dumps(found), flush=True)
    os._exit(0)


if __name__ == "__main__":
    main()
