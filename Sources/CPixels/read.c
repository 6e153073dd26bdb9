#include "CPixels.h"
#include "wide.h"

/// Interpolates from one pixel to another, with a share of 0...255 in 256ths. Differences may be negative: the sum
/// wraps around, and the result is correct.
INLINE pixels8 mixed(pixels8 one, pixels8 other, pixels8 share) {
    lanes16 part = (lanes16)(share | share << 16);
    lanes16 start = (lanes16)(one & 0x00FF00FF);
    lanes16 low = ((start << 8) + ((lanes16)(other & 0x00FF00FF) - start) * part) >> 8;
    lanes16 high = (lanes16)(one & 0xFF00FF00) + (((lanes16)other >> 8) - ((lanes16)one >> 8)) * part;
    return (pixels8)low | ((pixels8)high & 0xFF00FF00);
}

INLINE uint64_t pair(const uint32_t *place) {
    uint64_t result;
    memcpy(&result, place, sizeof result);
    return result;
}

/// Interpolates eight pixels from pairs of neighbours in a row and in the row below.
INLINE pixels8 mix_pairs(pairs4 upper, pairs4 upper2, pairs4 lower, pairs4 lower2, pixels8 across, pixels8 down) {
    pixels8 first = mixed((pixels8)upper, (pixels8)lower, __builtin_shufflevector(down, down, 0, 0, 1, 1, 2, 2, 3, 3));
    pixels8 second = mixed((pixels8)upper2, (pixels8)lower2, __builtin_shufflevector(down, down, 4, 4, 5, 5, 6, 6, 7, 7));
    pixels8 even = __builtin_shufflevector(first, second, 0, 2, 4, 6, 8, 10, 12, 14);
    pixels8 odd = __builtin_shufflevector(first, second, 1, 3, 5, 7, 9, 11, 13, 15);
    return mixed(even, odd, across);
}

INLINE void caret_pixels_turn_body(
    uint32_t *target, const uint32_t *base, long stride, caret_pixels_way across, caret_pixels_way down, long count) {
    pixels8 steps = {0, 1, 2, 3, 4, 5, 6, 7};
    int64_t left = across.start, top = down.start;
    for (long x = 0; x < count; x += 8) {
        pixels8 u = ((uint32_t)left + steps * (uint32_t)across.step) >> 24;
        pixels8 v = ((uint32_t)top + steps * (uint32_t)down.step) >> 24;
        const uint32_t *places[8];
        long last = count - x - 1;
        for (int lane = 0; lane < 8; lane++) {
            places[lane] = base + (top >> 32) * stride + (left >> 32);
            // There is nothing to read beyond the last pixel. The last pixel is repeated instead; the result of the
            // repetition is not stored.
            if (lane >= last) continue;
            left += across.step;
            top += down.step;
        }
        pairs4 upper = {pair(places[0]), pair(places[1]), pair(places[2]), pair(places[3])};
        pairs4 upper2 = {pair(places[4]), pair(places[5]), pair(places[6]), pair(places[7])};
        pairs4 lower = {pair(places[0] + stride), pair(places[1] + stride), pair(places[2] + stride), pair(places[3] + stride)};
        pairs4 lower2 = {pair(places[4] + stride), pair(places[5] + stride), pair(places[6] + stride), pair(places[7] + stride)};
        pixels8 result = {};
        if (__builtin_reduce_or(upper | upper2 | lower | lower2)) result = mix_pairs(upper, upper2, lower, lower2, u, v);
        if (last >= 7) {
            store(target + x, result);
        } else {
            memcpy(target + x, &result, (size_t)(last + 1) * 4);
        }
    }
}

INLINE void caret_pixels_mix_samples_body(
    uint16_t *target, const uint16_t *upper, const uint16_t *lower, uint16_t near, uint16_t far, long count) {
    for (long x = 0; x < count; x++) target[x] = (uint16_t)(upper[x] * near + lower[x] * far);
}

INLINE void caret_pixels_spread_samples_body(uint32_t *target, const uint16_t *row, long count) {
    for (long x = 0; x < count; x++) {
        uint32_t a = row[x], b = row[x + 1];
        uint32_t two = ((3 * a + b + 512) >> 10) << 8, three = ((2 * (a + b) + 512) >> 10) << 16;
        target[x] = (a + 128) >> 8 | two | three | ((a + 3 * b + 512) >> 10) << 24;
    }
}

typedef float floats8 __attribute__((vector_size(32)));

INLINE void caret_pixels_rings_body(
    uint32_t *target, const uint32_t *colors, float x, float y, float a, float b, float radius, float scale, float last, long count) {
    floats8 steps = {0, 1, 2, 3, 4, 5, 6, 7};
    floats8 least = {}, most = least + last;
    for (long first = 0; first < count; first += 8) {
        floats8 along = steps + (float)first;
        floats8 across = along * a + x, down = along * b + y;
        // Half a step is added, because adding 2^23 rounds to the nearest entry.
        floats8 entry = (__builtin_elementwise_sqrt(across * across + down * down) - radius) * scale + 0.5f;
        entry = __builtin_elementwise_min(__builtin_elementwise_max(entry, least), most);
        pixels8 index = (pixels8)(entry + 8388608) & 0x7FFFFF;
        long rest = count - first < 8 ? count - first : 8;
        for (long lane = 0; lane < rest; lane++) target[first + lane] = colors[index[lane]];
    }
}

WIDE(
    caret_pixels_turn,
    (uint32_t *target, const uint32_t *base, long stride, caret_pixels_way across, caret_pixels_way down, long count),
    (target, base, stride, across, down, count))
WIDE(
    caret_pixels_mix_samples,
    (uint16_t *target, const uint16_t *upper, const uint16_t *lower, uint16_t near, uint16_t far, long count),
    (target, upper, lower, near, far, count))
WIDE(caret_pixels_spread_samples, (uint32_t *target, const uint16_t *row, long count), (target, row, count))
WIDE(
    caret_pixels_rings,
    (uint32_t *target, const uint32_t *colors, float x, float y, float a, float b, float radius, float scale, float last, long count),
    (target, colors, x, y, a, b, radius, scale, last, count))
