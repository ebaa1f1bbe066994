"""What a started window loads before it is needed."""

import subprocess
import sys

_PROGRAM = """
import sys
from PySide6.QtCore import QCoreApplication, QTimer
import dossier.desktop.main_window
from dossier.desktop.preload import load_ahead

app = QCoreApplication([])
print("dossier.link" in sys.modules)
load_ahead()
print("dossier.link" in sys.modules)
beat = QTimer(interval=20)
beat.timeout.connect(lambda: "dossier.link.suggest" in sys.modules and app.quit())
beat.start()
QTimer.singleShot(30_000, app.quit)
app.exec()
print("dossier.link.suggest" in sys.modules)
"""


def test_linking_comes_after_the_window_and_before_the_first_file() -> None:
    """A start loads nothing of linking, and a moment later all of it is there though nobody asked for it."""
    run = subprocess.run([sys.executable, "-c", _PROGRAM], capture_output=True, text=True, check=True, timeout=60)
    assert run.stdout.split() == ["False", "False", "True"]
