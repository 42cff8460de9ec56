/* The open-card solver: what each card is worth when all cards are seen and all play best.
 *
 * One freestanding C11 file, no libc. A set of cards is a 64-bit mask as in cards.py: suit s has the bits 16s to
 * 16s+11, the top card of a suit is bit 11 of its lane in both packs, and a card is worth max(0, rank - 6). So no
 * code below knows a pack.
 *
 * Scores inside are "points of side 0 still to come" in half points or whole points (`scale`), from 0 to `rest`:
 * all that is still to be won goes to one side or the other. The margin is made of that at the very end.
 *
 * A node is one position examined: one call of `lead` or `follow`.
 *
 * It reads from top to bottom, and nothing is used before it stands there but `lead` and `follow`, which call each other:
 *
 *   what Python fills in and gets back      Position, Answer, Context
 *   legality                                the second copy of trick.py
 *   the table of positions between tricks   what was found once, by who owns which card
 *   what is sure without search             sure tricks, as bounds
 *   the search                              moves in their order, `lead` and `follow`
 *   from a position to the search and back  a Position made small, a score made a margin
 *   what Python calls                       values, at_least, all
 *   play to the end                         random play
 *   sampling.c and closed.c                  deals drawn, and play with closed cards
 */
#include <stdint.h>

#if defined(_WIN32)
#define API __declspec(dllexport)
#else
#define API __attribute__((visibility("default")))
#endif

typedef uint64_t u64;

enum { LOST, LAST_TRICK, MOST_TRICKS };
enum { REQUIRED, FREE, BARRED };
enum { MAX_HAND = 24, NONE = 255 };

#define VERSION 3
#define LANE 0xFFFull
#define POINTS 0x0F800F800F800F80ull
#define ZEROS 0x007F007F007F007Full
#define SUIT(card) ((card) >> 4)
#define BIT(card) (1ull << (card))
#define LANE_OF(suit) (LANE << 16 * (suit))
#define ABOVE(card) (LANE_OF(SUIT(card)) & (~1ull << (card)))
#define RANK(card) ((card) & 15)
#define VALUE(card) (RANK(card) > 6 ? RANK(card) - 6 : 0)

/* What Python fills in; `kernel.py` has the same fields in the same order. */
typedef struct {
    u64 hands[4];       /* what each seat can play now: the hand, or the tops of its piles */
    u64 dealt[4];       /* what each seat held at some earlier time of the deal, for a warm table; or 0 */
    uint8_t beneath[64]; /* for a card of a pile the card under it as dealt, else NONE */
    uint8_t trick[4];   /* the cards of the trick in progress, in the order played */
    int8_t trump;       /* a suit, or -1 */
    uint8_t players;    /* 2 or 4 */
    uint8_t leader;     /* of the trick in progress */
    uint8_t count;      /* of cards in it */
    uint8_t piles;      /* 1: `beneath` counts */
    uint8_t after_trick; /* 1: cards are turned after the trick, 0: at once */
    uint8_t head, ruff, overruff; /* bit 0: binds against a foe, bit 1: against the partner */
    uint8_t under;      /* REQUIRED, FREE, BARRED */
    uint8_t sink;
    uint8_t cards_per_point; /* 0 or 4 */
    uint8_t odd_pair;   /* LOST, LAST_TRICK, MOST_TRICKS */
    uint8_t last_trick; /* points for it */
    uint8_t points[2];  /* of the cards that each side has taken */
    uint8_t tricks[2];  /* that each side has taken */
} Position;

typedef struct {
    u64 nodes;
    int16_t low, high;  /* the margin of the position */
    uint8_t count;      /* of cards below */
    uint8_t exact;      /* 1: the budget sufficed */
    uint8_t card[MAX_HAND];
    int16_t lows[MAX_HAND], highs[MAX_HAND];
} Answer;

typedef struct {
    u64 key;
    uint32_t honours;   /* which of the cards worth points are left, five bits a suit */
    uint8_t low, high, move, age;
} Entry;

enum { WAYS = 4 };      /* entries of one bucket, a cache line */

typedef struct {
    /* The position, changed and changed back during the search. */
    u64 hand[4];
    u64 pending[2];     /* cards that will be turned when the trick is done */
    u64 all;            /* every card not yet played, hidden ones too */
    u64 owned[2];       /* with piles: all cards of each seat, hidden and played ones too */
    u64 trumps;         /* the lane of trump, or 0 */
    int left;           /* tricks to come, the one in progress too */
    int rest;           /* score still to come in the tricks not yet finished */
    int won0;           /* tricks that side 0 has taken, kept only where it matters */
    /* The rules. */
    int players, trump, scale, trick_score, last_score;
    int head, ruff, overruff, under, sink, piles, after_trick, odd_pair, bonus;
    uint8_t beneath[64];
    /* The search. */
    u64 nodes, limit;
    int stop;
    uint8_t age;
    int shift;          /* of the hash, for the part of the table in use */
    int log_size, log_used; /* of the table, and of the part of it used since it was last cleared */
    u64 signature[8];   /* of the deal and rules that the table is about */
    uint16_t canon[4][4096]; /* see `key_of` */
    uint8_t apart[32][32];  /* see `slack` */
    uint8_t low_sum[32][8], high_sum[32][8]; /* least and most points of so many of a set of honours */
    int32_t history[MAX_HAND + 1][4][4][64];
    Entry table[];
} Context;

static int follow(Context *c, int seat, int n, int led, int best, int holder, int points, int target);
static int lead(Context *c, int seat, int target);

/* Clear memory of whole words. */
static void clear(void *memory, u64 size)
{
    volatile u64 *word = memory; /* volatile: or the compiler makes a call of memset of it */
    for (u64 k = 0; k < size / 8; k++) word[k] = 0;
}

static inline int count_bits(u64 set) { return __builtin_popcountll(set); }
static inline int lowest(u64 set) { return __builtin_ctzll(set); }
static inline int highest(u64 set) { return 63 - __builtin_clzll(set); }

static inline int value_of(u64 set)
{
    return count_bits(set & POINTS) + count_bits(set & 0x0F000F000F000F00ull) + count_bits(set & 0x0E000E000E000E00ull)
        + count_bits(set & 0x0C000C000C000C00ull) + count_bits(set & 0x0800080008000800ull);
}

/* ---- legality: the second copy of trick.py ------------------------------------------------------------------- */

static inline u64 beaters(u64 trumps, int best)
{
    return ABOVE(best) | (BIT(best) & trumps ? 0 : trumps);
}

static inline u64 lowest_of_each(u64 set)
{
    u64 low = 0;
    for (int suit = 0; suit < 4; suit++) {
        u64 cards = set & LANE_OF(suit);
        low |= cards & (0 - cards);
    }
    return low;
}

static inline u64 legal(const Context *c, int seat, int led, int best, int holder)
{
    u64 hand = c->hand[seat], cards = hand & LANE_OF(led);
    int mate = !((holder ^ seat) & 1);
    if (cards) {
        u64 over = cards & ABOVE(best);
        if (over && (led == c->trump ? c->overruff : c->head) >> mate & 1) cards = over;
    } else {
        u64 trumps = hand & c->trumps;
        cards = hand;
        if (trumps && c->ruff >> mate & 1) {
            if (SUIT(best) != c->trump) {
                cards = trumps;
            } else {
                u64 over = trumps & ABOVE(best);
                if (over && c->overruff >> mate & 1) cards = over;
                else if (c->under == REQUIRED) cards = trumps;
                else if (c->under == BARRED && ((hand ^ trumps) | over)) cards = (hand ^ trumps) | over;
            }
        }
    }
    if (c->sink) cards = (cards & (mate ? POINTS : beaters(c->trumps, best))) | lowest_of_each(cards);
    return cards;
}

