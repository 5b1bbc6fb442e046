// What the caller may ask for: each function works on arrays that were laid out before. Included where `one_find_turns`,
// `describe`, `deal`, `end_turn` and the sizes of the rows are those of one game.
const int WARPS = 4;  // games of one block

WARP void one_describe(Sheet& sheet, int at, const i64* ends, const i64* chosen, int mirror, uint16_t* facts) {
  bool turned = mirror == 1 || (mirror == 2 && (at & 1));
  describe(sheet, ends + (chosen ? chosen[at] : at) * END, turned, facts + (size_t)at * FACTS);
}

#ifdef __CUDACC__
__global__ void __launch_bounds__(32 * WARPS) find_kernel(int games_here, const i64* games, const float* weights, i64* ends,
    float* costs, float* left, u64* plans, int* turns, int* stuck) {
  __shared__ Beam beams[WARPS];
  int warp = threadIdx.x >> 5, at = blockIdx.x * WARPS + warp;
  if (at < games_here) one_find_turns(beams[warp], at, games, weights, ends, costs, left, plans, turns, stuck);
}
__global__ void __launch_bounds__(32 * WARPS) describe_kernel(int rows, const i64* ends, const i64* chosen, int mirror, uint16_t* facts) {
  __shared__ Sheet sheets[WARPS];
  int warp = threadIdx.x >> 5, at = blockIdx.x * WARPS + warp;
  if (at < rows) one_describe(sheets[warp], at, ends, chosen, mirror, facts);
}
__global__ void deal_kernel(int games_here, i64* games, const uint8_t* decks, const i64* abouts) {
  int at = blockIdx.x * blockDim.x + threadIdx.x;
  if (at < games_here) deal(games + (size_t)at * GAME, decks + (size_t)at * DECK, abouts[at]);
}
__global__ void end_kernel(int games_here, i64* games, const i64* ends, const uint8_t* decks, const i64* numbers) {
  int at = blockIdx.x * blockDim.x + threadIdx.x;
  if (at < games_here) end_turn(games + (size_t)at * GAME, ends + (size_t)at * END, decks + (size_t)numbers[at] * DECK);
}
#define BY_WARP(kernel, many, stream, ...) \
  if (many) kernel<<<((many) + WARPS - 1) / WARPS, 32 * WARPS, 0, (cudaStream_t)stream>>>(many, __VA_ARGS__)
#define BY_THREAD(kernel, many, stream, ...) \
  if (many) kernel<<<((many) + 127) / 128, 128, 0, (cudaStream_t)stream>>>(many, __VA_ARGS__)
#endif

extern "C" {
int sizes(int what) { return what == 0 ? GAME : what == 1 ? END : what == 2 ? MOST_TURNS : what == 3 ? FACTS : WEIGHTS; }

#ifdef __CUDACC__
int last_error() { return (int)cudaGetLastError(); }
void find(int many, const i64* games, const float* weights, i64* ends, float* costs, float* left, u64* plans, int* turns,
          int* stuck, void* stream) {
  BY_WARP(find_kernel, many, stream, games, weights, ends, costs, left, plans, turns, stuck);
}
void facts(int many, const i64* ends, const i64* chosen, int mirror, uint16_t* out, void* stream) {
  BY_WARP(describe_kernel, many, stream, ends, chosen, mirror, out);
}
void deal_games(int many, i64* games, const uint8_t* decks, const i64* abouts, void* stream) {
  BY_THREAD(deal_kernel, many, stream, games, decks, abouts);
}
void end_turns(int many, i64* games, const i64* ends, const uint8_t* decks, const i64* numbers, void* stream) {
  BY_THREAD(end_kernel, many, stream, games, ends, decks, numbers);
}
#else
int last_error() { return 0; }
void find(int many, const i64* games, const float* weights, i64* ends, float* costs, float* left, u64* plans, int* turns,
          int* stuck, void*) {
  Beam beam;
  for (int at = 0; at < many; at++) one_find_turns(beam, at, games, weights, ends, costs, left, plans, turns, stuck);
}
void facts(int many, const i64* ends, const i64* chosen, int mirror, uint16_t* out, void*) {
  Sheet sheet;
  for (int at = 0; at < many; at++) one_describe(sheet, at, ends, chosen, mirror, out);
}
void deal_games(int many, i64* games, const uint8_t* decks, const i64* abouts, void*) {
  for (int at = 0; at < many; at++) deal(games + (size_t)at * GAME, decks + (size_t)at * DECK, abouts[at]);
}
void end_turns(int many, i64* games, const i64* ends, const uint8_t* decks, const i64* numbers, void*) {
  for (int at = 0; at < many; at++) end_turn(games + (size_t)at * GAME, ends + (size_t)at * END, decks + (size_t)numbers[at] * DECK);
}
#endif
}
