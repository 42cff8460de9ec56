"""What is kept: tables in a database, and the files of one person."""
