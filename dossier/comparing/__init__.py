"""Puts a case's reports side by side: what each says of the same figures, and the words that several quote.

`compare` is the one verb; every cell it gives leads to words of one version of a report.
"""

from dossier.comparing.compare import compare

__all__ = ["compare"]