/* ---- the table of positions between tricks ------------------------------------------------------------------- */

/* Owners are fixed in a deal, so the cards left and the leader say everything. Two positions in which the same seats
 * hold the cards of each suit in the same order play alike: only what the cards are worth can differ. `canon` maps
 * the cards left of a suit to the lowest cards with the same owners in the same order, and that is the key; the
 * honours left tell such positions apart. With piles what lies beneath matters too: the cards left are the key. */
static inline u64 key_of(const Context *c, int leader)
{
    u64 all = c->all, key = all;
    if (!c->piles)
        key = (u64)c->canon[0][all & LANE] | (u64)c->canon[1][all >> 16 & LANE] << 16
            | (u64)c->canon[2][all >> 32 & LANE] << 32 | (u64)c->canon[3][all >> 48 & LANE] << 48;
    key |= (u64)leader << 12;
    if (c->bonus) {
        if (c->odd_pair == LAST_TRICK) key |= (u64)(c->won0 & 1) << 28;
        else key |= (u64)(c->won0 & 15) << 28 | (u64)(c->won0 >> 4) << 44;
    }
    return key;
}

static inline uint32_t honours_of(u64 all)
{
    return (uint32_t)((all >> 7 & 31) | (all >> 23 & 31) << 5 | (all >> 39 & 31) << 10 | (all >> 55 & 31) << 15);
}

/* By how much a score can be more with the honours `one` than with `two`, the seats holding them in the same order.
 * Let both sides play the other position's best play card by card: the same tricks are won, and no card brings more
 * than the difference. Where a duty looks at points (`sink`) plays are the same only if as many cards are worth any. */
static inline int slack(const Context *c, uint32_t one, uint32_t two)
{
    return (c->apart[one & 31][two & 31] + c->apart[one >> 5 & 31][two >> 5 & 31]
        + c->apart[one >> 10 & 31][two >> 10 & 31] + c->apart[one >> 15][two >> 15]) * c->scale;
}

static int as_many(uint32_t one, uint32_t two)
{
    for (int shift = 0; shift < 20; shift += 5)
        if (count_bits(one >> shift & 31) != count_bits(two >> shift & 31)) return 0;
    return 1;
}

static inline Entry *bucket(Context *c, u64 key)
{
    u64 hash = (key ^ key >> 29) * 0x9E3779B97F4A7C15ull;
    hash ^= hash >> 32;
    return c->table + ((hash * 0xD6E8FEB86659FD93ull) >> c->shift) * WAYS;
}

/* Look a position up: 1 if it answers the question, with the answer in `value`; else perhaps a move to try. */
static inline int known(Context *c, u64 key, uint32_t honours, int target, int *value, int *hint)
{
    Entry *entry = bucket(c, key);
    for (int k = 0; k < WAYS; k++, entry++) {
        if (entry->key != key || entry->age != c->age) continue;
        int low = entry->low, high = entry->high;
        if (entry->honours != honours) {
            if (c->sink && !as_many(honours, entry->honours)) continue;
            low -= slack(c, entry->honours, honours);
            high += slack(c, honours, entry->honours);
        } else if (entry->move != NONE) {
            *hint = entry->move;
        }
        if (low >= target) {
            *value = low;
            return 1;
        }
        if (high < target) {
            *value = high;
            return 1;
        }
    }
    return 0;
}

static void keep(Context *c, u64 key, uint32_t honours, int value, int target, int rest, int move)
{
    Entry *entry = bucket(c, key), *slot = 0;
    int worst = 0;
    for (int k = 0; k < WAYS; k++) {
        if (entry[k].age != c->age) {
            if (worst < 1000) worst = 1000, slot = entry + k;
            continue;
        }
        if (entry[k].key == key && entry[k].honours == honours) {
            slot = entry + k;
            worst = 2000;
            break;
        }
        int cost = 64 - count_bits(entry[k].key & 0x0FFF0FFF0FFF0FFFull);
        if (cost > worst) worst = cost, slot = entry + k;
    }
    if (worst < 2000) {
        slot->key = key;
        slot->honours = honours;
        slot->age = c->age;
        slot->low = 0;
        slot->high = (uint8_t)rest;
        slot->move = NONE;
    }
    if (value >= target) {
        if (value > slot->low) slot->low = (uint8_t)value;
    } else if (value < slot->high) {
        slot->high = (uint8_t)value;
    }
    if (move != NONE) slot->move = (uint8_t)move;
}

/* ---- what is sure without search ------------------------------------------------------------------------------ */

static inline int least_points(const Context *c, u64 lane, int count)
{
    int honours = (int)(lane >> 7), worthless = count_bits(lane & 127);
    int over = count - worthless;
    return over <= 0 ? 0 : c->low_sum[honours][over > 5 ? 5 : over];
}

static inline int most_points(const Context *c, u64 lane, int count)
{
    return c->high_sum[lane >> 7][count > 5 ? 5 : count];
}

static inline u64 lane_of(u64 set, int suit) { return set >> 16 * suit & LANE; }

/* The cards of a suit above all of some others. */
static inline u64 masters_of(u64 lane, u64 others)
{
    return others ? lane & (0 - (2ull << highest(others))) : lane;
}

static inline u64 highest_of(u64 lane, int count)
{
    for (int more = count_bits(lane) - count; more > 0; more--) lane &= lane - 1;
    return lane;
}

static inline int fewer(int one, int two) { return one < two ? one : two; }

/* A score that the side of the leader has for sure, by one of two plans.
 *
 * First plan: the leader draws trumps with its masters and then cashes its masters in the other suits. A foe who may
 * still have a trump then must follow, which limits the tricks of a suit. A partner who must ruff would take the
 * lead away, which limits them too. Second plan: after that the leader crosses to a master of the partner, who
 * goes on likewise with what are masters then. In both, whatever the others play is taken too: of foes at least
 * the least that they can give, of a partner who has nothing to keep the most that he can. */
