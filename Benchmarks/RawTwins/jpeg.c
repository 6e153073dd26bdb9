#include "RawTwins.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <turbojpeg.h>

/// Averages the source pixels under each target pixel, the plain way.
static void resample(const uint8_t *from, int sw, int sh, uint8_t *to, int width, int height) {
    for (int y = 0; y < height; y++) {
        int y0 = y * sh / height, y1 = (y + 1) * sh / height;
        if (y1 <= y0) y1 = y0 + 1;
        for (int x = 0; x < width; x++) {
            int x0 = x * sw / width, x1 = (x + 1) * sw / width;
            if (x1 <= x0) x1 = x0 + 1;
            unsigned sum[4] = {0, 0, 0, 0}, n = (unsigned)((x1 - x0) * (y1 - y0));
            for (int j = y0; j < y1; j++)
                for (int i = x0; i < x1; i++)
                    for (int c = 0; c < 4; c++) sum[c] += from[((size_t)j * sw + i) * 4 + c];
            for (int c = 0; c < 4; c++) to[((size_t)y * width + x) * 4 + c] = (uint8_t)(sum[c] / n);
        }
    }
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
        free(scaled);
        free(target);
    }
    tjDestroy(decoder);
    return status;
}
