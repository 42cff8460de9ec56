"""The open-card solver: what each legal card is worth when all cards are seen and all play best.

The kernel is fast and compiled; where it cannot be loaded `KernelMissing` is raised, and the slow solver still works.
"""

from manille.solver.kernel import Bounds, Kernel, KernelMissing, Rollouts, at_least, has_kernel, rollouts, values
from manille.solver.slow import values as slow_values

__all__ = [
    "Bounds",
    "Kernel",
    "KernelMissing",
    "Rollouts",
    "at_least",
    "has_kernel",
    "rollouts",
    "slow_values",
    "values",
]
