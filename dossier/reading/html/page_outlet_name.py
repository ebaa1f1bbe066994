"""Finds who published a page: what it states as publisher and site, its title's end, its address."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from dossier import lazy_re as re
from dossier.authority.month_forms import word_set
from dossier.authority.outlet_list import Outlet, OutletList
from dossier.model.claims import Claim, Words
from dossier.model.evidence import Evidence
from dossier.reading.fields.outlet import tail_of
from dossier.reading.fields.outlet_names import listed_outlet
from dossier.reading.fields.section_label import is_home, names_section
from dossier.reading.fields.stated_lines import StatedFact
from dossier.reading.fields.title_cleanup import bare, parts_of
from dossier.reading.html.page_facts import ADDRESSES, hosting

_RANKS = {
    "publisher": 0.9,
    "og:site_name": 0.92,
    "site": 0.8,
    "application-name": 0.6,
    "sourceOrganization": 0.5,
    "provider": 0.5,
}
_ALSO = re.compile(r"(?:^|[.:_-])publisher(?:[.:_-]?name)?$")
_ADDRESS = re.compile(r"(?:https?:)?(?://)?(?:www\.)?(?P<host>[\w-]+(?:\.[\w-]+)+)(?:/.*)?", re.I)
_SPELLED = (
    0.71  # an address written as a name, "ValleyHerald.example": more than a title's end, less than one borne out
)
# Words that titles hold besides the headline, and hosts in their names, on any outlet's page
ANYBODYS = word_set("""
    blog blogs weblog news article articles artikel artículo artigo archive archives archiv archivo online web www home
    magazine magazin revista forum press presse prensa story post posts aktuelles aktuell actualités noticia noticias
    notícia notícias nachrichten nouvelles notizie nieuws
    """)
_MOTTO = re.compile(
    r"(?<=\w)(?:\s[-–—~]|:)\s(?=(?:\S+\s+){3,}\S+$)"
)  # "Sierra Courier - All the news of the mountains"
_LISTED = 0.06  # the authority list vouches for a name
_SENT = 0.5  # an agency whose story the page carries
_SPELLED_OUT = 0.95  # what the window's title closes with, and the site is called after for short
_SHORTEST_CODE = 4  # letters
_MOST_WORDS = 5  # of a name


Home = tuple[Outlet, Evidence]  # the listed outlet whose address a page bears, and the host that says so


def outlet_claims(facts: Sequence[StatedFact], home: Home | None) -> Iterator[Claim]:
    """Every outlet that the page names."""
    site = next((fact.value for fact in facts if fact.key == "og:site_name"), "")
    yield from _spelled_out(site, facts)
    for fact in facts:
        rank = _RANKS.get(fact.key, 0.55 if _publishes(fact.key) else 0.0)
        if not rank or len(fact.value) > 80 or "facebook.com" in fact.value or fact.value[0] == "@":
            continue
        sent = fact.key == "publisher" and site and _sent_it(fact.value, site, home)
        yield from _named(fact, _SENT if sent else rank, home)
    if home is not None:
        yield Claim(
            "outlet", Words(home[0].name), (home[1], Evidence("outlets", f"{home[0].name}: {home[1].quote}")), 0.7
        )


def _spelled_out(site: str, facts: Sequence[StatedFact]) -> Iterator[Claim]:
    """The full name at the end of the window's title, if the site's name is a code for it: "valleyherald"."""
    if len(site) < _SHORTEST_CODE or " " in site or not site.islower():
        return
    for fact in facts:
        if fact.key == "title" and (part := list(parts_of(fact.value, 0, len(fact.value)))[1:]):
            start, end = part[-1]
            name = fact.value[start:end].strip()
            begun = bare(fact.value).startswith(bare(site))  # then its end is the headline
            if not begun and " " in name and _may_spell_out(name) and bare(name).startswith(bare(site)):
                at = fact.start + fact.value.index(name, start)
                yield Claim("outlet", Words(name), (fact.evidence(at, at + len(name)),), _SPELLED_OUT)


def _may_spell_out(name: str) -> bool:
    """Whether words are few and open and close with capitals, as the names of sites do, and headlines seldom."""
    words = name.split()
    return len(words) <= _MOST_WORDS and words[0][:1].isupper() and words[-1][:1].isupper()


def _sent_it(publisher: str, site: str, home: Home | None) -> bool:
    """Whether the stated publisher is the agency whose story another outlet's page carries."""
    agency = OutletList.standard().agency(publisher)
    return agency is not None and listed_outlet(site) != agency and (home is None or home[0] != agency)


