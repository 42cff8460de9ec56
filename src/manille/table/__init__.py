"""People and bots at a table: the log of what was done, the conversation, and what each seat is shown.

There is no input and no output here: whoever runs a table passes messages and the time, and sends what comes out.
"""
