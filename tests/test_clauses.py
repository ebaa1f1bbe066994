"""Promises of reasons as codes with data, and of errors for programs."""

from __future__ import annotations

import ast
import copy
import json
import pickle
import string
from collections.abc import Iterator
from pathlib import Path

import pytest

import dossier
from dossier.authority.knowledge import entries
from dossier.clauses import Clause, as_clause, from_json, sentences, to_json
from dossier.errors import BadInput, DossierError, NoArchive, SyncFailed
from dossier.resources import resource

PACKAGE = Path(dossier.__file__).parent
# Codes that tables name, and that go to `Clause` from there
FROM_TABLES = {row.concept for row in entries("data_kinds")} | {
    *("too-many-files-listed", "too-many-events-listed", "too-many-blobs-listed", "line-too-long"),
}


def _parts(sentence: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(sentence) if name is not None}


def _clauses() -> Iterator[tuple[str, str, set[str]]]:
    """Where a clause is made, its code and the names of its data."""
    for path in sorted(PACKAGE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Clause":
                for code in _codes(node.args[0]):
                    where = f"{path.relative_to(PACKAGE)}, line {node.lineno}"
                    yield where, code, {word.arg for word in node.keywords if word.arg}


def _codes(written: ast.expr) -> Iterator[str]:
    for node in ast.walk(written):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def test_every_reason_has_a_sentence_and_every_sentence_is_used() -> None:
    """The table has the code of each reason in the program, with the data that its sentence needs, and no other."""
    made = [one for one in _clauses() if one[0].split(",")[0] != "clauses.py"]
    assert [one for one in made if one[1] not in sentences()] == []
    assert [one for one in made if _parts(sentences()[one[1]]) != one[2]] == []
    assert set(sentences()) == {code for _, code, _ in made} | FROM_TABLES | {"other-words"}


def test_codes_are_unique_and_never_change() -> None:
    """Programs know reasons by their codes and data: a code may come, none goes or changes what it carries."""
    lines = resource("reasons.tsv").read_text(encoding="utf-8").splitlines()[1:]
    assert [line.split("\t")[0] for line in lines] == sorted(set(sentences()))
    known = (Path(__file__).parent / "error_codes.txt").read_text(encoding="utf-8").splitlines()
    kinds = sorted(_kinds(DossierError), key=str)
    reasons = (f"reason {code} {' '.join(sorted(_parts(sentence)))}".rstrip() for code, sentence in sentences().items())
    assert known == [*kinds, *sorted(reasons)]


def _kinds(root: type[DossierError]) -> Iterator[str]:
    for kind in root.__subclasses__():
        if kind.__module__.startswith("dossier."):
            yield f"error {kind.__new__(kind).code}"
            yield from _kinds(kind)


def test_a_reason_is_its_english_clause() -> None:
    """What keeps, compares or writes strings needs to know nothing of codes."""
    reason = Clause("tag-too-long", most=60)
    assert reason == "is longer than the 60 letters that a tag may have"
    assert json.dumps(reason) == '"is longer than the 60 letters that a tag may have"'
    for same in (copy.deepcopy(reason), pickle.loads(pickle.dumps(reason))):
        assert (type(same), same.code, same.data) == (Clause, "tag-too-long", {"most": 60})


def test_a_reason_crosses_to_another_process() -> None:
    """Code and data arrive, of reasons within reasons too; words of others arrive as words."""
    reason = Clause("not-opened", error=Clause("too-many-lines", lines=12, most=9))
    again = from_json(json.loads(json.dumps(to_json(reason))))
    assert again == reason
    assert (
        again.to_dict()
        == reason.to_dict()
        == {
            "code": "not-opened",
            "data": {"error": {"code": "too-many-lines", "data": {"lines": 12, "most": 9}}},
        }
    )
    assert from_json("No such file").to_dict() == {"code": "other-words", "data": {"words": "No such file"}}


def test_reasons_within_reasons_have_a_limit() -> None:
    """A hostile process cannot have a sentence grow without end by reasons within reasons."""
    told: object = "\\"
    for _ in range(40):
        told = {"code": "not-a-name", "data": {"words": told}}
    with pytest.raises(TypeError):
        from_json(told)


@pytest.mark.parametrize(
    "nonsense",
    [
        *(None, 3, ["x"], {}, {"code": "no-such-code", "data": {}}, {"code": ["x"], "data": {}}),
        *({"code": "not-opened", "data": []}, {"code": "not-opened", "data": {}}),
        {"code": "not-opened", "data": {"error": None}},
        {"code": "too-many-lines", "data": {"lines": "a", "most": 1}},
    ],
)
def test_nonsense_from_another_process_is_refused(nonsense: object) -> None:
    """A process that a hostile file took over cannot give what breaks the log or the faces."""
    with pytest.raises((KeyError, TypeError, ValueError)):
        from_json(nonsense)


def test_a_sentence_that_a_log_keeps_has_its_code_again() -> None:
    """Logs keep sentences: one without data is known by the table, any other stays as it was written."""
    assert as_clause("is locked with a password").code == "locked-with-password"
    old = as_clause("ended its reader (exit status -9)")
    assert (old, old.code) == ("ended its reader (exit status -9)", "other-words")


def test_an_error_is_data_for_programs() -> None:
    """Each error gives its code, its data, of its reason too, and its English sentence."""
    assert BadInput(Path("a.txt"), Clause("tag-too-long", most=60)).to_dict() == {
        "code": "bad-input",
        "data": {"thing": "a.txt", "reason": {"code": "tag-too-long", "data": {"most": 60}}},
        "message": "a.txt: is longer than the 60 letters that a tag may have",
    }
    assert NoArchive(Path("/x")).to_dict() == {
        "code": "no-archive",
        "data": {"path": "/x"},
        "message": "/x: there is no archive",
    }
    assert SyncFailed(5, "Input/output error", "/x/log").to_dict()["data"] == {
        "file": "/x/log",
        "error": "Input/output error",
    }
