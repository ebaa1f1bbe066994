"""Reads the properties part of an office document: one element a property, its value the words within."""

from __future__ import annotations

from collections.abc import Mapping

from dossier.reading.office.xml_walk import Attributes, End, Walk

# What people call properties that they think of themselves, and the key that `facts` knows them by
_OWN = {
    "publisher": "publisher", "source": "publisher", "outlet": "publisher", "newspaper": "publisher",
    "url": "url", "source url": "url", "link": "url", "language": "language",
}  # fmt: skip
_MOST = 60
_BODY = frozenset(("office:body",))  # in flat documents; its changes and comments have authors and dates too


def key_of(name: str) -> str:
    """The key of a property that people named themselves; else its name."""
    return _OWN.get(name.casefold(), name)


def read_properties(
    data: bytes, spaces: Mapping[str, str], known: Mapping[str, tuple[str, str]], own: str, named_by: str
) -> list[tuple[str, str, str]]:
    """Key, name and value of each property that a part holds, up to a break in the markup.

    `known`: key and name by element; `own`: the element of custom properties, whose name is in the attribute
    `named_by`.
    """
    return _Gather(known, named_by).over(data, spaces, own)


class _Gather:
    """The callbacks of one walk."""

    def __init__(self, known: Mapping[str, tuple[str, str]], named_by: str) -> None:
        self._known, self._named_by = known, named_by
        self._pairs: list[tuple[str, str, str]] = []
        self._words: list[str] = []
        self._name = ""

    def over(self, data: bytes, spaces: Mapping[str, str], own: str) -> list[tuple[str, str, str]]:
        starts = dict.fromkeys((*self._known, own), self._begin)
        ends = {element: self._ender(*key_and_name) for element, key_and_name in self._known.items()} | {
            own: self._end_own
        }
        if damage := Walk(spaces, starts, ends, self._words.append, _BODY).over(data):
            self._pairs.append(("damage", "", f"the properties part {damage}"))
        return self._pairs

    def _begin(self, attributes: Attributes) -> None:
        self._words.clear()
        self._name = " ".join(attributes.get(self._named_by, "").split())

    def _ender(self, key: str, name: str) -> End:
        return lambda: self._add(key, name)

    def _end_own(self) -> None:
        if self._name:
            self._add(key_of(self._name), self._name)

    def _add(self, key: str, name: str) -> None:
        if len(self._pairs) < _MOST:
            self._pairs.append((key, name, "".join(self._words)))
