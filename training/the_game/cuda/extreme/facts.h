// What EXTREME's network looks at beside the facts of THE GAME: which card carries which command, and what was said.
// `tenback.bots.the_game.trained.extreme.places` says the same; `training/the_game/check_extreme.py` compares the two.
#pragma once
#include "../facts.h"
#include "rows.h"

namespace extreme {
const int KIND_WINDOW = 40, KIND_BEHIND = 11;  // cards from 11 behind a pile to 28 ahead of it
const int IN_HAND_KIND = ::NUMBERS;  // 7 kinds, 98 cards
const int KIND_NEAR = IN_HAND_KIND + 7 * 98;  // 4 piles, 7 kinds, 40 distances
const int TOP_KIND = KIND_NEAR + 4 * 7 * KIND_WINDOW;  // 4 piles, 8 kinds
const int KIND_OUT = TOP_KIND + 4 * 8, KIND_COUNT = KIND_OUT + 7 * 5;  // unseen, 0 to 4; in the hand, 0 to 3
const int MARKED = KIND_COUNT + 7 * 4, STOP_SAID = MARKED + 4 * 4 * 3;  // by seat, pile and strength; by seat
const int TALKING = STOP_SAID + 4, WHOLE_TURN = TALKING + 1;
const int NUMBERS = 3744, FACTS = NUMBERS + 32;

struct Sheet {
  u32 bits[NUMBERS / 32 + 5];
  float numbers[32];
};

WARP void put_fact(u32* bits, int fact) { or_into(&bits[fact >> 5], 1u << (fact & 31)); }

// An end of a turn, or its mirror image.
struct Seen {
  u128 hand, unseen;
  u32 tops;
  i64 about, commands, heard;
};

// The pairs of piles change places in the mirror, and the cards of the hand their order.
WARP Seen mirror_of(const Seen& seen) {
  u32 tops = seen.tops;
  Seen other = {mirrored(seen.hand), mirrored(seen.unseen), 0, seen.about, seen.commands & ~0xfffffffffll, seen.heard & ~0xffffffffll};
  other.tops = in_order(101 - top_of(tops, 2), 101 - top_of(tops, 3), 101 - top_of(tops, 0), 101 - top_of(tops, 1));
  int cards = count(seen.hand);
  for (int at = 0; at < cards; at++) other.commands |= (i64)told(seen.commands, 3 * (cards - 1 - at), 3) << (3 * at);
  for (int pile = 0; pile < 4; pile++) {
    other.commands |= (i64)told(seen.commands, 24 + 3 * (pile ^ 2), 3) << (24 + 3 * pile);
    for (int step = 1; step < 5; step++)
      other.heard |= (i64)mark_said(seen.heard, step, pile ^ 2) << (2 * (4 * (step - 1) + pile));
  }
  return other;
}

// A card of the hand and a pile for each lane: what the command means there.
WARP void put_hand_kind(u32* bits, const Seen& seen, int at, int pile) {
  int card = nth(seen.hand, at), kind = told(seen.commands, 3 * at, 3), top = top_of(seen.tops, pile);
  if (at >= count(seen.hand) || !kind) return;
  if (pile == 0) put_fact(bits, IN_HAND_KIND + 98 * (kind - 1) + card - 2);
  int place = (goes_up(pile) ? card - top : top - card) + KIND_BEHIND;
  if (place >= 0 && place < KIND_WINDOW) put_fact(bits, KIND_NEAR + KIND_WINDOW * (7 * pile + kind - 1) + place);
}

WARP void put_kind_counts(u32* bits, const Seen& seen, int kind) {
  put_fact(bits, KIND_OUT + 5 * (kind - 1) + told(seen.commands, 36 + 3 * (kind - 1), 3));
  int cards = count(seen.hand), mine = 0;
  for (int at = 0; at < cards; at++) mine += told(seen.commands, 3 * at, 3) == kind;
  put_fact(bits, KIND_COUNT + 4 * (kind - 1) + (mine < 3 ? mine : 3));
}

WARP void put_marks(u32* bits, const Seen& seen, int step, int pile) {
  int mark = mark_said(seen.heard, step, pile);
  if (mark) put_fact(bits, MARKED + 12 * (step - 1) + 3 * pile + mark - 1);
  if (pile == 0 && says_stop(seen.heard, step)) put_fact(bits, STOP_SAID + step - 1);
}

WARP void put_commands(u32* bits, const Seen& seen, int lane) {
  put_hand_kind(bits, seen, lane >> 2, lane & 3);
  if (lane < 4 && told(seen.commands, 24 + 3 * lane, 3)) put_fact(bits, TOP_KIND + 8 * lane + told(seen.commands, 24 + 3 * lane, 3));
  if (lane >= 4 && lane < 11) put_kind_counts(bits, seen, lane - 3);
  if (lane >= 16) put_marks(bits, seen, 1 + ((lane - 16) >> 2), lane & 3);
  if (lane == 11 && is_talking(seen.heard)) put_fact(bits, TALKING);
  if (lane == 12 && is_whole_turn(seen.about)) put_fact(bits, WHOLE_TURN);
}

// Write the facts of an end of a turn, or of its mirror image, as bfloat16.
WARP void describe(Sheet& sheet, const i64* end, bool mirror, uint16_t* out) {
  u128 hand = set_of((u64)end[2], (u64)end[3]);
  Seen seen = {hand, live_in(end) & ~hand, (u32)end[4], end[5], end[COMMANDS], end[HEARD]};
  if (mirror) seen = mirror_of(seen);
  LANES(lane) for (int word = lane; word < NUMBERS / 32 + 5; word += 32) sheet.bits[word] = 0;
  LANES(lane) {
    int place;
    u128 facts = group(lane, seen.hand, seen.unseen, seen.tops, seen.about, &place);
    if (facts) put_bits(sheet.bits, facts, place);
    put_commands(sheet.bits, seen, lane);
    sheet.numbers[lane] = number(lane, seen.hand, seen.unseen, seen.tops, seen.about);
  }
  write_out(sheet.bits, sheet.numbers, NUMBERS, FACTS, out);
}
}  // namespace extreme
