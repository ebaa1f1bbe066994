"""Names page layouts: one name means the same bytes from the same record, on every machine and in every release.

A change of what pages look like needs a new name. `tests/briefs/test_released.py` finds changes without one: it lays
out briefs of earlier releases under a known name again, and compares them byte for byte.
"""

from __future__ import annotations

from dossier.model.digest import Digest

HTML = Digest("9206f70f94d6b0373cefdc901d54e5ebcc1ea783b9080d350a787a5dea9cf9c9")
DOCX = Digest("80fa4649a565cc8a22086f1d0174d2f159098b1e377234737759442f8eea16e8")
MARKDOWN = Digest("bcdf7e74e6e0e3777b3052bb2ba47f333a95bd69e3eb322a8c81cf4f1b69a3a2")
_PDF = Digest("2b8f2b4fc6128179fa2985773f57502ae9ecb25a4916ff2934f58509566d3077")
_SET_BY = "0.15.2"  # the typst of `_PDF`


def pdf(typst: str) -> Digest:
    """The name of the PDF's layout; another release of typst sets the same pages in other bytes."""
    return _PDF if typst == _SET_BY else Digest.of(f"{_PDF}\n{typst}".encode())
