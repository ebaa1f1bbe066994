"""Finds the people, places and bodies that a report names, each at its first mention."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from dossier import lazy_re as re
from dossier.authority.given_names import GIVEN
from dossier.authority.knowledge import entries, filled, pattern, words
from dossier.compare.brackets import spelled_out
from dossier.compare.report_sentences import Sentence, sentences
from dossier.language.folding import folded
from dossier.model.evidence import Span
from dossier.model.reports import Record

_CAPITAL = r"[A-ZÀ-ÖØ-ÞŁŚŠŞŽŻŹČĆĐŘİ]"
_PART = (
    rf"(?:(?:Mt|St|Ft)\.|{_CAPITAL}\.(?:\s?{_CAPITAL}\.)*"
    rf"|(?:Mc|Mac|O['’]|D['’])?{_CAPITAL}[^\W\d_]*(?:[-'’]{_CAPITAL}?[^\W\d_]+)*)"
)
_AL = r"(?:(?:[Aa]l|[Ee]l|[Aa]d|[Aa]s|[Aa]r)[-‑]|[dl][’'])?"  # `al-Rashid`, `d’Orwin`
_LINK = filled("<name_particles/link>")
_NAME = re.compile(
    rf"\b{_PART}(?:\s+(?:{_LINK}\s+)?{_AL}{_PART})*(?:(?<=\bCo)\.|(?<=\bInc)\.|(?<=\bLtd)\."
    rf"|(?<=\bCorp)\.|(?<=\b[JS]r)\.(?= [^A-Z]|,))?"
)
_TITLES = words("capitalised_words", "title")
_ROLES = words("capitalised_words", "office")
_BODY = words("capitalised_words", "institution")
_PLACE = words("capitalised_words", "place")
_NO_NAME = words("capitalised_words", "no_name")
_SHORTENED = frozenset(["m", "re", "ve", "ll", "d", "s", "t"])
_CUT_TITLES = words("capitalised_words", "short_title")
# Of other languages, each in its own only: `Sa` opens a French sentence, and is a Portuguese family
_OPENERS = {row.language: frozenset(row.words) for row in entries("capitalised_words") if row.concept == "opener"}
_NONE = frozenset[str]()
# `Polizeisprecherin Sabine Köhler`: whatever goes before, these end what somebody is
_GERMAN_OFFICE = pattern(r"\w*<capitalised_words/german_office>(?:in)?")
_MOST = 7  # words of a name
_LINKS = frozenset(["of", "the", "for", "de", "del", "la"])
_HEADS = words("capitalised_words", "head_of_a_long_name")
_ARTICLE = pattern(
    r"\b<determiners/article>\s+(?:local\s+|nearby\s+)?$"
)  # `a local Rite Aid`, `the Corran Corridor`: no person
_ACRONYM = re.compile(r"\b(?:(?:[A-Z]{3,6}|[A-Z][a-z][A-Z]{1,3})\b(?!-\w|['’](?!s\b)\w)|(?:[A-Z]\.){3,6})")
_IN = pattern(r"\b<prepositions/in_a_place>\s+$")
_IN_PLACE = re.compile(rf"\s+in\s+(?:the\s+)?{_CAPITAL}[^\W\d_]+")
_OF = re.compile(r"(?:of|for|del?) ")
_WORD = re.compile(r"[^\W_]+")
_SPACED = re.compile(r"\S+")
_LOWER = re.compile(r"\b[a-zß-öø-ÿ]{4,}\b")


@dataclass(frozen=True, slots=True)
class NameMention:
    """A name as a report writes it, without titles: its span, its folded words, and what kind of thing it names."""

    text: str
    span: Span
    words: tuple[str, ...]
    kind: str  # person, place, body


def names(record: Record) -> list[NameMention]:
    """The full names of a report, each spelling once; words that only open a sentence are left out."""
    found: dict[str, NameMention] = {}
    common = frozenset(_LOWER.findall(record.rendition))
    for sentence in sentences(record):
        for name in _in_sentence(sentence, common, record.language):
            found.setdefault(name.text, name)
    return [_sure(name, record) for name in found.values()]


def _in_sentence(sentence: Sentence, common: frozenset[str], language: str | None) -> Iterator[NameMention]:
    if _shouting(sentence.text, language):
        return
    yield from (
        NameMention(sentence.text[at:to], Span(sentence.start + at, sentence.start + to), words, "body")
        for at, to, words in spelled_out(sentence)
    )
    for match in _ACRONYM.finditer(sentence.text):
        solid = re.sub(r"\W", "", folded(match.group()))
        if solid not in _NO_NAME | _TITLES:
            span = Span(sentence.start + match.start(), sentence.start + match.end())
            yield NameMention(match.group(), span, (solid,), "body")
    for match in _NAME.finditer(sentence.text):
        for run in _split(sentence, match, language):
            for part in _parts(sentence, *_without_opener(sentence, *run, common)):
                name = _named(sentence, *part)
                # A noun by itself has a capital in German, too
                if name is not None and (language != "de" or len(name.words) > 1):
                    yield name


def _named(sentence: Sentence, at: int, to: int) -> NameMention | None:
    text = sentence.text[at:to]
    words = tuple(_WORD.findall(folded(text)))
    if (len(words) < 2 and at == 0) or not _is_name(text, words):
        return None
    before = sentence.folded[max(0, at - 12) : at]
    return NameMention(text, Span(sentence.start + at, sentence.start + to), words, _kind(text, words, before))


def _without_opener(sentence: Sentence, at: int, to: int, common: frozenset[str]) -> tuple[int, int]:
    """Without words before a given name that the report also writes small, such as an office: `Majority Whip Ada Ruiz`.

    Without a possessor of the person, too; and without a sentence's first word where it is a word like others.
    """
    words = list(_SPACED.finditer(sentence.text, at, to))
    for before, word in pairwise(words[:-1]):
        if before.group().endswith(("'s", "’s")) and folded(word.group()) in GIVEN:
            return word.start(), to
        if folded(before.group()) not in common | _ROLES or folded(before.group()) in GIVEN:
            break
        if folded(word.group()) in GIVEN:
            return word.start(), to
    if at == 0 and len(words) > 2 and words[0].group().lower() in common:
        at = next(word.start() for word in words[1:] if word.group() not in _LINKS)
    return at, to


def _parts(sentence: Sentence, at: int, to: int) -> Iterator[tuple[int, int]]:
    """The person named after the last word for an office, and the office's body: `Corran Police Chief Ada Ruiz`."""
    found = list(_WORD.finditer(sentence.folded, at, to))
    last = max((i for i, word in enumerate(found) if word.group() in _ROLES), default=-1)
    behind = [word.group() for word in found[last + 1 :]]
    if behind and behind[0] in _LINKS:  # `Alcalde de Corran Ada Ruiz`
        last = next((i for i in range(last + 2, len(found) - 2) if found[i + 1].group() in GIVEN), len(found) - 1)
        behind = [word.group() for word in found[last + 1 :]]
    person = last >= 0 and 2 <= len(behind) <= 4 and _BODY.isdisjoint(behind) and _PLACE.isdisjoint(behind)
    if not person or sentence.text[found[last].end() : found[last + 1].start()].strip(" ."):
        yield at, to
        return
    body = _before_office(sentence, at, found[last].end())
    if body < found[last].end():
        yield at, body
    yield found[last + 1].start(), to


