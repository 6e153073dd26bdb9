#include "RawTwins.h"

#include <cairo.h>
#include <pango/pangocairo.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { width = 1170, height = 2532, row_height = 180, step = 37 };

/// A new row is visible for several frames, so its shapes are cached.
static void draw_row(cairo_t *cr, PangoLayout *title, PangoLayout *subtitle, long row, double y) {
    static long shaped = -1;
    char text[64];
    if (row != shaped) {
        snprintf(text, sizeof text, "Row %ld", row);
        pango_layout_set_text(title, text, -1);
        snprintf(text, sizeof text, "Subtitle of row %ld", row);
        pango_layout_set_text(subtitle, text, -1);
        shaped = row;
    }
    cairo_set_source_rgb(cr, 1, 1, 1);
    cairo_rectangle(cr, 0, y, width, row_height);
    cairo_fill(cr);
    cairo_set_source_rgb(cr, 0.2, (double)(row % 7) / 7, 0.8);
    cairo_rectangle(cr, 48, y + 30, 120, 120);
    cairo_fill(cr);
    cairo_set_source_rgb(cr, 0, 0, 0);
    cairo_move_to(cr, 216, y + 24);
    pango_cairo_show_layout(cr, title);
    cairo_set_source_rgb(cr, 0.5, 0.5, 0.5);
    cairo_move_to(cr, 216, y + 96);
    pango_cairo_show_layout(cr, subtitle);
}

static PangoLayout *make_layout(cairo_t *cr, double pixels) {
    PangoLayout *layout = pango_cairo_create_layout(cr);
    PangoFontDescription *font = pango_font_description_from_string("Inter");
    pango_font_description_set_absolute_size(font, pixels * RAW_FONT_SCALE * PANGO_SCALE);
    pango_layout_set_font_description(layout, font);
    pango_font_description_free(font);
    return layout;
}

void raw_scroll(int frames, long *nanoseconds, const char *picture) {
    cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, width, height);
    cairo_t *cr = cairo_create(surface);
    PangoLayout *title = make_layout(cr, 51), *subtitle = make_layout(cr, 39);
    for (long row = 0; row * row_height < height; row++) draw_row(cr, title, subtitle, row, row * row_height);
    for (int frame = 0; frame < frames; frame++) {
        long start = cpu_now(), offset = (long)(frame + 1) * step;
        cairo_surface_flush(surface);
        unsigned char *pixels = cairo_image_surface_get_data(surface);
        int stride = cairo_image_surface_get_stride(surface);
        memmove(pixels, pixels + (size_t)stride * step, (size_t)stride * (height - step));
        cairo_surface_mark_dirty_rectangle(surface, 0, 0, width, height);
        cairo_save(cr);
        cairo_rectangle(cr, 0, height - step, width, step);
        cairo_clip(cr);
        for (long row = (offset + height - step) / row_height; row * row_height < offset + height; row++)
            draw_row(cr, title, subtitle, row, (double)(row * row_height - offset));
        cairo_restore(cr);
        nanoseconds[frame] = cpu_now() - start;
    }
    if (picture) cairo_surface_write_to_png(surface, picture);
    g_object_unref(title);
    g_object_unref(subtitle);
    cairo_destroy(cr);
    cairo_surface_destroy(surface);
}
