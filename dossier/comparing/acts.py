"""Knows when a report tells one after the other of several acts, so that its numbers are those of each."""

from __future__ import annotations

import re

_ACT = (
    r"(?:incidents?|shootings?|attacks?|stabbings?|robber(?:y|ies)|crash(?:es)?|collisions?|explosions?|blasts?|fires?)"
)
_ONE_OF = re.compile(
    rf"\b(?:second|third|fourth|fifth|sixth|next|other|separate|unrelated) {_ACT}"
    r" (?:happened|occurred|took place|began)\b"
    r"|\b(?:segundo|segunda|tercer|tercera|cuart[oa]|quint[oa]|otr[oa]) (?:incidente|tiroteo|ataque|robo"
    r"|choque|explosion|incendio) (?:ocurrio|sucedio|se produjo|tuvo lugar)\b"
)
_ALL = re.compile(r"\b(?:in all|in total|altogether|overall|combined|en total|en conjunto|sumad[oa]s)\b")


def is_of_one_act(text: str, before: bool) -> bool:
    """Whether the numbers of a folded sentence are of one act among several; `before`: those of the sentence before."""
    return _ALL.search(text) is None and (before or _ONE_OF.search(text) is not None)
