"""Reads what a document states of itself (title, author, dates), and trusts it only where the visible words agree."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace

from dossier import lazy_re as re
from dossier.authority.knowledge import pattern
from dossier.authority.month_forms import bare
from dossier.model.claims import Claim, Description, Person, Published, Words
from dossier.model.evidence import quoted
from dossier.reading.fields import outlet, outlet_names
from dossier.reading.fields.headline import can_be, cut_tail
from dossier.reading.fields.people import people
from dossier.reading.fields.stated_dates import stated_date
from dossier.reading.fields.stated_lines import StatedFact
from dossier.reading.plaintext.text_reader import describe
from dossier.reading.text_tools.text_lines import Line, lines

HEADING = "Stated in the document:"
FactRow = tuple[str, str, str]  # origin, key, value: as `stated.with_facts` takes them

# Ranks: all but the address lie below ranking.SHOWN. The title is often a template's or a file's, the author the
# typist or the owner of the machine, the dates those of the typing, the language the program's.
_TITLE, _AUTHOR, _PUBLISHER, _LANGUAGE, _SUBJECT, _ADDRESS = 0.15, 0.1, 0.15, 0.15, 0.05, 0.4
_DATES = {"created": 0.12, "modified": 0.06}
# With the same words on a line of their own: less than what the text's own rules are sure of
_AGREED = {"byline": 0.55, "outlet": 0.5}
_HEAD, _FOOT = 16, 8  # lines at the top and at the end that may agree
_LONGEST = 500
_CONTROLS = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff\ufffe\uffff]+")
_NO_TITLE = pattern("<document_words/no_title>", re.I)
_NO_PERSON = pattern(r"<document_words/no_person>(?:[\s._-]*(?:user|office|pc|home|\d+))*", re.I)
_LEAD = re.compile(r"(?:by|por|par|von|author|autora?|auteure?|autorin)\b\s*:?\s+", re.I)
_CODE = re.compile(r"([a-z]{2})(?:[-_][a-z0-9]{2,8})*", re.I)
_WEB = re.compile(r"https?://[^\s<>\"']+", re.I)


def prepare_facts(form: str, pairs: Iterable[tuple[str, str, str]]) -> list[FactRow]:
    """Facts of a document, prepared for `with_facts`; `form` is its format, such as "docx".

    `pairs`: key, the name under which the format has it (empty: the key itself), and value. Keys that become claims:
    title, author, created, modified, publisher, language, url, subject; any other is only shown.
    """
    found: dict[FactRow, None] = {}
    for key, name, raw in pairs:
        value = " ".join(_CONTROLS.sub(" ", raw).split())[:_LONGEST].strip()
        if value:
            found[f"{form}:{' '.join((name or key).split())[:80]}", key, value] = None
    return list(found)


def described(
    words: str, facts: Sequence[StatedFact], name: str, title: tuple[int, int] | None = None, also: Iterable[Claim] = ()
) -> Description:
    """Describes a document by the rules for text, together with its own statements.

    `words` open the rendition, and `facts` are what `with_facts` made of the statements under them. `title` is the span
    of the headline by its style; without it, the first line that repeats the title property. `also`: further claims
    that the format supports.
    """
    ends = _head_and_foot(words)
    claims = [agreed for claim in property_claims(facts) for agreed in _with_lines(claim, words, ends)]
    found = describe(words, name, [*claims, *also], title or _title_line(words, ends, claims))
    return _with_support(found, claims)


def property_claims(facts: Sequence[StatedFact]) -> Iterator[Claim]:
    """Claims from a document's properties; none is shown unless a line agrees."""
    for fact in facts:
        if (read := _READ.get(fact.key)) is not None:
            yield from read(fact)


def _title(fact: StatedFact) -> Iterator[Claim]:
    """The title without an appended outlet's name, and that outlet."""
    if not can_be(fact.value) or _NO_TITLE.fullmatch(fact.value):
        return
    stop, who = cut_tail(fact.value, 0, len(fact.value))
    yield Claim("headline", Words(fact.value[:stop]), (fact.evidence(end=fact.start + stop),), _TITLE)
    if who is not None:
        where = fact.evidence(fact.start + who.start, fact.start + who.end)
        yield Claim("outlet", Words(who.name), (where,), _PUBLISHER)


