"""The open-card solver and play with closed cards.

The solver says what each legal card is worth when all cards are seen and all play best. The kernel is fast and
compiled; where it cannot be loaded `KernelMissing` is raised, and the slow solver still works.
"""

from manille.solver.closed import Closed, Found, Lesson, Policy, policy_size
from manille.solver.kernel import (
    Bounds,
    Kernel,
    KernelMissing,
    Position,
    Rollouts,
    at_least,
    has_kernel,
    middle,
    position,
    rollouts,
    values,
    with_hands,
)
from manille.solver.sampling import drawn, listed
from manille.solver.slow import values as slow_values

__all__ = [
    "Bounds",
    "Closed",
    "Found",
    "Kernel",
    "KernelMissing",
    "Lesson",
    "Policy",
    "Position",
    "Rollouts",
    "at_least",
    "drawn",
    "has_kernel",
    "listed",
    "middle",
    "policy_size",
    "position",
    "rollouts",
    "slow_values",
    "values",
    "with_hands",
]
