// A running game, and the end of a turn as the player who made it sees it: rows of 64-bit words.
#pragma once
#include "cards.h"

// A game: live cards (2 words), five hands (10), tops, facts.
const int GAME = 14, LIVE = 0, HANDS = 2, TOPS = 12, ABOUT = 13;
// An end of a turn before its draw: live cards (2), the hand (2), tops, facts.
const int END = 6;
const int MOST_TURNS = 64;
const int DECK = 98;  // bytes of a deck

// What `about` says, by the place of its first bit and its number of bits.
BOTH int told(i64 about, int place, int bits) { return (int)((about >> place) & ((1 << bits) - 1)); }
BOTH int players_of(i64 about) { return told(about, 0, 4); }
BOTH int minimum_of(i64 about) { return told(about, 4, 4); }
BOTH int hand_size_of(i64 about) { return told(about, 8, 4); }
BOTH int way_of(i64 about) { return told(about, 12, 8); }
BOTH int pile_of(i64 about) { return told(about, 20, 8); }
// Cards in the hand of the player who comes so many seats later (1 to 4).
BOTH int hand_after(i64 about, int steps) { return told(about, 28 + 4 * (steps - 1), 4); }
BOTH int seat_of(i64 about) { return told(about, 44, 4); }
BOTH i64 with(i64 about, int place, int bits, i64 value) {
  return (about & ~((i64)((1 << bits) - 1) << place)) | (value << place);
}
BOTH i64 with_pile(i64 about, int cards) { return with(about, 20, 8, cards); }
BOTH i64 with_seat(i64 about, int seat) { return with(about, 44, 4, seat); }

WARP u128 live_in(const i64* row) { return set_of((u64)row[LIVE], (u64)row[LIVE + 1]); }
WARP u128 hand_in(const i64* game, int seat) { return set_of((u64)game[HANDS + 2 * seat], (u64)game[HANDS + 2 * seat + 1]); }
WARP void put(i64* place, u128 cards) { place[0] = (i64)low_of(cards), place[1] = (i64)high_of(cards); }

// What the player whose turn it is knows beside the cards: the other hands are sizes.
WARP i64 seen_by_mover(const i64* game) {
  i64 about = game[ABOUT];
  int players = players_of(about), seat = seat_of(about);
  for (int steps = 1; steps < 5; steps++) {
    int size = steps < players ? count(hand_in(game, (seat + steps) % players)) : 0;
    about = with(about, 28 + 4 * (steps - 1), 4, size);
  }
  return about;
}

WARP void deal(i64* game, const uint8_t* deck, i64 about) {
  int players = players_of(about), size = hand_size_of(about);
  put(game + LIVE, above(1) & below(100));
  for (int seat = 0; seat < 5; seat++) {
    u128 hand = 0;
    for (int at = 0; at < size && seat < players; at++) hand |= card_bit(deck[seat * size + at]);
    put(game + HANDS + 2 * seat, hand);
  }
  game[TOPS] = in_order(1, 1, 100, 100);
  game[ABOUT] = with_pile(with_seat(about, 0), 98 - players * size);
}

// End the turn as a row says: draw up to a full hand (G7), the next player with cards comes (G8).
WARP void end_turn(i64* game, const i64* end, const uint8_t* deck) {
  i64 about = game[ABOUT];
  int seat = seat_of(about), pile = pile_of(about), players = players_of(about);
  u128 hand = set_of((u64)end[2], (u64)end[3]);
  int wanted = hand_size_of(about) - count(hand);
  for (int at = 0; at < wanted && pile > 0; at++, pile--) hand |= card_bit(deck[98 - pile]);
  game[LIVE] = end[0], game[LIVE + 1] = end[1], game[TOPS] = end[4];
  put(game + HANDS + 2 * seat, hand);
  for (int step = 0; step < players; step++) {
    seat = seat + 1 < players ? seat + 1 : 0;
    if (count(hand_in(game, seat))) break;
  }
  game[ABOUT] = with_pile(with_seat(about, seat), pile);
}
