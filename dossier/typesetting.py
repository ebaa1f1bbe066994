"""Sets pages with typst in a child process, which gives back some 200 MB by ending, and cannot take the window with it.

A document is PDF/A-3a and PDF/UA-1 in the fonts that typst carries; fonts of the machine are left alone, so that all
machines agree. Template and inputs are data that the parent hands over.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from importlib.metadata import version
from typing import Any

from dossier.children import Broken, child_command, child_environment, run

_STANDARDS: list[Any] = ["a-3a", "ua-1"]  # archival with attachments, and readable by assistive software
_PROBE = b'#set document(title: "p")\n#set text(lang: "en", font: "Libertinus Serif")\n#sys.inputs.p'
_MOST = 1 << 30  # bytes that a document may have
_PATIENCE = 600.0  # seconds
_ONE_HEAP = {"MALLOC_ARENA_MAX": "1"}  # glibc else keeps a heap a thread: up to 30 MB more, and another amount each time


class Unset(Exception):
    """The document could not be made; `reason` is a clause."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class GlyphMissing(Unset):
    """A character in it would show an empty box, which PDF/A forbids."""


def release() -> str:
    """typst's own number: the same template, set by the same typst, gives the same bytes."""
    return version("typst")


def typeset(template: str, inputs: Mapping[str, str], made: datetime, patience: float = _PATIENCE) -> bytes:
    """The PDF of a template with its inputs, dated `made` (with a zone). Raises Unset, GlyphMissing."""
    return _asked({"template": template, "inputs": dict(inputs), "made": made.isoformat()}, patience)


def refused(clusters: Sequence[str], patience: float = _PATIENCE) -> frozenset[str]:
    """Those characters with their marks that the fonts cannot show. Raises Unset."""
    return frozenset(json.loads(_asked({"clusters": list(clusters)}, patience))) if clusters else frozenset()


def _asked(job: Mapping[str, Any], patience: float) -> bytes:
    command = child_command("dossier.typesetting")
    try:
        done = run(command, json.dumps(job).encode(), patience, _MOST, child_environment() | _ONE_HEAP)
    except Broken as error:
        raise Unset(f"laying it out {error.reason}") from None
    kind, _, answer = done.out.partition(b"\n")
    if kind == b"made":
        return answer
    if kind == b"glyph":
        raise GlyphMissing(answer.decode())
    said = (answer if kind == b"wrong" else done.complaint).decode("utf-8", "replace").strip()
    raise Unset(f"the program that lays it out broke off ({said[-300:] or done.status})")


class _Press:
    """typst at work; only the child has one."""

    def __init__(self) -> None:
        import typst

        self.errors: type[Exception] = typst.TypstError
        fonts = typst.Fonts(include_system_fonts=False, include_embedded_fonts=True)
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


def _answer(job: Mapping[str, Any]) -> tuple[bytes, bytes]:
    press = _Press()
    try:
        if "clusters" in job:
            return b"made", json.dumps(halved(job["clusters"], press.shows)).encode()
        made = datetime.fromisoformat(job["made"])
        return b"made", press.pages(job["template"].encode(), job["inputs"], made)
    except press.errors as error:
        return b"glyph" if _about_a_glyph(error) else b"wrong", str(error).encode()


def main() -> None:
    """The child: a job in JSON on standard input; one word, a line end and the answer on standard output."""
    kind, answer = _answer(json.load(sys.stdin.buffer))
    sys.stdout.buffer.write(kind + b"\n" + answer)


if __name__ == "__main__":
    main()
