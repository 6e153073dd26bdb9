#include "RawTwins.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <turbojpeg.h>

/// Computes the index of the first of two samples to interpolate, and the weight of the second in 1/256, for scaling
/// down to at least half.
static void place(int at, int from, int to, int *first, unsigned *weight) {
    double spot = (at + 0.5) * from / to - 0.5;
    if (spot < 0) spot = 0;
    *first = (int)spot > from - 2 ? from - 2 : (int)spot;
    *weight = (unsigned)((spot - *first) * 256 + 0.5);
    if (*weight > 256) *weight = 256;
}

/// Interpolates each target pixel bilinearly: first between rows, then between neighbours.
static void resample(const uint8_t *from, int sw, int sh, uint8_t *to, int width, int height) {
    int *first = malloc(sizeof *first * (size_t)width);
    unsigned *weight = malloc(sizeof *weight * (size_t)width);
    uint8_t *restrict mixed = malloc((size_t)sw * 4);
    for (int x = 0; x < width; x++) place(x, sw, width, &first[x], &weight[x]);
    for (int y = 0; y < height; y++) {
        int row;
        unsigned share;
        place(y, sh, height, &row, &share);
        const uint8_t *restrict a = from + (size_t)row * sw * 4, *restrict b = a + (size_t)sw * 4;
        uint16_t under = (uint16_t)share, over = (uint16_t)(256 - share);
        for (int i = 0; i < sw * 4; i++) mixed[i] = (uint8_t)((uint16_t)(a[i] * over + b[i] * under + 128) >> 8);
        uint8_t *restrict out = to + (size_t)y * width * 4;
        for (int x = 0; x < width; x++) {
            const uint8_t *p = mixed + (size_t)first[x] * 4;
            for (int c = 0; c < 4; c++) out[4 * x + c] = (uint8_t)((p[c] * (256 - weight[x]) + p[4 + c] * weight[x] + 128) >> 8);
        }
    }
    free(first);
    free(weight);
    free(mixed);
}

int raw_decode_jpeg(const unsigned char *bytes, size_t count, int width, int height) {
    tjhandle decoder = tjInitDecompress();
    int fullWidth, fullHeight, sampling, space, factors;
    int status = tjDecompressHeader3(decoder, bytes, count, &fullWidth, &fullHeight, &sampling, &space);
    if (status == 0) {
        double fit = (double)width / fullWidth < (double)height / fullHeight ? (double)width / fullWidth : (double)height / fullHeight;
        int w = (int)(fullWidth * fit + 0.5), h = (int)(fullHeight * fit + 0.5);
        tjscalingfactor *all = tjGetScalingFactors(&factors), best = {1, 1};
        for (int i = 0; i < factors; i++)
            if (TJSCALED(fullWidth, all[i]) >= w && TJSCALED(fullHeight, all[i]) >= h
                && TJSCALED(fullWidth, all[i]) <= TJSCALED(fullWidth, best))
                best = all[i];
        int sw = TJSCALED(fullWidth, best), sh = TJSCALED(fullHeight, best);
        uint8_t *scaled = malloc((size_t)sw * sh * 4), *target = malloc((size_t)w * h * 4);
        status = tjDecompress2(decoder, bytes, count, scaled, sw, 0, sh, TJPF_BGRX, 0);
        if (status == 0) resample(scaled, sw, sh, target, w, h);
        // Without a read of the picture, the compiler would remove the code that creates it.
        static volatile uint8_t seen;
        seen = target[((size_t)h / 2 * w + w / 2) * 4];
        free(scaled);
        free(target);
    }
    tjDestroy(decoder);
    return status;
}
