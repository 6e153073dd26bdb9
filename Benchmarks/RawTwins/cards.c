#include "RawTwins.h"

#include <cairo.h>
#include <math.h>
#include <pango/pangocairo.h>
#include <stdio.h>
#include <stdlib.h>

enum { width = 1170, height = 2532, cards = 200, scale = 3, card_width = 100, card_height = 60, margin = 14 };

static void round_rect(cairo_t *cr, double x, double y, double w, double h, double r) {
    cairo_new_sub_path(cr);
    cairo_arc(cr, x + w - r, y + r, r, -M_PI / 2, 0);
    cairo_arc(cr, x + w - r, y + h - r, r, 0, M_PI / 2);
    cairo_arc(cr, x + r, y + h - r, r, M_PI / 2, M_PI);
    cairo_arc(cr, x + r, y + r, r, M_PI, 3 * M_PI / 2);
    cairo_close_path(cr);
}

static void box(unsigned char *pixels, int count, int step, int radius, unsigned char *line) {
    int sum = 0, size = 2 * radius + 1;
    for (int i = 0; i < count; i++) line[i] = pixels[i * step];
    for (int i = -radius; i < count; i++) {
        if (i + radius < count) sum += line[i + radius];
        if (i - radius - 1 >= 0) sum -= line[i - radius - 1];
        if (i >= 0) pixels[i * step] = (unsigned char)(sum / size);
    }
}

/// Returns the blurred mask of a card, created once.
static cairo_surface_t *make_shadow(void) {
    int w = (card_width + 2 * margin) * scale, h = (card_height + 2 * margin) * scale;
    cairo_surface_t *mask = cairo_image_surface_create(CAIRO_FORMAT_A8, w, h);
    cairo_t *cr = cairo_create(mask);
    cairo_scale(cr, scale, scale);
    round_rect(cr, margin, margin, card_width, card_height, 12);
    cairo_fill(cr);
    cairo_destroy(cr);
    cairo_surface_flush(mask);
    unsigned char *pixels = cairo_image_surface_get_data(mask), line[4096];
    int stride = cairo_image_surface_get_stride(mask);
    for (int pass = 0; pass < 3; pass++) {
        for (int y = 0; y < h; y++) box(pixels + y * stride, w, 1, 11, line);
        for (int x = 0; x < w; x++) box(pixels + x, h, stride, 11, line);
    }
    cairo_surface_mark_dirty(mask);
    return mask;
}

/// Returns the picture of a label, created once.
static cairo_surface_t *make_label(int index) {
    cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, 80 * scale, 24 * scale);
    cairo_t *cr = cairo_create(surface);
    PangoLayout *layout = pango_cairo_create_layout(cr);
    PangoFontDescription *font = pango_font_description_from_string("Inter");
    pango_font_description_set_absolute_size(font, 17 * scale * RAW_FONT_SCALE * PANGO_SCALE);
    pango_layout_set_font_description(layout, font);
    pango_font_description_free(font);
    char text[32];
    snprintf(text, sizeof text, "Card %d", index);
    pango_layout_set_text(layout, text, -1);
    cairo_set_source_rgb(cr, 1, 1, 1);
    pango_cairo_show_layout(cr, layout);
    g_object_unref(layout);
    cairo_destroy(cr);
    return surface;
}

static void draw_card(cairo_t *cr, int index, double time, cairo_surface_t *shadow, cairo_surface_t *label) {
    cairo_save(cr);
    cairo_translate(cr, 195 + 150 * cos(time * 0.7 + index * 2.4), 422 + 380 * sin(time * 0.5 + index * 1.7));
    cairo_rotate(cr, time);
    cairo_translate(cr, -card_width / 2.0, -card_height / 2.0);
    cairo_save(cr);
    cairo_translate(cr, -margin, 2 - margin);
    cairo_scale(cr, 1.0 / scale, 1.0 / scale);
    cairo_set_source_rgba(cr, 0, 0, 0, 0.3);
    cairo_mask_surface(cr, shadow, 0, 0);
    cairo_restore(cr);
    round_rect(cr, 0, 0, card_width, card_height, 12);
    cairo_set_source_rgba(cr, (index % 7) / 7.0, 0.4, (index % 5) / 5.0, 0.8);
    cairo_fill(cr);
    cairo_translate(cr, 10, 18);
    cairo_scale(cr, 1.0 / scale, 1.0 / scale);
    cairo_set_source_surface(cr, label, 0, 0);
    cairo_paint(cr);
    cairo_restore(cr);
}

void raw_cards(int frames, long *nanoseconds, const char *picture) {
    cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, width, height), *labels[cards];
    cairo_surface_t *shadow = make_shadow();
    for (int i = 0; i < cards; i++) labels[i] = make_label(i);
    cairo_t *cr = cairo_create(surface);
    cairo_scale(cr, scale, scale);
    for (int frame = 0; frame < frames; frame++) {
        long start = cpu_now();
        cairo_set_source_rgb(cr, 1, 1, 1);
        cairo_paint(cr);
        for (int i = 0; i < cards; i++) draw_card(cr, i, (frame + 1) / 60.0 + i, shadow, labels[i]);
        cairo_surface_flush(surface);
        nanoseconds[frame] = cpu_now() - start;
    }
    if (picture) cairo_surface_write_to_png(surface, picture);
    cairo_destroy(cr);
    cairo_surface_destroy(surface);
    cairo_surface_destroy(shadow);
    for (int i = 0; i < cards; i++) cairo_surface_destroy(labels[i]);
}
