"""Recognises the words of one file's pictures, in the language that they turn out to be in."""

from __future__ import annotations

from dataclasses import replace

from dossier.clauses import Clause
from dossier.errors import Unreadable
from dossier.reading.layout.layout_nouns import PrintedSheet
from dossier.reading.layout.ocr import Engine, Sitting
from dossier.reading.layout.ocr_lines import confidence, page_sizes, seen_words, sheets_seen, with_even_sizes
from dossier.reading.text_tools.language_detection import detect

_LEAST_SURE = 70.0  # percent on average; below it the recognised words are not those of the picture
_FEWEST = 12  # letters
_POINTS = 72


class Recogniser:
    """One file at tesseract; keeps the language of its first picture for the others."""

    def __init__(self, engine: Engine) -> None:
        self._sitting = Sitting(engine)
        self._language: str | None = None
        self._sure: list[float] = []

    def sheets(self, picture: bytes, first: int = 1, dpi: int | None = None) -> list[PrintedSheet]:
        """The pages of a picture, the first with this number. Raises Unreadable where no words can be made out."""
        table = self._table(picture, dpi)
        words = list(seen_words(table))
        sure = confidence(words)
        if sum(len(word.text) for word in words) < _FEWEST:
            raise Unreadable(Clause("shows-no-words-tesseract-could-read"))
        if sure < _LEAST_SURE:
            raise Unreadable(Clause("shows-words-too-unclear", sure=sure))
        self._sure.append(sure)
        found = sheets_seen(words, first, _POINTS / dpi if dpi else 0.25, page_sizes(table))
        return [replace(sheet, lines=tuple(with_even_sizes(sheet.lines))) for sheet in found]

    def summary(self) -> str:
        """The engine, the language and the confidence of the recognition, in words."""
        sure = sum(self._sure) / len(self._sure) if self._sure else 0.0
        return f"tesseract {self._sitting.engine.version}, language {self._language}, {sure:.0f} % sure"

    def _table(self, picture: bytes, dpi: int | None) -> str:
        """Recognises the words twice: first to detect the language, then in that language."""
        first = self._language or self._sitting.engine.languages[0]
        table = self._sitting.table(picture, first, dpi)
        if self._language is None:
            sure_words = " ".join(word.text for word in seen_words(table) if word.sure >= 50)
            self._language = self._sitting.engine.language(detect(sure_words)) or first
            if self._language != first:
                table = self._sitting.table(picture, self._language, dpi)
        return table
