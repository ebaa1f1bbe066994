"""What linking costs in a growing archive, and how well damaged copies are known, beside rensa's MinHash.

    python -m tests.benchmarks.linking related [--reports 1000 10000 100000]
    python -m tests.benchmarks.linking group [--reports 20000]
    python -m tests.benchmarks.linking copies [--folder DIR] [--texts 150]

`related` and `group` make a catalog of short texts of our own, four on each event, and ask it: the median and the
worst milliseconds of the links of one report, features read and judged included; wall seconds and peak memory of the
suggested cases of the whole archive. `copies` damages texts (words changed, parts cut, letters misread, all of it) and
tells the F1 of finding each copy's original, where it is kept; the peer gets the threshold that is best for it.
One JSON object a line.
"""

from __future__ import annotations

import argparse
import json
import random
import resource
import sqlite3
import statistics
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from pathlib import Path

from dossier.catalog import Catalog
from dossier.link import Corpus, features_of, postings, related
from dossier.model.evidence import Span
from dossier.model.reports import Record
from dossier.repository.links import groups, links_of
from dossier.resources import seeds
from tests.benchmarks.rebuild import sentences

_EVENT = 4  # reports
_ASKED = 200  # reports whose links are asked for
_COLUMNS = "number, report, version, state, sha256, path, first_seen, media_type, size, trashed"


def _names(chance: random.Random, count: int) -> list[str]:
    return [
        "".join(chance.choice("bcdfglmnprstv") + chance.choice("aeiou") for _ in range(4)).title() for _ in range(count)
    ]


