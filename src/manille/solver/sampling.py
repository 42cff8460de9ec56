"""Deals by lot in the kernel: as `Worlds` has counted them, a great many at a time."""

from __future__ import annotations

import ctypes
from functools import cache
from random import Random

from manille.solver import kernel
from manille.solver.kernel import NONE, Position, with_hands, written
from manille.view.possible import unseen_by
from manille.view.view import View
from manille.view.worlds import Plan, Worlds


class _Way(ctypes.Structure):
    """The fields of ``Way`` in ``sampling.c``, in the same order."""

    _fields_ = (("upto", ctypes.c_double), ("next", ctypes.c_int32), ("cards", ctypes.c_uint8 * 4))


def drawn(worlds: Worlds, rng: Random, number: int) -> ctypes.Array[Position]:
    """So many positions that a view leaves possible, each drawn as likely as any other. Raises `KernelMissing`."""
    view = worlds.view
    base = written(worlds.draw(rng))
    deals = (Position * number)()
    seed = rng.getrandbits(64)
    if view.rules.piles:
        _library().manille_piles(base, unseen_by(view), _above(view), number, seed, deals)
        return deals
    plan = worlds.plan()
    _library().manille_deals(
        base,
        _four(plan.known),
        (ctypes.c_uint64 * len(plan.groups))(*plan.groups),
        len(plan.groups),
        _ways(plan),
        number,
        seed,
        deals,
    )
    return deals


def listed(worlds: Worlds, rng: Random) -> ctypes.Array[Position]:
    """All positions that a view leaves possible, for hands and not for piles."""
    return with_hands(written(worlds.draw(rng)), list(worlds.every()))


def _four(sets: tuple[int, ...]) -> ctypes.Array[ctypes.c_uint64]:
    return (ctypes.c_uint64 * 4)(*sets)


def _ways(plan: Plan) -> ctypes.Array[_Way]:
    found = (_Way * len(plan.ways))()
    for place, way in zip(found, plan.ways, strict=True):
        place.upto, place.next = way.upto, way.next
        place.cards[: len(way.cards)] = way.cards
    return found


def _above(view: View) -> bytes:
    """For each unseen card of a pile the card known to lie on it, or `NONE` where an unseen one does."""
    above = bytearray()
    for hand in view.dealt:
        first = 0
        for size in view.rules.packets:
            pile = hand[first : first + size]
            hidden = sum(card is None for card in pile)
            if hidden:
                top = pile[hidden]
                assert top is not None
                above += bytes((top.index, *(NONE,) * (hidden - 1)))
            first += size
    return bytes(above)


@cache
def _library() -> ctypes.CDLL:
    """The kernel, with the functions that draw deals declared. Raises `KernelMissing`."""
    found = kernel.library()
    many, sets, number, u64 = ctypes.POINTER(Position), ctypes.POINTER(ctypes.c_uint64), ctypes.c_int, ctypes.c_uint64
    found.manille_deals.restype = found.manille_piles.restype = None
    found.manille_deals.argtypes = (many, sets, sets, number, ctypes.POINTER(_Way), number, u64, many)
    found.manille_piles.argtypes = (many, u64, ctypes.c_char_p, number, u64, many)
    return found
