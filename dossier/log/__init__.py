"""The log: one JSON line an event, appended and synced before anything else believes it; and what proves it.

Its lines are the leaves of a Merkle tree (`merkle`), whose root is signed now and then (`checkpoints`, `signed_notes`,
`key_chain`) and stamped by others when a person asks (`timestamps`).
"""

from dossier.log.event_lines import event_from_line, leaf_of, line_of
from dossier.log.event_log import LineFault, Log

__all__ = ["LineFault", "Log", "event_from_line", "leaf_of", "line_of"]