@lru_cache(maxsize=1024)  # pages use the same names
def _publishes(key: str) -> bool:
    return _ALSO.search(key) is not None


def _named(fact: StatedFact, rank: float, home: Home | None) -> Iterator[Claim]:
    address = _ADDRESS.fullmatch(fact.value)
    listed = (
        OutletList.standard().by_domain(address["host"]) if address else listed_outlet(fact.value.split("|")[0].strip())
    )
    same = listed is not None and home is not None and listed == home[0]
    if address is None:
        end = (fact.value + "|").index("|")  # "Sierra Courier | All the news of the mountains"
        if listed is None and (motto := _MOTTO.search(fact.value, 0, end)):
            end = motto.start()
        name = fact.value[:end].strip()
        if name:
            rank = min(1.0, rank + _LISTED * ((listed is not None) + same))
            yield Claim("outlet", Words(name), (fact.evidence(end=fact.start + len(name)),), rank)
    elif listed is not None:
        yield Claim("outlet", Words(listed.name), (fact.evidence(),), rank)
    else:
        spelled = fact.key != "publisher" and not (address["host"].isupper() or address["host"].islower())
        yield Claim("outlet", Words(address["host"]), (fact.evidence(),), min(rank, _SPELLED) if spelled else 0.4)


def title_outlet(rendition: str, facts: Sequence[StatedFact]) -> Iterator[Claim]:
    """The outlet's name at the end of the title, where it is listed or named as papers are."""
    for fact in facts:
        if fact.key in ("title", "og:title"):
            found = tail_of(rendition, fact.start, fact.end)
            while found is not None and _is_part(rendition[found.start : found.end]):  # "Local" is a paper's name, too
                found = tail_of(rendition, found.end, fact.end)  # "... - Local - News - The Valley Herald"
            if found is not None and found.end > found.start:
                yield Claim("outlet", Words(found.name), (fact.evidence(found.start, found.end),), found.rank)


def _is_part(words: str) -> bool:
    """Whether words are a section's name or the front page's: "Local", "News"."""
    return words.casefold() in ANYBODYS or names_section(words) or is_home(words)


def home_of(facts: Sequence[StatedFact]) -> Home | None:
    """The listed outlet of the address that the page states as its own."""
    homes = ((OutletList.standard().by_domain(host), evidence) for host, evidence in hosts_of(facts))
    return next(((outlet, evidence) for outlet, evidence in homes if outlet is not None), None)


def hosts_of(facts: Sequence[StatedFact]) -> Iterator[tuple[str, Evidence]]:
    """The hosts of the addresses that the page states as its own, and the evidence for each."""
    for fact in hosting(facts):
        if address := _ADDRESS.match(fact.value):
            start, end = address.span("host")
            yield address["host"], fact.evidence(fact.start + start, fact.start + end)


def outlet_names(facts: Sequence[StatedFact], home: Home | None) -> list[str]:
    """Names under which the page's titles may carry its outlet."""
    found = [f.value for f in facts if f.key in _RANKS or _publishes(f.key)]
    stated = dict.fromkeys(f.value for f in facts if f.key in ADDRESSES)  # the same again and again, mostly
    hosts = [match["host"] for match in map(_ADDRESS.match, stated) if match]
    labels = [
        label for host in hosts for label in (host, host.removeprefix("www."), *host.split(".")) if len(label) > 3
    ]
    return [*found, *labels, *(home[0].names if home else ())]


def names_of(claims: Sequence[Claim]) -> list[str]:
    """The outlets' names in outlet claims."""
    return [claim.value.value for claim in claims if isinstance(claim.value, Words)]


def best_of(claims: Sequence[Claim]) -> str:
    """The words of the claim that counts most, or none."""
    best = max(claims, key=lambda claim: claim.rank, default=None)
    return best.value.value if best is not None and isinstance(best.value, Words) else ""


def own_names(claims: Sequence[Claim], home: Home | None) -> list[str]:
    """The names of the page's own outlet: as shown, and as listed."""
    best = best_of(claims)
    listed = (listed_outlet(best), home[0] if home else None)
    return [best, *(name for outlet in listed if outlet is not None for name in outlet.names)]
