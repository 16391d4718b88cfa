"""Records: the text of a match, its replay, and how its packs are shuffled.

A record is all that is needed to rebuild any position of a match; states are never stored.
"""
