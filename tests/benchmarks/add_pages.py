"""How fast `dossier add` takes pages or short texts in, beside `recollindex` (Debian: recollcmd) on the same folder.

    python -m tests.benchmarks.add_pages [--pages 2000 | --texts 19000 | --folder DIR] [--rounds 5]

Everything is in our time: hash, keep, read, index, link. Without a folder, files are made from the sample reports in
`seeds/`, each with words of its own. Memory is that of all processes together.
"""

from __future__ import annotations

import argparse
import shutil
import sys
import tempfile
from pathlib import Path

from dossier.resources import seeds
from tests.benchmarks.side_by_side import OURS, Commands, Prepared, compare


def make_pages(folder: Path, count: int) -> None:
    """Writes `count` pages that differ in their bytes and in some of their words."""
    samples = sorted((seeds() / "reports").glob("*.html"))
    for number in range(count):
        extra = f"<p>Case file {number:06d}, entry {number * 7919 % 104729} of the register.</p></body>"
        page = samples[number % len(samples)].read_bytes().replace(b"</body>", extra.encode(), 1)
        _place(folder, number, ".html").write_bytes(page + f"<!-- {number} -->".encode())


def make_texts(folder: Path, count: int) -> None:
    """Writes `count` texts of some thousand characters, each with a number of its own."""
    samples = sorted((seeds() / "reports").glob("*.txt"))
    for number in range(count):
        text = samples[number % len(samples)].read_bytes()
        _place(folder, number, ".txt").write_bytes(text + f"\n\n({number:06d})\n".encode())


def _place(folder: Path, number: int, ending: str) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    return folder / f"{number:06d}{ending}"


def recollindex(source: Path, folder: Path) -> Commands:
    (folder / "recoll.conf").write_text(f"topdirs = {source}\n")
    return [["recollindex", "-c", str(folder)]]


def add(source: Path, folder: Path) -> Commands:
    return [[sys.executable, "-m", "dossier", "--archive", str(folder / "archive"), "add", str(source)]]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--pages", type=int, default=2000)
    what.add_argument("--texts", type=int)
    what.add_argument("--folder", type=Path)
    parser.add_argument("--rounds", type=int, default=5)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="dossier-benchmark-") as name:
        source = chosen.folder or Path(name, "source")
        if chosen.texts:
            make_texts(source, chosen.texts)
        elif chosen.folder is None:
            make_pages(source, chosen.pages)
        count = sum(1 for path in source.rglob("*") if path.is_file() and path.read_bytes())  # also warms the cache
        tools: dict[str, Prepared] = {OURS: lambda folder: add(source, folder)}
        if shutil.which("recollindex"):
            tools["recollindex"] = lambda folder: recollindex(source, folder)
        compare(f"add {count} files", count, "files", tools, chosen.rounds, Path(name, "rounds"))


if __name__ == "__main__":
    main()
