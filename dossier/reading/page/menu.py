"""Tells menus, whose words come in one step: their links are many, and no story is told in them."""

from __future__ import annotations

from selectolax.lexbor import LexborHTMLParser, LexborNode

from dossier.reading.page.kinds import TEXT_ID
from dossier.reading.page.markup import INSIDE

_NAV, _LISTS = INSIDE["nav"], INSIDE["ul"] | INSIDE["ol"]
MENUS = _NAV | _LISTS  # what may be one
_AROUND = _NAV | INSIDE["header"] | INSIDE["footer"] | INSIDE["aside"]
_STORY = INSIDE["main"] | INSIDE["article"]
_LINK_ID = LexborHTMLParser("<a>").css("a")[0].tag_id
_FEWEST, _LONGEST = 8, 50  # items, for trails have fewer; characters of one, on the whole
_STOPPED = 8  # items to a full stop, where sentences may stand
_PART = "\0"  # HTML text never holds a NUL: the parser replaces it


def menu_items(node: LexborNode, inside: int, within: int) -> list[str]:
    """The pieces of a menu's words; nothing for an element that is none.

    `inside`, `within`: the bits of `INSIDE` of the element itself, and of all that it stands in.
    """
    if within & (_STORY | (_NAV if inside & _NAV else _LISTS)):  # what stands in its like was looked at with that
        return []
    if not (inside & _NAV or (within & _AROUND and _opens_with_link(node))):
        return []
    words = node.text(separator=_PART, skip_empty=True)
    items = words.split(_PART)
    if len(items) < _FEWEST or len(words) > _LONGEST * len(items) or "{" in words or ");" in words:  # of a script
        return []
    return [] if (words.count(".") + words.count("。")) * _STOPPED > len(items) else items


def _opens_with_link(node: LexborNode) -> bool:
    """Whether the first words of a list are a link's."""
    child = node.first_child
    while child is not None and child.tag_id != _LINK_ID:
        if child.tag_id != TEXT_ID:
            child = child.first_child
        elif child.is_empty_text_node:
            child = child.next
        else:
            return False
    return child is not None
