"""What one seat may know of a round, and the deals that this leaves possible."""
