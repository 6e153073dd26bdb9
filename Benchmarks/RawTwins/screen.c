#include "RawTwins.h"

#include <cairo.h>
#include <fontconfig/fontconfig.h>
#include <isa-l/crc.h>
#include <isa-l/igzip_lib.h>
#include <pango/pangocairo.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

enum { width = 1170, height = 2532 };

static void text(cairo_t *cr, const char *string, double pixels, double x, double y) {
    PangoLayout *layout = pango_cairo_create_layout(cr);
    PangoFontDescription *font = pango_font_description_from_string("Inter");
    pango_font_description_set_absolute_size(font, pixels * RAW_FONT_SCALE * PANGO_SCALE);
    pango_layout_set_font_description(layout, font);
    pango_layout_set_text(layout, string, -1);
    cairo_move_to(cr, x, y);
    pango_cairo_show_layout(cr, layout);
    pango_font_description_free(font);
    g_object_unref(layout);
}

static void rounded(cairo_t *cr, double x, double y, double w, double h, double r) {
    cairo_new_sub_path(cr);
    cairo_arc(cr, x + w - r, y + r, r, -1.5708, 0);
    cairo_arc(cr, x + w - r, y + h - r, r, 0, 1.5708);
    cairo_arc(cr, x + r, y + h - r, r, 1.5708, 3.1416);
    cairo_arc(cr, x + r, y + r, r, 3.1416, 4.7124);
    cairo_close_path(cr);
    cairo_fill(cr);
}

/// Loads only Inter with the system's cache, because reading the default list of fonts would take longer than
/// everything else.
static void load_fonts(void) {
    FcConfig *list = FcConfigCreate();
    const char *text = "<?xml version=\"1.0\"?><fontconfig><dir>/usr/share/fonts/opentype/inter</dir>"
                       "<cachedir>/var/cache/fontconfig</cachedir></fontconfig>";
    FcConfigParseAndLoadFromMemory(list, (const FcChar8 *)text, FcTrue);
    FcConfigBuildFonts(list);
    FcConfigSetCurrent(list);
}

/// Draws a title, a line of text, six coloured boxes and a button: the same as `SimpleScreen` in the suite.
static void draw_screen(cairo_surface_t *surface, int number) {
    char title[64];
    snprintf(title, sizeof title, "Screen %d", number);
    cairo_t *cr = cairo_create(surface);
    cairo_set_source_rgb(cr, 1, 1, 1);
    cairo_paint(cr);
    cairo_set_source_rgb(cr, 0, 0, 0);
    text(cr, title, 102, 60, 240);
    text(cr, "Some text, some boxes and a button.", 51, 60, 420);
    for (int i = 0; i < 6; i++) {
        cairo_set_source_rgb(cr, (i + number) % 7 / 7.0, i / 6.0, 0.6);
        rounded(cr, 60 + i % 3 * 360, 600 + i / 3 * 360, 330, 330, 36);
    }
    cairo_set_source_rgb(cr, 0, 0.478, 1);
    rounded(cr, 60, 1500, 1050, 150, 36);
    cairo_set_source_rgb(cr, 1, 1, 1);
    text(cr, "Continue", 51, 480, 1542);
    cairo_destroy(cr);
    cairo_surface_flush(surface);
}

static void put32(uint8_t *to, uint32_t value) {
    for (int i = 0; i < 4; i++) to[i] = (uint8_t)(value >> (24 - 8 * i));
}

static size_t chunk(uint8_t *to, const char *type, const uint8_t *data, size_t count) {
    put32(to, (uint32_t)count);
    memcpy(to + 4, type, 4);
    if (data != to + 8) memmove(to + 8, data, count);
    put32(to + 8 + count, crc32_gzip_refl(0, to + 4, count + 4));
    return count + 12;
}

/// Encodes opaque RGB with the "up" filter in every row and ISA-L at level 1. The memory of the file is reused by the
/// next call.
static size_t encode(cairo_surface_t *surface, uint8_t **result) {
    enum { row = 1 + 3 * width, raw = row * height };
    static uint8_t filtered[raw], file[raw + 4096], level[ISAL_DEF_LVL1_DEFAULT];
    const uint8_t *pixels = cairo_image_surface_get_data(surface);
    int stride = cairo_image_surface_get_stride(surface);
    for (int y = 0; y < height; y++) {
        uint8_t *restrict out = filtered + row * y;
        const uint8_t *restrict now = pixels + (size_t)stride * y, *up = y ? now - stride : now;
        *out++ = 2;
        // Most rows of a screen equal the row above.
        if (y && !memcmp(now, up, 4 * width)) {
            memset(out, 0, 3 * width);
            continue;
        }
        unsigned known = y ? 255 : 0;
        for (int x = 0; x < width; x++, out += 3)
            for (int c = 0; c < 3; c++) out[c] = (uint8_t)(now[4 * x + 2 - c] - (up[4 * x + 2 - c] & known));
    }
    memcpy(file, "\x89PNG\r\n\x1a\n", 8);
    uint8_t header[13] = {0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0};
    put32(header, width);
    put32(header + 4, height);
    size_t at = 8 + chunk(file + 8, "IHDR", header, 13);
    struct isal_zstream stream;
    isal_deflate_init(&stream);
    stream.level = 1;
    stream.level_buf = level;
    stream.level_buf_size = ISAL_DEF_LVL1_DEFAULT;
    stream.gzip_flag = IGZIP_ZLIB;
    stream.end_of_stream = 1;
    stream.next_in = filtered;
    stream.avail_in = (uint32_t)raw;
    stream.next_out = file + at + 8;
    stream.avail_out = (uint32_t)(raw + 4096 - at - 32);
    isal_deflate(&stream);
    at += chunk(file + at, "IDAT", file + at + 8, stream.total_out);
    at += chunk(file + at, "IEND", file + at + 8, 0);
    *result = file;
    return at;
}

int raw_screen_to_png(const char *path) {
    load_fonts();
    cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, width, height);
    draw_screen(surface, 1);
    uint8_t *bytes;
    size_t count = encode(surface, &bytes);
    FILE *file = fopen(path, "wb");
    int ok = file && fwrite(bytes, 1, count, file) == count;
    if (file) fclose(file);
    cairo_surface_destroy(surface);
    return ok ? 0 : -1;
}

size_t raw_screens_to_png(int count) {
    size_t all = 0;
    load_fonts();
    cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, width, height);
    for (int i = 0; i < count; i++) {
        uint8_t *bytes;
        draw_screen(surface, i);
        all += encode(surface, &bytes);
    }
    cairo_surface_destroy(surface);
    return all;
}
