"""Saved searches in the side bar count what arrived since they were last opened."""

from __future__ import annotations

from tests.desktop.conftest import FERRY, Stage


def test_new_reports_are_counted_and_shown_alone(three: Stage) -> None:
    """The count goes once the search is opened; what was new can be listed by itself."""
    window = three.window
    window.sorting.keep_search("Ferries", "ferry")
    three.until(lambda: len(three.side("saved")) == 1)
    three.take(three.write("d.txt", FERRY.replace("third day", "fourth day").replace("March 3", "March 4")))
    item = lambda: three.window.side_model.item(three.window.side_model.find("saved", "Ferries"))  # noqa: E731
    three.until(lambda: item() and item().count == 1)
    window.browsing.go("saved", "Ferries")
    three.until(lambda: item().count is None)
    assert "1 new report since you last looked" in window.middle._said.text()
    three.until(lambda: len(three.headlines()) > 1)
    window.browsing.show_new()
    three.until(lambda: len(three.headlines()) == 1)