static int sure(const Context *c, int seat)
{
    u64 own = c->hand[seat], mate, one, two;
    if (c->players == 4) {
        mate = c->hand[seat ^ 2];
        one = c->hand[(seat + 1) & 3];
        two = c->hand[(seat + 3) & 3];
    } else {
        one = c->hand[seat ^ 1];
        mate = two = 0;
    }
    int tricks = 0, points = 0;                 /* of the first plan */
    int more = 0, other = 0, entry = 0;         /* tricks that the second plan adds, its points, a way to cross */
    int discards = 0, spare = c->left;          /* of the partner while the leader cashes */
    int ruff_one = 0, ruff_two = 0, own_trumps = 0, mate_trumps = 0, drawn = 0;
    for (int step = c->trumps ? -1 : 0; step < 4; step++) {
        int suit = step < 0 ? c->trump : step;
        if (step == c->trump) continue;
        u64 o = lane_of(own, suit), m = lane_of(mate, suit);
        if (step >= 0 && !o && !m) continue;
        u64 x = lane_of(one, suit), y = lane_of(two, suit);
        u64 top = masters_of(o, x | y | m);
        int run = count_bits(top), n = run, k = 0, length = count_bits(m), mine = count_bits(o);
        int follow_one = count_bits(x), follow_two = count_bits(y);
        if (step < 0) {
            ruff_one = follow_one;
            ruff_two = follow_two;
        } else {
            if (ruff_one > 0) n = fewer(n, follow_one);
            if (ruff_two > 0) n = fewer(n, follow_two);
            if (mate_trumps > 0 && c->ruff & 2) n = fewer(n, length);
            if (n < run) top = highest_of(top, n);
        }
        u64 theirs = 0;
        if (m && n == run && length > n) {
            theirs = masters_of(m, x | y | (o ^ top));
            k = fewer(count_bits(theirs), length - n);
            int cross = mine > n && k && (!c->sink || theirs >> 7);
            if (step >= 0) {
                if ((ruff_one > 0 && follow_one <= n) || (ruff_two > 0 && follow_two <= n)) cross = 0;
                if (ruff_one > drawn) k = fewer(k, follow_one - n);
                if (ruff_two > drawn) k = fewer(k, follow_two - n);
                if (own_trumps > drawn && c->ruff & 2) k = fewer(k, mine - n);
                if (k < 0) k = 0;
            }
            if (cross) entry = 1;
        }
        if (n) {
            int value = value_of(top);
            points += value + least_points(c, x, n) + least_points(c, y, n) + most_points(c, m, n);
            other += value;
            tricks += n;
            other += k ? least_points(c, m, n) : most_points(c, m, n);
            if (!k) {
                if (length < n) discards += n - length;
                spare -= fewer(n, length);
            }
        }
        if (k) {
            more += k;
            spare -= n + k;
            other += value_of(highest_of(theirs, k)) + most_points(c, o ^ top, k);
        }
        if (n + k) other += least_points(c, x, n + k) + least_points(c, y, n + k);
        if (step < 0) {
            ruff_one -= n;
            ruff_two -= n;
            mate_trumps = length - n;
            own_trumps = mine - n;
            drawn = k;
        }
    }
    if (tricks >= c->left) return c->rest - (c->bonus ? 2 : 0);
    int score = points * c->scale + tricks * c->trick_score;
    if (entry && discards <= (c->sink ? 0 : spare)) {
        tricks += more;
        if (tricks >= c->left) return c->rest - (c->bonus ? 2 : 0);
        other = other * c->scale + tricks * c->trick_score;
        if (other > score) return other;
    }
    return score;
}

/* A score that the other side has for sure: with the highest trumps a trick each, whenever they are played. */
static int sure_trumps(const Context *c, int seat)
{
    u64 all = c->all & c->trumps;
    if (!all) return 0;
    u64 one = c->hand[(seat + 1) & (c->players - 1)], two = c->players == 4 ? c->hand[(seat + 3) & 3] : 0;
    int top = highest(all);
    u64 own = one >> top & 1 ? one : two >> top & 1 ? two : 0;
    if (!own) return 0;
    own &= c->trumps;
    u64 run = masters_of(own, all ^ own);
    return value_of(run) * c->scale + count_bits(run) * c->trick_score;
}

/* With piles: what the side of the leader and the other side have for sure. The highest trumps take a trick each,
 * hidden ones too; the leader can cash the masters that it sees once the other side has no trump at all. */
static inline void sure_piles(const Context *c, int seat, int *leader, int *other)
{
    u64 own = c->owned[seat] & c->all, foe = c->owned[seat ^ 1] & c->all, sure = 0;
    u64 mine = own & c->trumps, theirs = foe & c->trumps;
    *other = 0;
    if (theirs > mine) {
        u64 run = masters_of(theirs, mine);
        *other = value_of(run) * c->scale + count_bits(run) * c->trick_score;
    } else if (mine) {
        sure = masters_of(mine, theirs);
    }
    if (!theirs)
        for (int suit = 0; suit < 4; suit++)
            sure |= masters_of(lane_of(c->hand[seat], suit), lane_of(foe, suit)) << 16 * suit;
    *leader = value_of(sure) * c->scale + count_bits(sure) * c->trick_score;
}

/* ---- the search ------------------------------------------------------------------------------------------------ */

/* The end of the round: what depends on the number of tricks (H5); 1 stands for nothing. */
static inline int ending(const Context *c, int last_winner)
{
    if (!c->bonus) return 0;
    if (!(c->won0 & 1)) return 1;
    if (c->odd_pair == LAST_TRICK) return last_winner & 1 ? 0 : 2;
    return c->won0 > c->bonus - c->won0 ? 2 : 0;
}

/* All play their last card. */
static int last_trick(Context *c, int seat)
{
    int best = lowest(c->hand[seat]), holder = seat, points = VALUE(best);
    for (int n = 1; n < c->players; n++) {
        seat = (seat + 1) & (c->players - 1);
        int card = lowest(c->hand[seat]);
        points += VALUE(card);
        if (beaters(c->trumps, best) & BIT(card)) {
            best = card;
            holder = seat;
        }
    }
    int score = holder & 1 ? 0 : points * c->scale + c->trick_score + c->last_score;
    if (!c->bonus) return score;
    c->won0 += !(holder & 1);
    score += ending(c, holder);
    c->won0 -= !(holder & 1);
    return score;
}

/* The score after one more card, given the trick so far. */
static int after(Context *c, int seat, int n, int led, int best, int holder, int points, int card, int target)
{
    u64 bit = BIT(card), turned = 0;
    int value;
    if (n == 0) {
        led = SUIT(card);
        best = card;
        holder = seat;
    } else if (beaters(c->trumps, best) & bit) {
        best = card;
        holder = seat;
    }
    points += VALUE(card);
    c->all ^= bit;
    c->hand[seat] ^= bit;
    if (c->piles && c->beneath[card] != NONE) {
        turned = BIT(c->beneath[card]);
        if (c->after_trick) c->pending[seat] |= turned;
        else c->hand[seat] |= turned;
    }
    if (n + 1 < c->players) {
        value = follow(c, (seat + 1) & (c->players - 1), n + 1, led, best, holder, points, target);
    } else {
        int worth = points * c->scale + c->trick_score, gain = holder & 1 ? 0 : worth;
        u64 pending0 = 0, pending1 = 0;
        if (c->left == 1) {
            worth += c->last_score;
            gain = holder & 1 ? 0 : worth;
        }
        if (c->after_trick) {
            pending0 = c->pending[0];
            pending1 = c->pending[1];
            c->hand[0] |= pending0;
            c->hand[1] |= pending1;
            c->pending[0] = c->pending[1] = 0;
        }
        c->left--;
        c->rest -= worth;
        c->won0 += !(holder & 1);
        value = gain + lead(c, holder, target - gain);
        c->won0 -= !(holder & 1);
        c->rest += worth;
        c->left++;
        if (c->after_trick) {
            c->hand[0] ^= pending0;
            c->hand[1] ^= pending1;
            c->pending[0] = pending0;
            c->pending[1] = pending1;
        }
    }
    if (turned) {
        if (c->after_trick) c->pending[seat] ^= turned;
        else c->hand[seat] ^= turned;
    }
    c->hand[seat] ^= bit;
    c->all ^= bit;
    return value;
}

typedef struct {
    int32_t order;
    uint8_t card, group;
} Move;

/* A trick in progress as the seat to play sees it. */
typedef struct {
    int seat, n, led, best, mate; /* mate: the partner holds it */
    u64 over;                     /* the cards that beat the best one; all of them where none is played */
    u64 foes, mates;              /* the cards that may still fall on it after this seat */
    int settled;                  /* whether it goes where it is now, if this seat does not beat the best card */
} Look;

static inline u64 follows(const Context *c, int seat, int led)
{
    u64 cards = c->hand[seat] & LANE_OF(led);
    return cards ? cards : c->hand[seat];
}

