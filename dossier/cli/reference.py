"""The commands as a reference, made from their own definitions: Markdown for the documentation, roff for `man`."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from dataclasses import dataclass

import click

import dossier

_EVERYWHERE = {"--archive", "--json", "--help"}  # options of every command, described once
_EXIT = (
    ("0", "Everything was done."),
    ("1", "Something in it failed; with --json each failure is an object with “error”."),
    ("2", "The command line itself is wrong; nothing was opened."),
    ("130", "Stopped with Ctrl-C; what was acknowledged is kept."),
)
_ENVIRONMENT = (("DOSSIER_ARCHIVE", "The archive, where --archive names none."),)


@dataclass(frozen=True, slots=True)
class Entry:
    """One command: how it is called, what it does in paragraphs, and its own options."""

    name: str
    usage: str
    paragraphs: tuple[str, ...]
    options: tuple[tuple[str, str], ...]


def entries(command: click.Command, name: str, above: click.Context | None = None) -> Iterator[Entry]:
    """A command and all below it by name, without those that are kept for old scripts."""
    context = click.Context(command, above, name, **command.context_settings)
    usage = " ".join([context.command_path, *command.collect_usage_pieces(context)])
    paragraphs = re.split(r"\n\s*\n", inspect.cleandoc(command.help or ""))
    own = [param for param in command.get_params(context) if isinstance(param, click.Option)]
    records = (param.get_help_record(context) for param in own if not _EVERYWHERE.intersection(param.opts))
    options = tuple(filter(None, records))
    yield Entry(context.command_path, usage, tuple(" ".join(words.split()) for words in paragraphs), options)
    if isinstance(command, click.Group):
        for verb in command.list_commands(context):
            below = command.get_command(context, verb)
            if below and not below.hidden:
                yield from entries(below, verb, context)


def markdown(root: click.Command) -> str:
    """All commands as a page of the documentation."""
    lines = ["# Commands", "", "Made from the commands by `python resources/make_commands.py`.", ""]
    lines += ["Every command takes `--archive DIR`, `--json` (one JSON object a line) and `--help`."]
    lines += ["The folder `resources/schemas/` has the JSON schema of each command's objects."]
    lines += ["Words that begin with dashes are written behind `--`.", ""]
    lines += [f"- exit status {status}: {meaning}" for status, meaning in _EXIT]
    lines += [f"- `{name}`: {meaning}" for name, meaning in _ENVIRONMENT]
    for entry in entries(root, "dossier"):
        lines += ["", f"## {entry.name}", "", "```", entry.usage, "```"]
        for paragraph in entry.paragraphs:
            lines += ["", paragraph]
        if entry.options:
            lines += ["", "| option | |", "| --- | --- |"]
            lines += [f"| `{_cell(option)}` | {_cell(meaning)} |" for option, meaning in entry.options]
    return "\n".join(lines) + "\n"


def _cell(words: str) -> str:
    return words.replace("|", "\\|")


def roff(root: click.Command) -> str:
    """All commands as a manual page."""
    first, *others = entries(root, "dossier")
    lines = [f'.TH DOSSIER 1 "" "dossier {dossier.__version__}" "User Commands"', ".SH NAME"]
    lines += [f"dossier \\- {_roff(first.paragraphs[0].rstrip('.'))}", ".SH SYNOPSIS", f".B {_roff(first.usage)}"]
    lines += [".SH DESCRIPTION"]
    for paragraph in first.paragraphs[1:]:
        lines += [".PP", _roff(paragraph)]
    lines += [".SH OPTIONS"]
    lines += _list(
        [*first.options, ("--archive DIR", "The archive to use."), ("--json", "Answer in JSON, one object a line.")]
    )
    lines += [".SH COMMANDS"]
    for entry in others:
        lines += [f".SS {_roff(entry.usage)}"]
        for paragraph in entry.paragraphs:
            lines += [".PP", _roff(paragraph)]
        lines += _list(entry.options)
    lines += [".SH EXIT STATUS", *_list(_EXIT), ".SH ENVIRONMENT", *_list(_ENVIRONMENT)]
    return "\n".join(lines) + "\n"


def _list(pairs: tuple[tuple[str, str], ...] | list[tuple[str, str]]) -> list[str]:
    return [line for term, meaning in pairs for line in (".TP", f".B {_roff(term)}", _roff(meaning))]


def _roff(words: str) -> str:
    """Words that roff takes for no request: a backslash, a hyphen, and a line that begins with a dot or apostrophe."""
    escaped = words.replace("\\", "\\e").replace("-", "\\-")
    return f"\\&{escaped}" if escaped[:1] in (".", "'") else escaped
