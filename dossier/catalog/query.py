"""Parses a search as words and filters by field; no text can break it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from datetime import date
from typing import Literal

from dossier import lazy_re as re
from dossier.clauses import Clause
from dossier.errors import BadInput
from dossier.language.search_forms import cleaned, search_terms, without_sharp_s

_TOKEN = re.compile(
    r'(?P<minus>-)?(?:(?P<field>[a-z]+):(?P<whole>=)?)?(?:"(?P<phrase>[^"]*)"?|(?P<word>[^\s"]+))', re.IGNORECASE
)
_PATH = re.compile(r"[/\\]")
_DAY = re.compile(r"[0-9]{4}(-[0-9]{2}(-[0-9]{2})?)?")

# What each field filter is called by people, and the column of the full-text index that it looks into
SEARCHED_COLUMNS = {
    "headline": "headline", "title": "headline", "titulo": "headline",
    "outlet": "outlet", "medio": "outlet",
    "by": "byline", "byline": "byline", "author": "byline", "autor": "byline",
    "from": "place", "place": "place", "dateline": "place", "lugar": "place",
    "text": "text", "texto": "text", "file": "file", "archivo": "file",
}  # fmt: skip
EXACT = {
    "lang": "language", "language": "language", "country": "country", "state": "state", "case": "case",
    "folder": "folder", "tag": "tag", "etiqueta": "tag", "review": "review", "without": "without",
}  # fmt: skip
# Columns of words that can also be asked for as a whole: `outlet:="The Herald"` is no other Herald
WHOLE = {name: column for name, column in SEARCHED_COLUMNS.items() if column not in ("text", "file")}
# Where the words of a column are found in other forms, too
_FORMS = {"headline": "{headline headline_forms}", "text": "{text text_forms}"}
Trash = Literal["out", "only", "too"]
_TRASH: dict[tuple[str, str], Trash] = {("in", "trash"): "only", ("state", "trash"): "only", ("in", "all"): "too"}

_MOST = 500  # filters: SQLite takes a thousand conditions, and some filters are more than one

FIELDS = frozenset({*SEARCHED_COLUMNS, *EXACT, "after", "before", "in"})


@dataclass(frozen=True, slots=True)
class Query:
    """A search: an FTS5 expression (every term quoted), and filters on columns."""

    match: str = ""
    leave_out: str = ""  # another FTS5 expression: reports that match it are left out
    after: str | None = None  # on or after this day, ISO 8601
    before: str | None = None  # before this day
    exact: tuple[tuple[str, str], ...] = ()  # columns and values that they must have
    never: tuple[tuple[str, str], ...] = ()  # columns and values that they must not have
    trash: Trash = "out"  # left out, alone, or included
    words: tuple[str, ...] = field(default=(), compare=False)  # those asked for, to be marked in what is found

    @property
    def empty(self) -> bool:
        return self == Query()


def parse_query(text: str) -> Query:
    """Words are all required; "quotes" make a phrase, `word*` a prefix, `-word` leaves out, `field:` narrows.

    Fields: headline, outlet, by, from (the dateline's place), text, lang, country, state, case, folder, tag, after,
    before; review (what is unsure: `any`, a field or a reason); without (a field that is not stated); with an equals
    sign (`outlet:="The Herald"`), the whole name. Reports in the trash match with `in:trash` alone, or with `in:all`.
    Anything else before a colon is taken as plain words. Raises BadInput for more filters than can be asked at once.
    """
    wanted: list[str] = []
    unwanted: list[str] = []
    exact: list[tuple[str, str]] = []
    never: list[tuple[str, str]] = []
    days: dict[str, str] = {}
    trash: Trash = "out"
    for found in _TOKEN.finditer(_sayable(text)):
        name, value = (found["field"] or "").lower(), found["phrase"] or found["word"] or ""
        if name in ("after", "before") and _DAY.fullmatch(value):
            days[name] = value
        elif (name, value.lower()) in _TRASH and not found["minus"]:
            trash = _TRASH[name, value.lower()]
        elif name == "folder" and value and not _PATH.search(value):
            (unwanted if found["minus"] else wanted).append(_phrases("folders", value, begun=True))
        elif name in EXACT and value:
            (never if found["minus"] else exact).append((EXACT[name], value))
        elif name in WHOLE and found["whole"]:
            (never if found["minus"] else exact).append((WHOLE[name], value))
        elif term := _term(found, name, value):
            (unwanted if found["minus"] else wanted).append(term)
    if (filters := len(exact) + len(never)) > _MOST:
        raise BadInput(Clause("this-search"), Clause("too-many-filters", filters=filters, most=_MOST))
    asked = tuple(found["phrase"] or found["word"] or "" for found in _TOKEN.finditer(text) if not found["minus"])
    held = (tuple(exact), tuple(never), trash, asked)
    return Query(" AND ".join(wanted), " OR ".join(unwanted), days.get("after"), days.get("before"), *held)


def tokens(text: str) -> Iterator[tuple[str, str]]:
    """The parts of a query: the field, "" for none, and its value."""
    for found in _TOKEN.finditer(_sayable(text)):
        yield (found["field"] or "").lower(), found["phrase"] or found["word"] or ""


def with_days(text: str, written: Callable[[str], str | None]) -> str:
    """The query with the days of `after:` and `before:` in ISO 8601; `written` reads those that people write."""

    def in_iso(found: re.Match[str]) -> str:
        name, value = (found["field"] or "").lower(), found["phrase"] or found["word"] or ""
        if name not in ("after", "before") or not value or is_day(value) or (day := written(value)) is None:
            return found.group()
        separator = " " if found["phrase"] and text[found.end() : found.end() + 1].strip() else ""
        return f"{found['minus'] or ''}{name}:{day}{separator}"

    return _TOKEN.sub(in_iso, text)


def is_day(words: str) -> bool:
    """Whether `after:` and `before:` understand it: a year, a month, or a day that there is."""
    try:
        return bool(_DAY.fullmatch(words)) and bool(date.fromisoformat(f"{words}-01-01"[:10]))
    except ValueError:
        return False


def _sayable(text: str) -> str:
    """The text without what SQLite cannot accept: NUL, and the surrogates of bytes that were no UTF-8."""
    return text.replace("\0", " ").encode("utf-8", "replace").decode()


def _term(found: re.Match[str], name: str, value: str) -> str:
    """One FTS5 term, quoted; empty when the person's token holds no word at all."""
    column = SEARCHED_COLUMNS.get(name)
    words = value if column or not name else f"{found['field']} {value}"
    prefix = found["phrase"] is None and words.endswith("*")
    quoted = words.rstrip("*").replace('"', " ")
    if not name and value.endswith(":") and value[:-1].lower() in FIELDS:
        return ""  # a field whose value is still being typed
    return _phrases(column, quoted, begun=prefix)


def _phrases(column: str | None, words: str, *, begun: bool) -> str:
    """An FTS5 expression for words in a row, in a column; "" where there is no word."""
    terms = search_terms(cleaned(words))
    where = f"{_FORMS.get(column, column)}: " if column else ""
    found: list[str] = []
    for at, (phrase, beginning) in enumerate(terms):
        star = "*" if beginning or (begun and at == len(terms) - 1) else ""
        spellings = dict.fromkeys((phrase, without_sharp_s(phrase)))
        found.append(" OR ".join(f'{where}"{spelling}"{star}' for spelling in spellings))
    several = len(found) > 1 or " OR " in "".join(found)
    return f"({' AND '.join(f'({one})' for one in found)})" if several else "".join(found)
