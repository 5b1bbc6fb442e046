// Whole turns of EXTREME: the beam of THE GAME, with what the commands allow, forbid and ask for.
#pragma once
#include "../costs.h"
#include "rows.h"

namespace extreme {
const int WIDEST = 32;
const int WEIGHTS = ::WEIGHTS + 16;  // then laying a command (7), covering one (4), a STOP that saves, DRAW ONE, marks (3)

struct Tariff {
  Prices plain;
  float lay[8], cover[8], stop_saves, shrink, mark[4];
};

WARP Tariff tariff_of(const float* weights, int pile) {
  float own[2 * ::WEIGHTS], rest[16];
  for (int at = 0; at < ::WEIGHTS; at++) own[at] = weights[at], own[::WEIGHTS + at] = weights[WEIGHTS + at];
  for (int at = 0; at < 16; at++) rest[at] = weights[::WEIGHTS + at] + pile / 98.f * weights[WEIGHTS + ::WEIGHTS + at];
  Tariff t;
  t.plain = prices_of(own, pile);
  t.lay[0] = t.mark[0] = 0;
  for (int kind = 0; kind < 8; kind++) t.cover[kind] = kind < SILENCE ? 0.f : rest[7 + kind - SILENCE];
  for (int kind = 1; kind < 8; kind++) t.lay[kind] = rest[kind - 1];
  t.stop_saves = rest[11], t.shrink = rest[12];
  for (int mark = 1; mark < 4; mark++) t.mark[mark] = rest[12 + mark];
  return t;
}

// Positions on the way through a turn: two sides, one grown from the other.
struct Beam {
  float price[WIDEST * 32];
  u32 key[WIDEST * 32];
  u64 low[2][WIDEST], high[2][WIDEST], plan[2][WIDEST];
  u32 tops[2][WIDEST], state[2][WIDEST];
  float cost[2][WIDEST];
  int cards[8], kinds[8];  // of the hand as the turn began; a lane stands for one of them on one pile
};

// What `state` says: the kinds of the tops (12 bits), the card on the pile that ONE PILE holds the turn to, how it stands.
const u32 STOPPED = 1u << 24, COMPLETE = 1u << 25;
WARP int bound_to(u32 state) { return (state >> 16) & 255; }

struct Turn {  // what stays the same through a turn
  u128 live, hand, threes;
  u32 tops;
  int owed;
  bool whole_turn;
  float penalty[4];  // of a pile that somebody has marked
};

WARP u128 hand_at(const Beam& beam, int side, int node) { return set_of(beam.low[side][node], beam.high[side][node]); }

WARP Turn begin(Beam& beam, const i64* game, i64 said, const Tariff& tariff) {
  i64 about = game[ABOUT];
  u128 hand = hand_in(game, seat_of(about));
  Turn turn = {live_in(game), hand, hand & of_kind(game, THREE), (u32)game[TOPS],
               pile_of(about) ? minimum_of(about) : 1, is_whole_turn(about), {0, 0, 0, 0}};
  for (int pile = 0; pile < 4; pile++)
    for (int step = 1; step < 5; step++) {
      float asked = tariff.mark[mark_said(said, step, pile)];
      if (asked > turn.penalty[pile]) turn.penalty[pile] = asked;
    }
  u32 kinds = kinds_of_tops(game, turn.tops);
  LANES(lane) {
    if (lane < 8) beam.cards[lane] = nth(hand, lane), beam.kinds[lane] = kind_in(game, nth(hand, lane));
    if (lane == 0) {
      beam.low[0][0] = low_of(hand), beam.high[0][0] = high_of(hand);
      beam.tops[0][0] = turn.tops, beam.state[0][0] = kinds, beam.cost[0][0] = 0, beam.plan[0][0] = 0;
    }
  }
  return turn;
}

// Placement (G4, G5, E9, E10, E22).
WARP bool is_legal(u32 tops, u32 state, int pile, int card) {
  int top = top_of(tops, pile);
  if (bound_to(state) && bound_to(state) != top) return false;
  if (goes_up(pile) ? card > top : card < top) return true;
  return card == ten_back(pile, top) && !shows(state, NO_TRICK);
}

// Whether a legal play breaks a command (E20).
WARP bool is_fatal(const Turn& turn, u128 hand, u32 tops, u32 state, int pile, int kind) {
  u128 laid = turn.hand & ~hand;
  int played = count(laid);
  if (laid & turn.threes && (played >= 3 || (kind == STOP && played != 2))) return true;
  if (kind == THREE) return played >= 3;
  bool broken = false;
  for (int other = 0; other < 4; other++) {
    if (other == pile) continue;
    if (kind == STOP) broken |= kind_on(state, other) == SKULL;
    if (kind == ONE_PILE) broken |= turn.whole_turn && holds(laid, top_of(tops, other));
  }
  return broken;
}

// Whether the player still owes something (G6, E6, E7).
WARP bool in_debt(const Turn& turn, u128 hand, u32 state) {
  u128 laid = turn.hand & ~hand;
  int played = count(laid);
  return played < turn.owed || shows(state, SKULL) || (laid & turn.threes && played < 3);
}

WARP void swap_pair(u32& tops, u32& state, int first) {
  u32 one = top_of(tops, first), two = top_of(tops, first + 1), kinds = state & (7u << (3 * first));
  tops = (tops & ~(65535u << (8 * first))) | (two << (8 * first)) | (one << (8 * first + 8));
  u32 other = state & (7u << (3 * first + 3));
  state = (state & ~(63u << (3 * first))) | (kinds << 3) | (other >> 3);
}

// Lay a card; the piles stay in order.
WARP void lay(u32& tops, u32& state, int pile, int card, int kind) {
  tops = (tops & ~(255u << (8 * pile))) | ((u32)card << (8 * pile));
  state = ((state & 4095u) & ~(7u << (3 * pile))) | ((u32)kind << (3 * pile));
  if (top_of(tops, 0) > top_of(tops, 1)) swap_pair(tops, state, 0);
  if (top_of(tops, 2) < top_of(tops, 3)) swap_pair(tops, state, 2);
  if (shows(state, ONE_PILE)) state |= (u32)card << 16;
  if (kind == STOP) state |= STOPPED;
}

WARP u32 key_of(u128 hand, u32 tops, u32 state) {
  u64 mixed = low_of(hand) * 0x9E3779B97F4A7C15ull ^ high_of(hand) * 0xC2B2AE3D27D4EB4Full ^
              (u64)tops * 0xD6E8FEB86659FD93ull ^ (u64)state * 0xA0761D6478BD642Full;
  return (u32)(mixed >> 32) ^ (u32)(mixed >> 11);
}

WARP float price_of(const Turn& turn, const Tariff& t, u128 hand, u32 tops, u32 state, int pile, int card, int kind) {
  u128 laid = turn.hand & ~hand;
  int top = top_of(tops, pile);
  float value = cost(t.plain, turn.live & ~laid, hand, tops, pile, card) + t.lay[kind] + t.cover[kind_on(state, pile)];
  if (kind == STOP) {
    int saved = turn.owed - count(laid) - 1;
    value += t.stop_saves * (saved > 0 ? saved : 0);
  }
  bool ahead = goes_up(pile) ? card > top : card < top;
  for (int at = 0; at < 4; at++)
    if (ahead && goes_up(at) == goes_up(pile) && top_of(turn.tops, at) == top && !holds(laid, top)) return value + turn.penalty[at];
  return value;
}

// Price every play after every position of one side.
WARP void grow(Beam& beam, int side, int width, const Turn& turn, const Tariff& tariff) {
  LANES(lane) {
    int card = beam.cards[lane >> 2], kind = beam.kinds[lane >> 2], pile = lane & 3;
    for (int node = 0; node < width; node++) {
      u128 hand = hand_at(beam, side, node);
      u32 tops = beam.tops[side][node], state = beam.state[side][node];
      int entry = node * 32 + lane;
      beam.price[entry] = NEVER, beam.key[entry] = 0;
      if (state & STOPPED || !card || !holds(hand, card) || !is_legal(tops, state, pile, card)) continue;
      if ((pile & 1) && top_of(tops, pile) == top_of(tops, pile - 1)) continue;  // two piles alike: the first stands for both
      if (is_fatal(turn, hand, tops, state, pile, kind)) continue;
      beam.price[entry] = beam.cost[side][node] + price_of(turn, tariff, hand, tops, state, pile, card, kind);
      lay(tops, state, pile, card, kind);
      beam.key[entry] = key_of(hand & ~card_bit(card), tops, state);
    }
  }
}

// Put the cheapest different positions on the other side; how many.
WARP int keep(Beam& beam, int side, int width, int depth, int limit, const Turn& turn) {
  int kept = 0, to = 1 - side;
  u32 last = 0;
  while (kept < limit) {
    int entry = cheapest(beam.price, beam.key, width * 32, kept > 0, last);
    if (entry < 0) break;
    last = beam.key[entry];
    LANES(lane) if (lane == 0) {
      int node = entry >> 5, play = entry & 31, card = beam.cards[play >> 2];
      u128 hand = hand_at(beam, side, node) & ~card_bit(card);
      u32 tops = beam.tops[side][node], state = beam.state[side][node];
      lay(tops, state, play & 3, card, beam.kinds[play >> 2]);
      if (state & STOPPED || !in_debt(turn, hand, state)) state |= COMPLETE;
      beam.low[to][kept] = low_of(hand), beam.high[to][kept] = high_of(hand);
      beam.tops[to][kept] = tops, beam.state[to][kept] = state, beam.cost[to][kept] = beam.price[entry];
      beam.plan[to][kept] = beam.plan[side][node] | ((u64)play << (5 * depth));
    }
    kept++;
  }
  return kept;
}

WARP int limit_at(int extra) {  // positions kept so many cards past the minimum
  return extra <= 0 ? WIDEST : extra == 1 ? 20 : extra == 2 ? 12 : extra == 3 ? 8 : extra == 4 ? 4 : 2;
}

struct Found {  // the turns of one position
  i64* ends;
  float* costs;
  float* left;  // 0 where the game is won; -1 where it goes on
  u64* plans;
  int turns, reached;
};

// What the player knows of commands: on the cards of the hand, on the tops, and how many of each kind are still out.
WARP i64 commands_known(const i64* game, u128 hand, u128 unseen, u32 state) {
  i64 known = (i64)(state & 4095u) << 24;
  int at = 0;
  for (u128 rest = hand; rest; at++) {
    int card = nth(rest, 0);
    rest &= ~card_bit(card);
    known |= (i64)kind_in(game, card) << (3 * at);
  }
  for (int kind = 1; kind < 8; kind++) known |= (i64)count(unseen & of_kind(game, kind)) << (36 + 3 * (kind - 1));
  return known;
}

// Marks stand on piles that are as they were when the turn began, wherever they come in order now.
WARP i64 still_said(i64 said, u32 before, u128 laid, u32 tops) {
  i64 still = said & ~0xffffffffll;
  for (int pile = 0; pile < 4; pile++) {
    if (holds(laid, top_of(tops, pile))) continue;
    int old = top_of(before, pile) == top_of(tops, pile) ? pile : pile ^ 1;
    for (int step = 1; step < 5; step++) still |= (i64)mark_said(said, step, old) << (2 * (4 * (step - 1) + pile));
  }
  return still;
}

WARP void note(Beam& beam, int side, int width, const i64* game, const Turn& turn, i64 about, i64 said, float bonus, Found& found) {
  int complete = 0;
  for (int node = 0; node < width; node++) complete += (beam.state[side][node] & COMPLETE) != 0;
  LANES(lane) {
    int at = found.turns;
    for (int node = 0; node < lane && node < width; node++) at += (beam.state[side][node] & COMPLETE) != 0;
    if (lane >= width || at >= MOST_TURNS || !(beam.state[side][lane] & COMPLETE)) continue;
    u128 hand = hand_at(beam, side, lane), still = turn.live & ~(turn.hand & ~hand);
    i64* end = found.ends + at * END;
    put(end, still), put(end + 2, hand);
    end[4] = beam.tops[side][lane], end[5] = about;
    end[COMMANDS] = commands_known(game, hand, turn.live & ~turn.hand, beam.state[side][lane]);
    end[HEARD] = still_said(said, turn.tops, turn.hand & ~hand, beam.tops[side][lane]);
    found.costs[at] = beam.cost[side][lane] - bonus;
    found.left[at] = count(still) ? -1.f : 0.f;
    if (found.plans) found.plans[at] = beam.plan[side][lane];
  }
  found.turns = found.turns + complete < MOST_TURNS ? found.turns + complete : MOST_TURNS;
}

WARP void find_turns(Beam& beam, const i64* game, const float* weights, Found& found) {
  i64 about = seen_by_mover(game), said = said_before(game);
  Tariff tariff = tariff_of(weights, pile_of(about));
  Turn turn = begin(beam, game, said, tariff);
  float go_on = tariff.plain.go_on - (shows(kinds_of_tops(game, turn.tops), DRAW_ONE) ? tariff.shrink : 0.f);
  int side = 0, width = 1;
  found.turns = found.reached = 0;
  for (int depth = 1; depth <= 8 && width; depth++) {
    grow(beam, side, width, turn, tariff);
    width = keep(beam, side, width, depth - 1, limit_at(depth - turn.owed), turn);
    side ^= 1;
    if (width) found.reached = depth;
    int extra = depth - turn.owed;
    note(beam, side, width, game, turn, about, said, extra > 0 ? go_on * extra : 0.f, found);
  }
}
}  // namespace extreme
