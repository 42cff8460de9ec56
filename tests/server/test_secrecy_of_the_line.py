"""Secrecy: every byte that is sent to a seat, and every line of the log."""

from __future__ import annotations

import json
import logging
import re
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from manille.game.round import Round
from manille.rules.cards import PACKS
from manille.rules.variants import VARIANTS
from manille.table.entries import Begun, Entry, TookBack
from manille.table.sitting import Sitting
from manille.wire.frames import decode
from server.test_server import LONG
from shared.clients import Json, Player, ask, serving, settings
from shared.secrecy import seen_by

CARD = re.compile(r"(?<![A-Za-z0-9])(?:10|[2-9AKQJRSC])[hdcsoeb](?![A-Za-z0-9])")


def named(text: str, pack: str) -> set[str]:
    """The cards that a text names."""
    return {card for card in CARD.findall(text) if card in {str(each) for each in PACKS[pack].cards}}


def known(entries: list[Entry]) -> Iterator[set[str]]:
    """After each entry, the cards that seat 0 has seen of the deal on the table; taking back forgets nothing."""
    seen: dict[object, set[str]] = {}
    sitting: Sitting | None = None
    for entry in entries:
        if sitting is None:
            assert isinstance(entry, Begun)
            sitting = Sitting.open("table", entry, 0.0)
        else:
            sitting = sitting.after(entry, 0.0)
        if sitting.shown is None:
            yield set()
            continue
        shown: Round = sitting.shown
        found = seen.setdefault(shown.deal, set())
        found |= seen_by(shown, 0)
        if shown.turn is None:
            found |= {str(card) for hand in shown.deal.hands for card in hand}
        drawn = {card for cards in sitting.begun.drawn.rounds for card in cards}
        yield found | (drawn if not sitting.table.match.rounds else set())


def watched(player: Player, chosen: Json, rng: Random, rounds: int, address: str) -> list[tuple[int, str]]:
    """Play some rounds and try everything; each text that came, with the version that was known by then."""
    came: list[tuple[int, str]] = []

    def gather() -> None:
        for text in player.texts:
            message = json.loads(text)
            version = message.get("version") if message["type"] == "state" else None
            came.append((version or (came[-1][0] if came else 0), text))
        player.texts.clear()

    player.texts.clear()
    player.open(**chosen)
    played = 0
    while played < rounds:
        state = player.await_turn()
        if state["asked"] is None:
            player.now("again", abandon=False, guided=False)
            player.hear("state")
            continue
        gather()
        here = came[-1][0]
        for type, fields in (
            ("act", {"version": here, "action": "10h" if rng.random() < 0.5 else "9o"}),
            ("why", {"of": "play", "index": rng.randrange(40)}),
            ("undo", {"version": here - 1}),
            ("say", {"version": here, "say": rng.choice(["strong", "manille h", "nonsense"])}),
        ):
            if rng.random() < 0.1:
                player.say(type, **fields)
                while player.read()["type"] not in ("refused", "why", "state"):
                    pass
        gather()
        player.await_turn()
        if player.state["can"]["hint"] and rng.random() < 0.1:
            player.now("hint")
            player.hear("hint")
        if player.state["can"]["undo"] and rng.random() < 0.03:
            player.now("undo")
            player.hear("state")
            continue
        if rng.random() < 0.05:
            body = ask(address, f"/api/matches/{player.state['table']}/1", Cookie=player.cookie).body.decode()
            if json.loads(body).get("rounds") == []:
                gather()
                came.append((came[-1][0], body))
        if player.state["asked"]["kind"] == "acknowledge":
            played += 1
        player.act(rng.randrange(12))
        gather()
    return came


def sayable(text: str) -> str:
    """A message without the facts of a hint: made from the seat's own view, they may say of a card that it is out."""
    told = json.loads(text)
    if told.get("type") == "hint":
        told["reason"].pop("facts")
    return json.dumps(told)


@pytest.mark.usefixtures("hurried")
def test_nothing_that_is_sent_names_a_card_that_the_seat_may_not_know(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    games: list[tuple[str, dict[str, Any]]] = [
        *((name, {}) for name in VARIANTS),
        ("flemish", {"talk": "signals"}),
        ("belgian", {"talk": "questions"}),
    ]
    rounds = 1000 if LONG else 26
    checked = 0
    caplog.set_level(logging.INFO, "manille.server")
    with serving(tmp_path / "tables.db") as here:
        for number, (name, changes) in enumerate(games):
            with Player(here) as one:
                share = -(-rounds // len(games))
                came = watched(one, settings(name, "thumb", **changes), Random(number), share, here)
                table = one.state["table"]
                match, pack = one.state["rules"]["variant"], one.state["rules"]["pack"]
                assert match == name
            with sqlite3.connect(tmp_path / "tables.db") as store:
                rows = store.execute("select body from entries where table_name = ? order by version", (table,))
                entries: list[Entry] = [decode(body, Entry) for (body,) in rows]
            allowed = list(known(entries))
            assert any(isinstance(entry, TookBack) for entry in entries) or share < 20
            for version, text in came:
                if json.loads(text).get("type") == "welcome":
                    continue
                unknown = named(sayable(text), pack) - allowed[max(version, 1) - 1]
                assert not unknown, (name, version, unknown, text)
                checked += 1
    assert checked > 20 * rounds
    assert len(caplog.messages) > 20 * rounds
    for line in caplog.messages:
        told = json.loads(line)
        assert not CARD.search(line), line
        assert set(told) <= {"at", "event", "table", "version", "kind", "who", "about", "code", "variant"}
