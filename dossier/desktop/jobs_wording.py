"""The words for jobs: how far each is, how fast, when it will be done, and how it ended."""

from __future__ import annotations

from collections.abc import Sequence

from dossier.desktop.nouns.running_jobs import Job
from dossier.translations import number, tr, tr_n


def so_far(job: Job) -> str:
    """The count, with the whole where it is known, and what is amiss."""
    progress = _counted(job)
    if job.amiss:
        amiss = tr_n(job.amiss, "{n} needs attention", "{n} need attention")
        progress = f"{progress} · {amiss}" if progress else amiss
    return progress


def _counted(job: Job) -> str:
    if not job.counts:
        return tr("{part} %", part=round(job.part * 100)) if job.part is not None else ""
    done = int(job.done)
    if job.whole is not None and job.done <= job.whole:
        whole = int(job.whole)
        return tr_n(whole, "{done} of {n} file", "{done} of {n} files", done=done)
    return tr_n(done, "{n} file", "{n} files") if done else ""


def state(job: Job, now: float) -> str:
    """What it does, with its speed and the time left as soon as both are known; or how it ended."""
    match job.state:
        case "waiting":
            return tr("waiting for its turn")
        case "stopping":
            return tr("stopping…")
        case "running":
            return _running(job, now)
        case "done":
            return job.said or tr("done in {time}", time=duration(job.seconds(now)))
        case "stopped":
            return job.said or tr("stopped")
        case "failed":
            return job.said or tr("failed")


def _running(job: Job, now: float) -> str:
    if job.lasting:
        return tr("for as long as the window is open")
    parts = []
    if speed := job.speed(now):
        parts.append(tr("{speed} files a second", speed=number(speed, ",.0f" if speed >= 10 else ",.1f")))
    if (left := job.left(now)) is not None:
        parts.append(tr("{time} left", time=duration(left)))
    return " · ".join(parts) or tr("running")


def duration(seconds: float) -> str:
    """No finer than anybody needs it."""
    if seconds < 1:
        return tr("less than a second")
    if seconds < 60:
        return tr_n(round(seconds), "{n} second", "{n} seconds")
    if seconds < 3600:
        return tr_n(round(seconds / 60), "{n} minute", "{n} minutes")
    return tr("{hours} h {minutes} min", hours=int(seconds // 3600), minutes=round(seconds % 3600 / 60))


def summed(jobs: Sequence[Job]) -> tuple[str, float | None]:
    """All that runs in a line, and how far it is from 0 to 1 where each can tell."""
    if len(jobs) == 1:
        progress = so_far(jobs[0])
        return (f"{jobs[0].title} · {progress}" if progress else jobs[0].title), jobs[0].part
    parts = [job.part or 0.0 for job in jobs]
    known = any(job.part is not None for job in jobs)
    said = tr_n(len(jobs), "{n} job runs", "{n} jobs run")
    counting = [job for job in jobs if job.counts and job.done]
    if counting:
        files = tr_n(sum(int(job.done) for job in counting), "{n} file so far", "{n} files so far")
        said = f"{said} · {files}"
    return said, sum(parts) / len(parts) if known else None
