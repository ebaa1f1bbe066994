"""Takes the words of one PDF page with their places, by few calls of PDFium: two or three a word, one a letter."""

from __future__ import annotations

import ctypes
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import hypot
from statistics import median
from typing import Any, NamedTuple

import pypdfium2.raw as pdfium

from dossier import lazy_re as re
from dossier.reading.layout import pdf_calls as calls
from dossier.reading.layout.layout_nouns import BROKEN, Word

_MOST = 200_000  # letters of one page: the finest print of the largest newspaper has a quarter of that
_TOKEN = re.compile(rf"[^\s\0{BROKEN}\ue000-\uf8ff\ufeff\ufffd]+[{BROKEN}]?")  # letters of icon fonts are private
# What fonts without a table of their letters yield: their own numbers for them, the space among these
_MEANINGLESS = re.compile(r"[\x01\x03-\x08\x0e-\x1f\x7f\ue000-\uf8ff\ufffd]")
_CIPHERED = (20, 0.05)  # such signs at least, and their share, on a page that cannot be read by its text layer
_BOLD = re.compile(rb"bold|black|heavy|demi|extrab", re.I)
_LIGATURES = {0xFB00 + n: letters for n, letters in enumerate(("ff", "fi", "fl", "ffi", "ffl", "st", "st"))}
_HEADLINE = 1.3  # times the size of most letters
_BLANK = 0.1  # of its size: the least width of a space in a headline
_INITIAL = 1.5  # times the size of the letters after it
_LARGEST_INITIAL = 2  # letters, such as «A
_GLUED = re.compile(r"[^\W_A-ZÀ-ÖØ-Þ][A-ZÀ-ÖØ-Þ]")  # "20 Apr 2026Updated"
_HALF = re.compile("[\ud800-\udfff]")


class _Style(NamedTuple):
    size: float
    quarter: int  # how often the writing is turned by 90 degrees against the page's axes, counter-clockwise
    bold: bool
    mark: int  # marked-content id, -1 for none
    is_hidden: bool = False  # drawn without ink, as programs write what they recognised over a scanned page


@dataclass(frozen=True, slots=True)
class PageWords:
    """The upright words of a page, the texts at other angles, and the page's measures in that view."""

    words: list[Word]
    turned: list[str]
    width: float
    height: float
    is_whole: bool  # False: the page holds more letters than are read
    is_hidden: bool = False  # most letters are drawn without ink, in sizes guessed from a picture
    is_ciphered: bool = False  # its letters are glyph numbers of a font without a table of characters


class _Token(NamedTuple):
    text: str
    first: int  # index of its first letter
    last: int
    style: _Style


def page_words(page: Any, tags: Mapping[int, str], *, split: bool = False) -> PageWords:
    """The words of a loaded page (a raw handle); `tags` are roles by marked-content id. Raises nothing of its own.

    `split`: words also end where a browser's drawing operation ends, even if no space follows.
    """
    handle = pdfium.FPDFText_LoadPage(page)
    if not handle:
        return PageWords([], [], 1.0, 1.0, is_whole=True)
    try:
        return _Taking(page, calls.address(handle), tags, split).taken(pdfium.FPDFText_CountChars(handle))
    finally:
        pdfium.FPDFText_ClosePage(handle)


