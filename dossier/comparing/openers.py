"""Words with a capital that are no part of a name in Portuguese, French and German: small words, days, months, offices.

Those of English and Spanish stand with the names themselves (`names`); these hold in their own language only, in which
none of them is a name: `Sa` opens a French sentence, and is a Portuguese family.
"""

from __future__ import annotations

from dossier.authority.knowledge import pattern, words

_SMALL = {language: words("capitalised_words", "opener", language) for language in ("pt", "fr", "de")}
_NONE = frozenset[str]()
# `Polizeisprecherin Sabine Köhler`: whatever goes before, these end what somebody is
_GERMAN_OFFICE = pattern(r"\w*<capitalised_words/german_office>(?:in)?")


def is_opener(word: str, language: str | None) -> bool:
    """Whether a folded word with a capital is no part of the name that follows."""
    return word in _SMALL.get(language or "", _NONE) or (
        language == "de" and _GERMAN_OFFICE.fullmatch(word) is not None
    )
