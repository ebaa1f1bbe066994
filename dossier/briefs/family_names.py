"""Splits a name into family name and given name where that is certain, and keeps it whole where it is not."""

from __future__ import annotations

from dataclasses import dataclass

from dossier import lazy_re as re
from dossier.model.claims import Person

_PARTICLES = frozenset({
    "de", "del", "la", "las", "los", "van", "von", "der", "den", "ter", "ten", "da", "das", "do", "dos", "di", "du",
    "le", "bin", "ibn", "al", "el", "y", "e",
})  # fmt: skip
_SUFFIXES = frozenset({"jr", "sr", "ii", "iii", "iv"})
_INITIAL = re.compile(r"\w\.?(?:-?\w\.)*")


@dataclass(frozen=True, slots=True)
class SortName:
    """A name as lists of sources sort it; if it cannot be split, `family` is the whole and `given` is empty."""

    family: str
    given: str = ""
    suffix: str = ""

    @property
    def inverted(self) -> str:
        """`Ruiz, Ada, Jr.`"""
        return ", ".join(part for part in (self.family, self.given, self.suffix) if part)

    @property
    def initials(self) -> str:
        """`Ruiz, A. M.`, and `Núñez, J.-P.`"""
        short = " ".join("-".join(f"{part[0]}." for part in word.split("-") if part) for word in self.given.split())
        return ", ".join(part for part in (self.family, short, self.suffix) if part)


def sort_name(person: Person) -> SortName:
    """Splits a person's name into family and given name.

    Two words are a given and a family name, a particle opens a family name, and one word after initials is a family
    name. Three full words may hold two family names (Camilo Restrepo Vélez) or two given ones (Mary Ann Evans),
    whatever language the report is in, so they are not split. Agencies, and names in scripts without this order, are
    kept as they are.
    """
    words = person.name.split()
    suffix = words.pop().strip(",") if len(words) > 2 and words[-1].strip(".,").lower() in _SUFFIXES else ""
    words = [word.rstrip(",") for word in words] if suffix else words
    sure = person.role != "agency" and _western(" ".join(words))
    at = _start(words) if sure else 0
    return SortName(" ".join(words[at:]), " ".join(words[:at]), suffix) if at else SortName(person.name)


def _western(name: str) -> bool:
    """Latin, Greek or Cyrillic letters, and no comma that parts the name already."""
    return all(letter < "\u0530" or "\u1e00" <= letter < "\u2020" for letter in name) and "," not in name


def _start(words: list[str]) -> int:
    """Where the family name starts; 0 where that is not sure."""
    particle = next((at for at, word in enumerate(words) if at and word.lower() in _PARTICLES), 0)
    if particle:
        behind = [word for word in words[particle:] if word.lower() not in _PARTICLES]
        return particle if len(behind) == 1 and (particle == 1 or _initials(words[1:particle])) else 0
    return len(words) - 1 if len(words) > 1 and _initials(words[1:-1]) else 0


def _initials(words: list[str]) -> bool:
    return all(_INITIAL.fullmatch(word) for word in words)
