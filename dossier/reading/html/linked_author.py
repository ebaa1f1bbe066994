"""Finds a page's authors by the targets of their names' links, "/author/ada-ruiz", whatever the class names."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice

from dossier import lazy_re as re
from dossier.model.evidence import quoted
from dossier.reading.fields.people import is_body, people
from dossier.reading.fields.person_names import is_name
from dossier.reading.html.html_lines import NAMES_OTHERS, opening
from dossier.reading.html.html_nodes import Box, HtmlBlock, Tagged, fold
from dossier.reading.html.led_line import Named
from dossier.reading.text_tools.script import CASELESS_LETTERS, WIDE_LETTERS

# A folder, or its equivalent, of a writer; others have pages at "/people" and "/team", too.
_AUTHORS = re.compile(
    r"(?:^|[/?&#])(?:(?:bio|profile?|perfil|by)[/_-])?"
    r"(?:authors?|autor(?:[aei]|as|es|en|in(?:nen)?)?|auteurs?|autores?|aut[oó]ri?|auctores?|byline|by|journalist\w{0,2}"
    r"|periodistas?|jornalistas?|giornalist[ai]|redact(?:eur|or)\w{0,3}|redakteur\w{0,3}|redakt[oø]r\w{0,3}|dziennikarz\w?"
    r"|contribut(?:ors?|eurs?)|reporters?|correspondents?|korrespondent\w{0,3}|writers?|columnists?|columnistas?|firmas?"
    r"|yazar(?:lar)?|penulis|skribent\w{0,2}|forfatt\w{2,3}|szerzo\w{0,2}|auth|authorid|author_name)"
    r"(?:[/=_-]|\.php\?)[^/\s].|^(?:https?://[^/]+)?/@[\w.-]{1,40}/?$",
    re.I,
)
_LONGEST, _MOST = 160, 12  # letters of a line with such a link; links of the line, and such ones of its element
_MOST_TAGS, _LONGEST_TAGS = 40, 800  # the same of a line that is links mostly, of which one names the author
_RANK = 0.6
# Of scripts without capitals: two to four letters of Chinese, Japanese or Korean, or two or three words of others
_OTHER = re.compile(
    rf"[{WIDE_LETTERS}]{{2,8}}|[{WIDE_LETTERS}]{{1,4}}[ \u3000・][{WIDE_LETTERS}]{{1,8}}"
    rf"|[{CASELESS_LETTERS}\u200c]{{2,}}(?:[ -][{CASELESS_LETTERS}\u200c]{{2,}}){{1,3}}"
)


def linked_authors(words: str, blocks: Sequence[HtmlBlock], head: int, story: int) -> Iterator[Named]:
    """The names near the headline whose links lead to their bearers' pages as authors.

    Those in the first element under the headline that has any, else in the last above it: teasers name others'.
    """
    near = opening(blocks, head, story)
    start = blocks[head].start if 0 <= head < len(blocks) else -1
    known: dict[Box, list[str]] = {}  # several lines may share an element, which may hold all of the page
    for side in ([b for b in near if b.start > start], [b for b in reversed(near) if b.start < start]):
        own: Box | None = None
        for block in side:
            if own is not None and block.box.parent is not own:
                return
            for named in _of_block(words, block, known):
                own = block.box.parent
                yield named
        if own is not None:
            return


def texts_of_author_links(block: HtmlBlock) -> Iterator[str]:
    """The texts of a block's links that lead to pages of authors; none of a block that is links mostly."""
    if 0 < block.anchors <= _MOST and len(block.text) <= _LONGEST:
        yield from _leading(block.box)


def _of_block(words: str, block: HtmlBlock, known: dict[Box, list[str]]) -> Iterator[Named]:
    many = block.anchors > _MOST or len(block.text) > _LONGEST
    if not block.anchors or block.box.own & NAMES_OTHERS or (many and not _is_of_links(block)):
        return
    if (leading := known.get(block.box)) is None:
        leading = known[block.box] = list(_leading(block.box))
    if many and len(leading) != 1:
        return
    for text in leading:
        at = block.text.find(text)
        if at >= 0:
            yield from _named(words, block.start + at, text)


def _is_of_links(block: HtmlBlock) -> bool:
    """Whether a long line is links mostly: blogs set an entry's day, author and all of its tags in one."""
    return block.anchors <= _MOST_TAGS and len(block.text) <= _LONGEST_TAGS and 2 * block.links > len(block.text)


def _leading(box: Box) -> Iterator[str]:
    """The text of those of its links that lead to authors; an enclosing link counts, too."""
    node = box.node
    if node is None:
        return
    outer = node.parent
    links = [outer] if outer is not None and outer.tag == "a" else []
    leading = (link for link in (*links, *node.css("a[href]")) if _is_author_link(link))
    yield from filter(None, (fold(link.text()) for link in islice(leading, _MOST)))


def _is_author_link(link: Tagged) -> bool:
    return _AUTHORS.search(link.attributes.get("href") or "") is not None


def _named(words: str, start: int, text: str) -> Iterator[Named]:
    for name, role, at in people(text):
        if role == "author" and not is_body(name) and (is_name(name, stated=True) or _OTHER.fullmatch(name)):
            yield name, role, quoted(words, start + at, start + at + len(name)), _RANK
