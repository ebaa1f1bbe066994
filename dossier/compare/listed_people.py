"""Counts people whom a sentence lists instead of giving their number: `a man and her two sons were killed`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from dossier import lazy_re as re
from dossier.authority.knowledge import filled, pattern
from dossier.compare.casualties import Casualty, befell
from dossier.compare.numerals import Numeral
from dossier.compare.vocabulary import MANY, ONE

_DETERMINER = filled("<determiners/of_one>")
_VALUES = {
    word: value
    for value, words in enumerate(
        ("two dos", "three tres", "four cuatro", "five cinco", "six seis", "seven siete", "eight ocho", "nine nueve",
         "ten diez", "eleven", "twelve doce"), start=2
    )
    for word in words.split()
}  # fmt: skip
_FEW = rf"(?:{'|'.join(_VALUES)}|\d{{1,2}})"
_AGED = filled(
    r"(?:,? (?:ages? |aged |both |de )?(?:\d{1,2}(?:(?:, \d{1,2})*,? (?:and|y) \d{1,2})?"
    "|<quantifiers/up_to_ten>)(?: (?:anos?|meses))?(?=,| ))?"
)
_ITEM = filled(
    rf"(?:<determiners/article> (?:[\w-]+ )?(?:couple|pareja)|un matrimonio|(?:{_DETERMINER} )?{_FEW}"
    rf" (?:[\w-]+ )?(?:{MANY}|people|personas)|otr[oa] de \d{{1,2}}\b|(?:{_DETERMINER} "
    rf"|(?=\d{{1,2}}-year-old))(?:[\w-]+ ){{0,2}}?(?:{ONE})){_AGED}"
)
_TWO = re.compile(r"\b(?:couple|pareja|matrimonio)\b")
_SEVERAL = re.compile(rf"(?:{_DETERMINER} )?({_FEW})(?= )")  # not a child's age
_LIST = pattern(rf"\b{_ITEM}(?:, {_ITEM}){{0,40}},? <conjunctions/and> {_ITEM}(?![\w-])")
_WORD = r"[A-ZÁÉÍÓÚÑ](?:[\w'’-]+|\.)"
_NAME = rf"{_WORD}(?: (?:de |la |del )*{_WORD}){{1,3}}(?:, \d{{1,2}}(?=[ ,]))?"
_NAMES = re.compile(rf"\b{_NAME}(?:, {_NAME}){{0,40}},? (?:and|y) {_NAME}(?!\w)")
_BOTH = re.compile(rf"\b(?:[Bb]oth|[Tt]anto) {_WORD}(?: {_WORD}){{0,3}} (?:and|como) {_WORD}(?: {_WORD}){{0,3}}(?!\w)")
_PAIR = pattern(r"\b<determiners/article> (?:[\w-]+ ){0,2}?(?:couple|pair|pareja)\b(?! (?:of|de)\b)")
_BORNE = pattern(  # what happened to them follows directly
    r",? (?:both |all |ambos |todos )?<auxiliaries/suffer>\b"
)
_ASIDE = pattern(r"\b<parts/including_or_besides>\s+$")
_LEAD = 120  # characters before a list that may say what happened to those in it
_TAIL = 300  # and behind it
_BODILY = ("killed", "wounded", "arrested")


def listed(
    text: str, written: str, counted: Iterable[tuple[Numeral, Casualty | None]]
) -> Iterator[tuple[Numeral, Casualty]]:
    """The lists of a sentence with what befell those in them; `written` is the folded `text` with its capitals.

    Where the sentence gives their number as well (`counted`), or the list is a part of others, there is none.
    """
    known = [(number, casualty.kind) for number, casualty in counted if casualty]
    lists = [*_LIST.finditer(text), *_names(written), *_PAIR.finditer(text)]
    for match in sorted(lists, key=re.Match.start):
        number = Numeral(_count(match), match.start(), match.end() + text.startswith(",", match.end()))
        lead, tail = max(0, match.start() - _LEAD), min(len(text), number.end + _TAIL)
        casualty = None if _ASIDE.search(text, lead, match.start()) else befell(text, number, lead, tail)
        if casualty is None or casualty.kind not in _BODILY or (casualty.ahead and not _BORNE.match(text, number.end)):
            continue
        elsewhere = (n for n, kind in known if kind == casualty.kind)
        if all(number.start <= n.start and n.end <= number.end for n in elsewhere):
            yield number, casualty


def _names(written: str) -> Iterator[re.Match[str]]:
    yield from _NAMES.finditer(written)
    yield from _BOTH.finditer(written)


def _count(match: re.Match[str]) -> int:
    if match.re.pattern in (_PAIR.pattern, _BOTH.pattern):
        return 2
    if match.re.pattern == _NAMES.pattern:
        return len(re.findall(_NAME, match.group()))
    return sum(_heads(item[0]) for item in re.finditer(_ITEM, match.group()))


def _heads(item: str) -> int:
    """How many people one item of a list is: `two boys`, `a couple`, `his aunt`."""
    several = _SEVERAL.match(item)
    if several is None:
        return 2 if _TWO.search(item) else 1
    return _VALUES.get(several[1]) or int(several[1])
