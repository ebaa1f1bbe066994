"""Pages that an extension sends over loopback are archived, and nobody else can send any."""

from __future__ import annotations

import base64
import json
import threading
from collections.abc import Iterator
from http.client import HTTPConnection
from pathlib import Path
from typing import Any

import pytest

from dossier import Archive
from dossier.archive.receiver import file_name
from dossier.cli.output import Printer
from dossier.cli.receive import PageServer
from tests.intake.saves import Save, scrapbook
from tests.reading.documents import zipped

_PAGE = "<html><head><title>Ferry aground</title></head><body><h1>Ferry aground</h1><p>{} people were hurt.</p></body>"
_URL = "https://herald.invalid/news/ferry?id=7"
_EXTENSION = "moz-extension://0c1d"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PageServer]:
    home = tmp_path_factory.mktemp("receiver")
    with (
        Archive.create(home / "archive") as archive,
        PageServer(archive, home / "in", Printer(as_json=False)) as server,
    ):
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield server
        server.shutdown()
        thread.join()


def _ask(server: PageServer, method: str, path: str, body: bytes = b"", **headers: str) -> tuple[int, Any, Any]:
    connection = HTTPConnection("127.0.0.1", server.server_port, timeout=300)
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    connection.request(method, path, body, named)
    answer = connection.getresponse()
    text = answer.read().decode()
    connection.close()
    return answer.status, json.loads(text) if text.startswith("{") else text, answer.headers


def _form(page: str, name: str = "Ferry.html") -> tuple[bytes, str]:
    parts = (
        f'--b\r\nContent-Disposition: form-data; name="url"\r\n\r\n{_URL}\r\n'
        f'--b\r\nContent-Disposition: form-data; name="file"; filename="{name}"\r\nContent-Type: text/html\r\n\r\n'
        f"{page}\r\n--b--\r\n"
    )
    return parts.encode(), "multipart/form-data; boundary=b"


def test_a_page_sent_again_is_a_new_version(server: PageServer) -> None:
    """SingleFile's form archives a page byte for byte; the same address later is its next version."""
    bearer = f"Bearer {server.token}"
    for number, (count, name) in enumerate((("Three", "Ferry.html"), ("Four", "Ferry (1).html")), start=1):
        body, kind = _form(_PAGE.format(count), name)
        headers = {"Authorization": bearer, "Content_Type": kind, "Origin": _EXTENSION}
        status, told, answered = _ask(server, "POST", "/", body, **headers)
        assert (status, told["version"], told["versions"]) == (201, number, number), told
        assert told["message"] == f"{number} version{'s' * (number > 1)}, last changed just now"
        assert answered["Access-Control-Allow-Origin"] == _EXTENSION
        assert Path(told["path"]).read_bytes() == _PAGE.format(count).encode()
    status, told, _ = _ask(server, "POST", "/", body, Accept="text/plain", **headers)
    assert (status, told) == (201, "2 versions, last changed just now\n")


def test_webdav_stays_in_the_folder(server: PageServer) -> None:
    """A name that leads elsewhere is cut to its last part; the token is the password."""
    basic = "Basic " + base64.b64encode(f"me:{server.token}".encode()).decode()
    status, told, _ = _ask(server, "PUT", "/a/..%2F..%2Fother.html", _PAGE.format(2).encode(), Authorization=basic)
    assert status == 201
    assert Path(told["path"]) == server.folder / "other.html"
    assert _ask(server, "HEAD", "/other.html", Authorization=basic)[0] == 404


def _scrapbook_form(data: bytes) -> bytes:
    """What WebScrapBook sends: a token that it asked for, and a file that it calls "blob"."""
    token = b'--b\r\nContent-Disposition: form-data; name="token"\r\n\r\n-\r\n'
    head = b'--b\r\nContent-Disposition: form-data; name="upload"; filename="blob"\r\n\r\n'
    return token + head + data + b"\r\n--b--\r\n"