static inline Look look_of(const Context *c, int seat, int n, int led, int best, int holder)
{
    Look at = {seat, n, led, best, !((holder ^ seat) & 1), ~0ull, 0, 0, 0};
    if (!n) return at;
    at.over = beaters(c->trumps, best);
    if (n + 1 < c->players) at.foes = follows(c, (seat + 1) & (c->players - 1), led);
    if (n + 2 < c->players) at.mates = follows(c, (seat + 2) & (c->players - 1), led);
    at.settled = !((at.mate ? at.foes : at.mates) & at.over);
    return at;
}

/* Whether the trick surely goes to one side once `card` is played: it stays with who holds it then. */
static inline int certain(const Context *c, const Look *at, int card)
{
    if (!(at->over >> card & 1)) return at->settled;
    u64 over = beaters(c->trumps, card);
    if (at->n) return !(at->foes & over);
    int led = SUIT(card), seats = c->players - 1;
    return !(follows(c, (at->seat + 1) & seats, led) & over)
        && (c->players == 2 || !(follows(c, (at->seat + 3) & seats, led) & over));
}

/* The moves worth a look. Cards of one owner with no other card between them differ only in what they are worth
 * (a group): of equal ones one is enough; if the trick surely goes to one side, one of the group is best: the
 * highest on an own trick, the lowest on a lost one. With piles, what lies beneath differs, so each counts. Under
 * `sink` cards with and without points differ in what may be played. */
static int gather(const Context *c, const Look *at, u64 cards, Move *moves)
{
    int count = 0;
    if (c->piles) {
        for (; cards; cards &= cards - 1) {
            moves[count].card = (uint8_t)lowest(cards);
            moves[count].group = (uint8_t)count;
            count++;
        }
        return count;
    }
    u64 others = (c->all & ~c->hand[at->seat]) | (at->n ? BIT(at->best) : 0);
    while (cards) {
        int top = highest(cards), bottom = top;
        u64 lane = cards & LANE_OF(SUIT(top));
        u64 low = others & (BIT(top) - 1) & LANE_OF(SUIT(top));
        u64 group = low ? lane & (0 - (2ull << highest(low))) : lane;
        if (c->sink && group & POINTS) group &= POINTS;
        cards ^= group;
        bottom = lowest(group);
        if (VALUE(top) != VALUE(bottom)) {
            if (certain(c, at, top)) {
                if (at->mate || at->over >> top & 1) bottom = top;
            } else {
                u64 rest = group & POINTS;
                if (group & ZEROS) rest |= BIT(bottom);
                int name = count;
                for (; rest; rest &= rest - 1) {
                    moves[count].card = (uint8_t)lowest(rest);
                    moves[count].group = (uint8_t)name;
                    count++;
                }
                continue;
            }
        }
        moves[count].card = (uint8_t)bottom;
        moves[count].group = (uint8_t)count;
        count++;
    }
    return count;
}

/* Weights of what speaks for a move, found by trial on solved deals; what they are changes only the work. */
enum {
    /* A lead: of a card that no foe has a higher one of (master), that a foe may ruff, that the partner can take with
     * the highest card or can ruff, or that none of these holds of (loser). */
    LEAD_RANK = 2, LEAD_TRUMP = -23, LEAD_LENGTH = 1, LEAD_FOES_VOID = -16,
    LEAD_MASTER = 9, LEAD_MASTER_POINTS = 3, LEAD_MASTER_TRUMP = -2, LEAD_LOSER_POINTS = -14,
    LEAD_RUFFED = -34, LEAD_RUFFED_POINTS = -6, LEAD_TO_MASTER = 36, LEAD_TO_MASTER_POINTS = 2,
    LEAD_TO_RUFF = 16, LEAD_TO_RUFF_POINTS = 7, LEAD_LAST_TRUMP = 10, LEAD_TO_VOID = 7, LEAD_SINGLE = 2,
    /* A card that surely wins, falls on the partner's sure trick, or on a foe's. */
    WIN = 30, WIN_RANK = -1, WIN_TRUMP = 2,
    GIVE = 16, GIVE_POINTS = -1, GIVE_RANK = 2, GIVE_TRUMP = -4,
    LOSE_POINTS = -21, LOSE_RANK = -8, LOSE_TRUMP = -2,
    /* One that wins so far, or does not and the partner or a foe holds the trick so far. */
    TRY = 8, TRY_RANK = -3, TRY_TRUMP = 6,
    HOPE_POINTS = 1, HOPE_RANK = -3, FEAR_POINTS = 1, FEAR_RANK = -1,
    DISCARD_MASTER = -6,
    /* What a move loses that was tried before the one that decided, and when that fades. */
    FAILED = 176, FAILED_PILE = 14, FORGET = 30000,
    /* With piles, a lead: that the tops of the other side cannot beat, can beat, can ruff. */
    PILE_LEAD_RANK = 2, PILE_LEAD_TRUMP = -7, PILE_LEAD_LENGTH = -2,
    PILE_LEAD_SURE = 20, PILE_LEAD_SURE_POINTS = -3, PILE_LEAD_CATCH = 4, PILE_LEAD_VOID = -26,
    PILE_LEAD_LOSER = 1, PILE_LEAD_LOSER_POINTS = -3, PILE_LEAD_RUFFED = -7, PILE_LEAD_RUFFED_POINTS = -11,
    /* An answer. */
    PILE_WIN = 19, PILE_WIN_RANK = 1, PILE_WIN_TAKES = 1, PILE_WIN_TRUMP = 1, PILE_WIN_MASTER = -10,
    PILE_LOSE_POINTS = -16, PILE_LOSE_TRUMP = -1, PILE_LOSE_MASTER = -1,
    /* What is turned by a lead and by an answer; the last card but one of a pile, a master under the card. */
    PILE_LEAD_LAST = -4, PILE_LEAD_TURNS_POINTS = 1, PILE_LEAD_TURNS_TRUMP = 2, PILE_LEAD_TURNS_RANK = 1,
    PILE_LAST = -7, PILE_TURNS_POINTS = 2, PILE_TURNS_TRUMP = 1, PILE_TURNS_LAST = -4, PILE_TURNS_MASTER = 1
};

/* What to lead first. */
static void order_lead(const Context *c, int seat, Move *moves, int count)
{
    const int32_t *history = c->history[c->left][0][seat];
    u64 own = c->hand[seat], mate, next, last;
    if (c->players == 4) {
        next = c->hand[(seat + 1) & 3];
        mate = c->hand[seat ^ 2];
        last = c->hand[(seat + 3) & 3];
    } else {
        next = c->hand[seat ^ 1];
        mate = last = 0;
    }
    for (int i = 0; i < count; i++) {
        int card = moves[i].card, suit = SUIT(card), value = VALUE(card), score;
        u64 lane = LANE_OF(suit), above = ABOVE(card);
        int trump = suit == c->trump;
        int ruffed = !trump && ((!(next & lane) && next & c->trumps) || (!(last & lane) && last & c->trumps));
        int foes = ((next | last) & above) != 0;
        score = LEAD_RANK * RANK(card);
        if (trump) score += LEAD_TRUMP;
        if (ruffed) score += LEAD_RUFFED + LEAD_RUFFED_POINTS * value;
        else if (!foes) score += LEAD_MASTER + LEAD_MASTER_POINTS * value;
        else {
            u64 high = (next | last) & lane;
            if (mate & lane && (mate & lane) > high) score += LEAD_TO_MASTER + LEAD_TO_MASTER_POINTS * value;
            else if (!trump && !(mate & lane) && mate & c->trumps) score += LEAD_TO_RUFF + LEAD_TO_RUFF_POINTS * value;
            else score += LEAD_LOSER_POINTS * value;
        }
        if (trump && !foes) score += LEAD_MASTER_TRUMP;
        if ((own & lane) == BIT(card)) score += trump ? LEAD_LAST_TRUMP : own & c->trumps ? LEAD_TO_VOID : LEAD_SINGLE;
        if (!((next | last) & lane)) score += LEAD_FOES_VOID;
        score += LEAD_LENGTH * count_bits(own & lane);
        moves[i].order = score * 16 + history[card];
    }
}