class _Taking:
    """One page's letters on their way to words."""

    def __init__(self, page: Any, handle: int, tags: Mapping[int, str], split: bool) -> None:
        self.handle, self.tags, self.split = handle, tags, split
        self.styles: dict[int, _Style] = {}
        self.bold: dict[int, bool] = {}  # by the font's address
        self.letter_data = _LetterData(handle)
        self.page = pdfium.FS_RECTF()
        pdfium.FPDF_GetPageBoundingBox(page, self.page)

    def taken(self, count: int) -> PageWords:
        drawn = _letters(self.handle, min(count, _MOST))
        tokens = list(self._spaced(list(self._tokens(drawn))))
        letters = Counter[int]()
        for token in tokens:
            letters[token.style.quarter] += len(token.text)
        upright = letters.most_common(1)[0][0] if letters else 0
        view = _View(upright, (self.page.left, self.page.bottom, self.page.right, self.page.top))
        words = [self._word(token, n, view) for n, token in enumerate(tokens) if token.style.quarter == upright]
        turned = [token.text for token in tokens if token.style.quarter != upright]
        hidden = sum(len(token.text) for token in tokens if token.style.is_hidden)
        return PageWords(
            _with_initials(list(view.on_page(words))),
            turned,
            view.width,
            view.height,
            is_whole=count <= _MOST,
            is_hidden=2 * hidden > letters.total(),
            is_ciphered=_is_ciphered(drawn),
        )

    def _tokens(self, drawn: str) -> Iterator[_Token]:
        before: _Style | None = None
        for match in _TOKEN.finditer(drawn):
            first, last, words = match.start(), match.end() - 1, match.group()
            if not words.isascii():
                words = _joined(words.translate(_LIGATURES))
            thing = calls.text_object(self.handle, first) or 0
            own = style = self._style_of(thing, first)
            if last > first and (calls.text_object(self.handle, last) or 0) != thing:  # drawn in several steps
                style = own if own is before else self._with_initial(own, first, last)
                token = _Token(words, first, last, style)
                yield from self._split(token, own) if self.split else (token,)
            else:
                yield _Token(words, first, last, style)
            before = style

    def _split(self, token: _Token, style: _Style) -> Iterator[_Token]:
        """Splits a token by its letters' elements, or before a part that was drawn separately and begins a word.

        `style` is that of its first letter.
        """
        is_plain = len(token.text) == token.last - token.first + 1
        is_one = not self.tags or self._mark(token.last) == style.mark
        if not is_plain or (is_one and not _GLUED.search(token.text)):
            yield token
            return
        start = token.first
        for n in range(token.first + 1, token.last + 1):
            other, at = self._style(n), n - token.first
            if other.mark != style.mark or (other is not style and _begins(token.text[at - 1], token.text[at])):
                yield _Token(token.text[start - token.first : at], start, n - 1, style)
                start = n
            style = other
        yield _Token(token.text[start - token.first :], start, token.last, style)

    def _mark(self, letter: int) -> int:
        """The letter's marked-content id, for less than its style costs."""
        thing = calls.text_object(self.handle, letter)
        found = self.styles.get(thing)
        return found.mark if found is not None else calls.mark(thing) if thing else -1

    def _with_initial(self, style: _Style, first: int, last: int) -> _Style:
        """The style of a word whose first letters are larger, on the baseline of the others."""
        rest = self._style(min(first + _LARGEST_INITIAL, last))
        return rest if style.size >= _INITIAL * rest.size else style

    def _spaced(self, tokens: Sequence[_Token]) -> Iterator[_Token]:
        """The tokens, large ones cut where a space was left blank instead of written: headlines are set so tightly
        that PDFium takes their spaces for none."""
        sizes = Counter[float]()
        for token in tokens:
            sizes[token.style.size] += len(token.text)
        large = _HEADLINE * (sizes.most_common(1)[0][0] if sizes else 0.0)
        for token in tokens:
            is_large = token.style.size >= large and len(token.text) > 2 and token.style.quarter == 0
            if is_large and len(token.text) == token.last - token.first + 1:
                yield from self._parts(token)
            else:
                yield token

    def _parts(self, token: _Token) -> Iterator[_Token]:
        """A token's parts between gaps that are wider than those between most of its letters."""
        size, start = token.style.size, token.first
        gaps = [
            self.letter_data.start(n + 1)[0] - self.letter_data.box(n).right for n in range(token.first, token.last)
        ]
        widest = max(_BLANK * size, median(gaps) + _BLANK * size)
        for n, gap in enumerate(gaps, token.first + 1):
            if gap > widest:
                yield _Token(token.text[start - token.first : n - token.first], start, n - 1, token.style)
                start = n
        yield _Token(token.text[start - token.first :], start, token.last, token.style)

    def _style(self, letter: int) -> _Style:
        return self._style_of(calls.text_object(self.handle, letter) or 0, letter)

    def _style_of(self, thing: int, letter: int) -> _Style:
        """The style of what was drawn at once, of which the letter is one."""
        found = self.styles.get(thing)
        if found is None:
            found = self.styles[thing] = self._new_style(letter, thing)
        return found

    def _new_style(self, letter: int, thing: int) -> _Style:
        matrix = self.letter_data.matrix(letter)
        size = calls.font_size(self.handle, letter) * (hypot(matrix.c, matrix.d) or 1.0)
        mark = calls.mark(thing) if thing and self.tags else -1
        is_hidden = bool(thing) and calls.render_mode(thing) == pdfium.FPDF_TEXTRENDERMODE_INVISIBLE
        quarter = _quarter(matrix.a, matrix.b)
        return _Style(round(abs(size), 1) or 1.0, quarter, self._is_bold(letter, thing), mark, is_hidden)

    def _is_bold(self, letter: int, thing: int) -> bool:
        font = calls.font(thing) if thing else 0
        found = self.bold.get(font)
        if found is None:
            found = self.bold[font] = bool(_BOLD.search(self.letter_data.font(letter)))
        return found

    def _word(self, token: _Token, at: int, view: _View) -> Word:
        left, base = view.to_view(*self.letter_data.start(token.first))
        ends = view.ends(self.letter_data.box(token.last))
        right = max(ends)
        if right < left and token.last > token.first:  # Hebrew, Arabic: the last letter is at the left
            left, right = min(ends), max(view.ends(self.letter_data.box(token.first)))
        style = token.style
        tag = self.tags.get(style.mark, "")
        return Word(token.text, left, right, base, style.size, at, style.bold, tag, style.mark)


