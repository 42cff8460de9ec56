"""Whoever runs a table needs this: a first dealer drawn, packs shuffled, bots asked."""
