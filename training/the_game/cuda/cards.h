// Sets of cards (bit c is card c, 2 to 99) and piles. Piles 0 and 1 go up from 1, piles 2 and 3 go down from 100;
// of the two of a direction the one nearer to its beginning always comes first.
#pragma once
#include "lanes.h"

WARP u128 set_of(u64 low, u64 high) { return ((u128)high << 64) | low; }
WARP u64 low_of(u128 cards) { return (u64)cards; }
WARP u64 high_of(u128 cards) { return (u64)(cards >> 64); }
WARP int count(u128 cards) { return ones(low_of(cards)) + ones(high_of(cards)); }
WARP u128 card_bit(int card) { return card < 64 ? set_of(1ull << card, 0) : set_of(0, 1ull << (card - 64)); }
WARP bool holds(u128 cards, int card) {
  return card < 64 ? (low_of(cards) >> card) & 1 : (high_of(cards) >> (card - 64)) & 1;
}
WARP u128 shifted_up(u128 cards, int by) {
  u64 low = low_of(cards), high = high_of(cards);
  if (by >= 64) return set_of(0, low << (by - 64));
  return by ? set_of(low << by, (high << by) | (low >> (64 - by))) : cards;
}
WARP u128 shifted_down(u128 cards, int by) {
  u64 low = low_of(cards), high = high_of(cards);
  if (by >= 64) return set_of(high >> (by - 64), 0);
  return by ? set_of((low >> by) | (high << (64 - by)), high >> by) : cards;
}
WARP u128 below(int card) {
  return card < 64 ? set_of((1ull << card) - 1, 0) : set_of(~0ull, (1ull << (card - 64)) - 1);
}
WARP u128 above(int card) { return ~below(card + 1); }
// Card c becomes 101 - c: up becomes down.
WARP u128 mirrored(u128 cards) { return shifted_down(set_of(reversed(high_of(cards)), reversed(low_of(cards))), 26); }
// The card with so many lower ones in the set; 0 when there are too few.
WARP int nth(u128 cards, int index) {
  u64 word = low_of(cards);
  int base = 0, inside = ones(word);
  if (index >= inside) index -= inside, word = high_of(cards), base = 64;
  for (int at = 0; at < index; at++) word &= word - 1;
  return word ? base + first_one(word) : 0;
}

WARP int top_of(u32 tops, int pile) { return (tops >> (8 * pile)) & 255; }
WARP bool goes_up(int pile) { return pile < 2; }
// The cards that continue a pile (G4).
WARP u128 continuing(int pile, int top) { return goes_up(pile) ? above(top) : below(top); }
// The card that goes back by ten (G5), 0 when there is none.
WARP int ten_back(int pile, int top) {
  int card = goes_up(pile) ? top - 10 : top + 10;
  return card >= 2 && card <= 99 ? card : 0;
}
WARP bool fits(int pile, int top, int card) {
  return card == ten_back(pile, top) || (goes_up(pile) ? card > top : card < top);
}
WARP u32 in_order(int up, int up_too, int down, int down_too) {
  int first = up < up_too ? up : up_too, second = up < up_too ? up_too : up;
  int third = down > down_too ? down : down_too, fourth = down > down_too ? down_too : down;
  return first | (second << 8) | (third << 16) | ((u32)fourth << 24);
}
WARP u32 laid(u32 tops, int pile, int card) {
  tops = (tops & ~(255u << (8 * pile))) | ((u32)card << (8 * pile));
  return in_order(top_of(tops, 0), top_of(tops, 1), top_of(tops, 2), top_of(tops, 3));
}
