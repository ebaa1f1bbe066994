"""Writes a captured page anew for a browser without scripts: its own elements and styles, nothing that acts.

Every address that it draws from is one of `PAGE_SCHEME`, which only the capture answers; links keep theirs, as words.
The last part of its host names the capture: what a browser keeps of one is never drawn in a page of another.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from html import escape
from urllib.parse import quote as quoted
from urllib.parse import urljoin, urlsplit, urlunsplit

from selectolax.lexbor import LexborHTMLParser, LexborNode

from dossier import lazy_re as re
from dossier.model.originals import PAGE_SCHEME, PreparedPage
from dossier.model.quotes import Quote
from dossier.originals.page_marks import PageMarks, placed_marks
from dossier.originals.page_sources import PageSource
from dossier.originals.pictures import picture_names
from dossier.reading.html.markup_guard import limit_markup
from dossier.reading.text_tools.charset import decode, without_nuls

_CONTENT = "cid.invalid"  # the host under which parts of a message are asked for that have an id
_PATHS = "file.invalid"  # and files that have a path beside the page
_REMOVED = frozenset({
    "script", "noscript", "template", "object", "embed", "applet", "base", "portal", "bgsound", "noembed", "noframes",
    "param", "audio", "track", "source", "-comment", "!doctype", "-doctype", "animate", "set", "animatemotion",
    "animatetransform", "fencedframe",
})  # fmt: skip
_RENAMED = {"xmp": "pre", "plaintext": "pre", "listing": "pre", "video": "div"}
_VOID = frozenset({"area", "br", "col", "hr", "img", "input", "link", "meta", "wbr", "frame"})
_DRAWN = frozenset({"src", "poster", "background", "lowsrc"})  # attributes whose address is drawn
_LEADING = frozenset({"href", "xlink:href"})
_UNWRITTEN = frozenset({
    "srcset", "imagesrcset", "sizes", "loading", "ping", "nonce", "integrity", "crossorigin", "manifest", "action",
    "formaction", "target", "autofocus", "autoplay", "srcdoc", "src", "href", "xlink:href", "style", "download",
    "profile", "longdesc", "data", "archive", "codebase", "classid", "cite", "dynsrc", "usemap", "background",
    "poster", "lowsrc", "http-equiv", "popovertarget", "is", "rel", "media", "as", "contenteditable", "accesskey",
})  # fmt: skip
_NAME = re.compile(r"[a-z_][\w:.-]{0,80}", re.I)
_LINK = re.compile(r"(?:https?:|mailto:|#)", re.I)
_INLINE = re.compile(r"data:(?:image/|font/|application/(?:x-)?font|application/octet-stream|text/css)", re.I)
_WEB = re.compile(r"(?P<open>\burl\(\s*[\"']?\s*|@import\s+[\"']\s*)(?:https?:)?//(?P<host>[^/\s\"')?#:\\]*)", re.I)
_CID = re.compile(r"(?P<open>\burl\(\s*[\"']?\s*|@import\s+[\"']\s*)cid:", re.I)
_ELSEWHERE = re.compile(
    rf"(?P<open>\burl\(\s*[\"']?\s*|@import\s+[\"']\s*)(?!data:|{PAGE_SCHEME}:)[a-z][\w+.-]*:(?:[^\s\"')])*", re.I
)
_ADDRESS = re.compile(r"https?://(?:[^/?#@]*@)?(?P<host>[^/?#:@\[\]\\]+)(?P<rest>.*)", re.I | re.S)
_DOCTYPE = re.compile(r"(?is)\A(?:\s|<!--.{0,2000}?-->|<\?.{0,300}?\?>){0,9}(?P<all><!doctype\s+html[^<>]{0,300}>)")
_DEEPEST_FRAME = 3
_STYLE = (
    "<style>.dossier-mark{background:#ffdf75!important;color:#1d232b!important}"
    "#dossier-mark,#dossier-start{scroll-margin-top:160px}</style>"
)


def page_markup(
    source: PageSource, capture: str, marks: Sequence[Quote] = (), start: Sequence[Quote] = ()
) -> PreparedPage:
    """The page with those words marked; it opens at the first, else where the words `start` are.

    `capture` is a name for it that no other has: letters and digits, the first a letter.
    """
    writer = _PageWriter(source.find, _base(source), capture)
    return writer.page(decode(without_nuls(source.page)), marks, start)


def frame_markup(page: bytes, address: str, find: Callable[[str], object]) -> bytes:
    """A page that another one draws in a frame; `address` is one of `PAGE_SCHEME`."""
    return _PageWriter(find, named_address(address)[0], _capture_in(address)).page(decode(without_nuls(page))).markup


def style_sheet(data: bytes, address: str) -> bytes:
    """A style sheet asked for by `address`, in UTF-8; its absolute addresses are those of the same capture."""
    return _styles(decode(without_nuls(data)), _capture_in(address)).encode("utf-8", "replace")


def named_address(address: str) -> tuple[str, ...]:
    """What a file may be called in the capture that is asked for by an address of `PAGE_SCHEME`, likeliest first."""
    parts = urlsplit(address)
    host, mark, port = parts.netloc.partition(":")
    host = host.rpartition(".")[0]
    if host == _CONTENT:
        return (f"cid:{parts.path.lstrip('/')}",)
    rest = urlunsplit(("", "", parts.path, parts.query, ""))
    if host == _PATHS:
        return (rest,)
    return (f"https://{host}{mark}{port}{rest}", f"http://{host}{mark}{port}{rest}")


def _capture_in(address: str) -> str:
    return urlsplit(address).netloc.partition(":")[0].rpartition(".")[2]


def _base(source: PageSource) -> str:
    return source.address or f"http://{_PATHS}/{quoted(source.entry)}"


@dataclass(slots=True)
class _PageWriter:
    """`find` gives something for the address of what is in the capture; `base` is the page's own address."""

    find: Callable[[str], object]
    base: str
    capture: str
    depth: int = 0  # of frames around it
    marks: PageMarks = field(default_factory=PageMarks)

    def page(self, text: str, marks: Sequence[Quote] = (), start: Sequence[Quote] = ()) -> PreparedPage:
        tree = LexborHTMLParser(limit_markup(text.encode("utf-8", "replace")))
        if tree.root is None:
            return PreparedPage(b"", 0, "")
        stated = tree.css_first("base[href]")
        if stated is not None:
            self.base = urljoin(self.base, (stated.attributes.get("href") or "").strip())
        doctype = found["all"] if (found := _DOCTYPE.match(text)) else ""
        written = "".join(self._element(tree.root))
        if marks or start:
            self.marks = placed_marks(self.marks.pieces, marks, start)
            written = "".join(self._element(tree.root))
        return PreparedPage(f"{doctype}{written}".encode("utf-8", "replace"), len(self.marks.spans), self.marks.place)

    def _content(self, node: LexborNode, tag: str) -> Iterator[str]:
        for child in node.iter(include_text=True):
            if child.tag == "-text":
                text = child.text_content or ""
                yield (
                    _styles(text, self.capture).replace("</", "<\\/")
                    if tag == "style"
                    else self.marks.written(text, tag)
                )
            else:
                yield from self._element(child)

    def _element(self, node: LexborNode) -> Iterator[str]:
        tag = (node.tag or "").lower()
        if tag == "noscript" and node.parent is not None and node.parent.tag == "head":
            yield from self._content(node, tag)  # styles that show at once what scripts show late
        if tag in _REMOVED or not _NAME.fullmatch(tag) or not _is_kept(node, tag):
            return
        tag = _RENAMED.get(tag, tag)
        written = "".join(f' {name}="{escape(value)}"' for name, value in self._attributes(node, tag))
        yield f"<{tag}{written}>"
        if tag == "head":
            yield f'<meta charset="utf-8"><base href="{escape(self._drawn(self.base) or "")}">{_STYLE}'
        if tag == "pre":
            yield "\n"
        if tag not in _VOID:
            if tag != "iframe":
                yield from self._content(node, tag)
            yield f"</{tag}>"

    def _attributes(self, node: LexborNode, tag: str) -> Iterator[tuple[str, str]]:
        given = {name.lower(): value or "" for name, value in node.attributes.items()}
        for name, value in given.items():
            if name not in _UNWRITTEN and not name.startswith("on") and _NAME.fullmatch(name):
                yield name, value
        yield from _style_attributes(tag, given, self.capture)
        if tag == "img":
            yield from self._picture(node)
        elif tag == "iframe" and "srcdoc" in given and self.depth < _DEEPEST_FRAME:
            inner = _PageWriter(self.find, self.base, self.capture, self.depth + 1).page(given["srcdoc"])
            yield "srcdoc", inner.markup.decode()
        for name in _DRAWN & given.keys():
            if tag != "img" or name != "src":
                yield from ((name, found) for found in [self._drawn(given[name])] if found)
        for name in _LEADING & given.keys():
            yield from ((name, found) for found in [self._led(tag, given[name])] if found)

    def _picture(self, node: LexborNode) -> Iterator[tuple[str, str]]:
        """The first of its addresses that is in the capture; where none is, the one that is missing."""
        names = list(picture_names(node))
        names.sort(key=lambda name: name != (node.attributes.get("src") or "").strip())
        inline = next((name for name in names if _INLINE.match(name)), None)
        kept = (name for name in names if not _INLINE.match(name) and self._is_kept(name))
        if found := next(kept, None) or inline or next(iter(names), None):
            yield from (("src", drawn) for drawn in [self._drawn(found)] if drawn)

    def _is_kept(self, name: str) -> bool:
        drawn = self._drawn(name)
        return drawn is not None and any(self.find(one) for one in named_address(drawn))

    def _led(self, tag: str, href: str) -> str | None:
        """Where a link leads, in its own words; what another element draws from."""
        if tag not in ("a", "area"):
            return href if href.startswith("#") else self._drawn(href)
        href = href.strip()
        whole = href if href.startswith("#") else _joined(self.base, href)
        return whole if _LINK.match(whole) else None

    def _drawn(self, address: str) -> str | None:
        """An address that the capture answers; None for what is not drawn at all."""
        address = address.strip()
        if _INLINE.match(address):
            return address
        if address[:4].lower() == "cid:":
            return f"{PAGE_SCHEME}://{_CONTENT}.{self.capture}/{quoted(address[4:])}"
        whole = _joined(self.base, address)
        found = _ADDRESS.match(whole)
        return f"{PAGE_SCHEME}://{found['host']}.{self.capture}{found['rest']}" if found else None


