"""The room itself: what pages say and computers answer comes in, frames and work come out.

One synchronous core (``room.Room``), without coroutine, lock or task, HTTP, process, thread,
socket or file, without a clock or chance of its own: whoever drives it does all the waiting. So
the same room runs behind a web server, in a test, and wherever else there is a Python.
"""
