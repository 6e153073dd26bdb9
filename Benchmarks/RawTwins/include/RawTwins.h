#pragma once
#include <stddef.h>

// The same work as Caret's benchmarks, written by hand against the C libraries: what the figures are held against.

/// Draws a simple screen of 1170x2532 pixels and writes it as a PNG. Returns 0, or -1 if the file cannot be written.
int raw_screen_to_png(const char *path);

/// Encodes `count` different screens of 1170x2532 pixels to PNG in memory. Returns the bytes made in all.
size_t raw_screens_to_png(int count);

/// Scrolls a list of rows (icon, title, subtitle) by 37 pixels a frame, by moving pixels and drawing what came into view.
/// `nanoseconds[i]` receives the CPU time of frame i.
void raw_scroll(int frames, long *nanoseconds);

/// Decodes a JPEG at the smallest DCT scale that covers width x height, and resamples it to exactly that size, keeping its
/// shape. Returns 0, or -1 if it is no JPEG.
int raw_decode_jpeg(const unsigned char *bytes, size_t count, int width, int height);
