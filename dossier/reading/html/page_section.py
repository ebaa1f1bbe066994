"""Finds the section of the paper in which a page's story appeared."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from urllib.parse import unquote

from dossier import lazy_re as re
from dossier.authority.gazetteer import fold
from dossier.authority.month_forms import word_set
from dossier.model.claims import Claim, Words
from dossier.model.evidence import Evidence, quoted
from dossier.reading.fields.section_label import names_section
from dossier.reading.fields.stated_lines import StatedFact
from dossier.reading.fields.title_cleanup import bare
from dossier.reading.html.class_hints import ClassHint
from dossier.reading.html.html_lines import line_spans
from dossier.reading.html.html_nodes import INSIDE, Box, HtmlBlock
from dossier.reading.html.page_facts import ADDRESSES

_SECTION = re.compile(r"(?:^|[.:_-])(?:sub)?section(?:[._-]?name)?$")
_CATEGORY = re.compile(r"(?:^|[.:_-])category(?:[._-]?name)?$")
_RANKS = {"article:section": 0.85, "itemprop:articlesection": 0.8, "og:article:section": 0.8, "og:section": 0.75}
_JSON, _META, _META_CATEGORY, _STATED_TRAIL = 0.9, 0.7, 0.5, 0.6
_TRAIL, _KICKER, _LINE, _ADDRESS, _ADDRESS_KEPT = 0.65, 0.55, 0.5, 0.25, 0.1
_PATH = re.compile(r"https?://[^/\s]+/(?P<path>[^?#\s]+)", re.I)
_NUMBER = re.compile(r"-\d")
_STEP = re.compile(r"[^/]+")
_NAMED = re.compile(r"[^\W\d_]+(?:[-_][^\W\d_]+){0,2}")
# Path segments of an address, and names of sections, that do not describe the story.
_EMPTY = word_set("""
    home homepage startseite inicio portada accueil start index frontpage uncategorized uncategorised sincategoria
    nonclasse allgemein article articles articulo artikel clanek story stories storyline noticia nota notas post posts
    blog entry content contents node id doc page pages web www amp mobile live video videos null none undefined default
    general other misc test en es fr de pt it ar tr ru zh ja us uk com gb section sections category archive archives
    detail details view show read item breaking newsarticle cnt tag tags topic topics local
