"""Takes in what elements say out of sight: meta, link, title, JSON-LD, and the properties of microdata and RDFa."""

from __future__ import annotations

import html
from collections.abc import Mapping
from functools import lru_cache

from selectolax.lexbor import LexborNode

from dossier import lazy_re as re
from dossier.reading.html.class_hints import ClassHint, hints
from dossier.reading.html.html_nodes import HtmlPage, fold
from dossier.reading.html.kinds import BASE, LINK, META, TIME, TITLE
from dossier.reading.html.stated_metadata import RECORDED_LINKS, is_recorded

_AUTHOR = int(ClassHint.AUTHOR)
_DATE = int(ClassHint.DATE)
MARKING = _AUTHOR | _DATE  # hints that an element marks its words as an author or a date
_HIDING = re.compile(r"display\s*:\s*none|visibility\s*:\s*hidden", re.I | re.A)
_YEAR = re.compile(r"(?:19|20)\d\d")
_LONGEST_FACT = 2_000  # characters of one meta tag
TO_PAGE = "reader-domain"  # the class of the link from Firefox's reader view to the page
# Elements whose attributes have to be looked at before their words are read, those of the rest only cost time; and the
# names of drawings. Few and short, for each selector is tried on each element; "display" and "visibility" share their
# "is", and of "author", "date", "canonical", "saved-from" all have an a.
SPECIAL = "[hidden], [style*=is i], [itemprop], [property], [rel*=a i], svg title"

Attributes = Mapping[str, str | None]
MarkValue = tuple[str, str]  # "author", "time" or nothing, and the machine's form of a time
NOTHING: MarkValue = ("", "")
CARD = "card"  # in the time's place: an author, if the card with the name is one's


def is_hidden(attributes: Attributes) -> bool:
    """Whether an element is not drawn."""
    style = attributes.get("style")
    return "hidden" in attributes or (style is not None and _HIDING.search(style) is not None)


def take_block(page: HtmlPage, attributes: Attributes) -> None:
    """Adds what a block element states about the page."""
    if prop := attributes.get("itemprop"):
        _take_property(page, prop, attributes)


def take_language(page: HtmlPage, root: LexborNode) -> None:
    """Sets the language that the page declares."""
    attributes = root.attributes
    page.language = attributes.get("lang") or attributes.get("xml:lang") or ""


def take_address(page: HtmlPage, anchor: LexborNode) -> None:
    """The page's address, where the anchor leads."""
    page.links.append(("saved-from", fold((anchor.attributes.get("href") or "")[:_LONGEST_FACT])))


def take_inline(page: HtmlPage, kind: int, attributes: Attributes) -> MarkValue:
    """The mark of an inline element; adds what the element states about the page."""
    prop = attributes.get("itemprop") or attributes.get("property") or attributes.get("rel") or ""
    if prop:
        _take_property(page, prop, attributes)
    if kind == TIME or "date" in prop:
        return "time", _machine_date(attributes)
    return ("author", "") if "author" in prop else mark_of(kind, attributes)


@lru_cache(maxsize=4096)  # a site's pages share their names
def marking_hints(names: str) -> int:
    """The hints of `MARKING` in a class attribute; "fn" marks a full name, in any card."""
    return (hints(names) & MARKING) | (_AUTHOR if _is_card(names) else 0)


def _is_card(names: str) -> bool:
    """Whether it is the full name on a person's card; an organisation's name is marked "fn org"."""
    return "fn" in names and {"fn", "org"}.intersection(names.split()) == {"fn"}


def mark_of(kind: int, attributes: Attributes) -> MarkValue:
    """The kind of words that an element marks, by its tag and class."""
    if kind == TIME and attributes:
        return "time", _machine_date(attributes)
    names = attributes.get("class")
    own = marking_hints(names) if names else 0
    if own & _AUTHOR:
        return "author", "" if hints(names or "") & _AUTHOR else CARD
    return ("time", _machine_date(attributes)) if own & _DATE else NOTHING


def take_stated(page: HtmlPage, kind: int, node: LexborNode) -> None:
    """Adds what the page states about itself: meta, link, title, JSON-LD."""
    if kind == TITLE:
        page.title = page.title or fold(node.text()[:_LONGEST_FACT])
        return
    attributes = node.attributes
    if kind == META:
        name = attributes.get("property") or attributes.get("name") or attributes.get("http-equiv") or ""
        prop = attributes.get("itemprop")
        key = (name.strip() or (f"itemprop:{prop}" if prop else "")).lower()
        if is_recorded(key) and (value := _plain(attributes.get("content") or "")):
            page.metas.append((key, value))
    elif kind == LINK:
        rel = (attributes.get("rel") or "").lower()
        if rel in RECORDED_LINKS and (value := fold((attributes.get("href") or "")[:_LONGEST_FACT])):
            page.links.append((rel, value))
    elif kind == BASE:
        if value := fold((attributes.get("href") or "")[:_LONGEST_FACT]):
            page.links.append(("base", value))
    elif "ld+json" in (attributes.get("type") or ""):
        page.scripts.append(node.text())


def _take_property(page: HtmlPage, prop: str, attributes: Attributes) -> None:
    """Adds a property of microdata or RDFa; in the latter a vocabulary's name precedes the property's."""
    value = _machine_date(attributes) if "date" in prop else attributes.get("content") or attributes.get("datetime")
    if value and ("itemprop" in attributes or "property" in attributes):
        page.metas.append((f"itemprop:{prop.rpartition(':')[2].lower()}", fold(value[:_LONGEST_FACT])))


def _plain(value: str) -> str:
    """A fact as words; many pages encode their entities twice."""
    value = value[:_LONGEST_FACT]
    return fold(html.unescape(value) if "&" in value else value)


def _machine_date(attributes: Attributes) -> str:
    """The machine's form of a date: microformats keep it in the title of an `abbr`."""
    title = attributes.get("title") or ""
    return attributes.get("datetime") or attributes.get("content") or (title if _YEAR.search(title) else "")