/* What to play first on a trick. */
static void order_follow(const Context *c, const Look *at, Move *moves, int count)
{
    const int32_t *history = c->history[c->left][at->n][at->seat];
    u64 others = c->all & ~c->hand[at->seat];
    for (int i = 0; i < count; i++) {
        int card = moves[i].card, value = VALUE(card), rank = RANK(card), score;
        int wins = at->over >> card & 1, trump = c->trumps >> card & 1;
        if (certain(c, at, card)) {
            if (wins) score = WIN + WIN_RANK * rank + WIN_TRUMP * trump;
            else if (at->mate) score = GIVE + GIVE_POINTS * value + GIVE_TRUMP * trump + GIVE_RANK * rank;
            else score = LOSE_POINTS * value + LOSE_RANK * rank + LOSE_TRUMP * trump;
        } else if (wins) {
            score = TRY + TRY_RANK * rank + TRY_TRUMP * trump;
        } else {
            score = at->mate ? HOPE_POINTS * value + HOPE_RANK * rank : FEAR_POINTS * value + FEAR_RANK * rank;
        }
        if (SUIT(card) != at->led && !wins && !(others & ABOVE(card))) score += DISCARD_MASTER;
        moves[i].order = score * 16 + history[card];
    }
}

/* What to play first with piles, where what is turned counts too. */
static void order_piles(const Context *c, const Look *at, int points, Move *moves, int count)
{
    const int32_t *history = c->history[c->left][at->n][at->seat];
    u64 own = c->hand[at->seat], foe = c->hand[at->seat ^ 1], hidden = c->all & c->owned[at->seat ^ 1];
    for (int i = 0; i < count; i++) {
        int card = moves[i].card, value = VALUE(card), rank = RANK(card), score;
        int trump = c->trumps >> card & 1, master = !(hidden & ABOVE(card)), under = c->beneath[card];
        if (!at->n) {
            u64 lane = LANE_OF(SUIT(card)), answers = foe & lane;
            score = PILE_LEAD_RANK * rank + PILE_LEAD_TRUMP * trump + PILE_LEAD_LENGTH * count_bits(own & lane);
            if (answers & ABOVE(card)) score += PILE_LEAD_LOSER + PILE_LEAD_LOSER_POINTS * value;
            else if (!answers && foe & c->trumps) score += PILE_LEAD_RUFFED + PILE_LEAD_RUFFED_POINTS * value;
            else {
                score += PILE_LEAD_SURE + PILE_LEAD_SURE_POINTS * value;
                score += answers ? PILE_LEAD_CATCH * VALUE(lowest(answers)) : PILE_LEAD_VOID;
            }
        } else if (at->over >> card & 1) {
            score = PILE_WIN + PILE_WIN_TAKES * points + PILE_WIN_RANK * rank + PILE_WIN_TRUMP * trump
                + PILE_WIN_MASTER * master;
        } else {
            score = PILE_LOSE_POINTS * value + PILE_LOSE_TRUMP * trump + PILE_LOSE_MASTER * master;
        }
        if (under == NONE) {
            score += at->n ? PILE_LAST : PILE_LEAD_LAST;
        } else {
            int turned = VALUE(under), ruff = c->trumps >> under & 1;
            if (at->n) score += PILE_TURNS_POINTS * turned + PILE_TURNS_TRUMP * ruff;
            else score += PILE_LEAD_TURNS_POINTS * turned + PILE_LEAD_TURNS_TRUMP * ruff;
            if (!at->n) score += PILE_LEAD_TURNS_RANK * RANK(under);
            if (c->beneath[under] == NONE) score += PILE_TURNS_LAST;
            if (!(hidden & ABOVE(under))) score += PILE_TURNS_MASTER;
        }
        moves[i].order = score * 16 + history[card];
    }
}

/* Look at the moves of a seat until the target is decided; the answer is a bound on the score that decides it. */
static int expand(Context *c, int seat, int n, int led, int best, int holder, int points, int target, int hint,
    int *move)
{
    Move moves[MAX_HAND];
    u64 cards = n ? legal(c, seat, led, best, holder) : c->hand[seat];
    if (!(cards & (cards - 1))) {
        *move = lowest(cards);
        return after(c, seat, n, led, best, holder, points, *move, target);
    }
    Look at = look_of(c, seat, n, led, best, holder);
    int count = gather(c, &at, cards, moves);
    if (count == 1) {
        *move = moves[0].card;
        return after(c, seat, n, led, best, holder, points, *move, target);
    }
    if (c->piles) order_piles(c, &at, points, moves, count);
    else if (n) order_follow(c, &at, moves, count);
    else order_lead(c, seat, moves, count);
    for (int i = 0; hint != NONE && i < count; i++)
        if (moves[i].card == hint) moves[i].order = INT32_MAX;
    int maximise = !(seat & 1), found = maximise ? -1 : 10000;
    int values[MAX_HAND];
    *move = NONE;
    for (int i = 0; i < count; i++) {
        int pick = i;
        for (int k = i + 1; k < count; k++)
            if (moves[k].order > moves[pick].order) pick = k;
        Move chosen = moves[pick];
        moves[pick] = moves[i];
        moves[i] = chosen;
        int card = chosen.card, skip = 0;
        for (int k = 0; k < i && !skip; k++) {
            if (moves[k].group != chosen.group) continue;
            /* Neighbours differ by no more than their points differ. */
            int apart = VALUE(card) - VALUE(moves[k].card);
            apart = (apart < 0 ? -apart : apart) * c->scale;
            if (maximise ? values[k] + apart < target : values[k] - apart >= target) {
                values[i] = maximise ? values[k] + apart : values[k] - apart;
                skip = 1;
            }
        }
        if (!skip) values[i] = after(c, seat, n, led, best, holder, points, card, target);
        if (c->stop) return 0;
        if (maximise ? values[i] > found : values[i] < found) {
            found = values[i];
            if (maximise ? found >= target : found < target) {
                *move = card;
                int32_t *history = c->history[c->left][n][seat];
                for (int k = 0; k < i; k++) history[moves[k].card] -= c->piles ? FAILED_PILE : FAILED;
                if (i && history[moves[0].card] < -FORGET)
                    for (int k = 0; k < 64; k++) history[k] /= 2;
                break;
            }
        }
    }
    return found;
}

static int follow(Context *c, int seat, int n, int led, int best, int holder, int points, int target)
{
    int move;
    if (++c->nodes > c->limit) {
        c->stop = 1;
        return 0;
    }
    return expand(c, seat, n, led, best, holder, points, target, NONE, &move);
}

