"""Reads to whom a sentence attributes its words."""

from __future__ import annotations

import re
from collections.abc import Iterator

from dossier.authority.knowledge import filled, pattern
from dossier.compare.report_sentences import Sentence

_ACCORDING = pattern(r"""\b(?:<sources/according_to>|d['’]apres)\s+([^,.;:"“”«»()]{3,60})""")
_SAYS = filled(r"(?:<verbs/say>|habl(?:a|an|o|aron)(?: [\w ]{1,20})? de|(?<![Ll]a )cifr(?:o|a|aron))")
_SAID_AFTER = pattern(
    r'(?:^|[,.;:"“”«»–—]\s+'
    rf'|—)([^,.;:"“”«»()—]{{2,60}}?)(?:\s*,[^,.;:"“”«»]{{2,50}},)?\s+(?:<auxiliaries/have_said> )*{_SAYS}\b'
)
_SAID_BEFORE = re.compile(rf"[,\"”»’'?!.–—]\s*{_SAYS}\s+([^,.;:\"“”«»()]{{2,60}})")
_COLON = re.compile(r"^\s*([^,.;:\"“”«»()]{3,40}):\s*[\"“«]")
_COUNT_OF = pattern(  # `the prosecutors' count of two`
    r"\b(?:the )?((?:[a-z-]+ ){0,3}[a-z-]+)['’]s? (?:own |official |latest )?<counts/count> of\b"
)
_OWN = pattern(  # `the union's 26`, `del sindicato la de 26`
    r"\b(?:the )?((?:[a-z-]+ ){0,3}[a-z-]+)['’]s (?=\d)"
    r"|\bdel? (?:<determiners/definite_article> )?((?:[a-z]+ ){0,3}?[a-z]+),? <determiners/definite_article> de (?=\d)"
)
_GAPPED = pattern(  # `the police put it at 12,000; the organisers, at 80,000`
    r"(?:^|[;,] |\b<conjunctions/while> )(<determiners/definite> [a-z][a-z -]{2,30}), (?:en|at"
    r"|de) (?:<hedges> )?(?=\d)"
)
_TRAILING = pattern(r"\s+(?:<boundaries/after_a_speaker>|a <determiners/definite_article> )\b.*$")
_NOBODY = pattern(
    r"^(?:<boundaries/no_speaker>\b\s*)+",
    re.IGNORECASE,
)
_SHORT_FORM = pattern(r"(\b(?:<abbreviations/title>|[a-z]))\.")
_ADVERB = re.compile(r"\s+(?:also|later|then|tambi[eé]n|luego)$")
_NO_NAME = pattern(
    # `losses were estimated`
    r"[@#\d—–]|^\W|^<boundaries/circumstance>\b|\b<sources/no_speaker>$",
    re.IGNORECASE,
)
_VOICED = pattern(",? <sources/according_to_briefly> ")  # right behind a number
_PARTED = pattern(  # one clause from the next, which tells another's count
    r";|(?:, )?\b<conjunctions/whereas>\b|, <conjunctions/next_clause>\b"
)
_MOST_WORDS = 9
_REACH = 60  # characters before a number in which its source may be named


def source_of(sentence: Sentence, start: int, end: int) -> str | None:
    """The source to which the words at `start..end` are attributed, as the sentence names it; None if it names none."""
    for own in _OWN.finditer(sentence.folded, max(0, start - _REACH), end + 1):
        if own.end() >= start:
            named = _trimmed(sentence, *own.span(own.lastindex or 1))
            return sentence.text[named[0] : named[1]] if named else None
    apart = [(at, to) for at, to in source_spans(sentence) if to <= start or at >= end]
    behind = next((span for span in apart if span[0] > end and _VOICED.fullmatch(sentence.folded, end, span[0])), None)
    if behind:
        return sentence.text[behind[0] : behind[1]]
    in_clause = [(at, to) for at, to in apart if not _PARTED.search(sentence.folded, min(to, end), max(at, start))]
    near = min(in_clause or apart, key=lambda span: max(start - span[1], span[0] - end), default=None)
    return sentence.text[near[0] : near[1]] if near else None


def source_spans(sentence: Sentence) -> Iterator[tuple[int, int]]:
    text = _SHORT_FORM.sub(r"\1 ", sentence.folded)  # a full stop that ends no name
    for form in (_COUNT_OF, _GAPPED, _ACCORDING, _SAID_BEFORE, _SAID_AFTER, _COLON):
        for found in form.finditer(text):
            named = _trimmed(sentence, *found.span(1))
            if named is not None:
                yield named


def _trimmed(sentence: Sentence, at: int, to: int) -> tuple[int, int] | None:
    """The span of the name without adverbs, days and pronouns; None where no name is left."""
    tail = _TRAILING.search(sentence.folded, at, to)
    to = tail.start() if tail else to
    to = len(_ADVERB.sub("", sentence.text[:to]).rstrip())
    nobody = _NOBODY.match(sentence.text[at:to])
    at += nobody.end() if nobody else 0
    named = sentence.text[at:to]
    at += len(named) - len(named.lstrip())
    named = named.strip()
    if not named or _NO_NAME.search(named) or len(named.split()) > _MOST_WORDS:
        return None
    return at, to
