"""Reads the labelled edits, and holds what is found against their labels."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from dossier.changes import edits
from dossier.model.evidence import Span
from dossier.model.reports import Record

_LABELLED = Path(__file__).with_name("labelled_edits.tsv")


@dataclass(frozen=True, slots=True)
class LabelledEdit:
    """A text of an invented report before and after an edit, and the kinds of what changed."""

    part: str  # blind: labelled before the rules were written, and not looked at while they were tuned
    language: str
    kinds: tuple[str, ...]
    old: Record
    new: Record

    @property
    def found(self) -> tuple[str, ...]:
        """The kinds that are found; of edits of style, whether there are any."""
        kinds = Counter(edit.kind for edit in edits(self.old, self.new))
        if kinds["style"]:
            kinds["style"] = 1
        return tuple(sorted(kinds.elements()))


def labelled() -> Iterator[LabelledEdit]:
    for line in _LABELLED.read_text(encoding="utf-8").splitlines():
        if not line.startswith("#"):
            part, language, kinds, old, new = line.split("\t")
            yield LabelledEdit(part, language, tuple(kinds.split()), *(record(text, language) for text in (old, new)))


def record(text: str, language: str | None = None, version: int = 1) -> Record:
    """A version: lines are separated by a backslash and n; a first line that begins with # is the headline."""
    rendition = text.replace("\\n", "\n\n").removeprefix("# ")
    paragraphs = tuple(Span(*found.span()) for found in re.finditer(r"[^\n]+", rendition))
    title = paragraphs[0].of(rendition) if text.startswith("# ") else None
    return Record("R1", version, rendition, paragraphs[1:] if title else paragraphs, title, language=language)
