"""A live match: moves and changes of seat in, numbered events out.

No socket, no clock, no database: whoever holds a match has it try what somebody wants to do, sees
to it that the event is kept, and then lets it happen. ``store`` says what a store must offer.
"""
