"""Reads sums of money in English and Spanish, and what they are: damage, a fine, aid."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from dossier import lazy_re as re
from dossier.authority.knowledge import alternation, concepts, filled, named_groups, pattern
from dossier.authority.number_words import number_words
from dossier.compare.numerals import DIGITS, digits_value, numerals, ranged

# One letter is a currency's before so much alone: `K94 billion`, `Q20 millones`, `N50,000`
_BEFORE_MUCH = filled(r"(?=\s?[\d.,]+\s?-?(?:<scales/large>|bn\b|mn?\b)|\d{1,3}(?:,\d{3})+(?![\d,]))")
_SIGNS = {
    r"us\$|u\$s|\$us|usd": "USD", r"au?\$|\$a": "AUD",
    r"hk\$": "HKD", r"c\$|ca\$": "CAD", r"nz\$": "NZD", r"mx\$": "MXN", r"r\$": "BRL",
    r"€|eur": "EUR", r"£|gbp": "GBP", r"¥|yen": "JPY", r"₹|rs\.?|inr": "INR", r"s/\.?": "PEN",
    r"k?sh\.?": "KES", r"\$": "USD", rf"k{_BEFORE_MUCH}": "ZMW", rf"r{_BEFORE_MUCH}": "ZAR",
    rf"₦|n{_BEFORE_MUCH}": "NGN", rf"q{_BEFORE_MUCH}": "GTQ", rf"l{_BEFORE_MUCH}": "HNL",
    r"₱": "PHP", r"₴": "UAH", r"₺": "TRY", r"₪": "ILS", r"₽": "RUB", r"(?:gh)?₵": "GHS",
}  # fmt: skip
_WORDS = concepts("currencies")
_SPLIT_NUMBER = (
    r"\d{1,3}(?:, \d{3})+(?!\d|,\d)(?! people\b| [a-z]+s\b)"  # `$380, 600`, as texts split into words have it
)
_NUMBER = filled(rf"(?P<digits>{_SPLIT_NUMBER}|{DIGITS})(?:\s?-?\s?(?P<scale><scales/of_money>)\b)?")
_SCALES = {**number_words("scale"), **number_words("scale of money")}
_SIGN = "|".join(f"(?P<s{i}>{sign})" for i, sign in enumerate(_SIGNS))
_WORD = "|".join(f"(?P<w{i}>{alternation('currencies', unit)})" for i, unit in enumerate(_WORDS))
_SIGNED = re.compile(rf"(?<![\w$])(?:{_SIGN})\s?{_NUMBER}(?P<pesos>\s(?:pesos|canadian|australian)\b)?")
_UPPER = pattern(rf"\s?(?:-|–|<conjunctions/to_and_or>)\s?(?:{'|'.join(_SIGNS)})?\s?{_NUMBER}")  # `$140-150 million`
_BETWEEN = re.compile(r"\b(?:between|entre)\s$")
_TO = re.compile(r"\s?(?:-|–|to\b|a\b)")
_WORDED = re.compile(rf"(?:\s*-\s*|\s*)(?:de |of )?(?:{_WORD})\b")
_ANY_WORD = re.compile(rf"\b{alternation('currencies')}\b")
# What a sum may be where no such word is near it
_WORTH = pattern(  # what is seized, lost or sold is worth so much; where neither is named, that is all
    r"(?P<value>\b<sums/worth>\b)"
)
_HAUL = pattern(r"\b<sums/haul>\b")
_OTHERWISE = re.compile(named_groups("sums_of_money_weak"))  # where no word of the other table is near
_PURPOSE = re.compile(named_groups("sums_of_money"))
_REACH = 80
_NO_WEIGHT = 100_000
_IN_BRACKETS = pattern(r"\s?\((?:<hedges> )?$")


@dataclass(frozen=True, slots=True)
class Amount:
    """A number with its unit, what it is an amount of, and its span in the folded text."""

    value: int | float
    unit: str
    of: str | None
    start: int
    end: int
    least: int | float | None = None
    sure: bool = True  # certain to be a sum, or a time that something lasts


def sums(text: str, *, spanish: bool) -> Iterator[Amount]:
    """All sums of a folded sentence, those with a sign first."""
    yield from _signed(text)
    yield from _worded(text, spanish)


def _signed(text: str) -> Iterator[Amount]:
    """Sums with a sign before the digits, such as `$12 million`; both ends of a range (`$140-150 million`) are one."""
    read = 0
    for match in _SIGNED.finditer(text):
        if match.start() < read:
            continue
        sign = next(unit for i, unit in enumerate(_SIGNS.values()) if match[f"s{i}"])
        unit = "pesos" if match["pesos"] == " pesos" else sign
        upper = _upper(text, match)
        last = upper or match
        low, value = _value(match, match["scale"] or last["scale"]), _value(last, last["scale"])
        read = last.end()
        yield Amount(value, unit, purpose(text, match.start(), read), match.start(), read, low if low < value else None)


def _upper(text: str, low: re.Match[str]) -> re.Match[str] | None:
    """The upper end of a range, which `12 million` has only behind `between`."""
    found = _UPPER.match(text, low.end())
    if found is None or not found["scale"]:
        return None
    if _BETWEEN.search(text, 0, low.start()):
        return found
    return found if _TO.match(text, low.end()) else None


def _value(number: re.Match[str], scale: str | None) -> int | float:
    return digits_value(number["digits"], _SCALES.get(scale or "", 1))


def is_converted(text: str, one: Amount, sums: Sequence[Amount]) -> bool:
    """Whether it tells the sum before it in another currency: `200 million euros ($265 million)`."""
    bracket = _IN_BRACKETS.search(text, 0, one.start)
    return bracket is not None and any(o.end == bracket.start() and o.unit != one.unit for o in sums)


def _worded(text: str, spanish: bool) -> Iterator[Amount]:
    """Sums with a word behind the number, such as `12 million euros`."""
    for number in ranged(text, list(numerals(text))) if _ANY_WORD.search(text) else ():
        word = _WORDED.match(text, number.end)
        if word is None:
            continue
        unit = next(unit for i, unit in enumerate(_WORDS) if word[f"w{i}"])
        of = purpose(text, number.start, word.end())
        money = spanish and number.value >= _NO_WEIGHT  # so many are weighed by the pound in English only
        if unit != "GBP" or of is not None or money:
            yield Amount(number.value, unit, of, number.start, word.end(), number.least)


def purpose(text: str, start: int, end: int) -> str | None:
    """What the sum at `start..end` is, by the nearest word that tells it."""
    candidates = (_nearby(words, text, start, end) for words in (_PURPOSE, _OTHERWISE, _WORTH))
    named = next((names for names in candidates if names), [])
    found = min(named)[1] if named else None
    if found == "value" and _HAUL.search(text):
        return "theft"
    return found


def _nearby(words: re.Pattern[str], text: str, start: int, end: int) -> list[tuple[int, str]]:
    """Distance from the sum and name of each nearby word that states a purpose."""
    found = words.finditer(text, max(0, start - _REACH), min(len(text), end + _REACH))
    return [(max(start - m.end(), m.start() - end), str(m.lastgroup)) for m in found]
