"""Recognizes the bodies that count by the words for them: police, ministries, hospitals, witnesses."""

from __future__ import annotations

import re

from dossier.authority.knowledge import concepts, named_groups
from dossier.language.folding import folded

_PATTERN = re.compile(named_groups("institutions"))
_NAMES = concepts("institutions").keys()
_WORD = re.compile(r"[^\W\d_]{3,}")


def body_of(named: str | None) -> str | None:
    """One name for the body that the words name, in both languages; else the last word, a person's surname."""
    if not named:
        return None
    text = folded(named)
    found = _PATTERN.search(text)
    if found and found.lastgroup:
        return found.lastgroup.replace("_", " ")
    words = _WORD.findall(text)
    return words[-1] if words else None


def is_body(name: str | None) -> bool:
    """Whether `body_of` gave one of the bodies that it knows, and no surname."""
    return name in _NAMES
