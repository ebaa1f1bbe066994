"""Cuts `outlines.txt` from Natural Earth, by a developer: python resources/make_outlines.py FOLDER

Natural Earth (public domain, https://www.naturalearthdata.com) comes in Debian's package r-cran-rnaturalearthdata:

    apt-get download r-cran-rnaturalearthdata && dpkg-deb -x r-cran-rnaturalearthdata_*.deb FOLDER

It needs `rdata` (pip), which nothing at run time does.
"""

from __future__ import annotations

import lzma
import sys
import warnings
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
DATA = Path("usr/lib/R/site-library/rnaturalearthdata/data")
COUNTRIES = "countries50"  # 1:50 million
TOLERANCE = 0.03  # degrees by which a simplified line may pass what it leaves out: some 3 km
SMALLEST = 0.01  # square degrees of an island that is drawn; a country's largest always is
UNIT = 100  # hundredths of a degree

Point = tuple[float, float]
Ring = list[Point]  # closed: the first point is not said again


def countries(folder: Path) -> list[tuple[str, list[Ring]]]:
    """ISO 3166-1 code (- where there is none) and outer rings of each country."""
    import rdata

    warnings.filterwarnings("ignore", module="rdata")

    def load(raw: bytes) -> Any:
        return rdata.conversion.convert(rdata.parser.parse_data(raw))

    import gzip

    index = load(gzip.decompress((folder / DATA / "Rdata.rdx").read_bytes()))["variables"]
    start, length = (int(number) for number in index[COUNTRIES])
    packed = (folder / DATA / "Rdata.rdb").read_bytes()[start : start + length]
    assert packed[4:5] == b"Z", "four bytes of length, then R's sign for raw LZMA2"
    filters = [{"id": lzma.FILTER_LZMA2, "preset": 6}]
    frame = load(lzma.decompress(packed[5:], format=lzma.FORMAT_RAW, filters=filters))
    codes = [str(code) if len(str(code)) == 2 else "-" for code in frame.data["iso_a2"]]
    return [(code, [*_rings(shape)]) for code, shape in zip(codes, frame.polygons, strict=True)]


def _rings(shape: Any) -> Iterator[Ring]:
    """Holes are left out: what lies in them is another country, drawn over this one."""
    for polygon in shape.Polygons:
        if not polygon.hole[0]:
            points = [(round(float(x), 6), round(float(y), 6)) for x, y in polygon.coords]
            yield points[:-1] if points[0] == points[-1] else points


def area(ring: Ring) -> float:
    """In square degrees."""
    return abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(ring, ring[1:] + ring[:1], strict=True))) / 2


def junctions(rings: Iterable[Ring]) -> set[Point]:
    """Where borders begin and end: points that have other neighbours in another ring."""
    neighbours: dict[Point, set[frozenset[Point]]] = defaultdict(set)
    for ring in rings:
        for at, point in enumerate(ring):
            neighbours[point].add(frozenset((ring[at - 1], ring[(at + 1) % len(ring)])))
    return {point for point, pairs in neighbours.items() if len(pairs) > 1}


def simplified(ring: Ring, fixed: set[Point]) -> Ring:
    """The ring with fewer points; a border that two countries share comes out the same for both."""
    ends = [at for at, point in enumerate(ring) if point in fixed]
    if len(ends) < 2:  # an island, or nearly one: cut at its least point and the one farthest from that
        first = ends[0] if ends else min(range(len(ring)), key=lambda at: ring[at])
        far = max(range(len(ring)), key=lambda at: (_apart(ring[at], ring[first]), ring[at]))
        ends = sorted({first, far})
    found: Ring = []
    for start, end in zip(ends, [*ends[1:], ends[0] + len(ring)], strict=True):
        arc = [ring[at % len(ring)] for at in range(start, end + 1)]
        turned = arc[-1] < arc[0]
        kept = _thinned(arc[::-1] if turned else arc)
        found += (kept[::-1] if turned else kept)[:-1]
    return found


def _apart(one: Point, other: Point) -> float:
    return (one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2


def _thinned(arc: Ring) -> Ring:
    """Douglas and Peucker's way, without recursion."""
    kept, todo = {0, len(arc) - 1}, [(0, len(arc) - 1)]
    while todo:
        first, last = todo.pop()
        far, most = 0, TOLERANCE
        for at in range(first + 1, last):
            if (off := _off(arc[at], arc[first], arc[last])) > most:
                far, most = at, off
        if far:
            kept.add(far)
            todo += [(first, far), (far, last)]
    return [arc[at] for at in sorted(kept)]


def _off(point: Point, start: Point, end: Point) -> float:
    """How far a point lies from the line between two."""
    across, up = end[0] - start[0], end[1] - start[1]
    length = across**2 + up**2
    along = ((point[0] - start[0]) * across + (point[1] - start[1]) * up) / length if length else 0.0
    along = min(max(along, 0.0), 1.0)
    return float(_apart(point, (start[0] + along * across, start[1] + along * up)) ** 0.5)


def line(code: str, ring: Ring) -> str | None:
    """The code, the first point, and the steps to each further one; None where nothing is left of it."""
    points = [(round(x * UNIT), round(y * UNIT)) for x, y in ring]
    points = [point for at, point in enumerate(points) if point != points[at - 1]]
    if len(points) < 3:
        return None
    steps = [(x - a, y - b) for (a, b), (x, y) in zip([(0, 0), *points], points, strict=False)]
    return f"{code}\t" + " ".join(f"{x} {y}" for x, y in steps)


def main(folder: Path) -> None:
    found = countries(folder)
    fixed = junctions(ring for _, rings in found for ring in rings)
    shapes = []
    for code, rings in found:
        largest = max(map(area, rings))
        shapes += [(area(ring), code, ring) for ring in rings if area(ring) in (largest,) or area(ring) >= SMALLEST]
    shapes.sort(key=lambda shape: (-shape[0], shape[1], shape[2]))  # a country within another is drawn after it
    lines = [said for _, code, ring in shapes if (said := line(code, simplified(ring, fixed)))]
    out = HERE / "outlines.txt"
    out.write_text("\n".join(lines) + "\n", encoding="ascii")
    print(f"{out}: {len(lines)} outlines, {out.stat().st_size:,} bytes")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