""")
_TOO_WIDE = word_set(
    "news nachrichten noticias noticia notizie nouvelles haber haberler nieuws nyheter news-and-events"
)
_MOST_LETTERS, _FEWEST_LETTERS = 40, 2
_STATES = ("us", "uk", "eu")  # in an address a language or country, but in capitals a section
_DOMAIN = re.compile(r"[\w-]+(?:\.[\w-]+)*\.[a-z]{2,12}", re.I)
_LISTS = re.compile(r"\s*,(?!\d)\s*|\s*[;|]\s*")
_PATHS = re.compile(r"\s*[>»›]\s*|(?<=\S)/(?=\S)")
_CRUMBS = re.compile(r"crumb|brotkr|migas|fil-?(?:d-?)?ariane|you-?are-?here", re.I)
_CRUMB_MARKS = ("crumb", "brotkr", "migas", "ariane", "here")  # what it finds holds one of them, in small letters
# "You are here: Home > Islands"
_FROM_HOME = re.compile(
    r"(?:[^:\n>]{3,25}:\s*)?(?:home ?page|home|start|startseite|inicio|início|portada|página inicial|accueil"
    r"|front page)\s*[>»›/|→]",
    re.I,
)
_ARROW = re.compile(r"[>»›/|→]")
_KICKERS = re.compile(
    r"kicker|eyebrow|rubri[ckq]|ressort|se(?:ct|cc)i[oó]n|se[cç](?:ção|cao|ao)|editoria(?!l)|[ck]ategor|chapeu",
    re.I,
)
_PARTS = re.compile(r"[^>»›/|\n]+")
_STEPS = re.compile(r"[^>»›\n]{2,30}(?:\s[>»›]\s[^>»›\n]{2,30}){1,3}")  # "News > Islands" just over the headline
_APART = INSIDE["nav"] | INSIDE["button"] | INSIDE["form"]
_MENUS = int(ClassHint.NAV)
_DEPTH, _LONGEST_TRAIL = 4, 200
_TRAIL_ABOVE, _KICKER_ABOVE = 32, 4  # blocks over the headline that may name the section
_MENU, _LONGEST_MENU = 12, 600  # blocks of a page's top; letters of one
_MOST_SPACES = 3  # in the name of a section
_TITLE_PARTS = re.compile(r"[^\s|•·–—-](?:\s*(?:[^\s|•·–—-]+|-(?!\s))|[–—-])*")
_FEWEST_PARTS, _TITLED = 2, 0.45
_MOST_PARTS = 3  # of a line over the headline that names the section; more between bars are a menu
_TOKEN = re.compile(r"[^\s|•·/>»›]+")
_SLUG = 0.2  # what a name in the form of an address counts less: "world-news", "politics-2024"


def section_claims(
    words: str, blocks: Sequence[HtmlBlock], facts: Sequence[StatedFact], head: int, others: Sequence[str]
) -> Iterator[Claim]:
    """Every section that the page names; `head` is the headline's place among the blocks, or -1.

    `others`: what the page gives as headline and as outlet, which trails end and begin with.
    """
    known = frozenset(bare(other) for other in others)
    menu = [block for block in blocks[: max(head, _MENU)] if block.anchors]
    shown = [*_shown(words, blocks, head, known), *_line_over(words, blocks, head, known, menu)]
    stated = [*_stated(facts, known), *_in_title(facts, known, menu)]
    found = [*(_with_words(claim, shown) for claim in stated), *shown]
    known_keys = {_key(claim) for claim in found}
    yield from found
    yield from (c for c in _from_address(words, facts, known, () if known_keys else menu) if _key(c) not in known_keys)


def _stated(facts: Sequence[StatedFact], known: frozenset[str]) -> Iterator[Claim]:
    trail = [fact for fact in facts if fact.origin == "json-ld" and fact.key == "breadcrumb"]
    for n, fact in enumerate(facts):
        rank = _rank(fact)
        if rank and (found := _named_in(fact, known)):
            yield _claim(fact, found, rank - 0.001 * n)  # the first of several is the main one
    for fact in reversed(trail):
        if found := _named_in(fact, known):
            yield _claim(fact, found, _STATED_TRAIL)
            return


def _in_title(facts: Sequence[StatedFact], known: frozenset[str], menu: Sequence[HtmlBlock]) -> Iterator[Claim]:
    """The part of the window's title between headline and outlet: "Bridge falls | Politics | The Valley Herald"."""
    title = next((fact for fact in facts if fact.key == "title"), None)
    parts = list(_TITLE_PARTS.finditer(title.value)) if title is not None else []
    for part in parts if len(parts) > _FEWEST_PARTS else ():
        name = part.group()
        if title is not None and _is_usable_name(name, known) and (names_section(name) or _in_menu(name, menu)):
            yield _claim(title, part.span(), _TITLED)
            return


def _claim(fact: StatedFact, span: tuple[int, int], rank: float) -> Claim:
    evidence = fact.evidence(fact.start + span[0], fact.start + span[1])
    slug = evidence.quote.islower() or _NUMBER.search(evidence.quote) is not None
    return Claim("section", Words(evidence.quote), (evidence,), rank - _SLUG * slug)


def _rank(fact: StatedFact) -> float:
    if fact.origin == "json-ld":
        return _JSON if fact.key == "articleSection" else 0.0
    if not fact.origin.startswith("meta:"):
        return 0.0
    return _RANKS.get(fact.key) or _rank_of(fact.key)


@lru_cache(maxsize=1024)  # pages use the same names
def _rank_of(key: str) -> float:
    return _META if _SECTION.search(key) else _META_CATEGORY if _CATEGORY.search(key) else 0.0


