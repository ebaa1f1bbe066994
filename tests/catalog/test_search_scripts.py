"""A search finds what is there in every script, by other signs for the same letters, and by names of files."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from dossier.catalog import Catalog, parse_query
from tests.catalog.events import Story, facts

_TEXTS = {
    "R1": ("納迪爾港外渡輪擱淺", "渡輪「聖克拉拉」號星期二黎明前在沙洲擱淺，四人受輕傷，港務長說。"),
    "R2": ("フェリーがナディル港沖で座礁", "フェリーは砂州に乗り上げた。"),
    "R3": ("เรือเฟอร์รี่เกยตื้น", "เรือเฟอร์รี่เกยตื้นบนสันทรายก่อนรุ่งสางวันอังคาร"),
    "R4": ("부산항에서 여객선 좌초", "여객선이 부산항에서 좌초했다고 경찰이 밝혔다."),
    "R5": ("Dampf\u00adschiff auf der Straße", "Das Boot lag auf der Haupt-\nstraße, ein Schau-\nspiel, o\ufb03ziell."),
    "R6": ("ＦＥＲＲＹ　１２", "السَّفِينَةُ جـــنحت قرب المينـاء"),
    "R7": ("Harbour fees rise", "Nothing else is here."),
}  # fmt: skip


def _story() -> Story:
    story = Story()
    for report, (headline, text) in _TEXTS.items():
        story.arrive(report, path=f"/home/ana/Port clippings/2019/{report}_wreck-Nadir.txt")
        story.read(report, 1, facts(text, headline))
    story.arrive("R8", path="/home/ana/Zeitungen/Übersicht 第七号.pdf")
    story.tell("quarantine", report="R8", version=1, reason="cannot be read", reader="pdf/1", media_type=None)
    return story


@pytest.fixture(scope="module")
def catalog(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Catalog]:
    catalog = Catalog(tmp_path_factory.mktemp("scripts") / "catalog.sqlite")
    yield _story().onto(catalog)
    catalog.close()


def _found(catalog: Catalog, text: str) -> str:
    return " ".join(sorted(row.report for row in catalog.reports(parse_query(text))))


@pytest.mark.parametrize(
    ("text", "reports"),
    [
        ("擱淺", "R1"), ("港務長", "R1"), ("淺", "R1"), ("輪擱", "R1"), ("淺擱", ""), ('"四人受輕傷"', "R1"),
        ("headline:擱淺", "R1"), ("headline:港務長", ""), ("text:港務長", "R1"), ("擱*", "R1"), ("-擱淺 渡輪", ""),
        ("座礁", "R2"), ("フェリー", "R2"), ("ﾌｪﾘｰ", "R2"), ("フェリー 座礁", "R2"), ("ナディル港沖", "R2"),
        ("เกยตื้น", "R3"), ("สันทราย", "R3"), ("รุ่งสาง", "R3"),
        ("부산항", "R4"), ("여객선", "R4"), ("경찰", "R4"),
        ("dampfschiff", "R5"), ("Dampf\u00adschiff", "R5"), ("strasse", "R5"), ("straße", "R5"), ("STRAẞE", "R5"),
        ("hauptstrasse", "R5"), ("Hauptstraße", "R5"), ("schauspiel", "R5"), ("offiziell", "R5"),
        ("o\ufb03ziell", "R5"),
        ("ferry", "R6"), ("ｆｅｒｒｙ", "R6"), ("12", "R6"), ("السفينة", "R6"), ("جنحت", "R6"), ("الميناء", "R6"),
        ("السَّفينة", "R6"), ("擱淺 ferry", ""),
    ],
)  # fmt: skip
def test_words_are_found_in_every_script(catalog: Catalog, text: str, reports: str) -> None:
    """A word is found wherever it stands in a run of letters, and in whatever signs it is written or asked for."""
    assert _found(catalog, text) == reports


@pytest.mark.parametrize(
    ("text", "reports"),
    [
        ("R7_wreck-Nadir.txt", "R7"), ("file:R7_wreck-Nadir.txt", "R7"), ("archivo:r7", "R7"), ("headline:nadir", ""),
        ("clippings", "R1 R2 R3 R4 R5 R6 R7"), ("folder:clip", "R1 R2 R3 R4 R5 R6 R7"), ("folder:zeit", "R8"),
        ('folder:"/home/ana/Zeitungen"', "R8"), ("-folder:clippings", "R8"), ("uebersicht", ""), ("ubersicht", "R8"),
        ("第七", "R8"), ("file:clippings", ""),
    ],
)  # fmt: skip
def test_files_are_found_by_name(catalog: Catalog, text: str, reports: str) -> None:
    """A file's name and those of the folders next to it find its report, also one that nobody could read."""
    assert _found(catalog, text) == reports


@pytest.mark.parametrize(
    ("text", "shown"),
    [("擱淺", "[擱淺]"), ("dampfschiff", "[Dampfschiff]"), ("strasse", "[Straße]"), ("schauspiel", "[Schau- spiel]")],
)
def test_what_was_found_is_shown_as_it_stands(catalog: Catalog, text: str, shown: str) -> None:
    """The snippet has the report's own words with a mark, and never the pairs that the index holds."""
    (row,) = catalog.reports(parse_query(text))
    assert row.snippet is not None
    assert shown in row.snippet
    assert "渡輪 輪擱" not in row.snippet


def test_a_moved_file_is_found_by_its_new_name(tmp_path: object) -> None:
    """After a file was moved, its new name finds it, and its old one nothing."""
    story = _story()
    old, new = "/home/ana/Port clippings/2019/R7_wreck-Nadir.txt", "/home/ana/Later/fees.txt"
    sha = next(event.detail["sha256"] for event, _ in story.steps if event.detail["report"] == "R7")
    story.tell("moved", report="R7", version=1, moved_from=old, path=new, sha256=sha, stamp="1.2.3.4")
    catalog = story.onto(Catalog(tmp_path / "catalog.sqlite"))  # type: ignore[operator]
    assert _found(catalog, "fees.txt folder:later") == "R7"
    assert "R7" not in _found(catalog, "wreck")
    catalog.close()
