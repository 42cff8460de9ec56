### The table that a server keeps: what it refuses, and what the command that serves it says. Read in the browser too.

## What a table refuses, besides what the rules do not allow

refused-stale = The table has moved on meanwhile. Look again.
refused-turn = It is not your turn for that.
refused-foreign = You do not sit at this table.
refused-table = There is no such table of yours here.
refused-hint = A hint is for your turn.
refused-undo = There is nothing to take back.
refused-why = A player’s reasons are told when the round is over.
refused-match = The match is not over yet.
refused-bots = The number of players does not fit the game.
refused-bot = There is no bot called “{ $name }” here; there are: { $names }.
refused-malformed = The table did not understand that.
refused-large = That is too long.
refused-fast = That is too fast. Wait a moment.
refused-store = The table cannot be saved at the moment, so nothing has changed.

## Serving the game

cli-serve = Serve the game to browsers.
cli-opt-host = The address to listen on; 0.0.0.0 for all.
cli-opt-port = The port to listen on; 0 for any that is free.
cli-opt-database = The database of the tables, such as sqlite:////srv/tables.db; without it, a file with your own data.
serve-here = The game is at { $address } (Ctrl+C ends it).
serve-no-app = The web app is not built into this copy of the game; play in the terminal with: manille play
serve-no-browser = No browser could be opened here: open { $address } yourself, or play in the terminal with: manille play
serve-bad-address = Nothing can listen at { $host }, port { $port }.
serve-bad-database = The database cannot be opened: { $url }.