def _shouting(text: str, language: str | None) -> bool:
    """Headlines in capitals, or With Each Word Capital, tell nothing of names."""
    words = [word for word in text.split() if len(word) > 3 and word[0].isalpha()]
    most = 0.9 if language == "de" else 0.8  # German nouns have one in any sentence
    return len(words) > 3 and sum(word[0].isupper() for word in words) > most * len(words)


def _split(sentence: Sentence, match: re.Match[str], language: str | None) -> Iterator[tuple[int, int]]:
    """The run of capitals without its titles and without a word that only opens the sentence; persons joined by
    `and` apart."""
    pieces, at = [], match.start()
    for link in re.finditer(r"\s+(?:and|y|for)\s+", match.group()):
        if not _goes_on(sentence.folded[at : match.start() + link.end()]):
            pieces.append((at, match.start() + link.start()))
            at = match.start() + link.end()
    end = match.end()
    if _goes_on(sentence.folded[at:end]) and (place := _IN_PLACE.match(sentence.text, end)):
        end = place.end()
    pieces.append((at, end))
    yield from (_bare(sentence, *piece, language) for piece in pieces)


def _goes_on(begun: str) -> bool:
    """Whether a name that begins so has its `and` and `in` inside: `Organisation for Peace and Trade in Corran`."""
    words = begun.removeprefix("the ").split()
    return len(words) > 1 and words[0] in _HEADS and words[1] in ("of", "for")


