// EXTREME: rows of a running game and of the end of a turn, with the commands on the cards.
#pragma once
#include "../rows.h"

namespace extreme {
enum { PLAIN, STOP, SKULL, THREE, SILENCE, NO_TRICK, ONE_PILE, DRAW_ONE };

// A game: as in THE GAME, then the kinds of all cards as three planes of bits (6 words).
const int PLANES = ::GAME, GAME = PLANES + 6;
// An end of a turn: as in THE GAME, then the commands its player knows, and what the others have said.
const int COMMANDS = ::END, HEARD = COMMANDS + 1, END = HEARD + 1;
const int MOST_TURNS = 80;
const int DECK = 196;  // 98 cards in the order they are drawn, then the kind of each card from 2 on

BOTH bool has_marks(i64 about) { return told(about, 48, 1); }
BOTH bool is_whole_turn(i64 about) { return told(about, 49, 1); }

WARP int kind_in(const i64* game, int card) {
  const i64* planes = game + PLANES + (card >> 6);
  int bit = card & 63;
  return ((planes[0] >> bit) & 1) | (((planes[2] >> bit) & 1) << 1) | (((planes[4] >> bit) & 1) << 2);
}
WARP u128 of_kind(const i64* game, int kind) {
  u128 cards = ~(u128)0;
  for (int plane = 0; plane < 3; plane++) {
    u128 bits = set_of((u64)game[PLANES + 2 * plane], (u64)game[PLANES + 2 * plane + 1]);
    cards &= (kind >> plane) & 1 ? bits : ~bits;
  }
  return cards;
}

// The kinds of the four tops, three bits each.
WARP u32 kinds_of_tops(const i64* game, u32 tops) {
  u32 kinds = 0;
  for (int pile = 0; pile < 4; pile++) kinds |= (u32)kind_in(game, top_of(tops, pile)) << (3 * pile);
  return kinds;
}
WARP int kind_on(u32 kinds, int pile) { return (kinds >> (3 * pile)) & 7; }
WARP bool shows(u32 kinds, int kind) {
  bool found = false;
  for (int pile = 0; pile < 4; pile++) found |= kind_on(kinds, pile) == kind;
  return found;
}

WARP void deal(i64* game, const uint8_t* deck, i64 about) {
  ::deal(game, deck, about);
  for (int at = 0; at < 6; at++) game[PLANES + at] = 0;
  for (int card = 2; card < 100; card++)
    for (int plane = 0; plane < 3; plane++)
      if ((deck[98 + card - 2] >> plane) & 1) game[PLANES + 2 * plane + (card >> 6)] |= (i64)(1ull << (card & 63));
}

// End the turn as a row says: under DRAW ONE the player draws one card (E11), or else up to a full hand (G7).
WARP void end_turn(i64* game, const i64* end, const uint8_t* deck) {
  i64 about = game[ABOUT];
  int pile = pile_of(about), in_hand = count(set_of((u64)end[2], (u64)end[3]));
  int wanted = shows(kinds_of_tops(game, (u32)end[4]), DRAW_ONE) ? 1 : hand_size_of(about) - in_hand;
  // To the shared rules a full hand is what the player may draw up to now.
  game[ABOUT] = with(about, 8, 4, in_hand + (wanted < pile ? wanted : pile));
  ::end_turn(game, end, deck);
  game[ABOUT] = with(game[ABOUT], 8, 4, hand_size_of(about));
}

// What is said -----------------------------------------------------------------------------------------------

WARP u128 ahead_of(int pile, int top, int from, int to) {
  int low = goes_up(pile) ? top + from : top - to, high = goes_up(pile) ? top + to : top - from;
  low = low < 2 ? 2 : low, high = high > 99 ? 99 : high;
  return low > high ? (u128)0 : below(high + 1) & ~below(low);
}

// The strongest mark on a pile that is true of a hand (`tenback.talk.marks.mark`); 0 for none.
WARP int mark_of(u128 hand, int pile, int top) {
  int back = ten_back(pile, top);
  u128 waiting = ahead_of(pile, top, 1, 2) | (back ? card_bit(back) : (u128)0);
  for (int mark = 3; mark > 0; mark--) {
    if (mark == 2) waiting |= ahead_of(pile, top, 3, 6);
    if (mark == 1) waiting |= ahead_of(pile, top, 7, 14);
    if (count(waiting) < 3) continue;  // it would single a card out (G20)
    if (hand & waiting) return mark;
    waiting = 0;
  }
  return 0;
}

// What the others say as a turn begins: marks by seat and pile (2 bits each), who holds a STOP, whether talk is open.
WARP i64 said_before(const i64* game) {
  i64 about = game[ABOUT], said = 0;
  u32 tops = (u32)game[TOPS];
  if (!has_marks(about) || shows(kinds_of_tops(game, tops), SILENCE)) return 0;
  u128 stops = of_kind(game, STOP);
  int players = players_of(about), seat = seat_of(about);
  for (int step = 1; step < players; step++) {
    u128 hand = hand_in(game, (seat + step) % players);
    for (int pile = 0; pile < 4; pile++)
      said |= (i64)mark_of(hand, pile, top_of(tops, pile)) << (2 * (4 * (step - 1) + pile));
    if (hand & stops) said |= 1ll << (31 + step);
  }
  return said | 1ll << 40;
}
BOTH int mark_said(i64 said, int step, int pile) { return told(said, 2 * (4 * (step - 1) + pile), 2); }
BOTH bool says_stop(i64 said, int step) { return told(said, 31 + step, 1); }
BOTH bool is_talking(i64 said) { return told(said, 40, 1); }
}  // namespace extreme
