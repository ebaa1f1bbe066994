"""A job that a lane works on as a whole: it shows no count, and can be stopped only before it starts."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from dossier.desktop.nouns.running_jobs import Jobs
from dossier.desktop.workers.worker import Failed, Lane
from dossier.errors import Stopped


def ask_as_job(
    jobs: Jobs,
    lane: Lane,
    title: str,
    call: Callable[[], Any],
    then: Callable[[Any], None],
    failed: Failed | None = None,
    place: Path | None = None,
) -> int:
    """Asks a lane, lists the question among the jobs, and returns the job's number; `place` is the file it makes."""
    stopped = list[bool]()
    number = jobs.begin(title, lambda: stopped.append(True), counts=False, running=False, only_waiting=True)

    def work() -> Any:
        if stopped:
            raise Stopped(title)
        jobs.set_progress(number)
        return call()

    def done(answer: Any) -> None:
        jobs.end(number, "done", place=place)
        then(answer)

    def over(sentence: str) -> None:
        jobs.end(number, "stopped" if stopped else "failed", sentence)
        (failed or lane.failed.emit)(sentence)

    lane.ask(work, done, over)
    return number
