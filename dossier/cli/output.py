"""What commands print: JSON Lines for programs, plain lines for people; errors go to standard error."""

from __future__ import annotations

import contextlib
import errno
import io
import os
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, NoReturn

import click

from dossier import lazy_re as re
from dossier.error_sentences import sentence
from dossier.errors import BadInput, DossierError, NoReader, NotAsSeen
from dossier.model.describe import json_line

Json = Mapping[str, Any]

# What a terminal obeys instead of showing it: control characters, and those that turn the direction of writing.
# Halves of surrogate pairs, which no terminal can be sent, represent bytes in names that are no UTF-8.
_OBEYED = re.compile("[\\x00-\\x1f\\x7f-\\x9f\\u2028-\\u202e\\u2066-\\u2069\\ud800-\\udfff]")


def harmless(text: str) -> str:
    """Words of files and people as one line for a terminal: what it would obey is spelled out, such as `\\x1b`."""
    return _OBEYED.sub(lambda found: found[0].encode("unicode_escape").decode(), text)


class NoOutput(OSError):
    """Standard output takes no more, for another reason than that its reader has left."""


class Output(io.TextIOWrapper):
    """Standard output that distinguishes its own failures from those of all other files."""

    def write(self, text: str) -> int:
        with _reporting_broken_pipe():
            return super().write(text)

    def flush(self) -> None:
        with _reporting_broken_pipe():
            super().flush()


@contextmanager
def own_output() -> Iterator[None]:
    """Standard output is an `Output` while a command runs, and what it was before afterwards.

    One that lived longer would be flushed once more while Python takes down the modules that its methods need.
    """
    before = sys.stdout
    if not isinstance(before, io.TextIOWrapper):
        yield
        return
    sys.stdout = out = Output(before.buffer, before.encoding, before.errors, line_buffering=before.line_buffering)
    try:
        yield
    finally:
        sys.stdout = before
        try:
            out.flush()
        except BrokenPipeError:  # its reader has seen enough
            discard_output()
        except NoOutput as error:
            no_output(error)
        finally:
            out.detach()


def no_output(error: OSError) -> NoReturn:
    """Ends a command whose answers cannot be given to anybody."""
    click.echo(sentence(error), err=True)
    discard_output()
    sys.exit(1)


def discard_output() -> None:
    """What is left in the buffer goes nowhere: Python would try once more at its end, and turn the status into 120."""
    # Where standard output is no file there is nothing to leave
    with contextlib.suppress(OSError, ValueError, AttributeError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


@contextmanager
def _reporting_broken_pipe() -> Iterator[None]:
    """Raises NoOutput; BrokenPipeError where the reader has closed the pipe, which is no failure to report."""
    try:
        yield
    except BrokenPipeError:
        raise
    except OSError as error:
        raise NoOutput(error.errno, error.strerror, "standard output") from error


class Printer:
    """Prints one answer an item; remembers whether anything failed, for the exit status."""

    def __init__(self, as_json: bool) -> None:
        self.as_json = as_json
        self.failed = False
        self._warned = ""
        self._alarmed = False
        self._answer: Callable[[str], None] = answer
        self._put_message: Callable[[str], None] = _on_stderr

    @contextmanager
    def above(self, put: Callable[[str], None], *, answers_too: bool) -> Iterator[None]:
        """Hands messages, and answers for the same terminal, to a progress bar, which prints them above itself."""
        before = self._answer, self._put_message
        self._answer, self._put_message = put if answers_too else self._answer, put
        try:
            yield
        finally:
            self._answer, self._put_message = before

    def warn(self, words: str) -> None:
        """Says what a person should know, though the command can do its work."""
        self._warned = words
        self._put_message(harmless(words))

    def warn_of(self, error: DossierError) -> None:
        """Warns of what is wrong with the archive; that its log is not as it was last seen is reported once only."""
        if isinstance(error, NotAsSeen):
            if self._alarmed:
                return
            self._alarmed = True
        self.warn(sentence(error))

    def item(self, data: Json, *lines: str) -> None:
        """`data` for programs, `lines` for people."""
        if self.as_json:
            self.json(json_line(data))
        else:
            self.lines(lines)

    def json(self, line: str) -> None:
        """One line of JSON that is written already."""
        self._answer(line)

    def items(self, found: Iterable[tuple[Json, str]]) -> None:
        for data, words in found:
            self.item(data, words)

    def lines(self, lines: Iterable[str]) -> None:
        """Lines for people; whatever they hold, each stays one line and does nothing to the terminal."""
        for line in lines:
            self._answer(harmless(line))

    def failure(self, error: DossierError | OSError, more: Json | None = None) -> None:
        """Says what failed and why; the command goes on with what is left."""
        known = error.to_dict() if isinstance(error, DossierError) else {}
        coded = {name: known[name] for name in ("code", "data") if known}
        self.failure_of(_thing(error), sentence(error), {**coded, **(more or {})})

    def failure_of(self, path: str, words: str, more: Json | None = None) -> None:
        self.failed = True
        if words != self._warned:
            self._put_message(harmless(words))
        if self.as_json:
            self._answer(json_line({"path": path, "error": words, **(more or {})}))

    def finish(self) -> None:
        """Ends with status 1 if something failed."""
        if self.failed:
            sys.exit(1)


def answer(line: str) -> None:
    """Puts a line on standard output. Raises BrokenPipeError, NoOutput."""
    if sys.stdout is None:  # closed by the process that started us: Python would drop the line without a word
        raise NoOutput(errno.EBADF, os.strerror(errno.EBADF), "standard output")
    print(line, flush=True)  # `click.echo` takes six times as long: it looks each time where this goes


def _on_stderr(words: str) -> None:
    click.echo(words, err=True)


def _thing(error: DossierError | OSError) -> str:
    if isinstance(error, BadInput):
        return error.thing
    if isinstance(error, NoReader):
        return "reader"
    for name in ("folder", "path", "filename"):
        if found := getattr(error, name, None):
            return str(found)
    return ""


def table(rows: Iterable[Iterable[object]]) -> Iterator[str]:
    """Rows with their columns under each other, two spaces apart."""
    cells = [["" if cell is None else harmless(str(cell)) for cell in row] for row in rows]
    widths = [max(map(len, column)) for column in zip(*cells, strict=True)] if cells else []
    for row in cells:
        yield "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()


def counted(count: int, noun: str) -> str:
    """`1 report`, `8 reports`."""
    return f"{count:,} {noun}" + ("" if count == 1 else "s")
