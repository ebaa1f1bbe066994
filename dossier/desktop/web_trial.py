"""The child that starts Qt WebEngine on a page of ours, and says whether that page's process was confined.

`python -m dossier.desktop.web_trial` writes one JSON object, `{"sandboxed": true}`; where WebEngine cannot start, it
ends this process, having said why on standard error.
"""

from __future__ import annotations

import json
import os
import sys

from PySide6.QtGui import QGuiApplication

from dossier.desktop.web_engine import ARGUMENTS, is_sandboxed, tighten


def main() -> None:
    tighten()
    app = QGuiApplication([sys.argv[0], *ARGUMENTS])
    from PySide6.QtWebEngineCore import QWebEnginePage, QWebEngineProfile

    profile = QWebEngineProfile()
    page = QWebEnginePage(profile)

    def loaded(ok: bool) -> None:
        sys.stdout.write(json.dumps({"sandboxed": ok and is_sandboxed(page.renderProcessPid())}))
        sys.stdout.flush()
        os._exit(0)  # nothing is worth being taken down in order

    page.loadFinished.connect(loaded)
    page.setHtml("<p>tried</p>")
    app.exec()


if __name__ == "__main__":
    main()
