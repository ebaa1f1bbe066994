"""Takes the words of one PDF page with their places, by few calls of PDFium: two or three a word, one a letter."""

from __future__ import annotations

import ctypes
import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from math import hypot
from statistics import median
from typing import Any

import pypdfium2.raw as pdfium

from dossier.reading.sheet.sheet import BROKEN, Word

_MOST = 200_000  # letters of one page: the finest print of the largest newspaper has a quarter of that
_TOKEN = re.compile(rf"[^\s\0{BROKEN}\ue000-\uf8ff\ufeff\ufffd]+[{BROKEN}]?")  # letters of icon fonts are private
_BOLD = re.compile(rb"bold|black|heavy|demi|extrab", re.I)
_LIGATURES = {0xFB00 + n: letters for n, letters in enumerate(("ff", "fi", "fl", "ffi", "ffl", "st", "st"))}
_HEADLINE = 1.3  # times the size of most letters
_BLANK = 0.1  # of its size: the least width of a space in a headline
_INITIAL = 1.5  # times the size of the letters after it
_LARGEST_INITIAL = 2  # letters, such as «A
_GLUED = re.compile(r"[^\W_A-ZÀ-ÖØ-Þ][A-ZÀ-ÖØ-Þ]")  # "20 Apr 2026Updated"
_LONE_SURROGATES = re.compile("[\ud800-\udfff]")


@dataclass(frozen=True, slots=True)
class _Style:
    size: float
    quarter: int  # how often the writing is turned by 90 degrees against the page's axes, counter-clockwise
    bold: bool
    mark: int  # marked-content id, -1 for none
    is_hidden: bool = False  # drawn without ink, as programs write what they recognised over a scanned page


@dataclass(frozen=True, slots=True)
class PageWords:
    """The words that stand upright as most do, the others' texts, and the page's measures in that view."""

    words: list[Word]
    turned: list[str]
    width: float
    height: float
    is_whole: bool  # False: the page holds more letters than are read
    is_hidden: bool = False  # most letters are drawn without ink, in sizes guessed from a picture


@dataclass(frozen=True, slots=True)
class _Token:
    text: str
    first: int  # index of its first letter
    last: int
    style: _Style


def page_words(page: Any, tags: Mapping[int, str], *, parted: bool = False) -> PageWords:
    """The words of a loaded page (a raw handle); `tags` are roles by marked-content id. Raises nothing of its own.

    `parted`: words end where what browsers draw at once ends, though no space is behind it.
    """
    handle = pdfium.FPDFText_LoadPage(page)
    if not handle:
        return PageWords([], [], 1.0, 1.0, is_whole=True)
    try:
        return _Taking(page, handle, tags, parted).taken()
    finally:
        pdfium.FPDFText_ClosePage(handle)


