"""Describes files without archiving them: several readers in parallel, answers in the order of the request."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from dossier.clauses import Clause
from dossier.errors import BadInput, DossierError, NoSandbox
from dossier.intake.file_stat import files_under, is_folder, led_to, no_file, not_opened, path_text
from dossier.intake.reader_pool import ReaderPool
from dossier.intake.reader_protocol import ReaderAnswer, Task
from dossier.model.describe import json_line
from dossier.model.file_parts import Item, item_json, place_within
from dossier.model.reports import Described

_AHEAD = 256  # files with the readers, or waiting for an earlier one, at a time
_CONTROL = bytes(range(32))  # in JSON they are escaped, and a terminal may obey them
_NOTHING = "its reader gave no description"


def describe(
    paths: Iterable[Path | str], rendition: bool, jobs: int | None, warn: Callable[[DossierError], None]
) -> Iterator[Described]:
    """Yields a description, or the reason why there is none, for each file; a folder means all files in it.

    Calls `warn` once if the files are opened without a sandbox.
    """
    warned = False
    with ReaderPool(jobs) as pool:
        for described in described_by(pool, paths, rendition):
            if pool.lacks_sandbox and not warned:
                warned = True
                warn(NoSandbox())
            yield described


def described_by(pool: ReaderPool, paths: Iterable[Path | str], rendition: bool) -> Iterator[Described]:
    """The same with a given reader pool, of which any reader may be broken: only valid descriptions are passed on."""
    line = _Line(pool)
    for found in files_named(paths):
        line.join(found, rendition)
        yield from line.leave(at_most=_AHEAD)
    yield from line.leave(at_most=0)


class _Line:
    """Files waiting for their answers, first come first served."""

    def __init__(self, pool: ReaderPool) -> None:
        self._pool = pool
        self._names: dict[int, str] = {}
        self._done: dict[int, ReaderAnswer] = {}
        self._next = self._first = 0

    def join(self, found: Path | BadInput, rendition: bool) -> None:
        key, self._next = self._next, self._next + 1
        if isinstance(found, BadInput):
            self._names[key], self._done[key] = found.thing, ReaderAnswer(key, reason=found.reason)
        else:
            self._names[key] = path_text(found)
            self._pool.submit([Task(key, str(found), found.name, whole=rendition)])

    def leave(self, at_most: int) -> Iterator[Described]:
        """Answers that are due, until no more than `at_most` files wait."""
        self._done |= {answer.key: answer for answer in self._pool.ready(wait=False)}
        while len(self._names) > at_most or self._first in self._done:
            while self._first not in self._done:
                self._done |= {answer.key: answer for answer in self._pool.ready(wait=True)}
            answer, path = self._done.pop(self._first), self._names.pop(self._first)
            yield _described(path, answer)
            yield from _parts(path, answer.described)
            self._first += 1


def _described(path: str, answer: ReaderAnswer) -> Described:
    if answer.reason is not None:
        return Described(path, None, answer.reason)
    line = _line(answer.description)
    is_known = line is not None and line.startswith(_begun(path) + ", ")
    return Described(path, _with_item(line, None)) if is_known and line else Described(path, None, _NOTHING)


@dataclass(frozen=True, slots=True)
class _PartLine:
    """What a reader wrote of a file inside of another."""

    path: str
    holder: str  # the place of the file that holds it
    line: str
    error: str | None


def _parts(path: str, described: Sequence[bytes]) -> Iterator[Described]:
    """The descriptions of the files inside of one, at whatever depth, each with its place among its neighbours."""
    lines = [_part_line(path, one) for one in described]
    totals = Counter(part.holder for part in lines if part)
    seen = Counter[str]()
    for part in lines:
        if part is None:
            yield Described(place_within(path, "?"), None, _NOTHING)
            continue
        seen[part.holder] += 1
        locator = part.path.removeprefix(place_within(part.holder, ""))
        item = Item(locator, seen[part.holder], totals[part.holder])
        line = None if part.error else _with_item(part.line, item)
        yield Described(part.path, line, part.error, item)


def _part_line(path: str, described: bytes) -> _PartLine | None:
    """None where the reader wrote nothing that belongs to the file at `path`."""
    try:
        line = _line(described) or ""
        found = json.loads(line)
        part = _PartLine(found["path"], found["part_of"], line, str(found["error"]) if "error" in found else None)
        inside = part.path.startswith(place_within(part.holder, "")) and part.path.startswith(place_within(path, ""))
    except (ValueError, LookupError, TypeError, AttributeError, RecursionError):
        return None
    return part if inside else None


def _with_item(line: str, item: Item | None) -> str:
    """A description's line with the item added: how many there are is known only once all are read."""
    return f"{line[:-1]}, {json_line({'item': item_json(item)})[1:]}"


def _begun(path: str) -> str:
    """How the description of a file begins."""
    return json_line({"path": path})[:-1]


def _line(described: bytes) -> str | None:
    """The words of one line; None where they are more lines, or none that a terminal could show."""
    if len(described.translate(None, _CONTROL)) < len(described):
        return None
    try:
        return described.decode()
    except UnicodeDecodeError:
        return None


def files_named(paths: Iterable[Path | str]) -> Iterator[Path | BadInput]:
    """The files that these paths mean, without opening any: a folder means all that is in it."""
    for path in map(Path, paths):
        if is_folder(path, through_links=True):
            yield from map(_no_link, files_under(path))
        else:
            yield _file(path)


def _no_link(path: Path | BadInput) -> Path | BadInput:
    """Of what is in a folder, a link is not read: it may lead anywhere, and nobody has named it."""
    if isinstance(path, Path) and path.is_symlink():
        return BadInput(path_text(path), Clause("a-symbolic-link"))
    return path


def _file(path: Path) -> Path | BadInput:
    if isinstance(nowhere := led_to(path), BadInput):
        return nowhere
    try:
        reason = no_file(path.stat().st_mode)
    except (OSError, ValueError) as error:
        return not_opened(path, error)
    return BadInput(path_text(path), reason) if reason else path
