"""The offset from Greenwich that a time of day names: "EST", "GMT+2", "-05:00"."""

from __future__ import annotations

from dossier import lazy_re as re

_ZONES = {
    "Z": "+00:00",
    "UTC": "+00:00",
    "GMT": "+00:00",
    "BST": "+01:00",  # Britain's summer; Bangladesh's time bears the name too, but hardly any paper prints it so
    "EST": "-05:00",
    "EDT": "-04:00",
    "CDT": "-05:00",
    "MST": "-07:00",
    "MDT": "-06:00",
    "PST": "-08:00",
    "PDT": "-07:00",
    "CET": "+01:00",
    "CEST": "+02:00",
    "MEZ": "+01:00",
    "MESZ": "+02:00",
    "WEST": "+01:00",
    "EET": "+02:00",
    "EEST": "+03:00",
    "MSK": "+03:00",
    "HNE": "-05:00",  # French Canada's eastern winter and summer
    "HAE": "-04:00",
    "COT": "-05:00",
    "VET": "-04:00",
    "CLT": "-04:00",
    "CLST": "-03:00",
    "UYT": "-03:00",
    "BRT": "-03:00",
    "ART": "-03:00",
    "AEST": "+10:00",
    "AEDT": "+11:00",
    "JST": "+09:00",
    "NZST": "+12:00",
    "NZDT": "+13:00",
    "SAST": "+02:00",
    "HKT": "+08:00",
    "SGT": "+08:00",
}
_FROM_GREENWICH = re.compile(r"(?:GMT|UTC)\s?([+-])(0?\d|1[0-4]):?([0-5]\d)?", re.I)


def offset(named: str) -> str | None:
    """`+02:00` for a zone's letters or its distance from Greenwich; `None` where several zones bear the name."""
    if named[0] in "+-":
        return f"{named[:3]}:{named[-2:]}"
    if from_greenwich := _FROM_GREENWICH.fullmatch(named):
        sign, hours, minutes = from_greenwich.groups("00")
        return f"{sign}{int(hours):02d}:{minutes}"
    return _ZONES.get(named.upper())
