"""Reads a document that holds a whole web page, menus and footer and all, as the page that it was."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from dossier import lazy_re as re
from dossier.model.claims import Reading
from dossier.reading.fields.stated_lines import StatedFact, with_facts
from dossier.reading.html.described import PageDescriber
from dossier.reading.html.flat import Shown, is_glued, leads_to_author, page_of, site_of
from dossier.reading.html.html_nodes import HtmlBlock, HtmlPage
from dossier.reading.html.page_facts import LINKED
from dossier.reading.html.stated_metadata import is_recorded
from dossier.reading.office.document_facts import HEADING, FactRow, prepare_facts, property_claims
from dossier.reading.office.passages import BIGGER, DocumentPassage, Manuscript, clean, usual_size

_HEADLINE = range(20, 200)  # characters of one: a paper's name has fewer, mostly
# Links alone on their lines around a story that only a page has; of these over it, at least; characters of one
_FEWEST, _OVER, _FEW, _ITEM = 10, 2, 3, 80
_DEEPEST = 6  # level of headings
# What only pages state of themselves: programs that turn them into documents make properties of it
_OF_PAGES = re.compile(r"viewport|robots|theme-color|(?:twitter|og|fb):.*|msapplication-.*", re.I)
# Properties that are not the page's then: of the copy, or of the program that made it
_OWN = frozenset(("created", "modified", "language", "last modified by", "application", "comments", "damage"))


def page_reading(found: Manuscript, version: str, media_type: str) -> Reading | None:
    """The reading, where links around its story show that the document is a page; `version` such as "docx/1"."""
    of_page = any(_OF_PAGES.fullmatch(name) for _, name, _ in found.stated)
    if not (of_page or any(passage.links for passage in found.body)):
        return None
    page = page_of(list(_shown(found)))
    if not page.words or not (of_page or _is_copied(page)):
        return None
    form = version.partition("/")[0]
    statements = prepare_facts(form, found.stated)
    statements = list(_of_page(statements)) if of_page else statements
    if site := site_of([link.target for passage in found.body for link in passage.links]):
        statements.append((f"{form}:{LINKED}", LINKED, site))
    page.title = next((value for origin, _, value in statements if origin == "title"), "")
    page.metas = [(key, value) for origin, key, value in statements if origin.startswith("meta:")]
    rendition, facts = with_facts(page.words, statements, HEADING)
    own, others = _page_and_document(facts)
    described = PageDescriber(page, rendition, own)
    return Reading(version, media_type, rendition, described.description(property_claims(others)))


def _is_copied(page: HtmlPage) -> bool:
    """True if lines around the story are lone links, as only pages have them.

    They are menus, some of them over the story; or links from names to their author's page, or some buttons, under a
    main heading.
    """
    story = page.story
    if story is None:
        return False
    found = [n for n, block in enumerate(page.blocks) if block.start not in story.starts and _is_lone_link(block)]
    if len(found) >= _FEWEST and found[_OVER - 1] < story.first:
        return True
    if page.blocks[story.head].box.tag != "h1":
        return False
    between = any(story.head < n < story.first for n in found)
    return bool(page.marks) or (between and len(found) >= _FEW)


def _is_lone_link(block: HtmlBlock) -> bool:
    return len(block.text) <= _ITEM and 2 * block.links > len(block.text)


def _page_and_document(facts: Sequence[StatedFact]) -> tuple[list[StatedFact], list[StatedFact]]:
    """Splits the page's own statements from the document's."""
    own = [fact for fact in facts if fact.key == LINKED or fact.origin == "title" or fact.origin.startswith("meta:")]
    return own, [fact for fact in facts if fact not in own]


def _of_page(statements: Iterable[FactRow]) -> Iterator[FactRow]:
    """Converts the facts of a document that a program made from a page into the page's own form."""
    for origin, key, value in statements:
        if key in _OWN:
            yield origin, key, value
        elif key == "title":
            yield "title", key, value
        elif is_recorded(name := key.lower()):
            yield f"meta:{name}", name, value


def _shown(found: Manuscript) -> Iterator[Shown]:
    """The document's paragraphs, those of its pages' heads first, notes and feet last."""
    yield from _aside(found.header)
    drawn = _drawn(found.body)
    for passage in found.body:
        if text := clean(_unglued(passage)):
            linked = min(len(text), sum(link.end - link.start for link in passage.links))
            bold = min(len(text), sum(one.end - one.start for one in passage.emphasis))
            yield Shown(text, _tag(passage, drawn), linked, bold, tuple(_authors(passage, text)))
    yield from _aside((*found.notes, *found.footer))


def _aside(texts: Iterable[str]) -> Iterator[Shown]:
    return (Shown(text) for raw in texts if (text := clean(raw)))


def _drawn(body: Sequence[DocumentPassage]) -> Mapping[float, int]:
    """The levels of headings by the sizes of their letters, in a document without styles for them."""
    if any(passage.level is not None for passage in body):
        return {}
    least = BIGGER * usual_size(body)
    bigger = {passage.size for passage in body if passage.size >= least > 0 and len(passage.text) in _HEADLINE}
    return {size: level for level, size in enumerate(sorted(bigger, reverse=True), 1)}


def _tag(passage: DocumentPassage, drawn: Mapping[float, int]) -> str:
    level = drawn.get(passage.size) if passage.level is None else passage.level
    if level is not None:
        return f"h{min(max(1, level), _DEEPEST)}"
    return "li" if passage.is_item else "p"


def _unglued(passage: DocumentPassage) -> str:
    """The words in lines, where only style set a link apart from its neighbours: "Ada RuizQuito"."""
    text, parts, last = passage.text, [], 0
    for at in sorted({at for link in passage.links for at in (link.start, link.end)}):
        if 0 < at < len(text) and is_glued(text[at - 1], text[at]):
            parts.append(text[last:at])
            last = at
    return "\n".join((*parts, text[last:]))


def _authors(passage: DocumentPassage, text: str) -> Iterator[tuple[int, int]]:
    """The spans, in the visible words, of names that link to their author's page."""
    at = 0
    for link in passage.links:
        words = clean(passage.text[link.start : link.end])
        found = text.find(words, at) if words and "\n" not in words else -1
        if found >= 0:
            at = found + len(words)
            if leads_to_author(link.target):
                yield found, at
