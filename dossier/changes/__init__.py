"""Says what changed between two versions of a report: figures, names, quotations, or style alone."""

from __future__ import annotations

from dossier.changes.versions import edits

__all__ = ["edits"]
