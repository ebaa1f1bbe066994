"""Reads numbers written in digits or in English or Spanish words."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from dossier import lazy_re as re
from dossier.authority.calendar_names import MONTHS
from dossier.authority.knowledge import filled, pattern
from dossier.authority.number_words import number_words

_UNITS = number_words("cardinal")
_SCALES = {**number_words("scale"), **number_words("collective")}
_ROUGH = number_words("collective")
_HALVES = number_words("phrase")
_SCALES_BEHIND = _SCALES | {"mil millones": 10**9}  # digits
# `AK - 47`
_NAMED = pattern(r"\b<numbered_things/make> ?-? $")
_ARTICLES = ("un", "una")
ONE_BEFALLEN = re.compile(  # `un muerto y cinco heridos`, and what befell that one
    r" (?:[a-z]{3,} )?(?:(?P<killed>muert[oa]|fallecid[oa])|(?P<wounded>herid[oa]|lesionad[oa])"
    r"|(?P<missing>desaparecid[oa])|(?P<arrested>detenid[oa]))\b"
)
_SHORT = ("bn", "tn")  # behind digits only
_NAMES = "|".join(sorted({*_UNITS, *_SCALES} - {*_SHORT}, key=len, reverse=True))
# `both were killed`, `both men died`; not `both police and guards were`
_BOTH = filled("(?:both|ambos|ambas)(?=(?: [a-z]+)? <auxiliaries/suffer>| <people/groups>)")
_TWICE = r"(?:(?<=shot )|(?<=fired )|(?<=hit )|(?<=stabbed )|(?<=struck ))twice"  # of shots and blows it is a number
# `20, 000`: texts split into words, or recognised from a picture; `killing 5, 300 hurt` is two numbers
_SPLIT_NUMBER = (
    r"(?:(?<=more than )|(?<=around )|(?<=about )|(?<=nearly )|(?<=almost )|(?<=over )|(?<=least )|(?<=up to )"
    r"|(?<=some ))\d{1,3}, [1-9]00(?!\d)|\d{1,3}(?:,\d{3})*(?:, 000)+(?!\d)"
)
_SPACED = filled(r"\d+\. \d{1,2}(?=\s?(?:<scales/large>|bn|mm?)\b)")  # `27. 5 million`
# `1 420 cases`; `on May 12 300 people` are two numbers
_NO_MONTH = "".join(rf"(?<!{month} )" for month in sorted(MONTHS))
_BLANKED = rf"{_NO_MONTH}\d{{1,3}}(?:[ \u00a0\u202f\u2009]\d{{3}})+(?![.,]?\d| ?[-–:%])"
_CENTS = r"\d{1,3}(?:,\d{3})+\.\d{1,2}(?!\d)|\d{1,3}(?:\.\d{3})+,\d{1,2}(?!\d)"  # `5,967.34`, `5.967,34`
DIGITS = rf"{_CENTS}|{_SPLIT_NUMBER}|{_BLANKED}|\d{{1,3}}(?:[.,]\d{{3}})+(?!\d)|{_SPACED}|\d+(?:[.,]\d+)?"
# `a pair of shoes` is one thing, `a couple of hundred` no two
_WORN = filled(r" (?:[a-z]+ )?<numbered_things/worn_in_pairs>\b| <scales/counted>")
_WHOLE = r"(?:\d{1,3}(?:,\d{3})+|\d{1,3}(?:\.\d{3})+|\d+)"
_APART = rf"{_NO_MONTH}\d{{1,3}}(?:[ \u00a0\u202f\u2009]\d{{3}})+"  # `5 000-6 000`: both ends of a range, or none
_TOKEN = pattern(
    # `44million`
    rf"(?<![\w.,:/$€£#-])(?:(?P<both>{_BOTH})|(?P<half>{'|'.join(_HALVES)})(?!{_WORN})|(?P<low>{_APART}"
    rf")\s?[-–]\s?(?P<high>{_APART})(?!\d)|(?P<from>{_WHOLE})\s?[-–]\s?(?P<to>{_WHOLE})|(?P<digits>{DIGITS}"
    r")(?:\s+(?P<scale><scales/of_numbers>)\b|(?P<joined>million|billion|trillion|thousand)\b|\s?(?P<short>"
    rf"{'|'.join(_SHORT)})\b)?|(?P<twice>{_TWICE})|(?P<words>(?:{_NAMES})(?:(?:-|\s+(?:and\s+|y\s+)?)(?:"
    rf"{_NAMES}))*))(?![\w/:%]|['’]s\b|[.,]\d"
    r"|-<numbered_things/measured>)(?!(?:, \d{1,2})*,? <conjunctions/to_and_or> \d{1,2}[ -](?:years?[ -]olds?"
    r"|anos de edad)\b)",
    re.IGNORECASE,
)
_LETTERS = re.compile("[a-z]+")
_DIGIT = re.compile(r"\d")
_OPENING = frozenset(name.split()[0] for name in (*_UNITS, *_SCALES, *_HALVES, "both", "ambos", "ambas", "twice"))
_ENGLISH = re.compile(r"\b(?:the|of|and|was|were|at|after|he|she|his|her)\b")
_ALSO_ENGLISH = ("once", "mil", "un")
_AND = re.compile(r"\s+(?:and|y)\s+")
_NO_ONE = re.compile(r"\bno - $")  # `no - one was hurt`
_THOUSANDS = re.compile(r"\d{1,3}(?:(?:[.,]\s?|\s)\d{3})+")
# Whom one rings, and what is rung; `the Group of 20 summit`
_RUNG = pattern(
    r"(?:911|999|112)[ -](?:\w+ )?<numbered_things/emergency_call>\b|(?<=group of )(?:7|8|20"
    r"|77) (?:\w+ )?<numbered_things/summit>\b"
)


@dataclass(frozen=True, slots=True)
class Numeral:
    """A number and its span, in characters of the folded text it was read from."""

    value: int | float
    start: int
    end: int
    rough: bool = False  # a dozen, una veintena
    least: int | float | None = None  # the lower end of a range, whose upper end is the value


def numerals(text: str) -> Iterator[Numeral]:
    """The numbers of a folded text, in order; ages, hours, shares and parts of compounds are left out."""
    return iter(_joined(text))


@lru_cache(maxsize=256)  # money, durations, people and things look for them in the same sentence, one after the other
def _joined(text: str) -> tuple[Numeral, ...]:
    found: list[Numeral] = []
    for number in _read(text):
        if found and _is_rest(text, found[-1], number):  # `2 mil 300`, `tres mil 500`
            found[-1] = Numeral(found[-1].value + number.value, found[-1].start, number.end)
        else:
            found.append(number)
    return tuple(found)


def _is_rest(text: str, last: Numeral, number: Numeral) -> bool:
    thousands = text[last.start : last.end].endswith(" mil") and last.value % 1000 == 0
    return thousands and text[last.end : number.start] == " " and 0 < number.value < 1000


def _read(text: str) -> Iterator[Numeral]:
    if not _DIGIT.search(text) and _OPENING.isdisjoint(_LETTERS.findall(text)):
        return
    english = _ENGLISH.search(text) is not None
    for match in _TOKEN.finditer(text):
        if match["digits"] and (
            _NAMED.search(text, max(0, match.start() - 12), match.start()) or _RUNG.match(text, match.start())
        ):
            continue
        if match["words"] == "one" and _NO_ONE.search(text, 0, match.start()):
            continue
        if (match["words"] in _ARTICLES and not ONE_BEFALLEN.match(text, match.end())) or (
            english and match["words"] in _ALSO_ENGLISH
        ):
            continue
        if match["both"] or match["twice"]:
            yield Numeral(2, *match.span())
        elif match["half"]:
            yield Numeral(_HALVES[match["half"]], *match.span(), rough=True)
        elif match["low"] or match["from"]:
            ends = ("low", "high") if match["low"] else ("from", "to")
            low, high = (int(re.sub(r"\D", "", match[end])) for end in ends)
            yield from _dashed(low, high, *match.span())
        elif match["digits"]:
            scale = match["scale"] or match["joined"] or match["short"]
            yield Numeral(digits_value(match["digits"], _SCALES_BEHIND.get(scale or "", 1)), *match.span())
        else:
            yield from _spelled(match["words"], match.start())


def _dashed(low: int, high: int, start: int, end: int) -> Iterator[Numeral]:
    """`20-25`, `5-6,500`; a score (`3-2`), a season (`2019-20`) and a pair of years are no range."""
    if low < 1000 <= high and high % 100 == 0 and low * 1000 < high:
        low *= 1000
    if low < high and not 1900 <= low <= 2100:
        yield Numeral(high, start, end, least=low)


_JOINED = {
    "between": re.compile(r"\s+(?:and|y)\s+"), "entre": re.compile(r"\s+(?:y|e)\s+"),
    "from": re.compile(r"\s+to\s+"), "de": re.compile(r"\s+a\s+"), "": re.compile(r"\s+(?:to|or|o)\s+"),
}  # fmt: skip
_LEAD = re.compile(r"\b(between|entre|from|de)\s+$")


def ranged(text: str, found: list[Numeral]) -> list[Numeral]:
    """The same numbers, with both ends of a range (`between 20 and 25`, `20 to 25`) made one."""
    merged: list[Numeral] = []
    for number in found:
        low = merged[-1] if merged else None
        if low is not None and low.least is None and low.value < number.value and _is_range(text, low, number):
            merged[-1] = Numeral(number.value, low.start, number.end, least=low.value)
        else:
            merged.append(number)
    return merged


def _is_range(text: str, low: Numeral, high: Numeral) -> bool:
    lead = _LEAD.search(text, max(0, low.start - 10), low.start)
    rising = re.search(
        r"\b(?:rose|risen|rises|up|climbed|subio|paso|aument\w+|increased"
        r"|jumped|raise[sd]?|raising|lift(?:s|ed)|expand(?:s|ed)|grew|grown|fell|fallen|dropped|reduced"
        r"|elev\w+|ampli\w+|baj(?:o|aron)|redu[jc]\w+)\b",
        text[: low.start],
    )
    if rising:  # `rose from 12 to 15` tells two counts, one after the other
        return False
    return _JOINED[lead[1] if lead else ""].fullmatch(text, low.end, high.start) is not None


def digits_value(digits: str, scale: int = 1) -> int | float:
    """The value of `2.5`, of `1,200,000` and of `1.200.000`, times the scale given by a word."""
    if _THOUSANDS.fullmatch(digits):
        return int(re.sub(r"[.,\s]", "", digits)) * scale
    if digits.isdigit():
        return int(digits) * scale
    if re.fullmatch(_CENTS, digits):
        cents = digits[-3:] if digits[-3] in ".," else digits[-2:]
        digits = re.sub(r"[.,]", "", digits.removesuffix(cents)) + cents
    value = round(
        float(digits.replace(",", ".").replace(" ", "")) * scale, 4
    )  # 4.1 million are no 4,099,999.9999999995
    return int(value) if value == int(value) else value


def _spelled(words: str, start: int) -> Iterator[Numeral]:
    """The value of number words; `one two` is no number that anybody writes, and gives nothing."""
    parts = [part for part in re.split(r"[\s-]+", words) if part not in ("and", "y")]
    value, group, last = 0, 0, 10**9
    for part in parts:
        if part in _SCALES:
            scale = _SCALES[part]
            if value and not group and last < scale:  # `dos mil millones`
                value, last = value * scale, scale
                continue
            group = (group or 1) * scale
            if scale > 100:
                value, group = value + group, 0
            last = scale
        elif _UNITS[part] >= last:
            yield from _several(words, start)
            return
        else:
            group, last = group + _UNITS[part], _size(_UNITS[part])
    yield Numeral(value + group, start, start + len(words), rough=parts[-1] in _ROUGH)


def _several(words: str, start: int) -> Iterator[Numeral]:
    """`four and six`: numbers in sequence."""
    ends = [match.span() for match in _AND.finditer(words)]
    for at, to in zip((0, *(end for _, end in ends)), (*(begin for begin, _ in ends), len(words)), strict=True):
        if ends:
            yield from _spelled(words[at:to], start + at)


def _size(unit: int) -> int:
    """What may follow: tens after hundreds, ones after tens."""
    return 1 if unit < 20 or unit % 10 else 10 if unit < 100 else 100
