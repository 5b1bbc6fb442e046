// Thousands of games in lock-step. Each function works on arrays that the caller has laid out: on a GPU when nvcc
// compiles it, on the host when a C++ compiler does.
#include "facts.h"
#include "turns.h"

WARP void one_find_turns(Beam& beam, int at, const i64* games, const float* weights, i64* ends, float* costs, float* left,
                         u64* plans, int* turns, int* stuck) {
  const i64* game = games + (size_t)at * GAME;
  const float* own = weights + way_of(game[ABOUT]) * 2 * WEIGHTS;
  size_t first = (size_t)at * MOST_TURNS;
  Found found = {ends + first * END, costs + first, left + first, plans ? plans + first : 0, 0, 0};
  int all = count(live_in(game));
  if (players_of(game[ABOUT]) == 1 && pile_of(game[ABOUT]) == 0) {
    found.reached = all - cards_left(beam, live_in(game), (u32)game[TOPS], own);  // nothing is left to choose
  } else {
    find_turns(beam, game, own, found);
    look_at_endings(beam, own, found);
  }
  LANES(lane) if (lane == 0) turns[at] = found.turns, stuck[at] = all - found.reached;
}

#include "doors.h"
