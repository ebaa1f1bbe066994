"""Rows at hand stand in the order in which the catalog would give them."""

from __future__ import annotations

from pathlib import Path

from dossier import Archive
from dossier.desktop.models.ordering import in_order
from dossier.desktop.models.report_model import COLUMNS
from tests.desktop.conftest import FERRY, LIBRARY, STRIKE


def test_every_column_sorts_rows_as_the_catalog_does(tmp_path: Path) -> None:
    """Up and down, with what is not told last, whatever the column holds."""
    (tmp_path / "in").mkdir()
    texts = (FERRY, STRIKE, LIBRARY, "“Águilas” come home\n\nNothing else is told.\n", "Zebra\n\nNo more.\n")
    for number, text in enumerate(texts):
        (tmp_path / "in" / f"{9 - number}.txt").write_text(text, encoding="utf-8")
    (tmp_path / "in" / "none.bin").write_bytes(bytes(range(256)) * 3)
    with Archive.create(tmp_path / "archive", keys=tmp_path / "keys") as archive:
        list(archive.add([tmp_path / "in"], jobs=1))
        archive.tags.add(["R2", "R5"], ["strike"])
        archive.tags.add(["R5"], ["Animals"])
        archive.cases.new("Quay", ["R1", "R3"])
        rows = archive.reports.list()
        assert in_order(rows, "") == list(rows)
        for column in COLUMNS:
            for order in (column.key, f"-{column.key}"):
                told = [row.report for row in archive.reports.list(order=order)]
                assert [row.report for row in in_order(rows, order)] == told, order
