"""Finds the author's name below a page's story, and reads names that are alone on a line."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace
from itertools import islice, takewhile

from dossier import lazy_re as re
from dossier.model.evidence import quoted
from dossier.reading.fields.byline import Credit, read_bare
from dossier.reading.fields.people import is_body, people
from dossier.reading.fields.person_names import is_name
from dossier.reading.fields.photo_credit import as_photographers
from dossier.reading.html.class_hints import ClassHint
from dossier.reading.html.html_lines import line_spans
from dossier.reading.html.html_nodes import Box, HtmlBlock, HtmlPage
from dossier.reading.html.led_line import Named, line_names, posted
from dossier.reading.html.shown_byline import NEWSROOM
from dossier.reading.html.title_cleanup import bare
from dossier.reading.text_tools.script import CASELESS_LETTERS, WIDE_LETTERS

MARKED, ALONE = 0.7, 0.5  # ranks
HEADINGS = ("h1", "h2", "h3")
_LONGEST_NAMES, _LONGEST_TOWN = 80, 40  # letters
_LABEL = re.compile(
    r"\s*(?P<label>(?:author|autor|auteur|autore|verfasser)(?:[\s/*:_(-]?(?:s|a|in|en|autor|innen)\)?)*\s*[:|]?\s+)",
    re.I,
)
_COMMENT = int(ClassHint.COMMENT)
_COMMENTS = re.compile(r"comm?ent|kommentar|reacti|réacti|antwort|отзыв|коммент", re.I)
_AUTHOR = int(ClassHint.AUTHOR)
OTHERS = int(ClassHint.COMMENT | ClassHint.RELATED | ClassHint.TEASER)
_SIGNED = 2  # blocks under the one below the story in which its author may be named
_POSTED = 3  # blocks under the story that may say who posted it
_BELOW = 20  # blocks under the story that may name its author after a label
# A name in Chinese, Japanese or Korean, and one in other scripts without capitals
_WIDE = re.compile(rf"[{WIDE_LETTERS}]{{2,8}}|[{CASELESS_LETTERS}]{{2,}}(?:[ -][{CASELESS_LETTERS}]{{2,}}){{1,3}}")


def named(words: str, credit: Credit, rank: float) -> Named:
    return credit.name, credit.role, quoted(words, credit.start, credit.end), rank


def bare_names(words: str, start: int, end: int) -> list[Credit]:
    """Names that are alone on a line, including bodies: "Lobos Academy" reads as a person's."""
    found = as_photographers(words, read_bare(words, start, end), end)
    return [replace(c, role="agency") if c.role == "author" and is_body(c.name) else c for c in found]


def from_words(words: str, start: int, end: int) -> Iterator[Named]:
    for name, role, at in people(words[start:end]):
        if role == "agency" or is_name(name, stated=True) or _WIDE.fullmatch(name):
            yield name, role, quoted(words, start + at, start + at + len(name)), MARKED


def marked_below(words: str, page: HtmlPage, foot: int) -> Iterator[Named]:
    """Names marked as authors just under the story, as in blogs; only lone names, as text may mention others."""
    near = [block for block in page.blocks[foot + 1 : foot + 1 + _POSTED] if len(block.text) < 120]
    start = near[0].start if near else len(words)
    whole = ancestors(page.blocks[foot]) if near else ()
    for block in near:
        if block.box.own & _AUTHOR and not is_anothers(block, whole):
            found = line_names(words, block.start, block.end, ALONE)
            yield from found or (named(words, c, ALONE) for c in bare_names(words, block.start, block.end))
    for mark in page.marks:
        if mark.kind != "author" or mark.start < start:
            continue
        if any(b.start <= mark.start and mark.end <= b.end and not is_anothers(b, whole) for b in near):
            for one in from_words(words, mark.start, mark.end):
                if one[1] == "author" and is_name(one[0]):
                    yield *one[:3], ALONE


def ancestors(block: HtmlBlock) -> frozenset[Box]:
    """All elements that hold the block."""
    return frozenset(block.box.outwards())


def is_anothers(block: HtmlBlock, whole: Collection[Box], hints: int = OTHERS, *, outside: bool = False) -> bool:
    """True if it is among readers' comments, or teasers of other stories; `whole`: elements that hold the story, too.

    `hints`: which hints in the names of its elements count; `outside`: ignores its own element.
    """
    asked = islice(block.box.outwards(), 1 if outside else 0, None)
    return any(box.own & hints for box in takewhile(lambda box: box not in whole, asked))


def closing_byline(words: str, blocks: Sequence[HtmlBlock], foot: int) -> Iterator[Named]:
    """A line such as "Propos recueillis par Ada Ruiz" that closes the story."""
    whole = ancestors(blocks[foot]) if foot < len(blocks) else ()
    for block in _below_story(blocks, foot):
        for start, end in line_spans([block]):
            found = line_names(words, start, end, ALONE) or posted(words, start, end, ALONE)
            if not (found and is_anothers(block, whole, _COMMENT)):
                yield from found
    for start, end in line_spans(blocks[max(0, foot - 2) : foot + 2]):
        if room := NEWSROOM.fullmatch(words, start, end):
            yield room["name"], "agency", quoted(words, *room.span("name")), ALONE


def _below_story(blocks: Sequence[HtmlBlock], foot: int) -> Sequence[HtmlBlock]:
    """The story's last block and the next, and more until one links to other stories."""
    more = takewhile(_leads_nowhere, blocks[foot + 1 :])
    return blocks[foot : foot + 2 + min(_SIGNED, sum(1 for _ in islice(more, _SIGNED)))]


def _leads_nowhere(block: HtmlBlock) -> bool:
    return not block.anchors and block.box.tag not in HEADINGS and not _COMMENTS.search(block.text)


def closing(words: str, blocks: Sequence[HtmlBlock], places: tuple[int, int], title: str) -> Iterator[Named]:
    """Names in bold or italics that close the story; under a letter's, its writer's town.

    `places`: the story's first block and its last; `title`: the page's, `bare`, whose persons are spoken of.
    """
    story, foot = places
    whole = ancestors(blocks[story]) if blocks else ()
    for block in blocks[max(story, foot - 1) : foot + 2]:
        line, _, rest = block.text.partition("\n")
        short = len(line) < _LONGEST_NAMES and len(rest) < _LONGEST_TOWN
        if block.is_bold(line) and short and block.box.tag not in HEADINGS and not is_anothers(block, whole):
            for credit in bare_names(words, block.start, block.start + len(line)):
                if bare(credit.name) not in title:
                    yield named(words, credit, ALONE)


def labelled(words: str, blocks: Sequence[HtmlBlock], foot: int) -> Iterator[Named]:
    """Names after a label such as "Author" in a box under the story; a name without label may be another's."""
    for block in blocks[foot + 1 : foot + 1 + _BELOW]:
        label = _LABEL.match(block.text) if len(block.text) < 120 else None
        if label is not None:
            for credit in bare_names(words, block.start + label.end(), block.end):
                yield named(words, credit, ALONE)
