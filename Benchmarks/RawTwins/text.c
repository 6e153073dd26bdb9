#include "RawTwins.h"

#include <cairo.h>
#include <pango/pangocairo.h>
#include <stdlib.h>
#include <string.h>

enum { width = 1170, height = 2532 };

static PangoLayout *make_layout(PangoContext *context, PangoFontDescription *font, const char *text, size_t count) {
    PangoLayout *layout = pango_layout_new(context);
    pango_layout_set_font_description(layout, font);
    pango_layout_set_text(layout, text, (int)count);
    return layout;
}

static PangoContext *make_context(cairo_t *cr) {
    PangoContext *context = pango_cairo_create_context(cr);
    pango_context_set_round_glyph_positions(context, FALSE);
    return context;
}

void raw_labels(char *texts, long *layout_time, long *draw_time) {
    cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height);
    cairo_t *cr = cairo_create(surface);
    cairo_scale(cr, 3, 3);
    PangoContext *context = make_context(cr);
    PangoFontDescription *font = pango_font_description_from_string("Inter");
    pango_font_description_set_absolute_size(font, 17 * RAW_FONT_SCALE * PANGO_SCALE);
    enum { most = 10000 };
    static PangoLayout *layouts[most];
    static const char *lines[most];
    int count = 0;
    for (char *line = strtok(texts, "\n"); line && count < most; line = strtok(NULL, "\n")) lines[count++] = line;
    long start = cpu_now();
    for (int i = 0; i < count; i++) {
        int w, h;
        layouts[i] = make_layout(context, font, lines[i], strlen(lines[i]));
        pango_layout_get_size(layouts[i], &w, &h);
    }
    *layout_time = cpu_now() - start;
    start = cpu_now();
    for (int i = 0; i < count; i++) {
        cairo_move_to(cr, 8 + i % 2 * 190, i / 2 % 40 * 21);
        pango_cairo_show_layout(cr, layouts[i]);
    }
    cairo_surface_flush(surface);
    *draw_time = cpu_now() - start;
    for (int i = 0; i < count; i++) g_object_unref(layouts[i]);
    pango_font_description_free(font);
    g_object_unref(context);
    cairo_destroy(cr);
    cairo_surface_destroy(surface);
}

void raw_paragraph(const char *text, const char *edited, long *layout_time, long *edit_time) {
    cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height);
    cairo_t *cr = cairo_create(surface);
    PangoContext *context = make_context(cr);
    PangoFontDescription *font = pango_font_description_from_string("Inter");
    pango_font_description_set_absolute_size(font, 17 * RAW_FONT_SCALE * PANGO_SCALE);
    int w, h;
    long start = cpu_now();
    PangoLayout *layout = make_layout(context, font, text, strlen(text));
    pango_layout_set_width(layout, 374 * PANGO_SCALE);
    pango_layout_get_size(layout, &w, &h);
    *layout_time = cpu_now() - start;
    start = cpu_now();
    pango_layout_set_text(layout, edited, -1);
    pango_layout_get_size(layout, &w, &h);
    *edit_time = cpu_now() - start;
    g_object_unref(layout);
    pango_font_description_free(font);
    g_object_unref(context);
    cairo_destroy(cr);
    cairo_surface_destroy(surface);
}
