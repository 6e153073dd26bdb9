#include "CPixels.h"
#include "wide.h"

INLINE void caret_pixels_darken_body(uint32_t *target, const uint8_t *alphas, long count) {
    long x = 0;
    for (; x + 8 <= count; x += 8) {
        uint64_t eight;
        memcpy(&eight, alphas + x, sizeof eight);
        if (!eight) continue;
        pixels8 alpha = spread(eight), drawn = load(target + x);
        lanes16 one = (lanes16)(alpha | alpha << 16);
        lanes16 rest = 256 - one - (one >> 7);
        lanes16 low = ((lanes16)(drawn & 0x00FF00FF) * rest + 128) >> 8;
        lanes16 high = ((lanes16)drawn >> 8) * rest + 128;
        store(target + x, ((pixels8)low | ((pixels8)high & 0xFF00FF00)) + (alpha << 24));
    }
    for (; x < count; x++) {
        uint32_t alpha = alphas[x], rest = 256 - alpha - (alpha >> 7);
        uint32_t low = (((target[x] & 0x00FF00FF) * rest + 0x00800080) >> 8) & 0x00FF00FF;
        uint32_t high = (((target[x] >> 8) & 0x00FF00FF) * rest + 0x00800080) & 0xFF00FF00;
        target[x] = (low | high) + (alpha << 24);
    }
}

INLINE void caret_pixels_tint_body(uint32_t *target, uint32_t pixel, long count) {
    pixels8 source = (pixels8){} + pixel;
    lanes16 rest = (lanes16){} + (uint16_t)(255 - (pixel >> 24));
    long x = 0;
    if (pixel >> 24 == 255) {
        for (; x + 8 <= count; x += 8) store(target + x, source);
        for (; x < count; x++) target[x] = pixel;
        return;
    }
    for (; x + 8 <= count; x += 8) store(target + x, source + scaled(load(target + x), rest));
    for (; x < count; x++) target[x] = over_one(pixel, target[x]);
}

INLINE void caret_pixels_tint_by_body(uint32_t *target, uint32_t pixel, const uint8_t *shares, long count) {
    pixels8 source = (pixels8){} + pixel;
    lanes16 low = (lanes16)(source & 0x00FF00FF), high = (lanes16)((source >> 8) & 0x00FF00FF);
    lanes16 rest = (lanes16){} + (uint16_t)(255 - (pixel >> 24));
    long x = 0;
    for (; x + 8 <= count; x += 8) {
        uint64_t eight;
        memcpy(&eight, shares + x, sizeof eight);
        // Most pixels of edges and letters are completely transparent or opaque.
        if (!eight) continue;
        if (eight == UINT64_MAX) {
            store(target + x, source + scaled(load(target + x), rest));
            continue;
        }
        pixels8 share = spread(eight);
        lanes16 part = (lanes16)(share | share << 16);
        pixels8 drawn = (pixels8)rounded(low * part) | (pixels8)rounded(high * part) << 8;
        pixels8 left = 255 - (drawn >> 24);
        store(target + x, drawn + scaled(load(target + x), (lanes16)(left | left << 16)));
    }
    for (; x < count; x++) {
        if (shares[x]) target[x] = over_one(scale_one(pixel, shares[x]), target[x]);
    }
}

INLINE void caret_pixels_tint_mask_body(
    uint32_t *target, long stride, long rows, uint32_t pixel, const uint8_t *shares, long pitch, long count) {
    for (long row = 0; row < rows; row++) caret_pixels_tint_by_body(target + row * stride, pixel, shares + row * pitch, count);
}