def _style_attributes(tag: str, given: Mapping[str, str], capture: str) -> Iterator[tuple[str, str]]:
    if tag == "link":
        yield "rel", "stylesheet"
    if given.get("media") and not (tag == "link" and "onload" in given):  # which sets another once it is loaded
        yield "media", given["media"]
    if given.get("style"):
        yield "style", _styles(given["style"], capture)


def _joined(base: str, address: str) -> str:
    try:
        return urljoin(base, address)
    except ValueError:  # such as a host in brackets that is none
        return ""


def _is_kept(node: LexborNode, tag: str) -> bool:
    """False for what leads away, or has something fetched that is not drawn."""
    if tag == "link":
        rel = (node.attributes.get("rel") or "").lower().split()
        return rel == ["stylesheet"] or (rel == ["preload"] and node.attributes.get("as") == "style")
    return tag != "meta" or (node.attributes.get("name") or "").lower() == "viewport"


def _styles(css: str, capture: str) -> str:
    css = _WEB.sub(lambda found: f"{found['open']}{PAGE_SCHEME}://{found['host']}.{capture}", css)
    css = _CID.sub(lambda found: f"{found['open']}{PAGE_SCHEME}://{_CONTENT}.{capture}/", css)
    return _ELSEWHERE.sub(lambda found: f"{found['open']}data:,", css)
