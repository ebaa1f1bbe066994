"""Takes pages that a browser's extension sends, each into a folder outside of the archive and from there into it."""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from urllib.parse import urlsplit

from dossier import lazy_re as re
from dossier.archive.context import Service
from dossier.clauses import Clause
from dossier.errors import BadInput
from dossier.files import write_whole
from dossier.model.reports import Outcome, Version
from dossier.repository.detect import check_outside

_TOKEN = re.compile(r"[A-Za-z0-9_-]{32,128}")
_UNSAFE = re.compile(r"[^\w.-]+")
_MOST_LETTERS = 80  # of a file's name
PAGE_ENDINGS = (".html", ".htm", ".mht", ".mhtml", ".htz", ".maff", ".zip", ".pdf", ".warc", ".wacz")


@dataclass(frozen=True, slots=True)
class ReceivedPage:
    """What became of a page that was sent, and the versions of its report."""

    outcome: Outcome
    versions: tuple[Version, ...]
    now: datetime

    @property
    def seconds_since_change(self) -> float | None:
        if not self.versions:
            return None
        return (self.now - datetime.fromisoformat(self.versions[-1].first_seen)).total_seconds()


class Receiver(Service):
    """A page of a known address is written to the same place again, and becomes its report's next version."""

    def token(self) -> str:
        """The word by which an extension shows that it may send; made once for this computer. Raises BadInput."""
        path = self._context.memory.folder / "receive-token"
        try:
            if path.exists():
                kept_token = path.read_text(encoding="ascii").strip()
                if not _TOKEN.fullmatch(kept_token):
                    raise BadInput(path, Clause("holds-no-token"))
                return kept_token
            new_token = secrets.token_urlsafe(32)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.touch(mode=0o600, exist_ok=False)
            path.write_text(new_token, encoding="ascii")
        except (OSError, UnicodeDecodeError) as error:
            raise BadInput(path, Clause("cannot-be-used-for-token", error=error)) from error
        return new_token

    def check_folder(self, folder: Path) -> None:
        """Raises BadInput where pages cannot be kept: within an archive."""
        check_outside(folder / "page.html", self._context.watchlist.folders())

    def take(self, folder: Path, name: str, url: str, data: bytes) -> ReceivedPage:
        """Writes a page into the folder and adds it to the archive. Raises BadInput where it cannot be written."""
        path = folder / file_name(name, url)
        try:
            folder.mkdir(parents=True, exist_ok=True)
            write_whole(path, data)
        except OSError as error:
            raise BadInput(path, Clause("cannot-be-written", error=error.strerror or error)) from error
        intake = self._context.intake()
        try:
            outcome = next(one for one in list(intake.add([str(path)], 1)) if one.path == str(path))
        finally:
            intake.close()
        versions = self._catalog.versions(outcome.report) if outcome.report else ()
        return ReceivedPage(outcome, versions, self._context.clock())


def file_name(name: str, url: str) -> str:
    """A name that depends on the address alone where there is one, without any part that leads elsewhere."""
    last_part = re.split(r"[/\\]", name)[-1]
    ending = next((end for end in PAGE_ENDINGS if last_part.lower().endswith(end)), ".html")
    address = urlsplit(url) if url else None
    words = f"{address.hostname or ''}{address.path}" if address else last_part[: -len(ending)] or "page"
    plain = _UNSAFE.sub("-", words).strip("-.")[:_MOST_LETTERS] or "page"
    return f"{plain}-{hashlib.sha256(url.encode()).hexdigest()[:10]}{ending}" if url else f"{plain}{ending}"
