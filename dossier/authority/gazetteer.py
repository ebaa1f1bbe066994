"""Finds a place by any of its names in the gazetteer that travels with Dossier."""

from __future__ import annotations

import mmap
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from string import ascii_lowercase
from typing import Literal

from dossier import lazy_re as re
from dossier.model.claims import Place
from dossier.resources import resource

Kind = Literal["city", "region", "country", "abbreviation"]
_KINDS: dict[str, Kind] = {"c": "city", "r": "region", "n": "country", "q": "abbreviation"}

_DROPPED = re.compile(r"[.'’‘ʼʻ`´]")  # N.Y., Xi'an, N'Djamena: letters close up
_BEYOND = re.compile(r"[^\x00-\x7f]+")
_GAP = re.compile(r"[\W_]+")
_PLAIN = re.compile(r"[a-z0-9]+(?: [a-z0-9]+)*")
_LETTERS = str.maketrans({"ł": "l", "ø": "o", "đ": "d", "ð": "d", "þ": "th", "æ": "ae", "œ": "oe", "ı": "i", "ħ": "h"})
_QUALIFIED = re.compile(r"\s*[,(]\s*")
_DISTRICT = re.compile(r"\b([DF])\.\s([CF])\b\.?")  # "Bogotá D. C."

# How far a place of the outlet's own country is moved up, as 100 x log10 of population: enough for Guadalajara in
# Spain to pass the one in Mexico, not enough for Paris in Texas to pass Paris.
_OPENING, _SHARED = 64, 8_192  # bytes: of a line's beginning; of a part of the file that many look-ups pass
_NEARNESS = 130
_LARGE = 510  # the same scale
# The same for a place in a country that speaks the report's language: enough for Cádiz to pass a city of its size.
_SPOKEN = 50
# Where a language is official or the press writes in it (ISO 639-1, ISO 3166-1); not English, in which the world files.
SPEAKERS = {
    language: frozenset(countries.split())
    for language, countries in {
        "es": "ES MX AR CO PE VE CL EC GT CU BO DO HN PY SV NI CR PA UY PR GQ",
        "pt": "PT BR AO MZ CV GW ST TL",
        "fr": "FR BE CH LU MC CA HT SN CI CM ML BF NE TG BJ GA CG CD GN TD MG DJ KM MA TN DZ",
        "de": "DE AT CH LI LU",
        "it": "IT CH SM",
        "nl": "NL BE SR",
        "ca": "ES AD",
        "sv": "SE FI",
        "ro": "RO MD",
        "el": "GR CY",
        "cs": "CZ",
        "da": "DK",
        "no": "NO",
        "nb": "NO",
        "sk": "SK",
        "ru": "RU",
        "uk": "UA",
        "id": "ID",
    }.items()
}


@lru_cache(maxsize=8192)  # a page names the same outlets, people and places again and again
def fold(name: str) -> str:
    """Case, accents and punctuation taken away: "Xi'an" -> "xian", "São  Paulo" -> "sao paulo"."""
    lower = _DROPPED.sub("", name.casefold())
    if not lower.isascii():
        lower = _BEYOND.sub(lambda run: _without_marks(run[0]), lower)
    return lower if _PLAIN.fullmatch(lower) and "  " not in lower and lower == lower.strip() else _spaced(lower)


@lru_cache(maxsize=4096)
def _without_marks(run: str) -> str:
    """Letters beyond ASCII as fold() has them; in most languages few runs of them, the same again and again."""
    parts = unicodedata.normalize("NFKD", run)
    bare = "".join(c for c in parts if not unicodedata.combining(c))
    return _DROPPED.sub("", bare.casefold()).translate(_LETTERS)


def _spaced(text: str) -> str:
    return _GAP.sub(" ", text).strip()


@dataclass(frozen=True, slots=True)
class Area:
    """A country, or one first-level region of it, that a place may lie in; `admin` is GeoNames' code."""

    country: str
    admin: str | None = None

    def holds(self, entry: GazetteerEntry) -> bool:
        return self.country == entry.country and self.admin in (None, entry.admin)


@dataclass(frozen=True, slots=True)
class GazetteerEntry:
    """One name of one place; `weight` is 100 x log10 of population, moved for capitals and lesser names."""

    kind: Kind
    weight: int
    name: str
    country: str
    admin: str | None
    lat: float | None
    lon: float | None

    @property
    def area(self) -> Area:
        return Area(self.country, self.admin)

    @property
    def key(self) -> tuple[str, str, float | None, float | None]:
        """The fields that two entries for the same place share."""
        return self.name, self.country, self.lat, self.lon


def _one_letter_off(key: str) -> Iterator[str]:
    for at in range(len(key) + 1):
        before, after = key[:at], key[at:]
        yield before + after[1:]
        yield before + after[1:2] + after[:1] + after[2:]
        for letter in ascii_lowercase:
            yield before + letter + after
            yield before + letter + after[1:]


def _entry(line: bytes) -> GazetteerEntry:
    key, kind, weight, name, country, admin, lat, lon = line.decode().rstrip("\r").split("\t")
    where = (float(lat), float(lon)) if lat else (None, None)
    # A name that its key spells already is left out of the file, which halves it.
    return GazetteerEntry(_KINDS[kind], int(weight), name or key.title(), country, admin or None, *where)


