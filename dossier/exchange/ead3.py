"""EAD3: a finding aid with a component a report, as an archive's reading room has one for its holdings."""

from __future__ import annotations

from functools import partial

from dossier.exchange.exported import Exported, ExportedReport, Files
from dossier.exchange.xml_document import Element, child, document

SPACE = "http://ead3.archivists.org/schema/"
_sub = partial(child, SPACE)


class Ead3Format:
    """https://www.loc.gov/ead/; elements are in the order of the schema of EAD3 1.1."""

    kind, folder = "ead3", False

    def files(self, exported: Exported) -> Files:
        root = Element(f"{{{SPACE}}}ead")
        _control(root, exported)
        described = _sub(root, "archdesc", level="collection")
        did = _sub(described, "did")
        _sub(did, "unitid", f"urn:dossier:{exported.archive}")
        _sub(did, "unittitle", exported.name)
        days = sorted(day for one in exported.reports if len(day := (one.detail.row.published or "")[:10]) == 10)
        if days:
            dates = _sub(_sub(did, "unitdatestructured", unitdatetype="inclusive"), "daterange")
            for name, day in (("fromdate", days[0]), ("todate", days[-1])):
                _sub(dates, name, day, standarddate=day)
        _sub(did, "physdesc", f"{len(exported.reports)} reports, born digital")
        listed = _sub(described, "dsc", dsctype="in-depth")
        for report in exported.reports:
            _component(listed, exported, report)
        yield "ead3.xml", document(root, {"": SPACE})


def _control(root: Element, exported: Exported) -> None:
    """About the finding aid itself; its moment is that of the last event, so that equal content gives equal bytes."""
    control = _sub(root, "control")
    _sub(control, "recordid", exported.archive)
    _sub(_sub(_sub(control, "filedesc"), "titlestmt"), "titleproper", exported.name)
    _sub(control, "maintenancestatus", value="derived")
    _sub(_sub(control, "maintenanceagency"), "agencyname", f"Dossier archive {exported.archive}")
    last = max((event.at for report in exported.reports for event in report.events), default="")
    event = _sub(_sub(control, "maintenancehistory"), "maintenanceevent")
    _sub(event, "eventtype", value="derived")
    _sub(event, "eventdatetime", last, standarddatetime=last)
    _sub(event, "agenttype", value="machine")
    _sub(event, "agent", exported.by)


def _component(listed: Element, exported: Exported, report: ExportedReport) -> None:
    row, found = report.detail.row, _sub(listed, "c", level="item")
    did = _sub(found, "did")
    _sub(did, "unitid", exported.urn(report.id))
    _sub(did, "unittitle", row.called)
    if row.published:
        _sub(did, "unitdate", row.published, normal=row.published[:10])
    else:
        _sub(did, "unitdate", "not stated")
    for name, people in (("corpname", [row.outlet or ""]), ("persname", (row.byline or "").split("; "))):
        for person in filter(None, people):
            _sub(_sub(_sub(did, "origination"), name), "part", person)
    if row.place:
        _sub(did, "didnote", f"Dateline: {row.place}")
    _sub(did, "physdesc", f"{row.media_type}, {row.size} bytes")
    history = _sub(found, "custodhist")
    for version in report.detail.versions:
        kept = f"Version {version.number}: found at {version.path}, {version.first_seen}; SHA-256 {version.sha256}"
        _sub(history, "p", kept)