static int lead(Context *c, int seat, int target)
{
    if (!c->left) return ending(c, seat);
    if (++c->nodes > c->limit) {
        c->stop = 1;
        return 0;
    }
    if (target <= 0) return 0;
    if (target > c->rest) return c->rest;
    if (c->left == 1) return last_trick(c, seat);
    u64 key = key_of(c, seat);
    uint32_t honours = honours_of(c->all);
    int hint = NONE, move, value;
    if (known(c, key, honours, target, &value, &hint)) return value;
    if (c->piles) {
        int mine, theirs;
        sure_piles(c, seat, &mine, &theirs);
        int low = seat & 1 ? theirs : mine, high = c->rest - (seat & 1 ? mine : theirs);
        if (low >= target) return low;
        if (high < target) return high;
    } else {
        int bound = sure(c, seat);
        if (seat & 1 ? c->rest - bound < target : bound >= target) return seat & 1 ? c->rest - bound : bound;
        bound = sure_trumps(c, seat);
        if (seat & 1 ? bound >= target : c->rest - bound < target) return seat & 1 ? bound : c->rest - bound;
    }
    value = expand(c, seat, 0, 0, 0, seat, 0, target, hint, &move);
    if (c->stop) return 0;
    keep(c, key, honours, value, target, c->rest, move);
    return value;
}

/* ---- from a position to the search and back -------------------------------------------------------------------- */

static void prepare_sums(Context *c)
{
    for (int set = 0; set < 32; set++) {
        int low = 0, high = 0, taken = 0;
        for (int k = 0; k < 8; k++) c->low_sum[set][k] = c->high_sum[set][k] = 0;
        for (int k = 0; k < 5; k++)
            if (set >> k & 1) c->low_sum[set][++taken] = (uint8_t)(low += k + 1);
        for (int k = taken + 1; k < 8; k++) c->low_sum[set][k] = (uint8_t)low;
        taken = 0;
        for (int k = 4; k >= 0; k--)
            if (set >> k & 1) c->high_sum[set][++taken] = (uint8_t)(high += k + 1);
        for (int k = taken + 1; k < 8; k++) c->high_sum[set][k] = (uint8_t)high;
    }
}

/* How much more the cards of one set of honours are worth than those of another, card by card from the highest. */
static void prepare_apart(Context *c)
{
    for (int one = 0; one < 32; one++)
        for (int two = 0; two < 32; two++) {
            int more = 0, first = 4, second = 4;
            for (;;) {
                while (first >= 0 && !(one >> first & 1)) first--;
                while (second >= 0 && !(two >> second & 1)) second--;
                if (first < 0) break;
                if (first > second) more += first - second;
                first--;
                if (second >= 0) second--;
            }
            c->apart[one][two] = (uint8_t)more;
        }
}

/* For each set of cards of a suit the lowest set with the same owners in the same order. */
static void prepare_canon(Context *c, const u64 *hands)
{
    for (int suit = 0; suit < 4; suit++) {
        uint8_t owner[12];
        int present = 0;
        for (int rank = 0; rank < 12; rank++)
            for (int seat = 0; seat < 4; seat++)
                if (hands[seat] >> (16 * suit + rank) & 1) {
                    owner[rank] = (uint8_t)seat;
                    present |= 1 << rank;
                }
        c->canon[suit][0] = 0;
        for (int set = 0; set != present;) {
            set = (set - present) & present; /* the next subset upwards: what it has less its top card came before */
            int top = highest((u64)set), below = c->canon[suit][set ^ 1 << top];
            int at = below ? highest((u64)below) + 1 : 0;
            while (!(present >> at & 1) || owner[at] != owner[top]) at++;
            c->canon[suit][set] = (uint16_t)(below | 1 << at);
        }
    }
}

static u64 mix(u64 seed, u64 value)
{
    seed = (seed ^ value) * 0x9E3779B97F4A7C15ull;
    return seed ^ seed >> 31;
}

/* What a table is about: positions with the same signature share it. */
static u64 rules_of(const Position *p)
{
    return (u64)(uint8_t)p->trump | (u64)p->players << 8 | (u64)p->piles << 12 | (u64)p->after_trick << 13
        | (u64)p->head << 16 | (u64)p->ruff << 18 | (u64)p->overruff << 20 | (u64)p->under << 22 | (u64)p->sink << 24
        | (u64)p->cards_per_point << 28 | (u64)p->odd_pair << 32 | (u64)p->last_trick << 34;
}

/* Take over the rules and cards; 0 if the position makes no sense. */
static int place(Context *c, const Position *p)
{
    u64 all = 0, table = 0;
    int sizes[4] = {0, 0, 0, 0};
    if ((p->players != 2 && p->players != 4) || p->count >= p->players || p->leader >= p->players || p->trump > 3
        || p->trump < -1)
        return 0;
    for (int seat = 0; seat < 4; seat++) {
        c->hand[seat] = p->hands[seat];
        if (p->hands[seat] & all || p->hands[seat] & ~0x0FFF0FFF0FFF0FFFull) return 0;
        if (seat >= p->players && p->hands[seat]) return 0;
        all |= p->hands[seat];
        sizes[seat] = count_bits(p->hands[seat]);
    }
    c->pending[0] = c->pending[1] = 0;
    c->owned[0] = p->hands[0];
    c->owned[1] = p->hands[1];
    for (int n = 0; n < p->count; n++) {
        int card = p->trick[n];
        if (card > 63 || BIT(card) & all || BIT(card) & table) return 0;
        table |= BIT(card);
    }
    c->piles = p->piles;
    c->after_trick = p->piles && p->after_trick;
    if (p->piles) {
        if (p->players != 2) return 0;
        for (int k = 0; k < 64; k++) c->beneath[k] = p->beneath[k];
        for (int seat = 0; seat < 2; seat++)
            for (u64 tops = p->hands[seat]; tops; tops &= tops - 1)
                for (int card = p->beneath[lowest(tops)]; card != NONE; card = p->beneath[card]) {
                    if (card > 63 || BIT(card) & (all | table)) return 0;
                    all |= BIT(card);
                    c->owned[seat] |= BIT(card);
                    sizes[seat]++;
                }
        if (c->after_trick && p->count && p->beneath[p->trick[0]] != NONE) {
            for (int card = p->beneath[p->trick[0]]; card != NONE; card = p->beneath[card]) {
                if (card > 63 || BIT(card) & (all | table)) return 0;
                all |= BIT(card);
                c->owned[p->leader] |= BIT(card);
                sizes[p->leader]++;
            }
            c->pending[p->leader] = BIT(p->beneath[p->trick[0]]);
        }
    }
    c->all = all;
    c->left = 0;
    for (int seat = 0; seat < p->players; seat++) {
        int played = ((seat - p->leader) & (p->players - 1)) < p->count;
        int tricks = sizes[seat] + played;
        if (seat && tricks != c->left) return 0;
        c->left = tricks;
    }
    if (c->left > MAX_HAND) return 0;
    c->players = p->players;
    c->trump = p->trump;
    c->trumps = p->trump < 0 ? 0 : LANE_OF(p->trump);
    c->head = p->head;
    c->ruff = p->ruff;
    c->overruff = p->overruff;
    c->under = p->under;
    c->sink = p->sink;
    c->odd_pair = p->odd_pair;
    c->scale = p->players == 2 && p->cards_per_point ? 2 : 1;
    c->trick_score = p->cards_per_point ? 1 : 0;
    c->last_score = p->last_trick * c->scale;
    c->won0 = p->tricks[0];
    c->bonus = p->players == 2 && p->cards_per_point && p->odd_pair != LOST ? c->left + p->tricks[0] + p->tricks[1] : 0;
    if (c->bonus & 1) c->bonus = 0; /* an odd number of tricks never leaves cards over on both sides */
    c->rest = value_of(all | table) * c->scale + c->left * c->trick_score + (c->left ? c->last_score : 0)
        + (c->bonus ? 2 : 0);
    return 1;
}

/* The margin of the round for a score still to come. */
static int margin(const Context *c, const Position *p, int score)
{
    int twice = 2 * score - c->rest; /* in half points where scale is 2, margin of what is to come */
    int tricks = c->trick_score ? p->tricks[0] - p->tricks[1] : 0;
    int cards = p->points[0] - p->points[1];
    return c->scale == 2 ? cards + (twice + tricks) / 2 : cards + twice + tricks;
}

