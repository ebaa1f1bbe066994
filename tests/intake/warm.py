"""Readers that stay at work from test to test."""

from __future__ import annotations

from dossier.intake.cage import Cage


class Warm(Cage):
    """A cage that whoever uses it cannot close; its owner ends it."""

    def close(self) -> None:
        return

    def end(self) -> None:
        super().close()
