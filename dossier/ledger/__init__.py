"""The log: one JSON line an event, appended and synced before anything else believes it."""

from dossier.ledger.lines import event_from_line, line_of
from dossier.ledger.log import LineFault, Log

__all__ = ["LineFault", "Log", "event_from_line", "line_of"]
