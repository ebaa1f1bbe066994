"""Loads beforehand what Python itself loads only when it is needed, for a confined process can load nothing."""

from __future__ import annotations

import encodings
import importlib
import pkgutil

_OF_WINDOWS = ("mbcs", "oem", "cp65001")
_LATE = ("_strptime", "stringprep", "heapq")  # for dates, names of hosts, and what a Counter holds most of


def load_late_parts() -> None:
    """Every charset, and the modules that others look for while they work: some 25 ms."""
    for found in pkgutil.iter_modules(encodings.__path__):
        if found.name not in _OF_WINDOWS:
            importlib.import_module(f"encodings.{found.name}")
    for name in _LATE:
        importlib.import_module(name)
