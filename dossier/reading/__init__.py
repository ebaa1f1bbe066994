"""Reads: bytes become a rendition and ranked claims, each with the words that it rests on.

One file a format, one file a rule. Pure: touches no disk, clock or network; what it knows of the world comes from
the authority lists of places and outlets.
"""

from importlib import import_module
from typing import TYPE_CHECKING

from dossier.reading.reader_choice import Holder, Reader

if TYPE_CHECKING:
    from dossier.reading.readers import PRESENT, READERS, REFUSED_BY, parts, read

__all__ = ["PRESENT", "READERS", "REFUSED_BY", "Holder", "Reader", "parts", "read"]


def __getattr__(name: str) -> object:
    # Late (PEP 562): all readers take a third of a second to load, and who only starts tesseract needs none
    if name in __all__:
        return getattr(import_module("dossier.reading.readers"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
