"""The full-screen game in a terminal: it draws a view and reports what was chosen, and knows no rule."""
