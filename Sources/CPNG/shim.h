#pragma once
#include <png.h>
#include <setjmp.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// libpng reports an error by longjmp out of whatever runs. Swift's frames must not be jumped over, and setjmp cannot be
// called from Swift at all. So the source of bytes and the error handler are C, and each phase that may fail is one call
// below, which sets the target of the jump itself and returns 0 after an error.

/// A libpng reader together with its source of bytes and its last error.
typedef struct {
    png_structp png;
    png_infop info;
    FILE *file;           // either this,
    const uint8_t *bytes; // or these, borrowed
    size_t count;
    size_t position;
    char message[128];
} caret_png_reader;

static void caret_png_fail(png_structp png, png_const_charp message) {
    caret_png_reader *reader = (caret_png_reader *)png_get_error_ptr(png);
    snprintf(reader->message, sizeof reader->message, "%s", message);
    png_longjmp(png, 1);
}

static void caret_png_warn(png_structp png, png_const_charp message) {
    (void)png;
    (void)message;
}

static void caret_png_take(png_structp png, png_bytep target, size_t count) {
    caret_png_reader *reader = (caret_png_reader *)png_get_io_ptr(png);
    if (reader->file) {
        if (fread(target, 1, count, reader->file) != count) png_error(png, "the file ends early");
        return;
    }
    if (reader->count - reader->position < count) png_error(png, "the data ends early");
    memcpy(target, reader->bytes + reader->position, count);
    reader->position += count;
}

static inline void caret_png_close(caret_png_reader *reader) {
    png_destroy_read_struct(&reader->png, &reader->info, NULL);
    if (reader->file) fclose(reader->file);
    free(reader);
}

/// Makes a reader over a file, which it then owns, or over bytes, which must outlive it. NULL without memory; the file is closed then.
static inline caret_png_reader *caret_png_open(FILE *file, const uint8_t *bytes, size_t count) {
    caret_png_reader *reader = (caret_png_reader *)calloc(1, sizeof *reader);
    if (!reader) {
        if (file) fclose(file);
        return NULL;
    }
    reader->file = file;
    reader->bytes = bytes;
    reader->count = count;
    reader->png = png_create_read_struct(PNG_LIBPNG_VER_STRING, reader, caret_png_fail, caret_png_warn);
    reader->info = reader->png ? png_create_info_struct(reader->png) : NULL;
    if (!reader->info) {
        caret_png_close(reader);
        return NULL;
    }
    png_set_read_fn(reader->png, reader, caret_png_take);
    return reader;
}

static inline int caret_png_read_info(caret_png_reader *reader) {
    if (setjmp(png_jmpbuf(reader->png))) return 0;
    png_read_info(reader->png, reader->info);
    return 1;
}

/// Asks for rows of 8-bit blue, green, red, alpha whatever the file holds, and starts reading. Returns the number of passes, 0 after an error.
static inline int caret_png_start(caret_png_reader *reader) {
    if (setjmp(png_jmpbuf(reader->png))) return 0;
    png_set_expand(reader->png);
    png_set_scale_16(reader->png);
    png_set_gray_to_rgb(reader->png);
    png_set_bgr(reader->png);
    png_set_filler(reader->png, 0xFF, PNG_FILLER_AFTER);
    int passes = png_set_interlace_handling(reader->png);
    png_read_update_info(reader->png, reader->info);
    return passes;
}

static inline int caret_png_read_row(caret_png_reader *reader, uint8_t *row) {
    if (setjmp(png_jmpbuf(reader->png))) return 0;
    png_read_row(reader->png, row, NULL);
    return 1;
}

/// The bytes of the eXIf chunk in front of the pixels; NULL if there is none. Owned by the reader.
static inline const uint8_t *caret_png_exif(caret_png_reader *reader, uint32_t *count) {
    png_bytep bytes = NULL;
    png_uint_32 length = 0;
    if (!png_get_eXIf_1(reader->png, reader->info, &length, &bytes)) return NULL;
    *count = length;
    return bytes;
}
