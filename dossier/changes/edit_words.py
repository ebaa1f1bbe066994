"""Cuts sentences into words that can be matched: numbers by their value, all else without case, accents and marks."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass

from dossier import lazy_re as re
from dossier.authority.calendar_names import months, weekdays
from dossier.authority.gazetteer import Gazetteer
from dossier.authority.given_names import is_given
from dossier.authority.knowledge import entries, pattern, words
from dossier.authority.number_words import number_words
from dossier.compare.numerals import numerals
from dossier.compare.quotation_marks import spoken
from dossier.language.folding import fold, folded
from dossier.model.evidence import Span
from dossier.model.reports import Record
from dossier.model.sentence_bounds import ends

DENSE = "\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff\U00020000-\U0003ffff"
# A number with its currency, a letter of a script without spaces, a word with its apostrophes and hyphens, a mark
_WORD = re.compile(
    rf"[$€£¥₹]?\s?\d+(?:[.,:]\d+)*%?|[{DENSE}]|(?:(?![{DENSE}\d])\w)+(?:['’‑-](?:(?![{DENSE}])\w)+)*|\w|[^\w\s]"
)
_MARKS = str.maketrans(dict.fromkeys('“”„«»"', '"') | dict.fromkeys("‘’‚‹›", "'") | dict.fromkeys("‑‐–—―", "-"))
_SPEECH_MARK = '"'
_SHORT_QUOTATION = re.compile(r"[\"“„«]([^\"“”„«»\n]{1,60})[\"”“»]")  # of a word or two
_VERB_WITHOUT_CAPITAL = frozenset({"may", "march"})  # a month has one
_LANGUAGES = ("en", "es", "fr", "de", "pt", "it", "nl")
_CALENDAR = frozenset({*months(*_LANGUAGES), *weekdays(*_LANGUAGES)})
# `one`, `un` and `una` are articles as often as numbers, and are counted only where a number is read
_NUMBER_WORDS = frozenset(
    {*number_words("cardinal"), *number_words("scale"), *number_words("collective"), *words("counting_words")}
) - {"one", "un", "una", "uno"}
_ORDINAL = pattern(r"(?:<ordinals/another>|first|primer[oa]?)")
_HEDGE = frozenset(word for row in entries("hedges") for phrase in row.words for word in phrase.split()) - {"de", "a"}
_EMPTY = words("function_words") | words("stop_words", "quotation") | {"said", "dijo"}
_REVERSES = pattern(r"<negations/reverses>")
_NO_NAMES = words("capitalised_words", "no_name")


@dataclass(frozen=True, slots=True)
class EditPassage:
    """A sentence of a version, or its headline: its words, and the text in which they have their places.

    That text is the rendition (`placed`), or for a headline of the page's data the headline itself.
    """

    source: str
    span: Span
    words: tuple[EditWord, ...]
    placed: bool = True

    @property
    def text(self) -> str:
        return self.span.of(self.source)

    @property
    def key(self) -> tuple[str, ...]:
        """By which two sentences are the same but for case, accents and the form of marks."""
        return tuple(word.key for word in self.words)


@dataclass(frozen=True, slots=True)
class EditWord:
    """A word or a mark, its place in the passage's source, and the key by which it is matched."""

    text: str
    key: str
    start: int
    end: int
    first: bool = False  # it opens its sentence, where every word has a capital
    quoted: bool = False  # it lies between quotation marks

    @property
    def is_mark(self) -> bool:
        return not any(map(str.isalnum, self.key))

    @property
    def is_speech_mark(self) -> bool:
        return self.key == _SPEECH_MARK

    @property
    def is_figure(self) -> bool:
        """A number in digits or words, a month or a weekday."""
        key = self.key
        if key in _VERB_WITHOUT_CAPITAL and (self.first or not self.has_capital):
            return False
        known = key in _NUMBER_WORDS or key in _CALENDAR or _ORDINAL.fullmatch(key)
        return key.startswith("#") or any(map(str.isnumeric, key)) or bool(known)

    @property
    def is_hedge(self) -> bool:
        """Part of what makes a number a bound or an estimate: `at least`, `unos`."""
        return self.key in _HEDGE

    @property
    def reverses(self) -> bool:
        """Turns what a sentence says into its opposite: `not`, `nunca`, `n't`."""
        return _REVERSES.fullmatch(self.key) is not None or self.key.endswith("n't")

    @property
    def has_capital(self) -> bool:
        letter = self.text[:1]
        return letter.isupper() and letter.lower() != letter

    @property
    def is_content_word(self) -> bool:
        """True unless it is a mark or a function word."""
        return not self.is_mark and self.key not in _EMPTY


