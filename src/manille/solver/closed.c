/* Play with closed cards: how likely a player plays a card, and a search among what one seat can know.
 *
 * This file is a part of kernel.c. A policy says how likely each legal card is, from the player's own hand and what
 * lies open: a sum of learned weights for each card, made into shares; by one table for players who go by rules of
 * thumb, by another for those who search. It weighs the deals that a seat imagines, and of which kind the others are,
 * by how well they explain what has been played; and it plays the other seats in the search, which so neither sees
 * their cards nor believes that they see each other's.
 */

/* The weights stand in groups for each context: a situation in the trick, and what the card does in it. */
enum { SITUATIONS = 25, DEEDS = 5, CONTEXTS = SITUATIONS * DEEDS };
enum { AT_WORTH = 0, AT_LENGTH = 48, AT_PLACE = 64, AT_SURE = 96, AT_OUT = 98, AT_WITHOUT = 122, AT_OPENED = 126,
    AT_LANE = 130, AT_STAGE = 144, WIDTH = 147, TRAITS = 9 };
enum { KINDS = 2, TABLE = CONTEXTS * WIDTH };   /* of players: by rules of thumb, by search; and the weights of one */
enum { LED_TRUMP = 0, LED_PLAIN = 1 };
enum { LOSES = 0, WINS = 1, RUFFS = 2, SINKS = 3, THROWN = 4 };

/* The cards that a player may play, each with the weights that speak for it, and its share. */
typedef struct {
    int count;
    float total;
    uint8_t card[MAX_HAND];
    float share[MAX_HAND]; /* of `total` */
    uint16_t trait[MAX_HAND][TRAITS];
} Wish;

/* 2 to the power of x, to one part in ten thousand. */
static inline float power(float x)
{
    if (x < -60) x = -60;
    if (x > 60) x = 60;
    int whole = (int)(x + 64) - 64;
    float part = x - (float)whole;
    union {
        uint32_t bits;
        float value;
    } scale = {(uint32_t)(whole + 127) << 23};
    return scale.value * (1 + part * (0.69583f + part * (0.22607f + part * 0.0781f)));
}

static inline u64 playable(const Context *c, const Start *s)
{
    return s->n ? legal(c, s->seat, s->led, s->best, s->holder) : c->hand[s->seat];
}

/* Whether nobody behind a player in the trick seems able to beat a card. */
static int is_sure(const Context *c, const Shown *g, const Start *s, u64 others, int best, int led)
{
    if (s->n == c->players - 1) return 1;
    if (others & ABOVE(best)) return 0;
    if (BIT(best) & c->trumps || !(others & c->trumps)) return 1;
    for (int after = 1; after < c->players - s->n; after++) {
        int seat = (s->seat + after) & (c->players - 1);
        if ((seat ^ s->seat) & 1 && g->without[seat] >> led & 1) return 0;
    }
    return count_bits(others & LANE_OF(led)) >= c->players - 1 - s->n;
}

static inline int at_most(int most, int count) { return count < most ? count : most; }