def _named_in(fact: StatedFact, known: frozenset[str]) -> tuple[int, int] | None:
    """The first name of a list, the last step of a path; `None` if it names nothing."""
    value = fact.value
    if "://" in value or bare(value) in known:
        return None
    cut = _LISTS.search(value)
    end = cut.start() if cut else len(value)
    steps = list(_PATHS.finditer(value, 0, end))
    start = steps[-1].end() if steps else 0
    return (start, end) if _is_usable_name(value[start:end], known) else None


def _is_usable_name(name: str, known: frozenset[str]) -> bool:
    key = bare(name)
    if len(key) < _FEWEST_LETTERS or len(name) > _MOST_LETTERS or key in known or _DOMAIN.fullmatch(name):
        return False
    if key in _EMPTY and not (key in _STATES and name.isupper()):
        return False
    return sum(map(str.isalpha, name)) * 2 > len(name.replace(".", "")) and "@" not in name


def _shown(words: str, blocks: Sequence[HtmlBlock], head: int, known: frozenset[str]) -> Iterator[Claim]:
    """The last step of a visible trail, and the line over the headline."""
    above = blocks[max(0, head - _TRAIL_ABOVE) : head] if head > 0 else ()
    kickers = (b for b in reversed(above[-_KICKER_ABOVE:]) if not b.box.inside & _APART and _is_kicker(b))
    for found, rank in ((_trails(above), _TRAIL), (kickers, _KICKER)):
        claims = (_last_part(words, block, known, rank) for block in found)
        if (claim := next(filter(None, claims), None)) is not None:
            yield claim


def _line_over(
    words: str, blocks: Sequence[HtmlBlock], head: int, known: frozenset[str], menu: Sequence[HtmlBlock]
) -> Iterator[Claim]:
    """The line just above the headline, or a step in it, if the menu has it, too, or it is a section's usual name."""
    near = [block for block in blocks[max(0, head - 1) : head + 1] if not block.anchors]
    for (start, end), title in pairwise(line_spans(near)):
        if end - start > _LONGEST_TRAIL or bare(words[slice(*title)]) not in known:
            continue
        parts = list(_PARTS.finditer(words, start, end))
        if len(parts) > _MOST_PARTS and words.count("|", start, end) > _MOST_PARTS - 1:
            continue  # a menu
        for part in reversed(parts):
            name = part.group().strip()
            if names_section(name) or _in_menu(name, menu):
                yield from filter(None, [_part(words, part.start(), part.group(), known, _LINE)])
                return


def _trails(above: Sequence[HtmlBlock]) -> Iterator[HtmlBlock]:
    """The trails, the last first."""
    plain: set[Box | None] = set()  # around them nothing is called a trail: most blocks share what is around them
    for block in reversed(above):
        short = block.links and len(block.text) < _LONGEST_TRAIL
        stepped = block is above[-1] and block.anchors and _STEPS.fullmatch(block.text)
        if stepped or (short and (_is_from_home(block.text) or _in_crumbs(block.box, plain))):
            yield block


def _is_from_home(text: str) -> bool:
    return _ARROW.search(text) is not None and _FROM_HOME.match(text) is not None


def _in_crumbs(box: Box, plain: set[Box | None]) -> bool:
    if _is_crumb(box.called):
        return True
    if box.parent in plain:
        return False
    if _called(box, _is_crumb):
        return True
    plain.add(box.parent)
    return False


def _is_kicker(block: HtmlBlock) -> bool:
    """Whether its class name calls it a section's line."""
    if _navigates(block.box):
        return False
    return _called(block.box, _is_kickers)


def _navigates(box: Box) -> bool:
    """True if it, or a close ancestor, is a menu by its class: a menu names all sections."""
    outer: Box | None = box
    for _ in range(_DEPTH):
        if outer is None:
            return False
        if outer.own & _MENUS:
            return True
        outer = outer.parent
    return False


