"""A burst of small files into a watched folder: how long until all are archived, with how much memory.

    python -m tests.benchmarks.burst [--files 100000] [--in-folder 1000]

The files are written while the folder is watched, as fast as the disk takes them, so many to a folder. Prints one JSON
object: seconds for writing them, seconds until the last was archived, the largest resident memory of a process, and
the account of the folder, which must add up to its listing: else the exit status is 1.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

_IDLE = 5.0  # seconds without news after which the watch ends


def command(archive: Path, *words: str) -> list[str]:
    return [sys.executable, "-m", "dossier", "--archive", str(archive), "--json", *words]


def write(folder: Path, count: int, in_folder: int) -> None:
    """Tiny reports, no two alike."""
    for number in range(count):
        within = folder / f"{number // in_folder:04d}"
        if number % in_folder == 0:
            within.mkdir()
        text = f"Notice {number}\n\nQUITO, March 3, 2019 - Ferry {number} runs again, the harbour office said.\n"
        (within / f"{number:06d}.txt").write_text(text)


def burst(scratch: Path, count: int, in_folder: int) -> dict[str, object]:
    archive, folder, told = scratch / "archive", scratch / "in", scratch / "told.jsonl"
    folder.mkdir()
    (folder / "first.txt").write_text("The first report, by which it is seen that the watch is at work.\n")
    with told.open("wb") as stream:
        watch = subprocess.Popen(command(archive, "watch", str(folder), "--until-idle", str(_IDLE)), stdout=stream)
    while not told.read_bytes().endswith(b"\n"):
        if watch.poll() is not None:
            raise SystemExit("the watch has ended before the burst")
        time.sleep(0.1)
    began = time.monotonic()
    write(folder, count, in_folder)
    written = time.monotonic() - began
    _, status, used = os.wait4(watch.pid, 0)
    done = time.monotonic() - began - _IDLE
    account = subprocess.run(command(archive, "folders", str(folder), "--account"), capture_output=True, check=True)
    summary = json.loads(account.stdout.splitlines()[-1])
    return {
        "files": count + 1,
        "written in s": round(written, 1),
        "archived in s": round(done, 1),
        "files/s": round(count / done),
        "peak MB": used.ru_maxrss // 1024,
        "cpu s": round(used.ru_utime + used.ru_stime, 1),
        "outcomes": sum(1 for _ in told.open("rb")),
        "status": os.waitstatus_to_exitcode(status),
        **summary["counts"],
        "listing": summary["listing"],
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--files", type=int, default=100_000)
    parser.add_argument("--in-folder", type=int, default=1000)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as scratch:
        found = burst(Path(scratch), chosen.files, chosen.in_folder)
    print(json.dumps(found))
    if not found["archived"] == found["listing"] == found["files"] == found["outcomes"]:
        raise SystemExit(1)


if __name__ == "__main__":
    main()
