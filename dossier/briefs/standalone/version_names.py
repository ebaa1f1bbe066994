"""Follows versions through the log: joining and separating reports gives a version another report and number."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

_Name = tuple[str, int]  # a report's id and the number of its version


class VersionNames:
    """The names that versions and reports have had, learned from the events of the log in their order."""

    def __init__(self) -> None:
        self._now: dict[_Name, _Name] = {}
        self._former: dict[_Name, list[_Name]] = {}  # of each version that has another name now
        self._into: dict[str, str] = {}

    def learn(self, kind: str, detail: Mapping[str, Any]) -> None:
        """Follows an event; only those that join or separate reports change a name."""
        if kind == "joined":
            self._into[detail["other"]] = detail["report"]
            self._move(detail["other"], detail["report"], detail["versions"])
        elif kind == "separated":
            self._into.pop(detail["other"], None)
            self._move(detail["report"], detail["other"], detail["versions"])

    def _move(self, source: str, target: str, versions: list[tuple[int, int]]) -> None:
        for old, new in versions:
            now = (target, new)
            former = [*self._former.pop((source, old), []), (source, old)]
            self._former[now] = [name for name in former if name != now]
            self._now.update(dict.fromkeys(former, now))
            self._now.pop(now, None)

    def version(self, report: str, number: int) -> tuple[str, int]:
        """The present name of a version by a name that it had when an event was recorded."""
        return self._now.get((report, number), (report, number))

    def report(self, report: str) -> str:
        """The report that one belongs to now: itself, unless it was joined into another."""
        while report in self._into:
            report = self._into[report]
        return report

    def reports(self, detail: Mapping[str, Any]) -> set[str]:
        """The reports that an event with these details is about, as they are called now."""
        found = {self.report(detail["other"])} if isinstance(detail.get("other"), str) else set()
        if not isinstance(detail.get("report"), str):
            return found
        if "version" in detail:
            return found | {self.version(detail["report"], detail["version"])[0]}
        return found | {self.report(detail["report"])}

    def present(self, detail: Mapping[str, Any]) -> dict[str, Any]:
        """The details of an event, with the present name of the version that it is about."""
        report, number = self.version(detail["report"], detail["version"])
        return {**detail, "report": report, "version": number}
