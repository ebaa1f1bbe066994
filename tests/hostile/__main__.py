"""Has all hostile files read in the cage, one by one; tells how they ended and which were slow.

python -m tests.hostile [--full | --bytes N] [--slow SECONDS] [--only WORDS]
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections import Counter
from dataclasses import replace
from pathlib import Path

from dossier.intake.reader_pool import ReaderPool
from dossier.intake.reader_protocol import Limits, Task
from tests.hostile.made import everything
from tests.hostile.scale import FULL, SMALL


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--full", action="store_true", help="files of up to 10 MB")
    parser.add_argument("--bytes", type=int, default=SMALL.file, help="files of up to so many bytes")
    parser.add_argument("--slow", type=float, default=1.0, help="seconds from which a file is named")
    parser.add_argument("--only", default="", help="read only files whose names hold this")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as scratch, ReaderPool(1, Limits()) as cage:
        scale = FULL if chosen.full else replace(SMALL, file=chosen.bytes)
        files = (file for file in everything(scale) if chosen.only.encode() in file[0])
        ends = Counter(_end(cage, Path(scratch), file, chosen.slow) for file in files)
    for end, count in ends.most_common():
        print(f"{count:5} {end}")
    sys.exit(any("makes its reader fail" in end or "took longer" in end or "the reader failed" in end for end in ends))


def _end(cage: ReaderPool, folder: Path, file: tuple[bytes, bytes], slow: float) -> str:
    """How a file ended, digits aside; a slow one is told at once."""
    name, path = file[0].decode("utf-8", "backslashreplace"), folder / "file"
    path.write_bytes(file[1])
    begun = time.monotonic()
    cage.submit([Task(1, str(path), name, "R1", 1)])
    (answer,) = cage.ready(wait=True)
    took, end = time.monotonic() - begun, answer.reason or "read"
    if took >= slow or "reader" in end:
        print(f"{took:7.1f} s  {len(file[1]):>9,} bytes  {name!r}: {end}", flush=True)
    return "".join("9" if letter.isdigit() else letter for letter in end)[:90]


if __name__ == "__main__":
    main()
