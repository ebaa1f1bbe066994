"""Reads the lines with which reports close: contributors, editors, handles, addresses, a name after a dash."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from dossier import lazy_re as re
from dossier.authority.knowledge import pattern
from dossier.model.claims import Role
from dossier.reading.fields.byline import read_byline
from dossier.reading.fields.byline_words import LEAD, MAY_LEAD, lead_role
from dossier.reading.fields.credit import Credit, agency_named, listed
from dossier.reading.fields.people import is_body
from dossier.reading.fields.person_names import from_address, from_handle, is_name

_CONTRIBUTED = pattern(
    r"(?P<names>[A-ZÀ-Þ](?:[^.!?\n]|(?<=[a-zà-ÿ]\s[A-Z])\.(?=\s[A-ZÀ-Þ])){2,200}?)\s+(?:also\s+)?"
    "<foot_words/contributed>",
)
# "The Pardal Herald's Ada Ruiz", "Pardal News' Ada Ruiz"
_HOUSES = re.compile(r"(?P<house>[A-ZÀ-Þ][^,;'’\n]{2,40}(?:(?=['’]s\s)|(?<=s)(?=['’]\s)))['’]s?\s+(?=[A-ZÀ-Þ])")
_HELPED = ("contribu", "colabor", "beigetragen", "mitgearbeitet")  # no search without one of these
_CUT = re.compile(r"[.;()\[\]\n](?:(?<!\.)|(?=\s|$)(?<!\b[A-Z]\.)(?<!\bJr\.)(?<!\bSr\.)(?<!\bDr\.)(?<!\bSt\.))")
_ON_TWITTER = re.compile(
    r"(?:on\s+)?(?:twitter|x|instagram|facebook|follow(?:\s+\w+){0,3})\s*:?\s*(?P<handle>@\w{2,30})?\.?", re.I
)
_OF = r"(?:<foot_words/of>\s+){0,2}"  # within a name
_FULL = rf"[A-ZÀ-Þ][\w.'’-]+(?:\s+{_OF}[A-ZÀ-Þ][\w.'’-]*){{0,2}}\s+{_OF}[A-ZÀ-Þ][\w'’-]+(?:\s[JS]r\.)?"
_FOLLOW = pattern(
    rf"\b(?:[Ff]ollow|Siga a|Sigue a|Suivez|Folgen Sie)\s+(?:(?P<name>{_FULL})\s+(?:on|en|no|sur|auf|at|@)"
    r"|(?P<handle>@\w{3,30}))"
)
_FOLLOWED = ("ollow", "Siga", "Sigue", "Suivez", "Folgen")  # no search without one of these
_JOB = r"(?:reporter|writer|correspondent|editor|columnist|journalist|photographer|producer|contributor)"
_REACH = pattern(
    rf"(?:(?:(?:You can|To)\s+)?(?i:contact|e-?mail|reach|call|write to|tweet)\s+(?:(?:staff\s+)?{_JOB}\s+"
    rf"|the (?:author|reporter),?\s*)?(?P<a>{_FULL})\s*(?:\s(?:at|on|by|via)\b|:|[(,]|\.?$)"
    rf"|(?:(?:[A-Z][\w.&]*\s+){{0,3}}(?:[Ss]taff\s+)?{_JOB}\s+)?(?P<b>{_FULL})\s+(?:(?:can|may) be (?:reached|contacted"
    rf"|followed|emailed)|is an? (?:[\w-]+\s+){{0,4}}{_JOB}\b|(?:covers|writes about|reports on|reports for)\s)"
    rf"|[-–—]{{1,2}}\s*(?:[Bb]y\s+)?(?P<c>{_FULL})(?P<desk>,.*\b(?:newsroom|desk|bureau|redacción)\b.*)?"
    r"(?:,\s*[A-Z][\w .&'’-]{1,40})?$"
    rf"|[-–—]{{1,2}}\s*(?P<e>{_FULL})\s*\(@\w{{2,30}}\)"  # "— Ada Ruiz (@adaruiz) May 3, 2022"
    rf"|(?P<d>{_FULL})\s*[:,]?\s+(?:at\s+)?(?:[(]?\d[\d() .-]{{6,16}}[;,]?\s+(?:or\s+)?)?[\w.+-]+@[\w-]+\.[\w.-]+\W*$)"
)
_NEWSROOM = pattern(
    rf"\(\(?\s*(?P<name>{_FULL})\s*,[^()]*\b(?:newsroom|desk|bureau|redacción|rédaction|redaktion)\b[^()]*\)\)?"
)
_ADDRESS = re.compile(r"(?:e-?mail:?\s*)?(?P<address>[\w.+-]+@[\w-]+\.[\w.-]+)\.?", re.I)
# And no post within the story: "(@AdaRuiz) May 3, 2022"
_SHOWN = re.compile(r"(?:^|[\s;,|(])(?P<handle>@[A-Z][a-z]+_?[A-Z][a-z]+(?:[A-Z][a-z]+)?)\b(?!\)\s+[A-Z][a-z]+\s\d)")
_REVISED = ("édité", "edited", "editado", "redigiert")
_SIGNED = re.compile(r"\(?(?P<author>[^,;()/]{5,40}?)\s*,\s*(?P<rest>(?:édité|edited|editado|redigiert)\b[^()]*)\)?")


def read_credits(rendition: str, start: int, end: int) -> list[Credit]:
    """Credits of a sign-off: "(Reporting by A; Editing by B)", "A contributed to this report", "Photo by C"."""
    line = rendition[start:end]
    if "\n" in line:  # a name may go on in the next
        rendition = rendition[:start] + line.replace("\n", " ") + rendition[end:]
    if any(map(line.__contains__, _HELPED)) and (match := _CONTRIBUTED.search(rendition, start, end)):
        first, last = match.span("names")
        house = _HOUSES.match(rendition, first, last)
        first = house.end() if house and is_body(house["house"]) else first
        named = listed(rendition, first, last, "contributor", stated=True, strict=False)
        # "Reporter Ada Ruiz contributed"
        named = [replace(credit, role="contributor") if credit.role == "author" else credit for credit in named]
        return [*named, *_in_clauses(rendition, match.end(), end)]
    match = _SIGNED.fullmatch(rendition, start, end) if any(map(line.__contains__, _REVISED)) else None
    if match and is_name(match["author"]) and not LEAD.match(rendition, start, end):
        author = Credit(match["author"], "author", *match.span("author"))
        return [author, *read_byline(rendition, *match.span("rest"))]
    return list(_in_clauses(rendition, start, end))


def _in_clauses(rendition: str, start: int, end: int) -> Iterator[Credit]:
    for at, stop in _clauses(rendition, start, end):
        if not MAY_LEAD.match(rendition, at, stop):
            continue
        lead = LEAD.match(rendition, at, stop)
        # "By" within a paragraph is the author of something else; it is a credit only where it opens the line.
        if lead and (lead_role(lead) != "author" or at - start < 2 or "ing" in lead.group().lower()):
            yield from read_byline(rendition, at, stop)


def _clauses(rendition: str, start: int, end: int) -> Iterator[tuple[int, int]]:
    """`(Reporting by A; Editing by B)` cut at its semicolons, brackets and full stops; initials keep theirs."""
    at = start
    for cut in _CUT.finditer(rendition, start, end):
        if cut.start() > at:
            yield _inner(rendition, at, cut.start())
        at = cut.end()
    if at < end:
        yield _inner(rendition, at, end)


def _inner(rendition: str, start: int, end: int) -> tuple[int, int]:
    while start < end and rendition[start].isspace():
        start += 1
    return start, end


def read_sign_off(rendition: str, start: int, end: int) -> list[Credit]:
    """A name in one of the last lines: a handle after "On Twitter:", "Follow A on", "-- A", an e-mail address."""
    followed = any(map(rendition[start:end].__contains__, _FOLLOWED)) and _FOLLOW.search(rendition, start, end)
    if match := (followed or _REACH.match(rendition, start, end)):
        group = next(name for name, words in match.groupdict().items() if words and name != "desk")
        if group == "handle":
            return read_handle(rendition, *match.span(group))
        role: Role = "contributor" if match.groupdict().get("desk") else "author"
        return _named(rendition, *match.span(group), role)
    if match := _NEWSROOM.match(rendition, start, end):
        return _named(rendition, *match.span("name"), "contributor")
    if match := _ADDRESS.fullmatch(rendition, start, end):
        name = from_address(match["address"])
        return [Credit(name, "author", match.start("address"), match.end("address"))] if name else []
    shown = _SHOWN.search(rendition, start, end) if end - start < 120 else None
    return read_handle(rendition, *shown.span("handle")) if shown else []


def _named(rendition: str, start: int, end: int, role: Role) -> list[Credit]:
    name = " ".join(rendition[start:end].split())
    if agency := agency_named(name):
        return [Credit(agency.name, "agency", start, end)]
    return [Credit(name, role, start, end)] if is_name(name) else []


def is_social_label(line: str) -> bool:
    """ "On Twitter:", "Follow us on Facebook:": a handle may follow on the next line."""
    return len(line) < 60 and _ON_TWITTER.fullmatch(line) is not None


def read_handle(rendition: str, start: int, end: int) -> list[Credit]:
    """A line that is a handle, written so that it shows a name: "@AdaRuiz"."""
    name = from_handle(rendition[start:end])
    return [Credit(name, "author", start, end)] if name else []
