"""Sorts a page's elements by what becomes of their words: a line of their own, a part of one, or nothing."""

from __future__ import annotations

from selectolax.lexbor import LexborHTMLParser, LexborNode

from dossier.reading.html.html_nodes import INSIDE

# From `PLAIN` on they are inline.
BLOCK, SKIP, BR, META, LINK, BASE, SCRIPT, TITLE, PLAIN, ANCHOR, STRONG, TIME = range(1, 13)

# Text of these elements starts a line of its own; every other element runs on within its line.
_BLOCKS = (
    "address article aside blockquote body button caption center dd details dialog dir div dl dt fieldset figcaption "
    "figure footer form frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html legend li main menu nav ol optgroup "
    "option p pre search section summary table tbody td tfoot th thead tr ul"
)
# What a reader of the page does not see as words.
_UNSEEN = (
    "style template noscript iframe svg canvas object embed audio video select datalist math textarea map noembed "
    "noframes applet img input source picture"
)
_KINDS = {
    **dict.fromkeys(_BLOCKS.split(), BLOCK),
    **dict.fromkeys(_UNSEEN.split(), SKIP),
    **dict.fromkeys(("span", "label", "small", "u", "sup", "sub", "abbr", "font", "cite", "q", "mark"), PLAIN),
    **dict.fromkeys(("b", "strong", "i", "em"), STRONG),
    **{"br": BR, "a": ANCHOR, "meta": META, "link": LINK, "base": BASE},
    **{"script": SCRIPT, "title": TITLE, "time": TIME},
}


# What becomes of an element, its name, and its bit of `INSIDE`, if it has one; plain, for it is unpacked for each node.
Kind = tuple[int, str, int]


def _by_id() -> dict[int, Kind]:
    """The kinds by the parser's numbers of elements: to ask for a number costs a fifth of asking for a name."""
    page = LexborHTMLParser("<p><!-- none -->")
    found = {page.create_node(tag).tag_id: (code, tag, INSIDE.get(tag, 0)) for tag, code in _KINDS.items()}
    comment = page.css("p")[0].first_child
    return found if comment is None else found | {comment.tag_id: (SKIP, "-comment", 0)}


BY_ID = _by_id()
KINDS = tuple(map(BY_ID.get, range(max(BY_ID) + 1)))  # the same for thousands of elements: a place is found sooner
TEXT_ID = LexborHTMLParser("<p>words").css("p")[0].first_child.tag_id  # type: ignore[union-attr]  # it is there


def kind_of(node: LexborNode, outer: str) -> Kind:
    """The kind of an element that is not in `BY_ID`: those with made-up names mostly hold others."""
    name = node.tag or ""
    if name.startswith("-"):
        return SKIP, name, 0
    return BLOCK if "-" in name and outer != "p" else PLAIN, name, INSIDE.get(name, 0)
