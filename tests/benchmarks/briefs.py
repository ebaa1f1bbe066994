"""How fast a brief of 60 sources is composed, exported and verified, beside WeasyPrint if it is there.

    python -m tests.benchmarks.briefs [--sources 60] [--runs 3]

Prints, for each form, the best seconds of the runs (of the clock and of the processor), the size of the file, and the
peak resident memory so far of this process and of its largest child (pages are set in one), as one JSON object a line.
WeasyPrint is in the extra `bench`.
"""

from __future__ import annotations

import argparse
import importlib.util
import json
import resource
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from dossier.briefs import FORMS, compose, verify
from tests.briefs.samples import MADE, many


def best(runs: int, work: Callable[[], object]) -> dict[str, float]:
    """The shortest of `runs` runs, in seconds of the clock and of the processor, children included."""
    clock, busy = [], []
    for _ in range(runs):
        start, used = time.perf_counter(), processor()
        work()
        clock.append(time.perf_counter() - start)
        busy.append(processor() - used)
    return {"s": round(min(clock), 3), "cpu s": round(min(busy), 3)}


def processor() -> float:
    """Seconds that this process and its children, as far as they have ended, have had of the processor."""
    used = (resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
    return sum(one.ru_utime + one.ru_stime for one in used)


def report(what: str, seconds: dict[str, float], **more: object) -> None:
    own, child = (resource.getrusage(who).ru_maxrss // 1024 for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
    print(json.dumps({"what": what, **seconds, "peak MB": own, "child's peak MB": child, **more}), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--sources", type=int, default=60)
    parser.add_argument("--runs", type=int, default=3)
    chosen = parser.parse_args()
    case = many(chosen.sources)
    brief = compose(case, MADE, "benchmark")
    report("compose", best(chosen.runs, lambda: compose(case, MADE, "benchmark")), citations=len(brief.citations))
    with tempfile.TemporaryDirectory() as scratch:
        for exporter in (form.exporter for form in FORMS):
            data = exporter.export(brief)
            out = Path(scratch, f"brief{exporter.ending}")
            out.write_bytes(data)
            seconds = best(chosen.runs, lambda made=exporter: made.export(brief))  # type: ignore[misc]
            report(f"export {exporter.ending}", seconds, bytes=len(data))
            report(f"verify {exporter.ending}", best(chosen.runs, lambda file=out: verify(file)))  # type: ignore[misc]
        if importlib.util.find_spec("weasyprint"):
            import weasyprint

            page = weasyprint.HTML(filename=Path(scratch, "brief.html"))
            report("weasyprint, the same HTML", best(1, page.write_pdf))


if __name__ == "__main__":
    main()
