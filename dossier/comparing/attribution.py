"""Reads who a sentence says its words come from."""

from __future__ import annotations

import re
from collections.abc import Iterator

from dossier.comparing.sentences import Sentence

_ACCORDING = re.compile(
    r"\b(?:according to|segun|de acuerdo (?:con|a)|conforme a|citing|citando a|a juicio de|en palabras de)"
    r"\s+([^,.;:\"“”«»()]{3,60})"
)
_SAYS = (
    r"(?:said|says?|reported|reports|confirm(?:ed|s)|announc(?:ed|es)|told|stated|added|affirm(?:ed|s)|claim(?:ed|s)"
    r"|estimat(?:ed|es)?|puts? (?:the|it|that|them)|maintain(?:ed|s)?|gives?|gave"
    r"|counted|recall(?:ed|s)|insist(?:ed|s)|warn(?:ed|s)|explain(?:ed|s)"
    r"|acknowledged"
    r"|wrote|noted|promis(?:ed|es)|spoke of|declared|testified|argued|shouted|admitted|revealed|complained"
    r"|dijo|dijeron|inform(?:o|aron)|confirm(?:o|aron)|senal(?:o|aron)|anunci(?:o|aron)|asegur(?:o|aron)"
    r"|declar(?:o|aron)"
    r"|indic(?:o|aron)|afirm(?:o|aron)|cont(?:o|aron)|explic(?:o|aron)|sostuvo|manifest(?:o|aron)|reclam(?:o|aron)"
    r"|lament(?:o|aron)|expres(?:o|aron)|agreg(?:o|aron)|revel(?:o|aron)|precis(?:o|aron)|detall(?:o|aron)"
    r"|coment(?:o|aron)|relat(?:o|aron)|advirti(?:o|eron)|denunci(?:o|aron)|estim(?:o|aron)|report(?:o|aron)"
    r"|record(?:o|aron)"
    r"|apunt(?:o|aron)|subray(?:o|aron)|admiti(?:o|eron)|reconoci(?:o|eron)|prometi(?:o|eron)|grit(?:o|aron)"
    r"|expus(?:o|ieron)|habl(?:a|an|o|aron)(?: [\w ]{1,20})? de|(?:afirma|asegura|informa|confirma|denuncia|estima"
    r"|calcula|admite|reconoce|sostiene|reporta)n?|manejan?|cuentan?|calcul(?:o|aron)|(?<![Ll]a )cifr(?:o|a|aron)"
    r"|situ(?:o|a|aron))"
)
_SAID_AFTER = re.compile(
    rf"(?:^|[,.;:\"“”«»–—]\s+|—)([^,.;:\"“”«»()—]{{2,60}}?)(?:\s*,[^,.;:\"“”«»]{{2,50}},)?"
    rf"\s+(?:have |has |had |ha |han |also |later |then )*{_SAYS}\b"
)
_SAID_BEFORE = re.compile(rf"[,\"”»’'?!.–—]\s*{_SAYS}\s+([^,.;:\"“”«»()]{{2,60}})")
_COLON = re.compile(r"^\s*([^,.;:\"“”«»()]{3,40}):\s*[\"“«]")
_COUNT_OF = re.compile(  # `the prosecutors' count of two`
    r"\b(?:the )?((?:[a-z-]+ ){0,3}[a-z-]+)['’]s? (?:own |official |latest )?(?:count|figure|toll|estimate|tally) of\b"
)
_OWN = re.compile(  # `the union's 26`, `del sindicato la de 26`
    r"\b(?:the )?((?:[a-z-]+ ){0,3}[a-z-]+)['’]s (?=\d)"
    r"|\bdel? (?:la |los |las )?((?:[a-z]+ ){0,3}?[a-z]+),? (?:la|el|los|las) de (?=\d)"
)
_GAPPED = re.compile(  # `the police put it at 12,000; the organisers, at 80,000`
    r"(?:^|[;,] |\b(?:y|and|while|mientras(?: que)?) )((?:los|las|el|la|the|its) [a-z][a-z -]{2,30}), (?:en|at|de)"
    r" (?:more than |about |some |over |mas de |unos |unas |casi |cerca de )?(?=\d)"
)
_TRAILING = re.compile(
    r"\s+(?:to reporters|a (?:los|las|la) |on|in|at|late|early|that|as|during|when|and|who|el|en|este|que"
    r"|durante|frente|ante|tras|after|before|while|mientras|monday|tuesday|wednesday|thursday|friday"
    r"|saturday|sunday|lunes|martes|miercoles|jueves|viernes|sabado|domingo|yesterday|today|hoy|ayer)\b.*$"
)
_NOBODY = re.compile(
    r"^(?:(?:while|whereas|mientras|he|she|they|it|who|which|and|but|also|el|ella|ellos|se|lo|que|then|later|us|me"
    r"|him|her|them|the crowd"
    r"|nos|le|les|by|y|but|there|that|as|is|was)\b\s*)+",
    re.IGNORECASE,
)
_SHORT_FORM = re.compile(
    r"(\b(?:gen|dr|dra|mr|mrs|ms|lt|col|sgt|capt|comm|cmdr|supt|det|gov|sen|rep|sr|sra|st|ing|lic|[a-z]))\."
)
_ADVERB = re.compile(r"\s+(?:also|later|then|tambi[eé]n|luego)$")
_NO_NAME = re.compile(
    r"[@#\d—–]|^\W|^(?:in|on|at|by|en|a|an|por|with|con|for|para|tras|after|when|cuando)\b"
    r"|\b(?:was|were|is|are|be|been|being|fue|fueron|ser|sido"  # `losses were estimated`
    r"|telephone|phone|e-?mail|telefono|twitter|facebook|instagram)$",
    re.IGNORECASE,
)
_VOICED = re.compile(r",? (?:segun|according to|de acuerdo con) ")  # right behind a number
_PARTED = re.compile(  # one clause from the next, which tells another's count
    r";|(?:, )?\b(?:while|whereas|mientras(?: que)?|en tanto que)\b|, (?:but|pero|and the|y l[oa]s?|y el)\b"
)
_MOST_WORDS = 9
_REACH = 60  # characters before a number in which it stands whose it is


