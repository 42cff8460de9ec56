"""What a game of the family is: cards, the value that holds its rules, its variants, and the numbers of the clauses.

The ground floor, and where text from outside is met: strict JSON, and what is fit to be shown or kept as a name.
"""
