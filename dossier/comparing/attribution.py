"""Reads who a sentence says its words come from."""

from __future__ import annotations

import re

from dossier.comparing.sentences import Sentence

_ACCORDING = re.compile(r"\b(?:according to|segun|de acuerdo con|conforme a)\s+([^,.;:\"“”«»()]{3,60})")
_SAYS = (
    r"(?:said|says|reported|confirmed|announced|told|stated|added|dijo|informo|informaron|confirmo"
    r"|confirmaron|senalo|anuncio|aseguro|declaro|indico)"
)
_SAID_AFTER = re.compile(rf"(?:^|[,.;\"“”«»]\s+)([^,.;:\"“”«»()]{{2,60}}?)\s+(?:have |has |had |ha |han )?{_SAYS}\b")
_SAID_BEFORE = re.compile(
    r"[,\"”»]\s*(?:said|says|dijo|informo|confirmo|senalo|aseguro|indico|declaro)\s+([^,.;:\"“”«»()]{2,60})"
)
_TRAILING = re.compile(
    r"\s+(?:to reporters|a (?:los|las) |on|in|at|late|early|that|as|during|when|and|who|el|en|este|que"
    r"|durante|monday|tuesday|wednesday|thursday|friday"
    r"|saturday|sunday|lunes|martes|miercoles|jueves|viernes|sabado|domingo|yesterday|today|hoy|ayer)\b.*$"
)
_NOBODY = re.compile(
    r"^(?:(?:he|she|they|it|who|which|and|but|also|el|ella|ellos|se|lo|que|then|later"
    r"|officials? also)\b\s*)+",
    re.IGNORECASE,
)
_ADVERB = re.compile(r"\s+(?:also|later|then|tambi[eé]n|luego)$")
_NO_NAME = re.compile(r"[@#\d—–]|^\W|^(?:in|on|at|by|en|a|an|por)\b")
_MOST_WORDS = 9


def source_of(sentence: Sentence, start: int, end: int) -> str | None:
    """Whoever the figure at `start..end` is attributed to, in the sentence's own words; None when it names nobody."""
    for pattern in (_ACCORDING, _SAID_BEFORE, _SAID_AFTER):
        for found in pattern.finditer(sentence.folded):
            at, to = found.span(1)
            tail = _TRAILING.search(sentence.folded, at, to)
            to = tail.start() if tail else to
            to = len(_ADVERB.sub("", sentence.text[:to]))
            apart = to <= start or at >= end
            named = _NOBODY.sub("", sentence.text[at:to].strip())
            if apart and named and not _NO_NAME.search(named) and len(named.split()) <= _MOST_WORDS:
                return named
    return None
