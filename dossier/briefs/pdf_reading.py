"""Opens a PDF in a confined child process, for a hostile one can abort the process that opens it, or worse."""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from dossier.briefs.standalone import limits
from dossier.children import Broken, child_command, run
from dossier.clauses import Clause, from_json, to_json
from dossier.errors import Unreadable
from dossier.model.digest import Digest
from dossier.sandbox import check_sandbox, confine, load_late_parts

_MOST_PAGES = 20_000
_MAX_ANSWER = 128 << 20  # bytes that the child may answer
_PATIENCE = 300.0  # seconds
_MOST_REASON = 500  # characters of why it cannot be opened
# What an answer of another form leads to
_NONSENSE = (ValueError, LookupError, TypeError, AttributeError, RecursionError)


class Unopened(Exception):
    """The file cannot be taken apart; `reason` is a clause."""

    def __init__(self, reason: Clause) -> None:
        super().__init__(reason)
        self.reason = reason


@dataclass(frozen=True, slots=True)
class PdfContents:
    """A PDF's attachments (the one asked for as text, all of them as SHA-256 by name) and the words of its pages."""

    wanted: str | None
    attached: Mapping[str, Digest]
    pages: tuple[str, ...]


def open_pdf(data: bytes, wanted: str, patience: float = _PATIENCE) -> PdfContents:
    """`wanted` names the attachment whose text is needed. Raises Unopened."""
    command = [*child_command("dossier.briefs.pdf_reading"), wanted]
    try:
        done = run(command, data, patience, _MAX_ANSWER)
    except Broken as error:
        late = error.reason == Clause("takes-too-long")
        raise Unopened(Clause("it-takes-too-long-to-open") if late else Clause("it", reason=error.reason)) from None
    try:
        return _opened(json.loads(done.out))
    except _NONSENSE:
        raise Unopened(Clause("program-opened-broke-off")) from None


def _opened(found: Mapping[str, Any]) -> PdfContents:
    """The child's answer, of which a hostile PDF may have written every byte."""
    if "error" in found:
        reason = from_json(found["error"])
        short = reason if len(reason) <= _MOST_REASON else reason[:_MOST_REASON]
        raise Unopened(Clause("it-cannot-be-opened", error=short))
    wanted = None if found["wanted"] is None else str(found["wanted"])
    attached = {str(name): Digest(digest) for name, digest in found["attached"].items()}
    return PdfContents(wanted, attached, tuple(map(str, found["pages"])))


def opened_here(data: bytes, wanted: str) -> PdfContents:
    """The same in this process, for files that are known to be sound.

    Raises RuntimeError (pypdfium2's own among them) when it is no PDF, ValueError when it is too large.
    """
    import pypdfium2

    pdf = pypdfium2.PdfDocument(data)
    if len(pdf) > _MOST_PAGES:
        raise ValueError(f"{len(pdf)} pages")
    attachments = [pdf.get_attachment(at) for at in range(pdf.count_attachments())]
    by_name = {item.get_name(): bytes(item.get_data()) for item in attachments}
    text = by_name[wanted].decode("utf-8", "replace") if wanted in by_name else None
    pages = tuple(page.get_textpage().get_text_range() for page in pdf)
    return PdfContents(text, {name: Digest.of(content) for name, content in by_name.items()}, pages)


def main() -> None:
    """The child: a PDF on standard input, JSON on standard output."""
    import pypdfium2  # noqa: F401 - nothing can be loaded any more once we are confined

    load_late_parts()
    protection = confine(limits.MEMORY)
    try:
        check_sandbox(protection)
        found = opened_here(sys.stdin.buffer.read(), sys.argv[1])
        answer = {"wanted": found.wanted, "attached": dict(found.attached), "pages": found.pages}
    except (MemoryError, ValueError, RuntimeError, Unreadable) as error:
        answer = {"error": to_json(error.reason) if isinstance(error, Unreadable) else str(error)}
    sys.stdout.write(json.dumps(answer))


if __name__ == "__main__":
    main()
