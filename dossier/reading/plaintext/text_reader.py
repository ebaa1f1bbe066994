"""Reads plain text and Markdown."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from dossier.authority.outlet_list import Outlet
from dossier.clauses import Clause
from dossier.errors import Unreadable
from dossier.model.claims import Claim, Dateline, Description, Reading, Words
from dossier.model.evidence import quoted
from dossier.reading.fields.dateline import inferred_dateline, prefer_nearer
from dossier.reading.fields.dates import is_ambiguous
from dossier.reading.fields.domains import country_of
from dossier.reading.fields.outlet_names import listed_outlet, listed_outlets
from dossier.reading.fields.published import filed_date, name_date, with_year
from dossier.reading.fields.ranking import settle
from dossier.reading.fields.weekdays import weekday_claims, with_weekday
from dossier.reading.plaintext.copied_day import copied_days
from dossier.reading.plaintext.database_claims import stated_home
from dossier.reading.plaintext.head_and_body import HeadAndBody, lay_out
from dossier.reading.plaintext.markdown_links import unlinked
from dossier.reading.plaintext.story_paragraphs import story_spans
from dossier.reading.plaintext.surroundings import Surroundings, survey
from dossier.reading.reader_choice import ending
from dossier.reading.text_tools.charset import decode, is_binary
from dossier.reading.text_tools.language_detection import language_claim
from dossier.reading.text_tools.nfc import composed

_MONTH_FIRST = ("US", "PH", "FM", "PW", "MH", "BZ", "CA")  # where English dates are written month first, or either way
_OPENING = 3  # paragraphs of the story in which weekdays are resolved
_MOST_LINES = 500_000  # the longest report has some thousands; each costs some ten microseconds
_MARKDOWN = (".md", ".markdown", ".mdown")
# White space of every kind, and marks that draw nothing.
_SILENT = "".join(c for c in map(chr, range(0x3001)) if c.isspace()) + "\0\u200b\u2060\ufeff"


@dataclass(frozen=True, slots=True)
class TextReader:
    """Plain text as typed, copied or scraped."""

    version: str = "text/4"
    media_types: tuple[str, ...] = ("text/plain", "text/markdown")
    endings: tuple[str, ...] = (".txt", ".text", ".asc", *_MARKDOWN)

    def accepts(self, data: bytes, name: str) -> bool:
        """Whether the bytes are words, or the ending says that they are meant to be; read() refuses the rest."""
        return ending(name) in self.endings or not is_binary(data)

    def read(self, data: bytes, name: str) -> Reading:
        """Raises Unreadable for binary data and for a file that holds no words, be it a byte order mark alone."""
        rendition = composed(decode(data))
        if not rendition.strip(_SILENT):
            raise Unreadable(Clause("holds-white-space-only") if rendition else Clause("empty-file"))
        media_type = "text/markdown" if ending(name) in _MARKDOWN else "text/plain"
        return Reading(self.version, media_type, rendition, _described(rendition, name))


def _described(rendition: str, name: str) -> Description:
    """Describes the words, without the addresses of their links."""
    plain = unlinked(rendition) if "](" in rendition else None
    return plain.back(describe(plain.words, name)) if plain else describe(rendition, name)


def describe(words: str, name: str, also: Iterable[Claim] = (), title: tuple[int, int] | None = None) -> Description:
    """Describes words laid out in lines, by the rules for plain text; `name` is the file's.

    For readers of other formats: `words` open the rendition (the file's other statements follow them there), `also` are
    claims that rest on such statements, and `title` is the span of the headline if the file's format shows it. Raises
    Unreadable for more lines than any report has.
    """
    if (lines := words.count("\n")) > _MOST_LINES:
        raise Unreadable(Clause("too-many-lines", lines=lines, most=_MOST_LINES))
    layout = lay_out(words)
    around = survey(words, layout, title)
    text = story_spans(words, layout, around)
    spoken = language_claim(words, text)
    if is_ambiguous(words) and (day_first := _day_first(layout, around, spoken)) is not None:
        layout = replace(layout, day_first=day_first)
        around = survey(words, layout, title)
    if layout.title is not None:
        kept = [claim for claim in around.claims if claim.field != "published" or claim.rank == 0]
        around = replace(around, claims=(*kept, *copied_days(words, layout, text, kept)))
    layout = _at_home(layout, around, spoken)
    claims = [*around.claims, *_dates_and_place(words, layout, around, name), *([spoken] if spoken else ()), *also]
    return settle(claims, text)


def _day_first(layout: HeadAndBody, around: Surroundings, spoken: Claim | None) -> bool | None:
    """Whether 03/04/2019 is in April: everywhere but in English; there it is the paper's country that decides."""
    language = spoken.value.value if spoken is not None and isinstance(spoken.value, Words) else None
    if language not in (None, "en"):
        return True
    listed = listed_outlet(around.outlet.name) if around.outlet else None
    place = layout.dateline.place if layout.dateline else layout.masthead.place.place if layout.masthead else None
    country = listed.country if listed and listed.country else place.country if place else _at_domain(around)
    return country not in _MONTH_FIRST if country else None


def _at_domain(around: Surroundings) -> str | None:
    """The country of the address that the text states: "herald.com.au" is in Australia."""
    urls = (claim.value.value for claim in around.claims if claim.field == "url" and isinstance(claim.value, Words))
    return next(filter(None, map(country_of, urls)), None)


def _at_home(layout: HeadAndBody, around: Surroundings, spoken: Claim | None) -> HeadAndBody:
    """The layout with its dateline's place looked for where the paper is at home, agencies aside, or understood."""
    if layout.dateline is None:
        return layout
    listed = listed_outlet(around.outlet.name) if around.outlet else None
    country = listed.country if listed is not None and not listed.wire else None
    language = spoken.value.value if spoken is not None and isinstance(spoken.value, Words) else None
    found = prefer_nearer(layout.dateline, country, language)
    return layout if found is layout.dateline else replace(layout, dateline=found)


def _dates_and_place(rendition: str, layout: HeadAndBody, around: Surroundings, name: str) -> Iterator[Claim]:
    """The dateline, stated or inferred, and the dates that it and the file's name give."""
    dates = [claim for claim in around.claims if claim.field == "published"]
    filed = layout.dateline.date if layout.dateline else layout.masthead.date if layout.masthead else None
    if filed and (claim := filed_date(rendition, filed)):
        dates.append(claim)
        yield claim
    if named := name_date(name):
        dates.append(named)
        yield named
    if dates:
        yield from weekday_claims(rendition, layout.head, layout.body[:_OPENING], dates)
    yield from _datelines(rendition, layout, around, dates)


def _datelines(rendition: str, layout: HeadAndBody, around: Surroundings, dates: list[Claim]) -> Iterator[Claim]:
    own = masthead_dateline(rendition, layout)
    if layout.dateline is not None:
        claim = layout.dateline.claim(rendition)
        yield with_weekday(with_year(_dated_by_masthead(claim, own), dates), dates)
    if own is not None:
        yield with_year(own, dates)
    elif layout.dateline is not None or any(claim.field == "dateline" for claim in around.claims):
        return
    elif layout.record is not None and (home := stated_home(rendition, layout.record)):
        yield home
    elif around.outlet is not None and (listed := _one_home(around.outlet.name)):
        inferred = inferred_dateline(listed, around.outlet.claim(rendition).evidence)
        if inferred is not None:
            yield inferred


def _one_home(name: str) -> Outlet | None:
    """The listed outlet of this name, unless several towns have one: "El País" alone says no town."""
    found = listed_outlets(name)
    return found[0] if len({(outlet.city, outlet.country) for outlet in found}) == 1 else None


def masthead_dateline(rendition: str, layout: HeadAndBody) -> Claim | None:
    """Place and date of the masthead as a dateline."""
    head = layout.masthead
    if head is None:
        return None
    value = Dateline(head.place.place, head.date.date)
    return Claim("dateline", value, (quoted(rendition, head.start, head.end),), 0.8)


def _dated_by_masthead(claim: Claim, own: Claim | None) -> Claim:
    """A dateline that is a place alone takes the date of a masthead at the same place."""
    value = claim.value
    if own is None or not isinstance(value, Dateline) or not isinstance(own.value, Dateline):
        return claim
    if value.date is not None or value.place != own.value.place:
        return claim
    return Claim("dateline", Dateline(value.place, own.value.date), (*claim.evidence, *own.evidence), claim.rank)
