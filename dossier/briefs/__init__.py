"""Composes briefs out of cases, every line cited, exports them sealed or in bags, and checks them by themselves."""

from dossier.briefs.compose import compose
from dossier.briefs.exporting import EXPORTERS, export, exporter_for
from dossier.briefs.forms import FORMS, Exporter
from dossier.briefs.handing_out import HandingOut
from dossier.briefs.verify import verify
from dossier.model.briefs import Brief, Check

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
