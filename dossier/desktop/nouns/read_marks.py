"""Which reports a person has opened, in a line that settings can keep: `1-20 25:2`."""

from __future__ import annotations

from collections.abc import Iterator


class ReadMarks:
    """Numbers of reports with the version that was opened; what is no such mark in `line` is left out."""

    def __init__(self, line: str = "") -> None:
        self._versions: dict[int, int] = {}
        for mark in line.split():
            numbers, _, version = mark.partition(":")
            first, _, last = numbers.partition("-")
            if all(part.isdecimal() for part in (first, last or first, version or "1")):
                for number in range(int(first), int(last or first) + 1):
                    self._versions[number] = int(version or 1)

    def has(self, report: str, version: int) -> bool:
        """Whether this version of the report, or a later one, was opened."""
        return self._versions.get(_number(report), 0) >= version

    def add(self, report: str, version: int) -> None:
        number = _number(report)
        self._versions[number] = max(version, self._versions.get(number, 0))

    def __str__(self) -> str:
        return " ".join(self._marks())

    def _marks(self) -> Iterator[str]:
        """Neighbours of one version are a range."""
        held = sorted(self._versions.items())
        at = 0
        while at < len(held):
            (first, version), end = held[at], at + 1
            while end < len(held) and held[end] == (first + end - at, version):
                end += 1
            last = first + end - at - 1
            yield f"{first}{f'-{last}' if last > first else ''}{f':{version}' if version > 1 else ''}"
            at = end


def _number(report: str) -> int:
    """Of `R12` 12."""
    return int(report[1:])
