"""The command ``mazzo``: puts the commands of ``mazzo.commands`` together."""

import sys
from importlib import import_module
from typing import Any, Final

import click

COMMANDS: Final = ("serve", "replay", "choose", "arena", "bench", "bot", "verify")
"""In the order of the help. Each is the function of its own name in the module of that name."""


class _Commands(click.Group):
    """Imports a command when it is asked for: a process that computers think in needs none."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        if not args or (args[0].startswith("-") and args[0] not in ("--help", "--version")):
            args = ["serve", *args]
        return super().parse_args(ctx, args)

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        command: click.Command = getattr(import_module(f"mazzo.commands.{cmd_name}"), cmd_name)
        return command

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except click.ClickException as refused:
            _say_in_one_line(refused)
            ctx.exit(refused.exit_code)

    def main(self, *args: Any, **kwargs: Any) -> Any:
        try:
            return super().main(*args, **kwargs)
        except OSError as failure:
            # A full disk, no more processes; of who closes our output click has taken care.
            click.echo(f"Error: {failure.strerror or failure}", err=True)
            sys.exit(1)


def _say_in_one_line(refused: click.ClickException) -> None:
    """Whatever is wrong with a command's arguments or files, quoted as it was given."""
    from mazzo.commands.reading import one_line

    text = refused.format_message().replace("\n\t", " ")  # choices are listed over lines
    if isinstance(refused, click.UsageError) and refused.ctx is not None:
        text = f"{text.rstrip('.')}. Try '{refused.ctx.command_path} --help'."
    click.echo(f"Error: {one_line(text)}", err=True)


@click.group(cls=_Commands)
@click.version_option(package_name="mazzo", message="%(version)s")
def main() -> None:
    """Mazzo, an open card room. Without a command, or with the options of "serve", it opens the
    room and the browser."""


if __name__ == "__main__":
    main()
