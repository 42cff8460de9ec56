"""What is said between a table and somebody who sits at it: the messages, as types.

The conversation, one WebSocket a client, one JSON object a message, told apart by ``type``:

1. The client connects; the server sends `Welcome`: the rule sets, the bots, and the tables that this player has left.
2. The client sends `Open` for a new table or `Join` for one of its own. The server answers with `Sheet` and `State`.
3. After everything that happens at the table each client gets a new `State` with a higher ``version``. It holds all
   that is drawn, as its seat may know it; ``events`` is what has happened since the state with version ``since``, so a
   client that has just drawn that one shows the difference, and any other simply draws. When a round has been counted
   or taken back, `Sheet` goes before it.
4. The client sends `Act`, `Talk`, `Undo`, `Next` with the version that it has drawn. The answer is a new state, or
   `Refused`, and then nothing has changed. `Hint` and `Why` are answered by `Hinted` and `Because`.
5. Bots act when they are due, with a pause between them; `Skip` ends a pause.
6. Settings go at once where they are about the pace; the rest is in force from the next match, which `Again` begins.
7. `Leave` goes back to 1. Whoever comes back later, or loses the line, joins again and gets the latest state.

Nothing here is a sentence. A ``label`` or ``message`` is the name of a message of the catalogue; cards, suits, calls
and sayings are written as in records. Sides are 0 (seats 0 and 2) and 1; pairs of figures are by side. The types for
the browser are made from these by ``scripts/wiretypes.py``.
"""

from __future__ import annotations

from manille.wire.pages import FromServer, History, OpenRound, Played, Replay, Result
from manille.wire.parts import (
    Account,
    Called,
    Card,
    Changed,
    Choice,
    Duties,
    Option,
    Pair,
    Reason,
    RuleSet,
    Said,
    Term,
    Trick,
    Trump,
    Value,
)
from manille.wire.to_seat import (
    Asked,
    Barred,
    Because,
    Can,
    Drawn,
    Event,
    FromTable,
    Hinted,
    Kind,
    Pile,
    Refused,
    Seat,
    Sheet,
    SheetLine,
    Standing,
    State,
)
from manille.wire.to_table import (
    Act,
    Again,
    Change,
    FromClient,
    Hint,
    Join,
    Leave,
    Next,
    Open,
    Pace,
    Settings,
    Skip,
    Talk,
    Undo,
    Why,
)
from manille.wire.welcome import Game, Left, Section, Switch, Welcome

__all__ = [
    "Account",
    "Act",
    "Again",
    "Asked",
    "Barred",
    "Because",
    "Called",
    "Can",
    "Card",
    "Change",
    "Changed",
    "Choice",
    "Drawn",
    "Duties",
    "Event",
    "FromClient",
    "FromServer",
    "FromTable",
    "Game",
    "Hint",
    "Hinted",
    "History",
    "Join",
    "Kind",
    "Leave",
    "Left",
    "Next",
    "Open",
    "OpenRound",
    "Option",
    "Pace",
    "Pair",
    "Pile",
    "Played",
    "Reason",
    "Refused",
    "Replay",
    "Result",
    "RuleSet",
    "Said",
    "Seat",
    "Section",
    "Settings",
    "Sheet",
    "SheetLine",
    "Skip",
    "Standing",
    "State",
    "Switch",
    "Talk",
    "Term",
    "Trick",
    "Trump",
    "Undo",
    "Value",
    "Welcome",
    "Why",
]