def test_webscrapbook_finds_its_backend_server_here(server: PageServer) -> None:
    """One capture asks for settings, a token and a free name, and uploads; one more is a new version."""
    basic = "Basic " + base64.b64encode(f"me:{server.token}".encode()).decode()
    as_user = {"Authorization": basic, "Origin": _EXTENSION}
    status, told, answered = _ask(server, "GET", "/?a=config&f=json&ts=1", Origin=_EXTENSION)
    assert (status, answered["WWW-Authenticate"].split()[0]) == (401, "Basic")
    assert "token" in told["error"]["message"]
    settings = _ask(server, "GET", "/?a=config&f=json&ts=1", **as_user)[1]["data"]
    assert tuple(map(int, settings["VERSION"].split("."))) >= (2, 6, 0)
    assert settings["book"][""]["no_tree"]
    for number in (1, 2):
        name = f"{settings['app']['base']}/2024030{number}.htz"
        assert _ask(server, "POST", "/?a=token&f=json", **as_user)[1]["data"]
        assert _ask(server, "GET", f"{name}?f=json", **as_user)[1]["data"]["type"] is None
        page = scrapbook(Save(url="https://herald.invalid/2024/scrapbook-of-the-day", hour=8 + number))
        body = _scrapbook_form(zipped({"index.html": page, "ferry.png": b"1"}))
        kind = {"Content_Type": "multipart/form-data; boundary=b"}
        status, told, answered = _ask(server, "POST", f"{name}?a=save&f=json", body, **as_user, **kind)
        assert (status, told["success"], told["versions"]) == (201, True, number), told
        assert told["data"] == f"{number} version{'s' * (number > 1)}, last changed just now"
        assert answered["Access-Control-Allow-Credentials"] == "true"
    shown = server.archive.reports.get(told["report"])
    assert shown.version.stated.url == "https://herald.invalid/2024/scrapbook-of-the-day"


@pytest.mark.parametrize(
    ("address", "status"),
    [("/1/index.html?a=save&f=json", 415), ("/1/a.png?a=save&f=json", 415), ("/tree/meta.js?a=delete&f=json", 400)],
)
def test_webscrapbook_is_told_what_is_not_taken(server: PageServer, address: str, status: int) -> None:
    """A page in many files, and changes of an index, are refused in words that the extension shows."""
    before = server.archive.reports.count()
    headers = {"Authorization": f"Bearer {server.token}", "Content_Type": "multipart/form-data; boundary=b"}
    found, told, _ = _ask(server, "POST", address, _scrapbook_form(b"<p>Words</p>"), **headers)
    assert (found, told["error"]["status"]) == (status, status)
    assert told["error"]["message"].endswith(".")
    assert server.archive.reports.count() == before


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({}, 401), ({"Authorization": "Bearer wrong"}, 401), ({"Authorization": "Basic ???"}, 401),
        ({"Host": "herald.invalid:80"}, 403), ({"Origin": "https://herald.invalid"}, 403), ({"Origin": "null"}, 403),
        ({"Content_Type": "text/html", "Authorization": "+"}, 415),
        ({"Content_Type": "multipart/form-data; boundary=x", "Authorization": "+"}, 400),
        ({"Content_Length": "999999999999", "Authorization": "+"}, 413),
        ({"Content_Length": "-1", "Authorization": "+"}, 411),
        ({"Transfer_Encoding": "chunked", "Content_Length": "4", "Authorization": "+"}, 411),
    ],
)  # fmt: skip
def test_others_are_refused(server: PageServer, headers: dict[str, str], status: int) -> None:
    """No token, another host's name, a web page's origin, no form or no sane length: refused, nothing is kept."""
    before = server.archive.reports.count()
    token = {"Authorization": f"Bearer {server.token}"} if headers.get("Authorization") == "+" else {}
    found, told, answered = _ask(server, "POST", "/", b"page", **headers | token)
    assert (found, list(told)) == (status, ["error"])
    assert answered["Access-Control-Allow-Origin"] is None
    assert server.archive.reports.count() == before


def test_a_web_page_learns_nothing_before_it_sends(server: PageServer) -> None:
    """A browser's question whether a page may send is answered with no; an extension's with yes."""
    assert _ask(server, "OPTIONS", "/", Origin="https://herald.invalid")[0] == 403
    assert _ask(server, "OPTIONS", "/", Origin=_EXTENSION)[0] == 204


@pytest.mark.parametrize("name", ["../../x.html", "C:\\a\\x.html", "...", "", "a\0b.html", "x.exe"])
def test_names_lead_nowhere_else(name: str) -> None:
    """Whatever name is sent, the file has one plain name of a kind of page."""
    for made in (file_name(name, ""), file_name(name, _URL)):
        assert Path(made).name == made
        assert made.endswith(".html")
        assert not made.startswith(".")
    assert file_name(name, _URL) != file_name(name, f"{_URL}8")
