"""Puts the commands together."""

import click

from mazzo.commands.arena import arena
from mazzo.commands.choose import choose
from mazzo.commands.replay import replay


@click.group()
@click.version_option(package_name="mazzo", message="%(version)s")
def main() -> None:
    """An open card room."""


main.add_command(replay)
main.add_command(choose)
main.add_command(arena)

if __name__ == "__main__":
    main()
