"""Words with a capital that are no part of a name in Portuguese, French and German: small words, days, months, offices.

Those of English and Spanish stand with the names themselves (`names`); these hold in their own language only, in which
none of them is a name: `Sa` opens a French sentence, and is a Portuguese family.
"""

from __future__ import annotations

import re

from dossier.comparing.wordlists import wordset

_SMALL = {
    "pt": wordset(
        "a o as os um uma uns umas e ou mas se que em no na nos nas com sem para por pelo pela pelos pelas apos antes"
        " desde durante segundo quando onde como ele ela eles elas isso isto esta este essa esse seu sua seus suas nao"
        " ao aos de do da dos das sob sobre entre ate ja foi sao segunda terca quarta quinta sexta feira sabado domingo"
        " janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro ontem hoje dois tres"
        " prefeito prefeita governador governadora deputado deputada vereador vereadora delegado delegada sargento"
        " tenente juiz juiza promotor promotora doutor doutora dona senhor senhora padre motorista"
    ),
    "fr": wordset(
        "le la les l un une des du de d et ou mais dans sur sous avec sans pour par apres avant depuis pendant selon"
        " elle il ils elles nous vous je tu on ce cet cette ces son sa ses leur leurs qui que quoi quand ou comme si ne"
        " au aux en entre vers chez apres deux trois lundi mardi mercredi jeudi vendredi samedi dimanche janvier"
        " fevrier mars avril mai juin juillet aout septembre octobre novembre decembre hier aujourd m mm mme mlle"
        " maitre maire prefet prefete depute deputee senateur senatrice juge procureur procureure commissaire capitaine"
        " colonel commandant ministre president presidente docteur"
    ),
    "de": wordset(
        "der die das den dem des ein eine einen einem einer eines und oder aber doch in im am an auf aus bei beim mit"
        " nach von vom vor zu zum zur uber unter um fur gegen ohne durch seit bis als wenn wie wo was wer er sie es wir"
        " ihr ich man sein seine seinen ihre ihren dieser diese dieses kein keine nicht auch nur noch schon laut war"
        " wegen wahrend zwei drei montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag januar februar"
        " marz april mai juni juli august september oktober november dezember gestern heute herr frau dr"
    ),
}
_NONE = frozenset[str]()
# `Polizeisprecherin Sabine Köhler`: whatever goes before, these end what somebody is
_GERMAN_OFFICE = re.compile(
    r"\w*(?:sprecher|minister|prasident|meister|chef|leiter|direktor|kanzler|kommissar|inspektor|richter|anwalt|anwaltin"
    r"|arzt|arztin|pfarrer|bischof|professor|fahrer|lehrer|forscher|trainer|besitzer|inhaber|pachter|zeuge|zeugin"
    r"|nachbar|landrat|landratin|vorsitzender?|abgeordneter?|experte|expertin|arbeiter|gast|mann|frau)(?:in)?"
)


def is_opener(word: str, language: str | None) -> bool:
    """Whether a folded word with a capital is no part of the name that follows."""
    return word in _SMALL.get(language or "", _NONE) or (
        language == "de" and _GERMAN_OFFICE.fullmatch(word) is not None
    )
