"""Reads stories in JSON and JSON Lines, as scrapers, agencies (ninjs) and reference managers (CSL) write them."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any

from dossier import lazy_re as re
from dossier.authority.knowledge import entries
from dossier.clauses import Clause
from dossier.errors import Unreadable
from dossier.reading.exports.item_format import Piece
from dossier.reading.exports.named_item import NamedField, NamedItem
from dossier.reading.exports.xml_items import paragraphs_in
from dossier.reading.text_tools.charset import decode

_OPENS = re.compile(rb"\s*(?:\xef\xbb\xbf)?\s*(?:[\w.$]+\s*=\s*)?[\[{]\s*(?:[\"{\[\]}]|-?\d)")
_ASSIGNED = re.compile(r"\s*[\w.$]+\s*=\s*(?=[\[{])")  # "window.part0 = [": data that pages load as a script
_CAMEL = re.compile(r"(?<=[a-z])(?=[A-Z])")
_LIST_DEPTH = 3  # objects within objects in which the list of stories is looked for
_LONGEST_KEY = 80  # letters of a key that may mean something
_TEXT = 80  # letters of a text that is a story's, not a label
_PERSON = ("name", "literal", "fullName", "full_name", "displayName", "title", "byline", "value")
_FEED = ("home_page_url", "feed_url")  # JSON Feed 1.1
_FORMS_OF_PAGES = frozenset(("textContent",))  # what Readability writes beside a page that is kept itself


@cache
def _keys() -> Mapping[str, tuple[str, int]]:
    """What each key means, and its place among those of the same meaning."""
    found: dict[str, tuple[str, int]] = {}
    for row in entries("record_labels"):
        if row.note == "key":
            for n, word in enumerate(row.words):
                found.setdefault(word, (row.concept, n))
    return found


def meaning(key: str) -> tuple[str, int] | None:
    """The field that a key or a column names: "datePublished", "date_publish", "Publication date"."""
    return _meaning(key) if len(key) <= _LONGEST_KEY else None


@lru_cache(maxsize=4096)  # each story of a file has the same keys
def _meaning(key: str) -> tuple[str, int] | None:
    plain = _CAMEL.sub(" ", key.strip().lstrip("@")).replace("_", " ").replace("-", " ").casefold()
    return _keys().get(" ".join(plain.split()))


@dataclass(frozen=True, slots=True)
class JsonItems:
    version: str = "json-items/1"
    media_type: str = "application/json"
    endings: tuple[str, ...] = (".json", ".jsonl", ".ndjson")

    def accepts(self, data: bytes, name: str) -> bool:  # noqa: ARG002 - what the bytes are shows at once
        return _OPENS.match(data) is not None and next(self.pieces(data), None) is not None

    def pieces(self, data: bytes) -> Iterator[Piece]:
        """Objects that state a headline or a text, and at least one more field of a story."""
        text = _unassigned(decode(data))
        seen: dict[str, int] = {}
        for found, source in _objects(text):
            story = _story(found)
            if story is not None:
                locator = next((str(v) for k, v in story.items() if _is(k, "id") and isinstance(v, str | int)), "")
                locator = locator or next((v for k, v in story.items() if _is(k, "url") and isinstance(v, str)), "")
                seen[locator] = seen.get(locator, 0) + 1
                yield Piece(
                    locator if seen[locator] == 1 else "", (source or json.dumps(found, ensure_ascii=False)).encode()
                )

    def item(self, data: bytes) -> NamedItem:
        story = _story(json.loads(data))
        if story is None:
            raise Unreadable(Clause("json-data"))
        fields: list[NamedField] = []
        bodies: list[tuple[int, str]] = []
        for key, value in story.items():
            known = meaning(key)
            if known is None or known[0] == "id":
                continue
            for words, turned in _values(value):
                if known[0] == "body":
                    bodies.append((known[1], words))
                else:
                    fields.append(NamedField(known[0], key, words, known[1], turned))
        body = min(bodies, default=(0, ""))[1]
        return NamedItem("json", tuple(fields), tuple(paragraphs_in(body)))

    def lacks(self, data: bytes) -> Clause | None:
        text = decode(data).rstrip()
        return None if text.endswith(("]", "}", ";")) else Clause("cut-off-within-last-story")


def is_json(data: bytes) -> bool:
    """Whether bytes are JSON, JSON Lines or data assigned in a script, be they cut off at the end."""
    if not _OPENS.match(data):
        return False
    text = _unassigned(decode(data[:65536])).strip()
    try:
        json.JSONDecoder().raw_decode(text)
    except (ValueError, RecursionError):
        return len(data) > 65536 and text.count('":') > 3
    return True


def _unassigned(text: str) -> str:
    """The data that a script assigns to a name; other text unchanged."""
    match = _ASSIGNED.match(text)
    return text[match.end() :] if match else text


def _is(key: str, kind: str) -> bool:
    known = meaning(key)
    return known is not None and known[0] == kind


def _objects(text: str) -> Iterator[tuple[Any, str]]:
    """Each object of a list, of a list within an object, or of a line; with its own source where it was cut out."""
    decoder = json.JSONDecoder()
    at = _after_space(text, 0)
    if text[at : at + 1] == "[":
        yield from _listed(decoder, text, at + 1)
        return
    found, end = _decoded(decoder, text, at)
    rest = _after_space(text, end)
    if isinstance(found, dict) and (rest >= len(text) or text[rest] == ";"):
        inner = _list_in(found, _LIST_DEPTH) if _story(found) is None else None
        feed = _feed(found)
        yield from (({**feed, **one}, "") for one in inner) if inner else [(found, text[at:end])]
        return
    while isinstance(found, dict):  # JSON Lines, or objects one after another
        yield found, text[at:end]
        at = _after_space(text, end)
        found, end = _decoded(decoder, text, at)


def _listed(decoder: json.JSONDecoder, text: str, at: int) -> Iterator[tuple[Any, str]]:
    while (at := _after_space(text, at)) < len(text) and text[at] != "]":
        found, end = _decoded(decoder, text, at)
        if end == at:
            return
        yield found, text[at:end]
        at = _after_space(text, end)
        at += text[at : at + 1] == ","


def _decoded(decoder: json.JSONDecoder, text: str, at: int) -> tuple[Any, int]:
    try:
        return decoder.raw_decode(text, at)
    except (ValueError, RecursionError):
        return None, at


_SPACE = re.compile(r"\s*")


def _after_space(text: str, at: int) -> int:
    match = _SPACE.match(text, at)
    return match.end() if match else at


def _list_in(found: Mapping[str, Any], depth: int) -> list[Any] | None:
    """The longest list of stories within an object."""
    lists = [v for v in found.values() if isinstance(v, list) and any(_story(one) is not None for one in v)]
    if lists:
        return max(lists, key=len)
    inner = (_list_in(v, depth - 1) for v in found.values() if isinstance(v, dict) and depth > 1)
    return next((one for one in inner if one), None)


def _feed(found: Mapping[str, Any]) -> dict[str, Any]:
    """The name of a feed that states its own address, for each of its stories."""
    title = found.get("title")
    return {"feed_title": title} if isinstance(title, str) and any(found.get(key) for key in _FEED) else {}


def _story(found: Any) -> Mapping[str, Any] | None:
    """The object that states a story, unwrapped: {"tweet": {...}}, {"_source": {...}}; `None` for other data."""
    if not isinstance(found, dict) or not found or _FORMS_OF_PAGES & found.keys():
        return None
    if _is_story(found):
        return found
    inner = [value for value in found.values() if isinstance(value, dict)]
    return inner[0] if len(inner) == 1 and _is_story(inner[0]) else None


def _is_story(found: Mapping[str, Any]) -> bool:
    kinds: dict[str, int] = {}
    for key, value in found.items():
        known = meaning(key)
        if known is not None and value:
            words = next((words for words, _ in _values(value)), "")
            kinds[known[0]] = max(kinds.get(known[0], 0), len(words))
    fields_present = kinds.keys() & {"headline", "byline", "published", "url", "outlet"}
    if "body" in kinds and len(fields_present) >= 1:
        return kinds["body"] >= _TEXT or "headline" in kinds or "published" in kinds
    return "headline" in kinds and {"published", "outlet"} <= kinds.keys()


def _values(value: Any) -> Iterator[tuple[str, bool]]:
    """The words of a value, each with whether it is a name with the family name first."""
    match value:
        case str():
            yield value, False
        case bool() | None:
            return
        case int():
            yield str(value), False
        case list():
            for one in value[:50]:
                yield from _values(one)
        case dict():
            if words := _of_object(value):
                yield words, False


def _of_object(value: Mapping[str, Any]) -> str:
    """The words of an object that is a name, or a day in parts."""
    if family := value.get("family"):
        return f"{value.get('given', '')} {family}".strip()
    parts = value.get("date-parts")
    if isinstance(parts, list) and parts and isinstance(parts[0], list):
        return "-".join(f"{part:02d}" for part in parts[0] if isinstance(part, int))
    return next((value[key] for key in _PERSON if isinstance(value.get(key), str)), "")
