"""Says what the words of a block look like, in any language."""

from __future__ import annotations

from dossier.reading.html.html_nodes import HtmlBlock
from dossier.reading.text_tools.prose import stops as sentences

_MOST_STOPS = 8
_TAGS = {
    **dict.fromkeys(("div", "section", "article", "main"), 1),
    **dict.fromkeys(("td", "th"), 2),
    **dict.fromkeys(("li", "dd", "dt"), 3),
    **{"p": 0, "h1": 4, "h2": 5, "h3": 6, "h4": 7, "h5": 7, "h6": 7, "blockquote": 8, "figcaption": 9, "aside": 10},
    **{"button": 11, "label": 11, "address": 11, "header": 12, "footer": 12},
}
_OTHER = 13


# A block as its neighbours see it: its tag, its length, the share of its letters in links, and ends of sentences.
BlockShape = tuple[int, int, float, int]
NOTHING: BlockShape = (_OTHER + 1, 0, 0.0, 0)  # before the first block, and after the last


def shape_of(block: HtmlBlock, length: int) -> BlockShape:
    """`length` is the block's `size`."""
    stops = sentences(block.text) if length > 1 else 0
    stops = stops if stops < _MOST_STOPS else _MOST_STOPS  # `min` would be called for each block
    return _TAGS.get(block.box.tag, _OTHER), length, block.links / len(block.text), stops