/* The weights that speak for each of some cards. */
static void consider(const Context *c, const Shown *g, const Start *s, u64 cards, Wish *wish)
{
    int seat = s->seat, side = seat & 1, last = c->players - 1;
    u64 hand = c->hand[seat], others = c->all & ~hand;
    int situation = 0, stage, trumps = at_most(3, count_bits(hand & c->trumps));
    if (s->n) {
        int mate = !((s->holder ^ seat) & 1);
        int sure = is_sure(c, g, s, others, s->best, s->led);
        situation = 1 + (s->n - 1) * 8 + mate * 4 + sure * 2 + (s->points >= 3);
    }
    if (c->trumps) {
        int out = count_bits(others & c->trumps);
        stage = out > 2 ? 2 : out > 0;
    } else {
        stage = c->left > 6 ? 2 : c->left > 3;
    }
    int foes = g->without[(seat + 1) & last] | g->without[(seat + 3) & last], mate = g->without[(seat + 2) & last];
    if (c->players == 2) mate = 0;
    wish->count = 0;
    for (u64 rest = cards; rest; rest &= rest - 1) {
        int card = lowest(rest), suit = SUIT(card), deed, best = s->n ? s->best : card;
        u64 lane = LANE_OF(suit), own = hand & lane, out = others & lane, bit = BIT(card);
        int wins = !s->n || beaters(c->trumps, s->best) & bit;
        if (!s->n) deed = suit == c->trump ? LED_TRUMP : LED_PLAIN;
        else if (suit == s->led) deed = wins ? WINS : LOSES;
        else if (suit == c->trump) deed = wins ? RUFFS : SINKS;
        else deed = THROWN;
        if (wins) best = card;
        int above = at_most(3, count_bits(out & ABOVE(card))), left = at_most(3, count_bits(out) / 2);
        int length = at_most(3, count_bits(own) - 1), lower = !!(own & (bit - 1)), higher = !!(own & ABOVE(card));
        int value = VALUE(card), next = own & ~bit ? VALUE(highest(own & ~bit)) : 6;
        int base = (situation * DEEDS + deed) * WIDTH;
        uint16_t *trait = wish->trait[wish->count];
        trait[0] = (uint16_t)(base + AT_WORTH + (value * 4 + above) * 2 + lower);
        trait[1] = (uint16_t)(base + AT_LENGTH + length * 4 + above);
        trait[2] = (uint16_t)(base + AT_PLACE + ((!lower + 2 * !higher) * 4 + trumps) * 2 + !!value);
        trait[3] = (uint16_t)(base + AT_SURE + (wins && is_sure(c, g, s, others, best, s->n ? s->led : suit)));
        trait[4] = (uint16_t)(base + AT_OUT + left * 6 + value);
        trait[5] = (uint16_t)(base + AT_WITHOUT + (foes >> suit & 1) + 2 * (mate >> suit & 1));
        trait[6] = (uint16_t)(base + AT_OPENED + (g->opened[side] >> suit & 1) + 2 * (g->opened[!side] >> suit & 1));
        trait[7] = (uint16_t)(base + AT_LANE + (own > out) * 7 + next);
        trait[8] = (uint16_t)(base + AT_STAGE + stage);
        wish->card[wish->count++] = (uint8_t)card;
    }
}

/* What the weights of a kind of player make of them. */
static void weigh(Wish *wish, const float *weights)
{
    wish->total = 0;
    for (int n = 0; n < wish->count; n++) {
        float sum = 0;
        for (int k = 0; k < TRAITS; k++) sum += weights[wish->trait[n][k]];
        wish->total += wish->share[n] = power(sum);
    }
}

/* How much a player is inclined to each of some cards. */
static void incline(const Context *c, const Shown *g, const Start *s, u64 cards, const float *weights, Wish *wish)
{
    consider(c, g, s, cards, wish);
    weigh(wish, weights);
}

/* A card by lot, each as likely as its share. */
static int drawn(const Wish *wish, u64 *state)
{
    float at = (float)(random_next(state) >> 40) * (1.0f / 16777216.0f) * wish->total;
    int k = 0;
    while (k < wish->count - 1 && (at -= wish->share[k]) >= 0) k++;
    return wish->card[k];
}

static const Shown NOTHING; /* yet */

/* By which weights each seat plays: of a kind by lot, `searches` being how likely each is to search. */
static void seated(const Context *c, const float *weights, const double *searches, u64 *state, const float *by[4])
{
    for (int seat = 0; seat < c->players; seat++)
        by[seat] = weights + ((double)(random_next(state) >> 11) * 0x1p-53 < searches[seat] ? TABLE : 0);
}

/* ---- what Python calls ------------------------------------------------------------------------------------------ */

/* The number of weights of a policy. */
API int manille_weights(void) { return KINDS * TABLE; }

