"""Where lines of words end in a given width, and which scripts have slanted letters."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtGui import QFont, QTextLayout, QTextOption

from dossier.desktop.views.text_positions import TextPositions

_ENDLESS = 5_000  # characters that are laid out; no headline or value is read further


def lines(text: str, font: QFont, width: int) -> Iterator[tuple[int, int]]:
    """Start and end of each line in code points; a word that is too long for one is broken anywhere."""
    layout = QTextLayout(text[:_ENDLESS].replace("\n", "\u2028"), font)
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    layout.setTextOption(option)
    places = TextPositions(text)
    layout.beginLayout()
    while (row := layout.createLine()).isValid():
        row.setLineWidth(max(width, 1))
        yield places.back(row.textStart()), places.back(row.textStart() + row.textLength())
    layout.endLayout()


def has_italics(text: str) -> bool:
    """Whether all its letters are of scripts that are written slanted, too: Latin, Greek, Cyrillic."""
    return not any(letter.isalpha() and not _slants(ord(letter)) for letter in text)


def _slants(code: int) -> bool:
    return code < 0x530 or 0x1E00 <= code < 0x2C00
