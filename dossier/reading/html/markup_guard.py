"""Takes the sting out of markup whose only purpose is to be hard to parse."""

from __future__ import annotations

from collections.abc import Iterator

from dossier import lazy_re as re

# An HTML parser takes quadratic time over two shapes: elements nested tens of thousands deep (every start tag looks
# up through all its ancestors), and tags with tens of thousands of attributes (each is compared with all before it).
# No page that people read comes near these limits; browsers themselves flatten below a depth of 512.
_MANY_TAGS = 20_000
_LONG_TAG = 50_000  # characters
_MANY_VALUES = 30_000
MAX_DEPTH = 400
_MAX_ATTRIBUTES = 500

_TAG = re.compile(rb"<(/?)([a-zA-Z][^\s/>]*)[^>]*>?")
# A start tag to its end, whatever brackets its quoted values hold; nothing is looked at twice.
_WHOLE = re.compile(rb"""<[a-zA-Z][^\s/>]*+(?:[^>"'=]++|=\s*+(?:"[^"]*+"?|'[^']*+'?)?+|["'])*+""")
_NAME = re.compile(rb"<[^\s/>]*")
_PART = re.compile(rb"""=\s*(?:"[^"]*"?|'[^']*'?)|[\s/]""")
_START = re.compile(rb"<[a-zA-Z]")
_BREAKS = b" \n/="  # one of them precedes every attribute
# Elements that are never nested: void ones, those that close the one before them, the strokes of a drawing.
_FLAT_NAMES = (
    "area base br col embed hr img input link meta param source track wbr p li dt dd tr td th tbody thead tfoot option "
    "path circle rect line polygon polyline ellipse use stop image"
)
_FLAT = frozenset(_FLAT_NAMES.encode().split())


def limit_markup(html: bytes) -> bytes:
    """The same page, in UTF-8, without depth beyond `MAX_DEPTH` and without tags that have a flood of attributes.

    Words are all kept.
    """
    if _has_more(html, b"=", _MANY_VALUES) or any(map(_flooded, _long_parts(html))):
        html = _few_attributes(html)
    return _shallow(html) if _has_more(html, b"<", _MANY_TAGS) else html


def _has_more(html: bytes, sign: bytes, most: int) -> bool:
    """True if the sign occurs more than `most` times: replacing that many takes less than half the time of counting."""
    return sign in html.replace(sign, b" ", most)


def _long_parts(html: bytes) -> Iterator[bytes]:
    """The text between two `>` further apart than `_LONG_TAG`."""
    at = 0
    while at + _LONG_TAG < len(html):
        last = html.rfind(b">", at, at + _LONG_TAG)
        if last < 0:
            end = html.find(b">", at + _LONG_TAG)
            yield html[at : end if end >= 0 else len(html)]
            last = end if end >= 0 else len(html)
        at = last + 1


def _flooded(part: bytes) -> bool:
    """True if the text between two `>` could be one huge tag; scripts and styles mostly hold no tag at all."""
    start = _START.search(part)
    return start is not None and len(part) - len(part.translate(None, _BREAKS)) > _MAX_ATTRIBUTES


def _few_attributes(html: bytes) -> bytes:
    """Tags with more than some hundred attributes lose them all."""
    kept: list[bytes] = []
    done = 0
    for tag in _WHOLE.finditer(html):
        start, end = tag.span()
        if end - start > 2 * _MAX_ATTRIBUTES and len(_PART.findall(tag.group())) > _MAX_ATTRIBUTES:
            name = _NAME.match(html, start)
            kept.append(html[done : name.end() if name else start])
            done = end
    return b"".join([*kept, html[done:]])


def _shallow(html: bytes) -> bytes:
    """Start tags below the deepest allowed level go, and as many end tags."""
    kept: list[bytes] = []
    done = depth = dropped = 0
    for tag in _TAG.finditer(html):
        if tag[2].lower() in _FLAT:
            continue
        if not tag[1]:
            if depth < MAX_DEPTH:
                depth += 1
                continue
            dropped += 1
        elif dropped:
            dropped -= 1
        else:
            depth = max(0, depth - 1)
            continue
        kept.append(html[done : tag.start()])
        done = tag.end()
    return b"".join([*kept, html[done:]])