def _author(fact: StatedFact) -> Iterator[Claim]:
    if _NO_PERSON.fullmatch(fact.value):
        return
    for name, role, start in people(fact.value):
        at = fact.start + start
        yield Claim("byline", Person(name, role), (fact.evidence(at, at + len(name)),), _AUTHOR)


def _publisher(fact: StatedFact) -> Iterator[Claim]:
    if 2 <= len(fact.value) <= 80 and not _NO_PERSON.fullmatch(fact.value):
        listed = outlet_names.listed_outlet(fact.value)
        yield Claim("outlet", Words(listed.name if listed else fact.value), (fact.evidence(),), _PUBLISHER)


def _date(fact: StatedFact) -> Iterator[Claim]:
    if date := stated_date(fact.value):
        yield Claim("published", Published(*date, fact.key), (fact.evidence(),), _DATES[fact.key])


def _language(fact: StatedFact) -> Iterator[Claim]:
    if match := _CODE.fullmatch(fact.value):
        yield Claim("language", Words(match[1].lower()), (fact.evidence(),), _LANGUAGE)


def _url(fact: StatedFact) -> Iterator[Claim]:
    if match := _WEB.match(fact.value):
        yield Claim("url", Words(match.group()), (fact.evidence(end=fact.start + match.end()),), _ADDRESS)


def _subject(fact: StatedFact) -> Iterator[Claim]:
    if len(fact.value) <= 60:
        yield Claim("section", Words(fact.value), (fact.evidence(),), _SUBJECT)


_READ: dict[str, Callable[[StatedFact], Iterator[Claim]]] = {
    "title": _title,
    "author": _author,
    "publisher": _publisher,
    "created": _date,
    "modified": _date,
    "language": _language,
    "url": _url,
    "subject": _subject,
}


def _head_and_foot(words: str) -> list[Line]:
    """The lines in which a report names itself and its makers."""
    found = lines(words)
    return found if len(found) <= _HEAD + _FOOT else [*found[:_HEAD], *found[-_FOOT:]]


def _with_lines(claim: Claim, words: str, ends: Sequence[Line]) -> Iterator[Claim]:
    """The claim, with a higher rank if a line holds the same name and nothing else but "By"."""
    rank = _AGREED.get(claim.field)
    value = claim.value.name if isinstance(claim.value, Person) else claim.evidence[0].quote
    line = _line_with(value, ends) if rank else None
    if rank is None or line is None:
        yield claim
        return
    lead = _LEAD.match(line.text)
    start = line.start + (lead.end() if lead else 0)
    yield replace(claim, evidence=(quoted(words, start, line.end), *claim.evidence), rank=rank)


def _line_with(value: str, ends: Sequence[Line]) -> Line | None:
    wanted = _comparison_key(value)
    return next((line for line in ends if _comparison_key(line.text) == wanted), None) if wanted else None


def _comparison_key(text: str) -> str:
    """Letters and digits alone, without case, accents, and the word that opens a byline."""
    return " ".join(re.findall(r"\w+", bare(_LEAD.sub("", text, count=1)))) if len(text) <= _LONGEST else ""


def _title_line(words: str, ends: Sequence[Line], claims: Sequence[Claim]) -> tuple[int, int] | None:
    """The span of a line that repeats the title property; a title of one or two words, or an outlet's name, is none."""
    for claim in claims:
        value = claim.value.value if claim.field == "headline" and isinstance(claim.value, Words) else ""
        if len(value.split()) > 2 and (line := _line_with(value, ends)):
            return None if outlet.masthead(words, line.start, line.end) else (line.start, line.end)
    return None


def _with_support(found: Description, claims: Sequence[Claim]) -> Description:
    """Adds to each shown value the statements that agree with it, as further evidence."""
    return replace(found, claims=tuple(_supported(claim, claims) for claim in found.claims))


def _supported(claim: Claim, claims: Sequence[Claim]) -> Claim:
    more = [e for c in claims if _agree(c, claim) for e in c.evidence if e not in claim.evidence]
    return replace(claim, evidence=(*claim.evidence, *more)) if more else claim


def _agree(first: Claim, second: Claim) -> bool:
    if first.field != second.field:
        return False
    match first.value, second.value:
        case Words(a), Words(b):
            return _comparison_key(a) == _comparison_key(b)
        case Person(a, _), Person(b, _):
            return _comparison_key(a) == _comparison_key(b)
        case Published() as a, Published() as b:
            return a.precision != "year" and a.value[:10] == b.value[:10]
    return False
