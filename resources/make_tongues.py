"""Brings `tongues/` into step with the program's words: python resources/make_tongues.py, by a developer.

Gathers every literal that is given to `tr`, `tr_n` and `term`, and the sentences of `reasons.tsv`, keeps the
translations that there are, leaves those of new words unfinished, drops those of words that are gone, and compiles what
people translated.
"""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).resolve().parent
REASONS = HERE / "reasons.tsv"
PACKAGE = HERE.parent / "dossier"
CONTEXT = "dossier"
TONGUES = ("es",)
# Rows of tables whose words are looked up when they are shown: the arguments that are words, by place and by name
ROWS = {"Spec": ((2,), ("text", "tip")), "LineColumn": ((0,), ("title",)), "Column": ((1,), ("title",))}
# What comparing can name, which briefs have words for in every language
BRIEFS = HERE / "briefs" / "words.tsv"
COMPARED = re.compile(r"(kind|of|grade)\.|unit\.\w+\.many$")


@dataclass(frozen=True, slots=True)
class Message:
    """Words as they are written, or those for many of a thing (`numerus`), with the file where they stand first."""

    source: str
    numerus: bool
    file: str


class Misplaced(Exception):
    """Words that no translation could be found for."""


def gathered(package: Path = PACKAGE) -> dict[str, Message]:
    """All messages of the program by their source."""
    found: dict[str, Message] = {}
    for path in sorted(package.rglob("*.py")):
        for message in _of_file(path, path.relative_to(package.parent).as_posix()):
            held = found.setdefault(message.source, message)
            if held.numerus != message.numerus:
                raise Misplaced(f"{path}: {message.source!r} is written with tr_n and without")
    for source in (*reasons(), *compared()):
        found.setdefault(source, Message(source, False, "reasons"))
    return found


def reasons() -> list[str]:
    """English sentences of the reasons in errors."""
    lines = REASONS.read_text(encoding="utf-8").splitlines()
    return [line.partition("\t")[2] for line in lines if line[:1] != "#"]


def compared() -> dict[str, dict[str, str]]:
    """English words of rows that are compared, each with its translations by language."""
    rows = [line.split("\t") for line in BRIEFS.read_text(encoding="utf-8").splitlines() if line[:1] != "#"]
    languages = next(row[1:] for row in rows if row[0] == "language")
    return {row[1]: dict(zip(languages, row[1:], strict=True)) for row in rows if COMPARED.match(row[0])}


def _of_file(path: Path, name: str) -> Iterator[Message]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef):
            _write_out(function)
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            if node.func.id in ("tr", "term") and node.args:
                yield from _literals(node.args[0], False, name, node.func.id == "term")
            elif node.func.id in ROWS:
                places, names = ROWS[node.func.id]
                words = [node.args[at] for at in places if at < len(node.args)]
                words += [keyword.value for keyword in node.keywords if keyword.arg in names]
                for each in words:
                    yield from _literals(each, False, name, False)
            elif node.func.id == "tr_n":
                for words in node.args[1:3]:
                    _literal(words, name)
                yield Message(_literal(node.args[2], name), True, name)


def _write_out(function: ast.FunctionDef) -> None:
    """Puts a literal that a function gave a name for want of room where the name stands."""
    named = {}
    for node in ast.walk(function):
        match node:
            case ast.Assign(targets=[ast.Name(id=name)], value=ast.Constant(value=str()) as value):
                named[name] = value
    for node in ast.walk(function):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "tr_n":
            node.args = [named.get(each.id, each) if isinstance(each, ast.Name) else each for each in node.args]


def _literals(words: ast.expr, numerus: bool, name: str, must: bool) -> Iterator[Message]:
    """The literal, or both of a choice; `tr` of words that a table holds is no literal, and gives nothing."""
    if isinstance(words, ast.IfExp):
        yield from _literals(words.body, numerus, name, must)
        yield from _literals(words.orelse, numerus, name, must)
    elif (must or not isinstance(words, ast.Name | ast.Attribute | ast.Subscript | ast.Call)) and (
        text := _literal(words, name)
    ):
        yield Message(text, numerus, name)


def _literal(words: ast.expr, name: str) -> str:
    if isinstance(words, ast.Constant) and isinstance(words.value, str):
        return words.value
    raise Misplaced(f"{name}, line {words.lineno}: {ast.unparse(words)} is no literal")


def translations(path: Path) -> dict[str, tuple[str, ...]]:
    """What a .ts file says: of each source its words, of numbers all their forms; what is unfinished is left out."""
    if not path.exists():
        return {}
    found: dict[str, tuple[str, ...]] = {}
    for message in ET.parse(path).getroot().iter("message"):
        translation = message.find("translation")
        assert translation is not None
        forms = [form.text or "" for form in translation.iter("numerusform")] or [translation.text or ""]
        if translation.get("type") != "unfinished":
            found[message.findtext("source", "")] = tuple(forms)
    return found


def written(tongue: str, messages: dict[str, Message], said: dict[str, tuple[str, ...]]) -> str:
    """A .ts file; messages stand by file, so that what belongs together is translated together."""
    root = ET.Element("TS", version="2.1", language=tongue, sourcelanguage="en")
    context = ET.SubElement(root, "context")
    ET.SubElement(context, "name").text = CONTEXT
    for message in sorted(messages.values(), key=lambda m: (m.file, m.source)):
        context.append(_element(message, said.get(message.source)))
    ET.indent(root, "    ")
    return f'<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n{ET.tostring(root, encoding="unicode")}\n'


def _element(message: Message, forms: tuple[str, ...] | None) -> ET.Element:
    made = ET.Element("message", {"numerus": "yes"} if message.numerus else {})
    ET.SubElement(made, "location", filename=f"../../{message.file}")
    ET.SubElement(made, "source").text = message.source
    translation = ET.SubElement(made, "translation")
    if forms is None or (len(forms) > 1) != message.numerus:
        translation.set("type", "unfinished")
        forms = ("", "") if message.numerus else ("",)
    if message.numerus:
        for form in forms:
            ET.SubElement(translation, "numerusform").text = form
    else:
        translation.text = forms[0]
    return made


def main() -> None:
    messages = gathered()
    for tongue in TONGUES:
        path = HERE / "tongues" / f"dossier_{tongue}.ts"
        said = {source: (words[tongue],) for source, words in compared().items()} | translations(path)
        path.write_text(written(tongue, messages, said), encoding="utf-8")
        for each in (path, path.with_name(f"keys_{tongue}.ts")):
            _compile(each)
        missing = [source for source in messages if source not in said]
        print(f"{path.name}: {len(messages)} messages, {len(missing)} to be translated")
        for source in missing:
            print(f"  {source!r}")


def _compile(path: Path) -> None:
    compiler = Path(sys.executable).with_name("pyside6-lrelease")
    made = path.with_suffix(".new")
    subprocess.run([compiler, "-silent", path, "-qm", made], check=True)
    made.replace(path.with_suffix(".qm"))  # in one step: a window may have the old one open


if __name__ == "__main__":
    main()
