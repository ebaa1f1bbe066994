"""Spells out how American datelines shorten states: after the Associated Press's style and the postal codes."""

from __future__ import annotations

_STATES = """
Alabama Ala AL|Alaska AK|Arizona Ariz AZ|Arkansas Ark AR|California Calif CA|Colorado Colo CO
|Connecticut Conn CT|Delaware Del DE|Florida Fla FL|Georgia Ga GA|Hawaii HI|Idaho ID|Illinois Ill IL
|Indiana Ind IN|Iowa IA|Kansas Kan KS|Kentucky Ky KY|Louisiana La LA|Maine ME|Maryland Md MD
|Massachusetts Mass MA|Michigan Mich MI|Minnesota Minn MN|Mississippi Miss MS|Missouri Mo MO
|Montana Mont MT|Nebraska Neb NE|Nevada Nev NV|New_Hampshire NH|New_Jersey NJ|New_Mexico NM
|New_York NY|North_Carolina NC|North_Dakota ND|Ohio OH|Oklahoma Okla OK|Oregon Ore OR
|Pennsylvania Pa PA|Rhode_Island RI|South_Carolina SC|South_Dakota SD|Tennessee Tenn TN|Texas Tex TX
|Utah UT|Vermont Vt VT|Virginia Va VA|Washington Wash WA|West_Virginia WVa WV|Wisconsin Wis WI
|Wyoming Wyo WY
"""

# As papers shortened them until some hundred years ago; abroad these letters mean other places
_OLD = {
    "CAL": "California", "COL": "Colorado", "DAK": "South Dakota", "ILLS": "Illinois", "IA": "Iowa", "KANS": "Kansas",
    "MASS": "Massachusetts", "MONT": "Montana", "NEBR": "Nebraska", "NEV": "Nevada", "O": "Ohio", "OREG": "Oregon",
    "PENN": "Pennsylvania", "PENNA": "Pennsylvania", "TEX": "Texas", "WN": "Washington", "WASHN": "Washington",
}  # fmt: skip


def _table() -> dict[str, str]:
    found: dict[str, str] = {}
    for row in _STATES.replace("\n", "").split("|"):
        name, *short = row.split()
        found |= {word.upper(): name.replace("_", " ") for word in short}
    return found


_NAMES = _table()


def old_state(words: str) -> str | None:
    """The state that an abbreviation meant in old papers of the United States: "Col." is Colorado."""
    return _OLD.get(words.replace(".", "").replace(" ", "").upper())


def state_name(words: str) -> str:
    """Expands "Ind." to "Indiana", "N.C." to "North Carolina"; leaves other words unchanged."""
    return _NAMES.get(words.replace(".", "").replace(" ", "").upper(), words)
