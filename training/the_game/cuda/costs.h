// What a play costs in the eyes of the careful player (`tenback.bots.the_game.costs`), without marks and commands.
#pragma once
#include "cards.h"

const int WEIGHTS = 12;  // of a way of playing, twice: at the end of the draw pile, and what is added at its full size
enum { ONE_TWO, ONE_ONE, NONE_TWO, NONE_ONE, NONE_NONE, OWN, GAP, TRICK_IN_HAND, TRICK_OUT, PAIR, GO_ON, GO_ON_LATE };

struct Prices {
  float two[3], one[3];  // a card falls from two piles of a direction to one, from one to none; by the others that take it
  float own, gap, trick_in_hand, trick_out, pair, go_on;
};

WARP Prices prices_of(const float* weights, int pile) {
  float now[WEIGHTS];
  for (int at = 0; at < WEIGHTS; at++) now[at] = weights[at] + pile / 98.f * weights[WEIGHTS + at];
  Prices p;
  p.two[0] = now[NONE_ONE] - now[NONE_TWO], p.two[1] = now[ONE_ONE] - now[ONE_TWO], p.two[2] = now[ONE_TWO];
  p.one[0] = now[NONE_NONE] - now[NONE_ONE], p.one[1] = now[NONE_ONE] - now[ONE_ONE], p.one[2] = now[NONE_TWO] - now[ONE_TWO];
  p.own = now[OWN], p.gap = now[GAP], p.trick_in_hand = now[TRICK_IN_HAND], p.trick_out = now[TRICK_OUT];
  p.pair = now[PAIR], p.go_on = now[pile ? GO_ON : GO_ON_LATE];
  return p;
}

WARP float by_other_direction(const float* less, u128 cards, u128 one, u128 other) {
  int both = count(cards & one & other), either = count(cards & (one | other)), all = count(cards);
  return less[2] * both + less[1] * (either - both) + less[0] * (all - either);
}

// What the live cards between two tops of a pile lose: each has one pile less.
WARP float options_lost(const Prices& p, u128 live, u128 hand, u32 tops, int pile, int near, int far) {
  u128 lost = live & continuing(pile, near) & ~continuing(pile, far) & ~card_bit(far);
  u128 twin = continuing(pile, top_of(tops, pile ^ 1));
  int first = goes_up(pile) ? 2 : 0;
  u128 one = continuing(first, top_of(tops, first)), other = continuing(first, top_of(tops, first + 1));
  return p.own * count(lost & hand) + by_other_direction(p.two, lost & twin, one, other) +
         by_other_direction(p.one, lost & ~twin, one, other);
}

WARP float trick_worth(const Prices& p, u128 live, u128 hand, int back) {
  if (!back) return 0;
  return holds(hand, back) ? p.trick_in_hand : holds(live, back) ? p.trick_out : 0;
}

// What a play does to the chances of going back by ten, on this pile and with this card elsewhere.
WARP float tricks_lost(const Prices& p, u128 live, u128 hand, u32 tops, int pile, int card) {
  float value = -trick_worth(p, live, hand, ten_back(pile, card));
  for (int other = 0; other < 4; other++) {
    int back = ten_back(other, top_of(tops, other));
    if (other == pile && back != card) value += trick_worth(p, live, hand, back);
    if (other != pile && back == card) value += p.trick_in_hand;
  }
  if (card >= 12 && holds(hand, card - 10)) value += p.pair;
  if (card <= 89 && holds(hand, card + 10)) value += p.pair;
  return value;
}

WARP float cost(const Prices& p, u128 live, u128 hand, u32 tops, int pile, int card) {
  int top = top_of(tops, pile), ahead = goes_up(pile) ? card - top : top - card;
  float value = p.gap * ahead + tricks_lost(p, live, hand, tops, pile, card);
  if (ahead > 0) return value + options_lost(p, live, hand, tops, pile, top, card);
  return value - options_lost(p, live, hand, tops, pile, card, top);
}
