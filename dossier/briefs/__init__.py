"""Composes briefs out of cases, every line cited, exports them sealed or in bags, and checks them by themselves."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from dossier.briefs.bag import finish, pack
    from dossier.briefs.bag_check import verify_bag
    from dossier.briefs.bag_writing import check_place, written_aside
    from dossier.briefs.brief_forms import FORMS, Exporter
    from dossier.briefs.brief_wording import wording_in
    from dossier.briefs.case_events import concerning
    from dossier.briefs.check_page import write_check_page
    from dossier.briefs.compose_brief import compose
    from dossier.briefs.custody_points import sheet_of
    from dossier.briefs.custody_sheet import custody_json, custody_wording, statement_text, write_custody
    from dossier.briefs.dependent_sentences import citing_lost
    from dossier.briefs.exporting import EXPORTERS, export, exporter_for
    from dossier.briefs.lint import linted
    from dossier.briefs.pdf_export import PdfExporter
    from dossier.briefs.recognise import is_export
    from dossier.briefs.redact_case import redacted
    from dossier.briefs.redaction_search import Black
    from dossier.briefs.references import listed
    from dossier.briefs.verify_process import verify_apart
    from dossier.briefs.verifying import verify
    from dossier.model.briefs import Brief, Check

_ROOMS = {
    "bag": ("finish", "pack"),
    "bag_check": ("verify_bag",),
    "bag_writing": ("check_place", "written_aside"),
    "redaction_search": ("Black",),
    "compose_brief": ("compose",),
    "case_events": ("concerning",),
    "check_page": ("write_check_page",),
    "custody_points": ("sheet_of",),
    "custody_sheet": ("custody_json", "custody_wording", "statement_text", "write_custody"),
    "dependent_sentences": ("citing_lost",),
    "exporting": ("EXPORTERS", "export", "exporter_for"),
    "brief_forms": ("Exporter", "FORMS"),
    "lint": ("linted",),
    "pdf_export": ("PdfExporter",),
    "recognise": ("is_export",),
    "redact_case": ("redacted",),
    "references": ("listed",),
    "verifying": ("verify",),
    "verify_process": ("verify_apart",),
    "brief_wording": ("wording_in",),
}
_HOMES = {name: f"dossier.briefs.{room}" for room, names in _ROOMS.items() for name in names}
_HOMES |= {"Brief": "dossier.model.briefs", "Check": "dossier.model.briefs"}

__all__ = [
    "EXPORTERS",
    "FORMS",
    "Black",
    "Brief",
    "Check",
    "Exporter",
    "PdfExporter",
    "check_place",
    "citing_lost",
    "compose",
    "concerning",
    "custody_json",
    "custody_wording",
    "export",
    "exporter_for",
    "finish",
    "is_export",
    "linted",
    "listed",
    "pack",
    "redacted",
    "sheet_of",
    "statement_text",
    "verify",
    "verify_apart",
    "verify_bag",
    "wording_in",
    "write_check_page",
    "write_custody",
    "written_aside",
]


def __getattr__(name: str) -> object:
    # Late (PEP 562): a program that prints nothing starts without it, and the child that opens a PDF without more
    if name in _HOMES:
        return getattr(import_module(_HOMES[name]), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