static void begin(Context *c, const Position *p, u64 budget, int warm)
{
    const u64 *held = p->dealt[0] | p->dealt[1] | p->dealt[2] | p->dealt[3] ? p->dealt : c->hand;
    u64 signature[5] = {held[0], held[1], held[2], held[3], rules_of(p)};
    int same = 1, cards = count_bits(c->all);
    if (p->piles)
        for (int k = 0; k < 64; k++) signature[4] = mix(signature[4], p->beneath[k]);
    for (int k = 0; k < 5; k++) {
        same &= c->signature[k] == signature[k];
        c->signature[k] = signature[k];
    }
    c->nodes = 0;
    c->limit = budget ? budget : ~0ull;
    c->stop = 0;
    if (warm && same) return;
    /* A small ending uses a small part of the table, which then stays in the fast caches. */
    int log_buckets = cards > 42 ? c->log_size : cards > 34 ? 17 : cards > 26 ? 14 : cards > 18 ? 12 : 10;
    if (warm) log_buckets = c->log_size;
    if (log_buckets > c->log_size) log_buckets = c->log_size;
    c->shift = 64 - log_buckets;
    clear(c->history, sizeof c->history[0] * (u64)(c->left + 1));
    if (!p->piles) prepare_canon(c, held);
    if (log_buckets > c->log_used) c->log_used = log_buckets;
    if (!++c->age) {
        clear(c->table, sizeof(Entry) * WAYS << c->log_used);
        c->log_used = log_buckets;
        c->age = 1;
    }
}

/* The trick in progress, as the search wants it. */
typedef struct {
    int seat, n, led, best, holder, points;
} Start;

static Start start_of(const Context *c, const Position *p)
{
    Start s = {p->leader, p->count, 0, 0, p->leader, 0};
    for (int n = 0; n < p->count; n++) {
        int card = p->trick[n];
        if (n == 0) s.led = SUIT(card);
        if (n == 0 || beaters(c->trumps, s.best) & BIT(card)) {
            s.best = card;
            s.holder = s.seat;
        }
        s.points += VALUE(card);
        s.seat = (s.seat + 1) & (c->players - 1);
    }
    return s;
}

static int probe(Context *c, const Start *s, int card, int target)
{
    if (card != NONE) return after(c, s->seat, s->n, s->led, s->best, s->holder, s->points, card, target);
    if (!s->n) return lead(c, s->seat, target);
    return follow(c, s->seat, s->n, s->led, s->best, s->holder, s->points, target);
}

/* Ask about one target and narrow [low, high] by the answer; 0 if the budget ends first. */
static int ask(Context *c, const Start *s, int card, int target, int *low, int *high)
{
    int value = probe(c, s, card, target);
    if (c->stop) return 0;
    if (value >= target) {
        if (value > *low) *low = value;
    } else if (value < *high) {
        *high = value;
    }
    return 1;
}

/* The limit for one of so many parts of what is left of a budget. */
static u64 share(const Context *c, u64 end, int parts)
{
    return end == ~0ull || c->nodes >= end ? end : c->nodes + (end - c->nodes) / (u64)parts;
}

/* Narrow [low, high] by zero-window searches from a guess, in growing steps, until it is one score. Where half of the
 * budget does not suffice, the rest goes to targets farther out, half way to what is known, which are easier. */
static void narrow(Context *c, const Start *s, int card, int guess, int *low, int *high)
{
    u64 end = c->limit;
    int step = 2, target = guess, hard_low, hard_high;
    c->limit = share(c, end, 2);
    while (*low < *high) {
        if (target <= *low) target = *low + 1;
        if (target > *high) target = *high;
        if (!ask(c, s, card, target, low, high)) break;
        target = target <= *low ? *low + step : *high - step + 1;
        step++;
    }
    hard_low = hard_high = target;
    while (*low < *high && c->nodes < end) {
        int easy_low = *low + (hard_low - *low) / 2, easy_high = *high - (*high - hard_high) / 2;
        if (easy_low <= *low && (easy_high > *high || easy_high <= hard_high)) break;
        c->limit = share(c, end, 4);
        c->stop = 0;
        if (easy_low > *low && !ask(c, s, card, easy_low, low, high)) hard_low = easy_low;
        c->limit = share(c, end, 4);
        c->stop = 0;
        if (easy_high > hard_high && *low < *high && !ask(c, s, card, easy_high, low, high)) hard_high = easy_high;
    }
    c->limit = end;
    c->stop = 0;
}

/* A first guess of the score: a sum over the cards left, by place in their suit and by points, and for the lead. The
 * weights, in sixteenths of a margin, are fitted to solved deals; what they are changes only the work. */
static int expected(const Context *c, int seat)
{
    /* Side suits, trumps, suits where there is no trump, the first two with piles. */
    enum { SIDE, TRUMP, BARE, PILE_SIDE, PILE_TRUMP };
    static const int8_t by_place[5][8] = {{110, -14, -38, -54, -63, -72, -72, -72}, {93, 10, 0, 2, 1, 6, 12, 7},
        {127, -1, -25, -39, -41, -42, -42, -42}, {21, -15, -26, -24, -21, -24, -33, -43},
        {31, 23, 16, 20, 23, 19, 22, 10}};
    static const int8_t by_point[5] = {-7, 6, 24, 10, 16}, by_lead[5] = {85, 85, 127, 45, 45};
    int plain = c->piles ? PILE_SIDE : c->trumps ? SIDE : BARE, trump = c->piles ? PILE_TRUMP : TRUMP;
    int sum = seat & 1 ? -by_lead[plain] : by_lead[plain];
    u64 first = c->piles ? c->owned[0] : c->hand[0] | c->hand[2];
    for (int suit = 0; suit < 4; suit++) {
        int kind = suit == c->trump ? trump : plain, place = 0;
        for (u64 lane = lane_of(c->all, suit); lane; place += place < 7) {
            int rank = highest(lane), weight = by_place[kind][place] + by_point[kind] * VALUE(rank);
            lane ^= BIT(rank);
            sum += first >> (16 * suit + rank) & 1 ? weight : -weight;
        }
    }
    int guess = (c->rest + sum * c->scale / 16 + 1) / 2;
    return guess < 1 ? 1 : guess > c->rest ? c->rest : guess;
}

/* ---- what Python calls ------------------------------------------------------------------------------------------ */

API uint64_t manille_position_size(void) { return sizeof(Position); }
API uint64_t manille_answer_size(void) { return sizeof(Answer); }
API int manille_version(void) { return VERSION; }

/* Make a context of zeroed memory: it uses as much of it as a power of two allows. 0 if it is too small. */
API int manille_init(void *memory, uint64_t size)
{
    Context *c = memory;
    int log_size = 0;
    while (log_size < 40 && sizeof(Context) + (sizeof(Entry) * WAYS * 2 << log_size) <= size) log_size++;
    if (!log_size) return 0;
    c->log_size = log_size;
    prepare_sums(c);
    prepare_apart(c);
    return 1;
}

/* The least memory for a table of 2^log_buckets buckets. */
API uint64_t manille_context_size(int log_buckets) { return sizeof(Context) + (sizeof(Entry) * WAYS << log_buckets); }

static void bounds(Context *c, const Position *p, Answer *answer, int low, int high)
{
    answer->nodes = c->nodes;
    answer->low = (int16_t)margin(c, p, low);
    answer->high = (int16_t)margin(c, p, high);
    answer->exact = low == high;
}

