#pragma once
#include <stddef.h>

// The work of Caret's benchmarks, written by hand with the C libraries: the reference of the results.

/// The ratio of Inter's size to the requested size in Caret's interface font. The twins draw the same letters.
#define RAW_FONT_SCALE 0.969

/// Returns the process's CPU time so far, in nanoseconds.
long cpu_now(void);

/// Returns the bytes of a file, followed by a zero. Exits if there is no such file.
char *read_file(const char *path, size_t *count);

/// Draws a simple screen of 1170x2532 pixels and writes a PNG file. Returns 0, or -1 if the file cannot be written.
int raw_screen_to_png(const char *path);

/// Encodes `count` different screens of 1170x2532 pixels to PNG in memory. Returns the total number of bytes.
size_t raw_screens_to_png(int count);

/// Scrolls a list of rows (icon, title, subtitle) by 37 pixels per frame, by moving pixels and drawing the new part.
/// `nanoseconds[i]` receives the CPU time of frame i. The last frame is written to `picture` unless it is NULL.
void raw_scroll(int frames, long *nanoseconds, const char *picture);

/// Decodes a JPEG image at the smallest DCT scale that covers width x height, and resamples the result to fit this
/// size. Returns 0, or -1 for invalid data.
int raw_decode_jpeg(const unsigned char *bytes, size_t count, int width, int height);

/// Lays out the lines of `texts` separately, and then draws all of them. Stores the CPU time of each step in
/// nanoseconds.
void raw_labels(char *texts, long *layout_time, long *draw_time);

/// Lays out a text of one paragraph, and then the text after an edit. Stores the CPU time of each step in
/// nanoseconds.
void raw_paragraph(const char *text, const char *edited, long *layout_time, long *edit_time);

/// Makes single calls of Cairo for a whole screen, and prints the CPU time of each in milliseconds. Returns 0.
int raw_primitives(void);

/// Draws 200 rounded, shadowed, translucent cards with a label each, which move and rotate, with cached shadows and
/// labels. `nanoseconds[i]` receives the CPU time of frame i. The last frame is written to `picture` unless it is
/// NULL.
void raw_cards(int frames, long *nanoseconds, const char *picture);
