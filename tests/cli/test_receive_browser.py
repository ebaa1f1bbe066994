"""An extension of a real browser sends pages to the receiver, and reads its answer; a page of the web cannot."""

from __future__ import annotations

import json
import subprocess
import threading
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from queue import Queue
from typing import Any

import pytest

from dossier import Archive
from dossier.cli.output import Printer
from dossier.cli.receive import PageServer
from tests.network.browser import _QUIET as QUIET
from tests.network.browser import program

STORY = "<!doctype html><title>Ferry aground</title><h1>Ferry aground</h1><p>{} people were hurt, the mayor said.</p>"
URL = "https://nadircourier.example/2024/03/06/ferry-aground"
_MANIFEST = {
    "manifest_version": 3, "name": "Saver", "version": "1", "background": {"service_worker": "saver.js"},
    "host_permissions": ["http://127.0.0.1/*"],
}  # fmt: skip
_SEND = """
async function send(page, token) {
  const form = new FormData();
  form.append("url", URL_OF_STORY);
  form.append("file", new Blob([page], {type: "text/html"}), "Ferry.html");
  const answer = await fetch(RECEIVER, {method: "POST", body: form, headers: {Authorization: "Bearer " + token}});
  return (await answer.json()).message;
}
"""
_SAVER = """
(async () => {
  const said = [];
  for (const number of [0, 1, 2, 2]) {
    const page = await (await fetch(PAGES + "story/" + number)).text();
    said.push(await send(page, TOKEN));
  }
  await fetch(PAGES + "said", {method: "POST", body: JSON.stringify(said)});
})().catch(error => fetch(PAGES + "said", {method: "POST", body: JSON.stringify(String(error))}));
"""


class Clock:
    def __init__(self) -> None:
        self.now = datetime(2026, 3, 6, 8, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.now


class Pages(ThreadingHTTPServer):
    """A site whose story has one more injured at each visit; what browsers say is put into a queue."""

    def __init__(self, clock: Clock) -> None:
        super().__init__(("127.0.0.1", 0), _Site)
        self.clock, self.said, self.visits, self.script = clock, Queue[Any](), 0, ""

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.server_port}/"


class _Site(BaseHTTPRequestHandler):
    server: Pages

    def do_GET(self) -> None:
        if self.path.startswith("/story/"):
            number = int(self.path.rpartition("/")[2])
            self.server.visits += 1
            if self.server.visits == 4:  # two hours later nothing has changed
                self.server.clock.now += timedelta(hours=2, minutes=5)
            self._answer(STORY.format(number + 3))
        else:
            self._answer(f"<!doctype html><script>{self.server.script}</script>")

    def do_POST(self) -> None:
        self.server.said.put(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
        self._answer("")

    def _answer(self, words: str) -> None:
        self.send_response(200)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.end_headers()
        self.wfile.write(words.encode())

    def log_message(self, format: str, *args: Any) -> None:
        """Quiet."""


@pytest.fixture
def served(tmp_path: Path) -> Iterator[tuple[PageServer, Pages]]:
    clock = Clock()
    with (
        Archive.create(tmp_path / "archive", clock=clock) as archive,
        PageServer(archive, tmp_path / "in", Printer(as_json=False)) as receiver,
        Pages(clock) as pages,
    ):
        threads = [threading.Thread(target=server.serve_forever) for server in (receiver, pages)]
        for thread in threads:
            thread.start()
        yield receiver, pages
        for server, thread in zip((receiver, pages), threads, strict=True):
            server.shutdown()
            thread.join()


def _constants(receiver: PageServer, pages: Pages) -> str:
    names = {"RECEIVER": f"http://127.0.0.1:{receiver.server_port}/", "PAGES": pages.address}
    names |= {"TOKEN": receiver.token, "URL_OF_STORY": URL}
    return "".join(f"const {name} = {json.dumps(value)};\n" for name, value in names.items())


def _browse(browser: str, profile: Path, pages: Pages, *options: str) -> Any:
    """What the browser says once it has opened the site."""
    words = [browser, "--headless=new", "--no-sandbox", "--disable-gpu", f"--user-data-dir={profile}", *QUIET, *options]
    child = subprocess.Popen([*words, pages.address], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        return pages.said.get(timeout=240)
    finally:
        child.terminate()
        child.wait(30)


@pytest.fixture
def browser() -> str:
    found = program()
    if found is None:
        pytest.skip("no browser here")
    return found


def test_an_extension_saves_a_page_again_and_again(
    browser: str, served: tuple[PageServer, Pages], tmp_path: Path
) -> None:
    """Three states are three versions of one report; a fourth save says that nothing has changed for two hours."""
    receiver, pages = served
    extension = tmp_path / "extension"
    extension.mkdir()
    (extension / "manifest.json").write_text(json.dumps(_MANIFEST), encoding="utf-8")
    (extension / "saver.js").write_text(_constants(receiver, pages) + _SEND + _SAVER, encoding="utf-8")
    said = _browse(
        browser, tmp_path / "profile", pages,
        f"--load-extension={extension}", "--disable-features=DisableLoadExtensionCommandLineSwitch",
    )  # fmt: skip
    assert said == [
        "1 version, last changed just now", "2 versions, last changed just now", "3 versions, last changed just now",
        "3 versions, last changed 2 h ago",
    ]  # fmt: skip
    (row,) = receiver.archive.reports.list()
    assert len(receiver.archive.reports.get(row.report).versions) == 3


def test_a_page_of_the_web_cannot_send_anything(browser: str, served: tuple[PageServer, Pages], tmp_path: Path) -> None:
    """Not even with the token: the browser tells its script nothing but that it failed."""
    receiver, pages = served
    tried = 'send("<p>x</p>", TOKEN).then(() => "sent", error => error.name)'
    done = '.then(said => fetch(PAGES + "said", {method: "POST", body: JSON.stringify(said)}));'
    pages.script = _constants(receiver, pages) + _SEND + tried + done
    assert _browse(browser, tmp_path / "profile", pages) == "TypeError"
    assert receiver.archive.reports.count() == 0
