"""Gathers the forms of reasons that lower rooms give in English: arguments of errors and faults, and what they return.

A value within a reason becomes `{0}`, `{1}` and so on: "has {0} lines; at most {1} are read".
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

# These say their sentences themselves; what they call a reason is none of a log's or of an error's
ABOVE = ("cli", "start.py", "demo.py", "error_sentences.py", "protection_status.py", "retelling.py", "translations.py")
# Errors and nouns that hold a reason, and the argument from which on it stands
HOLDERS = {
    "BadInput": 1, "Unreadable": 0, "NotAnArchive": 1, "LogDamaged": 2, "CatalogDamaged": 1, "NotAsSeen": 1,
    "BadBackup": 2, "ReadOnlyArchive": 1, "NotShownYet": 1, "NoReader": 0, "Broken": 0, "Fault": 0,
    "_refuse": 0, "Gap": 0, "PassedOver": 1, "ForeignPart": 1,
}  # fmt: skip
THINGS = ("BadInput",)  # whose first argument may be a word of ours: "note", "home city"
KEYWORDS = ("reason", "note", "lacks")
NAMES = ("reason", "why", "clause", "absent", "reasons", "where", "broke_off", "detail", "lacks")
RETURNING = re.compile(r"why|reason|^lacks$|no_file|barred|^_span$|^of_archive$|^describe_format$|^_zipped$")
TABLES = ("_MAGIC", "_ZIPPED", "_STREAMS")  # of formats, with what a file is in each row
# Said by earlier releases, whose logs keep it
EARLIER = ("ended its reader (exit status {0})",)
_A_REASON = re.compile(r"[a-z]{2}.* |^[a-z]+$|^ [a-z]+ ")
_NO_REASON = re.compile(r"\(\?|[\x00-\x1f]|^\{0\}$|^[^a-z]*$")


def reasons(package: Path) -> dict[str, str]:
    """Each form with the file where it stands first."""
    found = dict.fromkeys(EARLIER, "earlier releases")
    for path in sorted(package.rglob("*.py")):
        place = path.relative_to(package)
        if place.parts[0] not in ABOVE:
            for form in _of_file(ast.parse(path.read_text(encoding="utf-8"))):
                if _A_REASON.search(form) and not _NO_REASON.search(form):
                    found.setdefault(form, f"{package.name}/{place.as_posix()}")
    return found


def _of_file(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        match node:
            case ast.Call():
                yield from _of_call(node)
            case ast.Assign(targets=[ast.Name(id=name) | ast.Attribute(attr=name)], value=value):
                if name.lower().strip("_") in NAMES:
                    yield from _forms(value)
            case ast.AnnAssign(target=ast.Name(id=name), value=ast.Tuple() as rows) if name in TABLES:
                yield from (one.value for one in ast.walk(rows) if _is_clause(one))
            case ast.Dict(keys=[ast.Constant(value="error")], values=[value]):  # a child's answer
                yield from _forms(value)
            case ast.FunctionDef(name=name) if RETURNING.search(name):
                for line in ast.walk(node):
                    if isinstance(line, ast.Return) and line.value is not None:
                        yield from _forms(line.value)


def _is_clause(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) and str(node.value).startswith("is a")


def _of_call(call: ast.Call) -> Iterator[str]:
    name = getattr(call.func, "id", getattr(call.func, "attr", ""))
    if name in HOLDERS:
        for words in call.args[HOLDERS[name] :]:
            yield from _forms(words)
    if name in THINGS and call.args:
        yield from (form for form in _forms(call.args[0]) if "{" not in form)
    for keyword in call.keywords:
        if keyword.arg in KEYWORDS:
            yield from _forms(keyword.value)


def _forms(words: ast.expr) -> Iterator[str]:
    match words:
        case ast.Constant(value=str(text)):
            yield text
        case ast.JoinedStr(values=values):
            yield _form(values)
            for value in values:
                if isinstance(value, ast.FormattedValue):
                    yield from (form for form in _forms(value.value) if " " in form)
        case ast.IfExp(body=body, orelse=orelse):
            yield from _forms(body)
            yield from _forms(orelse)
        case ast.BoolOp(values=values) | ast.Dict(values=values):
            for value in values:
                yield from _forms(value)
        case ast.Call(func=ast.Attribute(attr="get") | ast.Name(id="next"), args=[_, usual]):
            yield from _forms(usual)


def _form(values: list[ast.expr]) -> str:
    parts, count = [], 0
    for value in values:
        if isinstance(value, ast.Constant):
            parts.append(str(value.value))
        else:
            parts.append(f"{{{count}}}")
            count += 1
    return "".join(parts)
