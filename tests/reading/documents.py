"""Builds small office documents for the tests of this room: containers and markup written by hand."""

from __future__ import annotations

import zipfile
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from io import BytesIO
from typing import Any
from xml.sax.saxutils import escape

import pytest

from dossier.errors import Unreadable
from dossier.model.claims import Reading
from dossier.model.describe import contract_json
from dossier.reading import Reader

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


_ODF = "urn:oasis:names:tc:opendocument:xmlns:"
_ODF_SPACES = (
    " ".join(f"xmlns:{name}='{_ODF}{name}:1.0'" for name in ("office", "text", "style", "table", "draw", "meta"))
    + f" xmlns:fo='{_ODF}xsl-fo-compatible:1.0' xmlns:dc='http://purl.org/dc/elements/1.1/'"
    + " xmlns:xlink='http://www.w3.org/1999/xlink'"
)
ODT_TYPE = "application/vnd.oasis.opendocument.text"
ODT_STYLES = (
    "<style:default-style style:family='paragraph'><style:text-properties fo:font-size='12pt'/></style:default-style>"
    "<style:style style:name='Standard' style:family='paragraph'/>"
    "<style:style style:name='Title' style:family='paragraph' style:parent-style-name='Standard'/>"
    "<style:style style:name='Heading_20_1' style:display-name='Heading 1' style:family='paragraph'/>"
)
ODT_OWN = (
    "<style:style style:name='P1' style:family='paragraph' style:parent-style-name='Title'/>"
    "<style:style style:name='P2' style:family='paragraph' style:parent-style-name='Standard'>"
    "<style:text-properties fo:font-size='150%'/></style:style>"
    "<style:style style:name='P3' style:family='paragraph' style:master-page-name='Cover'/>"
    "<style:style style:name='T1' style:family='text'><style:text-properties text:display='none'/></style:style>"
    "<style:style style:name='T2' style:family='text'><style:text-properties fo:font-size='20pt'/></style:style>"
)


def odp(text: str, style: str = "Standard") -> str:
    """A paragraph of an ODT; `text` is markup."""
    return f"<text:p text:style-name='{style}'>{text}</text:p>"


def odt(body: str, meta: str = "", masters: str = "", extra: Mapping[str, str] | None = None) -> bytes:
    """An ODT of these pieces of markup: text, properties, master pages; `extra`: further parts by name."""
    styles = f"<office:styles>{ODT_STYLES}</office:styles><office:master-styles>{masters}</office:master-styles>"
    own = f"<office:automatic-styles>{ODT_OWN}</office:automatic-styles>"
    content = f"{own}<office:body><office:text>{body}</office:text></office:body>"
    return zipped(
        {
            "mimetype": ODT_TYPE,
            "content.xml": f"<office:document-content {_ODF_SPACES}>{content}</office:document-content>",
            "styles.xml": f"<office:document-styles {_ODF_SPACES}>{styles}</office:document-styles>",
            "meta.xml": f"<office:document-meta {_ODF_SPACES}><office:meta>{meta}</office:meta></office:document-meta>",
            **(extra or {}),
        }
    )


def flat_odt(body: str, meta: str = "") -> bytes:
    """The same in one file of markup."""
    inner = (
        f"<office:meta>{meta}</office:meta><office:styles>{ODT_STYLES}</office:styles>"
        f"<office:automatic-styles>{ODT_OWN}</office:automatic-styles>"
        f"<office:body><office:text>{body}</office:text></office:body>"
    )
    kind = f"office:mimetype='{ODT_TYPE}'"
    return f"<?xml version='1.0'?><office:document {kind} {_ODF_SPACES}>{inner}</office:document>".encode()


@dataclass(frozen=True, slots=True)
class Bench:
    """A reader at work on documents that `build` makes of a body."""

    reader: Reader
    build: Callable[..., bytes]
    name: str

    def read(self, body: str, **rest: Any) -> Reading:
        return self.reader.read(self.build(body, **rest), self.name)

    def described(self, body: str, **rest: Any) -> dict[str, Any]:
        return contract_json(self.read(body, **rest))

    def visible(self, body: str, **rest: Any) -> str:
        return self.read(body, **rest).rendition.partition("\n\nStated in the document:")[0]

    def refusal(self, data: bytes) -> str:
        with pytest.raises(Unreadable) as caught:
            self.reader.read(data, self.name)
        return caught.value.reason
