"""Names page layouts: one name means the same bytes from the same record, on every machine and in every release.

A change of what pages look like needs a new name. `tests/briefs/test_released.py` finds changes without one: it lays
out briefs of earlier releases under a known name again, and compares them byte for byte.
"""

from __future__ import annotations

from dossier.model.digest import Digest

HTML = Digest("ff16aa6df94c574b4074e5fb855cf3761e5cf4b2f08c9b7ffbabfe1bef2a3230")
DOCX = Digest("5cdc1caaca53e23511602d07e7ae3fc09f083642f3399d5e761ad5ee54ae4a5e")
MARKDOWN = Digest("3cecb672fe469889469c8ed1d849c368853424967e1b4077685ee9abf6d916c9")
_PDF = Digest("0bb03a55994c56a67c55f143ff1b68c5c1645ac004a298df532cc544cf7e2478")
_SET_BY = "0.15.2"  # the typst of `_PDF`


def pdf(typst: str) -> Digest:
    """The name of the PDF's layout; another release of typst sets the same pages in other bytes."""
    return _PDF if typst == _SET_BY else Digest.of(f"{_PDF}\n{typst}".encode())
