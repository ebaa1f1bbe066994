"""Finds the country of a web address by its top-level domain (RFC 1591, ISO 3166-1)."""

from __future__ import annotations

from dossier import lazy_re as re
from dossier.authority.gazetteer import Gazetteer
from dossier.authority.month_forms import word_set

_HOST = re.compile(r"(?:https?:)?(?://)?(?P<host>[\w-]+(?:\.[\w-]+)+)(?=$|[/:?#])", re.I)
# Country codes that are sold to the world, so that an address under them is at home anywhere.
_SOLD = word_set("ac ad ag ai am bz cc cd co eu fm gg gs io la li ly me ms mu nu sc sh st su tk to tv vc vg ws")


def country_of(address: str) -> str | None:
    """ISO 3166-1 code of the country whose domain the address ends with; `None` for ".com", ".tv" and their like."""
    match = _HOST.match(address)
    ending = match["host"].rpartition(".")[2].lower() if match else ""
    if len(ending) != 2 or ending in _SOLD:
        return None
    return "GB" if ending == "uk" else Gazetteer.standard().country_code(ending)
