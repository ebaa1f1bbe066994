"""Makes a page harmless that lies in a wrapping: a zip of one page, gzip, Safari's archive."""

from __future__ import annotations

from dossier.model.originals import MarkupPage
from dossier.originals.safe_markup import harmless
from dossier.reading.exports.unwrapping import unwrapped


def unpacked_page(data: bytes) -> MarkupPage:
    """The page itself. Raises Unreadable for a damaged wrapping."""
    return harmless(unwrapped(data, "page.htz").data)
