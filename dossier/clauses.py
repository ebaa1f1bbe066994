"""Reasons as codes with data: why something cannot be used, in English for logs and for programs, translated by faces.

`resources/reasons.tsv` has the sentence of each code. A code never changes; its sentence may.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Self

from dossier.resources import resource

Value = str | int | float  # a string may be a clause again
_DEEPEST = 5  # clauses within each other that another process may give: a sentence can double what it quotes


class Clause(str):
    """A clause such as "is longer than the 60 letters that a tag may have": a code and the data in its sentence.

    As a string it is the English clause, so that whatever keeps or compares strings needs no change.
    """

    __slots__ = ("code", "data")
    code: str
    data: Mapping[str, Value]

    def __new__(cls, code: str, /, **data: object) -> Self:
        """Raises KeyError for a code that the table lacks, or data that its sentence lacks."""
        kept = {name: value if isinstance(value, Value) else str(value) for name, value in data.items()}
        made = super().__new__(cls, sentences()[code].format(**kept))
        made.code, made.data = code, kept
        return made

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (self.code, self.data)

    @property
    def sentence(self) -> str:
        """The English sentence with its `{parts}`; translations are looked up by it."""
        return sentences()[self.code]

    def to_dict(self) -> dict[str, Any]:
        return {"code": self.code, "data": {name: to_json(value) for name, value in self.data.items()}}


def to_json(value: Any) -> Any:
    """A reason for another process of Dossier: a clause with its code and data, everything else as it is."""
    return value.to_dict() if isinstance(value, Clause) else value


def from_json(value: Any, depth: int = _DEEPEST) -> Clause:
    """The reason that another process gave, which may be hostile. Raises KeyError, TypeError, ValueError."""
    if not isinstance(value, dict):
        return as_clause(_text(value))
    code, data = value["code"], value["data"]
    if not isinstance(data, dict) or not depth:
        raise TypeError(data)
    return Clause(code, **{name: _part(part, depth - 1) for name, part in data.items()})


def _part(value: Any, depth: int) -> Value:
    if isinstance(value, int | float):
        return value
    return from_json(value, depth) if isinstance(value, dict) else _text(value)


def _text(value: Any) -> str:
    if not isinstance(value, str):
        raise TypeError(value)
    return value


def as_clause(text: str) -> Clause:
    """The clause of a sentence that logs keep as text. Other words, such as the system's, are a clause's only data."""
    if isinstance(text, Clause):
        return text
    code = _without_data().get(text)
    return Clause(code) if code else Clause("other-words", words=text)


def _again(code: str, data: Mapping[str, Value]) -> Clause:
    return Clause(code, **data)


@cache
def sentences() -> Mapping[str, str]:
    """English sentences by code."""
    lines = resource("reasons.tsv").read_text(encoding="utf-8").splitlines()
    return dict(line.split("\t", 1) for line in lines if line[:1] != "#")


@cache
def _without_data() -> Mapping[str, str]:
    return {sentence: code for code, sentence in sentences().items() if "{" not in sentence}


sentences()  # before a process is confined, which opens no file then
