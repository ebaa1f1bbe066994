"""ClaimReview in JSON-LD (schema.org): what people ruled on rows of comparisons, a review for each cell."""

from __future__ import annotations

import json
from typing import Any

from dossier.exchange.exported import Exported, Files, ReviewedRow
from dossier.model.links import Cell
from dossier.model.reports import ReportRow

_BEST, _WORST = 5, 1


class ClaimReviewFormat:
    """Settled rows alone: a row that nobody looked into is no review. `url` is a URN, until somebody publishes it."""

    kind, folder = "claimreview", False

    def files(self, exported: Exported) -> Files:
        rows = {report.id: report.detail.row for report in exported.reports}
        graph = [
            _review(exported, reviewed, cell, at, rows[cell.report])
            for reviewed in exported.reviewed()
            for at, cell in enumerate(reviewed.finding.cells, 1)
            if cell.report in rows
        ]
        data = {"@context": "https://schema.org", "@graph": graph}
        yield "reviews.jsonld", (json.dumps(data, ensure_ascii=False, indent=1) + "\n").encode()


def _review(exported: Exported, reviewed: ReviewedRow, cell: Cell, at: int, row: ReportRow) -> dict[str, Any]:
    settled, key = reviewed.settled, reviewed.finding.key.replace(" ", "-")
    kind, _, name = settled.by.partition(":")
    urn = f"{exported.urn(reviewed.case)}:{key}:{at}"
    review = {
        "@type": "ClaimReview",
        "@id": urn,
        "url": urn,
        "datePublished": settled.at[:10],
        "author": {"@type": "Person" if kind == "person" else "Organization", "name": name},
        "claimReviewed": cell.evidence.quote,
        "itemReviewed": _claim(exported, cell, row),
        "reviewRating": _rating(cell.value, settled.value),
    }
    return review | ({"reviewBody": settled.note} if settled.note else {})


def _rating(stated: object, right: object) -> dict[str, Any]:
    """Five where the report states the value held to be right, one where it states another; none where none is."""
    if right is None:
        return {"@type": "Rating", "alternateName": "Looked into; no value is held to be right"}
    agrees = stated == right
    name = f"Agrees with the value held to be right, {right}" if agrees else f"Held to be right is {right}"
    scale = {"ratingValue": _BEST if agrees else _WORST, "bestRating": _BEST, "worstRating": _WORST}
    return {"@type": "Rating", **scale, "alternateName": name}


def _claim(exported: Exported, cell: Cell, row: ReportRow) -> dict[str, Any]:
    article = {"@type": "NewsArticle", "identifier": exported.urn(row.report, cell.version), "headline": row.called}
    article |= {"url": row.url} if row.url else {}
    dated = {"datePublished": row.published} if row.published and not row.published.startswith("-") else {}
    outlet = {"@type": "Organization", "name": row.outlet}
    said = {"description": f"According to {cell.attributed_to}"} if cell.attributed_to else {}
    author = {"author": outlet} if row.outlet else {}
    publisher = {"publisher": outlet} if row.outlet else {}
    return {"@type": "Claim", **author, **dated, **said, "appearance": article | publisher | dated}
