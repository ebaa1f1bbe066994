"""Composes briefs out of cases, every line cited, exports them sealed or in bags, and checks them by themselves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from dossier.briefs.compose import compose
from dossier.briefs.exporting import EXPORTERS, export, exporter_for
from dossier.briefs.forms import FORMS, Exporter
from dossier.briefs.verify import verify
from dossier.model.briefs import Brief, Check

if TYPE_CHECKING:
    from dossier.briefs.handing_out import HandingOut

__all__ = [
    "EXPORTERS",
    "FORMS",
    "Brief",
    "Check",
    "Exporter",
    "HandingOut",
    "compose",
    "export",
    "exporter_for",
    "verify",
]


def __getattr__(name: str) -> object:
    # Late, so that the child that opens a PDF starts without the database
    if name == "HandingOut":
        from dossier.briefs.handing_out import HandingOut

        return HandingOut
    raise AttributeError(name)
