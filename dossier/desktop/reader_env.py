"""A person's settings for reading and for the log, passed to the readers' processes by the environment.

Loads next to nothing of Qt: it is said before the rest of the program is loaded, which asks for it once.
"""

from __future__ import annotations

from collections.abc import MutableMapping

from dossier.desktop.preferences import Preferences

DATE_ORDER, OCR, SANDBOX, PERSON = "date-order", "ocr", "sandbox", "person"  # keys in the preferences
_VARIABLES = {DATE_ORDER: "DOSSIER_DATE_ORDER", OCR: "DOSSIER_OCR", SANDBOX: "DOSSIER_REQUIRE_SANDBOX"}


def hand_over(preferences: Preferences, environ: MutableMapping[str, str]) -> None:
    """What the environment says already, as for this start alone, comes first."""
    for key, name in _VARIABLES.items():
        if wish := preferences.text(key):
            environ.setdefault(name, wish)


def person(preferences: Preferences) -> str | None:
    """By which name decisions are signed; None for the login name."""
    return " ".join(preferences.text(PERSON).split()) or None
