"""Where reports were filed: GeoJSON (RFC 7946) and KML 2.2, for reports whose place the gazetteer has."""

from __future__ import annotations

import json
from xml.sax.saxutils import escape

from dossier.exchange.exported import Exported, ExportedReport, Files, xml_text


class GeoJsonFormat:
    """A point a report."""

    kind, folder = "geojson", False

    def files(self, exported: Exported) -> Files:
        features = [
            {
                "type": "Feature",
                "id": exported.urn(report.id),
                "geometry": {"type": "Point", "coordinates": [row.lon, row.lat]},
                "properties": {"report": report.id, "title": row.called, "place": row.place, "outlet": row.outlet}
                | {"published": row.published, "url": row.url},
            }
            for report in _placed(exported)
            if (row := report.detail.row)
        ]
        data = {"type": "FeatureCollection", "features": features}
        yield "reports.geojson", (json.dumps(data, ensure_ascii=False, indent=1) + "\n").encode()


class KmlFormat:
    """A placemark a report."""

    kind, folder = "kml", False

    def files(self, exported: Exported) -> Files:
        lines = ['<?xml version="1.0" encoding="UTF-8"?>', '<kml xmlns="http://www.opengis.net/kml/2.2"><Document>']
        lines.append(f"<name>{escape(xml_text(exported.name))}</name>")
        for report in _placed(exported):
            row = report.detail.row
            about = ", ".join(filter(None, (row.outlet, row.published, row.place)))
            lines.append(
                f'<Placemark id="{report.id}"><name>{escape(xml_text(row.called))}</name>'
                f"<description>{escape(xml_text(about))}</description>"
                f"<Point><coordinates>{row.lon},{row.lat}</coordinates></Point></Placemark>"
            )
        yield "reports.kml", ("\n".join([*lines, "</Document></kml>"]) + "\n").encode()


def _placed(exported: Exported) -> list[ExportedReport]:
    return [one for one in exported.reports if one.detail.row.lat is not None and one.detail.row.lon is not None]
