"""Reads numbers without a noun: the sentence before names what they count (`38 were hurt. The hospital says 52.`)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from dossier import lazy_re as re
from dossier.authority.knowledge import filled, pattern
from dossier.compare.numerals import Numeral, numerals
from dossier.compare.report_sentences import Sentence
from dossier.compare.vocabulary import QUALIFIER

_OTHER = (  # somebody's number for what another counted as well
    filled(
        r"(?:<verbs/say_of_a_count>|<verbs/put> (?:it|that|them|<determiners/definite> (?:[\w-]+ ){1,6}?)(?: ?at"
        r"| ?as)?|['’]s(?: <counts/count_of>)?|habl(?:a|an|o|aron|aba)(?: [\w ]{1,20})? de|(?:cifr|situ|calcul"
        r"|estim)\w+(?: [\w ]{1,20})? en)"
    )
)
_GAPPED = filled(r"(?:<determiners/definite> (?:[\w-]+ ){0,3}?[\w-]+, (?:en|at|a|de))")  # `the organisers, at 80,000`
_LATER = r"(?:it(?:['’]s| is| was| became| stood at| stands at| reached)(?: now)?|(?:ya )?son ya|ya son|van(?: ya)?)"
_LEAD = pattern(rf"(?:\b|(?=['’]))(?:(?P<other>{_OTHER}|(?P<gapped>{_GAPPED}))|(?P<later>{_LATER}))(?: <hedges>)?\s+$")
_RIVAL = re.compile(r"\b(?:to|against|versus|over) (?:[\w.-]+ ){0,3}?[\w.-]+$")  # `480,000 votes to Mr Rao's 310,000`
_ADDED = pattern(r"\b<parts/plus> (?:[\w.-]+ ){0,3}?[\w.-]+$")  # `adding Lima's three`
_NAMED = pattern(r"\b<counts/number> (?:of|de)(?= )")
_TOPIC = pattern(  # `on the missing they do not agree: the mayor speaks of 40`
    r"\b<prepositions/about> (?:<determiners/definite_article> )(?:number of |numero de )?(?:(?P<missing>missing"
    "|desaparecid[oa]s)|(?P<wounded><casualties/summed_wounded>)|(?P<killed><casualties/summed_killed>)"
    r"|(?P<arrested><casualties/summed_arrested>)|(?P<displaced><casualties/summed_displaced>))\b"
)
_PUT = pattern(r"\b(?:puts?|sets?|cifr\w+|situ\w+) (?:it|that|lo|la)(?: at| en)(?: <hedges>)?\s+$")
_BARE = pattern(r'\s*(?:[.;)!?"”](?! ?\d)|[-–—]\s|,(?! ?\d)|$)|\s+<conjunctions/after_a_bare_number>\b')
_ANSWER = re.compile(r"[\"“]?")
_ANSWERED = pattern(r",? <sources/says>\b")
# `800, según la policía, y 1.500 según los sindicatos`
_VOICED = pattern(r",? <sources/according_to_briefly>\b")
_AND = pattern("(?:;|,? <conjunctions/between_counts>) $")
_HOW_MANY = re.compile(r"\b(?:how many|cuant[oa]s)\b")
_NUMBERS = {8: "eighteen", 7: "sesenta"}
_YEARS = range(1900, 2101)


@dataclass(frozen=True, slots=True)
class Echo:
    """A bare number, where the words that lead to it begin, and whether it is a later count rather than another's.

    `named` is where they say what it counts: `the number of homes lost at 46`.
    """

    number: Numeral
    start: int
    later: bool
    named: int | None = None
    rival: bool = False  # somebody else's share of the same, not another count of it


def topic(text: str, start: int) -> str | None:
    """What befell those of whom a folded sentence says, before `start`, that it tells next; None where it does not."""
    found = list(_TOPIC.finditer(text, 0, start))
    return found[-1].lastgroup if found else None


def is_put(text: str, start: int) -> bool:
    """Whether a source puts an amount named before at the sum or time that begins at `start`."""
    return _PUT.search(text, 0, start) is not None


def as_told(sentence: Sentence) -> Sentence | None:
    """Replaces the `how many` of a question by a number of the same length; None for any other sentence."""
    if not sentence.text.rstrip().endswith("?") or not _HOW_MANY.search(sentence.folded):
        return None
    told = _HOW_MANY.sub(lambda asked: _NUMBERS[len(asked.group())], sentence.folded)
    return Sentence(sentence.start, told, told)


def echoes(text: str, *, asked: bool = False) -> Iterator[Echo]:
    """The numbers of a folded sentence that count what was counted before, in order.

    `asked`: whether the sentence before asked how many there are.
    """
    for number in numerals(text):
        voiced = _VOICED.match(text, number.end)
        if number.value in _YEARS or not isinstance(number.value, int) or not (voiced or _BARE.match(text, number.end)):
            continue
        before = text[: number.start]
        qualifier = QUALIFIER.search(before)
        lead = _LEAD.search(before[: qualifier.start()] if qualifier else before)
        if lead:
            owned = text[lead.start()] in "'’"
            if owned and _ADDED.search(text, 0, lead.start()):
                continue
            named = _NAMED.search(text, lead.start(), lead.end())
            rival = owned and _RIVAL.search(text, 0, lead.start()) is not None
            start = lead.start() if lead["gapped"] is None else before.rindex(", ") + 2  # behind whose number it is
            yield Echo(number, start, lead["later"] is not None, named.end() if named else None, rival)
            continue
        joined = voiced and _AND.search(before[: qualifier.start()] if qualifier else before)
        answers = _ANSWER.fullmatch(before) and (asked or _ANSWERED.match(text, number.end))
        if joined or answers:
            yield Echo(number, number.start, False)