class Gazetteer:
    """A sorted text file, searched where it lies: opening reads nothing, a look-up touches some twenty lines.

    Raises FileNotFoundError when the list is not there. Data: GeoNames, CC BY 4.0 (`resources/README.md`).
    """

    def __init__(self, path: Path) -> None:
        with path.open("rb") as file:
            self._data = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        # Where searches by halves passed: for each middle the line there, the next one, and how the line begins
        self._passed: dict[int, tuple[int, int, bytes]] = {}

    @staticmethod
    def standard() -> Gazetteer:
        """The gazetteer that travels with Dossier; opened once a process."""
        return _standard()

    def find(
        self,
        name: str,
        *,
        admin: str | None = None,
        country: str | None = None,
        near_country: str | None = None,
        language: str | None = None,
    ) -> Place | None:
        """The place most likely meant by `name`, "Paris, Texas" and "Paris (Texas)" included.

        `admin` is any qualifier ("Ore.", "Pichincha", "Francia"), `country` an ISO 3166-1 code or a name. A
        place must lie in both; a qualifier that names no area known here is passed over. A place in
        `near_country` (ISO code: where the outlet is at home) is preferred unless another is far larger; where
        none is named, one in a country that speaks the report's `language` (ISO code), a little less so.
        """
        entries = self._entries(name)
        if not entries and admin is None and len(parts := _QUALIFIED.split(name.rstrip(" )"), maxsplit=1)) == 2:
            name, admin = parts
            entries = self._entries(name)
        if entries and (admin is not None or country is not None):
            for areas in (self._areas(admin), self._country(country)):
                entries = [e for e in entries if not areas or any(area.holds(e) for area in areas)]
        return self._place(max(entries, key=lambda e: _rank(e, near_country, language))) if entries else None

    def candidates(self, name: str) -> tuple[Place, ...]:
        """Every place that bears the name, best first."""
        found = {e.key: e for e in sorted(self._entries(name), key=lambda e: e.weight)}
        return tuple(self._place(e) for e in reversed(found.values()))

    def near(self, name: str) -> Place | None:
        """The largest place whose name is this one but for one letter too many, too few, wrong or swapped."""
        found = [e for key in _one_letter_off(fold(name)) for e in self._lines(key) if e.kind == "city"]
        return self._place(max(found, key=lambda e: e.weight)) if found else None

    def is_large(self, name: str) -> bool:
        """Whether a city of the name is a capital, or has a hundred thousand people and more."""
        return any(e.kind == "city" and e.weight >= _LARGE for e in self._entries(name))

    def is_country(self, name: str) -> bool:
        return any(e.kind == "country" for e in self._entries(name))

    def country_code(self, country: str) -> str | None:
        """The ISO 3166-1 code of a country that is given by its name in any language known here, or by the code."""
        code = country.strip().upper()
        if Area(code) in self._areas(country) and len(code) == 2:
            return code
        return next((e.country for e in self._entries(country) if e.kind == "country"), None)

    def area(self, qualifier: str) -> Place | None:
        """The country or region that a qualifier means: "Ore." -> Oregon, "Francia" -> France."""
        found = [e for e in self._lines(fold(qualifier)) if e.kind != "city"]
        return self._place(max(found, key=lambda e: e.weight)) if found else None

    def _entries(self, name: str) -> list[GazetteerEntry]:
        name = _DISTRICT.sub(r"\1.\2.", name) if ". " in name else name
        return [e for e in self._lines(fold(name)) if e.kind != "abbreviation"]

    def _country(self, country: str | None) -> frozenset[Area]:
        # "CO" is Colombia here, and Colorado too where it is a qualifier.
        code = country is not None and re.fullmatch(r"[A-Z]{2}", country)
        return frozenset({Area(country)}) if country and code else self._areas(country)

    @lru_cache(maxsize=1024)  # noqa: B019 - a gazetteer lives as long as its process
    def _areas(self, qualifier: str | None) -> frozenset[Area]:
        return frozenset(e.area for e in self._lines(fold(qualifier or "")) if e.kind != "city")

    def _place(self, entry: GazetteerEntry) -> Place:
        admin = self._region(entry.country, entry.admin) if entry.admin else None
        return Place(entry.name, admin, entry.country, entry.lat, entry.lon)

    @lru_cache(maxsize=4096)  # noqa: B019
    def _region(self, country: str, admin: str) -> str | None:
        """The name of a region by GeoNames' code; the list holds these under "#"."""
        key = f"#{country}.{admin}\t".encode()
        line = self._line(self._seek(key))
        return line[len(key) :].decode().rstrip("\r") if line.startswith(key) else None

    @lru_cache(maxsize=4096)  # noqa: B019
    def _lines(self, key: str) -> tuple[GazetteerEntry, ...]:
        prefix = f"{key}\t".encode()
        found, at = [], self._seek(prefix)
        while (line := self._line(at)).startswith(prefix):
            found.append(_entry(line))
            at += len(line) + 1
        return tuple(found)

    def _line(self, start: int) -> bytes:
        return self._data[start : self._data.find(b"\n", start)]

    def _seek(self, prefix: bytes) -> int:
        """Offset in bytes of the first line that does not sort before `prefix`."""
        data, size, low, high = self._data, len(prefix), 0, len(self._data)
        while low < high:
            middle = (low + high) // 2
            known = self._passed.get(middle) if size <= _OPENING else None
            if known is None:
                start = data.rfind(b"\n", low, middle) + 1 or low
                known = start, data.find(b"\n", middle) + 1, data[start : start + max(size, _OPENING)]
                if high - low > _SHARED:
                    self._passed[middle] = known
            start, after, opening = known
            if opening[:size] < prefix:
                low = after
            else:
                high = start
        return low


def _rank(entry: GazetteerEntry, near_country: str | None, language: str | None) -> int:
    if near_country:
        return entry.weight + (_NEARNESS if entry.country == near_country.upper() else 0)
    return entry.weight + (_SPOKEN if language and entry.country in SPEAKERS.get(language, ()) else 0)


@lru_cache(maxsize=1)
def _standard() -> Gazetteer:
    return Gazetteer(resource("places.tsv"))