class _Taking:
    """One page's letters on their way to words."""

    def __init__(self, page: Any, handle: Any, tags: Mapping[int, str], parted: bool) -> None:
        self.handle, self.tags, self.parted = handle, tags, parted
        self.styles: dict[int, _Style] = {}
        self.box, self.page = pdfium.FS_RECTF(), pdfium.FS_RECTF()
        pdfium.FPDF_GetPageBoundingBox(page, self.page)

    def taken(self) -> PageWords:
        count = pdfium.FPDFText_CountChars(self.handle)
        tokens = list(self._spaced(list(self._tokens(min(count, _MOST)))))
        letters = Counter[int]()
        for token in tokens:
            letters[token.style.quarter] += len(token.text)
        upright = letters.most_common(1)[0][0] if letters else 0
        view = _View(upright, (self.page.left, self.page.bottom, self.page.right, self.page.top))
        words = [self._word(token, n, view) for n, token in enumerate(tokens) if token.style.quarter == upright]
        turned = [token.text for token in tokens if token.style.quarter != upright]
        hidden = sum(len(token.text) for token in tokens if token.style.is_hidden)
        return PageWords(
            _with_initials(list(view.within(words))),
            turned,
            view.width,
            view.height,
            is_whole=count <= _MOST,
            is_hidden=2 * hidden > letters.total(),
        )

    def _tokens(self, count: int) -> Iterator[_Token]:
        letter = pdfium.FPDFText_GetUnicode
        text = "".join([chr(letter(self.handle, n)) for n in range(count)])
        before: _Style | None = None
        for match in _TOKEN.finditer(text):
            first, last = match.start(), match.end() - 1
            words = match.group().translate(_LIGATURES)
            style = self._style(first)
            if style is not before and last > first:
                style = self._with_initial(style, first, last)
            before = style
            token = _Token(_LONE_SURROGATES.sub("\ufffd", words), first, last, style)
            yield from self._parted(token) if self.parted and last > first else (token,)

    def _parted(self, token: _Token) -> Iterator[_Token]:
        """A token's parts by the elements that they stand in, or by what was drawn apart and begins a word."""
        style, start = self._style(token.first), token.first
        is_plain = len(token.text) == token.last - token.first + 1
        is_one = not self.tags or self._mark(token.last) == style.mark
        if not is_plain or (is_one and not _GLUED.search(token.text)):
            yield token
            return
        for n in range(token.first + 1, token.last + 1):
            other, at = self._style(n), n - token.first
            if other.mark != style.mark or (other is not style and _begins(token.text[at - 1], token.text[at])):
                yield _Token(token.text[start - token.first : at], start, n - 1, style)
                start = n
            style = other
        yield _Token(token.text[start - token.first :], start, token.last, style)

    def _mark(self, letter: int) -> int:
        """The letter's marked-content id, for less than its style costs."""
        thing = pdfium.FPDFText_GetTextObject(self.handle, letter)
        return int(pdfium.FPDFPageObj_GetMarkedContentID(thing)) if thing else -1

    def _with_initial(self, style: _Style, first: int, last: int) -> _Style:
        """The style of a word whose first letters are drawn larger, on the line on which the others stand."""
        rest = self._style(min(first + _LARGEST_INITIAL, last))
        return rest if style.size >= _INITIAL * rest.size else style

    def _spaced(self, tokens: Sequence[_Token]) -> Iterator[_Token]:
        """The tokens, large ones cut where a space was left blank instead of written: headlines are set so tightly
        that PDFium takes their spaces for none."""
        sizes = Counter[float]()
        for token in tokens:
            sizes[token.style.size] += len(token.text)
        usual = sizes.most_common(1)[0][0] if sizes else 0.0
        for token in tokens:
            is_plain = len(token.text) == token.last - token.first + 1 and token.style.quarter == 0
            if is_plain and len(token.text) > 2 and token.style.size >= _HEADLINE * usual:
                yield from self._parts(token)
            else:
                yield token

    def _parts(self, token: _Token) -> Iterator[_Token]:
        """A token's parts between gaps that are wider than those between most of its letters."""
        size, start = token.style.size, token.first
        gaps = [self._gap(n) for n in range(token.first, token.last)]
        widest = max(_BLANK * size, median(gaps) + _BLANK * size)
        for n, gap in enumerate(gaps, token.first + 1):
            if gap > widest:
                yield _Token(token.text[start - token.first : n - token.first], start, n - 1, token.style)
                start = n
        yield _Token(token.text[start - token.first :], start, token.last, token.style)

    def _gap(self, letter: int) -> float:
        """How far the next letter begins from where this one ends."""
        x, y = ctypes.c_double(), ctypes.c_double()
        pdfium.FPDFText_GetLooseCharBox(self.handle, letter, self.box)
        pdfium.FPDFText_GetCharOrigin(self.handle, letter + 1, x, y)
        return float(x.value - self.box.right)

    def _style(self, letter: int) -> _Style:
        thing = pdfium.FPDFText_GetTextObject(self.handle, letter)
        key = ctypes.cast(thing, ctypes.c_void_p).value or 0
        found = self.styles.get(key)
        if found is None:
            found = self.styles[key] = self._new_style(letter, thing)
        return found

    def _new_style(self, letter: int, thing: Any) -> _Style:
        matrix = pdfium.FS_MATRIX()
        pdfium.FPDFText_GetMatrix(self.handle, letter, matrix)
        size = pdfium.FPDFText_GetFontSize(self.handle, letter) * (hypot(matrix.c, matrix.d) or 1.0)
        name = ctypes.create_string_buffer(128)
        pdfium.FPDFText_GetFontInfo(self.handle, letter, name, 128, None)
        mark = pdfium.FPDFPageObj_GetMarkedContentID(thing) if thing and self.tags else -1
        is_hidden = bool(thing) and pdfium.FPDFTextObj_GetTextRenderMode(thing) == pdfium.FPDF_TEXTRENDERMODE_INVISIBLE
        quarter = _quarter(matrix.a, matrix.b)
        return _Style(round(abs(size), 1) or 1.0, quarter, bool(_BOLD.search(name.value)), mark, is_hidden)

    def _word(self, token: _Token, at: int, view: _View) -> Word:
        x, y, box = ctypes.c_double(), ctypes.c_double(), self.box
        pdfium.FPDFText_GetCharOrigin(self.handle, token.first, x, y)
        pdfium.FPDFText_GetLooseCharBox(self.handle, token.last, box)
        left, base = view.seen(x.value, y.value)
        ends = view.seen(box.left, box.bottom)[0], view.seen(box.right, box.top)[0]
        right = max(ends)
        if right < left and token.last > token.first:  # Hebrew, Arabic: the last letter stands at the left
            pdfium.FPDFText_GetLooseCharBox(self.handle, token.first, box)
            left, right = min(ends), max(view.seen(box.left, box.bottom)[0], view.seen(box.right, box.top)[0])
        style = token.style
        tag = self.tags.get(style.mark, "")
        return Word(token.text, left, right, base, style.size, at, style.bold, tag, style.mark)


