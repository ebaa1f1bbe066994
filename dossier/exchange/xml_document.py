"""Builds XML documents in one namespace and writes them out, with the characters that XML 1.0 cannot hold replaced."""

from __future__ import annotations

from collections.abc import Mapping
from xml.etree import ElementTree

from dossier.exchange.exported import xml_text

Element = ElementTree.Element


def child(space: str, parent: Element, name: str, text: str | None = None, /, **attributes: str) -> Element:
    """Appends an element of the namespace `space`, and returns it."""
    made = ElementTree.SubElement(parent, f"{{{space}}}{name}", {k: xml_text(v) for k, v in attributes.items()})
    made.text = None if text is None else xml_text(text)
    return made


def document(root: Element, prefixes: Mapping[str, str]) -> bytes:
    """The file in UTF-8, indented; `prefixes` gives the namespace of each prefix, "" for the default one."""
    for prefix, space in prefixes.items():
        ElementTree.register_namespace(prefix, space)
    ElementTree.indent(root, " ")
    written: bytes = ElementTree.tostring(root, encoding="utf-8", xml_declaration=True)
    return written + b"\n"
