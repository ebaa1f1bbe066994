"""What all tests share: Qt without a display, and a run that goes on where Qt's system libraries are missing."""

from __future__ import annotations

import os

import pytest

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


def pytest_configure(config: pytest.Config) -> None:
    # pytest-qt ends the whole run where Qt cannot be loaded; the desktop's own tests say why they are passed over
    from dossier.desktop import display

    if display.problem() is None and not config.pluginmanager.hasplugin("pytestqt.plugin"):
        config.pluginmanager.import_plugin("pytestqt.plugin")
