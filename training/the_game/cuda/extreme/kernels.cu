// Thousands of games of EXTREME in lock-step, as `../kernels.cu` plays those of THE GAME.
#include "facts.h"
#include "turns.h"

namespace extreme {
WARP void one_find_turns(Beam& beam, int at, const i64* games, const float* weights, i64* ends, float* costs, float* left,
                         u64* plans, int* turns, int* stuck) {
  const i64* game = games + (size_t)at * GAME;
  int row = way_of(game[ABOUT]) + (has_marks(game[ABOUT]) ? 20 : 0);
  size_t first = (size_t)at * MOST_TURNS;
  Found found = {ends + first * END, costs + first, left + first, plans ? plans + first : 0, 0, 0};
  find_turns(beam, game, weights + row * 2 * WEIGHTS, found);
  // A game that is lost with its last card has a card left, so to say: it is no win (E6).
  int stay = count(live_in(game)) - found.reached;
  LANES(lane) if (lane == 0) turns[at] = found.turns, stuck[at] = stay > 0 ? stay : 1;
}

#include "../doors.h"
}  // namespace extreme
