"""Walks through XML from strangers, calling back for the elements that matter: no DTDs, no entities, no recursion."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from xml.parsers import expat

from dossier.clauses import Clause

Attributes = Mapping[str, str]
Start = Callable[[Attributes], None]
End = Callable[[], None]


class Walk:
    """One walk through one part of a document.

    Names are `prefix:local`, the prefixes being those of `spaces` (namespace to prefix) whatever the file calls them;
    names in other namespaces are local names alone. Nothing inside the elements in `silent` is seen.
    """

    def __init__(
        self,
        spaces: Mapping[str, str],
        starts: Mapping[str, Start],
        ends: Mapping[str, End],
        text: Callable[[str], None],
        silent: frozenset[str] = frozenset(),
    ) -> None:
        self._spaces, self._starts, self._ends, self._text, self._silent = spaces, starts, ends, text, silent
        self._names: dict[str, str] = {}
        # By names as the parser gives them: what is done where elements begin, if they are silent, where they end
        self._opening: dict[str, tuple[Start | None, bool]] = {}
        self._closing: dict[str, End | None] = {}
        self._deep = 0  # elements open from the silent one on

    def over(self, data: bytes) -> str | None:
        """Walks to the end, or to where the markup breaks: then the reason is returned, as a clause.

        It also stops at a document type declaration, which no office format has and only entity bombs need.
        """
        parser = expat.ParserCreate(namespace_separator=" ")
        parser.buffer_text = True
        parser.StartDoctypeDeclHandler = _refuse
        parser.StartElementHandler = self._start
        parser.EndElementHandler = self._end
        parser.CharacterDataHandler = self._words
        try:
            parser.Parse(data, True)
        except _Declared:
            return Clause("declares-document-type")
        except expat.ExpatError as error:
            return Clause("breaks-off-at-line", line=error.lineno, error=expat.errors.messages[error.code])
        except (LookupError, ValueError) as error:  # of a charset that Python's codecs do not know, or not so
            return Clause("cannot-be-decoded", error=error)
        return None

    def _name(self, full: str) -> str:
        found = self._names.get(full)
        if found is None:
            space, _, local = full.rpartition(" ")
            prefix = self._spaces.get(space)
            found = self._names[full] = f"{prefix}:{local}" if prefix else local
        return found

    def _met(self, full: str) -> tuple[Start | None, bool]:
        """The handler of an element name that is met for the first time."""
        name = self._name(full)
        found = self._opening[full] = self._starts.get(name), name in self._silent
        self._closing[full] = self._ends.get(name)
        return found

    def _start(self, full: str, attributes: dict[str, str]) -> None:
        start, silent = self._opening.get(full) or self._met(full)
        if self._deep or silent:
            self._deep += 1
            if self._deep > 1:
                return
        if start is not None:
            start({self._name(key): value for key, value in attributes.items()} if attributes else attributes)

    def _end(self, full: str) -> None:
        if self._deep:
            self._deep -= 1
        elif (end := self._closing[full]) is not None:
            end()

    def _words(self, text: str) -> None:
        if not self._deep:
            self._text(text)


class _Declared(Exception):
    """A document type declaration was met."""


def _refuse(*_declared: object) -> None:
    raise _Declared
