"""What in a search means nothing, in sentences."""

from __future__ import annotations

from dossier.model.queries import Misread
from dossier.translations import tr


def misread_text(misread: Misread) -> str:
    match misread.fault:
        case "field":
            return tr(
                "“{name}:” is no field; its words are searched for everywhere. Ctrl+F1 lists the fields.",
                name=misread.name,
            )
        case "day":
            message = misread.value
            return tr("“{value}” is no day; write it as 12 March 2024, 2024-03-12, 2024-03 or 2024.", value=message)
    if misread.name == "case":
        return tr("No case is called “{value}”.", value=misread.value)
    allowed = ", ".join(misread.allowed)
    return tr(
        "“{value}” is no value of {name}: it may be {allowed}.", value=misread.value, name=misread.name, allowed=allowed
    )
