"""A receiver on this computer alone, to which an extension of the browser sends the pages that it saves."""

from __future__ import annotations

import base64
import binascii
import hmac
import json
from email import policy
from email.parser import BytesParser
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import unquote

import click

from dossier.cli import checked
from dossier.cli.intake_commands import outcome_json
from dossier.cli.options import PLACE, with_archive
from dossier.cli.output import Printer, counted
from dossier.cli.scrapbook_backend import SAVE, action_of, data_for, is_whole_page
from dossier.error_sentences import sentence
from dossier.errors import DossierError

if TYPE_CHECKING:
    from dossier.archive import Archive
    from dossier.archive.receiver import ReceivedPage

_HOST = "127.0.0.1"
_MOST_BYTES = 128 << 20
_PATIENCE = 30  # seconds for a request to arrive
_MOST_PARTS = 20
_MOST_QUESTION = 1 << 16  # bytes of a form that asks something
_EXTENSIONS = ("chrome-extension://", "moz-extension://", "safari-web-extension://")
_NO_NAMES = ("", "blob")  # what forms call a file that was made in the browser
_METHODS = "GET, POST, PUT, HEAD, MKCOL, OPTIONS"


class _Refused(Exception):
    """A request that is not obeyed, with the status and the sentence of its answer."""

    def __init__(self, status: HTTPStatus, words: str) -> None:
        super().__init__(words)
        self.status, self.words = status, words


class PageServer(HTTPServer):
    """Listens on 127.0.0.1; takes one page after the other."""

    def __init__(self, archive: Archive, folder: Path, printer: Printer, port: int = 0) -> None:
        super().__init__((_HOST, port), _PageHandler)
        self.archive, self.folder, self.printer = archive, folder, printer
        self.token = archive.receiver.token()
        self.names = {f"{name}:{self.server_port}" for name in (_HOST, "localhost")}


