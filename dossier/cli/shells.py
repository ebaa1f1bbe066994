"""Commands that give a shell its completion, and print the manual page."""

from __future__ import annotations

import click
from click.shell_completion import get_completion_class

from dossier.cli import checked
from dossier.cli.options import plain
from dossier.cli.output import Printer

_ASKS = "_DOSSIER_COMPLETE"  # the variable by which a shell asks what could come next


@checked.command()
@click.argument("shell", type=click.Choice(["bash", "zsh", "fish"]))
@plain
def completion(printer: Printer, shell: str) -> None:
    """Print a script that completes commands and options in a shell.

    Bash: eval "$(dossier completion bash)" in ~/.bashrc; zsh: the same in ~/.zshrc; fish: dossier completion fish >
    ~/.config/fish/completions/dossier.fish
    """
    kind = get_completion_class(shell)
    assert kind, "click knows all shells that can be named"
    completer = kind(click.get_current_context().find_root().command, {}, "dossier", _ASKS)
    script = completer.source_template % completer.source_vars()
    printer.item({"shell": shell, "script": script}, *script.strip().split("\n"))


@checked.command()
@plain
def man(printer: Printer) -> None:
    """Print the manual page; dossier man | man -l - shows it."""
    from dossier.cli.reference import roff  # late: it loads all commands

    page = roff(click.get_current_context().find_root().command)
    printer.item({"page": page}, *page.strip().split("\n"))