/* Change the weights a little so that the cards played in a round become likelier; `p` is the round before its first
 * card, `kinds` says of which kind each seat is. Adds the logarithms (base 2) of the shares of the cards played to
 * `logs`, how many there were to `decisions`. */
API int manille_learn(void *context, const Position *p, const uint8_t *plays, int count, const uint8_t *kinds,
    float *weights, float rate, double *logs, int64_t *decisions)
{
    Context *c = context;
    if (!place(c, p) || !c->left) return 0;
    Start s = start_of(c, p);
    Shown g = NOTHING;
    Wish wish;
    for (int k = 0; k < count && c->left; k++) {
        u64 cards = playable(c, &s);
        if (plays[k] > 63 || !(cards & BIT(plays[k]))) return 0;
        if (cards & (cards - 1)) {
            float *table = weights + kinds[s.seat] * TABLE;
            incline(c, &g, &s, cards, table, &wish);
            for (int n = 0; n < wish.count; n++) {
                float share = wish.share[n] / wish.total, wrong = (wish.card[n] == plays[k]) - share;
                if (wish.card[n] == plays[k]) {
                    union {
                        float value;
                        uint32_t bits;
                    } log = {share};
                    /* The logarithm, to a few hundredths: the exponent, and the mantissa as a straight line. */
                    *logs += (double)(log.bits >> 23) - 127 + (double)(log.bits & 0x7FFFFF) / 0x800000;
                    ++*decisions;
                }
                for (int t = 0; t < TRAITS; t++) table[wish.trait[n][t]] += rate * wrong;
            }
        }
        step(c, &s, &g, plays[k]);
    }
    return 1;
}

/* How likely the others would have played as they have, for many deals that one seat imagines as they stand now; `base`
 * is as it was before the first card, `gone` what each seat has played since. A product of shares, `noise` of each
 * being even among the legal cards. The seat itself searches, its opponents may or may not, and partners are of the
 * same kind as likely as `alike` says; `searches` is how likely each seat is to search after all that was played. */
API int manille_likelihoods(void *context, const Position *base, const Position *deals, int worlds, const u64 *gone,
    const uint8_t *plays, int count, int self, const float *weights, double alike, float noise, double *likelihoods,
    double *searches)
{
    Context *c = context;
    Position start = *base;
    Wish wish;
    double sums[4] = {0}, total = 0;
    for (int w = 0; w < worlds; w++) {
        double chances[4][KINDS] = {{1, 1}, {1, 1}, {1, 1}, {1, 1}};
        for (int seat = 0; seat < 4; seat++) start.hands[seat] = deals[w].hands[seat] | gone[seat];
        if (!place(c, &start) || !c->left) return 0;
        Start s = start_of(c, &start);
        Shown g = NOTHING;
        for (int k = 0; k < count && c->left; k++) {
            u64 cards = playable(c, &s);
            if (plays[k] > 63 || !(cards & BIT(plays[k]))) return 0;
            if (s.seat != self && cards & (cards - 1)) {
                consider(c, &g, &s, cards, &wish);
                for (int kind = 0; kind < KINDS; kind++) {
                    weigh(&wish, weights + kind * TABLE);
                    for (int n = 0; n < wish.count; n++)
                        if (wish.card[n] == plays[k])
                            chances[s.seat][kind] *=
                                (1 - noise) * wish.share[n] / wish.total + noise / (float)wish.count;
                }
            }
            step(c, &s, &g, plays[k]);
        }
        double ours[4], theirs[4], us = 0, them = 0;
        for (int k = 0; k < 4; k++) {
            int one = k >> 1, other = k & 1;
            double kinds = one == other ? alike : 1 - alike;
            us += ours[k] = one * kinds * chances[(self + 2) & 3][other];
            them += theirs[k] = kinds / 2 * chances[(self + 1) & 3][one] * chances[(self + 3) & 3][other];
        }
        likelihoods[w] = us * them;
        total += us * them;
        sums[(self + 1) & 3] += us * (theirs[2] + theirs[3]);
        sums[(self + 2) & 3] += ours[3] * them;
        sums[(self + 3) & 3] += us * (theirs[1] + theirs[3]);
    }
    for (int seat = 0; seat < 4; seat++) searches[seat] = seat == self ? 1 : sums[seat] / total;
    return 1;
}

