"""How fast `dossier add` takes HTML pages in, beside `recollindex` (Debian: recollcmd) on the same folder.

    python -m tests.benchmarks.add_pages [--pages 2000] [--folder DIR]

Without a folder, pages are made from the sample reports in `seeds/`, each with words of its own. Prints, for each tool,
wall seconds, pages a second, CPU seconds, and the largest resident memory of a process, as one JSON object a line.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from dossier.resources import seeds


def make_pages(folder: Path, count: int) -> None:
    """Writes `count` pages that differ in their bytes and in some of their words."""
    samples = sorted((seeds() / "reports").glob("*.html"))
    folder.mkdir(parents=True, exist_ok=True)
    for number in range(count):
        sample = samples[number % len(samples)]
        extra = f"<p>Case file {number:06d}, entry {number * 7919 % 104729} of the register.</p></body>"
        page = sample.read_bytes().replace(b"</body>", extra.encode(), 1)
        (folder / f"{number:06d}.html").write_bytes(page + f"<!-- {number} -->".encode())


def measure(command: list[str]) -> dict[str, float]:
    """Runs a command; wall and CPU seconds, and the peak resident set of its largest process in MB (POSIX only)."""
    start = time.monotonic()
    child = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    _, status, used = os.wait4(child.pid, 0)
    if status:
        raise SystemExit(f"{command[0]} ended with status {os.waitstatus_to_exitcode(status)}")
    wall = time.monotonic() - start
    return {
        "wall s": round(wall, 2),
        "cpu s": round(used.ru_utime + used.ru_stime, 2),
        "peak MB": used.ru_maxrss // 1024,
    }


def report(tool: str, pages: int, found: dict[str, float]) -> None:
    print(json.dumps({"tool": tool, "pages": pages, "pages/s": round(pages / found["wall s"], 1), **found}), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--pages", type=int, default=2000)
    parser.add_argument("--folder", type=Path)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as scratch:
        folder = chosen.folder or Path(scratch, "pages")
        if chosen.folder is None:
            make_pages(folder, chosen.pages)
        pages = sum(1 for path in folder.rglob("*") if path.is_file() and path.read_bytes())  # also warms the cache
        if shutil.which("recollindex"):
            settings = Path(scratch, "recoll")
            settings.mkdir()
            (settings / "recoll.conf").write_text(f"topdirs = {folder}\n")
            report("recollindex", pages, measure(["recollindex", "-c", str(settings)]))
        command = [sys.executable, "-m", "dossier", "--archive", str(Path(scratch, "archive")), "add", str(folder)]
        report("dossier add", pages, measure(command))


if __name__ == "__main__":
    main()
