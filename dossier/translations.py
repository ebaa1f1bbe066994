"""Translates the program's words into the language chosen; falls back to the English in the code.

Words are written where they are shown, each as one literal: `resources/make_tongues.py` gathers what is given to `tr`,
`tr_n` and `term` into the files of translations, and the sentences of `reasons.tsv`.
"""

from __future__ import annotations

import string
from collections.abc import Callable
from dataclasses import dataclass

from dossier.clauses import Clause

# The words in the language chosen, or None where that language has none for them; the number picks among plural forms.
# Called on any thread.
Translate = Callable[[str, int | None], str | None]


def _none(_text: str, _n: int | None) -> str | None:
    return None


@dataclass(frozen=True, slots=True)
class _Tongue:
    translate: Translate = _none
    thousands: str = ","
    point: str = "."


_tongue = [_Tongue()]


def speak(translate: Translate | None, thousands: str = ",", point: str = ".") -> None:
    """From now on words are looked up in `translate`, and numbers have these signs; None for English."""
    _tongue[0] = _Tongue(translate, thousands, point) if translate else _Tongue()


def spoken() -> Translate | None:
    """What words are looked up in; None for English."""
    return None if _tongue[0].translate is _none else _tongue[0].translate


def tr(text: str, /, **values: object) -> str:
    """A sentence or label in the language chosen, its `{parts}` filled in; `text` is one literal, which is the key.

    Whole numbers among the parts are written with signs between thousands; give a string where that is not wanted.
    """
    sentence = _tongue[0].translate(text, None) or text
    return _filled(sentence, values) if values else sentence


def tr_n(n: int, one: str, many: str, /, **values: object) -> str:
    """As `tr`, for words that depend on a number: `tr_n(3, "{n} report", "{n} reports")`; `many` is the key."""
    sentence = _tongue[0].translate(many, n) or (one if n == 1 else many)
    return _filled(sentence, {"n": n, **values})


def worded(reason: str) -> str:
    """A reason in the language chosen; text that is no clause, such as a system's words or an old log's, as it is."""
    if not isinstance(reason, Clause):
        return reason
    parts = {name: worded(part) if isinstance(part, str) else part for name, part in reason.data.items()}
    return _PARTS.vformat(tr(reason.sentence), (), parts)


class _Parts(string.Formatter):
    """Fills clauses in: numbers have signs between thousands only where the sentence asks for them."""

    def format_field(self, value: object, spec: str) -> str:
        return number(value, spec) if isinstance(value, int | float) else format(value, spec)


_PARTS = _Parts()


def in_quotes(words: object) -> str:
    """Words of others, between the signs of the language chosen."""
    return tr("“{words}”", words=str(words))


def term(text: str, /) -> str:
    """Marks words in a table that is made before the language is known; the code that shows them calls `tr(...)`."""
    return text


def number(value: float, spec: str = ",") -> str:
    """A number as the language writes it; `spec` is Python's."""
    signs = {ord(","): _tongue[0].thousands, ord("."): _tongue[0].point}
    return format(value, spec).translate(signs)


class _Whole(int):
    def __format__(self, spec: str) -> str:
        return number(int(self), spec or ",")


class _Real(float):
    def __format__(self, spec: str) -> str:
        return number(float(self), spec)


def _filled(sentence: str, values: dict[str, object]) -> str:
    return sentence.format(**{name: _numbered(value) for name, value in values.items()})


def _numbered(value: object) -> object:
    """Numbers that write themselves in the language chosen."""
    if isinstance(value, bool):
        return value
    return _Whole(value) if isinstance(value, int) else _Real(value) if isinstance(value, float) else value
