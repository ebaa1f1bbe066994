"""Reads the tables of fonts and styles at the top of an RTF: charsets, and which styles are titles and headings."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from dossier.reading.office.outline import DEEPEST, level_of
from dossier.reading.office.rtf_tokens import codec_of_charset, codec_of_page


@dataclass(slots=True)
class _Style:
    name: str = ""
    base: int | None = None
    level: int | None = None


@dataclass(slots=True)
class Tables:
    """Codecs of fonts and styles of paragraphs, by number; filled entry by entry."""

    default_font: int | None = None
    _codecs: dict[int, str] = field(default_factory=dict)
    _styles: dict[int, _Style] = field(default_factory=dict)
    _font: int | None = None
    _number: int = 0  # of the style at hand: what says none is number 0
    _style: _Style = field(default_factory=_Style)

    def codec(self, font: int | None) -> str | None:
        """`None`: that of the document."""
        number = font if font is not None else self.default_font
        return self._codecs.get(number) if number is not None else None

    def level(self, number: int) -> int | None:
        """0 for the document's title, 1 and more for headings."""
        return level_of(self._chain(number))

    def _chain(self, number: int) -> Iterator[_Style]:
        style = self._styles.get(number)
        for _ in range(DEEPEST):
            if style is None:
                return
            yield style
            style = self._styles.get(style.base) if style.base is not None else None

    def font(self, number: int | None) -> None:
        self._font = number

    def charset(self, number: int | None) -> None:
        if self._font is not None and (codec := codec_of_charset(number)):
            self._codecs[self._font] = codec

    def page(self, number: int | None) -> None:
        if self._font is not None and number:
            self._codecs[self._font] = codec_of_page(number)

    def style(self, number: int | None) -> None:
        self._number = number or 0

    def base(self, number: int | None) -> None:
        self._style.base = number

    def outline(self, number: int | None) -> None:
        self._style.level = outline(number)

    def name(self, words: str) -> None:
        self._style.name += words

    def end_entry(self) -> None:
        """A style is known when its group ends."""
        self._style.name = self._style.name.strip(" ;").casefold()
        if self._style.name:
            self._styles[self._number] = self._style
        self._style, self._number = _Style(), 0


def outline(number: int | None) -> int | None:
    """The level of a heading; the format counts from 0, and uses 9 for running text."""
    return number + 1 if number is not None and 0 <= number < 9 else None
