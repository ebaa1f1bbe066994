"""Finds who speaks in a sentence: the subject of a verb of saying, or the source after `according to`.

Only a person, a body or an outlet speaks: a phrase with a proper name, or with a noun for somebody who can. Any other
words next to such a verb ("losses have been reported") are no speaker.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from dossier import lazy_re as re
from dossier.authority.knowledge import alternation, filled, pattern, words
from dossier.compare.numerals import numerals
from dossier.compare.report_sentences import Sentence
from dossier.language.folding import folded

Form = Literal["name", "pronoun", "anaphor"]  # an anaphor, `the official`, means whoever spoke last

_SAYS = filled(r"(?:<verbs/say>|habl(?:a|an|o|aron)(?: [\w ]{1,20})? de|(?<![Ll]a )cifr(?:o|a|aron))")
_BEFORE = (  # the subject precedes its verb; an apposition in commas may come between
    r'(?:^\W*|[,.;:"“”«»–—]\s+|—)(?P<name>[^,.;:"“”«»()—]{2,120}?)'
    rf'(?:\s*,\s*(?P<aside>[^,.;:"“”«»]{{2,90}}))?,?\s+(?:<auxiliaries/have_said> )*(?P<verb>{_SAYS})\b'
)
_INVERTED = (
    rf"[,\"”»’'?!.–—]\s*(?P<verb>{_SAYS})\s+(?P<name>[^,.;:\"“”«»()]{{2,80}})(?:, (?P<aside>[^,.;:\"“”«»()]{{2,60}}))?"
)
_FORMS = tuple(
    map(
        pattern,
        (
            # `the prosecutors' count of two`
            r"\b(?:the )?(?P<name>(?:[a-z-]+ ){0,3}[a-z-]+)['’]s? (?:own |official |latest )?<counts/count> of\b",
            # `the police put it at 12,000; the organisers, at 80,000`
            r"(?:^|[;,] |\b<conjunctions/while> )(?P<name><determiners/definite> [a-z][a-z -]{2,30}), (?:en|at|de)"
            r" (?:<hedges> )?(?=\d)",
            r"""\b(?:<sources/according_to>|d['’]apres)\s+(?P<name>[^,.;:"“”«»()]{3,80})""",
            _INVERTED,
            r"\bque (?:ha|han) (?:<verbs/said_es>)\s+(?P<name>[^,.;:\"“”«»()]{2,80})",
            r"^\s*(?P<name>[^,.;:\"“”«»()]{3,40}):\s*[\"“«]",
        ),
    )
)
_SUBJECT = pattern(_BEFORE)
_OWN = pattern(  # `the union's 26`, `del sindicato la de 26`
    r"\b(?:the )?((?:[a-z-]+ ){0,3}[a-z-]+)['’]s (?=\d)"
    r"|\bdel? (?:<determiners/definite_article> )?((?:[a-z]+ ){0,3}?[a-z]+),? <determiners/definite_article> de (?=\d)"
)
_PRONOUN = pattern(  # `he added`, `said she`; a Spanish verb without a subject opens its sentence: `Dijo que`
    rf"\b(?P<subject><pronouns/speaker>),? (?:<auxiliaries/have_said> )*{_SAYS}\b"
    rf"|\b{_SAYS} (?P<behind><pronouns/speaker>)\b"
    r"|^\W*(?P<open>(?:tambien )?(?:<verbs/say:es>|<verbs/say:mul>))(?= (?:ademas |tambien )?que\b)"
)
_SHORT_FORM = pattern(r"(\b(?:<abbreviations/title>|[a-z]))\.")
_TRAILING = pattern(
    r"\s+(?:<boundaries/after_a_speaker>|a <determiners/definite_article> |<adverbs/now_or_later>)\b.*$"
)
_DAY_BEHIND = pattern(  # `police late on Monday said`
    r"\s+(?:(?:late|early|on|el) )*(?:<relative_days/day_or_night>|<relative_days/day>|<adverbs/now_or_later>)\s*$"
)
_VOICED = pattern(",? <sources/according_to_briefly> ")  # right behind a number
_NEXT_CLAUSE = pattern(  # which gives another's count
    r";|(?:, )?\b<conjunctions/whereas>\b|, <conjunctions/next_clause>\b"
)
_BREAK = pattern(  # words that no name of a speaker contains, verbs among them
    r"<boundaries/no_speaker>|<auxiliaries/be>|<auxiliaries/have>|<auxiliaries/modal>"
    r"|<verbs/say>|(?!unit|alleg)[a-z]{2,}(?<!e)ed"
)
_CLAUSE = pattern(r"<conjunctions/clause_opener>")
_PASSIVE = pattern(r"\b<auxiliaries/be>\s+$")
_AND = pattern(r"<conjunctions/and>")
_ARTICLE = pattern(r"<determiners/definite>|<determiners/indefinite>|<determiners/of_one>")
_DEFINITE = pattern(r"<determiners/definite_article>")
_PREPOSITION = pattern(r"<boundaries/circumstance>")
_NOUN = re.compile(
    rf"(?:{alternation('people', 'one')}|{alternation('people', 'many')}|{alternation('institutions')}"
    rf"|{alternation('capitalised_words', 'office')}s?|{alternation('person_nouns')}(?:e?s)?"
    rf"|{alternation('sources', 'speaker_noun')})"
)
_ANAPHOR = pattern(r"(?:<determiners/definite_article>) (?:<sources/anaphor>)")
_WORD = re.compile(r"\S+")
_NAME = re.compile(r"[A-ZÁÉÍÓÚÑÀ-ÖØ-Þ][\w.’'-]+(?: (?:de |del |la |van |von |al-)*[A-ZÁÉÍÓÚÑÀ-ÖØ-Þ][\w.’'-]*){1,3}")
_NO_SIGN = re.compile(r"[@#\d\n]")
_ADVERB_ENDS = ("ly", "mente", "ing")
_NO_NAMES = words("capitalised_words", "no_name")
_MOST_WORDS = 10
_REACH = 60  # characters before a number in which its source may be named


