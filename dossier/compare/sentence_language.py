"""Detects in which language a sentence counts, and words of another language that look like numerals."""

from __future__ import annotations

from dossier import lazy_re as re
from dossier.authority.languages import language_of

_WORD = re.compile(r"[a-zñ]+")
_DIE = re.compile(r"\bdie\b")
_DIE_IS_AN_ARTICLE = frozenset({"de", "nl", "af"})  # languages in which nobody dies of it


def is_spanish(text: str, language: str | None) -> bool:
    """Whether a sentence, folded, is Spanish: as its report is, or else by its small words."""
    if language is not None:
        return language == "es"
    return language_of(_WORD.findall(text), ("en", "es")) == "es"


def without_articles(text: str, language: str | None) -> str:
    """The text, as long as it was, with no article that reads as a death: `sie haben die Arbeit niedergelegt`."""
    return _DIE.sub("der", text) if language in _DIE_IS_AN_ARTICLE else text
