"""Draws the pictures of guide and README: python resources/make_pictures.py, by a developer, when the window changed.

Drives a real window, without a display, on the sample case in the folder of a person of whom there is none, in each
language of the guide.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

HERE = Path(__file__).resolve().parent
os.environ["QT_QPA_PLATFORM"] = "offscreen"
sys.path.insert(0, str(HERE.parent))

from PySide6.QtCore import QEventLoop, QSettings, Qt  # noqa: E402
from PySide6.QtGui import QColor, QImage  # noqa: E402
from PySide6.QtWidgets import QApplication, QWidget  # noqa: E402

from dossier.archive import Archive  # noqa: E402
from dossier.demo import CASE, demonstrate  # noqa: E402
from dossier.desktop import window_language  # noqa: E402
from dossier.desktop.appearance import Appearance  # noqa: E402
from dossier.desktop.main_window import MainWindow  # noqa: E402
from dossier.desktop.preferences import Preferences  # noqa: E402
from dossier.desktop.session import Session  # noqa: E402
from dossier.desktop.theme import LIGHT  # noqa: E402
from dossier.resources import seeds  # noqa: E402

SIZE = (1280, 800)
SHOWN = "Siete muertos en el desalojo"  # the report in the README's picture of the window
LANGUAGES = ("en", "es")
PERSON = "ana"


def spin(seconds: float, until: Callable[[], object] = lambda: False) -> None:
    """Lets the window work, at most for so long."""
    end = time.monotonic() + seconds
    while time.monotonic() < end and not until():
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 50)
        time.sleep(0.01)


def keep(widget: QWidget, path: Path) -> None:
    """With those of its 256 colours that mean something, and else those that it has most of: a third of the bytes."""
    spin(1.2)
    path.parent.mkdir(parents=True, exist_ok=True)
    image = widget.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    counted = Counter(memoryview(image.constBits()).cast("I"))
    colours = list(dict.fromkeys([*theme_colours(), *(colour for colour, _ in counted.most_common(256))]))[:256]
    nearest = Qt.ImageConversionFlag.ThresholdDither | Qt.ImageConversionFlag.AvoidDither
    image = image.convertToFormat(QImage.Format.Format_Indexed8, colours, nearest)
    if not image.save(str(path), "PNG", 0):
        raise OSError(f"{path} could not be written")


def theme_colours() -> list[int]:
    """Colours of few letters, which must not become grey, and what lies between them and their ground."""
    shades = []
    for words in (LIGHT.good, LIGHT.warn, LIGHT.bad, LIGHT.accent, LIGHT.trace):
        for ground in (LIGHT.base, LIGHT.window):
            ends = QColor(words).getRgb()[:3], QColor(ground).getRgb()[:3]
            mixed = [[round(a + (b - a) * step / 5) for a, b in zip(*ends, strict=True)] for step in range(5)]
            shades += [QColor(*parts).rgb() for parts in mixed]
    return shades


@contextmanager
def window_on(folder: Path, code: str) -> Iterator[MainWindow]:
    settings = Preferences(QSettings(str(folder / f"{code}.ini"), QSettings.Format.IniFormat))
    settings.keep("language", code)
    settings.keep("theme", "light")
    window_language.install(QApplication.instance(), settings)  # type: ignore[arg-type]
    look = Appearance(settings)
    look.apply()
    window = MainWindow(Session(Archive.open(folder / "archive"), settings), look, settings)
    window.resize(*SIZE)
    window.show()
    window.resize(*SIZE)
    spin(5, lambda: window.browsing.overview.reports and window.model.rowCount())
    spin(1.5)
    yield window
    window.close()
    window.deleteLater()


def pictures(window: MainWindow, out: Path) -> None:
    window.middle.table.select(2)
    keep(window, out / "window.png")
    window.pane.fields.setCurrentIndex(window.pane.fields_model.index_of("dateline"))
    keep(window.pane, out / "report.png")
    window.taking.take([seeds() / "reports"])
    spin(20, lambda: not window.session.adding.jobs)
    window.middle.notice.hide()
    window.dock.show()
    spin(0.5)
    window.resizeDocks([window.dock], [280], Qt.Orientation.Vertical)
    keep(window.dock, out / "jobs.png")
    window.dock.hide()
    case_pictures(window, out, {"case": "case-compare", "brief": "case-brief"})
    window.auditing.show()
    spin(6)
    assert window.auditing.dialog
    keep(window.auditing.dialog, out / "audit.png")
    window.auditing.dialog.close()
    window.preferring.show()
    spin(3)
    assert window.preferring.dialog
    keep(window.preferring.dialog, out / "preferences.png")
    window.preferring.dialog.close()


def readme_pictures(window: MainWindow, out: Path) -> None:
    """A report, a question of the review, and the case: its timeline, the words of a row, its brief."""
    spin(5)  # suggested cases come last
    headlines = [str(window.model.index(row, 0).data()) for row in range(window.model.rowCount())]
    window.middle.table.select(next(row for row, headline in enumerate(headlines) if headline.startswith(SHOWN)))
    keep(window, out / "window.png")
    window.actions_by_name["review"].trigger()
    spin(2)
    window.review.skipped.emit()  # the second question shows a value and its words
    spin(2)
    keep(window, out / "review.png")
    window.actions_by_name["report-pane"].trigger()
    case_pictures(window, out, {"timeline": "case-timeline", "compare": "case-compare", "brief": "case-brief"})
    window.actions_by_name["report-pane"].trigger()
    window.browsing.go("reports")
    spin(1)


def case_pictures(window: MainWindow, out: Path, pages: dict[str, str]) -> None:
    """Pages of the case by the names of the pictures, each with the action that turns to it."""
    window.browsing.go("case", next(case.case for case in window.browsing.overview.cases if case.name == CASE))
    cells, sheets = window.middle.case.compare.findings.cells, window.drafting.page.sheets
    for name, action in pages.items():
        spin(0.8)
        window.actions_by_name[action].trigger()
        spin(4)
        if action == "case-timeline":
            spin(60, window.middle.case.timeline.view.model().rowCount)
        elif action == "case-compare":
            spin(60, cells.model().rowCount)
            cells.setCurrentIndex(cells.model().index(0, 2))
            cells.pointed.emit(cells.chosen()[0])
            spin(2)
        elif action == "case-brief":
            spin(60, lambda: sheets.count)
            spin(4)
        keep(window, out / f"{name}.png")


def main() -> None:
    app = QApplication([])
    app.setStyle("Fusion")
    with tempfile.TemporaryDirectory() as scratch:
        # A person's own folder, told as "~": pictures show no place of the computer that they were drawn on
        os.environ |= {"HOME": scratch, "USER": PERSON, "LOGNAME": PERSON, "DOSSIER_KEYS": f"{scratch}/keys"}
        folder = Path(scratch, "Documents", "Dossier")
        folder.parent.mkdir()
        for _ in demonstrate(folder, seeds()):
            pass
        for code in LANGUAGES:
            with window_on(folder, code) as window:
                if code == "en":
                    readme_pictures(window, HERE / "pictures")
                pictures(window, HERE / "guide" / code / "pictures")


if __name__ == "__main__":
    main()
