"""Composes briefs out of cases, every line cited, exports them sealed, and checks them with nothing but the file."""

from dossier.briefs.compose import compose
from dossier.briefs.exporting import EXPORTERS, Exporter, export, exporter_for
from dossier.briefs.verify import verify
from dossier.model.briefs import Brief, Check

__all__ = ["EXPORTERS", "Brief", "Check", "Exporter", "compose", "export", "exporter_for", "verify"]
