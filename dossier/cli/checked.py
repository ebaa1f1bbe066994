"""Commands that check their whole line before anything is opened: a mistyped option is an error, never a word."""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import click

from dossier.cli.output import harmless

# For commands that take a query, where `-football` leaves a word out; `-h` may be the start of one, too
QUERY_WORDS = {"ignore_unknown_options": True, "help_option_names": ["--help"]}


class CheckedCommand(click.Command):
    """A command that refuses `--words` it does not know, also where an option's value is expected.

    `check` is called with all parameters by name once the line is parsed; it raises click.UsageError where they do not
    go together. Both come before the command itself, which opens an archive.
    """

    def __init__(self, *words: Any, check: Callable[..., None] | None = None, **named: Any) -> None:
        super().__init__(*words, **named)
        self._check = check

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        if ctx.resilient_parsing:
            return super().parse_args(ctx, args)
        try:
            self._refuse_unknown(ctx, args)
            rest = super().parse_args(ctx, args)
            if self._check:
                self._check(**ctx.params)
        except click.UsageError as error:
            error.ctx = error.ctx or ctx  # which says how the command is used
            raise
        return rest

    def _refuse_unknown(self, ctx: click.Context, args: list[str]) -> None:
        options = {name: param for param in self.get_params(ctx) for name in (*param.opts, *param.secondary_opts)}
        words = iter(args)
        for word in words:
            if word == "--" or (not word.startswith("-") and not ctx.allow_interspersed_args):
                return  # what follows is no option, or another command's
            if not word.startswith("--"):
                continue
            name, has_value, _ = word.partition("=")
            option = options.get(name)
            if not isinstance(option, click.Option):
                raise click.NoSuchOption(name, possibilities=[name for name in options if name.startswith("--")])
            # An option whose value may be left out has another that replaces it
            if not (option.is_flag or has_value or isinstance(option.flag_value, str)):
                value = next(words, "")
                if value.startswith("--"):
                    raise click.BadOptionUsage(name, f"Option '{name}' needs a value, such as {name}={value}.")


class CheckedGroup(CheckedCommand, click.Group):
    """Commands that are checked, below one that is."""

    command_class = CheckedCommand
    group_class = type

    def make_context(self, *words: Any, **named: Any) -> click.Context:
        with _harmless_errors():
            return super().make_context(*words, **named)

    def invoke(self, ctx: click.Context) -> Any:
        with _harmless_errors():
            return super().invoke(ctx)


@contextmanager
def _harmless_errors() -> Iterator[None]:
    """Usage errors do nothing to the terminal, whatever words they quote."""
    try:
        yield
    except click.UsageError as error:
        words = "\n".join(map(harmless, error.format_message().split("\n")))
        raise click.UsageError(words, error.ctx) from None


def command(name: str | None = None, **named: Any) -> Callable[[Callable[..., Any]], CheckedCommand]:
    """`click.command` for commands that are checked."""
    return click.command(name, cls=CheckedCommand, **named)


def group(name: str, **named: Any) -> Callable[[Callable[..., Any]], CheckedGroup]:
    """`click.group` for commands that are checked."""
    return click.group(name, cls=CheckedGroup, **named)


def old_spelling(group: click.Group, name: str, command: click.Command) -> None:
    """Keeps a command under a name that it had in an earlier release; help and completion do not show it."""
    kept = copy.copy(command)
    kept.name, kept.hidden = name, True
    group.add_command(kept)
