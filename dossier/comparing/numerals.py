"""Reads numbers written in digits or in English or Spanish words."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

_UNITS = {
    name: value
    for value, names in (
        (0, "zero cero"), (1, "one uno una un"), (2, "two dos"), (3, "three tres"), (4, "four cuatro"),
        (5, "five cinco"), (6, "six seis"), (7, "seven siete"), (8, "eight ocho"), (9, "nine nueve"), (10, "ten diez"),
        (11, "eleven once"), (12, "twelve doce"), (13, "thirteen trece"), (14, "fourteen catorce"),
        (15, "fifteen quince"), (16, "sixteen dieciseis"), (17, "seventeen diecisiete"), (18, "eighteen dieciocho"),
        (19, "nineteen diecinueve"), (20, "twenty veinte"), (21, "veintiuno veintiun veintiuna"), (22, "veintidos"),
        (23, "veintitres"), (24, "veinticuatro"), (25, "veinticinco"), (26, "veintiseis"), (27, "veintisiete"),
        (28, "veintiocho"), (29, "veintinueve"), (30, "thirty treinta"), (40, "forty cuarenta"),
        (50, "fifty cincuenta"), (60, "sixty sesenta"), (70, "seventy setenta"), (80, "eighty ochenta"),
        (90, "ninety noventa"), (100, "cien ciento"), (200, "doscientos doscientas"), (300, "trescientos trescientas"),
        (400, "cuatrocientos cuatrocientas"), (500, "quinientos quinientas"), (600, "seiscientos seiscientas"),
        (700, "setecientos setecientas"), (800, "ochocientos ochocientas"), (900, "novecientos novecientas"),
    )
    for name in names.split()
}  # fmt: skip
_SCALES = {"hundred": 100, "thousand": 1000, "mil": 1000, "million": 10**6, "millones": 10**6, "millon": 10**6}
_ROUGH = {"dozen": 12, "docena": 12, "decena": 10, "veintena": 20, "treintena": 30, "centenar": 100}
_SCALES |= _ROUGH
_ARTICLES = ("un", "una")
_NAMES = "|".join(sorted({*_UNITS, *_SCALES}, key=len, reverse=True))
_DIGITS = r"\d{1,3}(?:[.,]\d{3})+(?!\d)|\d+(?:[.,]\d+)?"
_TOKEN = re.compile(
    rf"(?<![\w.,:/$€£#-])(?:(?P<digits>{_DIGITS})(?:\s+(?P<scale>thousand|million|mil|millones|millón)\b)?"
    rf"|(?P<words>(?:{_NAMES})(?:(?:-|\s+(?:and\s+|y\s+)?)(?:{_NAMES}))*))(?![\w/:%]|[.,]\d|-(?:year|años|month|day|hour|minute|foot|mile|story))",
    re.IGNORECASE,
)
_ENGLISH = re.compile(r"\b(?:the|of|and|was|were|at|after|he|she|his|her)\b")
_ALSO_ENGLISH = ("once", "mil", "un")
_THOUSANDS = re.compile(r"\d{1,3}(?:[.,]\d{3})+")


@dataclass(frozen=True, slots=True)
class Numeral:
    """A number and where it stands, in characters of the folded text it was read from."""

    value: int | float
    start: int
    end: int
    rough: bool = False  # a dozen, una veintena


def folded(text: str) -> str:
    """Lower case without accents, character for character, so that places stay the same."""
    return text.lower() if text.isascii() else "".join(map(_plain, text))


@cache
def _plain(character: str) -> str:
    if character.isascii():
        return character.lower()
    base = unicodedata.normalize("NFKD", character)[0].lower()
    return base if len(base) == 1 else character


def numerals(text: str) -> Iterator[Numeral]:
    """The numbers of a folded text, in order; ages, hours, shares and parts of compounds are left out."""
    english = _ENGLISH.search(text) is not None
    for match in _TOKEN.finditer(text):
        if match["words"] in _ARTICLES or (english and match["words"] in _ALSO_ENGLISH):
            continue
        if match["digits"]:
            yield Numeral(_digits(match["digits"], match["scale"]), *match.span())
        else:
            yield from _spelled(match["words"], match.start())


def _digits(digits: str, scale: str | None) -> int | float:
    if _THOUSANDS.fullmatch(digits):
        value: int | float = int(re.sub(r"[.,]", "", digits))
    else:
        value = float(digits.replace(",", ".")) if re.search(r"[.,]", digits) else int(digits)
    scaled = value * _SCALES.get(scale or "", 1)
    return int(scaled) if scaled == int(scaled) else scaled


def _spelled(words: str, start: int) -> Iterator[Numeral]:
    """The value of number words; `one two` is no number that anybody writes, and gives nothing."""
    parts = [part for part in re.split(r"[\s-]+", words) if part not in ("and", "y")]
    value, group, last = 0, 0, 10**9
    for part in parts:
        if part in _SCALES:
            scale = _SCALES[part]
            group = (group or 1) * scale
            if scale > 100:
                value, group = value + group, 0
            last = scale
        elif _UNITS[part] >= last:
            return
        else:
            group, last = group + _UNITS[part], _size(_UNITS[part])
    yield Numeral(value + group, start, start + len(words), rough=parts[-1] in _ROUGH)


def _size(unit: int) -> int:
    """What may follow: tens after hundreds, ones after tens."""
    return 1 if unit < 20 or unit % 10 else 10 if unit < 100 else 100
