"""Finds the files that travel with Dossier: `resources/` and `seeds/`."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from itertools import accumulate
from pathlib import Path

Outline = tuple[tuple[float, float], ...]

_PACKAGE = Path(__file__).resolve().parent


def _root() -> Path:
    """The folder that holds `resources` and `seeds`: inside the wheel, else the checkout."""
    packed = _PACKAGE / "_data"
    return packed if packed.is_dir() else _PACKAGE.parent


def resource(*parts: str) -> Path:
    """Path of a file or folder under `resources/`."""
    return _root().joinpath("resources", *parts)


def seeds() -> Path:
    """The folder of sample reports."""
    return _root() / "seeds"


@cache
def names(spoken: str, kind: str) -> Mapping[str, str]:
    """Names of countries (`country`, by ISO 3166) or languages (`language`, by ISO 639), as far as there are any."""
    path = resource("tongues", f"names_{spoken}.tsv")
    if not path.exists():
        return {}
    rows = (line.split("\t") for line in path.read_text(encoding="utf-8").splitlines() if line and line[0] != "#")
    return {code: name for of, code, name in rows if of == kind}


@cache
def outlines() -> tuple[Outline, ...]:
    """Outlines of the world's countries, the largest first: closed rings of (longitude, latitude) in degrees, WGS 84.

    None crosses the 180th meridian; a country that does is in several rings. Natural Earth 1:50 million, simplified to
    some 3 km. Reading them takes some tens of milliseconds, once.
    """
    lines = resource("outlines.txt").read_text(encoding="utf-8").splitlines()
    return tuple(_outline(line.partition("\t")[2]) for line in lines)


def _outline(steps: str) -> Outline:
    """The first point, and from each point the step to the next one, in hundredths of a degree."""
    numbers = [int(number) for number in steps.split(" ")]
    across, up = accumulate(numbers[::2]), accumulate(numbers[1::2])
    return tuple((x / 100, y / 100) for x, y in zip(across, up, strict=True))