/* Play each of many deals to the end so many times, all by the policy; the sums of the margins, by deal. */
API int manille_outcomes(void *context, const Position *deals, int worlds, const float *weights, const double *searches,
    uint64_t times, uint64_t seed, int64_t *sums)
{
    Context *c = context;
    u64 state = seed;
    Wish wish;
    for (int w = 0; w < worlds; w++) {
        sums[w] = 0;
        for (u64 time = 0; time < times; time++) {
            if (!place(c, deals + w) || !c->left) return 0;
            Start s = start_of(c, deals + w);
            Shown g = NOTHING;
            const float *by[4];
            int score = 0;
            seated(c, weights, searches, &state, by);
            while (c->left) {
                u64 cards = playable(c, &s);
                int card = lowest(cards);
                if (cards & (cards - 1)) {
                    incline(c, &g, &s, cards, by[s.seat], &wish);
                    card = drawn(&wish, &state);
                }
                score += step(c, &s, &g, card);
            }
            sums[w] += margin(c, deals + w, score);
        }
    }
    return 1;
}

/* What a seat knows at one of its turns, and what each card has brought so far. */
typedef struct {
    u64 key;            /* 0: unused */
    float visits;
    int count;
    uint8_t card[MAX_HAND];
    float share[MAX_HAND], tried[MAX_HAND], sum[MAX_HAND];
} Turn;

/* What the search found of a card to choose: how often tried, the mean of the margins and how far they lie from it. */
typedef struct {
    int64_t tried;
    double mean, variance;
    int card;
} Found;

API uint64_t manille_turn_size(void) { return sizeof(Turn); }

static inline float root_of(float x)
{
    union {
        float value;
        uint32_t bits;
    } guess = {x};
    guess.bits = (guess.bits >> 1) + 0x1FBD1DF5;
    float y = guess.value;
    y = 0.5f * (y + x / y);
    return 0.5f * (y + x / y);
}

/* Worthless cards next to each other in a hand are one choice: the lowest stands for all. */
static u64 distinct(const Context *c, const Start *s, u64 cards)
{
    u64 others = (c->all & ~c->hand[s->seat]) | (s->n ? BIT(s->best) : 0), few = 0;
    if (c->piles) return cards;
    for (u64 rest = cards; rest; rest &= rest - 1) {
        int card = lowest(rest);
        u64 below = few & LANE_OF(SUIT(card));
        int before = below ? highest(below) : NONE;
        if (before == NONE || VALUE(card) || others & (BIT(card) - 1) & ~(BIT(before + 1) - 1)) few |= BIT(card);
    }
    return few;
}

/* What a seat knows at a turn: what is left and what it can play of it, the trick in progress, and which suits others
 * have shown that they are without. How it came about makes no difference, but for the score until then. */
static u64 known_at(const Context *c, const Shown *g, const Start *s)
{
    u64 key = mix(mix(c->all, 0), c->hand[s->seat]), without = 0;
    for (int seat = 0; seat < 4; seat++) without = without << 8 | g->without[seat];
    if (c->piles) key = mix(mix(key, c->hand[!s->seat]), (u64)c->won0);
    if (s->n) key = mix(key, (u64)(s->led | s->n << 2 | s->best << 4 | s->holder << 10 | s->points << 12) + 1);
    key = mix(key, without);
    return key ? key : 1;
}

/* A search from one position: what its seat has learned at its later turns, and how to go on. */
typedef struct {
    const Shown *shown;
    const float *weights;
    const double *searches;
    float explore;
    Turn *turns;
    u64 mask, room;
} Tree;

