"""Settings for every test."""

import os

from hypothesis import HealthCheck, settings

# No test depends on the machine's speed, and what failed once fails again.
settings.register_profile(
    "mazzo",
    deadline=None,
    derandomize="CI" in os.environ,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("mazzo")
