"""When pages are drawn as they looked, and what is shown where they cannot be; tests/network draws them."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from dossier.children import Done
from dossier.clauses import Clause
from dossier.desktop import web_engine
from tests.desktop.conftest import Stage
from tests.desktop.test_originals import _page, _take

needs_proc = pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="needs /proc")


def test_webengine_is_not_loaded_with_the_window() -> None:
    """All of the window but the view of pages is imported without it."""
    listed = "import sys, dossier.desktop.app; print([name for name in sys.modules if 'WebEngine' in name])"
    done = subprocess.run([sys.executable, "-c", listed], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


@pytest.mark.skipif(sys.platform == "win32", reason="needs a system with root")
def test_root_is_shown_the_outline(monkeypatch: pytest.MonkeyPatch) -> None:
    """The sandbox does not start for root: nothing is tried, and nothing is drawn without it."""
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    monkeypatch.setattr(web_engine, "run", lambda *_: pytest.fail("tried"))
    found = web_engine.trial({})
    assert found is not None and found.code == "web-engine-as-root"


@pytest.mark.parametrize(
    ("status", "out", "complaint", "code"),
    [
        (0, b'{"sandboxed": true}', b"", None),
        (0, b'{"sandboxed": false}', b"", "web-engine-unconfined"),
        (-6, b"", b"...\nNo usable sandbox!\n", "web-engine-broken"),
        (1, b"", b"ImportError: libnss3.so: cannot open shared object file", "web-engine-broken"),
    ],
)
def test_what_the_trial_says_decides(
    monkeypatch: pytest.MonkeyPatch, status: int, out: bytes, complaint: bytes, code: str | None
) -> None:
    """Pages are drawn after a trial whose page was confined; of any other the reason is given."""
    monkeypatch.setattr(os, "geteuid", lambda: 1000, raising=False)
    monkeypatch.setattr(web_engine, "run", lambda *_: Done(status, out, complaint))
    found = web_engine.trial({})
    assert (found and found.code) == code
    assert not complaint or complaint.decode().strip().splitlines()[-1] in str(found)


def test_variables_that_loosen_webengine_are_taken_away() -> None:
    """Its sandbox is not switched off by the environment, nor is a debugger's port opened."""
    environ = {"QTWEBENGINE_DISABLE_SANDBOX": "1", "QTWEBENGINE_CHROMIUM_FLAGS": "--no-sandbox",
               "QTWEBENGINE_REMOTE_DEBUGGING": "9222", "LANG": "C"}  # fmt: skip
    web_engine.tighten(environ)
    assert environ == {"LANG": "C"}


@needs_proc
def test_a_process_of_ours_counts_as_unconfined() -> None:
    """As does one that is not there."""
    assert not web_engine.is_sandboxed(os.getpid()) and not web_engine.is_sandboxed(1 << 30)


@pytest.mark.usefixtures("qapp")
def test_webengine_is_not_loaded_under_other_arguments() -> None:
    """A program that was started with others, as this run of tests, is refused."""
    found = web_engine.lacking_arguments()
    assert found is not None and found.code == "web-engine-arguments"


def test_where_no_page_can_be_drawn_its_outline_says_why(stage: Stage) -> None:
    """The words of the page are shown as before, called an outline, with the reason; there is no choice to offer."""
    _take(stage, "page.html", _page().encode())
    pane = stage.window.pane
    pane.go_to_tab("Original")
    view = pane.original
    stage.until(lambda: view.body.currentWidget() is view.page and view.page.is_whole)
    assert "Docks shut for a third day" in view.page.toPlainText()
    assert view._note.text().startswith("An outline of the page, without styles.")
    assert f"cannot be shown: {Clause('web-engine-missing')}." in view._note.text()
    assert view._outline.isHidden()