INLINE void caret_pixels_blend_body(uint32_t *target, const uint32_t *source, uint32_t share, long count) {
    lanes16 factor = (lanes16){} + (uint16_t)share;
    long x = 0;
    for (; x + 8 <= count; x += 8) {
        pixels8 pixels = load(source + x);
        // Most pixels of text are transparent.
        if (!__builtin_reduce_or(pixels)) continue;
        if (share < 255) pixels = scaled(pixels, factor);
        pixels8 rest = 255 - (pixels >> 24);
        store(target + x, pixels + scaled(load(target + x), (lanes16)(rest | rest << 16)));
    }
    for (; x < count; x++) {
        if (source[x]) target[x] = over_one(share == 255 ? source[x] : scale_one(source[x], share), target[x]);
    }
}

INLINE void caret_pixels_fade_body(uint32_t *target, const uint32_t *source, uint32_t share, long count) {
    lanes16 part = (lanes16){} + (uint16_t)share, rest = 255 - part;
    pixels8 solid = (pixels8){} + 0xFF000000;
    long x = 0;
    for (; x + 8 <= count; x += 8) {
        pixels8 one = load(source + x) | solid, other = load(target + x);
        lanes16 low = (lanes16)(one & 0x00FF00FF) * part + (lanes16)(other & 0x00FF00FF) * rest;
        lanes16 high = (lanes16)((one >> 8) & 0x00FF00FF) * part + (lanes16)((other >> 8) & 0x00FF00FF) * rest;
        store(target + x, (pixels8)rounded(low) | (pixels8)rounded(high) << 8);
    }
    for (; x < count; x++) target[x] = mix_one(source[x] | 0xFF000000, target[x], share);
}

/// Prefetches a row that will be filled soon. The distance between rows is too great for the processor's own
/// prefetching.
INLINE void prefetch(const uint32_t *row, long count) {
    for (long x = 0; x < count; x += 16) __builtin_prefetch(row + x, 1);
}

enum { ahead = 4 };

INLINE void caret_pixels_tint_rows_body(uint32_t *target, long stride, long rows, uint32_t pixel, long count) {
    for (long row = 0; row < rows; row++, target += stride) {
        if (row + ahead < rows) prefetch(target + ahead * stride, count);
        caret_pixels_tint_body(target, pixel, count);
    }
}

INLINE void caret_pixels_fill_ends_body(
    uint32_t *target, long stride, long rows, uint32_t pixel, const uint8_t *left, const uint8_t *right, long size, long solid) {
    for (long row = 0; row < rows; row++, target += stride) {
        if (row + ahead < rows) prefetch(target + ahead * stride, solid + 2 * size);
        caret_pixels_tint_by_body(target, pixel, left + row * size, size);
        caret_pixels_tint_body(target + size, pixel, solid);
        caret_pixels_tint_by_body(target + size + solid, pixel, right + row * size, size);
    }
}

WIDE(caret_pixels_darken, (uint32_t *target, const uint8_t *alphas, long count), (target, alphas, count))
WIDE(caret_pixels_tint, (uint32_t *target, uint32_t pixel, long count), (target, pixel, count))
WIDE(
    caret_pixels_tint_by, (uint32_t *target, uint32_t pixel, const uint8_t *shares, long count), (target, pixel, shares, count))
WIDE(
    caret_pixels_tint_mask,
    (uint32_t *target, long stride, long rows, uint32_t pixel, const uint8_t *shares, long pitch, long count),
    (target, stride, rows, pixel, shares, pitch, count))
WIDE(
    caret_pixels_blend, (uint32_t *target, const uint32_t *source, uint32_t share, long count), (target, source, share, count))
WIDE(
    caret_pixels_fade, (uint32_t *target, const uint32_t *source, uint32_t share, long count), (target, source, share, count))
WIDE(
    caret_pixels_fill_ends,
    (uint32_t *target, long stride, long rows, uint32_t pixel, const uint8_t *left, const uint8_t *right, long size, long solid),
    (target, stride, rows, pixel, left, right, size, solid))
WIDE(
    caret_pixels_tint_rows, (uint32_t *target, long stride, long rows, uint32_t pixel, long count),
    (target, stride, rows, pixel, count))
