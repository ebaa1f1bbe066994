"""Writes a mail's header under its words, and turns the header's statements into claims next to those of the words."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from dossier import lazy_re as re
from dossier.authority.month_forms import bare
from dossier.model.claims import Claim, Person, Words
from dossier.reading.fields.dateline import inferred_dateline
from dossier.reading.fields.outlet_names import listed_outlets
from dossier.reading.fields.published import with_year
from dossier.reading.fields.ranking import SHOWN
from dossier.reading.fields.stated_lines import StatedFact, with_facts
from dossier.reading.mail.header_claims import (
    INNER_SUBJECT,
    SUBJECT,
    HeaderValue,
    address_claim,
    date_claim,
    domain_of,
    sender_claims,
    subject_claims,
    title_of,
)
from dossier.reading.mail.letter import Letter
from dossier.reading.mail.mime_headers import Headers

HEADING = "Stated in the message's header:"
_SHOWN_HEADERS = (
    "From", "Sender", "To", "Cc", "Reply-To", "Date", "Subject", "Organization", "List-Id", "Message-ID",
    "Content-Base", "X-RSS-URL", "Archived-At",
)  # fmt: skip
# Addresses of the article in mails made from a feed (Thunderbird, rss2email), and of the mail in its list (RFC 5064)
_ADDRESSES = {"content-base": 0.7, "x-rss-url": 0.7, "archived-at": 0.5}
_BULK = re.compile(r"bulk|list", re.I)
_FORWARDED = re.compile(
    r"\s*(?:\[[^\]]{1,40}\]\s*)?(?:fwd?|fw|rv|wg|tr|enc|vs|doorst|i|reenv|weitergeleitet|pd|[iİ]lt|转发|轉寄|пересл)\s?[:：]",
    re.I,
)
_PUBLISHED, _INNER, _SENT, _PASSED_ON = 0.7, 0.65, 0.5, 0.3  # ranks of the dates
_SIGNED = 0.3  # rank of an outlet that bears the author's name
_AGREES = 0.5  # what a headline gains that the subject repeats
_FEWEST = 3  # words of a headline that may be found within the subject


@dataclass(frozen=True, slots=True)
class Sent:
    """The rendition with the header's lines below the words, and what these say."""

    rendition: str
    claims: tuple[Claim, ...]
    titles: tuple[str, ...]  # the subjects' own words, that of the message within first

    def merged_with(self, claims: Sequence[Claim]) -> list[Claim]:
        """These and the words' own `claims`: a headline that a subject repeats counts more, a dateline takes the
        header's year, and without any dateline the report is from the sender's home."""
        dates = [claim for claim in self.claims if claim.field == "published"]
        subjects = [bare(title) for title in self.titles]
        known = (*claims, *self.claims)
        people = {c.value.name for c in known if isinstance(c.value, Person) and c.value.role == "author"}
        found = [with_year(_raised_by_subject(_lowered_if_author(claim, people), subjects), dates) for claim in claims]
        if not any(claim.field == "dateline" and claim.rank >= SHOWN for claim in found):
            found += self._home([*found, *self.claims])
        return [*found, *self.claims]

    @staticmethod
    def _home(claims: Sequence[Claim]) -> Iterator[Claim]:
        best = max((c for c in claims if c.field == "outlet"), key=lambda c: c.rank, default=None)
        if best is None or best.rank < SHOWN or not isinstance(best.value, Words):
            return
        found = listed_outlets(best.value.value)
        if len({(outlet.city, outlet.country) for outlet in found}) == 1:
            home = inferred_dateline(found[0], best.evidence)
            yield from (home,) if home else ()


def statements(headers: Headers, words: str, found: Letter) -> Sent:
    """The statements of a mail's header, and of the inner header of a forwarded message.

    `words` open the rendition and hold all that `found` refers to.
    """
    shown = [
        (f"header:{name}", name.lower(), value) for name in _SHOWN_HEADERS if (value := headers.words(name.lower()))
    ]
    rendition, facts = with_facts(words, shown, HEADING)
    outer = {fact.key: HeaderValue(rendition, fact.start, fact.end, fact.origin) for fact in facts}
    fields = found.joint.fields if found.joint else {}
    inner = {name: HeaderValue(rendition, *span) for name, span in fields.items() if span[0] < span[1]}
    claims = (*_inner(inner), *_outer(outer, headers, passed_on=bool(fields)), *_addresses(facts, outer))
    return Sent(rendition, claims, tuple(_titles(inner, outer)))


def _inner(lines: Mapping[str, HeaderValue]) -> Iterator[Claim]:
    if subject := lines.get("subject"):
        yield from subject_claims(subject, INNER_SUBJECT, domain_of(lines.get("from")))
    if sender := lines.get("from"):
        yield from sender_claims(sender, newsletter=False, passed_on=False)
    if (date := lines.get("date")) and (claim := date_claim(date, _INNER, "published")):
        yield claim


def _outer(lines: Mapping[str, HeaderValue], headers: Headers, *, passed_on: bool) -> Iterator[Claim]:
    newsletter = bool(
        headers.raw("list-id") or headers.raw("list-unsubscribe") or _BULK.search(headers.raw("precedence"))
    )
    passed_on = passed_on or _FORWARDED.match(headers.words("subject")) is not None
    senders: list[Claim] = []
    if sender := lines.get("from"):
        senders = list(sender_claims(sender, newsletter=newsletter, passed_on=passed_on))
        yield from senders
    if subject := lines.get("subject"):
        yield from subject_claims(subject, SUBJECT, domain_of(lines.get("from")))
    published = newsletter or any(claim.field == "outlet" and claim.rank >= SHOWN for claim in senders)
    rank, what = (_PASSED_ON, "forwarded") if passed_on else (_PUBLISHED, "published") if published else (_SENT, "sent")
    if (date := lines.get("date")) and (claim := date_claim(date, rank, what)):
        yield claim


def _addresses(facts: Sequence[StatedFact], lines: Mapping[str, HeaderValue]) -> Iterator[Claim]:
    for fact in facts:
        if (rank := _ADDRESSES.get(fact.key)) and (claim := address_claim(lines[fact.key], rank)):
            yield claim


def _titles(inner: Mapping[str, HeaderValue], outer: Mapping[str, HeaderValue]) -> Iterator[str]:
    for line in (inner.get("subject"), outer.get("subject")):
        if line is not None:
            start, end = title_of(line)
            yield line.rendition[start:end]


def _lowered_if_author(claim: Claim, people: Collection[str]) -> Claim:
    """Lowers an outlet that is the author's own name: authors of newsletters hold their copyright themselves."""
    is_author = claim.field == "outlet" and isinstance(claim.value, Words) and claim.value.value in people
    return replace(claim, rank=min(claim.rank, _SIGNED)) if is_author else claim


def _raised_by_subject(claim: Claim, subjects: Sequence[str]) -> Claim:
    if claim.field != "headline" or not isinstance(claim.value, Words) or len(claim.value.value.split()) < _FEWEST:
        return claim
    words = bare(claim.value.value)
    return replace(claim, rank=claim.rank + _AGREES) if any(words in subject for subject in subjects) else claim
