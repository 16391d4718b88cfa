"""The program that draws Mazzo's Italian cards; `python -m decks` writes them to `decks/faces`."""
