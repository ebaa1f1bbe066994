"""Finds an author's name alone on a line between headline and story, by its neighbours: a day, a time ago."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from dossier import lazy_re as re
from dossier.authority.given_names import is_given
from dossier.reading.fields.byline import Credit, read_bare
from dossier.reading.fields.name_near_date import NameEnd, before_colon, find_name_end, is_date_or_time
from dossier.reading.fields.people import is_body
from dossier.reading.fields.photo_credit import as_photographers
from dossier.reading.fields.title_cleanup import bare
from dossier.reading.html.class_hints import ClassHint
from dossier.reading.html.html_lines import CELL
from dossier.reading.html.html_nodes import HtmlBlock

_REACH, _LONGEST = 16, 80  # blocks under the headline; letters of a line
_STANDFIRST = 4  # from the story's first on: that may be the standfirst, with the name under it
_HEADINGS = ("h1", "h2", "h3")  # over a story's parts: "Minuten-Tarife"; some set the name itself as a lesser one
_TAGS = int(ClassHint.TAGS)  # so is a line called that names a section, too
_NOT = int(ClassHint.CAPTION | ClassHint.RELATED | ClassHint.COMMENT | ClassHint.TAGS | ClassHint.MEDIA)
_BARS = re.compile("[|•·]")


def names_near_dates(words: str, blocks: Sequence[HtmlBlock], head: int, story: int, title: str) -> Iterator[Credit]:
    """Persons alone on a line: with a handle or a time ago behind them, a date on the next line, or linked at once.

    `head`, `story`: the headline's and the first paragraph's place among the blocks; `title`: the page's, `bare`, whose
    persons are spoken of.
    """
    if not 0 <= head < story:
        return
    for n in range(head + 1, min(story + _STANDFIRST, head + 1 + _REACH, len(blocks) - 1)):
        block = blocks[n]
        if len(block.text) > _LONGEST or block.box.tag in _HEADINGS:
            continue
        found = _names(words, blocks, n, near=n == head + 1, title=title) if block.text[0].isupper() else []
        if found or (found := _in_cells(words, block, title)):
            yield from found
            return


def _in_cells(words: str, block: HtmlBlock, title: str) -> list[Credit]:
    """A person behind the day, in a line that bars part: "3 mars 2010 | Ada Ruiz | Actualités"."""
    if not _BARS.search(block.text) or block.box.own & _NOT & ~_TAGS:
        return []
    cells = [cell.span() for cell in CELL.finditer(words, block.start, block.end)]
    if not any(is_date_or_time(words, *cell) for cell in cells):
        return []
    read = [found for cell in cells if (found := read_bare(words, *cell))]
    named = read[0] if len(read) == 1 else []  # others may be towns, or the persons of tags
    return named if all(is_given(c.name) and bare(c.name) not in title for c in named) else []


def _names(words: str, blocks: Sequence[HtmlBlock], n: int, *, near: bool, title: str) -> list[Credit]:
    """The names of one line, if its neighbours show that they wrote; `near`: the headline is right above it."""
    block = blocks[n]
    colon = before_colon(words, block.start, block.end) if ":" in block.text else block.end
    has_colon = colon < block.end
    behind = NameEnd(colon, dashed=True) if has_colon else find_name_end(words, block.start, block.end)
    if block.box.own & (_NOT & ~_TAGS if behind else _NOT):
        return []
    sure = behind is not None or any(_is_date(words, blocks[at]) for at in (n - 1, n + 1))
    near = near and block.box.tag != "li"  # entries of a list are tags, mostly
    if not (sure or near):
        return []
    end = behind.end if behind else block.end
    found = as_photographers(words, read_bare(words, block.start, end), end)
    if any(c.role != "author" or is_body(c.name) or bare(c.name) in title for c in found):
        return []
    if (behind and behind.dashed) or not (sure or block.anchors == len(found)):
        # "Punta Lobos – 3 marzo 2019": no list of places is whole
        return found if all(is_given(c.name) for c in found) else []
    return found


def _is_date(words: str, block: HtmlBlock) -> bool:
    return len(block.text) <= _LONGEST and is_date_or_time(words, block.start, block.end)
