"""Computer players: the levels, and the search that the games share.

A computer gets a view, never a state; worlds are imagined from the view.
"""
