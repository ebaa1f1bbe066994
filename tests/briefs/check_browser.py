"""Opens `check.html` in headless Chromium and gives it files, over the DevTools protocol on two pipes."""

from __future__ import annotations

import base64
import contextlib
import itertools
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any, Self

from tests.network.browser import _QUIET as QUIET

# The browser reads from descriptor 3 and writes to 4; copies above both come first, so that neither is overwritten
_ON_THREE_AND_FOUR = """
import fcntl, os, sys
pair = [fcntl.fcntl(int(one), fcntl.F_DUPFD, 10) for one in sys.argv[1:3]]
for found, wanted in zip(pair, (3, 4)):
    os.dup2(found, wanted)
os.execvp(sys.argv[3], sys.argv[3:])
"""
_WAIT = "new Promise(done => { const look = () => document.body.ariaBusy ? setTimeout(look, 10) : done(1); look() })"
_FOUND = "JSON.stringify(dossierCheck.map(({name, kind, checks}) => ({name, kind, checks})))"


class CheckBrowser:
    """A browser with the page open; `requests` are the addresses that it asked for since."""

    def __init__(self, program: str, page: Path, profile: Path, language: str = "en") -> None:
        self.page, self.requests = page, list[str]()
        words = [program, "--headless", "--no-sandbox", "--disable-gpu", f"--lang={language}", *QUIET]
        words += [f"--accept-lang={language}", f"--user-data-dir={profile}", "--remote-debugging-pipe", "about:blank"]
        theirs_in, self._out = os.pipe()
        self._in, theirs_out = os.pipe()
        command = [sys.executable, "-c", _ON_THREE_AND_FOUR, str(theirs_in), str(theirs_out), *words]
        self._child = subprocess.Popen(
            command, pass_fds=(theirs_in, theirs_out), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        os.close(theirs_in)
        os.close(theirs_out)
        self._numbers, self._session, self._rest = itertools.count(1), "", b""
        targets = self.ask("Target.getTargets")["targetInfos"]
        target = next(one["targetId"] for one in targets if one["type"] == "page")
        self._session = self.ask("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        for domain in ("Page", "Network", "DOM", "Runtime"):
            self.ask(f"{domain}.enable")
        self.open()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        with contextlib.suppress(OSError):
            self.ask("Browser.close")
        self._child.wait(30)
        os.close(self._in)
        os.close(self._out)

    def open(self) -> None:
        """Loads the page anew."""
        self.ask("Page.navigate", url=self.page.as_uri())
        while self.value("document.readyState + typeof dossierCheck") != "completeobject":
            pass
        self.requests.clear()

    def check(self, *paths: Path, box: str = "files") -> list[dict[str, Any]]:
        """What the page says of the files given to it at once, or of a folder with `box="folder"`; newest first."""
        root = self.ask("DOM.getDocument")["root"]["nodeId"]
        node = self.ask("DOM.querySelector", nodeId=root, selector=f"#{box}")["nodeId"]
        before = self.value("dossierCheck.length")
        self.ask("DOM.setFileInputFiles", nodeId=node, files=[str(path) for path in paths])
        while self.value("dossierCheck.length") == before:
            pass
        self.value(_WAIT)
        return list(json.loads(self.value(_FOUND)))

    def value(self, script: str) -> Any:
        done = self.ask("Runtime.evaluate", expression=script, awaitPromise=True, returnByValue=True)
        assert "exceptionDetails" not in done, done
        return done["result"].get("value")

    def picture(self, path: Path, width: int, height: int, dark: bool = False) -> None:
        scheme = [{"name": "prefers-color-scheme", "value": "dark" if dark else "light"}]
        self.ask("Emulation.setEmulatedMedia", features=scheme)
        self.ask(
            "Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=1, mobile=width < 600
        )
        path.write_bytes(base64.b64decode(self.ask("Page.captureScreenshot", captureBeyondViewport=True)["data"]))

    def ask(self, method: str, **params: object) -> dict[str, Any]:
        number = next(self._numbers)
        message = {"id": number, "method": method, "params": params}
        if self._session:
            message["sessionId"] = self._session
        os.write(self._out, json.dumps(message).encode() + b"\0")
        while True:
            found = self._read()
            if found.get("method") == "Network.requestWillBeSent":
                self.requests.append(found["params"]["request"]["url"])
            if found.get("id") == number:
                assert "error" not in found, found
                return dict(found["result"])

    def _read(self) -> dict[str, Any]:
        while b"\0" not in self._rest:
            part = os.read(self._in, 1 << 20)
            assert part, "the browser ended"
            self._rest += part
        line, _, self._rest = self._rest.partition(b"\0")
        return dict(json.loads(line))
