"""Puts the program's own words into the language that a person chose; as they are written, English, where none is."""

from __future__ import annotations

from collections.abc import Callable

# The words in the language chosen, or None where that language has none for them; the number picks among plural forms
Translate = Callable[[str, int | None], str | None]

_translate: list[Translate] = []


def speak(translate: Translate | None) -> None:
    """From now on words are looked up in `translate`; None for English."""
    _translate[:] = [translate] if translate else []


def tr(text: str, /, **parts: object) -> str:
    """A sentence or label in the language chosen, its `{parts}` filled in; `text` is one literal, which is the key."""
    said = _looked_up(text, None) or text
    return said.format(**parts) if parts else said


def tr_n(n: int, one: str, many: str, /, **parts: object) -> str:
    """The same for words that go with a number: `tr_n(3, "{n} report", "{n} reports")`; `many` is the key."""
    said = _looked_up(many, n) or (one if n == 1 else many)
    return said.format(n=n, **parts)


def term(text: str, /) -> str:
    """Marks words in a table that is made before the language is known; whoever shows them says `tr(...)` of them."""
    return text


def _looked_up(text: str, n: int | None) -> str | None:
    return _translate[0](text, n) if _translate else None
