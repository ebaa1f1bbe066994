"""Describes a page once its words are gathered: what it states, and what is seen of its story."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence

from dossier.model.claims import Claim, Description, Words
from dossier.model.evidence import Span
from dossier.reading.fields.dateline import FoundDateline, inferred_dateline
from dossier.reading.fields.domains import country_of
from dossier.reading.fields.outlet_names import listed_outlets
from dossier.reading.fields.published import filed_date, is_dated, with_year
from dossier.reading.fields.ranking import SHOWN, settle
from dossier.reading.fields.stated_lines import StatedFact
from dossier.reading.html.author_candidates import author_candidates
from dossier.reading.html.author_choice import byline_claims
from dossier.reading.html.author_search import AuthorSearch
from dossier.reading.html.body_blocks import article
from dossier.reading.html.body_features import Survey
from dossier.reading.html.broken_lines import split_blocks
from dossier.reading.html.credits import credit_claims, stated_credits
from dossier.reading.html.entitled import ENTITLED, entitled_claims
from dossier.reading.html.foreign_metadata import mark_doubtful
from dossier.reading.html.headline_choice import headline_claims
from dossier.reading.html.html_lines import is_heading
from dossier.reading.html.html_nodes import HtmlBlock, HtmlPage, StoryHints
from dossier.reading.html.masthead import masthead_claims, signed_claims
from dossier.reading.html.page_byline import authors_of, proposed_authors
from dossier.reading.html.page_dateline import Filed, opening_dateline, stated_datelines, wire_of
from dossier.reading.html.page_facts import address_claims, addresses, language_claims
from dossier.reading.html.page_headline import long_titles
from dossier.reading.html.page_outlet_name import (
    Home,
    best_of,
    home_of,
    names_of,
    outlet_claims,
    outlet_names,
    own_names,
    title_outlet,
)
from dossier.reading.html.page_published import published_claims
from dossier.reading.html.page_section import section_claims
from dossier.reading.html.page_standfirst import opened_by, standfirst_claims
from dossier.reading.html.shown_day import shown_days
from dossier.reading.html.stated_metadata import BODY

_STATED = 0.6  # rank of an outlet from which on the lines around the story are not searched


def _of_story(page: HtmlPage, chosen: Sequence[HtmlBlock], story: StoryHints) -> list[HtmlBlock]:
    """The blocks that are chosen of those that may be; also what heads it."""
    taken = {block.start for block in chosen}
    return [
        block
        for n, block in enumerate(page.blocks)
        if block.start in story.starts and (block.start in taken or n < story.first)
    ]


def titles_of(page: HtmlPage) -> list[str]:
    """The titles that the page states for sharing and for its window."""
    metas = dict(reversed(page.metas))
    return [metas.get("og:title", ""), page.title]


def _spoken(languages: Sequence[Claim]) -> str | None:
    """The code of the likeliest language."""
    language = max(languages, key=lambda claim: claim.rank, default=None)
    return language.value.value if language is not None and isinstance(language.value, Words) else None


class PageDescriber:
    """One page on its way to a description."""

    def __init__(self, page: HtmlPage, rendition: str, facts: Sequence[StatedFact], body: str = "") -> None:
        """`body`: the article's words as the page itself states them, to know them among its blocks."""
        self.page, self.rendition = page, rendition
        if page.story is None:
            page.blocks = split_blocks(page.blocks)
        metas = dict(reversed(page.metas))
        summary = metas.get("og:description") or metas.get("description") or ""
        self.survey = Survey(page, titles_of(page), summary, body)
        self.chosen = article(self.survey)
        if page.story is not None:
            self.chosen = _of_story(page, self.chosen, page.story)
        self.head = self.survey.head
        self.story = self._story()
        self.facts = mark_doubtful(facts, page, self.story)
        self.home = home_of(self.facts)

    def _story(self) -> int:
        """Place of the article's first paragraph among the blocks."""
        if self.page.story is not None:
            return self.page.story.first
        prose = (b for b in self.chosen if len(b.text) > 80 and not is_heading(b))
        first = next(prose, self.chosen[0] if self.chosen else None)
        return self.page.blocks.index(first) if first is not None else max(0, self.head)

    def _foot(self) -> int:
        """Place of the article's last block; the story's first where all that is chosen heads it."""
        at = self.page.blocks.index(self.chosen[-1]) if self.chosen else self.story
        return max(at, self.story)

    def description(self, also: Iterable[Claim] = ()) -> Description:
        """Describes the page; `also`: further claims of its reader."""
        text = tuple(Span(block.start, block.end) for block in self.chosen)
        text = text or tuple(Span(fact.start, fact.end) for fact in self.facts if fact.key == BODY)
        claims = [*self._claims(text), *also]
        return settle(claims, opened_by(self.rendition, claims, text))

    def _claims(self, text: tuple[Span, ...]) -> list[Claim]:
        words, blocks, facts = self.page.words, self.page.blocks, self.facts
        languages = list(language_claims(self.rendition, text, facts))
        story, foot = self.story, self._foot()
        top = list(masthead_claims(self.page, facts, story, foot))
        names = [*outlet_names(facts, self.home), *names_of(top)]
        headlines = list(headline_claims(self.page, facts, names, (self.head, story, foot)))
        head = self._head(headlines)
        story = self._story_start(head, foot)
        places = head, story, foot
        day_first = self._day_first(_spoken(languages))
        dates = list(published_claims(self.page, facts, places, day_first))
        outlets = self._outlets(top, headlines, (head, foot))
        home = self._home(outlets)
        filed = self._filed(head, home, languages)
        opening = opening_dateline(filed)
        if opening and opening.date and not any(claim.rank > 0 and is_dated(claim) for claim in dates):
            dates += filter(None, (filed_date(self.rendition, opening.date),))
        claims = [
            *headlines,
            *standfirst_claims(words, blocks, facts, places, best_of(headlines)),
            *outlets,
            *section_claims(words, blocks, facts, head, [*long_titles(headlines), *names_of(outlets)]),
            *self._signed(places, filed, opening, outlets, dates, home),
            *dates,
            *languages,
            *address_claims(facts),
        ]
        if not any(claim.rank >= SHOWN for claim in dates):
            best = max(headlines, key=lambda claim: claim.rank, default=None)
            claims += shown_days(self.page, text, best, claims, day_first)
        return claims

    def _outlets(self, top: Sequence[Claim], headlines: Sequence[Claim], places: tuple[int, int]) -> list[Claim]:
        """Whose page it is: what is less sure is asked only where nothing surer is found."""
        outlets = [*outlet_claims(self.facts, self.home), *title_outlet(self.rendition, self.facts), *top]
        if all(claim.rank < ENTITLED for claim in outlets):
            lone = all(claim.rank < SHOWN for claim in outlets)
            outlets += entitled_claims(self.page, self.facts, headlines, places, lone=lone)
        if all(claim.rank < _STATED for claim in outlets):
            outlets += signed_claims(self.page, self.facts, best_of(headlines), places, outlets)
        return outlets

    def _signed(
        self,
        places: tuple[int, int, int],
        filed: Filed,
        opening: FoundDateline | None,
        outlets: Sequence[Claim],
        dates: Sequence[Claim],
        home: Home | None,
    ) -> list[Claim]:
        """The story's authors, and the place where it was filed."""
        words, blocks, facts = self.page.words, self.page.blocks, self.facts
        wire = wire_of(filed, opening) if opening else None
        own, search = own_names(outlets, self.home), AuthorSearch(self.page, places)
        proposed = list(proposed_authors(search, facts, own, wire))
        credits = list(credit_claims(words, blocks, places, self.chosen, [*outlets, *proposed]))
        byline = list(byline_claims(search, own, proposed, author_candidates(search, facts, proposed, credits)))
        return [
            *byline,
            *credits,
            *stated_credits(words, facts, byline),
            *self._datelines(filed, opening, dates, home, authors_of(byline)),
        ]

    def _head(self, headlines: Sequence[Claim]) -> int:
        """Place of the headline among the blocks: where it is seen above the story, else the page's main heading's."""
        best = max(headlines, key=lambda claim: claim.rank, default=None)
        seen = best.evidence[0] if best is not None else None
        if seen is None or seen.origin != "text" or seen.span is None:
            return self.head
        at = bisect_right(self.page.blocks, seen.span.start, key=lambda block: block.start) - 1
        return at if at <= self.story else self.head

    def _story_start(self, head: int, foot: int) -> int:
        """Place of the story's first paragraph, under the headline where lines above that were taken for its own."""
        if not self.story < head < foot:
            return self.story
        starts = {block.start for block in self.chosen}
        below = [n for n in range(head + 1, foot + 1) if self.page.blocks[n].start in starts]
        return next((n for n in below if len(self.page.blocks[n].text) > 80), below[0] if below else self.story)

    def _day_first(self, spoken: str | None) -> bool | None:
        """How 03/04/2019 is meant: only English pages leave it open, unless they name their country."""
        tag = self.page.language.replace("_", "-").casefold() or spoken
        if not tag or tag == "en":
            country = next(filter(None, map(country_of, addresses(self.facts))), None)
            return None if country is None else country not in ("US", "PH", "CA")
        return tag not in ("en-us", "en-ph")

    def _filed(self, head: int, home: Home | None, languages: Sequence[Claim]) -> Filed:
        near = home[0].country if home else None
        return Filed(self.rendition, self.page.blocks, self.chosen, head, self.story, near, _spoken(languages))

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
        """The listed outlet that the page names best, else the one of its address.

        If several outlets share the name, the address decides; without it none is chosen.
        """
        best = max((one for one in outlets if one.rank >= SHOWN), key=lambda claim: claim.rank, default=None)
        bearing = listed_outlets(best.value.value) if best is not None and isinstance(best.value, Words) else ()
        if best is None or not bearing or (self.home is not None and self.home[0] in bearing):
            return self.home
        return (bearing[0], best.evidence[0]) if len(bearing) == 1 else None
