"""Makes claims of a mail's header lines: its own, and those of the message that it forwards."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from email.utils import parsedate_to_datetime

from dossier import lazy_re as re
from dossier.authority.gazetteer import fold
from dossier.authority.knowledge import pattern
from dossier.authority.knowledge import words as listed
from dossier.authority.month_forms import bare
from dossier.authority.outlet_list import OutletList, name_key
from dossier.model.claims import Claim, Person, Precision, Published, Words
from dossier.model.evidence import TEXT, quoted
from dossier.reading.fields import outlet_names
from dossier.reading.fields.dates import find_dates
from dossier.reading.fields.headline import can_be, cut_tail
from dossier.reading.fields.person_names import is_name
from dossier.reading.mail.ends import SHARED
from dossier.reading.text_tools.text_lines import trimmed

# Ranks. A body's own headline, byline and dates count more; what is below ranking.SHOWN is kept, not shown.
SUBJECT, INNER_SUBJECT = 0.44, 0.7
_LISTED, _DOMAIN, _NAMED, _LIST = (
    0.7,
    0.6,
    0.5,
    0.3,
)  # outlets: by name, by address, named like one, a newsletter's sender
_AUTHOR, _COLLEAGUE = 0.4, 0.1
SHARING = 0.25  # a subject that names who recommends a report, not its topic
_PASSED_ON = 0.15  # a person who forwards a report is not its outlet
_SHARED = pattern(SHARED, re.I)
_PREFIX = pattern(r"(?:\s*<mail_words/prefix>)+\s*", re.I)
_MAILBOX = re.compile(r"[<\[(]?(?:mailto:)?([\w.+%=-]+)@((?:[\w-]+\.)+[\w-]{2,})")
_NAME_PARTS = re.compile(r"\s+(?:at|from|via|bei)\s+|\s*[,|:@•·/]\s*|\s+[-–—]\s+", re.I)
# Mailboxes of an office rather than of a person
_OFFICE = pattern("<mail_words/office>", re.I)
_MACHINE = re.compile(r"mailer-?daemon|postmaster|mdaemon", re.I)  # senders of delivery reports (RFC 2142, RFC 3464)
_OTHER_SCRIPT = re.compile(r"[^\W\d_a-zA-ZÀ-ɏ]")  # its letters cannot be held against an address
_EDGES = " \t\"'<>[]()*"
_LEAD = re.compile(r"([^\W\d_][^:|\n]{1,40}?)\s*[:|]\s+")
_WEB = re.compile(r"https?://[^\s<>\"']+", re.I)


@dataclass(frozen=True, slots=True)
class HeaderValue:
    """A header line's value: `rendition[start:end]`; `origin` is "text" for a message within, else "header:NAME"."""

    rendition: str
    start: int
    end: int
    origin: str = TEXT

    @property
    def value(self) -> str:
        return self.rendition[self.start : self.end]

    def claim(self, field: str, value: Words | Person | Published, rank: float, start: int, end: int) -> Claim:
        """A claim that rests on a part of the value; offsets are the rendition's."""
        return Claim(field, value, (quoted(self.rendition, start, end, self.origin),), rank)  # type: ignore[arg-type]


def title_of(line: HeaderValue) -> tuple[int, int]:
    """The span of the subject's own words, without "Fwd:" and "[list]"."""
    prefix = _PREFIX.match(line.rendition, line.start, line.end)
    start = prefix.end() if prefix and prefix.end() < line.end else line.start
    return start, max(start, line.start + len(line.value.rstrip()))


def subject_claims(line: HeaderValue, rank: float, domain: str = "") -> Iterator[Claim]:
    """The subject as headline, and the outlet named before or after it.

    `domain`: the sender's, which shows that "Larkhill Gazette: ..." names the sender.
    """
    start, end = title_of(line)
    if not can_be(line.rendition[start:end]):
        return
    lead = _LEAD.match(line.rendition, start, end)
    if lead and (outlet_names.listed_outlet(lead[1]) or _is_domain(lead[1], domain)):
        listed = outlet_names.listed_outlet(lead[1])
        yield line.claim("outlet", Words(listed.name if listed else lead[1]), _NAMED, *lead.span(1))
        start = lead.end() if can_be(line.rendition[lead.end() : end]) else start
    stop, who = cut_tail(line.rendition, start, end)
    rank = min(rank, SHARING) if is_sharing(line.rendition[start:stop]) else rank
    yield line.claim("headline", Words(" ".join(line.rendition[start:stop].split())), rank, start, stop)
    if who is not None:
        yield line.claim("outlet", Words(who.name), _NAMED, who.start, who.end)


def is_sharing(words: str) -> bool:
    """Whether words are a site's own about who sends a report on: "Ada Ruiz recommends this article"."""
    return _SHARED.search(words) is not None


def sender_claims(line: HeaderValue, *, newsletter: bool, passed_on: bool) -> Iterator[Claim]:
    """The outlet that sends, known by its name or its address, and for a newsletter the person who signs it."""
    found = list(_outlets(line, newsletter))
    for claim in found:
        yield Claim(claim.field, claim.value, claim.evidence, min(claim.rank, _PASSED_ON) if passed_on else claim.rank)
    spans = {(e.span.start, e.span.end) for c in found for e in c.evidence if e.span}
    for start, end in _names(line):
        if (start, end) not in spans and is_name(line.rendition[start:end], stated=False):
            rank = _AUTHOR if newsletter and not passed_on else _COLLEAGUE
            yield line.claim("byline", Person(line.rendition[start:end]), rank, start, end)


