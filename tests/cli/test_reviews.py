"""The review as a command: what is unsure, with its reason, and the word that there is nothing to do."""

from __future__ import annotations

from pathlib import Path

import pytest

from dossier import Archive
from dossier.errors import BadInput
from dossier.model.audits import Summary
from tests.archive.test_reading_hints import RUSSIAN, table
from tests.cli.test_commands import Dossier

CLIPPING = (
    "Ferry strike halts island traffic for a third day\n\nBy Ada Ruiz\n\nDock workers in Quito kept the gates shut on "
    "Sunday, the port police said. The strike had begun on March 24, 2015, when the port was closed to all ships.\n"
)


@pytest.fixture
def dossier(tmp_path: Path) -> Dossier:
    (tmp_path / "clipping.txt").write_text(CLIPPING, encoding="utf-8")
    made = Dossier(tmp_path / "archive")
    made.run("add", str(tmp_path / "clipping.txt"), "--jobs", "1")
    return made


def test_what_is_unsure_is_listed_with_its_reason(dossier: Dossier) -> None:
    """The field, why in a sentence, the value shown and the other candidates."""
    (told,) = dossier.run("review")
    assert {name: told[name] for name in ("report", "field", "why", "value", "others")} == {
        "report": "R1", "field": "published", "why": "passed-over", "value": None, "others": ["2015-03-24"],
    }  # fmt: skip
    assert "2015-03-24" in told["reason"]
    assert dossier.run("review", "R1") == [told]
    assert dossier.run("review", "--limit", "0") == []


def test_how_a_file_is_to_be_read_is_said_in_commands(tmp_path: Path) -> None:
    """The columns of a table and the charset of a text, set and taken back; bad assignments end with status 2."""
    (tmp_path / "a.csv").write_bytes(table("Nadir", "Elms"))
    (tmp_path / "b.txt").write_bytes(RUSSIAN.encode("koi8-r"))
    dossier = Dossier(tmp_path / "archive")
    dossier.run("add", str(tmp_path / "a.csv"), str(tmp_path / "b.txt"), "--jobs", "1")
    (asked,) = [told for told in dossier.run("review") if told["why"] == "columns"]
    assert all(name in asked["reason"] for name in ("Kopfzeile", "Inhalt", "Wann", "Wer"))
    table_id, text_id = asked["report"], next(r["report"] for r in dossier.run("list") if r["path"].endswith("b.txt"))
    rows = dossier.run("columns", "set", table_id, "headline=Kopfzeile", "text=inhalt")
    assert [row["item"]["locator"] for row in rows if row["item"]] == ["row 1", "row 2"]
    (rule,) = dossier.run("columns", "list")
    assert rule["fields"] == {"Kopfzeile": "headline", "Inhalt": "text"}
    assert dossier.run("columns", "remove", table_id)[0]["report"] == table_id
    assert dossier.run("charset", "set", text_id, "KOI8-R")[0]["report"] == text_id
    assert dossier.run("charset", "remove", text_id)[0]["report"] == text_id
    dossier.run("columns", "set", table_id, "Kopfzeile", status=2)


def test_a_correction_settles_it_and_undoing_asks_again(dossier: Dossier) -> None:
    """The queue follows what people say."""
    dossier.run("set", "R1", "published", "2015-03-25")
    assert dossier.run("review") == []
    dossier.run("set", "R1", "published", "--undo")
    assert [told["field"] for told in dossier.run("review")] == ["published"]


@pytest.mark.parametrize("field", [(), ("published",)])
def test_there_is_nothing_to_do_and_that_can_be_taken_back(dossier: Dossier, field: tuple[str, ...]) -> None:
    """Of one field or of the report; both are events that a rebuild makes again and an audit finds sound."""
    (done,) = dossier.run("review", "R1", "--settle", *field)
    assert done == {"report": "R1", "field": field[0] if field else None, "settled": True}
    dossier.run("rebuild")
    assert dossier.run("review") == []
    assert [e["kind"] for e in dossier.run("history", "R1")][-1] == "review-settled"
    dossier.run("review", "R1", "--undo")
    assert [told["field"] for told in dossier.run("review")] == ["published"]
    assert [one for one in dossier.run("audit") if "fault" in one] == []


def test_what_cannot_be_settled_is_refused(dossier: Dossier, tmp_path: Path) -> None:
    """An unknown report, a field without a doubt, and nothing to take back."""
    with Archive.open(tmp_path / "archive") as archive:
        for refused in (
            lambda: archive.reviews.settle("R9"),
            lambda: archive.reviews.settle("R1", "headline"),
            lambda: archive.reviews.settle("R1", "nonsense"),
            lambda: archive.reviews.reopen("R1"),
            lambda: archive.reviews.reopen("R1", "nonsense"),
        ):
            with pytest.raises(BadInput):
                refused()
        archive.reviews.settle("R1")
        with pytest.raises(BadInput):
            archive.reviews.settle("R1")
        assert [one for one in archive.proofs.audit() if not isinstance(one, Summary)] == []
