// Whole turns: a beam over what can be laid one card after the other, cheapest first.
#pragma once
#include "costs.h"
#include "rows.h"

const int WIDEST = 32;

// Positions on the way through a turn: two sides, one grown from the other.
struct Beam {
  float price[WIDEST * 32];
  u32 key[WIDEST * 32];
  u64 low[2][WIDEST], high[2][WIDEST], plan[2][WIDEST];
  u32 tops[2][WIDEST];
  float cost[2][WIDEST];
  int cards[8];  // of the hand as the turn began; a lane stands for one of them on one pile
};

WARP u128 hand_at(const Beam& beam, int side, int node) { return set_of(beam.low[side][node], beam.high[side][node]); }

WARP void begin(Beam& beam, u128 hand, u32 tops) {
  LANES(lane) {
    if (lane < 8) beam.cards[lane] = nth(hand, lane);
    if (lane == 0) {
      beam.low[0][0] = low_of(hand), beam.high[0][0] = high_of(hand);
      beam.tops[0][0] = tops, beam.cost[0][0] = 0, beam.plan[0][0] = 0;
    }
  }
}

WARP u32 key_of(u128 hand, u32 tops) {
  u64 mixed = low_of(hand) * 0x9E3779B97F4A7C15ull ^ high_of(hand) * 0xC2B2AE3D27D4EB4Full ^ (u64)tops * 0xD6E8FEB86659FD93ull;
  return (u32)(mixed >> 32) ^ (u32)(mixed >> 11);
}

// Price every play after every position of one side.
WARP void grow(Beam& beam, int side, int width, u128 live, u128 start, const Prices& prices) {
  LANES(lane) {
    int card = beam.cards[lane >> 2], pile = lane & 3;
    for (int node = 0; node < width; node++) {
      u128 hand = hand_at(beam, side, node);
      u32 tops = beam.tops[side][node];
      int top = top_of(tops, pile), entry = node * 32 + lane;
      beam.price[entry] = NEVER, beam.key[entry] = 0;
      if (!card || !holds(hand, card) || !fits(pile, top, card)) continue;
      if ((pile & 1) && top == top_of(tops, pile - 1)) continue;  // two piles alike: the first stands for both
      beam.price[entry] = beam.cost[side][node] + cost(prices, live & ~(start & ~hand), hand, tops, pile, card);
      beam.key[entry] = key_of(hand & ~card_bit(card), laid(tops, pile, card));
    }
  }
}

// Put the cheapest different positions on the other side; how many.
WARP int keep(Beam& beam, int side, int width, int depth, int limit) {
  int kept = 0, to = 1 - side;
  u32 last = 0;
  while (kept < limit) {
    int entry = cheapest(beam.price, beam.key, width * 32, kept > 0, last);
    if (entry < 0) break;
    last = beam.key[entry];
    LANES(lane) if (lane == 0) {
      int node = entry >> 5, play = entry & 31, card = beam.cards[play >> 2];
      u128 hand = hand_at(beam, side, node) & ~card_bit(card);
      beam.low[to][kept] = low_of(hand), beam.high[to][kept] = high_of(hand);
      beam.tops[to][kept] = laid(beam.tops[side][node], play & 3, card);
      beam.cost[to][kept] = beam.price[entry];
      beam.plan[to][kept] = beam.plan[side][node] | ((u64)play << (5 * depth));
    }
    kept++;
  }
  return kept;
}

// How many cards stay when a hand is to be laid and nothing else is live.
WARP int cards_left(Beam& beam, u128 hand, u32 tops, const float* weights) {
  int cards = count(hand), width = 1;
  Prices prices = prices_of(weights, 0);
  begin(beam, hand, tops);
  for (int depth = 0; depth < cards; depth++) {
    grow(beam, depth & 1, width, hand, hand, prices);
    width = keep(beam, depth & 1, width, depth, WIDEST);
    if (!width) return cards - depth;
  }
  return 0;
}

WARP int limit_at(int extra) {  // positions kept so many cards past the minimum
  return extra < 0 ? WIDEST : extra == 0 ? 28 : extra == 1 ? 14 : extra == 2 ? 10 : extra == 3 ? 6 : extra == 4 ? 4 : 2;
}

struct Found {  // the turns of one position
  i64* ends;
  float* costs;
  float* left;  // cards that will be left, where that is known; -1 where not
  u64* plans;
  int turns, reached;
};

WARP void note(Beam& beam, int side, int width, u128 live, u128 start, i64 about, float bonus, Found& found) {
  LANES(lane) {
    int at = found.turns + lane;
    if (lane >= width || at >= MOST_TURNS) continue;
    u128 hand = hand_at(beam, side, lane), still = live & ~(start & ~hand);
    i64* end = found.ends + at * END;
    put(end, still), put(end + 2, hand);
    end[4] = beam.tops[side][lane], end[5] = about;
    found.costs[at] = beam.cost[side][lane] - bonus;
    found.left[at] = count(still) ? -1.f : 0.f;
    if (found.plans) found.plans[at] = beam.plan[side][lane];
  }
  found.turns = found.turns + width < MOST_TURNS ? found.turns + width : MOST_TURNS;
}

WARP void find_turns(Beam& beam, const i64* game, const float* weights, Found& found) {
  i64 about = seen_by_mover(game);
  u128 live = live_in(game), hand = hand_in(game, seat_of(about));
  int pile = pile_of(about), owed = pile ? minimum_of(about) : 1, side = 0, width = 1;
  Prices prices = prices_of(weights, pile);
  begin(beam, hand, (u32)game[TOPS]);
  found.turns = found.reached = 0;
  for (int depth = 1; depth <= 8 && width; depth++) {
    grow(beam, side, width, live, hand, prices);
    width = keep(beam, side, width, depth - 1, limit_at(depth - owed));
    side ^= 1;
    if (width) found.reached = depth;
    if (depth >= owed) note(beam, side, width, live, hand, about, prices.go_on * (depth - owed), found);
  }
}

// Alone, with no more live cards than a hand holds, everything is known.
WARP void look_at_endings(Beam& beam, const float* weights, Found& found) {
  for (int at = 0; at < found.turns; at++) {
    const i64* end = found.ends + at * END;
    u128 live = live_in(end);
    if (players_of(end[5]) > 1 || count(live) > hand_size_of(end[5])) continue;
    int left = cards_left(beam, live, (u32)end[4], weights);
    LANES(lane) if (lane == 0) found.left[at] = (float)left;
  }
}