/* What a seat knows at a turn; made, if it is new; none if there is no room left. */
static Turn *turn_for(Context *c, const Shown *g, const Start *s, u64 cards, const float *weights, Tree *tree,
    int *made)
{
    u64 key = known_at(c, g, s), at = mix(key, 0) & tree->mask;
    while (tree->turns[at].key && tree->turns[at].key != key) at = (at + 1) & tree->mask;
    Turn *turn = tree->turns + at;
    *made = !turn->key;
    if (turn->key) return turn;
    if (!tree->room) return 0;
    tree->room--;
    Wish wish;
    incline(c, g, s, cards, weights, &wish);
    turn->key = key;
    turn->visits = 0;
    turn->count = wish.count;
    for (int k = 0; k < wish.count; k++) {
        turn->card[k] = wish.card[k];
        turn->share[k] = 0.5f * wish.share[k] / wish.total + 0.5f / (float)wish.count;
        turn->tried[k] = turn->sum[k] = 0;
    }
    return turn;
}

/* The card to try next: what it brought, and more the less it was tried and the likelier it is. */
static int tried_next(const Turn *turn, float explore)
{
    float sum = 0, most = -1e30f, root = root_of(turn->visits + 1);
    int best = 0;
    for (int k = 0; k < turn->count; k++) sum += turn->sum[k];
    float usual = turn->visits > 0 ? sum / turn->visits : 0;
    for (int k = 0; k < turn->count; k++) {
        float mean = turn->tried[k] > 0 ? turn->sum[k] / turn->tried[k] : usual;
        float hope = mean + explore * turn->share[k] * root / (1 + turn->tried[k]);
        if (hope > most) most = hope, best = k;
    }
    return best;
}

/* Play a deal out from a card of the seat to play: that seat goes by what its cards have brought where it knew the
 * same, and by the policy beyond; the others go by the policy, each as one of the kinds that it may be of. The margin
 * for the side of the seat. */
static int played_out(Context *c, Tree *tree, const Position *p, int card, u64 *state)
{
    Start s = start_of(c, p);
    Shown g = *tree->shown;
    Turn *path[MAX_HAND];
    uint8_t taken[MAX_HAND];
    int before[MAX_HAND]; /* the score when each was taken */
    int self = s.seat, depth = 0, inside = 1, score = 0;
    const float *by[4];
    Wish wish;
    seated(c, tree->weights, tree->searches, state, by);
    for (;;) {
        score += step(c, &s, &g, card);
        if (!c->left) break;
        u64 cards = playable(c, &s);
        Turn *turn = 0;
        if (!(cards & (cards - 1))) {
            card = lowest(cards);
            continue;
        }
        if (inside && s.seat == self) {
            int made;
            turn = turn_for(c, &g, &s, distinct(c, &s, cards), by[self], tree, &made);
            inside = turn && !made;
        }
        if (turn) {
            int k = tried_next(turn, tree->explore);
            path[depth] = turn;
            before[depth] = score;
            taken[depth++] = (uint8_t)k;
            card = turn->card[k];
        } else {
            incline(c, &g, &s, cards, by[s.seat], &wish);
            card = drawn(&wish, state);
        }
    }
    int sign = self & 1 ? -1 : 1;
    for (int k = 0; k < depth; k++) {
        path[k]->visits++;
        path[k]->tried[taken[k]]++;
        path[k]->sum[taken[k]] += (float)(sign * (margin(c, p, score) - margin(c, p, before[k])));
    }
    return sign * margin(c, p, score);
}

/* How many deals a card meets at least, and how many standard errors it must be behind to be given up. */
enum { LEAST_MET = 32, CERTAINTY = 3 };

/* A card to choose, while the search goes on. */
typedef struct {
    int card, given_up, better; /* better: the place of the one that was best when this was given up */
    int64_t tried, sum, squares;
    int64_t apart[MAX_HAND]; /* from each other one: the squares of the differences, over the deals */
    double behind;
} Option;