def _texts(count: int) -> Iterator[str]:
    """Four texts on each event: names and figures of its own, in sentences that come again and again."""
    chance, known = random.Random(7), sentences()
    for number in range(count):
        event = random.Random(number // _EVENT)
        place, person, street = _names(event, 3)
        lost, cost = event.randint(13, 999), event.randint(1000, 99999)
        yield (
            f"{place} loses {lost} houses\n{person} of {place} said on Monday that {lost} houses on {street} street had"
            f" gone, at a cost of {cost} dollars.\n{' '.join(chance.sample(known, 5))}\n{person} spoke in {place}.\n"
        )


def _record(report: str, text: str, outlet: str | None = None) -> Record:
    spans, at = [], 0
    for line in text.splitlines(keepends=True):
        spans.append(Span(at, at + len(line.rstrip("\n"))))
        at += len(line)
    return Record(report, 1, text, tuple(span for span in spans if span.end > span.start), outlet=outlet, language="en")


def _fill(path: Path, count: int) -> None:
    """Straight into the tables: the rest of taking in is measured elsewhere."""
    Catalog(path).close()
    with closing(sqlite3.connect(path)) as raw, raw:
        raw.execute("PRAGMA synchronous = OFF")
        for number, text in enumerate(_texts(count), 1):
            one = features_of(_record(f"R{number}", text))
            told = ("read", "0" * 64, f"{number}.txt", "2024-01-01T00:00:00.000000Z", "text/plain", len(text), False)
            values = (number, f"R{number}", 1, *told)
            raw.execute(f"INSERT INTO report ({_COLUMNS}) VALUES ({', '.join('?' * len(values))})", values)
            keys = postings(one)
            raw.execute("INSERT INTO feature VALUES (?, ?, ?)", (number, json.dumps(keys), one.to_json()))
            raw.executemany("INSERT INTO posting(key, number) VALUES (?, ?)", [(key, number) for key in keys])


def _report(what: str, **told: object) -> None:
    print(json.dumps({"what": what, **told}), flush=True)


def _in_catalog(count: int, ask: Callable[[Catalog, int], None]) -> None:
    with tempfile.TemporaryDirectory() as scratch:
        path = Path(scratch, "catalog.sqlite")
        _fill(path, count)
        with closing(Catalog(path)) as catalog:
            ask(catalog, count)


def _related(catalog: Catalog, count: int) -> None:
    chance = random.Random(3)
    taken, busy, right = [], [], 0
    for number in [chance.randint(1, count) for _ in range(_ASKED)]:
        start, worked = time.perf_counter(), time.process_time()
        links = links_of(catalog, f"R{number}", 20)
        taken.append((time.perf_counter() - start) * 1000)
        busy.append((time.process_time() - worked) * 1000)
        right += sum((int(link.other[1:]) - 1) // _EVENT == (number - 1) // _EVENT for link in links)
    told = {"median ms": statistics.median(taken), "median cpu ms": statistics.median(busy), "worst ms": max(taken)}
    found = round(right / _ASKED / (_EVENT - 1), 3)
    _report("related", reports=count, **{name: round(ms, 2) for name, ms in told.items()}, found=found)


def _group(catalog: Catalog, count: int) -> None:
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
    start = time.perf_counter()
    found = groups(catalog)
    seconds = round(time.perf_counter() - start, 1)
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
    _report("group", reports=count, groups=len(found), s=seconds, **{"MB before": before, "peak MB": peak})


# copies

_MISREAD = {"e": "c", "l": "1", "o": "0", "i": "l", "m": "rn", "h": "b", "a": "o", "n": "u", "t": "f"}


def _edited(text: str, share: float, chance: random.Random, other: Sequence[str]) -> str:
    kept = []
    for word in text.split(" "):
        drawn = chance.random()
        if drawn >= share / 2:
            kept.append(word)
        elif drawn >= share / 4:
            kept.append(chance.choice(other))
    return " ".join(kept)


def _cut(text: str, keep: float, chance: random.Random) -> str:
    held = text.split(" ")
    size = max(60, int(len(held) * keep))
    start = chance.randrange(max(1, len(held) - size + 1))
    return " ".join(held[start : start + size])


def _scanned(text: str, share: float, chance: random.Random) -> str:
    return "".join(_MISREAD.get(c, "~") if c.isalpha() and chance.random() < share else c for c in text)


def _damaged(text: str, chance: random.Random, other: Sequence[str]) -> dict[str, str]:
    worst = _scanned(_edited(_cut(text, 0.7, chance), 0.08, chance, other), 0.02, chance)
    return {
        "edited": _edited(text, 0.15, chance, other),
        "cut": _cut(text, 0.5, chance),
        "scanned": _scanned(text, 0.03, chance),
        "all of it": worst,
    }


def _f1(found: Sequence[tuple[int, int]], kept: int) -> float:
    """Of pairs of a copy and what was taken for its original; the first `kept` copies have one."""
    right = sum(one == other for one, other in found)
    return round(2 * right / (len(found) + kept), 4)


def _copies(texts: Sequence[str]) -> None:
    """Every text is damaged, but only the first half of them are there to be found."""
    from rensa import RMinHash

    chance, words = random.Random(7), [word for text in texts for word in text.split()]
    damaged = [_damaged(text, chance, words) for text in texts]
    kept = (len(texts) + 1) // 2
    originals = [features_of(_record(f"R{n}", text, "A")) for n, text in enumerate(texts[:kept])]
    corpus = Corpus.of(originals)
    peers = [_minhash(RMinHash, text) for text in texts[:kept]]
    for kind in damaged[0]:
        mine, alike = [], []
        for n, copies in enumerate(damaged):
            links = related(features_of(_record(f"X{n}", copies[kind], "B")), originals, corpus)
            mine += [(n, int(link.other[1:])) for link in links if link.kind in ("reprints", "revises")][:1]
            one = _minhash(RMinHash, copies[kind])
            score, at = max((peer.jaccard(one), at) for at, peer in enumerate(peers))
            alike.append((score, n, at))
        best = max(_at(alike, step / 50, kept) for step in range(1, 50))
        told = {"rensa f1": best[0], "at": best[1]}
        _report(f"copies, {kind}", texts=len(texts), kept=kept, f1=_f1(mine, kept), **told)


def _at(alike: Sequence[tuple[float, int, int]], least: float, kept: int) -> tuple[float, float]:
    return _f1([(n, at) for score, n, at in alike if score >= least], kept), least


def _minhash(kind: Callable[..., object], text: str):  # type: ignore[no-untyped-def]
    words = text.lower().split()
    made = kind(num_perm=128, seed=42)
    made.update([" ".join(words[at : at + 3]) for at in range(max(1, len(words) - 2))])  # type: ignore[attr-defined]
    return made


def _read(folder: Path | None, most: int) -> list[str]:
    if folder is None:
        folder = seeds() / "reports"
    texts = (path.read_text(encoding="utf-8", errors="replace") for path in sorted(folder.rglob("*.txt")))
    return [text for text in texts if len(text.split()) >= 80][:most]


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("what", choices=["related", "group", "copies"])
    parser.add_argument("--reports", type=int, nargs="+")
    parser.add_argument("--folder", type=Path)
    parser.add_argument("--texts", type=int, default=150)
    chosen = parser.parse_args()
    if chosen.what == "copies":
        _copies(_read(chosen.folder, chosen.texts))
    for count in chosen.reports or ([20_000] if chosen.what == "group" else [1000, 10_000, 100_000]):
        if chosen.what != "copies":
            _in_catalog(count, _related if chosen.what == "related" else _group)


if __name__ == "__main__":
    main()
