"""Sets pages with typst in a child process, which gives back some 200 MB by ending, and cannot take the window with it.

A document is PDF/A-3a and PDF/UA-1 in the fonts that typst carries and one of ours for Arabic; fonts of the machine are
not used, so that all machines agree. Template and inputs are data from the parent.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from importlib.metadata import version
from types import TracebackType
from typing import Any, BinaryIO

from dossier.children import Broken, Dialogue, child_command, child_environment
from dossier.clauses import Clause, as_clause
from dossier.resources import resource

_STANDARDS: list[Any] = ["a-3a", "ua-1"]  # archival with attachments, and readable by assistive software
_PROBE = b'#set document(title: "p")\n#set text(lang: "en", font: "Libertinus Serif")\n#sys.inputs.p'
_MOST = 1 << 30  # bytes that a document may have
_PATIENCE = 600.0  # seconds
_MOST_SET = 4  # documents by one child: each of some 25 pages leaves 75 MB with it
# glibc else keeps a heap a thread and what is freed of large pieces: 20 MB more, and another amount each time
_ONE_HEAP = {"MALLOC_ARENA_MAX": "1", "MALLOC_MMAP_THRESHOLD_": "131072", "MALLOC_TRIM_THRESHOLD_": "131072"}


class Unset(Exception):
    """The document could not be made; `reason` is a clause."""

    def __init__(self, reason: Clause) -> None:
        super().__init__(reason)
        self.reason = reason


class GlyphMissing(Unset):
    """A character in it would show an empty box, which PDF/A forbids."""


def release() -> str:
    """typst's own number: the same template, set by the same typst, gives the same bytes."""
    return version("typst")


class Typesetter:
    """Sets one document after another; not for several threads at once.

    The child is started with the first, ends with `close`, and makes room for a fresh one after every few documents,
    for typst keeps something of each. One that has died meanwhile is replaced; a document on which it dies is refused.
    """

    def __init__(self, patience: float = _PATIENCE) -> None:
        self._patience = patience
        self._child: Dialogue | None = None
        self._set = 0  # documents by this child

    def __enter__(self) -> Typesetter:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def typeset(self, template: str, inputs: Mapping[str, str], made: datetime) -> bytes:
        """The PDF of a template with its inputs, dated `made` (with a zone). Raises Unset, GlyphMissing."""
        return self._run({"template": template, "inputs": dict(inputs), "made": made.isoformat()})

    def refused(self, clusters: Sequence[str]) -> frozenset[str]:
        """Those characters with their marks that the fonts cannot show. Raises Unset."""
        return frozenset(json.loads(self._run({"clusters": list(clusters)}))) if clusters else frozenset()

    def warm(self) -> None:
        """Has a child ready for the next document."""
        if self._set >= _MOST_SET:
            self.close()
        if self._child is None:
            self._child, self._set = Dialogue(child_command("dossier.typesetting"), child_environment() | _ONE_HEAP), 0

    def close(self) -> None:
        """Ends the child; the next document starts another one."""
        if self._child:
            self._child.close()
            self._child = None

    def _run(self, job: Mapping[str, Any]) -> bytes:
        question = json.dumps(job).encode() + b"\n"
        served = self._child is not None and self._set > 0
        kind, answer = self._answer(question)
        if not kind and served:  # it died after what it had set before
            kind, answer = self._answer(question)
        if kind == b"made":
            return answer
        if kind == b"glyph":
            raise GlyphMissing(as_clause(answer.decode()))
        output = answer.decode("utf-8", "replace").strip()
        raise Unset(Clause("layout-program-broke-off", error=(output[-300:] or Clause("ended"))))

    def _answer(self, question: bytes) -> tuple[bytes, bytes]:
        """One word and what goes with it; no word, and the last words of the child, where it died."""
        self.warm()
        child = self._child
        assert child, "it is warm"
        self._set += 1
        try:
            kind, answer = child.ask(question, self._patience, _read)
        except Broken as error:
            self.close()
            raise Unset(Clause("layout-failed", reason=error.reason)) from None
        if not kind:
            self.close()
            return b"", child.complaint.encode()
        return kind, answer


def _read(stdout: BinaryIO) -> tuple[bytes, bytes]:
    kind, _, size = stdout.readline(100).strip().partition(b" ")
    if not size.isdigit() or int(size) > _MOST:
        return b"", b""
    answer = stdout.read(int(size))
    return (kind, answer) if len(answer) == int(size) else (b"", b"")


def typeset(template: str, inputs: Mapping[str, str], made: datetime, patience: float = _PATIENCE) -> bytes:
    """One document by a child of its own. Raises Unset, GlyphMissing."""
    with Typesetter(patience) as setter:
        return setter.typeset(template, inputs, made)


class _Press:
    """typst at work; only the child has one."""

    def __init__(self) -> None:
        import typst

        self.errors: type[Exception] = typst.TypstError
        ours = [str(resource("fonts"))]
        fonts = typst.Fonts(include_system_fonts=False, include_embedded_fonts=True, font_paths=ours)
        self._compiler = typst.Compiler(font_paths=fonts)

    def pages(self, template: bytes, inputs: Mapping[str, str], made: datetime | int) -> bytes:
        made_of: dict[str, Any] = {"input": template, "sys_inputs": dict(inputs), "timestamp": made}
        found: Any = self._compiler.compile(format="pdf", pdf_standards=_STANDARDS, **made_of)
        return bytes(found)

    def shows(self, text: str) -> bool:
        """Whether the fonts hold all of it."""
        try:
            self.pages(_PROBE, {"p": text}, 0)
        except self.errors as error:
            if not _about_a_glyph(error):
                raise
            return False
        return True


def _about_a_glyph(error: Exception) -> bool:
    """typst has no code for what it refuses, but its words."""
    return "could not be displayed" in str(error) or "codepoint" in str(error)


def halved(found: Sequence[str], shows: Callable[[str], bool]) -> list[str]:
    """Those of `found` that are refused, found by halving, so that common texts cost one question."""
    if not found or shows(" ".join(found)):
        return []
    if len(found) == 1:
        return list(found)
    half = len(found) // 2
    return halved(found[:half], shows) + halved(found[half:], shows)


def _answer(press: _Press, job: Mapping[str, Any]) -> tuple[bytes, bytes]:
    try:
        if "clusters" in job:
            return b"made", json.dumps(halved(job["clusters"], press.shows)).encode()
        made = datetime.fromisoformat(job["made"])
        return b"made", press.pages(job["template"].encode(), job["inputs"], made)
    except press.errors as error:
        return b"glyph" if _about_a_glyph(error) else b"wrong", str(error).encode()


def main() -> None:
    """The child: a job in JSON a line on standard input; for each a word, how many bytes, a line end and the bytes."""
    stdin, stdout = sys.stdin.buffer, sys.stdout.buffer
    press = _Press()
    while line := stdin.readline():
        kind, answer = _answer(press, json.loads(line))
        stdout.write(b"%b %d\n%b" % (kind, len(answer), answer))
        stdout.flush()


if __name__ == "__main__":
    main()