class _LetterData:
    """Reads PDFium's data on single letters, written to the same few buffers again and again."""

    def __init__(self, handle: int) -> None:
        self._handle = handle
        self._x, self._y = ctypes.c_double(), ctypes.c_double()
        self._box, self._matrix = pdfium.FS_RECTF(), pdfium.FS_MATRIX()
        self._name = ctypes.create_string_buffer(128)
        self._at = tuple(map(ctypes.addressof, (self._x, self._y, self._box, self._matrix)))

    def start(self, letter: int) -> tuple[float, float]:
        """The start of a letter, on its baseline."""
        calls.origin(self._handle, letter, self._at[0], self._at[1])
        return self._x.value, self._y.value

    def box(self, letter: int) -> Any:
        """The room that a letter has, until the next call."""
        calls.loose_box(self._handle, letter, self._at[2])
        return self._box

    def matrix(self, letter: int) -> Any:
        """How a letter is turned and enlarged, until the next call."""
        calls.matrix(self._handle, letter, self._at[3])
        return self._matrix

    def font(self, letter: int) -> bytes:
        """The name of a letter's font."""
        self._name.value = b""
        calls.font_info(self._handle, letter, self._name, 128, None)
        return self._name.value


def _joined(words: str) -> str:
    """Joins the surrogate halves that PDFium returns for letters beyond the first plane, such as emoji."""
    return words.encode("utf-16", "surrogatepass").decode("utf-16", "replace") if _HALF.search(words) else words


def _letters(handle: int, count: int) -> str:
    """The letters of a page by their numbers: at once, where the text has no more and no fewer than the page."""
    buffer = ctypes.create_string_buffer(2 * count + 2)
    got = calls.text_of(handle, 0, count, buffer)
    if got == count + 1:
        text = buffer.raw[: 2 * count].decode("utf-16-le", "surrogatepass")
        if len(text) == count:
            return text.replace("\ufffe", "\x02")  # as the letters themselves have it
    return "".join([chr(calls.unicode_of(handle, n)) for n in range(count)])


def _is_ciphered(drawn: str) -> bool:
    fewest, share = _CIPHERED
    return len(_MEANINGLESS.findall(drawn)) >= max(fewest, share * len(drawn))


def _begins(before: str, letter: str) -> bool:
    """True if a letter begins a word though no space precedes it: "20 Apr 2026Updated"."""
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

    def to_view(self, x: float, y: float) -> tuple[float, float]:
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

    def ends(self, box: Any) -> tuple[float, float]:
        """The ends of a letter's box along the line, from left to right in most scripts."""
        if self.quarter == 0:
            return box.left - self.box[0], box.right - self.box[0]
        return self.to_view(box.left, box.bottom)[0], self.to_view(box.right, box.top)[0]

    def on_page(self, words: Sequence[Word]) -> Iterator[Word]:
        """The words on the page; words beyond its cropped edges are no part of it."""
        width, height = self.width, self.height
        return (w for w in words if w.right > 0 and w.left < width and w.size / 3 <= w.base < height + 2)


def _with_initials(words: list[Word]) -> list[Word]:
    """A large initial belongs to the word that follows it, though its baseline is that of a lower line."""
    found: list[Word] = []
    for word in words:
        initial = found[-1] if found else None
        if initial is not None and _opens(initial, word):
            found[-1] = word._replace(text=initial.text + word.text, left=initial.left)
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
