"""Runs the comparison of a case's reports in a confined child with limits on its memory, CPU and time."""

from __future__ import annotations

import json
import signal
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import cache
from threading import Lock
from typing import TYPE_CHECKING, Any, BinaryIO

from dossier.children import Broken, Dialogue, child_command
from dossier.clauses import Clause, from_json
from dossier.errors import NotCompared, Stopped
from dossier.model.backup import Step, no_step
from dossier.model.copies import CopiedReport
from dossier.model.judgements import Judgement, JudgementStatus, said_json
from dossier.model.links import Finding
from dossier.model.reports import Record
from dossier.translations import tr

if TYPE_CHECKING:
    from pydantic import TypeAdapter

_PATIENCE = 4  # times as long by the clock: other programs want the processor, too
_MAX_ANSWER = 1 << 28  # bytes of an answer
_PROGRESS = b'{"done"'
_MAX_NAMED = 3  # reports that an error names at most
_NONSENSE = (ValueError, LookupError, TypeError, OverflowError, RecursionError)  # what an answer of another form is
_LATE, _DIED = Clause("takes-too-long"), Clause("ended-comparison")


@dataclass(frozen=True, slots=True)
class ComparedCase:
    """What reports say of the same things, as people left it, which of their judgements apply, and who copies whom."""

    findings: tuple[Finding, ...]
    judgements: tuple[JudgementStatus, ...]
    copies: tuple[CopiedReport, ...] = ()


def _budget(reports: int) -> float:
    return 60.0 + 5.0 * reports


class Comparer:
    """Asks one child after another question; any thread may ask, and each waits for its turn.

    The child starts with the first question and stays for the next. One that dies costs the question in hand alone.
    """

    def __init__(self, budget: Callable[[int], float] = _budget) -> None:
        """`budget` says how many seconds of CPU time so many reports may take."""
        self._budget = budget
        self._turn = Lock()
        self._child: Dialogue | None = None
        self._closed = False
        self._asking = self._stops = False  # whether a question is in hand, and whether it is to end

    def compare(self, records: Sequence[Record], judgements: Sequence[Judgement], step: Step = no_step) -> ComparedCase:
        """Compares texts and headlines; `step` hears how far it is, on the caller's thread.

        Raises NotCompared, which names the longest reports, Stopped, and what `step` raises.
        """
        seconds = self._budget(len(records))
        question = {
            "records": [asdict(record) for record in records],
            "judgements": [_judgement_json(judgement) for judgement in judgements],
            "seconds": seconds,
        }
        with self._turn:
            self._asking, self._stops = True, False
            try:
                answer = self._ask(json.dumps(question).encode() + b"\n", seconds * _PATIENCE, step)
                try:
                    result = json.loads(answer)
                    if "error" in result:
                        raise Broken(from_json(result["error"]))
                    return _compared(result, records, judgements)
                except _NONSENSE as error:
                    raise Broken(_DIED) from error
            except Broken as error:
                raise NotCompared(_longest(records), error.reason) from error
            finally:
                self._asking = False

    def stop(self) -> None:
        """Ends the question in hand, if there is one, with Stopped; the next is answered by another child."""
        self._stops = self._asking
        if self._stops and (child := self._child):
            child.end()

    def close(self) -> None:
        """Ends the child; a question in hand ends with NotCompared."""
        self._closed = True
        if child := self._child:
            child.end()  # the caller that waits for it closes it
        with self._turn:
            self._drop()

    def _ask(self, question: bytes, seconds: float, step: Step) -> bytes:
        """The answer's line. Raises Broken, Stopped, and what `step` raises."""
        if self._closed:
            raise Broken(Clause("was-stopped"))
        try:
            child = self._child = self._child or Dialogue(child_command("dossier.repository.compare_process"))
            if self._closed or self._stops:  # `close` and `stop` may not have seen this child
                child.end()
            answer = child.ask(question, seconds, lambda stdout: _line(stdout, step))
        except OSError as error:
            raise Broken(Clause("cannot-be-started", error=error.strerror or error)) from error
        except Broken as error:
            self._drop()
            raise Broken(_LATE) from error
        except BaseException:  # stopped half-way: what this child still writes answers no other question
            self._drop()
            raise
        if self._stops:
            self._drop()
            raise Stopped(tr("The comparison"))
        if answer.endswith(b"\n"):
            return answer
        status = self._drop()
        if self._closed:
            raise Broken(Clause("was-stopped"))
        raise Broken(_LATE if status == -getattr(signal, "SIGPROF", 0) else _DIED)

    def _drop(self) -> int | None:
        child, self._child = self._child, None
        return child.close() if child else None


def _line(stdout: BinaryIO, step: Step) -> bytes:
    """The answer's line; those before it say how far the work is."""
    while (line := stdout.readline(_MAX_ANSWER)).startswith(_PROGRESS):
        try:
            progress = json.loads(line)
            done, whole = int(progress["done"]), int(progress["whole"])
        except _NONSENSE:
            return line  # no answer either
        if not 0 <= done <= whole or whole == 0:
            return line
        step(done, whole)
    return line


def _judgement_json(judgement: Judgement) -> dict[str, object]:
    about = {"judgement": judgement.judgement, "case": judgement.case, "at": judgement.at, "by": judgement.by}
    return about | {"kind": judgement.said.kind, "said": said_json(judgement.said)}


@cache
def _adapter(kind: Any) -> TypeAdapter[Any]:
    from pydantic import TypeAdapter

    return TypeAdapter(kind)


def _compared(answer: Mapping[str, Any], records: Sequence[Record], judgements: Sequence[Judgement]) -> ComparedCase:
    findings: tuple[Finding, ...] = _adapter(tuple[Finding, ...]).validate_python(answer["findings"])
    applying = set(map(str, answer["applying"]))
    known = {(record.report, record.version) for record in records}
    if not all(c.evidence.span and (c.report, c.version) in known for found in findings for c in found.cells):
        raise ValueError("cells of no report")
    texts = {record.report: record.rendition for record in records}
    later = [pair.later for found in findings for pair in found.pairs if pair.later and pair.later.words]
    if not all(one.words and one.words.span and one.words.proves(texts.get(one.source or "", "")) for one in later):
        raise ValueError("words of no report")
    told = tuple(JudgementStatus(one, one.judgement in applying) for one in judgements)
    return ComparedCase(findings, told, _copied(answer, records))


def _copied(answer: Mapping[str, Any], records: Sequence[Record]) -> tuple[CopiedReport, ...]:
    tree: tuple[CopiedReport, ...] = _adapter(tuple[CopiedReport, ...]).validate_python(answer["copies"])
    texts = {record.report: record.rendition for record in records}
    if sorted(one.report for one in tree) != sorted(texts):
        raise ValueError("other reports than those of the question")
    for one in tree:
        copy, first = texts[one.report], texts[one.copies or one.source]
        words = [pair for change in one.changes for pair in ((change.before, first), (change.after, copy))]
        if one.source not in texts or not all(at is None or (at.span and at.proves(text)) for at, text in words):
            raise ValueError("words of no report")
    return tree


def _longest(records: Sequence[Record]) -> str:
    """The reports that hold most of the words, a few at most: what a comparison costs is their doing."""
    lengths = sorted(((len(record.rendition), record.report) for record in records), reverse=True)
    total, counted, named = sum(length for length, _ in lengths), 0, list[str]()
    for length, report in lengths[:_MAX_NAMED]:
        if named and 2 * counted > total:
            break
        counted += length
        named.append(f"{report} ({length:,} characters)")
    return ", ".join(named)
