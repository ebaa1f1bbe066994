"""Reads the tables of `resources/knowledge/`, each once, when it is first asked for.

A row has a concept, a language, words separated by `|`, and a note. `pattern` compiles a regular expression that names
a table and a concept where their words belong: `<verbs/say>`. README.md there describes the notation.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from types import MappingProxyType
from typing import NamedTuple

from dossier import lazy_re as re
from dossier.resources import resource

_PLACEHOLDER = re.compile(r"(?<!\?P)<([a-z_]+)(?:/([a-z0-9_]+))?(?::([a-z]{2}))?>")
_ENDING = re.compile(r"(?<!\\)([a-z])([*+])")  # `arrest*`: any ending; `hall+`: one of a letter or more
_GROUP = re.compile(r"(?<!\\)\((?!\?)")


class WordRow(NamedTuple):
    """One row of a table of words."""

    concept: str
    language: str  # ISO 639-1, or `mul`: written alike in several
    words: tuple[str, ...]
    note: str


@cache
def entries(table: str) -> tuple[WordRow, ...]:
    """All rows of `resources/knowledge/TABLE.tsv`, in their order. Raises OSError, ValueError."""
    path = resource("knowledge", f"{table}.tsv")
    lines = path.read_text(encoding="utf-8").splitlines()
    return tuple(_row(path.name, number, line) for number, line in enumerate(lines, 1) if line and line[0] != "#")


def preload() -> None:
    """Reads every table, for a process that can open no file later."""
    for path in sorted(resource("knowledge").glob("*.tsv")):
        entries(path.stem)


def _row(name: str, number: int, line: str) -> WordRow:
    cells = line.split("\t")
    if not 3 <= len(cells) <= 4:
        raise ValueError(f"{name}, line {number}: concept, language, words and note are separated by tabs")
    return WordRow(cells[0], cells[1], tuple(_separated(cells[2])), cells[3] if len(cells) > 3 else "")


def _separated(cell: str) -> list[str]:
    """The words of a cell; a bar within brackets separates the forms of one word."""
    found = cell.split("|")
    if "(" not in cell:
        return found
    for at in range(len(found) - 2, -1, -1):
        while found[at].count("(") > found[at].count(")"):
            found[at : at + 2] = [f"{found[at]}|{found[at + 1]}"]
    return found


def _chosen(table: str, concept: str | None, language: str | None) -> Iterator[str]:
    found = [row for row in entries(table) if concept in (None, row.concept) and language in (None, row.language)]
    if not found:
        raise KeyError(f"{table}.tsv has no {concept or 'row'} in {language or 'any language'}")
    return (word for row in found for word in row.words)


@cache
def words(table: str, concept: str | None = None, language: str | None = None) -> frozenset[str]:
    """The words of a table, of one concept, or of one language. Raises KeyError where there are none."""
    return frozenset(_chosen(table, concept, language))


@cache
def concepts(table: str, language: str | None = None) -> Mapping[str, tuple[str, ...]]:
    """The words of each concept of a table, in its order; with `language`, only that language's."""
    found: dict[str, tuple[str, ...]] = {}
    for row in entries(table):
        if language in (None, row.language):
            found[row.concept] = found.get(row.concept, ()) + row.words
    return MappingProxyType(found)


@cache
def concept_of(table: str) -> Mapping[str, str]:
    """The concept of each word of a table; the first row that holds a word counts."""
    found: dict[str, str] = {}
    for row in entries(table):
        for word in row.words:
            found.setdefault(word, row.concept)
    return MappingProxyType(found)


@cache
def alternation(table: str, concept: str | None = None, language: str | None = None) -> str:
    """A regular expression for any of the words: `(?:...|...)`."""
    return f"(?:{'|'.join(map(expression, _chosen(table, concept, language)))})"


def expression(word: str) -> str:
    """The regular expression of one word as a table writes it."""
    return filled(_GROUP.sub("(?:", _ENDING.sub(r"\1\\w\2", word)))


@cache
def named_groups(table: str, languages: tuple[str, ...] | None = None) -> str:
    """Alternatives that match the words of each concept as a group of its name, with `_` for blanks."""
    found: dict[str, list[str]] = {}
    for row in entries(table):
        if languages is None or row.language in languages:
            found.setdefault(row.concept.replace(" ", "_"), []).extend(map(expression, row.words))
    return "|".join(rf"(?P<{concept}>\b(?:{'|'.join(known)})(?!\w))" for concept, known in found.items())


def filled(template: str, arranged: Callable[[str], str] = str) -> str:
    """The template with words of tables in the place of each `<table/concept>`; `arranged` may order their letters."""
    return _PLACEHOLDER.sub(lambda found: f"(?:{arranged(alternation(*found.groups()))})", template)


def pattern(template: str, flags: int = 0, arranged: Callable[[str], str] = str) -> re.Pattern[str]:
    """A regular expression that names tables; it reads them, and is compiled, when it is first used."""
    return re.made_by(lambda: re.compile(filled(template, arranged), flags))