class _PageHandler(BaseHTTPRequestHandler):
    """Answers an extension; a page of the web can neither send anything nor learn that somebody listens."""

    server: PageServer
    timeout = _PATIENCE
    server_version, sys_version = "dossier", ""

    def do_GET(self) -> None:
        """WebScrapBook asks what kind of server this is, and whether a name is taken."""
        self._obey(self._answer_question)

    def do_POST(self) -> None:
        """SingleFile's form holds the file and the page's address; WebScrapBook's names the file in the path."""
        if action_of(self.path) in ("", SAVE):
            self._obey(lambda: self._take_form(*_form(self.headers.get("Content-Type", ""), self._body())))
        else:
            self._obey(self._answer_question)

    def do_PUT(self) -> None:
        """WebDAV: the file alone, its name in the path."""
        self._obey(lambda: self._take(self._name_in_path, "", self._body()))

    def do_MKCOL(self) -> None:
        """Folders mean nothing here: the extension may believe that it made one."""
        self._obey(lambda: self._answer(HTTPStatus.CREATED, {}))

    def do_HEAD(self) -> None:
        """No file is there yet, whatever its name: each save is a state of its page."""
        self._obey(lambda: self._answer(HTTPStatus.NOT_FOUND, {}))

    def do_OPTIONS(self) -> None:
        """A browser asks before it lets an extension send a token."""
        try:
            self._check_sender()
        except _Refused as refused:
            self._answer(refused.status, {"error": refused.words})
        else:
            self._answer(HTTPStatus.NO_CONTENT, {})

    def log_message(self, format: str, *args: Any) -> None:
        """Outcomes are printed; requests are not."""

    def _obey(self, does: Any) -> None:
        try:
            self._check_sender()
            self._check_token()
            does()
        except _Refused as refused:
            self.close_connection = True
            self._answer(refused.status, self._error(refused.status, refused.words))
        except DossierError as error:
            self.server.printer.failure(error)
            status = HTTPStatus.INTERNAL_SERVER_ERROR
            self._answer(status, self._error(status, sentence(error)))

    def _error(self, status: HTTPStatus, words: str) -> dict[str, Any]:
        """WebScrapBook shows a message that is within an object."""
        return {"error": {"status": status, "message": words} if action_of(self.path) else words}

    def _check_sender(self) -> None:
        """A name that was made to lead here (DNS rebinding) is another host; a page's own script has its origin."""
        if self.headers.get_all("Host") is None or set(self.headers.get_all("Host") or ()) - self.server.names:
            raise _Refused(HTTPStatus.FORBIDDEN, "This receiver answers to 127.0.0.1 alone.")
        origin = self.headers.get("Origin")
        if origin is not None and not origin.startswith(_EXTENSIONS):
            raise _Refused(HTTPStatus.FORBIDDEN, "Web pages may not send anything here.")

    def _check_token(self) -> None:
        kind, _, given = self.headers.get("Authorization", "").partition(" ")
        if kind.lower() == "basic":  # WebDAV: any user's name, the token for a password
            try:
                given = base64.b64decode(given, validate=True).decode().partition(":")[2]
            except (binascii.Error, UnicodeDecodeError):
                given = ""
        if not hmac.compare_digest(given.encode(), self.server.token.encode()):
            raise _Refused(HTTPStatus.UNAUTHORIZED, "The token is missing or wrong.")

    def _body(self) -> bytes:
        length = self.headers.get("Content-Length", "")
        if self.headers.get("Transfer-Encoding") or not (length.isascii() and length.isdecimal()):
            raise _Refused(HTTPStatus.LENGTH_REQUIRED, "The length of the page is not stated.")
        if len(length) > len(str(_MOST_BYTES)) or int(length) > _MOST_BYTES:
            raise _Refused(HTTPStatus.REQUEST_ENTITY_TOO_LARGE, f"A page may have {_MOST_BYTES >> 20} MB at most.")
        data = self.rfile.read(int(length))
        if len(data) < int(length) or not data:
            raise _Refused(HTTPStatus.BAD_REQUEST, "The page arrived incomplete.")
        return data

    def _answer_question(self) -> None:
        """Answers a question of WebScrapBook, whose form holds nothing that matters here."""
        length = self.headers.get("Content-Length", "0")
        if not (length.isascii() and length.isdecimal() and int(length[:9]) <= _MOST_QUESTION):
            raise _Refused(HTTPStatus.REQUEST_ENTITY_TOO_LARGE, "This question is too long.")
        self.rfile.read(int(length))
        try:
            found = data_for(action_of(self.path), self.path)
        except KeyError:
            raise _Refused(HTTPStatus.BAD_REQUEST, "This receiver takes pages, and nothing else.") from None
        self._answer(HTTPStatus.OK, {"success": True, "data": found})

    def _take_form(self, name: str, url: str, data: bytes) -> None:
        self._take(self._name_in_path if name in _NO_NAMES else name, url, data)

    @property
    def _name_in_path(self) -> str:
        return unquote(self.path.partition("?")[0].rpartition("/")[2])

    def _take(self, name: str, url: str, data: bytes) -> None:
        if action_of(self.path) == SAVE and not is_whole_page(name):
            words = "Choose HTZ, MAFF or a single HTML file in WebScrapBook: a page in many files is not taken."
            raise _Refused(HTTPStatus.UNSUPPORTED_MEDIA_TYPE, words)
        found = self.server.archive.receiver.take(self.server.folder, name, url, data)
        said = {**outcome_json(found.outcome), "versions": len(found.versions), "message": versions_line(found)}
        self.server.printer.item(said, f"{found.outcome.status:12} {found.outcome.path}  {said['message']}")
        if action_of(self.path) == SAVE:
            said |= {"success": True, "data": said["message"]}
        failed = found.outcome.status == "failed"
        self._answer(HTTPStatus.INTERNAL_SERVER_ERROR if failed else HTTPStatus.CREATED, said)

    def _answer(self, status: HTTPStatus, said: dict[str, Any]) -> None:
        plain = "text/plain" in self.headers.get("Accept", "") and "message" in said
        body = (f"{said['message']}\n" if plain else json.dumps(said)).encode() if said else b""
        self.send_response(status)
        origin = self.headers.get("Origin", "")
        if origin.startswith(_EXTENSIONS):
            self.send_header("Access-Control-Allow-Origin", origin)
            self.send_header("Access-Control-Allow-Methods", _METHODS)
            self.send_header("Access-Control-Allow-Headers", "Authorization, Content-Type")
            self.send_header("Access-Control-Allow-Credentials", "true")
        if status == HTTPStatus.UNAUTHORIZED:
            self.send_header("WWW-Authenticate", 'Basic realm="Dossier"')
        self.send_header("Content-Type", "text/plain; charset=utf-8" if plain else "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)


def _form(content_type: str, body: bytes) -> tuple[str, str, bytes]:
    """The file's name, the page's address and the file, of a form; there must be one file."""
    if not content_type.lower().startswith("multipart/form-data"):
        raise _Refused(HTTPStatus.UNSUPPORTED_MEDIA_TYPE, "Send the page as a form with a file.")
    head = f"Content-Type: {content_type}\r\n\r\n".encode("latin-1", "replace")
    parts = list(BytesParser(policy=policy.HTTP).parsebytes(head + body).iter_parts())
    files = [part for part in parts if part.get_filename() is not None]
    if len(files) != 1 or len(parts) > _MOST_PARTS:
        raise _Refused(HTTPStatus.BAD_REQUEST, "The form must hold one file.")
    data = files[0].get_payload(decode=True)
    if not isinstance(data, bytes) or not data:
        raise _Refused(HTTPStatus.BAD_REQUEST, "The file is empty.")
    fields = (part.get_payload(decode=True) for part in parts if part not in files)
    texts = (field.decode("utf-8", "replace").strip() for field in fields if isinstance(field, bytes))
    url = next((words for words in texts if words.startswith(("https://", "http://"))), "")
    return files[0].get_filename() or "", url, data


def versions_line(found: ReceivedPage) -> str:
    """`3 versions, last changed 2 h ago`."""
    age = found.seconds_since_change
    if age is None:
        return found.outcome.reason or found.outcome.status
    return f"{counted(len(found.versions), 'version')}, last changed {_ago(age)}"


def _ago(seconds: float) -> str:
    for size, unit in ((86_400, "days"), (3600, "h"), (60, "min")):
        if seconds >= size:
            return f"{int(seconds // size)} {unit} ago"
    return "just now"


@checked.command()
@click.option("--port", type=click.IntRange(1, 65535), default=8791, show_default=True, help="The port to listen on.")
@click.option("--folder", type=PLACE, metavar="DIR", help="Where pages are kept; next to the archive unless named.")
@with_archive
def receive(printer: Printer, archive: Archive, port: int, folder: Path | None) -> None:
    """Take pages that SingleFile or WebScrapBook sends from the browser.

    Listens on this computer alone (127.0.0.1) until Ctrl+C, and asks for the token that it prints. Pages are written to
    a folder and archived from there.
    """
    place = folder or archive.folder.with_name(f"{archive.folder.name}-received")
    archive.receiver.check_folder(place)
    with PageServer(archive, place, printer, port) as server:
        printer.warn(f"Listening on http://{_HOST}:{server.server_port}/ ; pages go to {place}. Token: {server.token}")
        server.serve_forever()
