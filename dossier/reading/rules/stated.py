"""Writes what a page states about itself under its visible words, so that such evidence can be shown too."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from dossier.model.evidence import Evidence, Span, quoted
from dossier.reading.page.markup import Page

HEADING = "Stated in the page's source:"
_TOLD = re.compile(
    r"title|headline|site_name|author|creator|byl|publi|date|time|modif|updat|locale|url|section|category|description|language|application-name"
)
_SILENT = re.compile(
    r"^(?:al:|fb:|twitter:(?:app|label|data|url|domain)|og:image|og:video|theme|msapplication|apple-|viewport)|image|height|width|token|verif"
)
_LINKS = ("canonical", "saved-from", "base")
_MOST = 120  # lines


@dataclass(frozen=True, slots=True)
class Fact:
    """One stated value: `origin` says where the source states it, `key` what it is; `rendition[start:end]` is it."""

    origin: str
    key: str
    value: str
    start: int
    doubtful: bool = False  # it may be said of another page

    @property
    def end(self) -> int:
        return self.start + len(self.value)

    def evidence(self, start: int | None = None, end: int | None = None) -> Evidence:
        """The value, or the part of it between two offsets of the rendition."""
        first, last = self.start if start is None else start, self.end if end is None else end
        return Evidence(self.origin, self.value[first - self.start : last - self.start], Span(first, last))


def stated(page: Page, facts: Sequence[tuple[str, str]]) -> tuple[str, list[Fact]]:
    """The rendition (visible words, then a line a fact) and the facts; `facts` are those of JSON-LD."""
    return with_facts(page.words, _told(page, facts), HEADING)


def with_facts(words: str, told: Iterable[tuple[str, str, str]], heading: str) -> tuple[str, list[Fact]]:
    """The rendition (the words, then `heading` and a line a fact) and the facts.

    `told`: origin (such as "header:From", "docx:title"), key and value of each; a value holds no line break.
    """
    found: list[Fact] = []
    parts, at = [words], len(words)
    heading = f"\n\n{heading}" if words else heading
    for origin, key, value in told:
        label = f"json-ld {key}" if origin == "json-ld" else origin
        opening = f"{'' if found else heading}\n{label}: "
        found.append(Fact(origin, key, value, at + len(opening)))
        parts += opening, value
        at += len(opening) + len(value)
    return "".join(parts), found


def _told(page: Page, facts: Sequence[tuple[str, str]]) -> list[tuple[str, str, str]]:
    told = [("json-ld", key, value) for key, value in facts]
    told += [("title", "title", page.title)] if page.title else []
    told += [("html:lang", "language", page.language)] if page.language else []
    told += [(f"link:{rel}", rel, href) for rel, href in page.links if rel in _LINKS]
    told += [
        (f"meta:{name}", name, value) for name, value in page.metas if _TOLD.search(name) and not _SILENT.search(name)
    ]
    told += [("time:datetime", "datetime", mark.value) for mark in page.marks if mark.kind == "time" and mark.value][:4]
    return [(o, k, value) for o, k, raw in dict.fromkeys(told) if (value := " ".join(raw.split()))][:_MOST]


def seen(words: str, value: str, spots: Iterable[tuple[int, int]] = ()) -> Evidence | None:
    """Where `value` stands in the visible words: in one of `spots` if it can be, else at its first whole appearance."""
    for start, end in spots:
        at = words.find(value, start, end)
        if at >= 0:
            return quoted(words, at, at + len(value))
    at = words.find(value) if value else -1
    while at >= 0:
        end = at + len(value)
        if not (words[at - 1 : at].isalnum() or words[end : end + 1].isalnum()):
            return quoted(words, at, end)
        at = words.find(value, end)
    return None
