"""The window without a display, for a while, on an archive: prints every trouble that a person would have been told.

`python -m tests.faults.window ARCHIVE FOLDER SECONDS`
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

_LOOKS = 500  # milliseconds between looks at what the window shows


def main(folder: Path, watched: Path, seconds: float) -> int:
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from PySide6.QtCore import QSettings, QTimer
    from PySide6.QtWidgets import QApplication, QMessageBox

    from dossier.archive import Archive
    from dossier.desktop.appearance import Appearance
    from dossier.desktop.gc_policy import steady
    from dossier.desktop.main_window import MainWindow
    from dossier.desktop.preferences import Preferences
    from dossier.desktop.session import Session

    app = QApplication(sys.argv[:1])
    preferences = Preferences(QSettings(str(watched.parent / "window.ini"), QSettings.Format.IniFormat))
    archive = Archive.create(folder, exist_ok=True)
    desk = Session(archive, preferences, quiet=0.2)
    window = MainWindow(desk, Appearance(preferences), preferences)
    desk.failed.connect(lambda words: print(f"told: {words}", flush=True))
    desk.happened.connect(lambda outcomes: [print(f"{o.status}: {o.path}", flush=True) for o in outcomes])
    window.show()
    steady()
    desk.watch_folder(str(watched))

    def look() -> None:
        for box in app.topLevelWidgets():
            if isinstance(box, QMessageBox) and box.isVisible():
                print(f"told: {box.text()} {box.informativeText()}", flush=True)
                box.close()

    looks = QTimer(interval=_LOOKS)
    looks.timeout.connect(look)
    looks.start()
    QTimer.singleShot(int(seconds * 1000), window.close)
    return app.exec()


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), Path(sys.argv[2]), float(sys.argv[3])))
