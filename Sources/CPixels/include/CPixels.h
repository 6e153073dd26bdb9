#ifndef CPIXELS_H
#define CPIXELS_H

#include <stdint.h>

// Operations on rows of premultiplied pixels of 4 x 8 bits. On processors with AVX2, each processes 32 bytes at once,
// which Swift cannot enable for a single function. The results equal those of PixelMath, pixel by pixel, as tests
// verify.

/// Blends black over pixels, with an alpha value for each.
void caret_pixels_darken(uint32_t *target, const uint8_t *alphas, long count);

/// Blends one colour over pixels.
void caret_pixels_tint(uint32_t *target, uint32_t pixel, long count);

/// Blends one colour over the first pixels of rows, which are `stride` pixels apart.
void caret_pixels_tint_rows(uint32_t *target, long stride, long rows, uint32_t pixel, long count);

/// Blends one colour over pixels, with a coverage value for each.
void caret_pixels_tint_by(uint32_t *target, uint32_t pixel, const uint8_t *shares, long count);

/// Blends one colour over pixels of rows, `stride` pixels apart, with a coverage value for each. The values of rows are
/// `pitch` apart.
void caret_pixels_tint_mask(
    uint32_t *target, long stride, long rows, uint32_t pixel, const uint8_t *shares, long pitch, long count);

/// Blends pixels over pixels, with the opacity `share`, 0...255.
void caret_pixels_blend(uint32_t *target, const uint32_t *source, uint32_t share, long count);

/// Interpolates from pixels to other pixels, which are treated as opaque, with the weight `share`, 0...255.
void caret_pixels_fade(uint32_t *target, const uint32_t *source, uint32_t share, long count);

/// Fills rows of a rectangle, `stride` pixels apart, whose ends have coverage values: `size` values at each side, row
/// after row.
void caret_pixels_fill_ends(
    uint32_t *target, long stride, long rows, uint32_t pixel, const uint8_t *left, const uint8_t *right, long size, long solid);

/// A linear path through a picture: a start and a step in 32.32 fixed-point pixels.
typedef struct {
    int64_t start;
    int64_t step;
} caret_pixels_way;

/// Samples pixels bilinearly along a horizontal and a vertical path. All four neighbours of each sample have to
/// exist.
void caret_pixels_turn(
    uint32_t *target, const uint32_t *base, long stride, caret_pixels_way across, caret_pixels_way down, long count);

/// Interpolates between two rows of samples, with their weights.
void caret_pixels_mix_samples(uint16_t *target, const uint16_t *upper, const uint16_t *lower, uint16_t near, uint16_t far, long count);

/// Interpolates from each sample of a row to the next in four bytes.
void caret_pixels_spread_samples(uint32_t *target, const uint16_t *row, long count);

/// Looks up the colour of each pixel of a row in a table, by the distance from a point.
///
/// - x, y: the position of the first pixel; a, b: the change per pixel.
/// - radius: the radius of the first entry; scale: the entries per unit of length; last: the last entry.
void caret_pixels_rings(
    uint32_t *target, const uint32_t *colors, float x, float y, float a, float b, float radius, float scale, float last, long count);

#endif
