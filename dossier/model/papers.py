"""The paper size of briefs: what people of a country print on, unless they choose another."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from dossier import lazy_re as re

Paper = Literal["a4", "letter"]

# Where letter paper is usual (Unicode CLDR, paper sizes by territory); everywhere else it is A4
_LETTER = frozenset(["BZ", "CA", "CL", "CO", "CR", "GT", "MX", "NI", "PA", "PH", "PR", "SV", "US", "VE"])
_TERRITORY = re.compile(r"[A-Za-z]{2,3}[_-](?:[A-Z][a-z]{3}[_-])?([A-Z]{2})(?![A-Za-z])")
_SAID = ("LC_ALL", "LC_PAPER", "LANG")  # the first that says anything holds (POSIX; LC_PAPER is that of the GNU system)


def usual_paper(environ: Mapping[str, str], otherwise: str = "") -> Paper:
    """The usual paper size for this environment; `otherwise` names the locale if no variable there does."""
    said = next((environ[name] for name in _SAID if environ.get(name)), otherwise)
    found = _TERRITORY.match(said)
    return "letter" if found and found[1] in _LETTER else "a4"
