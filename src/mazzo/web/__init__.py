"""The room behind a web server: pages, sockets, and the processes in which computers think.

``driver.py`` carries between sockets, store, computers and the room (``mazzo.room``); ``app.py``
and what it uses speak HTTP with aiohttp. What is kept is somebody else's affair: a
``mazzo.match.store.Store`` is handed in.
"""
