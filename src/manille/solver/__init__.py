"""The open-card solver: the fast kernel, and the slow one that it is held to."""
