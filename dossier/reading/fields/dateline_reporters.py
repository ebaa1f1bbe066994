"""Splits the reporter from the town of a dateline: in brackets after the town, or before it and a slash."""

from __future__ import annotations

from dataclasses import replace

from dossier import lazy_re as re
from dossier.authority.gazetteer import Gazetteer
from dossier.reading.fields.dateline_form import NAME, DatelineShape
from dossier.reading.fields.person_names import is_name

# "(Ada Ruiz, corresponsal)"
CORRESPONDENT = re.compile(
    rf"(?P<name>{NAME}),\s*(?:(?:nuestr[oa]|noss[oa]|notre|our)\s)?"
    r"(?:corresponsal|correspon\w+|enviad[oa] especial|envoyée? spéciale?|korrespondent(?:in)?|redactora?|periodista)"
    # "(zpravodajka ČTK Ada Ruiz)"
    rf"|(?:[zs]pravodaj(?:ka|kyn[ěa])?|[ck]or+esponden\w+|corresponsal)\s(?:[A-ZČŠ]{{2,5}}\s)?(?P<late>{NAME})",
)


def behind_name(text: str, form: DatelineShape) -> DatelineShape:
    """The form without the reporter named before the town and a slash: "Ada RUIZ/İSTANBUL, (AGENCY)-"."""
    name, _, town = form.place.partition("/")
    town = town.strip()
    at = text.find(town, form.start, form.after)
    places = Gazetteer.standard()
    if " " not in name.strip() or at < 0 or places.find(town) is None or places.find(name) is not None:
        return form
    return replace(form, start=at, place=town) if is_name(name.strip(), stated=True) else form
