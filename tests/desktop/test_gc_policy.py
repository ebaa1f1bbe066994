"""Objects that nobody holds any more: looked for on the main thread alone, as Qt needs it."""

from __future__ import annotations

import threading

import pytest
from PySide6.QtCore import QObject, Qt
from pytestqt.qtbot import QtBot

from dossier.desktop import gc_policy


class Circle(QObject):
    """Is held by itself, and tells on which thread it goes."""

    def __init__(self, gone: list[threading.Thread]) -> None:
        super().__init__()
        self.me, self.part = self, QObject(self)
        told = lambda: gone.append(threading.current_thread())  # noqa: E731
        self.part.destroyed.connect(told, Qt.ConnectionType.DirectConnection)


def test_what_nobody_holds_goes_on_the_main_thread(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """Though another thread makes objects all the while: a widget destroyed there could end the program."""
    monkeypatch.setattr(gc_policy, "_THRESHOLDS", (2000, 1, 1))
    gone, kept, stop = list[threading.Thread](), list[object](), threading.Event()
    gc_policy.steady()
    for _ in range(20):
        Circle(gone)

    def make() -> None:
        while not stop.wait(0.001):
            kept.extend([[] for _ in range(1000)])

    thread = threading.Thread(target=make)
    thread.start()
    try:
        qtbot.waitUntil(lambda: len(gone) == 20, timeout=30_000)
    finally:
        stop.set()
        thread.join()
    assert set(gone) == {threading.main_thread()}
