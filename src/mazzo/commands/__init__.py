"""The commands of ``mazzo``, one module each; ``mazzo.__main__`` puts them together."""
