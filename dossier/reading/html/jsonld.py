"""Reads what a page states of its article in JSON-LD (schema.org NewsArticle and its kin)."""

from __future__ import annotations

import html
import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache, reduce
from operator import or_
from typing import Any

from dossier import lazy_re as re
from dossier.reading.html.html_nodes import fold

_ARTICLE, _PAGE, _BODY, _SITE = 1, 2, 4, 8
_KINDS = (
    (_ARTICLE, re.compile(r"(?:Article|Posting|Report|Review|Recipe|Story)$")),
    (_PAGE, re.compile(r"(?:WebPage|VideoObject|PodcastEpisode|AudioObject)$")),
    (_BODY, re.compile(r"(?:Organization|Corporation)$")),
    (_SITE, re.compile(r"^(?:NewsMediaOrganization|WebSite)$")),
)
_LONGEST_KIND = 100  # letters that are read: the end of a name decides
_HOLDS = (dict, list)
_NUMBERS = (int, float)
_NOT_JSON = re.compile(
    r"^\s*(?:<!--|//<!\[CDATA\[|/\*<!\[CDATA\[\*/|<!\[CDATA\[)|(?:-->|//\]\]>|/\*\]\]>\*/|\]\]>|;)\s*$"
)
_DECODER = json.JSONDecoder(strict=False)
_NOT_WORD = re.compile(r"\W+")
_COMMA = re.compile(r",(\s*[}\]])")
_LONE = re.compile("[\ud800-\udfff]+")  # halves of surrogate pairs, which escapes may spell
_SET_APART = re.compile(
    "(?<=\\S)\\s+\u200b+\\s+"
)  # a mark without width: behind it some systems hide the author's town
_TAG = re.compile(r"<[^<>]{0,200}>")
_MOST_SECTIONS, _MOST_CRUMBS = 4, 8
_MOST_NODES = 20_000
_LEAST_BODY, _LONGEST_PARAGRAPH = 200, 100_000  # characters of a body that is used; of one of its paragraphs
_PARAGRAPH_BREAK = re.compile(r"\s*\n\s*|</p\s*>|<br\s*/?>", re.I)

Node = Mapping[str, Any]


@dataclass(slots=True)
class JsonLdFacts:
    """Facts as (key, value) in the order in which they count, and the article's body where it is given."""

    facts: list[tuple[str, str]] = field(default_factory=list)
    body: str = ""


def read_jsonld(scripts: Sequence[str], titles: Sequence[str]) -> JsonLdFacts:
    """Facts of the node that describes the page's article; `titles` help to find it among other articles' nodes."""
    nodes = [node for script in scripts for node in _nodes(_loaded(script))]
    kinds = [_kinds(node) for node in nodes]
    site = [*_site(_of_kind(_SITE, nodes, kinds)), *_crumbs(nodes)]
    articles = _of_kind(_ARTICLE, nodes, kinds) or _of_kind(_PAGE, nodes, kinds)
    if not articles:
        return JsonLdFacts(site)
    best = articles[0] if len(articles) == 1 else _best(articles, titles)
    return JsonLdFacts([*_facts(best, _index(nodes)), *site], _body(best))


def body_paragraphs(facts: JsonLdFacts) -> list[str]:
    """The paragraphs of the stated article body; none if it is so short that it may be a summary."""
    if len(facts.body) < _LEAST_BODY:
        return []
    return [part for words in _PARAGRAPH_BREAK.split(facts.body) if (part := plain(words, _LONGEST_PARAGRAPH))]


def plain(value: object, longest: int = 2_000) -> str:
    """A string or number as words: entities decoded (twice, as many pages need), tags taken out."""
    if not isinstance(value, str):
        if isinstance(value, bool) or not isinstance(value, _NUMBERS):
            return ""
        value = str(value)
    text = value[:longest]
    if "&" in text:
        text = html.unescape(html.unescape(text))
    if "<" in text:
        text = _TAG.sub(" ", text)
    return fold(text if text.isascii() else _LONE.sub("", text))


def _loaded(script: str) -> object:
    # Unchanged first, then mended: most pages state what needs no mending, and that takes longer than reading it
    for mended in (_unchanged, _without_marks, _without_last_commas):
        try:
            return _DECODER.decode(mended(script))
        except (ValueError, RecursionError):
            continue
    return None


def _unchanged(script: str) -> str:
    return script


def _without_marks(script: str) -> str:
    return _NOT_JSON.sub("", script)


def _without_last_commas(script: str) -> str:
    return _COMMA.sub(r"\1", _without_marks(script))


def _nodes(data: object) -> Iterator[Node]:
    """All objects, outer ones first."""
    level, seen = [data], 0
    while level and seen < _MOST_NODES:
        below: list[object] = []
        for item in level:
            seen += 1
            if isinstance(item, list):
                below.extend(item)
            elif isinstance(item, dict):
                yield item
                below += [value for value in item.values() if isinstance(value, _HOLDS)]
        level = below


