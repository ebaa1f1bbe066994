"""Follows the groups of an RTF, and gathers what of its paragraphs is seen."""

from __future__ import annotations

from collections.abc import Callable

from dossier.clauses import Clause
from dossier.errors import Unreadable
from dossier.reading.office.emphasis import Face
from dossier.reading.office.rtf_groups import (
    ENTERED,
    FACTS,
    FURNITURE,
    INFO,
    SKIPPED,
    TABLES,
    TIMES,
    RtfField,
    RtfStory,
    RtfTarget,
    State,
)
from dossier.reading.office.rtf_tables import Tables, outline
from dossier.reading.office.rtf_tokens import Token, codec_of_page, decoded, tokens

_DEEPEST = 10_000  # groups within groups
_SIGNS = {
    "tab": "\t", "line": "\n", "lbr": "\n", "emdash": "—", "endash": "–", "lquote": "‘", "rquote": "’",
    "ldblquote": "“", "rdblquote": "”", "bullet": "•", "emspace": " ", "enspace": " ", "qmspace": " ",
}  # fmt: skip
_MARKS = {"~": " ", "_": "-", "\\": "\\", "{": "{", "}": "}", "\t": "\t"}


class RtfWalk:
    """One walk over the tokens of a document."""

    def __init__(self) -> None:
        self.story = RtfStory()
        self._tables = Tables()
        self._state = State(RtfTarget(self.story.passages))
        self._stack: list[State] = []
        self._page = "cp1252"
        self._bytes = bytearray()  # not yet decoded: letters of some charsets are two bytes long
        self._skip = 0  # characters that only replace the \u before them
        self._starred = False
        self._words: list[str] = []  # of the current fact
        self._time_parts: dict[str, int] = {}
        self._handlers = self._all_handlers()

    def over(self, data: bytes) -> RtfStory:
        """Raises Unreadable for groups nested deeper than in any document."""
        for token in tokens(data):
            self._take(token)
            if token[0] == "close" and not self._stack:
                break
        self.story.is_whole = not self._stack
        while self._stack:
            self._close()
        self._flush()
        self._end_paragraph()
        return self.story

    def _take(self, token: Token) -> None:
        kind, word, number, data = token
        if kind == "word":
            self._control(word, number)
        elif kind == "text":
            self._letters(data)
        elif kind == "open":
            self._open()
        elif kind == "close":
            self._close()
        else:
            self._flush()
            self._mark(word)

    # Groups

    def _open(self) -> None:
        self._flush()
        if len(self._stack) >= _DEEPEST:
            raise Unreadable(Clause("too-many-nested-groups", most=_DEEPEST))
        self._stack.append(self._state)
        self._state = self._state.inner()
        self._skip, self._starred = 0, False

    def _close(self) -> None:
        self._flush()
        self._skip = 0
        if not self._stack:
            return
        inner, self._state = self._state, self._stack.pop()
        if inner.context is not self._state.context:
            self._end_context(inner)
        if inner.place != self._state.place:
            self._end_place(inner)
        elif inner.place in TABLES:
            self._tables.end_entry()

    def _end_context(self, inner: State) -> None:
        outer, self._state = self._state, inner
        self._end_paragraph()
        self._state = outer
        words = [passage.text for passage in inner.context.passages if passage.text.strip()]
        if inner.place == "footnote" and words:
            self.story.notes.append("\n".join(words))
        elif inner.place in FURNITURE and words:
            self.story.furniture.setdefault(inner.place, words)

    def _end_place(self, inner: State) -> None:
        if inner.place == "fldinst":
            if inner.field is not None:
                inner.field.decode("".join(self._words))
        elif inner.place in FACTS:
            self.story.facts.append((inner.place, "".join(self._words)))
        elif inner.place in TIMES:
            self.story.facts.append((inner.place, self._time()))
        if inner.place in FACTS:
            self._words.clear()

    def _time(self) -> str:
        at = {name: self._time_parts.get(name, 0) for name in ("yr", "mo", "dy", "hr", "min")}
        return f"{at['yr']:04d}-{at['mo']:02d}-{at['dy']:02d}T{at['hr']:02d}:{at['min']:02d}" if at["yr"] else ""

    # Words

    def _letters(self, data: bytes) -> None:
        if self._skip:
            cut = min(self._skip, len(data))
            self._skip -= cut
            data = data[cut:]
        if self._state.place != "skipped":
            self._bytes += data

    def _flush(self) -> None:
        if self._bytes:
            data = bytes(self._bytes)
            self._bytes.clear()
            self._add(decoded(data, self._tables.codec(self._state.font) or self._page))

    def _add(self, words: str) -> None:
        state = self._state
        if state.place in TABLES:
            self._tables.name(words)
        elif state.place in FACTS:
            self._words.append(words)
        elif self._state.is_text and self._is_seen(state, len(words)):
            target = state.field.target if state.field is not None else None
            state.context.add(words, state.half_points, target, Face(state.bold, state.italic))

    def _is_seen(self, state: State, count: int) -> bool:
        if state.hidden and not state.deleted:
            self.story.counts["hidden characters"] = self.story.counts.get("hidden characters", 0) + count
        return not (state.hidden or state.deleted or (state.field is not None and not state.field.shown))

    def _unicode(self, number: int | None) -> None:
        """A UTF-16 code unit as a signed number; the private area holds symbols, which are no words."""
        unit = (number or 0) & 0xFFFF
        if not 0xE000 <= unit <= 0xF8FF:
            self._add(chr(unit))
        self._skip = self._state.fallback

    def _mark(self, mark: str) -> None:
        if self._skip:
            self._skip -= 1
        elif mark == "*":
            self._starred = True
        elif mark in "\r\n":
            self._paragraph(None)
        elif mark in _MARKS:
            self._add(_MARKS[mark])

    # Control words

    def _control(self, word: str, number: int | None) -> None:
        if self._skip and word in _SIGNS:
            self._skip -= 1
            return
        starred, self._starred = self._starred, False
        if self._bytes:
            self._flush()
        if self._state.place == "skipped":
            return
        if (handler := self._handlers.get(word)) is not None:
            handler(number)
        elif (word not in ENTERED or not self._enter(word)) and starred:
            self._state.place = "skipped"

    def _enter(self, word: str) -> bool:
        """Sets how the group's words are used, if the control word decides that; returns whether it does."""
        state = self._state
        if word in SKIPPED:
            state.place = "skipped"
        elif word in FURNITURE or word == "footnote":
            state.place, state.context, state.field = word, RtfTarget(), None
        elif word == "shptxt":
            state.place, state.context = "text", RtfTarget(state.context.passages)
        elif word in ("shpinst", "object"):
            state.place = "apart"
        elif word == "result":
            state.place = "text"
        elif word == "field":
            state.field = RtfField()
        elif word in ("fldinst", "generator") or word in TABLES or word in INFO:
            state.place = word
        elif state.place in INFO and (word in FACTS or word in TIMES):
            state.place = word
            self._time_parts.clear()
        elif word == "annotation":
            state.place = "skipped"
            self._count("comments")
        else:
            return False
        return True

    def _all_handlers(self) -> dict[str, Callable[[int | None], None]]:
        signs = {word: self._sign(sign) for word, sign in _SIGNS.items()}
        return {**signs, **self._breaks(), **self._settings(), **self._for_tables(), **self._for_all()}

    def _sign(self, sign: str) -> Callable[[int | None], None]:
        return lambda _: self._add(sign)

    def _breaks(self) -> dict[str, Callable[[int | None], None]]:
        return {
            **dict.fromkeys(("par", "sect", "page", "column"), self._paragraph),
            **dict.fromkeys(("cell", "nestcell"), self._cell),
            **dict.fromkeys(("row", "nestrow"), self._row),
            "u": self._unicode,
        }

    def _settings(self) -> dict[str, Callable[[int | None], None]]:
        return {
            "uc": lambda n: setattr(self._state, "fallback", max(0, n if n is not None else 1)),
            "v": lambda n: setattr(self._state, "hidden", n != 0),
            "b": lambda n: setattr(self._state, "bold", n != 0),
            "i": lambda n: setattr(self._state, "italic", n != 0),
            "deleted": self._deleted,
            "revised": lambda n: self._count("insertions") if n != 0 else None,
            "plain": self._plain,
            "pard": self._pard,
            "fs": lambda n: setattr(self._state, "half_points", n or 24),
            "ls": lambda _: setattr(self._state, "tight", True),
            "intbl": lambda _: setattr(self._state, "table", True),
            "f": self._font,
            "s": self._style,
            "outlinelevel": self._outline,
        }

    def _for_tables(self) -> dict[str, Callable[[int | None], None]]:
        return {
            "fcharset": self._tables.charset,
            "cpg": self._tables.page,
            "sbasedon": self._tables.base,
        }

    def _for_all(self) -> dict[str, Callable[[int | None], None]]:
        return {
            "deff": lambda n: setattr(self._tables, "default_font", n),
            "ansicpg": lambda n: setattr(self, "_page", codec_of_page(n)),
            "mac": lambda _: setattr(self, "_page", "mac_roman"),
            "pc": lambda _: setattr(self, "_page", "cp437"),
            "pca": lambda _: setattr(self, "_page", "cp850"),
            "titlepg": lambda _: setattr(self.story, "own_first", True),
            **{name: self._clock(name) for name in ("yr", "mo", "dy", "hr", "min")},
        }

    def _clock(self, name: str) -> Callable[[int | None], None]:
        return lambda n: self._time_parts.__setitem__(name, n or 0)

    def _deleted(self, number: int | None) -> None:
        self._state.deleted = number != 0
        if number != 0:
            self._count("deletions")

    def _plain(self, _number: int | None) -> None:
        state = self._state
        state.hidden = state.deleted = state.bold = state.italic = False
        state.font, state.half_points = None, 24

    def _pard(self, _number: int | None) -> None:
        state = self._state
        state.style, state.level, state.tight, state.table = 0, None, False, False

    def _font(self, number: int | None) -> None:
        if self._state.place == "fonttbl":
            self._tables.font(number)
        else:
            self._state.font = number

    def _style(self, number: int | None) -> None:
        if self._state.place == "stylesheet":
            self._tables.style(number)
        else:
            self._state.style = number or 0

    def _outline(self, number: int | None) -> None:
        if self._state.place == "stylesheet":
            self._tables.outline(number)
        else:
            self._state.level = outline(number)

    def _count(self, what: str) -> None:
        self.story.counts[what] = self.story.counts.get(what, 0) + 1

    # Paragraphs

    def _paragraph(self, _number: int | None) -> None:
        if self._state.is_text:
            self._put()

    def _cell(self, _number: int | None) -> None:
        if self._state.is_text:
            self._state.table = True
            self._put()
            self._state.context.cell += 1
            self._state.context.fresh = True

    def _row(self, _number: int | None) -> None:
        self._state.context.cell, self._state.context.fresh = 0, True

    def _end_paragraph(self) -> None:
        if self._state.context.pieces:
            self._put()

    def _put(self) -> None:
        """The paragraph in the making is done."""
        state = self._state
        level = state.level if state.level is not None else self._tables.level(state.style)
        state.context.end_paragraph(level, state.joint, is_item=state.tight)
