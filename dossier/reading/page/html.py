"""Reads web pages."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from dossier.errors import Unreadable
from dossier.model.claims import Claim, Reading, Words
from dossier.model.evidence import Span
from dossier.reading.page.body import article
from dossier.reading.page.body_features import Survey
from dossier.reading.page.byline import authors_of, byline_claims
from dossier.reading.page.credits import credit_claims, stated_credits
from dossier.reading.page.dateline import Filed, opening_dateline, stated_datelines, wire_of
from dossier.reading.page.doubt import doubted
from dossier.reading.page.facts import address_claims, addresses, language_claims
from dossier.reading.page.headline import headline_claims, long_titles
from dossier.reading.page.jsonld import Stated, body_told, read_jsonld
from dossier.reading.page.lines import is_heading
from dossier.reading.page.markup import Page
from dossier.reading.page.masthead import masthead_claims
from dossier.reading.page.outlet import (
    Home,
    best_of,
    home_of,
    names_of,
    outlet_claims,
    outlet_names,
    own_names,
    title_outlet,
)
from dossier.reading.page.published import published_claims
from dossier.reading.page.section import section_claims
from dossier.reading.page.standfirst import opened_by, standfirst_claims
from dossier.reading.page.stated import BODY, stated
from dossier.reading.page.titles import bare
from dossier.reading.page.walk import parse
from dossier.reading.registry import ending
from dossier.reading.rules.dateline import FoundDateline, inferred_dateline
from dossier.reading.rules.domains import country_of
from dossier.reading.rules.outlet_names import bearers
from dossier.reading.rules.published import filed_date, with_year
from dossier.reading.rules.settling import settle
from dossier.reading.rules.stated import Fact
from dossier.reading.words.charset import decode, is_binary, is_utf8

_HEAD = 2048
_OPENING = re.compile(rb"<(?:!doctype\s+html|html|head|body|title|meta\s|article|h1|div|p|table)\b", re.I)
# Wire copy names companies by their symbols, "Phillips <P>": a tag alone is markup only where one is closed, too.
_CLOSING = re.compile(
    rb"</(?:html|head|body|title|article|h1|div|p|table|a|span|li)\s*>|<!doctype|<html|<body|<meta\s", re.I
)
_CHARSET = re.compile(rb"<(?:meta|\?xml)\b[^>]{0,200}?(?:charset|encoding)\s*=\s*[\"']?\s*([\w.:-]{2,40})", re.I)
_MARKS = (b"\xef\xbb\xbf", b"\xff\xfe", b"\xfe\xff")  # of byte order


@dataclass(frozen=True, slots=True)
class HtmlReader:
    """A saved web page, of any age and state."""

    version: str = "html/4"
    media_types: tuple[str, ...] = ("text/html", "application/xhtml+xml")
    endings: tuple[str, ...] = (".html", ".htm", ".xhtml", ".shtml")

    def accepts(self, data: bytes, name: str) -> bool:
        """Markup near the start, or an ending that says so."""
        head = data[:_HEAD]
        opens = _OPENING.search(head) is not None and _CLOSING.search(data) is not None
        return opens or (ending(name) in self.endings and b"<" in data)

    def read(self, data: bytes, name: str) -> Reading:  # noqa: ARG002 - a page says more than its file's name
        """Raises Unreadable for binary data and for a page that neither shows nor states any words."""
        page = _parsed(data)
        told = read_jsonld(page.scripts, _titles(page))
        rendition, facts = stated(page, told.facts)
        if not rendition.strip():
            raise Unreadable("is a page without words")
        described = _Described(page, told, rendition, facts)
        if not described.chosen and (body := body_told(told)):
            described = _Described(page, told, *stated(page, told.facts, body))
        return described.reading(self.version)


def _parsed(data: bytes) -> Page:
    """UTF-8 before what the page declares: mislabelled UTF-8 is common, and nothing else looks like it by accident.

    Of a page that declares nothing else the bytes are looked through only where its words show that some are amiss.
    """
    declared = _declared(data)
    if not data.isascii() and not data.startswith(_MARKS) and not is_binary(data):
        page = parse(data) if declared is None or "utf" in declared.lower() else None
        if (page is not None and not page.is_amiss) or is_utf8(data):
            return page or parse(data)
    return parse(decode(data, declared).encode())


def _declared(data: bytes) -> str | None:
    """The charset that the page names in its first bytes (WHATWG HTML, prescan)."""
    match = _CHARSET.search(data[:4096])
    return match[1].decode("ascii") if match else None


def _titles(page: Page) -> list[str]:
    metas = dict(reversed(page.metas))
    return [metas.get("og:title", ""), page.title]


def _spoken(languages: Sequence[Claim]) -> str | None:
    """The code of the likeliest language."""
    language = max(languages, key=lambda claim: claim.rank, default=None)
    return language.value.value if language is not None and isinstance(language.value, Words) else None


class _Described:
    """One page on its way to a description."""

    def __init__(self, page: Page, told: Stated, rendition: str, facts: Sequence[Fact]) -> None:
        self.page, self.rendition = page, rendition
        metas = dict(reversed(page.metas))
        summary = metas.get("og:description") or metas.get("description") or ""
        self.survey = Survey(page, _titles(page), summary, told.body)
        self.chosen = article(self.survey)
        self.head = self.survey.head
        self.story = self._story()
        self.facts = doubted(facts, page, self.story)
        self.home = home_of(self.facts)

    def _story(self) -> int:
        """Place of the article's first paragraph among the blocks."""
        told = (b for b in self.chosen if len(b.text) > 80 and not is_heading(b))
        first = next(told, self.chosen[0] if self.chosen else None)
        return self.page.blocks.index(first) if first is not None else max(0, self.head)

    def _foot(self) -> int:
        """Place of the article's last block."""
        return self.page.blocks.index(self.chosen[-1], self.story) if self.chosen else self.story

    def reading(self, version: str) -> Reading:
        text = tuple(Span(block.start, block.end) for block in self.chosen)
        text = text or tuple(Span(fact.start, fact.end) for fact in self.facts if fact.key == BODY)
        claims = self._claims(text)
        return Reading(version, "text/html", self.rendition, settle(claims, opened_by(self.rendition, claims, text)))

    def _claims(self, text: tuple[Span, ...]) -> list[Claim]:
        words, blocks, facts = self.page.words, self.page.blocks, self.facts
        languages = list(language_claims(self.rendition, text, facts))
        story, foot = self.story, self._foot()
        top = list(masthead_claims(self.page, facts, story, foot))
        names = [*outlet_names(facts, self.home), *names_of(top)]
        headlines = list(headline_claims(self.page, facts, names, story, foot))
        places = (head := self._head(headlines)), story, foot
        dates = list(published_claims(words, blocks, facts, places, self._day_first(_spoken(languages))))
        outlets = [*outlet_claims(facts, self.home), *title_outlet(self.rendition, facts), *top]
        home = self._home(outlets)
        filed = self._filed(head, home, best_of(outlets), languages)
        opening = opening_dateline(filed)
        if opening and opening.date and not any(claim.rank > 0 for claim in dates):
            dates += filter(None, (filed_date(self.rendition, opening.date),))
        wire = wire_of(filed, opening) if opening else None
        byline = list(byline_claims(words, self.page, facts, places, own_names(outlets, self.home), wire))
        return [
            *headlines,
            *standfirst_claims(words, blocks, facts, places, best_of(headlines)),
            *outlets,
            *section_claims(words, blocks, facts, head, [*long_titles(headlines), *names_of(outlets)]),
            *byline,
            *credit_claims(words, blocks, places, self.chosen, [*outlets, *byline]),
            *stated_credits(words, facts, byline),
            *dates,
            *self._datelines(filed, opening, dates, home, authors_of(byline)),
            *languages,
            *address_claims(facts),
        ]

    def _head(self, headlines: Sequence[Claim]) -> int:
        """Place of the headline among the blocks: where it is seen above the story, else the page's main heading's."""
        best = max(headlines, key=lambda claim: claim.rank, default=None)
        seen = best.evidence[0] if best is not None else None
        if seen is None or seen.origin != "text" or seen.span is None:
            return self.head
        at = bisect_right(self.page.blocks, seen.span.start, key=lambda block: block.start) - 1
        return at if at <= self.story else self.head

    def _day_first(self, spoken: str | None) -> bool | None:
        """How 03/04/2019 is meant: only English pages leave it open, unless they name their country."""
        tag = self.page.language.replace("_", "-").casefold() or spoken
        if not tag or tag == "en":
            country = next(filter(None, map(country_of, addresses(self.facts))), None)
            return None if country is None else country not in ("US", "PH", "CA")
        return tag not in ("en-us", "en-ph")

    def _filed(self, head: int, home: Home | None, outlet: str, languages: Sequence[Claim]) -> Filed:
        near, own = home[0].country if home else None, bare(outlet)
        return Filed(self.rendition, self.page.blocks, self.chosen, head, self.story, near, _spoken(languages), own)

    def _datelines(
        self,
        filed: Filed,
        opening: FoundDateline | None,
        dates: Sequence[Claim],
        home: Home | None,
        authors: Sequence[str],
    ) -> Iterator[Claim]:
        stated = [with_year(claim, dates) for claim in stated_datelines(filed, opening, authors)]
        yield from stated
        if not stated and home is not None and (inferred := inferred_dateline(home[0], (home[1],), rank=0.3)):
            yield inferred

    def _home(self, outlets: Sequence[Claim]) -> Home | None:
        """The listed outlet that the page names best, else the one at whose address it stands.

        Of several outlets of one name the address tells which is meant; without it none is.
        """
        best = max(outlets, key=lambda claim: claim.rank, default=None)
        bearing = bearers(best.value.value) if best is not None and isinstance(best.value, Words) else ()
        if best is None or not bearing or (self.home is not None and self.home[0] in bearing):
            return self.home
        return (bearing[0], best.evidence[0]) if len(bearing) == 1 else None
