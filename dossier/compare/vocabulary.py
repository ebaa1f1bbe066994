"""The words for casualties in English and Spanish, as patterns over folded text."""

from __future__ import annotations

from dossier import lazy_re as re
from dossier.authority.knowledge import alternation, filled, named_groups, pattern

AFTER = re.compile(  # `the injured` and `a shot` are spoken of, not counted
    rf"(?<!\bthe )(?<!\ba )(?<!\blos )(?<!\bnearly )(?<!\balmost )(?<!\bcasi )(?:{named_groups('casualties_after')})"
)
_TO = re.compile(r" a(?=[|)])")  # `mato a`, also `mato el martes a`, `detuvo anoche a`
_WHEN = filled("(?: (?:(?:el|este|esta|la) [a-z]+|<relative_days/adverb_es>))")
_TO_WHOM = f"{_WHEN}? a"
BEFORE = re.compile(
    "(?<!\\bnearly )(?<!\\balmost )(?<!\\bcasi )(?:"
    + _TO.sub(lambda _: _TO_WHOM, named_groups("casualties_before"))
    + ")"
)

_COUNTED = filled("<counts/total>")
TOLL = pattern(  # `the death toll from the fire has risen to`, right before the number
    rf"\b(?:(?P<killed>death toll|toll|{_COUNTED} (?:of|de) (?:\w+ ){{0,2}}?<casualties/summed_killed>)"
    rf"|(?P<wounded>{_COUNTED} (?:of|de) (?:\w+ ){{0,2}}?<casualties/summed_wounded>)|(?P<missing>{_COUNTED}"
    rf" (?:of|de) (?:\w+ ){{0,2}}?(?:missing|desaparecidos))|(?P<arrested>{_COUNTED} (?:of"
    rf"|de) (?:\w+ ){{0,2}}?<casualties/summed_arrested>)|(?P<displaced>{_COUNTED} (?:of"
    r"|de) (?:\w+ ){0,2}?<casualties/summed_displaced>))(?:,? [\w'’-]+){0,18}? <prepositions/before_a_toll>\s*$"
)
SUMMED = pattern(  # `los fallecidos por la riada son ya`, `the dead now number`, right before the number
    r"\b<determiners/definite_article> (?:familias |personas |people )?(?:(?P<killed><casualties/summed_killed>)"
    "|(?P<wounded><casualties/summed_wounded>)|(?P<missing>desaparecid[oa]s|missing)"
    "|(?P<arrested><casualties/summed_arrested>)"
    r"|(?P<displaced><casualties/summed_displaced>))\b(?:,? [\w'’-]+){0,12}?,? (?:<verbs/total_es>|(?:now "
    r"|already )*<verbs/total>)(?: <hedges_of_speech/now_about>)*\s*$"
)
PUT_AT = pattern(  # `cifra los fallecidos en 17`, `puts the missing at`, right before the number
    r"\b<verbs/put_at> (?:ya |also |already "
    "|now )?<determiners/definite_article> (?:(?P<killed><casualties/summed_killed>)"
    "|(?P<wounded><casualties/summed_wounded>)|(?P<missing>desaparecid[oa]s|missing)"
    "|(?P<arrested><casualties/summed_arrested>)"
    r"|(?P<displaced><casualties/summed_displaced>))(?: [a-z]+){0,3}? (?:en|a|at|to)(?: <hedges>)*\s*$"
)
AT_LEAST = filled(r"<hedges/at_least>|<hedges/more_than>|as many as \d+ or more")
AT_MOST = filled("<hedges/at_most>")
ABOUT = filled("<hedges/about>")
QUALIFIER = re.compile(
    rf"(?:(?P<least>\b(?:{AT_LEAST}))|(?P<most>\b(?:{AT_MOST}))|(?P<about>\b(?:{ABOUT}))"
    r"|(?P<between>\b(?:between|entre)\s+\S+\s+(?:and|y)|\b(?:from|de)\s+\d\S*\s+(?:to|a)))\s+(?:an?\s+|otras?\s+"
    r"|otros\s+"
    r"|another\s+)?$"
)

# What is counted here is no person.
THINGS = pattern(
    r"\s*(?:-|\b(?:<noun_classes/thing_behind_a_number>|p\.?m|a\.?m|suspects? (?:is|are"
    r"|remain)(?! <casualties/suspects_in_a_state>))\b)"
)

ONE = alternation("people", "one")
MANY = alternation("people", "many")


def mentions_kind(kind: str, text: str) -> bool:
    """Whether a folded text says of anybody, counted or not, that this befell them."""
    return any(
        re.search(rf"\b{alternation(table, kind)}\b", text) is not None
        for table in ("casualties_after", "casualties_before", "casualties_single")
    )
