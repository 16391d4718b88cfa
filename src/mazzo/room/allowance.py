"""So much for each in every minute."""

from collections import Counter


class Allowance:
    """Counts what guests or addresses ask for."""

    def __init__(self, per_minute: int) -> None:
        self._most = per_minute
        self._minute = 0
        self._used: Counter[bytes | str] = Counter()

    def take(self, who: bytes | str, now: float) -> bool:
        """Whether ``who`` may have one more at the time ``now``, in seconds."""
        minute = int(now // 60)
        if minute != self._minute:
            self._minute = minute
            self._used.clear()
        self._used[who] += 1
        return self._used[who] <= self._most