def _outlets(line: HeaderValue, newsletter: bool) -> Iterator[Claim]:
    names = list(_names(line))
    for start, end in names:
        words = line.rendition[start:end]
        if listed := outlet_names.listed_outlet(words):
            yield line.claim("outlet", Words(listed.name), _LISTED, start, end)
            return
    mailbox = _MAILBOX.search(line.rendition, line.start, line.end)
    if mailbox and _MACHINE.fullmatch(mailbox[1]):
        return
    if mailbox and (listed := OutletList.standard().by_domain(mailbox[2])):
        yield line.claim("outlet", Words(listed.name), _DOMAIN, *mailbox.span(2))
        return
    for start, end in reversed(names):
        words = line.rendition[start:end]
        own = mailbox is not None and _at_home(words, mailbox, newsletter)
        if own or outlet_names.looks_like_outlet(words) or (newsletter and outlet_names.may_have_paper_form(words)):
            yield line.claim("outlet", Words(words), _NAMED, start, end)
            return
    if newsletter and names and not is_name(line.rendition[slice(*names[-1])]):
        yield line.claim("outlet", Words(line.rendition[slice(*names[-1])]), _LIST, *names[-1])


def _at_home(words: str, mailbox: re.Match[str], newsletter: bool) -> bool:
    """Whether the address's domain is the name itself, and a person's neither by the name nor by the mailbox.

    Of those whose mail a platform sends ("fathomandfurrow@letters.example") the mailbox is it; where it is one word
    ("Ada <ada@letters.example>") only a newsletter's. A name in letters that no address has is believed where the
    mailbox is an office's.
    """
    is_mailbox = (newsletter or " " in words) and _is_domain(words, mailbox[1])
    if not is_name(words) and (is_mailbox or _OTHER_SCRIPT.match(words)):
        return _OFFICE.fullmatch(mailbox[1]) is not None or _OTHER_SCRIPT.match(words) is None
    return _is_domain(words, mailbox[2]) and (_OFFICE.fullmatch(mailbox[1]) is not None or not is_name(words))


def _is_domain(words: str, domain: str) -> bool:
    labels = {label.lower().replace("-", "") for label in domain.split(".")}
    folded = fold(words.replace("&", " and "))
    heavy = "".join(word for word in folded.split() if bare(word) not in listed("mail_words", "small_words"))
    keys = {re.sub(r"\W", "", key).lower() for key in (folded, name_key(words), heavy)}
    return any(len(key) > 3 for key in keys & labels)


def domain_of(line: HeaderValue | None) -> str:
    """The domain of the address in a line; empty when there is none."""
    mailbox = _MAILBOX.search(line.rendition, line.start, line.end) if line else None
    return mailbox[2] if mailbox else ""


def _names(line: HeaderValue) -> Iterator[tuple[int, int]]:
    """The sender's display name whole, then its parts: "Ada Ruiz from The Valley Herald"."""
    mailbox = _MAILBOX.search(line.rendition, line.start, line.end)
    whole = trimmed(line.rendition, line.start, mailbox.start() if mailbox else line.end, _EDGES)
    cuts = list(_NAME_PARTS.finditer(line.rendition, *whole))
    edges = [whole[0], *(edge for cut in cuts for edge in cut.span()), whole[1]]
    spans = [whole, *(zip(edges[::2], edges[1::2], strict=True) if cuts else ())]
    for start, end in dict.fromkeys(trimmed(line.rendition, first, last, _EDGES) for first, last in spans):
        if end - start > 1 and "@" not in line.rendition[start:end]:
            yield start, end


_HALF = re.compile(r"\d\s?[ap]\.?\s?m\b", re.I)  # of a day; mail itself knows none


def date_claim(line: HeaderValue, rank: float, what: str) -> Claim | None:
    """When the message was sent: as mail writes it (RFC 5322, 3.3), else as people do."""
    moment = None if _HALF.search(line.value) else mail_date(line.value)
    if moment:
        return line.claim("published", Published(*moment, what), rank, line.start, line.end)
    for date in find_dates(line.rendition, line.start, line.end):
        if date.year is not None:
            return line.claim("published", Published(date.value, date.precision, what), rank, date.start, date.end)
    return None


def mail_date(value: str) -> tuple[str, Precision] | None:
    """`Tue, 3 Mar 2020 14:05:00 -0500` in ISO 8601, to the minute."""
    try:
        moment = parsedate_to_datetime(value)
    except (TypeError, ValueError, IndexError, OverflowError):
        return None  # the library's parser gives up on hostile dates in all these ways
    return _minute(moment) if 1700 < moment.year < 2200 else None


def _minute(moment: datetime) -> tuple[str, Precision]:
    offset = moment.strftime("%z")
    return moment.strftime("%Y-%m-%dT%H:%M") + (f"{offset[:3]}:{offset[3:5]}" if offset else "+00:00"), "minute"


def address_claim(line: HeaderValue, rank: float) -> Claim | None:
    """A web address that a header line gives."""
    match = _WEB.search(line.rendition, line.start, line.end)
    return line.claim("url", Words(match.group()), rank, *match.span()) if match else None
