"""Whether captured pages can be drawn by Qt WebEngine here, in its sandbox; loads nothing of it.

Its browser ends the whole process where it cannot start. So a child tries it first, and only what worked there is
loaded into the window, when a page is first shown as it looked.
"""

from __future__ import annotations

import importlib.util
import json
import os
import sys
import tempfile
from collections.abc import Mapping, MutableMapping
from pathlib import Path

from dossier.children import Broken, child_command, child_environment, run
from dossier.clauses import Clause

ARGUMENTS = (
    "--webEngineArgs",
    "--host-resolver-rules=MAP * ~NOTFOUND",  # no name and no address leads anywhere
    "--proxy-server=socks5://nowhere.invalid:9",
    "--disable-background-networking",
    "--disable-gpu",  # no driver draws what others sent
    "--force-webrtc-ip-handling-policy=disable_non_proxied_udp",
)
"""Go with the program's own arguments: WebEngine reads them there, once, when it is loaded."""

_LOOSENING = (
    "QTWEBENGINE_CHROMIUM_FLAGS", "QTWEBENGINE_DISABLE_SANDBOX", "QTWEBENGINE_REMOTE_DEBUGGING",
    "QTWEBENGINEPROCESS_PATH", "QTWEBENGINE_RESOURCES_PATH", "QTWEBENGINE_LOCALES_PATH",
    "QTWEBENGINE_DICTIONARIES_PATH",
)  # fmt: skip
_PATIENCE = 30.0  # seconds
_MOST = 1 << 16  # bytes of its answer
_WORDS = 200  # characters of what WebEngine wrote last


def tighten(environ: MutableMapping[str, str] = os.environ) -> None:
    """Takes away the variables by which WebEngine's sandbox is switched off, or its program exchanged."""
    for name in _LOOSENING:
        environ.pop(name, None)


def is_sandboxed(process: int) -> bool:
    """Whether a renderer is confined: on Linux in a process name space of its own, with its system calls filtered.

    Elsewhere True: there WebEngine knows no way to go on without its sandbox but an argument, which is never given.
    """
    if not sys.platform.startswith("linux"):
        return True
    try:
        status = Path(f"/proc/{process}/status").read_text(encoding="ascii", errors="replace")
    except OSError:
        return False
    facts = dict(line.split(":\t", 1) for line in status.splitlines() if ":\t" in line)
    return facts.get("Seccomp") == "2" and len(facts.get("NSpid", "").split()) > 1


def lacking_arguments() -> Clause | None:
    """Why WebEngine must not be loaded into this program: it would read other arguments than ours."""
    from PySide6.QtCore import QCoreApplication

    given = QCoreApplication.arguments()
    ours = ARGUMENTS[0] in given and tuple(given[given.index(ARGUMENTS[0]) :]) == ARGUMENTS
    return None if ours else Clause("web-engine-arguments")


def trial(given: Mapping[str, str] = os.environ) -> Clause | None:
    """Why no page can be drawn here as it looked; None if it can. Takes about a second; needs no window."""
    if importlib.util.find_spec("PySide6.QtWebEngineCore") is None:
        return Clause("web-engine-missing")
    if sys.platform != "win32" and os.geteuid() == 0:
        return Clause("web-engine-as-root")
    with tempfile.TemporaryDirectory(prefix="dossier-") as home:
        environment = {**child_environment(given), "QT_QPA_PLATFORM": "offscreen", "HOME": home}
        try:
            done = run(child_command("dossier.desktop.web_trial"), b"", _PATIENCE, _MOST, environment)
        except (Broken, OSError) as error:
            return Clause("web-engine-broken", error=error.reason if isinstance(error, Broken) else str(error))
    try:
        sandboxed = json.loads(done.out)["sandboxed"]
    except (ValueError, KeyError, TypeError):
        lines = done.complaint.decode("utf-8", "replace").strip().splitlines()
        return Clause("web-engine-broken", error=lines[-1][-_WORDS:] if lines else f"status {done.status}")
    return None if sandboxed is True else Clause("web-engine-unconfined")