def _begins(before: str, letter: str) -> bool:
    """Whether a letter begins a word though no space stands before it: "20 Apr 2026Updated"."""
    return letter.isupper() and (before.islower() or before.isdigit())


def _quarter(across: float, up: float) -> int:
    """How often writing in the direction (across, up) is turned by 90 degrees."""
    if abs(across) >= abs(up):
        return 0 if across >= 0 else 2
    return 1 if up > 0 else 3


@dataclass(frozen=True, slots=True)
class _View:
    """The page as its reader turns it: x to the right of the left edge, y down from the upper one."""

    quarter: int
    box: tuple[float, float, float, float]  # left, bottom, right, top of the page in its own axes

    @property
    def width(self) -> float:
        left, bottom, right, top = self.box
        return (top - bottom if self.quarter % 2 else right - left) or 1.0

    @property
    def height(self) -> float:
        left, bottom, right, top = self.box
        return (right - left if self.quarter % 2 else top - bottom) or 1.0

    def seen(self, x: float, y: float) -> tuple[float, float]:
        left, bottom, right, top = self.box
        match self.quarter:
            case 0:
                return x - left, top - y
            case 1:
                return y - bottom, x - left
            case 2:
                return right - x, y - bottom
            case _:
                return top - y, right - x

    def within(self, words: Sequence[Word]) -> Iterator[Word]:
        """The words that stand on the page; what was cut off with its edges is no part of it."""
        width, height = self.width, self.height
        return (w for w in words if w.right > 0 and w.left < width and w.size / 3 <= w.base < height + 2)


def _with_initials(words: list[Word]) -> list[Word]:
    """A large initial belongs to the word that follows it, though its baseline is that of a lower line."""
    found: list[Word] = []
    for word in words:
        initial = found[-1] if found else None
        if initial is not None and _opens(initial, word):
            found[-1] = replace(word, text=initial.text + word.text, left=initial.left)
        else:
            found.append(word)
    return found


def _opens(initial: Word, word: Word) -> bool:
    is_initial = len(initial.text) <= _LARGEST_INITIAL and initial.text[-1].isupper() and word.text[0].isalpha()
    return (
        is_initial
        and initial.size >= 1.8 * word.size
        and initial.base - initial.size < word.base <= initial.base + 0.2 * word.size
        and initial.base - word.base > 0.5 * word.size
        and -0.5 * word.size <= word.left - initial.right <= 1.2 * word.size
    )