@dataclass(frozen=True, slots=True)
class Phrase:
    """Where a sentence names its speaker."""

    start: int
    end: int
    form: Form = "name"


def phrases(sentence: Sentence, names: frozenset[str]) -> list[Phrase]:
    """The speakers that a sentence names; `names` are the words that the report capitalises within sentences."""
    text = _SHORT_FORM.sub(r"\1 ", sentence.folded)  # a full stop that ends no name
    found: list[tuple[int, int]] = []
    inverted = set()
    for form in _FORMS:
        for match in form.finditer(text):
            if named := _noun_phrase(sentence, *match.span("name"), names, leads=False):
                found.append(_apposed(sentence, match) or named)
                inverted.add(match.groupdict().get("verb") and match.start("verb"))
    leading = (match for match in _SUBJECT.finditer(text) if match.start("verb") not in inverted)
    found += (named for match in leading if (named := _subject(sentence, match, names)))
    spoken_for = [Phrase(*span, "anaphor" if _ANAPHOR.fullmatch(text, *span) else "name") for span in found]
    pronouns = (match for match in _PRONOUN.finditer(text) if _is_pronoun(sentence, match))
    return spoken_for + [Phrase(*match.span(match.lastgroup or 0), "pronoun") for match in pronouns]


def _is_pronoun(sentence: Sentence, match: re.Match[str]) -> bool:
    """`él dijo`, but not `dijo el alcalde`."""
    return sentence.text[slice(*match.span(match.lastgroup or 0))] not in ("el", "El")


def _subject(sentence: Sentence, match: re.Match[str], names: frozenset[str]) -> tuple[int, int] | None:
    """The speaker before a verb of saying: a name in apposition, else the words before it, else those in commas."""
    if _PASSIVE.search(match.string, match.start(), match.start("verb")):  # `who has been identified`
        return None
    if apposed := _apposed(sentence, match):
        return apposed
    named = _noun_phrase(sentence, *match.span("name"), names, leads=True)
    if match["aside"] is None or named == match.span("name"):  # `Ada Ruiz, a doctor in Ilo, said`
        return named
    return _noun_phrase(sentence, *match.span("aside"), names, leads=True) or named  # `... were shot, a sheriff said`


def _apposed(sentence: Sentence, match: re.Match[str]) -> tuple[int, int] | None:
    """The name in `the governor, Ada Ruiz, said`."""
    span = match.span("aside") if match.groupdict().get("aside") else None
    return span if span and _NAME.fullmatch(sentence.text, *span) else None


