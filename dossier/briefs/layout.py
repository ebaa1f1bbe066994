"""Names a layout by its fingerprint, so that a verifier knows whether it can lay the same pages out again."""

from __future__ import annotations

from pathlib import Path

from dossier.model.digest import Digest
from dossier.resources import resource


def fingerprint(*templates: str, more: tuple[str, ...] = ()) -> str:
    """SHA-256 over the templates, the code that fills them, and what else is named."""
    code = sorted(Path(__file__).parent.glob("*.py"))
    parts = [Digest.of(path.read_bytes()) for path in (*code, *(resource("briefs", name) for name in templates))]
    return Digest.of("\n".join([*parts, *more]).encode())
