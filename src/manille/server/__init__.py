"""The game in the browser: tables over WebSocket, the web app as files, history over HTTP."""
