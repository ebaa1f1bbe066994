"""An E-ARK information package: METS over the files of all versions, their PREMIS, and a finding aid in EAD3."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from functools import partial

from dossier.exchange.ead3 import SPACE as EAD
from dossier.exchange.ead3 import Ead3Format
from dossier.exchange.exported import Exported, Files, xml_text
from dossier.exchange.premis import SPACE as PREMIS
from dossier.exchange.premis import PremisFormat
from dossier.exchange.xml_document import Element, child, document

METS, XLINK, CSIP = (
    "http://www.loc.gov/METS/",
    "http://www.w3.org/1999/xlink",
    "https://DILCIS.eu/XML/METS/CSIPExtensionMETS",
)
_PROFILE = "https://earkcsip.dilcis.eu/profile/E-ARK-CSIP.xml"
_sub = partial(child, METS)
_PackagedFiles = Sequence[tuple[str, str, bytes, str]]  # id, place within the package, bytes, media type
_README = """An E-ARK information package (CSIP 2.1), written by {by}.

representations/original/data holds each version of each report, byte for byte as it was taken in: a folder a report,
in it a folder a version. METS.xml names every file with its size and SHA-256.
metadata/preservation/premis.xml (PREMIS 3) says where each version was found, under which name, when, by whom and by
which program it was taken in, and what happened to it since.
metadata/descriptive/ead3.xml (EAD3) is the finding aid: title, outlet, day and place of each report, as it states them.
schemas/catalog.xml (OASIS XML Catalogs) says where the schemas of these documents are published.
"""
_SCHEMAS = (
    (METS, "http://www.loc.gov/standards/mets/mets.xsd"), (XLINK, "http://www.loc.gov/standards/xlink/xlink.xsd"),
    (CSIP, "https://earkcsip.dilcis.eu/schema/DILCISExtensionMETS.xsd"),
    (PREMIS, "https://www.loc.gov/standards/premis/premis.xsd"), (EAD, "https://www.loc.gov/ead/ead3.xsd"),
)  # fmt: skip
_CATALOG = "urn:oasis:names:tc:entity:xmlns:xml:catalog"


class CsipFormat:
    """https://earkcsip.dilcis.eu/ (E-ARK CSIP 2.1, METS 1.12); a folder named as its METS names it."""

    kind, folder = "csip", True

    def files(self, exported: Exported) -> Files:
        documents = []
        for name, maker, kind in (
            ("preservation/premis.xml", PremisFormat(), "PREMIS"),
            ("descriptive/ead3.xml", Ead3Format(), "EAD"),
        ):
            ((_, data),) = maker.files(exported)
            documents.append((kind, f"metadata/{name}", data, "application/xml"))
            yield f"metadata/{name}", data
        readme, catalog = _README.format(by=exported.by).encode(), _catalog()
        yield "documentation/README.txt", readme
        yield "schemas/catalog.xml", catalog
        packaged = []
        for report in exported.reports:
            for version in report.detail.versions:
                # The name that a file was found under is in PREMIS: not every system can write each of them
                place = f"representations/original/data/{report.id}/v{version.number}/source"
                data = exported.read(version.sha256)
                packaged.append((f"{report.id}-v{version.number}", place, data, version.media_type))
                yield place, data
        groups = {
            "Documentation": [("readme", "documentation/README.txt", readme, "text/plain")],
            "Schemas": [("catalog", "schemas/catalog.xml", catalog, "application/xml")],
            "Representations": packaged,
        }
        yield "METS.xml", _mets(exported, documents, groups)


def _catalog() -> bytes:
    root = Element(f"{{{_CATALOG}}}catalog")
    for space, place in _SCHEMAS:
        child(_CATALOG, root, "uri", name=space, uri=place)
    return document(root, {"": _CATALOG})


def _mets(exported: Exported, documents: _PackagedFiles, groups: Mapping[str, _PackagedFiles]) -> bytes:
    root = Element(f"{{{METS}}}mets", {
        "OBJID": exported.urn("package"), "LABEL": xml_text(exported.name), "TYPE": "Mixed",
        "PROFILE": _PROFILE, f"{{{CSIP}}}CONTENTINFORMATIONTYPE": "MIXED",
    })  # fmt: skip
    last = max((event.at for report in exported.reports for event in report.events), default="")
    head = _sub(root, "metsHdr", CREATEDATE=last, LASTMODDATE=last, **{f"{{{CSIP}}}OAISPACKAGETYPE": "AIP"})
    agent = _sub(head, "agent", ROLE="CREATOR", TYPE="OTHER", OTHERTYPE="SOFTWARE")
    name, _, version = exported.by.partition("/")
    _sub(agent, "name", name)
    _sub(agent, "note", version, **{f"{{{CSIP}}}NOTETYPE": "SOFTWARE VERSION"})
    for kind, place, data, media_type in sorted(documents):
        section = (
            _sub(root, "dmdSec", ID="dmd", CREATED=last, STATUS="CURRENT")
            if kind == "EAD"
            else _digital_provenance(root, last)
        )
        known = {"MDTYPE": kind, "LOCTYPE": "URL", f"{{{XLINK}}}type": "simple", f"{{{XLINK}}}href": place}
        _sub(section, "mdRef", ID=f"ref-{kind}", **known, **_fixity(data, media_type, last))
    section = _sub(root, "fileSec", ID="files")
    structure = _sub(root, "structMap", ID="map", TYPE="PHYSICAL", LABEL="CSIP")
    whole = _sub(structure, "div", ID="package", LABEL=exported.name)
    _sub(whole, "div", ID="metadata", LABEL="Metadata", DMDID="dmd", ADMID="digiprov")
    for use, packaged in groups.items():
        content = {f"{{{CSIP}}}CONTENTINFORMATIONTYPE": "OTHER", f"{{{CSIP}}}OTHERCONTENTINFORMATIONTYPE": use}
        group = _sub(section, "fileGrp", ID=f"group-{use}", USE=use, **content)
        for name, place, data, media_type in packaged:
            file = _sub(group, "file", ID=f"file-{name}", **_fixity(data, media_type, last))
            _sub(file, "FLocat", LOCTYPE="URL", **{f"{{{XLINK}}}type": "simple", f"{{{XLINK}}}href": place})
        _sub(_sub(whole, "div", ID=f"div-{use}", LABEL=use), "fptr", FILEID=f"group-{use}")
    return document(root, {"": METS, "xlink": XLINK, "csip": CSIP})


def _digital_provenance(root: Element, created: str) -> Element:
    return _sub(_sub(root, "amdSec"), "digiprovMD", ID="digiprov", CREATED=created, STATUS="CURRENT")


def _fixity(data: bytes, media_type: str, created: str) -> dict[str, str]:
    sized = {"MIMETYPE": media_type, "SIZE": str(len(data)), "CREATED": created}
    return sized | {"CHECKSUM": hashlib.sha256(data).hexdigest(), "CHECKSUMTYPE": "SHA-256"}
