"""Refuses to open files of others where a person requires a sandbox and the system has none."""

from __future__ import annotations

import os
from collections.abc import Mapping

from dossier.clauses import Clause
from dossier.errors import Unreadable
from dossier.model.sandbox_state import Protection

_VARIABLE = "DOSSIER_REQUIRE_SANDBOX"
_NO = ("", "0", "no")
_REFUSED = Clause("sandbox-required")


def is_sandbox_required(environ: Mapping[str, str] = os.environ) -> bool:
    """Whether files must be opened within a sandbox or not at all; children inherit it by the environment."""
    return environ.get(_VARIABLE, "").strip().lower() not in _NO


def check_sandbox(found: Protection) -> None:
    """Raises Unreadable where a sandbox is required and `found` is none."""
    if is_sandbox_required() and not found.is_sandbox:
        raise Unreadable(_REFUSED)
