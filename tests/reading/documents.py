"""Builds small office documents for the tests of this room: containers and markup written by hand."""

from __future__ import annotations

import zipfile
from collections.abc import Mapping
from io import BytesIO
from xml.sax.saxutils import escape

W = "http://schemas.openxmlformats.org/wordprocessingml/2006/main"
R = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
_RELATIONS = "http://schemas.openxmlformats.org/package/2006/relationships"
_MC = "http://schemas.openxmlformats.org/markup-compatibility/2006"
_SPACES = f'xmlns:w="{W}" xmlns:r="{R}" xmlns:mc="{_MC}"'
STYLES = (
    f"<w:styles {_SPACES}><w:docDefaults><w:rPrDefault><w:rPr><w:sz w:val='22'/></w:rPr></w:rPrDefault></w:docDefaults>"
    "<w:style w:type='paragraph' w:default='1' w:styleId='Normal'><w:name w:val='Normal'/></w:style>"
    "<w:style w:type='paragraph' w:styleId='Ttulo'><w:name w:val='Title'/></w:style>"
    "<w:style w:type='paragraph' w:styleId='berschr1'><w:name w:val='heading 1'/><w:basedOn w:val='Normal'/></w:style>"
    "<w:style w:type='paragraph' w:styleId='MyHead'><w:name w:val='My Head'/><w:basedOn w:val='berschr1'/></w:style>"
    "<w:style w:type='paragraph' w:styleId='Bullet'><w:name w:val='List Bullet'/><w:pPr><w:numPr/></w:pPr></w:style>"
    "<w:style w:type='character' w:styleId='Hid'><w:name w:val='Hid'/><w:rPr><w:vanish/></w:rPr></w:style>"
    "</w:styles>"
)


def zipped(parts: Mapping[str, str | bytes]) -> bytes:
    """A container of these parts, the same bytes at any time."""
    out = BytesIO()
    with zipfile.ZipFile(out, "w") as made:
        for name, data in parts.items():
            stored = zipfile.ZIP_STORED if name == "mimetype" else zipfile.ZIP_DEFLATED
            made.writestr(zipfile.ZipInfo(name, (2020, 1, 1, 0, 0, 0)), data, stored)
    return out.getvalue()


def run(text: str, settings: str = "") -> str:
    return f"<w:r><w:rPr>{settings}</w:rPr><w:t xml:space='preserve'>{escape(text)}</w:t></w:r>"


def par(text: str = "", style: str = "", inner: str = "") -> str:
    """A paragraph of a DOCX: plain text, or `inner` markup."""
    own = f"<w:pPr><w:pStyle w:val='{style}'/></w:pPr>" if style else ""
    return f"<w:p>{own}{run(text) if text else ''}{inner}</w:p>"


def _relation(ident: str, kind: str, target: str) -> str:
    outside = " TargetMode='External'" if "://" in target else ""
    return f"<Relationship Id='{ident}' Type='{R}/{kind}' Target='{target}'{outside}/>"


def docx(
    body: str, parts: Mapping[str, str] | None = None, core: str = "", links: Mapping[str, str] | None = None
) -> bytes:
    """A DOCX. `body`: markup; `parts`: markup of further parts by kind ("header", "footnotes"), related as `kind`;
    `core`: markup of core properties; `links`: addresses by id."""
    parts = {"styles": STYLES, **(parts or {})}
    related = "".join(_relation(kind, kind.rstrip("0123456789"), f"{kind}.xml") for kind in parts)
    related += "".join(_relation(ident, "hyperlink", address) for ident, address in (links or {}).items())
    package = _relation("a", "officeDocument", "word/document.xml") + _relation(
        "b", "core-properties", "docProps/core.xml"
    )
    return zipped(
        {
            "[Content_Types].xml": "<Types/>",
            "_rels/.rels": f"<Relationships xmlns='{_RELATIONS}'>{package}</Relationships>",
            "docProps/core.xml": _core(core),
            "word/document.xml": f"<w:document {_SPACES}><w:body>{body}</w:body></w:document>",
            "word/_rels/document.xml.rels": f"<Relationships xmlns='{_RELATIONS}'>{related}</Relationships>",
            **{f"word/{kind}.xml": _part(kind, markup) for kind, markup in parts.items()},
        }
    )


def _part(kind: str, markup: str) -> str:
    return markup if kind == "styles" else f"<w:part {_SPACES}>{markup}</w:part>"


def _core(markup: str) -> str:
    return (
        "<cp:coreProperties xmlns:cp='http://schemas.openxmlformats.org/package/2006/metadata/core-properties' "
        "xmlns:dc='http://purl.org/dc/elements/1.1/' xmlns:dcterms='http://purl.org/dc/terms/'>"
        f"{markup}</cp:coreProperties>"
    )