def sentences(record: Record) -> list[EditPassage]:
    """The article's sentences in order, without the headline where the text repeats it."""
    title = fold(record.headline or "").strip()
    paragraphs = record.text or (Span(0, len(record.rendition)),)
    quotations = sorted((one.span.start, one.span.end) for one in spoken(record.rendition, paragraphs))
    found: list[EditPassage] = []
    for paragraph in paragraphs:
        text = paragraph.of(record.rendition)
        if title and fold(text).strip() == title:
            continue
        last = 0
        for stop in ends(text):
            words = text[last:stop].strip()
            if words:
                at = paragraph.start + text.index(words, last)
                found.append(_passage(record.rendition, Span(at, at + len(words)), quotations))
            last = stop
    return found


def headline(record: Record) -> EditPassage | None:
    """The headline with its place in the rendition, where that has it word for word."""
    if not record.headline:
        return None
    at = record.rendition.find(record.headline)
    if at < 0:
        return _passage(record.headline, Span(0, len(record.headline)), (), placed=False)
    return _passage(record.rendition, Span(at, at + len(record.headline)), ())


def _passage(source: str, span: Span, quotations: Sequence[tuple[int, int]], placed: bool = True) -> EditPassage:
    text = span.of(source)
    plain = folded(text)
    numbers = deque((number.start, number.end, f"#{number.value}") for number in numerals(plain))
    quoted = [*quotations, *((span.start + m.start(1), span.start + m.end(1)) for m in _SHORT_QUOTATION.finditer(text))]
    found: list[EditWord] = []
    at, first = 0, True
    while match := _WORD.search(text, at):
        begin, end = match.span()
        begin += len(match.group()) - len(match.group().lstrip())
        key = fold(text[begin:end].translate(_MARKS))
        if numbers and numbers[0][0] == begin and numbers[0][1] >= end:
            _, end, key = numbers[0]
        while numbers and numbers[0][0] < end:
            numbers.popleft()
        start, stop = span.start + begin, span.start + end
        within = any(low <= start and stop <= high for low, high in quoted)
        found.append(EditWord(text[begin:end], key, start, stop, first, within))
        first = first and found[-1].is_mark
        at = end
    return EditPassage(source, span, tuple(found), placed)


class Capitals:
    """Tells names from words with a capital for other reasons, by how both versions write them."""

    def __init__(self, versions: Sequence[Sequence[EditPassage]], language: str | None) -> None:
        every = [word for sentences in versions for sentence in sentences for word in sentence.words]
        self._small = {word.key for word in every if not word.has_capital}
        self._named = {word.key for word in every if word.has_capital and not word.first} - self._small
        self._nouns = language == "de"  # which have capitals by themselves

    def is_name(self, word: EditWord, *, sure: bool = False) -> bool:
        """Whether the word belongs to a name; `sure` asks for a witness elsewhere, as headlines need."""
        if not word.has_capital or word.is_figure or word.key in _NO_NAMES or not word.is_content_word:
            return False
        if sure or word.first or self._nouns:
            places = Gazetteer.standard()
            listed = is_given(word.key) or places.is_large(word.text) or places.is_country(word.text)
            return word.key in self._named or listed
        return word.key not in self._small
