"""The room: pages, sockets, and the processes in which computers think.

``room.py`` and what it uses know no web library: frames in, frames out. ``app.py`` and what it uses
speak HTTP with aiohttp. What is kept is somebody else's affair: a ``mazzo.table.store.Store`` is
handed in.
"""
