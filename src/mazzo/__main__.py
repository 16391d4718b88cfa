"""The command ``mazzo``: puts the commands of ``mazzo.commands`` together."""

from importlib import import_module
from typing import Final

import click

COMMANDS: Final = ("serve", "replay", "choose", "arena", "verify")
"""In the order of the help. Each is the function of its own name in the module of that name."""


class _Commands(click.Group):
    """Imports a command when it is asked for: a process that computers think in needs none."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        command: click.Command = getattr(import_module(f"mazzo.commands.{cmd_name}"), cmd_name)
        return command


@click.group(cls=_Commands, invoke_without_command=True)
@click.version_option(package_name="mazzo", message="%(version)s")
@click.pass_context
def main(context: click.Context) -> None:
    """Mazzo, an open card room. Without a command it opens the room and the browser."""
    if context.invoked_subcommand is None:
        from mazzo.commands.serve import serve

        context.invoke(serve)


if __name__ == "__main__":
    main()
