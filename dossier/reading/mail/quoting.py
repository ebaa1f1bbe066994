"""Undoes what mail programs do to the lines of a text: flowed lines and marks of quotation."""

from __future__ import annotations

from dossier import lazy_re as re

_QUOTE = re.compile(r"(?:>[ \t]?)+")
_MARKS = re.compile(r"^[ \t]?>[ \t]?", re.M)
_DEEPEST = 20
_DRAWN = re.compile(r"\[(?:cid|image|bild|imagen|imagem)\s?:[^\]\n]{1,300}\]", re.I)
# The target of a link, as programs append it to its words; an address without words is kept.
_LINKED = re.compile(r"(?<=[^\s<>])[ \t]*<(?:https?://|mailto:)[^\s<>]{1,3000}>")


def unflowed(words: str, *, delete_space: bool) -> str:
    """Lines joined that end in a space and are quoted as deep as the next (RFC 3676, 4)."""
    found: list[str] = []
    pieces: list[str] = []
    depth = 0
    for raw in words.split("\n"):
        marks = _QUOTE.match(raw)
        deep = marks.group().count(">") if marks else 0
        line = raw[marks.end() :] if marks else raw.removeprefix(" ")
        if pieces and deep != depth:
            found.append("".join(pieces))
            pieces = []
        if not pieces:
            depth = deep
            pieces.append("> " * deep)
        if line.endswith(" ") and line != "-- ":
            pieces.append(line[:-1] if delete_space else line)
        else:
            found.append("".join([*pieces, line]))
            pieces = []
    return "\n".join([*found, *(["".join(pieces)] if pieces else [])])


def without_marks(words: str) -> str:
    """The words without placeholders of pictures and the targets of links."""
    return _LINKED.sub("", _DRAWN.sub("", words))


def unquoted(words: str) -> str:
    """The words without the marks of quotation, where most lines bear them; again, as deep as they go."""
    for _ in range(_DEEPEST):
        full = [line for line in words.split("\n") if line.strip()]
        if sum(line.lstrip(" \t").startswith(">") for line in full) * 2 <= len(full):
            break
        words = _MARKS.sub("", words)
    return words
