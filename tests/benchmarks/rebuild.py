"""How long a catalog takes to be made again from blobs and log, and how much memory: must be 100,000 reports in 600 s.

    python -m tests.benchmarks.rebuild [--reports 20000] [--folder DIR]

Writes small wire texts of our own, takes them in with `dossier add`, notes a digest of every table, deletes the
catalog, lets the next command make it again, and holds the tables against what they were; then `dossier rebuild`, the
same way. With --folder the archive is kept there, and taken from there if it is there already. One JSON object a line:
wall and CPU seconds, reports a second, and the largest resident memory of a process.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import random
import re
import sqlite3
import sys
import tempfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from dossier.resources import seeds
from tests.benchmarks.side_by_side import measure

_CITIES = ("QUITO", "LA PAZ", "PORTO", "GRAZ", "SALINA", "PUEBLA", "CARACAS", "ROUBAIX", "LATACUNGA", "TARIJA")
_MONTHS = ("Jan", "Feb", "March", "April", "May", "June", "July", "Aug", "Sept", "Oct", "Nov", "Dec")


def sentences() -> list[str]:
    """Of the sample reports in plain text."""
    texts = (path.read_text(encoding="utf-8", errors="replace") for path in (seeds() / "reports").glob("*.txt"))
    found = (" ".join(part.split()) for text in texts for part in re.split(r"(?<=[.?!])\s", text))
    return sorted({sentence for sentence in found if 40 < len(sentence) < 240 and sentence.endswith(".")})


def _texts(count: int) -> Iterator[str]:
    """Wire texts of about 900 bytes, each with names, figures and words that are its own."""
    chance, known = random.Random(7), sentences()
    for number in range(count):
        name = "".join(chance.choice("bcdfglmnprstv") + chance.choice("aeiou") for _ in range(4)).capitalize()
        headline = f"{name} council {chance.choice(('votes', 'meets', 'waits', 'rules'))} on plan {number}".upper()
        day = f"{chance.choice(_MONTHS)} {chance.randint(1, 28)}"
        first = f"{chance.choice(_CITIES)}, {day} - {name} will spend {chance.randint(2, 999)} million on the plan."
        more = " ".join(re.sub(r"\d+", lambda _: str(chance.randint(2, 9999)), s) for s in chance.sample(known, 5))
        yield f"{headline}\n\n{first}\n{more}\n{name} said so in statement {number}.\n"


def write_texts(folder: Path, count: int) -> None:
    for number, text in enumerate(_texts(count)):
        path = folder / f"{number // 1000:03d}" / f"{number:06d}.txt"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


def _digests(catalog: Path) -> dict[str, str]:
    """One digest a table, over its rows in the order of all their columns."""
    with closing(sqlite3.connect(catalog)) as raw:
        query = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'words_%'"
        return {name: _digest(raw, name) for (name,) in raw.execute(query).fetchall()}


def _digest(raw: sqlite3.Connection, table: str) -> str:
    columns = [f'"{row[1]}"' for row in raw.execute(f"PRAGMA table_info({table})")]
    order = "rowid" if table == "words" else ", ".join(columns)
    hasher = hashlib.sha256()
    for row in raw.execute(f"SELECT {', '.join(columns)} FROM {table} ORDER BY {order}"):
        hasher.update(repr(row).encode())
    return hasher.hexdigest()


def _print(what: str, reports: int, found: dict[str, float], **more: object) -> None:
    told = {"what": what, "reports": reports, "reports/s": round(reports / found["wall s"], 1), **found, **more}
    print(json.dumps(told), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--reports", type=int, default=20_000)
    parser.add_argument("--folder", type=Path)
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as scratch:
        home = chosen.folder or Path(scratch)
        archive = home / "archive"
        dossier = [sys.executable, "-m", "dossier", "--archive", str(archive)]
        if not archive.exists():
            write_texts(home / "texts", chosen.reports)
            _print("add", chosen.reports, measure([*dossier, "add", str(home / "texts")]))
        catalog = archive / "catalog.sqlite"
        before = _digests(catalog)
        size = round(catalog.stat().st_size / 1e6)
        for part in archive.glob("catalog.sqlite*"):
            part.unlink()
        found = measure([*dossier, "search", "nobody"])
        _print("deleted", chosen.reports, found, equal=_digests(catalog) == before, **{"catalog MB": size})
        found = measure([*dossier, "rebuild"])
        _print("rebuild", chosen.reports, found, equal=_digests(catalog) == before)


if __name__ == "__main__":
    main()
