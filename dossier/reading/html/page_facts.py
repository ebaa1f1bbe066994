"""Reads a page's address and language from what it states."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from dossier import lazy_re as re
from dossier.model.claims import Claim, Words
from dossier.model.evidence import Evidence, Span
from dossier.reading.fields.stated_lines import StatedFact
from dossier.reading.text_tools.language_detection import language_claim

_RANKS = {
    "canonical": 1.0,
    "og:url": 0.9,
    "itemprop:url": 0.5,
    "url": 0.7,
    "mainEntityOfPage": 0.6,
    "saved-from": 0.55,
}
LINKED = "most links"  # the site that most links of a page without elements lead to: its own
# The page's own: of items on it only a rank, for they may be other things
ADDRESSES = (*(key for key in _RANKS if key != "itemprop:url"), LINKED)
_BASE = 0.3  # what links are relative to: the page itself where it names a page and no folder
_WEB = re.compile(r"https?://(?P<host>[\w-]+(?:\.[\w-]+)+)(?::\d+)?(?P<path>[^\s<>\"'{}]*)", re.I)
_FILE = re.compile(r"\.(?:jpe?g|png|gif|webp|svg|avif|mp[34]|ico)(?:\?|$)", re.I)
_ELSEWHERE = 0.85  # what the address of another place counts
_LANGUAGES = {"language": 0.8, "inLanguage": 0.85, "og:locale": 0.6, "content-language": 0.7, "dc.language": 0.6}
_OF_TEMPLATES = frozenset(("en", "es", "pt", "fr", "de", "it", "nl"))
_CODE = re.compile(r"([a-z]{2})(?:[-_][a-z]{2,4})*", re.I)


def hosting(facts: Sequence[StatedFact]) -> list[StatedFact]:
    """Facts with the page's host: its addresses, or else the base of its links, which may be another site."""
    stated = [fact for fact in facts if fact.key in ADDRESSES]
    return stated or [fact for fact in facts if fact.key == "base"]


def address_claims(facts: Sequence[StatedFact]) -> Iterator[Claim]:
    """Addresses that the page gives as its own, whole ones only: what is relative is relative to we know not what."""
    stated = [(fact, match) for fact in facts if fact.key in _RANKS and (match := _WEB.match(fact.value))]
    shared = next((match for fact, match in stated if fact.key == "og:url"), None)
    for fact, match in stated:
        if not _FILE.search(match["path"]):
            rank = _RANKS[fact.key] * (_ELSEWHERE if _is_elsewhere(fact, match, shared) else 1.0)
            yield Claim("url", Words(match.group()), (fact.evidence(end=fact.start + match.end()),), rank)
    yield from _of_base(facts)


def addresses(facts: Sequence[StatedFact]) -> list[str]:
    """The addresses that the page states as its own, unchanged."""
    return [fact.value for fact in facts if fact.key in _RANKS]


def _of_base(facts: Sequence[StatedFact]) -> Iterator[Claim]:
    for fact in facts:
        match = _WEB.fullmatch(fact.value) if fact.key == "base" else None
        if match is not None and match["path"] and match["path"][-1] != "/" and not _FILE.search(match["path"]):
            yield Claim("url", Words(match.group()), (fact.evidence(),), _BASE)


def _is_elsewhere(fact: StatedFact, match: re.Match[str], shared: re.Match[str] | None) -> bool:
    """A canonical address at another host, or a front page's: where the story is from, or a template's mistake."""
    if fact.key != "canonical" or shared is None or shared["path"] in ("", "/"):
        return False
    return _host(match) != _host(shared) or match["path"] in ("", "/")


def _host(match: re.Match[str]) -> str:
    return match["host"].casefold().removeprefix("www.")


def language_claims(rendition: str, text: Sequence[Span], facts: Sequence[StatedFact]) -> Iterator[Claim]:
    """The language stated, unless the story's own words say another: templates often state the wrong one."""
    stated = list(_stated(facts))
    yield from stated
    named = {claim.value.value for claim in stated if isinstance(claim.value, Words)}
    if named and not named & _OF_TEMPLATES:
        return  # no page declares Czech or Japanese by mistake
    if spoken := language_claim(rendition, text):
        yield Claim("language", spoken.value, (*spoken.evidence, *_same(spoken, stated)), 0.95)


def _stated(facts: Sequence[StatedFact]) -> Iterator[Claim]:
    for fact in facts:
        if (rank := _LANGUAGES.get(fact.key)) and (match := _CODE.fullmatch(fact.value)):
            yield Claim("language", Words(match[1].lower()), (fact.evidence(),), rank)


def _same(claim: Claim, stated: Sequence[Claim]) -> list[Evidence]:
    return [other.evidence[0] for other in stated if other.value == claim.value][:1]
