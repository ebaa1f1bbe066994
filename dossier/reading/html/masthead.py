"""Reads a page's outlet from its masthead, its foot and its window's title, where nothing states it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from dossier import lazy_re as re
from dossier.authority.gazetteer import Gazetteer, fold
from dossier.authority.month_forms import word_set
from dossier.authority.outlet_list import name_key
from dossier.model.claims import Claim, Words
from dossier.model.evidence import Evidence, quoted
from dossier.reading.fields.outlet_names import ARTICLES, looks_like_outlet
from dossier.reading.fields.page_outlet import page_outlets
from dossier.reading.fields.section_label import is_home, names_section
from dossier.reading.fields.stated_lines import StatedFact
from dossier.reading.fields.title_cleanup import bare
from dossier.reading.html.html_nodes import HtmlBlock, HtmlPage
from dossier.reading.html.page_facts import hosting
from dossier.reading.html.story_topic import StoryTopic

_PART = re.compile(r"[^\s|–—-](?:[^|–—-]|-(?!\s))*(?<!\s)")
_HEADINGS = ("h1", "h2", "h3")
_TOP, _FOOT = 4, 6  # blocks
_SHORTEST, _LONGEST = 5, 200
_MASTHEAD, _SITE = 0.55, 0.4
_NEAR, _LONGEST_KEY = 12, 15  # blocks from the masthead to the headline; letters of what can hardly be one
_MOST_WORDS, _SMALL = 6, 4  # words of an outlet's name; letters of those in it that need no capital
_STORY_TITLES = ("og:title", "headline", "og:site_name", "publisher")
_HOST = re.compile(r"^(?:https?:)?//(?:www\.)?", re.I)
_ONLINE = re.compile(
    r"(?:\s+(?:online|on-line|digital|web|en (?:ligne|línea)|im (?:internet|netz))"
    r"|\.(?:com|net|org|info)(?:\.[a-z]{2})?|\.[a-z]{2})$",
    re.I,
)
_JOINT = re.compile(r"\s*(?:[:|•·»]|\s[-–—])\s+")
# What titles of news windows hold besides the paper's name, on any page.
_KINDS = word_set("article articulo artikel artigo news noticia noticias nachricht nachrichten nouvelles story")


def masthead_claims(page: HtmlPage, facts: Sequence[StatedFact], story: int, foot: int) -> Iterator[Claim]:
    """The outlet's name in the window's title; `story`, `foot`: the story's first and last paragraph's places."""
    title = next((fact for fact in facts if fact.key == "title"), None)
    words, blocks = page.words, page.blocks
    if title is not None:
        main = [block for block in page.headings if block.box.tag == "h1"]
        yield from _at_top(words, blocks, main, title)
        yield from _over_headline(words, blocks, title)
        yield from _behind_heading(main or [b for b in blocks[:_NEAR] if not _is_name(b.text)], title)
        if not (any(fact.key in _STORY_TITLES for fact in facts) or main):
            yield from _of_site(words, blocks, title, StoryTopic.of(words, blocks, story, foot))


def _at_top(words: str, blocks: Sequence[HtmlBlock], main: Sequence[HtmlBlock], title: StatedFact) -> Iterator[Claim]:
    """The part of the title that is alone at the page's top, as its only link or again at the foot."""
    short = [b for b in blocks[:_TOP] if len(b.text) <= _LONGEST]
    linked = [b for b in short if b.anchors == 1 and b.box.tag != "h1" and b.links >= len(b.text.replace(" ", ""))]
    alone = {bare(b.text): b for b in reversed(short) if b.box.tag not in _HEADINGS or b in linked}
    for part in _PART.finditer(title.value):
        block, whole = alone.get(key := bare(part.group())), part.group() == title.value
        if block is None and not whole and (claim := _opening_top(words, blocks, short, title, part)):
            yield claim
        if block is None or len(key) < _SHORTEST:
            continue
        if whole and block in linked and all(bare(heading.text) == key for heading in main):
            continue
        if names_section(part.group()) or is_home(part.group()):
            continue
        if block in linked or any(key in line for line in _below(blocks)):
            yield _claim(words, block, title, part.span(), _MASTHEAD)


def _opening_top(
    words: str, blocks: Sequence[HtmlBlock], short: Sequence[HtmlBlock], title: StatedFact, part: re.Match[str]
) -> Claim | None:
    """The part of the title with which a line of links at the top opens, and that the page's foot has again."""
    name = part.group()
    key = bare(name)
    block = next((b for b in short if b.anchors and b.text.startswith(f"{name} ")), None)
    if block is None or len(key) < _SHORTEST:
        return None
    if names_section(name) or not any(key in line for line in _below(blocks)):
        return None
    shown = quoted(words, block.start, block.start + len(name))
    return Claim("outlet", Words(name), (shown, _stated(title, part.span())), _MASTHEAD)


def _over_headline(words: str, blocks: Sequence[HtmlBlock], title: StatedFact) -> Iterator[Claim]:
    """The link at the page's top that the title opens with, before what a line below says: blogs are titled so."""
    for n, block in enumerate(blocks[:_TOP]):
        name = " ".join(block.text.split())
        joint = _JOINT.match(title.value, len(name)) if title.value.startswith(name) else None
        if joint is None or block.anchors != 1 or len(bare(name)) < _SHORTEST or len(name) > _LONGEST:
            continue
        rest = bare(title.value[joint.end() :])
        if len(rest) > _LONGEST_KEY and any(bare(other.text) == rest for other in blocks[n + 1 : n + _NEAR]):
            yield _claim(words, block, title, (0, len(name)), _MASTHEAD)
            return


