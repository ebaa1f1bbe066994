"""Reads: bytes become a rendition and ranked claims, each with the words that it rests on.

One file a format, one file a rule. Pure: touches no disk, clock or network; what it knows of the world comes from
the authority lists of places and outlets.
"""

from dossier.reading.readers import PRESENT, READERS, REFUSED_BY, parts, read
from dossier.reading.registry import Holder, Reader

__all__ = ["PRESENT", "READERS", "REFUSED_BY", "Holder", "Reader", "parts", "read"]
