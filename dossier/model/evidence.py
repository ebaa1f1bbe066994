"""Evidence for a value: exact words and their place."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

TEXT = "text"


@dataclass(frozen=True, slots=True, order=True)
class Span:
    """Half-open range of code points in a rendition."""

    start: int
    end: int

    def __post_init__(self) -> None:
        if not 0 <= self.start <= self.end:
            raise ValueError(f"no such span: {self.start}..{self.end}")

    def of(self, text: str) -> str:
        return text[self.start : self.end]


@dataclass(frozen=True, slots=True)
class Evidence:
    """Words that prove a value.

    `origin` names their place: "text" (the visible words), "json-ld", "meta:NAME", "url", "filename", "header:NAME",
    "outlets" (the authority list), "person". With a `span` the words are in the rendition and `rendition[start:end] ==
    quote` proves them; evidence of origin "text" always has one.
    """

    origin: str
    quote: str
    span: Span | None = None

    def __post_init__(self) -> None:
        if self.origin == TEXT and self.span is None:
            raise ValueError("evidence from the text needs its span")

    def proves(self, rendition: str) -> bool:
        """Whether `rendition` has the words at their span; True for words without a span."""
        return self.span is None or self.span.of(rendition) == self.quote


def quoted(rendition: str, start: int, end: int, origin: str = TEXT) -> Evidence:
    """Evidence for `rendition[start:end]`."""
    return Evidence(origin, rendition[start:end], Span(start, end))


def evidence_json(evidence: Evidence) -> dict[str, Any]:
    """`{"from", "start", "end", "quote"}`; with offsets only if the words are in the rendition."""
    at = {"start": evidence.span.start, "end": evidence.span.end} if evidence.span else {}
    return {"from": evidence.origin, **at, "quote": evidence.quote}


def evidence_from(data: Mapping[str, Any]) -> Evidence:
    span = Span(data["start"], data["end"]) if "start" in data else None
    return Evidence(data["from"], data["quote"], span)
