"""Reads times that take their unit from another time: `nine and six years`, `nine years and his wife to six`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from dossier import lazy_re as re
from dossier.authority.knowledge import pattern
from dossier.compare.money import Amount
from dossier.compare.numerals import Numeral

_AND = re.compile(r"(?: and| y| e| or| o|,)(?: a| to)? ")  # `a nueve y seis años`
_FAR = 5  # times; what is so much more is no time of the same kind
_LONGEST = 60  # years of prison that a bare number may tell
_COURT = pattern("<courts/term>")
_GOT = pattern(  # `and his wife to six`, `and the driver got four`, `y a su mujer, a seis`
    r"\b<courts/got> (?:<hedges> )?$|,? (?:and|y|while"
    "|mientras) (?:a )?(?:<determiners/definite> )?(?:[a-z]+ ){1,3}?$"
)
_BARE = re.compile(r"(?P<half> and a half| y medio)?(?=[.,;:)]| at\b| for\b| en\b| por\b| and\b| y\b|$)")


def gapped(text: str, numbers: Sequence[Numeral], told: Sequence[Amount]) -> Iterator[Amount]:
    """Yields times given by a bare number that shares the unit of an amount found before."""
    free = [n for n in numbers if not any(one.start <= n.start < one.end for one in told)]
    for number in free:
        ahead = next((one for one in told if _AND.fullmatch(text, number.end, one.start)), None)
        if ahead and number.least is None and number.value <= _FAR * ahead.value and ahead.value <= _FAR * number.value:
            yield Amount(number.value, ahead.unit, ahead.of, number.start, number.end, None, ahead.sure)
        elif _COURT.search(text) or any(one.of == "sentence" for one in told):
            yield from _term(text, number, [one for one in told if one.end <= number.start])


def _term(text: str, number: Numeral, before: Sequence[Amount]) -> Iterator[Amount]:
    """A term of prison behind another one of the same sentence."""
    last = before[-1] if before else None
    bare = _BARE.match(text, number.end)
    if last is None or last.unit not in ("years", "months") or bare is None or number.value > _LONGEST:
        return
    if _GOT.search(text, last.end, number.start) and not text[number.start : number.end].startswith("one"):
        value = number.value + (0.5 if bare["half"] else 0)
        yield Amount(value, last.unit, last.of, number.start, bare.end(), None, last.sure)
