"""Tells a report's language by its function words, which also never count as telling words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

_FUNCTION_WORDS = {
    "en": "the of and to in is was for that with on by at from it as be are were has have had will not",
    "es": "de la que el en y los las del por con una un se su al para es no como mas pero sus le ha fue son",
    "fr": "de la le les et des en du un une dans que qui est pour sur par au aux avec pas ce se sont il elle ont plus"
    " cette mais leur ete son ses d'un d'une apres selon entre comme meme tout deux dont sans etre avait tres",
    "pt": "de a o que e do da em um uma para com nao os as no na por mais dos das ao foi se como mas ele sao pela pelo"
    " tambem ate isso seu sua segundo entre depois quando muito ja esta ser tem foram",
    "de": "der die und in den von zu das mit sich des auf fur ist im dem nicht ein eine als auch es an werden aus er"
    " hat dass sie nach wird bei einer um am sind noch wie einem uber einen so zum war haben nur oder aber vor zur"
    " bis mehr durch man sein wurde sei wurden seine",
    "it": "di il la che e un una per in del non con sono da le si dei al della delle nel alla come piu gli anche lo"
    " ha stato ma nella dal dopo anni due tra essere suo sua dalla hanno questo cui stata",
    "nl": "de het een en van in is dat op te zijn met voor niet aan er om ook als dan bij naar uit maar door over hij"
    " was wordt werd deze nog heeft hebben meer na tot worden ze zich zei",
}
_HELD = {language: frozenset(held.split()) for language, held in _FUNCTION_WORDS.items()}
FUNCTION_WORDS = frozenset().union(*_HELD.values())


def language_of(stated: str | None, folded: Iterable[str]) -> str:
    """The stated language (its ISO 639-1 part), else that whose function words are met most; English when none is."""
    if stated:
        return stated[:2].lower()
    met = Counter(folded)
    counts = {language: sum(met[word] for word in held) for language, held in _HELD.items()}
    return max(counts, key=lambda language: counts[language])
