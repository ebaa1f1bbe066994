"""Reads counts with inverted word order: `son ya 41 los muertos`, `four of the dead were children`."""

from __future__ import annotations

from collections.abc import Mapping

from dossier import lazy_re as re
from dossier.authority.knowledge import filled, pattern
from dossier.compare.nouns import noun
from dossier.compare.numerals import ONE_BEFALLEN, Numeral

_ES = {
    "killed": filled("<casualties/summed_killed>"),
    "wounded": filled("<casualties/summed_wounded>"),
    "missing": r"desaparecid[oa]s",
    "arrested": filled("<casualties/summed_arrested>"),
    "displaced": filled("<casualties/summed_displaced>"),
}
_EN = {
    "killed": filled("<casualties/summed_killed>|victims"),
    "wounded": r"injured|wounded|hurt|casualties",
    "missing": r"missing",
    "arrested": r"arrested|detained|detainees",
}


def _either(kinds: Mapping[str, str]) -> str:
    return "|".join(rf"(?P<{kind}>{words})" for kind, words in kinds.items())


# `elevan a 41 los muertos`, `son ocho ya las victimas`
_BEHIND = pattern(rf"(?: ya)? <counts/the_number_of> (?:\w+ ){{0,2}}?(?:{_either(_ES)})\b")
_LEAD = pattern(r"\b<verbs/amount_to>\s+(?:ya )?(?:<hedges> )?$")
# `four of the dead were children`, `de los muertos, cuatro son ninos`
_OF_THEM = pattern(rf"\s+of <determiners/definite>(?: \w+)? (?:{_either(_EN)}) <auxiliaries/be>(?: \w+ed)?(?= )")
_DE_ELLOS = pattern(rf"\s+de <determiners/definite> (?:{_either(_ES)}) <auxiliaries/be>(?= )")


# `five of the seven dead were found behind the gate`: where some of them were, not how many there are
_SOME_OF = tuple(
    re.compile(rf"\s+{some} \w+ (?:\w+ )?(?:{_either(kinds)})\b")
    for some, kinds in ((filled("of <determiners/definite>"), _EN), (filled("de <determiners/definite_article>"), _ES))
)
OF_HURT = pattern(  # `13 of the injured are in a serious condition`
    r"\s+(?:of|de) <determiners/definite_article> (?:[\w-]+ )?<casualties/wounded_or_victims> (?:(?!died|dying|muri"
    r"|falleci)[a-z]+ ){0,4}?<injuries/condition>\b"
)


_BE = pattern(  # what makes those counted suffer what the verb tells
    r"\b<auxiliaries/passive>\s*$"
)
_WHOM = pattern(
    r" (?:<casualties/to_death> )?(?:(?:<quantifiers/object>|\d+)\b(?!(?: \w+)? <periods/time_of_an_act>\b)"
    "|themselves|himself)"
)
_AND = re.compile(r"\b(?:and|or)\s*$")
_SOME = pattern(  # `swept away nine skiers and killed three`
    r" (?:<hedges> )?(?:<quantifiers/several>|\d+)(?! (?:more |other )?<periods/measure>\b)\b"
)
_THEM = pattern(r" (?:<casualties/to_death> )?(?:him|her|them|us)\b")  # `approached a man and shot him`
_ACTIVE = pattern("<casualties/active>")


def does(ahead: str, verb: re.Match[str]) -> bool:
    """Whether those counted right before `ahead` do what the verb in it tells: `three gunmen killed a guard`."""
    lead = ahead[: verb.start()]
    if not _ACTIVE.fullmatch(verb.group()) or not re.search(r"[a-z]", lead):
        return False
    if _THEM.match(ahead, verb.end()) or (_AND.search(lead) and _SOME.match(ahead, verb.end())):
        return True
    return _BE.search(lead) is None and _WHOM.match(ahead, verb.end()) is not None


def turned(text: str, numeral: Numeral) -> tuple[str, int] | None:
    """What befell those counted, and where the words for it end; None where the sentence is an ordinary one."""
    hurt = OF_HURT.match(text, numeral.end)
    if hurt:
        return "wounded", hurt.end()
    alone = ONE_BEFALLEN.match(text, numeral.end) if numeral.value == 1 else None
    if alone:
        return str(alone.lastgroup), alone.end()
    found = _BEHIND.match(text, numeral.end)
    if found and _LEAD.search(text[: numeral.start]):
        return str(found.lastgroup), found.end()
    for form in (_OF_THEM, _DE_ELLOS):
        parts = form.match(text, numeral.end)
        inner = noun(text, parts.end(), form is _DE_ELLOS) if parts else None
        if parts and inner and inner.kind == "people":
            return str(parts.lastgroup), parts.end()
    return None


def some_of(text: str, end: int) -> str | None:
    """What befell those of whom, counted by another number, the number that ends here tells some."""
    found = next((match for form in _SOME_OF if (match := form.match(text, end))), None)
    return found.lastgroup if found else None


def whom(text: str, end: int) -> int | None:
    """Where it begins what they were, of whom `four of the dead were ...` counts some."""
    found = _OF_THEM.match(text, end) or _DE_ELLOS.match(text, end)
    return found.end() if found else None
