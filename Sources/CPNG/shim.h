#pragma once
#include <png.h>
#include <setjmp.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// libpng reports errors with longjmp. The jump must not skip frames of Swift, and Swift cannot call setjmp. The data
// source and the error handler are therefore in C. Each phase that can fail is one of the calls below, which sets the
// target of the jump itself and returns 0 after an error.

/// A libpng reader with its data source and its last error.
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

/// Creates a reader of a file, which the reader then owns, or of bytes, which must outlive the reader. Returns NULL
/// without memory, after closing the file.
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

/// Requests rows of 8-bit blue, green, red and alpha for every file format, and starts reading. Returns the number of
/// passes; 0 after an error.
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

/// Returns the bytes of the eXIf chunk before the pixels; NULL if there is none. The reader owns the bytes.
static inline const uint8_t *caret_png_exif(caret_png_reader *reader, uint32_t *count) {
    png_bytep bytes = NULL;
    png_uint_32 length = 0;
    if (!png_get_eXIf_1(reader->png, reader->info, &length, &bytes)) return NULL;
    *count = length;
    return bytes;
}