def _last_part(words: str, block: HtmlBlock, known: frozenset[str], rank: float) -> Claim | None:
    """The last name on a line, before any text after the last link; `None` if nothing separates the links."""
    parts = list(_PARTS.finditer(block.text))
    if block.anchors > len(parts):
        return None
    linked, after = parts[: block.anchors], parts[block.anchors :]
    if linked and after and fold(linked[-1].group()) in _TOO_WIDE:
        linked = []
    claims = (
        _part(words, block.start + part.start(), part.group(), known, rank)
        for part in (*reversed(linked), *reversed(after))
    )
    return next(filter(None, claims), None)


def _part(words: str, start: int, text: str, known: frozenset[str], rank: float) -> Claim | None:
    name = text.strip()
    at = start + text.find(name)
    if not _is_usable_name(name, known) or any(c.isdigit() for c in name):
        return None
    return Claim("section", Words(name), (quoted(words, at, at + len(name)),), rank)


def _called(box: Box, so: Callable[[str], bool]) -> bool:
    """Whether it, or an element close around it, is."""
    outer: Box | None = box
    for _ in range(_DEPTH):
        if outer is None:
            return False
        if so(outer.called):
            return True
        outer = outer.parent
    return False


# A page's elements, and a site's pages, share their names. Each has a cache of its own: a pattern's hash is slow.
@lru_cache(maxsize=4096)
def _is_crumb(called: str) -> bool:
    low = called.lower()
    return any(map(low.__contains__, _CRUMB_MARKS)) and _CRUMBS.search(called) is not None


@lru_cache(maxsize=1024)
def _is_kickers(called: str) -> bool:
    return _KICKERS.search(called) is not None


def _with_words(claim: Claim, shown: Sequence[Claim]) -> Claim:
    """The visible words first, where they say the same."""
    for other in shown:
        if _key(other) == _key(claim):
            return Claim("section", other.value, (*other.evidence, *claim.evidence), claim.rank)
    return claim


def _key(claim: Claim) -> str:
    return bare(claim.value.value) if isinstance(claim.value, Words) else ""


def _from_address(
    words: str, facts: Sequence[StatedFact], known: frozenset[str], menu: Sequence[HtmlBlock]
) -> Iterator[Claim]:
    """The first step of the page's address that is a name: the weakest sign.

    Shown if the page's menu has that name, too, or it is a section's usual name.
    """
    for fact in facts:
        match = _PATH.match(fact.value) if fact.key in ADDRESSES else None
        if match is None:
            continue
        for step in list(_STEP.finditer(fact.value, *match.span("path")))[:-1]:
            name = unquote(step.group())
            if _NAMED.fullmatch(name) and len(name) > _FEWEST_LETTERS and _is_usable_name(name, known | _TOO_WIDE):
                found = fact.evidence(fact.start + step.start(), fact.start + step.end())
                yield _step(words, re.sub(r"[-_]", " ", name), found, menu)
                return
        return


def _step(words: str, name: str, stated: Evidence, menu: Sequence[HtmlBlock]) -> Claim:
    if (span := _in_menu(name, menu)) is not None:
        seen = quoted(words, *span)
        return Claim("section", Words(" ".join(seen.quote.split())), (seen, stated), _ADDRESS)
    return Claim("section", Words(name), (stated,), _ADDRESS if names_section(name) else _ADDRESS_KEPT)


def _in_menu(name: str, menu: Sequence[HtmlBlock]) -> tuple[int, int] | None:
    """The span of the words in the menu, in any case and with accents: "Sea Travel" for "sea travel"."""
    key = fold(name)
    size = key.count(" ")
    if not key or size > _MOST_SPACES:
        return None
    capital = key[0].upper()
    for block in menu:
        if capital not in block.text and block.text.isascii():
            continue
        tokens = list(_TOKEN.finditer(block.text, 0, _LONGEST_MENU))
        for first, last in zip(tokens, tokens[size:], strict=False):
            initial = block.text[first.start()]
            if not initial.isupper() or (initial.isascii() and initial.lower() != key[0]):
                continue
            if fold(block.text[first.start() : last.end()]) == key:
                return block.start + first.start(), block.start + last.end()
    return None
