"""How a round and a match go: dealing, naming trump, doubling, tricks, talk, and the score with its reasons."""