def _behind_heading(main: Sequence[HtmlBlock], title: StatedFact) -> Iterator[Claim]:
    """The rest of the title after the page's main heading: "Bridge falls : Harbor Public Radio".

    `main`: if no element is marked as a heading, the lines that may be it.
    """
    for block in main:
        heading = " ".join(block.text.split())
        joint = _JOINT.match(title.value, len(heading)) if title.value.startswith(heading) else None
        if joint is None or len(heading) < _LONGEST_KEY:
            continue
        start = max((cut.end() for cut in _JOINT.finditer(title.value, joint.start())), default=joint.end())
        name = title.value[start:]
        if not _may_name(name) or Gazetteer.standard().find(name) is not None:
            return
        yield Claim("outlet", Words(name), (_stated(title, (start, len(title.value))),), _SITE)
        return


def _may_name(name: str) -> bool:
    is_label = names_section(name) or is_home(name) or any(c.isdigit() for c in name)
    return len(bare(name)) >= _SHORTEST and _is_name(name) and not is_label


def signed_claims(
    page: HtmlPage, facts: Sequence[StatedFact], headline: str, places: tuple[int, int], others: Sequence[Claim]
) -> Iterator[Claim]:
    """The outlet on which the lines around the story agree, to be asked where nothing states it.

    `places`: of the headline and the last paragraph; `others`: what is known besides, which may have the article.
    """
    around = [*page.blocks[: places[0]], *page.blocks[places[1] + 1 :]]
    stated = [("title", part) for part in _last_part(facts, headline)]
    stated += [("host", host) for host in _own_hosts(facts)]
    for who in page_outlets(page.words, around, headline, (), stated):
        longer = next((claim for claim in others if _is_longer(claim, who.name)), None)
        yield who.claim(page.words) if longer is None else replace(longer, rank=who.rank)


def _is_longer(claim: Claim, name: str) -> bool:
    """Whether a claim has the same name with its article, or with its address's ending."""
    outlet = claim.value.value if isinstance(claim.value, Words) else ""
    return (outlet.endswith(f" {name}") and name_key(outlet) == name_key(name)) or (
        outlet.startswith(f"{name}.") and " " not in outlet
    )


def _last_part(facts: Sequence[StatedFact], headline: str) -> Iterator[str]:
    """The last part of the window's title, which is the outlet's name, mostly."""
    title = next((fact.value for fact in facts if fact.key == "title"), "")
    parts = [part.group() for part in _PART.finditer(title)]
    if len(parts) > 1 and _may_name(parts[-1]) and bare(parts[-1]) not in bare(headline):
        yield parts[-1]


def _own_hosts(facts: Sequence[StatedFact]) -> list[str]:
    """The page's own hosts."""
    return list(dict.fromkeys(_HOST.sub("", fact.value).split("/")[0] for fact in hosting(facts)))


def _of_site(words: str, blocks: Sequence[HtmlBlock], title: StatedFact, about: StoryTopic) -> Iterator[Claim]:
    """The outlet in a title without words of the story, if the page repeats it or its form is a paper's."""
    if about.shares_words_with(title.value):
        return
    for part in _PART.finditer(title.value):
        end = part.end()
        while cut := _ONLINE.search(title.value, part.start(), end):
            end = cut.start()
        if claim := _site(words, blocks, title, (part.start(), end)):
            yield claim
            return
        if not _is_empty_name(title.value[part.start() : end]):
            return


def _is_empty_name(name: str) -> bool:
    return fold(name) in _KINDS or names_section(name)


def _site(words: str, blocks: Sequence[HtmlBlock], title: StatedFact, span: tuple[int, int]) -> Claim | None:
    name = title.value[slice(*span)]
    key = bare(name)
    if len(key) < _SHORTEST or fold(name) in _KINDS:
        return None
    again = any(key in line for line in _below(blocks))
    block = next((b for b in blocks[:_TOP] if any(bare(line) == key for line in b.text.split("\n"))), None)
    if not (_is_name(name) or (again and block is not None)):
        return None
    if not (again or looks_like_outlet(name) or _has_paper_opening(name)):
        return None
    if block is not None and bare(block.text) == key:
        return _claim(words, block, title, span, _MASTHEAD)
    return Claim("outlet", Words(name), (_stated(title, span),), _SITE)


def _is_name(words: str) -> bool:
    """A few words in capitals, small ones aside: headlines are sentences."""
    parts = words.split()
    return len(parts) <= _MOST_WORDS and all(part[0].isupper() or len(part) < _SMALL for part in parts)


def _has_paper_opening(name: str) -> bool:
    return " " in name and (name.partition(" ")[0].capitalize() in ARTICLES or name[:2] in ("L'", "L’"))


def _below(blocks: Sequence[HtmlBlock]) -> list[str]:
    return [bare(block.text[:_LONGEST]) for block in blocks[max(_TOP, len(blocks) - _FOOT) :]]


def _claim(words: str, block: HtmlBlock, title: StatedFact, span: tuple[int, int], rank: float) -> Claim:
    shown = quoted(words, block.start, block.end)
    return Claim("outlet", Words(" ".join(block.text.split())), (shown, _stated(title, span)), rank)


def _stated(title: StatedFact, span: tuple[int, int]) -> Evidence:
    return title.evidence(title.start + span[0], title.start + span[1])
