// What the network looks at: the end of a turn before the draw, as the player who made it knows it.
// `tenback.bots.the_game.trained.places` says the same; `training/the_game/check.py` compares the two.
#pragma once
#include "rows.h"

const int WINDOW = 90, BEHIND = 20;  // cards from 20 behind a pile to 69 ahead of it
const int IN_HAND = 0, UNSEEN = 98;
const int PAIR_IN_HAND = 196, UNSEEN_ABOVE = 284, UNSEEN_BELOW = 372;  // ten apart, by the lower card
const int TOP = 460, HAND_NEAR = 860, UNSEEN_NEAR = HAND_NEAR + 4 * WINDOW;
const int DRAW_PILE = 1580, HAND_CARDS = 1672, PLAYERS = 1681, MINIMUM = 1686, HAND_SIZE = 1688;
const int OTHERS = 1692, HAND_AFTER = 1717, WAY = 1749;  // 20 ways
const int NUMBERS = 1776, FACTS = NUMBERS + 32;

struct alignas(16) Eight {
  u32 words[4];
};

struct Sheet {
  u32 bits[64];
  float numbers[32];
};

// Cards by their distance from a pile's top: bit 20 is the top itself.
WARP u128 near(u128 cards, int pile, int top) {
  if (!goes_up(pile)) cards = mirrored(cards), top = 101 - top;
  return (top >= BEHIND ? shifted_down(cards, top - BEHIND) : shifted_up(cards, BEHIND - top)) & below(WINDOW);
}

WARP u128 ten_apart(u128 lower, u128 upper) { return shifted_down(lower & shifted_down(upper, 10), 2); }

// One group of facts for each lane: where it begins, and which of its facts are true.
WARP u128 group(int lane, u128 hand, u128 unseen, u32 tops, i64 about, int* place) {
  switch (lane) {
    case 0: return *place = IN_HAND, shifted_down(hand, 2);
    case 1: return *place = UNSEEN, shifted_down(unseen, 2);
    case 2: return *place = PAIR_IN_HAND, ten_apart(hand, hand);
    case 3: return *place = UNSEEN_ABOVE, ten_apart(hand, unseen);
    case 4: return *place = UNSEEN_BELOW, ten_apart(unseen, hand);
    case 17: return *place = DRAW_PILE, card_bit(pile_of(about));
    case 18: return *place = HAND_CARDS, card_bit(count(hand));
    case 19: return *place = PLAYERS, card_bit(players_of(about) - 1);
    case 20: return *place = MINIMUM, card_bit(minimum_of(about) - 2);
    case 21: return *place = HAND_SIZE, card_bit(8 - hand_size_of(about));
    case 22: return *place = OTHERS, card_bit(count(unseen) - pile_of(about));
    case 27: return *place = WAY, card_bit(way_of(about));
  }
  if (lane < 9) return *place = TOP + 100 * (lane - 5), card_bit(top_of(tops, lane - 5) - 1);
  if (lane < 13) return *place = HAND_NEAR + WINDOW * (lane - 9), near(hand, lane - 9, top_of(tops, lane - 9));
  if (lane < 17) return *place = UNSEEN_NEAR + WINDOW * (lane - 13), near(unseen, lane - 13, top_of(tops, lane - 13));
  if (lane < 27 && lane - 22 < players_of(about)) return *place = HAND_AFTER + 8 * (lane - 23), card_bit(hand_after(about, lane - 22));
  return *place = 0, (u128)0;
}

// Cards by how many piles up (of 3 classes) and down take them; live cards and the hand's ahead of each pile; stages.
WARP float number(int lane, u128 hand, u128 unseen, u32 tops, i64 about) {
  if (lane < 18) {
    u128 cards = lane < 9 ? unseen : hand;
    int up = lane % 9 / 3, down = lane % 3;
    u128 one_up = above(top_of(tops, 0)), both_up = above(top_of(tops, 1));
    u128 one_down = below(top_of(tops, 2)), both_down = below(top_of(tops, 3));
    u128 by_up = up == 2 ? both_up : up == 1 ? one_up & ~both_up : ~one_up;
    u128 by_down = down == 2 ? both_down : down == 1 ? one_down & ~both_down : ~one_down;
    return count(cards & by_up & by_down) * (lane < 9 ? 0.05f : 0.25f);
  }
  if (lane < 26) {
    int pile = (lane - 18) & 3;
    return count((lane < 22 ? hand | unseen : hand) & continuing(pile, top_of(tops, pile))) * (lane < 22 ? 0.025f : 0.25f);
  }
  return lane == 26 ? pile_of(about) / 90.f : lane == 27 ? 1.f : lane == 28 ? count(hand | unseen) / 98.f : 0.f;
}

WARP void put_bits(u32* bits, u128 facts, int place) {
  int word = place >> 5, by = place & 31;
  u128 low = shifted_up(facts, by);
  for (int at = 0; at < 4; at++) or_into(&bits[word + at], (u32)(low >> (32 * at)));
  if (by) or_into(&bits[word + 4], (u32)shifted_down(facts, 128 - by));
}

WARP u32 bfloat(float value) {
  union { float f; u32 u; } both;
  both.f = value;
  return (both.u + 0x7fff + ((both.u >> 16) & 1)) >> 16;
}

// Bits and the numbers behind them as bfloat16.
WARP void write_out(const u32* bits, const float* numbers, int numbers_from, int facts, uint16_t* out) {
  LANES(lane) for (int eight = lane; eight < facts / 8; eight += 32) {
    Eight pairs;
    u32* pair = pairs.words;
    for (int at = 0; at < 4; at++) {
      int fact = 8 * eight + 2 * at;
      if (fact < numbers_from) {
        u32 two = (bits[fact >> 5] >> (fact & 31)) & 3;
        pair[at] = (two & 1 ? 0x3F80u : 0u) | (two & 2 ? 0x3F800000u : 0u);
      } else {
        pair[at] = bfloat(numbers[fact - numbers_from]) | (bfloat(numbers[fact - numbers_from + 1]) << 16);
      }
    }
    *(Eight*)(out + 8 * eight) = pairs;
  }
}

// Write the facts of an end of a turn, or of its mirror image, as bfloat16.
WARP void describe(Sheet& sheet, const i64* end, bool mirror, uint16_t* out) {
  u128 live = live_in(end), hand = set_of((u64)end[2], (u64)end[3]);
  u32 tops = (u32)end[4];
  i64 about = end[5];
  if (mirror) {
    live = mirrored(live), hand = mirrored(hand);
    tops = in_order(101 - top_of(tops, 2), 101 - top_of(tops, 3), 101 - top_of(tops, 0), 101 - top_of(tops, 1));
  }
  u128 unseen = live & ~hand;
  LANES(lane) sheet.bits[lane] = sheet.bits[lane + 32] = 0;
  LANES(lane) {
    int place;
    u128 facts = group(lane, hand, unseen, tops, about, &place);
    if (facts) put_bits(sheet.bits, facts, place);
    sheet.numbers[lane] = number(lane, hand, unseen, tops, about);
  }
  write_out(sheet.bits, sheet.numbers, NUMBERS, FACTS, out);
}
