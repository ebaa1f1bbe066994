"""Describes a case's provenance in W3C PROV: who did what, when, with which bytes (PROV-JSON, W3C submission)."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from typing import Any
from uuid import UUID

from dossier.briefs.bag_names import source_file
from dossier.briefs.standalone.version_names import VersionNames
from dossier.model.bags import Package
from dossier.model.events import PREMIS, Event

_Prov = dict[str, dict[str, Any]]


def provenance(package: Package) -> _Prov:
    """Each event is an activity of its agent; files, texts and readings are entities, known by their SHA-256."""
    prov: _Prov = defaultdict(dict)
    prov["prefix"] = {"dossier": f"urn:uuid:{UUID(package.archive)}#"}
    agents: dict[str, str] = {}
    names = VersionNames()
    for event in package.events:
        names.learn(event.kind, event.detail)
    for event in package.events:
        _activity(prov, event, agents)
        _derivation(prov, event, names)
    _files(prov, package)
    _brief(prov, package, agents)
    return dict(prov)


def _activity(prov: _Prov, event: Event, agents: dict[str, str]) -> None:
    name = f"dossier:event-{event.seq}"
    about = {"prov:type": event.kind, "dossier:premisEventType": PREMIS[event.kind], "dossier:event": event.seq}
    prov["activity"][name] = {"prov:startTime": event.at, "prov:endTime": event.at, **about}
    _associate(prov, name, _agent(prov, event.agent, agents))


def _agent(prov: _Prov, agent: str, agents: dict[str, str]) -> str:
    if agent not in agents:
        agents[agent] = f"dossier:agent-{len(agents) + 1}"
        kind = "prov:Person" if agent.startswith("person:") else "prov:SoftwareAgent"
        about = {
            "prov:type": {"$": kind, "type": "prov:QUALIFIED_NAME"},
            "prov:label": agent.partition(":")[2] or agent,
        }
        prov["agent"][agents[agent]] = about
    return agents[agent]


def _associate(prov: _Prov, activity: str, agent: str) -> None:
    _tie(prov, "wasAssociatedWith", {"prov:activity": activity, "prov:agent": agent})


def _tie(prov: _Prov, relation: str, what: dict[str, Any]) -> None:
    prov[relation][f"_:{relation}-{len(prov[relation]) + 1}"] = what


def _derivation(prov: _Prov, event: Event, names: VersionNames) -> None:
    """What an event generated, and out of what."""
    detail, activity = event.detail, f"dossier:event-{event.seq}"
    if event.kind in ("accession", "new-version"):
        name = _file(*names.version(detail["report"], detail["version"]))
        _generate(prov, name, activity, {"dossier:sha256": detail["sha256"], "dossier:foundAt": detail["path"]})
        if detail["version"] > 1:
            before = _file(*names.version(detail["report"], detail["version"] - 1))
            revised = {"prov:generatedEntity": name, "prov:usedEntity": before}
            revision = {"$": "prov:Revision", "type": "prov:QUALIFIED_NAME"}
            _tie(prov, "wasDerivedFrom", {**revised, "prov:type": revision})
    elif event.kind == "reading":
        _read(prov, event, names.present(detail), activity)
    elif event.kind == "correction":
        name = f"dossier:correction-{event.seq}"
        _generate(prov, name, activity, {"dossier:report": detail["report"], "dossier:field": detail["field"]})


def _read(prov: _Prov, event: Event, detail: Mapping[str, Any], activity: str) -> None:
    source = _file(detail["report"], detail["version"])
    _tie(prov, "used", {"prov:activity": activity, "prov:entity": source})
    for kind, part in (("text", "rendition"), ("reading", "description")):
        name = f"dossier:{detail['report']}-v{detail['version']}-{kind}-{event.seq}"
        _generate(prov, name, activity, {"dossier:sha256": detail[part], "dossier:reader": detail["reader"]})
        _tie(prov, "wasDerivedFrom", {"prov:generatedEntity": name, "prov:usedEntity": source})


def _generate(prov: _Prov, name: str, activity: str, about: dict[str, Any]) -> None:
    prov["entity"][name] = about
    _tie(prov, "wasGeneratedBy", {"prov:entity": name, "prov:activity": activity})


def _file(report: str, version: int) -> str:
    return f"dossier:{report}-v{version}"


def _files(prov: _Prov, package: Package) -> None:
    """Adds each version's file and its path in the bag."""
    for source in package.file.sources:
        for version in source.versions:
            name, digest = _file(version.report, version.number), "sha256-salted" if source.salted else "sha256"
            about = prov["entity"].setdefault(name, {f"dossier:{digest}": version.sha256})
            if not source.salted:
                about["prov:location"] = source_file(version)


def _brief(prov: _Prov, package: Package, agents: dict[str, str]) -> None:
    """The brief was made out of the versions that it cites."""
    brief, making = package.brief, "dossier:brief-making"
    prov["activity"][making] = {"prov:startTime": brief.made, "prov:endTime": brief.made, "prov:type": "export"}
    _associate(prov, making, _agent(prov, brief.by, agents))
    for source in brief.sources:
        cited = _file(source.report, source.version.number)
        _tie(prov, "used", {"prov:activity": making, "prov:entity": cited})
    for form in ("html", "pdf"):
        _generate(prov, f"dossier:brief-{form}", making, {"prov:location": f"data/brief.{form}"})
