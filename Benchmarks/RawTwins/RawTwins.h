#pragma once
#include <stddef.h>

// The same work as Caret's benchmarks, written by hand against the C libraries: what the figures are held against.

/// Caret's interface font is Inter at this share of the size asked for; the twins draw the same letters.
#define RAW_FONT_SCALE 0.969

/// The process's CPU time so far, in nanoseconds.
long cpu_now(void);

/// A file's bytes, and a zero after them. Ends the process if there is no such file.
char *read_file(const char *path, size_t *count);

/// Draws a simple screen of 1170x2532 pixels and writes it as a PNG. Returns 0, or -1 if the file cannot be written.
int raw_screen_to_png(const char *path);

/// Encodes `count` different screens of 1170x2532 pixels to PNG in memory. Returns the bytes made in all.
size_t raw_screens_to_png(int count);

/// Scrolls a list of rows (icon, title, subtitle) by 37 pixels a frame, by moving pixels and drawing what came into view.
/// `nanoseconds[i]` receives the CPU time of frame i. The last frame is written to `picture` unless that is NULL.
void raw_scroll(int frames, long *nanoseconds, const char *picture);

/// Decodes a JPEG at the smallest DCT scale that covers width x height, and resamples it to exactly that size, keeping its
/// shape. Returns 0, or -1 if it is no JPEG.
int raw_decode_jpeg(const unsigned char *bytes, size_t count, int width, int height);

/// Lays out the lines of `texts`, each on its own, then draws them all; the CPU time of each step in nanoseconds.
void raw_labels(char *texts, long *layout_time, long *draw_time);

/// Lays out a text that is one paragraph, then what it became by an edit; the CPU time of each step in nanoseconds.
void raw_paragraph(const char *text, const char *edited, long *layout_time, long *edit_time);

/// Makes single calls of Cairo over a whole screen and prints the CPU time of each in milliseconds. Returns 0.
int raw_primitives(void);

/// Draws 200 rounded, shadowed, translucent cards with a label each, which move and turn; shadow and label are kept pictures.
/// `nanoseconds[i]` receives the CPU time of frame i. The last frame is written to `picture` unless that is NULL.
void raw_cards(int frames, long *nanoseconds, const char *picture);
