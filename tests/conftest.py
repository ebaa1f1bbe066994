"""What all tests share: Qt without a display, and a run that goes on where Qt's system libraries are missing."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

from tests import readers

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
_KEYS = os.environ["DOSSIER_KEYS"] = tempfile.mkdtemp(prefix="dossier-keys-")  # never this user's own
os.environ["PYTHONWARNINGS"] = "error:archive.:DeprecationWarning"  # the verbs of 0.5.0, in the programs of tests too

# How long an example takes, or its making, tells of the machine's other work
_UNTIMED = {"deadline": None, "suppress_health_check": [HealthCheck.too_slow]}
# The same examples in every run, so that a red run is red again for whoever looks into it; others are drawn by
# `--hypothesis-profile explore`
settings.register_profile("repeated", **_UNTIMED, derandomize=True)
settings.register_profile("explore", **_UNTIMED)
settings.load_profile("repeated")


@pytest.fixture(autouse=True)
def _own_keys(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Each test is a computer of its own: copies of one archive in several tests are no forgeries of each other."""
    with tempfile.TemporaryDirectory(dir=_KEYS) as folder:
        monkeypatch.setenv("DOSSIER_KEYS", folder)
        yield


@pytest.fixture(scope="session", autouse=True)
def _warm_readers() -> Iterator[None]:
    """Archives get readers that are at work already; tests of a reader pool of their own make one."""
    from dossier.archive.context import Context
    from dossier.intake.intake import Intake

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr("dossier.archive.ReaderPool", readers.lend)
        for way_in in (Intake.__init__, Context.intake):
            usual = way_in.__defaults__ or ()
            patched.setattr(way_in, "__defaults__", (readers.lend, *usual[1:]))
        patched.setattr("dossier.archive.Comparer", readers.comparer)
        yield
    readers.end()


def pytest_configure(config: pytest.Config) -> None:
    # pytest-qt ends the whole run where Qt cannot be loaded; the desktop's own tests say why they are passed over
    from dossier.desktop import display

    if display.problem() is None and not config.pluginmanager.hasplugin("pytestqt.plugin"):
        config.pluginmanager.import_plugin("pytestqt.plugin")


def pytest_unconfigure(config: pytest.Config) -> None:
    shutil.rmtree(_KEYS, ignore_errors=True)
