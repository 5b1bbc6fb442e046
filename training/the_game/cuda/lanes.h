// One warp works on one game. The same source compiles for the host, where a plain loop takes the lanes' place,
// so that a machine without a GPU can test every function.
#pragma once
#include <stddef.h>
#include <stdint.h>
typedef unsigned long long u64;
typedef unsigned __int128 u128;
typedef long long i64;
typedef uint32_t u32;

const float NEVER = 1e30f;  // the price of what cannot be played

#ifdef __CUDACC__
#include <cuda_runtime.h>
#define BOTH __host__ __device__ __forceinline__
#define WARP __device__ __forceinline__
#define LANES(lane) for (int lane = threadIdx.x & 31, once = 1; once; once = 0, __syncwarp())

WARP int ones(u64 word) { return __popcll(word); }
WARP int first_one(u64 word) { return __ffsll(word) - 1; }
WARP u64 reversed(u64 word) { return __brevll(word); }
WARP void or_into(u32* word, u32 bits) { atomicOr(word, bits); }

// The place of the cheapest entry; entries with the key of the one taken last are struck out. -1: none is left.
WARP int cheapest(float* price, const u32* key, int entries, bool has_last, u32 last) {
  float best = NEVER;
  int place = -1;
  for (int at = threadIdx.x & 31; at < entries; at += 32) {
    if (has_last && key[at] == last) price[at] = NEVER;
    if (price[at] < best) best = price[at], place = at;
  }
  for (int step = 16; step; step >>= 1) {
    float other = __shfl_xor_sync(0xffffffffu, best, step);
    int there = __shfl_xor_sync(0xffffffffu, place, step);
    if (other < best || (other == best && (u32)there < (u32)place)) best = other, place = there;
  }
  return place;
}
#else
#define BOTH static inline
#define WARP static inline
#define LANES(lane) for (int lane = 0; lane < 32; lane++)

WARP int ones(u64 word) { return __builtin_popcountll(word); }
WARP int first_one(u64 word) { return __builtin_ctzll(word); }
WARP u64 reversed(u64 word) {
  u64 result = 0;
  for (int bit = 0; bit < 64; bit++) result |= ((word >> bit) & 1) << (63 - bit);
  return result;
}
WARP void or_into(u32* word, u32 bits) { *word |= bits; }
WARP int cheapest(float* price, const u32* key, int entries, bool has_last, u32 last) {
  float best = NEVER;
  int place = -1;
  for (int at = 0; at < entries; at++) {
    if (has_last && key[at] == last) price[at] = NEVER;
    if (price[at] < best) best = price[at], place = at;
  }
  return place;
}
#endif
