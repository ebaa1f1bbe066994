"""All that a person does with hostile pages, in one process: add, view in every tab, compare, export, verify, audit.

    python -m tests.network.deeds FOLDER [fetch]

Prints as JSON what Python's own audit hooks heard of the network. `fetch` loads the pages' resources instead, as a
browser would: the positive control.
"""

from __future__ import annotations

import json
import os
import re
import socket
import sys
import time
import urllib.request
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

from tests.hostile.markup import page_of_everything
from tests.reading import documents, mails

ADDRESSES = ("http://tracker.example/x", "https://tracker.example/x", "http://10.1.2.3/x", "//tracker.example/x")
_HEARD = (
    "socket.connect",
    "socket.getaddrinfo",
    "socket.gethostbyname",
    "socket.sendto",
    "socket.bind",
    "urllib.Request",
)
_ADDRESS = re.compile(rb"""(?:src|href|data|action)=["'](http://[^"']+)""")
_PATIENCE = 120.0  # seconds for one thing to be shown


def pages(folder: Path) -> None:
    """Writes pages and other files that refer to everything that can be referred to."""
    folder.mkdir(parents=True)
    for number, address in enumerate(ADDRESSES):
        page = page_of_everything(address)
        (folder / f"page{number}.html").write_text(page)
        (folder / f"mail{number}.eml").write_bytes(mails.raw("", page.encode(), "text/html; charset=utf-8"))
        (folder / f"notes{number}.md").write_text(f"# Ferry strike\n\n![x]({address})\n\n<{address}>\n\n{page}")
    links = {"i": ADDRESSES[0]}
    body = documents.par("Ferry strike", "Ttulo") + documents.par("Dock workers kept the gates shut on Sunday.")
    (folder / "linked.docx").write_bytes(documents.docx(body, links=links))


def work(home: Path) -> None:
    """Everything without a window."""
    from dossier.archive import Archive

    with Archive.create(home / "archive") as archive:
        reports = [o.report for o in archive.add([home / "drop"], jobs=1) if o.report]
        archive.search.find("ferry")
        archive.links.related(reports[0])
        archive.links.groups()
        archive.cases.new("Ferries", reports[:6])
        archive.compare.findings("Ferries")
        for ending in ("pdf", "html"):
            archive.briefs.write("Ferries", home / f"brief.{ending}")
            assert all(check.ok for check in Archive.verify(home / f"brief.{ending}"))
        archive.briefs.bag("Ferries", home / "bag")
        assert all(check.ok for check in Archive.verify(home / "bag"))
        assert len(list(archive.proofs.audit())) == 1


def view(home: Path) -> None:
    """Every report in every tab of the window."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtCore import QSettings
    from PySide6.QtTest import QTest
    from PySide6.QtWidgets import QApplication

    from dossier.archive import Archive
    from dossier.desktop.appearance import Appearance
    from dossier.desktop.main_window import MainWindow
    from dossier.desktop.preferences import Preferences
    from dossier.desktop.session import Session

    app = QApplication([])
    archive = Archive.create(home / "archive", exist_ok=True)
    preferences = Preferences(QSettings(str(home / "window.ini"), QSettings.Format.IniFormat))
    window = MainWindow(Session(archive, preferences), Appearance(preferences), preferences)
    window.show()

    def until(holds: Callable[[], object]) -> None:
        end = time.monotonic() + _PATIENCE
        while not holds():
            assert time.monotonic() < end, "was not shown in time"
            QTest.qWait(20)

    held = archive.reports.count()
    until(lambda: window.model.rowCount() == held)
    for row in range(held):
        before = window.pane.detail
        window.middle.table.select(row)
        until(lambda before=before, row=row: window.pane.detail and (row == 0 or window.pane.detail is not before))
        for tab in ("text", "versions", "related", "history"):
            window.actions_by_name[tab].trigger()
            QTest.qWait(30)
    window.close()
    app.processEvents()
    archive.close()


def fetch(home: Path) -> None:
    """Loads what the pages refer to, each address once."""
    found = {address for page in (home / "drop").glob("*.html") for address in _ADDRESS.findall(page.read_bytes())}
    for address in sorted(found):
        with suppress(OSError):
            urllib.request.urlopen(address.decode(), timeout=2).close()


def main() -> None:
    home = Path(sys.argv[1])
    heard: list[str] = []

    def listen(event: str, details: tuple[Any, ...]) -> None:
        if event in _HEARD:
            heard.append(" ".join([event, *(repr(one) for one in details if not isinstance(one, socket.socket))]))

    sys.addaudithook(listen)
    if not (home / "drop").is_dir():
        pages(home / "drop")
    if "fetch" in sys.argv:
        fetch(home)
    else:
        work(home)
        view(home)
    print(json.dumps({"heard": heard}))


if __name__ == "__main__":
    main()
