"""How long filters take to answer while somebody types: must be 100 ms at 100,000 reports, at the 95th percentile.

    python -m tests.benchmarks.filtering ARCHIVE [--rounds 20]

Asks an archive that is there already (see `rebuild`) what the window asks for a filter: how many reports match, and the
first page of them; what is asked for changes from round to round, with words, outlets and places that the archive has.
One JSON object a kind of filter: median and 95th percentile in milliseconds, the latter of the processor's time as
well (a computer that does other things is slower), and the most reports that matched.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from dossier.archive import Archive
from dossier.desktop.nouns.row_pages import Wanted
from dossier.desktop.workers.questions import page

_LIMIT = 100.0  # milliseconds
_MARKS = ".,;:“”\"'–()"

Make = Callable[[random.Random], str]


def kinds(archive: Archive) -> Iterator[tuple[str, Make]]:
    """Filters by what they ask for; each makes queries of its kind."""
    outlets = [tally.name for tally in archive.reports.outlet_counts()][:300] or ["nobody"]
    places = [tally.name for tally in archive.reports.place_counts()][:300] or ["nowhere"]
    rows = archive.reports.list(limit=400, order="published")
    words = sorted({word.strip(_MARKS) for row in rows for word in (row.headline or "").split() if len(word) > 3})
    names = sorted({row.byline.split(";")[0] for row in rows if row.byline}) or ["nobody"]
    folder = str(Path(rows[0].path).parent.parent) if rows else "/"
    yield "everything", lambda _: ""
    yield "a word", lambda c: c.choice(words)
    yield "a common word", lambda c: c.choice(("the", "said", "plan", "council", "that"))
    for letters in (2, 3, 5):  # the window takes a word for a beginning from two letters on
        yield f"the first {letters} of a word", lambda c, n=letters: f"{c.choice(words)[:n]}*"  # type: ignore[misc]
    yield "two words", lambda c: f"{c.choice(words)} {c.choice(('the', 'said', 'plan'))}"
    yield "a phrase", lambda c: f'"{c.choice(names)}"'
    yield "outlet", lambda c: f'outlet:"{c.choice(outlets)}"'
    yield "the whole outlet", lambda c: f'outlet:="{c.choice(outlets)}"'
    yield "the first 2 of an outlet", lambda c: f"outlet:{c.choice(outlets).split()[-1][:2]}*"
    yield "place", lambda c: f'from:"{c.choice(places)}"'
    yield "by", lambda c: f'by:"{c.choice(names)}"'
    yield "after and before", lambda c: f"after:{(year := c.randint(1990, 2024))} before:{year + c.randint(1, 3)}"
    yield "after", lambda c: f"after:{c.randint(1990, 2024)}-0{c.randint(1, 9)}"
    yield "lang", lambda c: f"lang:{c.choice(('en', 'es', 'de'))}"
    yield "country", lambda c: f"country:{c.choice(('EC', 'MX', 'US', 'BO'))}"
    yield "state", lambda c: f"state:{c.choice(('read', 'quarantined'))}"
    yield "folder", lambda _: f'folder:"{folder}"'
    yield "review", lambda c: f"review:{c.choice(('any', 'outlet', 'byline', 'published', 'odd-name'))}"
    yield "without", lambda c: f"without:{c.choice(('outlet', 'byline', 'published'))}"
    yield "left out", lambda c: f"-{c.choice(words)}"
    yield (
        "outlet, years and a word",
        lambda c: f'outlet:"{c.choice(outlets)}" after:2000 before:2015 {c.choice(words)[:3]}*',
    )


def measure(archive: Archive, make: Make, rounds: int) -> dict[str, object]:
    chance, took, worked, most = random.Random(3), list[float](), list[float](), 0
    for _ in range(rounds):
        query = make(chance)
        began, busy = time.perf_counter(), time.thread_time()
        found = page(archive, Wanted(query, "", (0,), True))
        took.append(1000 * (time.perf_counter() - began))
        worked.append(1000 * (time.thread_time() - busy))
        most = max(most, found.count or 0)
    took.sort()
    worked.sort()
    times = {"median ms": _at(took, 0.5), "p95 ms": _at(took, 0.95), "p95 CPU ms": _at(worked, 0.95)}
    return {**{name: round(value, 1) for name, value in times.items()}, "most": most}


def _at(took: Sequence[float], part: float) -> float:
    return took[min(int(len(took) * part), len(took) - 1)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("archive", type=Path)
    parser.add_argument("--rounds", type=int, default=20)
    chosen = parser.parse_args()
    with Archive.open(chosen.archive) as archive:
        print(json.dumps({"reports": archive.reports.count()}), flush=True)
        slow = []
        for name, make in kinds(archive):
            found = measure(archive, make, chosen.rounds)
            print(json.dumps({"filter": name, **found}), flush=True)
            slow += [name] if float(str(found["p95 ms"])) > _LIMIT else []
    if slow:
        raise SystemExit(f"slower than {_LIMIT:.0f} ms: {', '.join(slow)}")


if __name__ == "__main__":
    main()