def nearest(sentence: Sentence, found: list[Phrase], start: int, end: int) -> Phrase | None:
    """The speaker to whom the words at `start..end` belong: of those outside them the nearest, in its clause first."""
    for own in _OWN.finditer(sentence.folded, max(0, start - _REACH), end + 1):
        if own.end() >= start:
            named = _noun_phrase(sentence, *own.span(own.lastindex or 1), frozenset(), leads=True)
            return Phrase(*named) if named else None
    apart = [one for one in found if one.end <= start or one.start >= end]
    behind = (one for one in apart if one.start > end and _VOICED.fullmatch(sentence.folded, end, one.start))
    if voiced := next(behind, None):
        return voiced
    text = sentence.folded
    in_clause = [o for o in apart if not _NEXT_CLAUSE.search(text, min(o.end, end), max(o.start, start))]
    return min(in_clause or apart, key=lambda one: max(start - one.end, one.start - end), default=None)


def _noun_phrase(sentence: Sentence, at: int, to: int, names: frozenset[str], *, leads: bool) -> tuple[int, int] | None:
    """The part of these words that names a speaker; None where none does.

    Where it `leads`, its verb follows: the last words count. Else the first ones do.
    """
    tail = (_DAY_BEHIND if leads else _TRAILING).search(sentence.folded, at, to)
    to = tail.start() if tail else to
    tokens = list(_WORD.finditer(sentence.text, at, to))
    plain = [folded(token.group()).strip(".'’\"") for token in tokens]
    known = [_is_known(sentence, token, word, names) for token, word in zip(tokens, plain, strict=True)]
    breaks = [i for i, word in enumerate(plain) if _is_break(tokens[i].group(), word)]
    first, last = (max(breaks, default=-1) + 1, len(tokens)) if leads else (0, min(breaks, default=len(tokens)))
    first = _first(plain, known, first, last, leads=leads)
    if not any(known[first:last]) or last - first > _MOST_WORDS:
        return None
    start, end = tokens[first].start(), tokens[last - 1].end()
    end -= len(sentence.text[start:end]) - len(sentence.text[start:end].rstrip("'’\"”-–— "))
    counts = not leads and any(numerals(sentence.folded[start:end]))  # `the headman counted four ambulances`
    return None if counts or _NO_SIGN.search(sentence.text, start, end) else (start, end)


def _first(plain: list[str], known: list[bool], first: int, last: int, *, leads: bool) -> int:
    """Where the name of the speaker begins among words that all may belong to it; `last` where it nowhere does."""
    for i in range(first, last):  # `hurt and police`
        if leads and _AND.fullmatch(plain[i]) and not any(known[first:i]):
            first = i + 1
    if first < last and _PREPOSITION.fullmatch(plain[first]) and not _ARTICLE.fullmatch(plain[first]):
        articles = [i for i in range(first, last) if _DEFINITE.fullmatch(plain[i]) and not known[i - 1]]
        return articles[-1] if articles and leads else last  # `in a statement the mayor said`
    for i in range(first, last if leads else min(last, first + 1)):
        local = i + 1 < last and known[i + 1] and not plain[i].endswith(_ADVERB_ENDS)  # `local officials`
        if known[i] or local or _ARTICLE.fullmatch(plain[i]):
            return i
    return last


def _is_break(written: str, plain: str) -> bool:
    """Whether a word is no part of any name of a speaker: a verb, a conjunction, a dash."""
    if not plain or written[0] in "-–—":
        return True
    if _CLAUSE.fullmatch(plain):
        return True
    return bool(_BREAK.fullmatch(plain)) and not _ARTICLE.fullmatch(plain) and not written[0].isupper()


def _is_known(sentence: Sentence, token: re.Match[str], plain: str, names: frozenset[str]) -> bool:
    """Whether a word can name a speaker: a noun for one, or a proper name."""
    if _NOUN.fullmatch(plain):
        return True
    if not token.group()[0].isupper() or plain in _NO_NAMES:
        return False
    opens = not re.search(r"\w", sentence.text[: token.start()])
    return not opens or token.group().strip(".'’\"") in names
