"""Reads what a page states of its article in JSON-LD (schema.org NewsArticle and its kin)."""

from __future__ import annotations

import html
import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from dossier.reading.page.markup import fold

_ARTICLE = re.compile(r"(?:Article|Posting|Report|Review|Recipe|Story)$")
_PAGE = re.compile(r"(?:WebPage|VideoObject|PodcastEpisode|AudioObject)$")
_NOT_JSON = re.compile(
    r"^\s*(?:<!--|//<!\[CDATA\[|/\*<!\[CDATA\[\*/|<!\[CDATA\[)|(?:-->|//\]\]>|/\*\]\]>\*/|\]\]>|;)\s*$"
)
_DECODER = json.JSONDecoder(strict=False)
_COMMA = re.compile(r",(\s*[}\]])")
_LONE = re.compile("[\ud800-\udfff]+")  # halves of surrogate pairs, which escapes may spell
_TAG = re.compile(r"<[^<>]{0,200}>")
_MOST_SECTIONS, _MOST_CRUMBS = 4, 8
_MOST_NODES = 20_000
_LONGEST = 2_000  # characters of one fact

Node = Mapping[str, Any]


@dataclass(slots=True)
class Stated:
    """Facts as (key, value) in the order in which they count, and the article's body where it is given."""

    facts: list[tuple[str, str]] = field(default_factory=list)
    body: str = ""


def read_jsonld(scripts: Sequence[str], titles: Sequence[str]) -> Stated:
    """What the node that describes the page's article states; `titles` help to tell it from other articles' nodes."""
    nodes = [node for script in scripts for node in _nodes(_loaded(script))]
    by_id = _index(nodes)
    articles = [node for node in nodes if _is_a(node, _ARTICLE)] or [node for node in nodes if _is_a(node, _PAGE)]
    if not articles:
        return Stated([*_site(nodes), *_crumbs(nodes)])
    known = {_bare(title) for title in titles if title}
    best = max(articles, key=lambda node: _worth(node, known))
    return Stated([*_facts(best, by_id), *_site(nodes), *_crumbs(nodes)], _body(best))


def plain(value: object) -> str:
    """A string or number as words: entities decoded (twice, as many pages need), tags taken out."""
    if isinstance(value, bool) or not isinstance(value, str | int | float):
        return ""
    text = str(value)[:_LONGEST]
    if "&" in text:
        text = html.unescape(html.unescape(text))
    if "<" in text:
        text = _TAG.sub(" ", text)
    return fold(text if text.isascii() else _LONE.sub("", text))


def _loaded(script: str) -> object:
    # As it stands, then mended: most pages state what needs no mending, and that takes longer than reading it
    for mended in (_as_it_stands, _without_marks, _without_last_commas):
        try:
            return _DECODER.decode(mended(script))
        except (ValueError, RecursionError):
            continue
    return None


def _as_it_stands(script: str) -> str:
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
                below.extend(value for value in item.values() if isinstance(value, dict | list))
        level = below


def _index(nodes: Sequence[Node]) -> dict[str, Node]:
    """Nodes by `@id`; the fullest one where several share it."""
    found: dict[str, Node] = {}
    for node in nodes:
        name = node.get("@id")
        if isinstance(name, str) and len(node) > len(found.get(name, {})):
            found[name] = node
    return found


def _is_a(node: Node, kinds: re.Pattern[str]) -> bool:
    return any(isinstance(kind, str) and kinds.search(kind) for kind in _many(node.get("@type")))


def _many(value: object) -> Sequence[object]:
    return value if isinstance(value, list) else () if value is None else (value,)


def _worth(node: Node, titles: set[str]) -> float:
    """The page's own article has the page's title; then the one that says most."""
    said = sum(key in node for key in ("headline", "author", "datePublished", "publisher", "articleBody"))
    heading = {_bare(plain(node.get(key))) for key in ("headline", "name", "alternativeHeadline")} - {""}
    return said + (10 if heading & titles else 0)


def _bare(text: str) -> str:
    return re.sub(r"\W+", "", text.casefold())


def _facts(node: Node, by_id: Mapping[str, Node]) -> list[tuple[str, str]]:
    found = [(key, _first(node.get(key))) for key in ("headline", "alternativeHeadline", "name", "description")]
    found += [("articleSection", plain(item)) for item in _many(node.get("articleSection"))[:_MOST_SECTIONS]]
    for key in ("author", "creator", "contributor", "editor"):
        found += _named(key, node.get(key), by_id)
    for key in ("publisher", "sourceOrganization"):
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
    return next((text for item in _many(value) if (text := plain(item))), "")


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
        elif name := plain(item):
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
    kind = f"{key} organization" if _is_a(node, _BODY) else key
    return [(kind, name) for _, name in _named(key, name, by_id, depth + 1)] if depth < 5 else []


_BODY = re.compile(r"Organization$|Corporation$")


def _site(nodes: Sequence[Node]) -> list[tuple[str, str]]:
    """The site's own name, from nodes that describe it."""
    kinds = re.compile(r"^(?:NewsMediaOrganization|WebSite)$")
    names = [plain(node.get("name")) for node in nodes if _is_a(node, kinds)]
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
