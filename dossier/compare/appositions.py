"""Blanks the words between the people counted and what happened to them: their ages, names and occupations."""

from __future__ import annotations

from dossier import lazy_re as re
from dossier.authority.knowledge import pattern
from dossier.compare.numerals import numerals
from dossier.compare.report_sentences import Sentence

_ASIDES = pattern(  # `, including a child,` and `- a nurse and a guard -`, between the counted and what befell them
    # `Two men aged 19 and 24 were killed`, `the youngest of the wounded is 14`
    # `5 (five) people`
    r"(?:,|\s[-–—]+)\s<parts/including_most>\b[^,;.–—]{3,80}?(?:,|\s[-–—]+)(?=\s)"
    r"|(?P<denied>,\s<negations/not>\s(?:the\s|los\s|las\s)?[\w-]{1,15},(?=\s))|(?P<ages>,\s(?:(?:both|all"
    r"|ambos|todos)\s)?(?:aged?|ages|de)\s(?:between\s|entre\s)?\d{1,2}(?:(?:,|,?\sand|\sy"
    r"|\sto)\s\d{1,2})*(?:\sanos)?,(?=\s))|(?P<old>(?<=[a-z])\s(?:aged|ages|de)\s(?:between\s"
    r"|entre\s)?\d{1,2}(?:,\s\d{1,2})*,?\s(?:and|y|to)\s\d{1,2}(?:\sanos\b|(?=\s<auxiliaries/suffer>\b)))"
    r"|(?P<extreme>\b<ages/youngest_and_oldest>\s(?:of|among|de"
    r"|entre)\s[a-z ]{3,30}\s<ages/is_aged>\s\d{1,2}(?:\sanos)?\b)|(?P<again>\s\((?:\d{1,4}"
    r"|[a-z-]{3,20})\)(?=\s))"
    r"|(?P<dash>\s[-–—]+\s[^-–—;.\d]{3,120}\s[-–—]+)(?=\s(?:from [a-z ]{3,20} )?<auxiliaries/suffer>\b)"
)


def without_asides(sentence: Sentence) -> str:
    """The folded sentence with blanks for its asides, so that places stay the same."""
    return _listed_blanked(sentence, _ASIDES.sub(_blanked, sentence.folded))


def _blanked(aside: re.Match[str]) -> str:
    """Blanks for an aside; one that counts a part (`, including three children,`) is read with its whole."""
    if aside["again"]:
        return aside.group()
    counts = (
        aside["dash"] is None
        and not (aside["ages"] or aside["old"] or aside["extreme"])
        and aside["denied"] is None
        and next(numerals(aside.group()), None) is not None
    )
    return aside.group() if counts else " " * len(aside.group())


# `, Ada Ruiz, 35, and Leo Paz, 27, were`: the names of those who are counted, between them and what befell them
_LISTED = pattern(
    r"(?<=\w)(?:,|\s[-–—:]+)\s(?=[A-ZÁÉÍÓÚÑ]|\d{1,2}[- ]year)[^.;!?–—]{3,220}?,?\s(?=<auxiliaries/suffer>\s)"
)


_COUNTED = 60  # characters before such a list in which its count may be
_AGED = re.compile(r"[A-ZÁÉÍÓÚÑ][\w.'’-]+,\s\d{1,2}\b(?![:.]\d)|\d{1,2}[- ]year[- ]old")


def _listed_blanked(sentence: Sentence, text: str) -> str:
    for match in _LISTED.finditer(sentence.text):
        counted = next(numerals(sentence.folded[max(0, match.start() - _COUNTED) : match.start()]), None)
        if counted and _AGED.search(match.group()) and not re.search(r"\b(?:said|who|police)\b", match.group()):
            text = text[: match.start()] + " " * (match.end() - match.start()) + text[match.end() :]
    return text
