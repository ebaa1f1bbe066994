"""PREMIS 3: each version as a file object, each line of the log as an event, people and programs as agents."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import partial

from dossier.exchange.exported import Exported, Files, file_name
from dossier.exchange.xml_document import Element, child, document
from dossier.model.events import PREMIS, Event
from dossier.model.reports import Version

SPACE = "http://www.loc.gov/premis/v3"
_XSI = "http://www.w3.org/2001/XMLSchema-instance"
_sub = partial(child, SPACE)


class PremisFormat:
    """https://www.loc.gov/standards/premis/v3/; event types are those of the Library of Congress's vocabulary."""

    kind, folder = "premis", False

    def files(self, exported: Exported) -> Files:
        root = Element(f"{{{SPACE}}}premis", {"version": "3.0"})
        for report in exported.reports:
            for version in report.detail.versions:
                root.append(_object(exported, version))
        events = {event.seq: event for report in exported.reports for event in report.events}
        for seq in sorted(events):
            root.append(_event(exported, events[seq]))
        for name in sorted({event.agent for event in events.values()}):
            root.append(_agent(name))
        yield "premis.xml", document(root, {"premis": SPACE, "xsi": _XSI})


def _identified(parent: Element, name: str, kind: str, value: str) -> None:
    identifier = _sub(parent, name)
    _sub(identifier, f"{name}Type", kind)
    _sub(identifier, f"{name}Value", value)


def _object(exported: Exported, version: Version) -> Element:
    found = Element(f"{{{SPACE}}}object", {f"{{{_XSI}}}type": "premis:file"})
    _identified(found, "objectIdentifier", "URN", exported.urn(version.report, version.number))
    characteristics = _sub(found, "objectCharacteristics")
    fixity = _sub(characteristics, "fixity")
    _sub(fixity, "messageDigestAlgorithm", "SHA-256")
    _sub(fixity, "messageDigest", version.sha256)
    _sub(characteristics, "size", str(version.size))
    _sub(_sub(_sub(characteristics, "format"), "formatDesignation"), "formatName", version.media_type)
    _sub(found, "originalName", file_name(version))
    return found


def _event(exported: Exported, event: Event) -> Element:
    found = Element(f"{{{SPACE}}}event")
    _identified(found, "eventIdentifier", "Dossier log line", f"{exported.archive}/{event.seq}")
    _sub(found, "eventType", PREMIS[event.kind])
    _sub(found, "eventDateTime", event.at)
    detail = json.dumps({"kind": event.kind, **event.detail}, ensure_ascii=False, sort_keys=True)
    _sub(_sub(found, "eventDetailInformation"), "eventDetail", detail)
    _identified(found, "linkingAgentIdentifier", "Dossier agent", event.agent)
    for urn in _about(exported, event):
        _identified(found, "linkingObjectIdentifier", "URN", urn)
    return found


def _about(exported: Exported, event: Event) -> Iterator[str]:
    """The version that an event is about, where it is exported under the name that the event has."""
    known = {(v.report, v.number) for report in exported.reports for v in report.detail.versions}
    name = (event.detail.get("report"), event.detail.get("version"))
    if name in known:
        yield exported.urn(str(name[0]), int(str(name[1])))


def _agent(name: str) -> Element:
    found = Element(f"{{{SPACE}}}agent")
    _identified(found, "agentIdentifier", "Dossier agent", name)
    kind, _, called = name.partition(":")
    _sub(found, "agentName", called or name)
    _sub(found, "agentType", kind if called else "software")
    return found