def _index(nodes: Sequence[Node]) -> dict[str, Node]:
    """Nodes by `@id`; the fullest one where several share it."""
    found: dict[str, Node] = {}
    for node in nodes:
        name = node.get("@id")
        if isinstance(name, str) and len(node) > len(found.get(name, {})):
            found[name] = node
    return found


def _kinds(node: Node) -> int:
    """The node's types, as bits."""
    name = node.get("@type")
    if isinstance(name, str):
        return _kind(name[-_LONGEST_KIND:])
    return reduce(or_, [_kind(one[-_LONGEST_KIND:]) for one in _many(name) if isinstance(one, str)], 0)


@lru_cache(maxsize=512)  # pages use the same names
def _kind(name: str) -> int:
    return sum(kind for kind, names in _KINDS if names.search(name))


def _of_kind(kind: int, nodes: Sequence[Node], kinds: Sequence[int]) -> list[Node]:
    return [node for node, own in zip(nodes, kinds, strict=True) if own & kind]


def _many(value: object) -> Sequence[object]:
    return value if isinstance(value, list) else () if value is None else (value,)


def _best(articles: Sequence[Node], titles: Sequence[str]) -> Node:
    known = {_bare(title) for title in titles if title}
    return max(articles, key=lambda node: _priority(node, known))


def _priority(node: Node, titles: set[str]) -> float:
    """Prefers the article with the page's title, then the one with the most properties."""
    stated = sum(key in node for key in ("headline", "author", "datePublished", "publisher", "articleBody"))
    heading = {_bare(plain(node.get(key))) for key in ("headline", "name", "alternativeHeadline")} - {""}
    return stated + (10 if heading & titles else 0)


def _bare(text: str) -> str:
    return _NOT_WORD.sub("", text.casefold())


def _facts(node: Node, by_id: Mapping[str, Node]) -> list[tuple[str, str]]:
    found = [(key, _first(node.get(key))) for key in ("headline", "alternativeHeadline", "name", "description")]
    found += [("articleSection", plain(item)) for item in _many(node.get("articleSection"))[:_MOST_SECTIONS]]
    for key in ("author", "creator", "contributor", "editor"):
        found += _named(key, node.get(key), by_id)
    for key in ("publisher", "sourceOrganization", "provider"):
        found += [(key.split(" ")[0], name) for _, name in _named(key, node.get(key), by_id)]
    for key in (
        "datePublished",
        "uploadDate",
        "dateCreated",
        "dateModified",
        "inLanguage",
        "url",
        "mainEntityOfPage",
        "@id",
    ):
        found += [(key, _address(item)) for item in _many(node.get(key))][:1]
    return [(key, value) for key, value in found if value]


def _first(value: object) -> str:
    """The value, or the first of several."""
    for item in _many(value):
        if text := plain(item):
            return text
    return ""


def _address(value: object) -> str:
    if isinstance(value, dict):
        value = value.get("@id") or value.get("url") or value.get("alternateName") or value.get("name")
    return plain(value)


def _named(key: str, value: object, by_id: Mapping[str, Node], depth: int = 0) -> list[tuple[str, str]]:
    """Names of people and bodies, whether given as text, object, reference or a list of these."""
    found: list[tuple[str, str]] = []
    for item in _many(value)[:30]:
        if isinstance(item, list):
            found += _named(key, item, by_id, depth + 1) if depth < 4 else []
        elif isinstance(item, dict):
            found += _from_node(key, item, by_id, depth)
        elif name := plain(_SET_APART.split(item, 1)[0] if isinstance(item, str) and "\u200b" in item else item):
            found.append((key, name))
    return found


def _from_node(key: str, node: Node, by_id: Mapping[str, Node], depth: int) -> list[tuple[str, str]]:
    name = node.get("name")
    reference = node.get("@id")
    if name is None and isinstance(reference, str) and depth < 4:
        node = by_id.get(reference, {})
        name = node.get("name")
    if name is None:
        parts = [plain(node.get(part)) for part in ("givenName", "familyName")]
        name = " ".join(part for part in parts if part) or None
    kind = f"{key} organization" if _kinds(node) & _BODY else key
    return [(kind, name) for _, name in _named(key, name, by_id, depth + 1)] if depth < 5 else []


def _site(nodes: Sequence[Node]) -> list[tuple[str, str]]:
    """The site's own name, from nodes that describe it."""
    names = [plain(node.get("name")) for node in nodes]
    return [("site", name) for name in dict.fromkeys(names) if name][:2]


def _crumbs(nodes: Sequence[Node]) -> list[tuple[str, str]]:
    """The names on the way from the front page to this one, in order."""
    trail = next((node for node in nodes if node.get("@type") == "BreadcrumbList"), {})
    items = [item for item in _many(trail.get("itemListElement")) if isinstance(item, dict)][:_MOST_CRUMBS]
    items.sort(key=lambda item: str(item.get("position") or ""))
    names = [plain(item.get("name")) or _name_in(item.get("item")) for item in items]
    return [("breadcrumb", name) for name in names if name]


def _name_in(value: object) -> str:
    return plain(value.get("name")) if isinstance(value, dict) else ""


def _body(node: Node) -> str:
    body = node.get("articleBody")
    return body if isinstance(body, str) else ""
