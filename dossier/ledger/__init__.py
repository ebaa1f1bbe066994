"""The log: one JSON line an event, appended and synced before anything else believes it."""

from dossier.ledger.lines import event_from_line, line_of
from dossier.ledger.log import Log

__all__ = ["Log", "event_from_line", "line_of"]
