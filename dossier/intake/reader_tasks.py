"""What a reader's process does with one file's bytes: every reading, and every failure, is an answer."""

from __future__ import annotations

import importlib
import json
import traceback
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path

from dossier.authority import knowledge
from dossier.authority.gazetteer import Gazetteer
from dossier.authority.outlet_list import OutletList
from dossier.clauses import Clause
from dossier.errors import Unreadable
from dossier.intake.file_stat import path_text
from dossier.intake.reader_protocol import Limits, ReaderAnswer, ReaderPart, Task, Work
from dossier.model.captures import capture_json, stated_capture
from dossier.model.claims import Reading
from dossier.model.describe import contract_json, json_line
from dossier.model.digest import Digest
from dossier.model.file_parts import DEEPEST, Part, capture_origin_json, depth, place_within
from dossier.reading.exports.containers import whole_messages
from dossier.reading.fields.ranker import Ranker
from dossier.reading.readers import RecognisedFile
from dossier.reading.text_tools.charset_guess import pair_costs
from dossier.sandbox import load_late_parts

Find = Callable[[ReaderPart], None]


def _ignore_part(_: ReaderPart) -> None:
    """Discards parts: for readers of single files."""


def warm_up(keeps: bool) -> None:
    """Loads all that reading may come to need, for afterwards nothing can be loaded; `keeps`: for an archive."""
    load_late_parts()
    for name in ("pdf_attachments", "pdf_facts", "pdf_pages", "pdf_scans"):
        importlib.import_module(f"dossier.reading.layout.{name}")
    if keeps:  # what is only described needs nothing of linking
        for name in ("dossier.repository.facts_of_reading", "dossier.link"):
            importlib.import_module(name)
    knowledge.preload()
    pair_costs()
    Gazetteer.standard()
    OutletList.standard()
    Ranker.preload()


def answer(work: Work, limits: Limits, find: Find = _ignore_part) -> ReaderAnswer:
    """Reads one file, and first passes each file inside of it to `find`.

    Every failure is an answer: a reader's bug costs that file its reading and nothing else.
    """
    if not work.task.report:  # only a description needs the path, and only its receiver goes there
        work = replace(work, task=replace(work.task, path=path_text(work.task.path)))
    return _failures_as_answer(work.task, limits, lambda: _answer(work, limits, find))


def _failures_as_answer(task: Task, limits: Limits, reading: Callable[[], ReaderAnswer]) -> ReaderAnswer:
    try:
        return reading()
    except Unreadable as error:
        return ReaderAnswer(task.key, reason=error.reason)
    except MemoryError:
        return ReaderAnswer(task.key, reason=Clause("reader-out-of-memory", megabytes=limits.memory >> 20))
    except Exception as error:  # the boundary: what is raised here is a bug of ours, reported with its place
        where = traceback.extract_tb(error.__traceback__)[-1]
        place = f"{Path(where.filename).name}:{where.lineno}"
        return ReaderAnswer(task.key, reason=Clause("reader-failed", error=type(error).__name__, place=place))


def _answer(work: Work, limits: Limits, find: Find) -> ReaderAnswer:
    if work.reason is not None:
        raise Unreadable(work.reason)
    data = whole_messages(work.data) if work.task.cut else work.data
    opened = RecognisedFile(data, work.task.name, work.task.capture, work.task.hints)
    if not work.task.alone:
        _unpack(work.task, opened, limits, find)
    found = _read(work.task, work.data, opened, limits)
    if not work.task.cut:
        return found
    return replace(found, lacks=Clause("mailbox-read-in-part", bytes=work.task.cut, read=len(data)))


def _read(task: Task, data: bytes, opened: RecognisedFile, limits: Limits) -> ReaderAnswer:
    reading = opened.read()
    if len(reading.rendition) > limits.rendition:
        raise Unreadable(Clause("text-too-long", characters=len(reading.rendition), most=limits.rendition))
    if not task.report:
        return ReaderAnswer(task.key, description=_description_line(task, data, reading))
    from dossier.repository.facts_of_reading import blobs_of  # see `warm_up`

    rendition, description = blobs_of(reading, task.report, task.version)
    return ReaderAnswer(task.key, reading.reader, reading.media_type, rendition, description, lacks=reading.lacks)


class _Unpacked:
    """What has been taken out of one file, at whatever depth, held to the limits."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._number = self._size = 0

    def parts(self, opened: RecognisedFile) -> Iterator[Part]:
        """The files within a file. Raises Unreadable."""
        limits = self._limits
        for part in opened.parts():
            self._number, self._size = self._number + 1, self._size + len(part.data)
            if self._number > limits.parts or self._size > limits.unfolded:
                raise Unreadable(Clause("holds-too-many-files", parts=limits.parts, gigabytes=limits.unfolded >> 30))
            yield part


def _unpack(task: Task, opened: RecognisedFile, limits: Limits, find: Find) -> None:
    """Finds every file within a file: for an archive its bytes, else its description. Raises Unreadable."""
    unpacked = _Unpacked(limits)
    if not task.report:
        _describe_parts(task, opened, unpacked, limits, find)
        return
    for part in unpacked.parts(opened):
        find(ReaderPart(task.key, part.name, part.capture, part.data))


def _describe_parts(task: Task, opened: RecognisedFile, unpacked: _Unpacked, limits: Limits, find: Find) -> None:
    """Finds descriptions of the files within a file, each before those of the files within it. Raises Unreadable.

    With an archive each part is archived and read as a task of its own; without one this is the only reading.
    """
    for part in unpacked.parts(opened):
        place = place_within(task.path, part.name)
        inner = Task(task.key, place, Path(part.name).name, whole=task.whole, capture=part.capture)
        within: list[RecognisedFile] = []
        found = _failures_as_answer(inner, limits, partial(_read_part, inner, part.data, within, limits))
        find(_described(inner, task, part, found))
        if found.reason is None and depth(place) < DEEPEST:
            _describe_parts(inner, within[0], unpacked, limits, find)


def _read_part(task: Task, data: bytes, opened: list[RecognisedFile], limits: Limits) -> ReaderAnswer:
    """Reads one part, and adds the opened file to `opened`. Raises Unreadable."""
    opened.append(RecognisedFile(data, task.name, task.capture))
    return _read(task, data, opened[0], limits)


def _described(inner: Task, outer: Task, part: Part, found: ReaderAnswer) -> ReaderPart:
    """The description of a part as JSON, or the reason why there is none."""
    description = json.loads(found.description) if found.reason is None else {"path": inner.path, "error": found.reason}
    within = {"part_of": outer.path, **capture_origin_json(part.capture)}
    within |= {
        name: description[name] for name in within if description.get(name)
    }  # the reader's own, with its evidence
    return ReaderPart(inner.key, part.name, part.capture, json_line(description | within).encode())


def _description_line(task: Task, data: bytes, reading: Reading) -> bytes:
    about = {"path": task.path, "sha256": Digest.of(data), "bytes": len(data)}
    rendition = {"rendition": reading.rendition} if task.whole else {}
    capture = {"capture": capture_json(stated_capture(reading.description))}
    return json_line(about | contract_json(reading) | capture | rendition).encode()
