"""Says in the language of the window what a highlight is, and what another version made of its words."""

from __future__ import annotations

from collections.abc import Mapping

from dossier.desktop import value_wording
from dossier.model.highlights import COLOURS, CarriedHighlight, Colour
from dossier.translations import in_quotes, number, term, tr

COLOUR_NAMES: Mapping[Colour, str] = {
    "yellow": term("Yellow"), "green": term("Green"), "blue": term("Blue"), "pink": term("Pink"),
    "purple": term("Purple"),
}  # fmt: skip
assert tuple(COLOUR_NAMES) == COLOURS


def fate_text(carried: CarriedHighlight) -> str:
    """What became of the words; empty where nothing did."""
    version = number(carried.version)
    match carried.fate:
        case "moved":
            return tr("Moved in version {version}", version=version)
        case "changed":
            now = in_quotes(" ".join(carried.words.split()))
            return tr("Changed in version {version}, now {words}", version=version, words=now)
        case "gone":
            return tr("Gone from version {version}", version=version)
        case _:
            return ""


def made_text(carried: CarriedHighlight) -> str:
    """In which colour, by whom, when, on which version."""
    made = carried.highlight
    moment = value_wording.moment_text(made.changed or made.at)
    parts = (tr(COLOUR_NAMES[made.colour]), value_wording.agent_text(made.by), moment)
    return " · ".join((*parts, tr("version {version}", version=number(made.version))))
