"""The machine integer of the compiled build; in plain Python it is an ``int`` like any other.

Local variables, arguments and attributes of this type stay in registers when mypyc compiles them.
Values must fit 64 bits, and ``1 << n`` must not be written with it: mypyc shifts 32 bits there.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64 as i64
else:
    i64 = int
