"""The labels that name what a date is of: "Published:", "Última actualización:", "Retrieved"."""

from __future__ import annotations

from dossier import lazy_re as re
from dossier.authority.knowledge import concepts, expression
from dossier.reading.text_tools.alternatives import grouped

RANKS = {"updated": 0.5, "archived": 0.3, "embargo": 0.5, "published": 1.0}


def _labels() -> re.Pattern[str]:
    kinds = concepts("date_labels").items()
    named = (rf"(?P<{what}>(?:{grouped('|'.join(map(expression, words)))})\b)" for what, words in kinds)
    return re.compile(rf"\b(?:{'|'.join(named)})", re.I)


LABELS = re.made_by(_labels)
