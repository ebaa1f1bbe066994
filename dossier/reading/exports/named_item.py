"""Describes one story whose fields have names: each claim rests on the field's own words in the rendition."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from dossier import lazy_re as re
from dossier.clauses import Clause
from dossier.errors import Unreadable
from dossier.model.claims import Claim, Description, Person, Precision, Published, Reading, Words
from dossier.model.evidence import Span
from dossier.reading.fields.dateline import read_place_line, stated_place
from dossier.reading.fields.dates import first_date
from dossier.reading.fields.outlet import from_address
from dossier.reading.fields.ranking import settle
from dossier.reading.fields.stated_dates import stated_date
from dossier.reading.fields.stated_lines import StatedFact, with_facts
from dossier.reading.mail.header_claims import mail_date
from dossier.reading.plaintext.database_claims import paper, people_in
from dossier.reading.plaintext.text_reader import describe

HEADING = "Stated in the file's fields:"
_RANK, _STEP, _OTHER = 0.97, 0.01, 0.3  # of the best name of a field, how much less each further one counts, other days
_CODE = re.compile(r"([a-z]{2})(?:[-_][A-Za-z]{2,4})*$")
_WEB = re.compile(r"https?://[^\s<>\"]+", re.I)
_DOMAIN = re.compile(r"(?:https?://)?(?:[\w-]+\.)+[a-z]{2,12}/?", re.I)
_BY = re.compile(r"(?:by|por|par|von|di|door)\s+", re.I)
_LONGEST, _NAME = 1000, 5  # letters of a field; words of a name
_NOT_OF_BODY = frozenset(("headline", "standfirst", "section", "url"))  # what named fields say, and no line of a text


@dataclass(frozen=True, slots=True)
class NamedField:
    """One field of a story: what it is, the name it has in its file, its words; `place`: its rank among such names."""

    kind: str
    name: str
    value: str
    place: int = 0
    turned: bool = False  # a name with the family name first


@dataclass(frozen=True, slots=True)
class NamedItem:
    """One story as its file states it; `form` names the file's format."""

    form: str
    fields: tuple[NamedField, ...]
    body: tuple[str, ...] = ()

    def first(self, kind: str) -> str:
        found = [one for one in self.fields if one.kind == kind and one.value.strip()]
        return min(found, key=lambda one: one.place).value if found else ""


def describe_item(item: NamedItem, reader: str, media_type: str, name: str) -> Reading:
    """Raises Unreadable for an item that states neither a headline nor a text."""
    headline = _line(item.first("headline"))
    body = tuple(paragraph for paragraph in item.body if paragraph.strip())
    if not headline and not body:
        raise Unreadable(Clause("holds-no-words-of-story"))
    words = "\n\n".join([*([headline] if headline else []), *body])
    if not item.fields:  # recognised pages name no fields: their lines say all
        return Reading(reader, media_type, words, describe(words, name))
    fields = [replace(one, value=_line(one.value)) for one in item.fields]
    fields = [one for one in dict.fromkeys(fields) if one.value and len(one.value) <= _LONGEST]
    rendition, facts = with_facts(words, [(f"{item.form}:{one.name}", one.kind, one.value) for one in fields], HEADING)
    claims = [c for one, fact in zip(fields, facts, strict=True) for c in _claims(rendition, one, fact)]
    text, at = [], len(headline) + 2 if headline else 0
    for paragraph in body:
        text.append(Span(at, at + len(paragraph)))
        at += len(paragraph) + 2
    claims_of_words = _of_words(words, name, headline)
    return Reading(reader, media_type, rendition, settle([*claims, *claims_of_words], tuple(text)))


def _line(value: str) -> str:
    return " ".join(value.split())


def _of_words(words: str, name: str, headline: str) -> Iterator[Claim]:
    """The dateline, the agency and the language that the story's words show."""
    found: Description = describe(words, name, title=(0, len(headline)) if headline else None)
    for claim in (*found.claims, *found.others):
        if claim.field not in _NOT_OF_BODY:
            yield replace(claim, rank=min(claim.rank, 0.9))


def _claims(rendition: str, one: NamedField, fact: StatedFact) -> Iterator[Claim]:
    """The claims of one field; their evidence names it."""
    rank = _RANK - _STEP * one.place
    for claim in _read(rendition, one, fact, rank):
        yield replace(claim, evidence=tuple(replace(e, origin=fact.origin) for e in claim.evidence))


def _read(rendition: str, one: NamedField, fact: StatedFact, rank: float) -> Iterator[Claim]:
    span = fact.start, fact.end
    match one.kind:
        case "headline":
            yield Claim("headline", Words(one.value), (fact.evidence(),), rank)
        case "standfirst" | "section":
            yield Claim(one.kind, Words(one.value), (fact.evidence(),), rank)
        case "outlet":
            who = from_address(rendition, *span) if _DOMAIN.fullmatch(one.value) else paper(rendition, *span)
            if who is None and _DOMAIN.fullmatch(one.value):
                return
            yield (
                replace(who, rank=rank).claim(rendition)
                if who
                else Claim("outlet", Words(one.value), (fact.evidence(),), rank)
            )
        case "byline":
            yield from _people(rendition, one, fact, rank)
        case "language":
            if match := _CODE.match(one.value):
                yield Claim("language", Words(match[1]), (fact.evidence(),), rank)
        case "url":
            if match := _WEB.match(one.value):
                yield Claim("url", Words(match.group()), (fact.evidence(end=fact.start + match.end()),), rank)
        case _:
            yield from _where_and_when(rendition, one, fact, rank)


def _where_and_when(rendition: str, one: NamedField, fact: StatedFact, rank: float) -> Iterator[Claim]:
    """The claims of a dateline, a place or a date."""
    if one.kind in ("dateline", "place"):
        found = read_place_line(rendition, fact.start, fact.end) or stated_place(rendition, fact.start, fact.end)
        if found is not None:
            yield replace(found.claim(rendition), rank=rank)
    elif one.kind in ("published", "archived", "captured") and (moment := moment_of(one.value)):
        rank = rank if one.kind == "published" else _OTHER
        yield Claim("published", Published(*moment, one.kind), (fact.evidence(),), rank)


def moment_of(value: str) -> tuple[str, Precision] | None:
    """The moment that a field states, as ISO 8601 and its precision."""
    value = value.strip().strip("/").replace("/", "-") if re.match(r"\d{4}/\d", value.strip()) else value.strip()
    return stated_date(value) or mail_date(value) or _worded(value)


def _worded(value: str) -> tuple[str, Precision] | None:
    date = first_date(value, 0, len(value), day_first=True)
    return (date.value, date.precision) if date is not None and date.year is not None else None


def _people(rendition: str, one: NamedField, fact: StatedFact, rank: float) -> Iterator[Claim]:
    """The names that a field lists; a few words that are no known form of a name are one."""
    credits = people_in(rendition, fact.start, fact.end, turned=one.turned)
    for credit in credits:
        yield replace(credit.claim(rendition), rank=rank)
    lead = _BY.match(one.value)
    name = one.value[lead.end() :] if lead else one.value
    if not credits and len(name.split()) <= _NAME and not any(c.isdigit() or c in "@/:" for c in name):
        start = fact.end - len(name)
        yield Claim("byline", Person(name), (fact.evidence(start=start),), rank - _OTHER)
