"""Names a layout by its fingerprint, so that a verifier knows whether it can lay the same pages out again."""

from __future__ import annotations

from pathlib import Path

from dossier.model.digest import Digest
from dossier.resources import resource

# What else decides on words and pictures
_OF_MODEL = ("dates.py", "geography.py", "plans.py", "sentences.py")


def fingerprint(*templates: str, more: tuple[str, ...] = ()) -> str:
    """SHA-256 over the templates, the outlines of maps, the code that fills them, and what else is named."""
    model = Path(__file__).parents[1] / "model"
    code = [*sorted(Path(__file__).parent.glob("*.py")), *(model / name for name in _OF_MODEL)]
    code = [*(path for path in code if path.exists()), resource("outlines.txt")]
    parts = [Digest.of(path.read_bytes()) for path in (*code, *(resource("briefs", name) for name in templates))]
    return Digest.of("\n".join([*parts, *more]).encode())
