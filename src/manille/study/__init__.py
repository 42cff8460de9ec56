"""To measure, to compare and to explain: bots against bots, open cards solved, decisions weighed, speed."""
