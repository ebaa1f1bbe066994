"""One report as an entry of a list of sources, for another program."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class CitationEntry:
    """The same words plain and as HTML, with the names of publications in italics."""

    text: str
    html: str
