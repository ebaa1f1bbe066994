"""The confined child that compares the reports of a case: the texts are hostile input, like files.

`python -m dossier.repository.compare_process`: a line of JSON a question, a line of JSON an answer, until its input
ends; before the answer come lines that say how far it is. The rest of the program asks by `Comparer`.
"""

from __future__ import annotations

import json
import signal
import sys
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from typing import Any

from dossier.authority.knowledge import preload
from dossier.clauses import Clause
from dossier.compare import compare_judged, preload_ranker
from dossier.model.backup import Step
from dossier.model.claims import Place
from dossier.model.evidence import Span
from dossier.model.judgements import Judgement, said_from
from dossier.model.reports import Record
from dossier.sandbox import confine, load_late_parts

MEMORY = 3 << 30  # bytes of address space, as a reader has


def main() -> None:
    stdin, stdout = sys.stdin.buffer, sys.stdout.buffer
    sys.stdout = sys.stderr  # a stray print must not mix with the answers
    load_late_parts()
    preload()
    preload_ranker()
    confine(MEMORY)

    def write(message: Mapping[str, Any]) -> None:
        stdout.write(json.dumps(message).encode() + b"\n")
        stdout.flush()

    def step(done: int, whole: int) -> None:
        write({"done": done, "whole": whole})

    while line := stdin.readline():
        write(_answer(json.loads(line), step))


def _answer(question: Mapping[str, Any], step: Step) -> dict[str, Any]:
    records, judgements = list(map(_record, question["records"])), list(map(_judgement, question["judgements"]))
    _limit_time(question["seconds"])
    try:
        return _compared(records, judgements, step)
    except MemoryError:
        return {"error": Clause("out-of-memory", gigabytes=MEMORY >> 30).to_dict()}
    except RecursionError:
        return {"error": Clause("nested-too-deeply").to_dict()}
    finally:
        _limit_time(0)


def _compared(records: Sequence[Record], judgements: Sequence[Judgement], step: Step) -> dict[str, Any]:
    found = compare_judged(records, judgements, headlines=True, step=step)
    applying = [status.judgement.judgement for status in found.judgements if status.applies]
    findings, copies = ([asdict(one) for one in part] for part in (found.findings, found.copies))
    return {"findings": findings, "applying": applying, "copies": copies}


def _limit_time(seconds: float) -> None:
    """The system ends this process after so many seconds of CPU time (0: never)."""
    if sys.platform != "win32":
        signal.setitimer(signal.ITIMER_PROF, seconds)


def _record(data: Mapping[str, Any]) -> Record:
    place = data["place"]
    parsed = {"text": tuple(Span(**span) for span in data["text"]), "place": Place(**place) if place else None}
    return Record(**{**data, **parsed})


def _judgement(data: Mapping[str, Any]) -> Judgement:
    return Judgement(data["judgement"], data["case"], said_from(data["kind"], data["said"]), data["at"], data["by"])


if __name__ == "__main__":
    main()