def _bare(sentence: Sentence, begin: int, end: int, language: str | None) -> tuple[int, int]:
    """The span of the name itself: without titles, without a place of origin, and without the genitive."""
    while word := re.match(r"[^\W\d_]+(?:-elect\b)?\.?\s+", sentence.text[begin:end]):
        plain = folded(word.group()).strip(" .").removesuffix("-elect")
        initial = len(plain) == 1 and "." in word.group()
        behind = set(_WORD.findall(sentence.folded[begin + word.end() : end]))
        known = plain in _TITLES | _NO_NAME or _opens_sentence(plain, language)
        if initial or not known or (plain in _ROLES and behind <= _BODY | _PLACE):
            break  # `Justice Department`
        of = _OF.match(sentence.text, begin + word.end(), end)
        if of and plain not in _NO_NAME:
            break  # `Secretary of the Navy`
        begin = of.end() if of else begin + word.end()  # `on Thursday of Ada Ruiz`
    of = re.search(r"\s+of\s+", sentence.text[begin:end])
    if of and _BODY.isdisjoint(_WORD.findall(sentence.folded[begin : begin + of.start()])):
        end = begin + of.start()  # `Ada Ruiz of Quito`
    if sentence.text[begin:end].endswith(("'s", "’s")):
        end -= 2
    return begin, _before_office(sentence, begin, end)


def _opens_sentence(word: str, language: str | None) -> bool:
    """Whether a folded word with a capital is no part of the name that follows."""
    if language == "de" and _GERMAN_OFFICE.fullmatch(word):
        return True
    return word in _OPENERS.get(language or "", _NONE)


def _before_office(sentence: Sentence, begin: int, end: int) -> int:
    """Where a body ends that somebody's office names: `Corran Police Director`."""
    words = list(_WORD.finditer(sentence.folded, begin, end))
    if len(words) < 2 or words[-1].group() not in _ROLES or _BODY.isdisjoint(word.group() for word in words[:-1]):
        return end
    if words[-2].group() in _LINKS:  # `Ministry of Justice`
        return end
    return words[-2].end()


def _is_name(text: str, words: tuple[str, ...]) -> bool:
    if len(words) == 2 and words[1] in _SHORTENED and re.search(r"['’]", text):
        return False  # I'm, They’re
    if not words or all(word in _NO_NAME or word in _TITLES for word in words):
        return False
    if words[-1] in _CUT_TITLES or (words[-1] in _ROLES and max(map(len, words[:-1]), default=9) < 3):
        return False  # `Corran Gov.`, `U.S. Secretary`
    if words[-1] in _NO_NAME and len(words) > 1 and words[-1] not in ("co", "sur"):
        return False
    most = _MOST + (2 if words[0] in _HEADS else 0)
    return len(words) <= most and (len(words) > 1 or (len(text) > 3 and not text.isupper()))


def _kind(text: str, words: tuple[str, ...], before: str) -> str:
    parts = folded(text).split()
    if not _BODY.isdisjoint(part.strip(".") for part in (*words[-1:], *parts)):
        return "body"
    if not _PLACE.isdisjoint(words) or (len(parts) == 1 and _IN.search(before)):
        return "place"
    if len(words) in (2, 3, 4) and len(parts) > 1:
        return "other" if _ARTICLE.search(before) else "person"
    return "place" if _IN.search(before) else "other"


def _sure(name: NameMention, record: Record) -> NameMention:
    """Reclassifies a two-word name as a place if it only ever follows `in` or a similar preposition."""
    if name.kind != "person":
        return name
    text = record.rendition
    starts = [m.start() for m in re.finditer(rf"\b{re.escape(name.text)}\b", text)]
    inside = [bool(re.search(r"\b(?:in|en|near|at|outside|em|bei)\s+$", text[max(0, at - 9) : at])) for at in starts]
    return NameMention(name.text, name.span, name.words, "place") if starts and all(inside) else name