def source_of(sentence: Sentence, start: int, end: int) -> str | None:
    """Whoever the words at `start..end` are attributed to, in the sentence's own words; None when it names nobody."""
    for own in _OWN.finditer(sentence.folded, max(0, start - _REACH), end + 1):
        if own.end() >= start:
            named = _trimmed(sentence, *own.span(own.lastindex or 1))
            return sentence.text[named[0] : named[1]] if named else None
    apart = [(at, to) for at, to in _named(sentence) if to <= start or at >= end]
    behind = next((span for span in apart if span[0] > end and _VOICED.fullmatch(sentence.folded, end, span[0])), None)
    if behind:
        return sentence.text[behind[0] : behind[1]]
    in_clause = [(at, to) for at, to in apart if not _PARTED.search(sentence.folded, min(to, end), max(at, start))]
    near = min(in_clause or apart, key=lambda span: max(start - span[1], span[0] - end), default=None)
    return sentence.text[near[0] : near[1]] if near else None


def _named(sentence: Sentence) -> Iterator[tuple[int, int]]:
    text = _SHORT_FORM.sub(r"\1 ", sentence.folded)  # a full stop that ends no name
    for pattern in (_COUNT_OF, _GAPPED, _ACCORDING, _SAID_BEFORE, _SAID_AFTER, _COLON):
        for found in pattern.finditer(text):
            named = _trimmed(sentence, *found.span(1))
            if named is not None:
                yield named


def _trimmed(sentence: Sentence, at: int, to: int) -> tuple[int, int] | None:
    """Where the name itself stands: without adverbs, days and pronouns; None where nobody is left."""
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
