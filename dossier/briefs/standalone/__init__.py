"""Checks bags with the standard library alone: every bag brings these lines along, joined in one file, `verify.py`.

Nothing here imports anything else of Dossier, or what is younger than Python 3.9; no name comes twice.
"""

from __future__ import annotations

import re
from pathlib import Path

from dossier.briefs.standalone.bag_files import BagCheck, Files
from dossier.briefs.standalone.bagit import oxum, structure
from dossier.briefs.standalone.contents import info
from dossier.briefs.standalone.limits import LIMITS, Unusable
from dossier.briefs.standalone.main_program import verify

__all__ = ["LIMITS", "BagCheck", "Files", "Unusable", "info", "oxum", "program", "structure", "verify"]

# Each depends on those before it
_PARTS = (
    "limits",
    "bag_files",
    "bagit",
    "ed25519",
    "log_check",
    "version_names",
    "contents",
    "html_check",
    "pdf_check",
    "main_program",
)
_IMPORT = re.compile(r"^(?:import|from) (?:[^(\n]*|[^(\n]*\([^)]*\))\n", re.MULTILINE)
_NAMES = re.compile(r"^from (\S+) import (.*)\n", re.MULTILINE)
_DOC = re.compile(r'\A"""(.*?)"""\n', re.DOTALL)


def program() -> str:
    """The text of `verify.py`, the same for every bag."""
    parts = [Path(__file__).with_name(f"{name}.py").read_text(encoding="utf-8") for name in _PARTS]
    told = _DOC.search(parts[-1])
    assert told, "every part opens with its sentence"
    bodies = [_DOC.sub(lambda hit: f"# {hit[1].splitlines()[0]}\n", _IMPORT.sub("", part)) for part in parts]
    joined = "\n\n".join(re.sub(r"\n{3,}", "\n\n\n", body.strip()) for body in bodies)
    return f"#!/usr/bin/env python3\n{told[0]}\nfrom __future__ import annotations\n\n{_imports(parts)}\n\n{joined}\n"


def _imports(parts: list[str]) -> str:
    """What all parts need, each module once."""
    whole = sorted(set(re.findall(r"^import .*\n", "".join(parts), re.MULTILINE)))
    named: dict[str, set[str]] = {}
    for module, names in _NAMES.findall("".join(parts)):
        if not module.startswith(("dossier.", "__future__")):
            named.setdefault(module, set()).update(names.split(", "))
    return "".join(whole + [f"from {module} import {', '.join(sorted(named[module]))}\n" for module in sorted(named)])