/* Give up each card that is behind the best by more than chance explains. */
static void give_up(Option *options, int count, uint8_t *order, int *gone)
{
    int best = -1;
    for (int k = 0; k < count; k++)
        if (!options[k].given_up && (best < 0 || options[k].sum > options[best].sum)) best = k;
    for (int k = 0; k < count; k++) {
        Option *o = options + k;
        if (o->given_up || k == best) continue;
        double n = (double)o->tried, behind = (double)(options[best].sum - o->sum) / n;
        double variance = (double)o->apart[best] / n - behind * behind + 1;
        if (behind <= 0 || behind * behind * n < CERTAINTY * CERTAINTY * variance) continue;
        o->given_up = 1, o->better = best, o->behind = behind;
        order[(*gone)++] = (uint8_t)k;
    }
}

/* Information-set tree search for the seat to play. Deals are drawn by lot, and each is played out from every card that
 * is still in question, with the same luck: so cards differ by what they bring, and not by the deals that they met. The
 * first `taught` of these plays only teach the tree how the seat goes on, and count for no card.
 * `plays` are all cards of the round before, `first` led the first of them. Results are by card, from the side of the
 * seat; the number of them, or 0 if a position makes no sense or no play counts. `turns` is memory for 2^log_turns,
 * all zero. */
API int manille_search(void *context, const Position *deals, int worlds, const uint8_t *plays, int count, int first,
    const float *weights, const double *searches, uint64_t times, uint64_t taught, uint64_t seed, float explore,
    Turn *turns, int log_turns, Found *found)
{
    Context *c = context;
    u64 state = seed, mask = (1ull << log_turns) - 1;
    Shown shown = NOTHING;
    Tree tree = {&shown, weights, searches, explore, turns, mask, mask - mask / 4};
    if (!place(c, deals) || !c->left) return 0;
    for (int k = 0, led = 0, n = 0, best = 0, holder = first, seat = first; k < count; k++) {
        int card = plays[k], suit = SUIT(card);
        if (!n) led = suit;
        note(c, &shown, seat, !n, led, suit);
        if (!n || beaters(c->trumps, best) & BIT(card)) best = card, holder = seat;
        seat = (seat + 1) & (c->players - 1);
        if (++n == c->players) n = 0, seat = holder;
    }
    Start start = start_of(c, deals);
    Option options[MAX_HAND] = {{0}};
    uint8_t order[MAX_HAND];
    int kinds = 0, gone = 0;
    for (u64 rest = distinct(c, &start, playable(c, &start)); rest; rest &= rest - 1) options[kinds++].card = lowest(rest);
    u64 time = 0;
    for (int met = 0; time < times && (kinds - gone > 1 || met < LEAST_MET);) {
        const Position *p = deals + ((random_next(&state) >> 32) * (u64)worlds >> 32);
        u64 luck = state;
        int counts = time >= taught;
        int64_t brought[MAX_HAND];
        for (int k = 0; k < kinds; k++) {
            Option *o = options + k;
            if (o->given_up) continue;
            if (!place(c, p) || !c->left) return 0;
            state = luck;
            brought[k] = played_out(c, &tree, p, o->card, &state);
            time++;
            if (!counts) continue;
            o->tried++, o->sum += brought[k], o->squares += brought[k] * brought[k];
            for (int j = 0; j < k; j++) {
                if (options[j].given_up) continue;
                int64_t apart = brought[k] - brought[j];
                o->apart[j] += apart * apart, options[j].apart[k] += apart * apart;
            }
        }
        met += counts;
        if (met >= LEAST_MET && met % 8 == 0) give_up(options, kinds, order, &gone);
    }
    if (!options[0].tried) return 0;
    for (int k = 0; k < kinds; k++) {
        double n = (double)options[k].tried, mean = (double)options[k].sum / n;
        found[k] = (Found){options[k].tried, mean, (double)options[k].squares / n - mean * mean, options[k].card};
    }
    /* Those given up met other deals: they are as far behind as they were then. */
    while (gone--) {
        const Option *o = options + order[gone];
        found[order[gone]].mean = found[o->better].mean - o->behind;
    }
    return kinds;
}