/* The margin of a position. 0 if the position makes no sense. */
API int manille_value(void *context, const Position *p, uint64_t budget, int warm, Answer *answer)
{
    Context *c = context;
    if (!place(c, p) || !c->left) return 0;
    begin(c, p, budget, warm);
    Start s = start_of(c, p);
    int low = 0, high = c->rest;
    answer->count = 0;
    narrow(c, &s, NONE, expected(c, s.holder), &low, &high);
    bounds(c, p, answer, low, high);
    return 1;
}

/* Whether the margin is at least so much: 1 or 0, or -1 if the budget does not suffice; -2 for a senseless position. */
API int manille_at_least(void *context, const Position *p, int target, uint64_t budget, int warm, uint64_t *nodes)
{
    Context *c = context;
    if (!place(c, p) || !c->left) return -2;
    begin(c, p, budget, warm);
    Start s = start_of(c, p);
    int score = 0;
    while (score <= c->rest && margin(c, p, score) < target) score++;
    int value = score <= 0 ? 0 : score > c->rest ? c->rest : probe(c, &s, NONE, score);
    *nodes = c->nodes;
    return c->stop ? -1 : value >= score;
}

/* The margin after each legal card. 0 if the position makes no sense. */
API int manille_values(void *context, const Position *p, uint64_t budget, int warm, Answer *answer)
{
    Context *c = context;
    if (!place(c, p) || !c->left) return 0;
    begin(c, p, budget, warm);
    Start s = start_of(c, p);
    u64 cards = s.n ? legal(c, s.seat, s.led, s.best, s.holder) : c->hand[s.seat];
    u64 others = (c->all & ~c->hand[s.seat]) | (s.n ? BIT(s.best) : 0);
    int count = 0, guess = expected(c, s.holder), maximise = !(s.seat & 1);
    int low = maximise ? 0 : c->rest, high = low;
    u64 end = c->limit;
    for (u64 rest = cards; rest; rest &= rest - 1) {
        int card = lowest(rest), from = 0, to = c->rest;
        if (count) {
            int before = answer->card[count - 1];
            u64 between = (BIT(card) - 1) & ~(BIT(before + 1) - 1);
            if (!c->piles && SUIT(card) == SUIT(before) && !VALUE(card) && !(others & between)) {
                answer->lows[count] = answer->lows[count - 1];
                answer->highs[count] = answer->highs[count - 1];
                answer->card[count++] = (uint8_t)card;
                continue;
            }
        }
        c->limit = share(c, end, count_bits(rest));
        narrow(c, &s, card, guess, &from, &to);
        if (from == to) guess = from;
        answer->card[count] = (uint8_t)card;
        answer->lows[count] = (int16_t)margin(c, p, from);
        answer->highs[count++] = (int16_t)margin(c, p, to);
        if (maximise ? from > low : from < low) low = from;
        if (maximise ? to > high : to < high) high = to;
    }
    answer->count = (uint8_t)count;
    bounds(c, p, answer, low, high);
    for (int k = 0; k < count; k++) answer->exact &= answer->lows[k] == answer->highs[k];
    return 1;
}

/* Many positions, each with its own budget; how many made sense. */
API int manille_values_batch(void *context, const Position *p, int count, uint64_t budget, Answer *answers)
{
    int done = 0;
    for (int k = 0; k < count; k++) {
        answers[k].count = 0;
        done += manille_values(context, p + k, budget, 0, answers + k);
    }
    return done;
}

API int manille_value_batch(void *context, const Position *p, int count, uint64_t budget, Answer *answers)
{
    int done = 0;
    for (int k = 0; k < count; k++) done += manille_value(context, p + k, budget, 0, answers + k);
    return done;
}

/* ---- play to the end ---------------------------------------------------------------------------------------------- */

/* What a player has shown: the suits that a seat is without, and those that a side was the first to lead. */
typedef struct {
    uint8_t without[4], opened[2];
} Shown;

/* Note what a card shows that a seat plays, the first of a trick or one to a suit that was led. */
static inline void note(const Context *c, Shown *g, int seat, int is_first, int led, int suit)
{
    if (is_first) {
        if (!((g->opened[0] | g->opened[1]) >> suit & 1)) g->opened[seat & 1] |= (uint8_t)(1 << suit);
    } else if (suit != led && !c->piles) {
        g->without[seat] |= (uint8_t)(1 << led);
    }
}

/* Play a card, and note what it shows, if anybody wants to know; what side 0 gains by it. */
static inline int step(Context *c, Start *s, Shown *g, int card)
{
    int gained = 0, last = c->players - 1, suit = SUIT(card);
    u64 bit = BIT(card);
    c->hand[s->seat] ^= bit;
    c->all ^= bit;
    if (c->piles && c->beneath[card] != NONE) {
        if (c->after_trick) c->pending[s->seat] |= BIT(c->beneath[card]);
        else c->hand[s->seat] |= BIT(c->beneath[card]);
    }
    if (!s->n) s->led = suit;
    if (g) note(c, g, s->seat, !s->n, s->led, suit);
    if (!s->n || beaters(c->trumps, s->best) & bit) {
        s->best = card;
        s->holder = s->seat;
    }
    s->points += VALUE(card);
    if (s->n < last) {
        s->n++;
        s->seat = (s->seat + 1) & last;
        return 0;
    }
    if (c->after_trick) {
        c->hand[0] |= c->pending[0];
        c->hand[1] |= c->pending[1];
        c->pending[0] = c->pending[1] = 0;
    }
    c->left--;
    if (!(s->holder & 1)) {
        gained = s->points * c->scale + c->trick_score + (c->left ? 0 : c->last_score);
        c->won0++;
    }
    s->seat = s->holder;
    s->n = s->points = 0;
    return c->left ? gained : gained + ending(c, s->seat);
}

static inline u64 random_next(u64 *state)
{
    u64 z = *state += 0x9E3779B97F4A7C15ull;
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9ull;
    z = (z ^ z >> 27) * 0x94D049BB133111EBull;
    return z ^ z >> 31;
}

static int random_score(Context *c, Start s, u64 *state)
{
    int score = 0;
    while (c->left) {
        u64 cards = s.n ? legal(c, s.seat, s.led, s.best, s.holder) : c->hand[s.seat];
        int count = count_bits(cards);
        if (count > 1)
            for (int k = (int)((random_next(state) >> 32) * (u64)count >> 32); k; k--) cards &= cards - 1;
        score += step(c, &s, 0, lowest(cards));
    }
    return score;
}

/* Play a position to the end at random, so many times; the sum of the margins, and of their squares. */
API int manille_rollouts(void *context, const Position *p, uint64_t times, uint64_t seed, int64_t *sum,
    int64_t *squares)
{
    Context *c = context;
    if (!place(c, p) || !c->left) return 0;
    Start s = start_of(c, p);
    u64 hand[4], pending[2] = {c->pending[0], c->pending[1]}, all = c->all, state = seed;
    int left = c->left, won0 = c->won0;
    for (int seat = 0; seat < 4; seat++) hand[seat] = c->hand[seat];
    *sum = *squares = 0;
    for (u64 k = 0; k < times; k++) {
        for (int seat = 0; seat < 4; seat++) c->hand[seat] = hand[seat];
        c->pending[0] = pending[0];
        c->pending[1] = pending[1];
        c->all = all;
        c->left = left;
        c->won0 = won0;
        int result = margin(c, p, random_score(c, s, &state));
        *sum += result;
        *squares += (int64_t)result * result;
    }
    return 1;
}

#include "sampling.c"
#include "closed.c"
