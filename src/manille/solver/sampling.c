/* Deals drawn by lot, by what Python has counted.
 *
 * This file is a part of kernel.c.
 */

/* A way to give out a group of cards: how many of them each seat gets, and where the ways for the next group begin.
 * The ways of one group that can be chosen at a time stand together, up to the one whose `upto` is 1. */
typedef struct {
    double upto;        /* the share of the deals of this way and of those before it */
    int32_t next;
    uint8_t cards[4];
} Way;

/* One of some cards by lot, and they are one less. */
static int taken_from(uint8_t *cards, int *count, u64 *state)
{
    int at = (int)((random_next(state) >> 32) * (u64)*count >> 32), card = cards[at];
    cards[at] = cards[--*count];
    return card;
}

static int listed(u64 cards, uint8_t *list)
{
    int count = 0;
    for (; cards; cards &= cards - 1) list[count++] = (uint8_t)lowest(cards);
    return count;
}

/* Draw deals: each group of unseen cards is given out in one of its ways, and added to what seats are known to hold. */
API void manille_deals(const Position *base, const u64 *known, const u64 *groups, int count, const Way *ways,
    int number, uint64_t seed, Position *deals)
{
    u64 state = seed;
    for (int n = 0; n < number; n++) {
        Position *deal = deals + n;
        *deal = *base;
        for (int seat = 0; seat < 4; seat++) deal->hands[seat] = known[seat], deal->dealt[seat] = 0;
        for (int group = 0, at = 0; group < count; group++) {
            uint8_t cards[64];
            int left = listed(groups[group], cards);
            double lot = (double)(random_next(&state) >> 11) * 0x1p-53;
            while (ways[at].upto <= lot) at++;
            for (int seat = 0; seat < 4; seat++)
                for (int k = 0; k < ways[at].cards[seat]; k++)
                    deal->hands[seat] |= BIT(taken_from(cards, &left, &state));
            at = ways[at].next;
        }
    }
}

/* Draw deals in which unseen cards lie in piles: `above` has for each of their places the card known to lie on it, or
 * NONE where that is the place before. */
API void manille_piles(const Position *base, u64 unseen, const uint8_t *above, int number, uint64_t seed,
    Position *deals)
{
    u64 state = seed;
    for (int n = 0; n < number; n++) {
        Position *deal = deals + n;
        uint8_t cards[64];
        int left = listed(unseen, cards), on = NONE;
        *deal = *base;
        for (int seat = 0; seat < 4; seat++) deal->dealt[seat] = 0;
        for (int k = 0; k < left; k++) deal->beneath[cards[k]] = NONE;
        for (const uint8_t *place = above; left; place++) {
            int card = taken_from(cards, &left, &state);
            if (*place != NONE) on = *place;
            deal->beneath[on] = (uint8_t)card;
            on = card;
        }
    }
}
