#ifndef CPIXELS_H
#define CPIXELS_H

#include <stdint.h>

// Rows of premultiplied pixels, 4 x 8 bits each. Where the processor has AVX2 each works on 32 bytes at once; Swift has no way to say so for
// a function alone. The results are those of PixelMath, pixel by pixel, which tests compare.

/// Puts black over pixels, each by its own alpha.
void caret_pixels_darken(uint32_t *target, const uint8_t *alphas, long count);

/// Puts one colour over pixels.
void caret_pixels_tint(uint32_t *target, uint32_t pixel, long count);

/// Puts one colour over the first pixels of rows, which are `stride` pixels apart.
void caret_pixels_tint_rows(uint32_t *target, long stride, long rows, uint32_t pixel, long count);

/// Puts one colour over pixels, each by its own share.
void caret_pixels_tint_by(uint32_t *target, uint32_t pixel, const uint8_t *shares, long count);

/// Puts pixels over pixels; `share` fades them, 0...255.
void caret_pixels_blend(uint32_t *target, const uint32_t *source, uint32_t share, long count);

/// Mixes pixels with others, which count as opaque, `share` out of 255 of these.
void caret_pixels_fade(uint32_t *target, const uint32_t *source, uint32_t share, long count);

/// Fills rows of a rectangle, `stride` pixels apart, whose ends are covered by shares: `size` of them on both sides, those of each row
/// behind those of the one above.
void caret_pixels_fill_ends(
    uint32_t *target, long stride, long rows, uint32_t pixel, const uint8_t *left, const uint8_t *right, long size, long solid);

/// A straight way through a picture: a place and a step, each in 32 bits of pixel and 32 of its parts.
typedef struct {
    int64_t start;
    int64_t step;
} caret_pixels_way;

/// Reads pixels along a way across and one down, each mixed of the four that it lies between, all of which have to exist.
void caret_pixels_turn(
    uint32_t *target, const uint32_t *base, long stride, caret_pixels_way across, caret_pixels_way down, long count);

/// Mixes two rows of samples, each by its distance.
void caret_pixels_mix_samples(uint16_t *target, const uint16_t *upper, const uint16_t *lower, uint16_t near, uint16_t far, long count);

/// From each sample of a row to the next in four bytes.
void caret_pixels_spread_samples(uint32_t *target, const uint16_t *row, long count);

/// Looks up the colour of each pixel of a row in a table, by its distance from a point.
///
/// - x, y: the first pixel's place; a, b: what a pixel adds to it.
/// - radius: of the first entry; scale: entries per length; last: the highest entry.
void caret_pixels_rings(
    uint32_t *target, const uint32_t *colors, float x, float y, float a, float b, float radius, float scale, float last, long count);

#endif
