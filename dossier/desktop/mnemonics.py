"""Gives each line of a menu a letter of its own under its line, in whatever language the menu is."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtGui import QAction


def give_letters(lines: Sequence[QAction]) -> None:
    """To the lines of a menu, or to the menus of a bar."""
    named = [line for line in lines if line.text()]
    for line, text in zip(named, distinct([line.text() for line in named]), strict=True):
        line.setText(text)


def distinct(texts: Sequence[str]) -> list[str]:
    """The texts with "&" before the letter that is wished for, where it is free, else before another of theirs.

    Where all letters of a text are taken for good, the wish stays: Qt then goes from one line to the other.
    """
    choices = [_letters(text) for text in texts]
    owners: dict[str, int] = {}
    for at, letters in enumerate(choices):
        if "&" in texts[at] and letters:
            owners.setdefault(letters[0], at)
    for at in range(len(texts)):
        if at not in owners.values():
            _settle(at, choices, owners, set())
    return [_marked(text, [letter for letter in owners if owners[letter] == at]) for at, text in enumerate(texts)]


def _settle(at: int, choices: Sequence[Sequence[str]], owners: dict[str, int], tried: set[str]) -> bool:
    """Finds a letter for a text; where none is free, another text may have to make do with another of its own."""
    for letter in choices[at]:
        if letter not in owners:
            owners[letter] = at
            return True
    for letter in choices[at]:
        if letter not in tried:
            tried.add(letter)
            if _settle(owners[letter], choices, owners, tried):
                owners[letter] = at
                return True
    return False


def _letters(text: str) -> list[str]:
    """The letters that may be a text's mnemonic, the best first: the one asked for, first letters, the rest."""
    return list(dict.fromkeys(text.replace("&", "")[at].lower() for at in _places(text)))


def _marked(text: str, letters: Sequence[str]) -> str:
    plain = text.replace("&", "")
    at = next((at for at in _places(text) if plain[at].lower() in letters), None)
    return text if at is None else f"{plain[:at]}&{plain[at:]}"


def _places(text: str) -> Iterable[int]:
    """The places of letters that every keyboard has, the best first."""
    plain, wish = text.replace("&", ""), text.find("&")
    letters = [at for at, letter in enumerate(plain) if letter.isascii() and letter.isalpha()]
    return sorted(letters, key=lambda at: (at != wish, at > 0 and plain[at - 1] != " "))
