"""Words for events in English and Spanish, with a common name for each notion.

Written for this project. Left of the `=` Spanish, right of it English; words of one entry are one notion.
"""

from __future__ import annotations

from dossier.authority.knowledge import concepts
from dossier.link.words import stem

NOTION = "="  # begins the name of a notion


def _notions() -> tuple[dict[str, str], dict[str, str]]:
    """By Spanish and by English key: the notion's common name; what comes first holds."""
    spanish, english = dict[str, str](), dict[str, str]()
    theirs, ours = concepts("translations", "en"), concepts("translations", "es")
    for concept, names in theirs.items():
        keys = [stem(word, False) for word in names]
        notion = english.get(keys[0], NOTION + keys[0])
        for key in keys:
            english.setdefault(key, notion)
        for word in ours[concept]:  # names are kept as written, other words by their Spanish stem
            spanish.setdefault(stem(word, True), notion)
            spanish.setdefault(stem(word, False), notion)
    return spanish, english


_BY_LANGUAGE = dict(zip(("es", "en"), _notions(), strict=True))
BRIDGED = frozenset(_BY_LANGUAGE)


def notion(key: str, language: str) -> str | None:
    """The name of what a report's term means in both languages (`=quak`), where it is known."""
    return _BY_LANGUAGE.get(language, {}).get(key)
