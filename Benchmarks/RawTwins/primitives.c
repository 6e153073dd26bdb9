#include "RawTwins.h"

#include <cairo.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { width = 1170, height = 2532, repeats = 9, shapes = 1000 };

static cairo_surface_t *picture;

static void source_picture(cairo_t *cr, double alpha, cairo_filter_t filter) {
    cairo_set_source_surface(cr, picture, 0, 0);
    cairo_pattern_set_filter(cairo_get_source(cr), filter);
    if (alpha < 1) cairo_paint_with_alpha(cr, alpha);
    else cairo_paint(cr);
}

static void copy(cairo_t *cr) {
    cairo_surface_t *target = cairo_get_target(cr);
    memcpy(
        cairo_image_surface_get_data(target), cairo_image_surface_get_data(picture),
        (size_t)cairo_image_surface_get_stride(target) * height);
    cairo_surface_mark_dirty(target);
}

static void fill(cairo_t *cr) {
    cairo_set_source_rgb(cr, 0.2, 0.4, 0.6);
    cairo_paint(cr);
}

static void fill_alpha(cairo_t *cr) {
    cairo_set_source_rgba(cr, 0.2, 0.4, 0.6, 0.5);
    cairo_paint(cr);
}

static void blit(cairo_t *cr) { source_picture(cr, 1, CAIRO_FILTER_NEAREST); }

static void blit_alpha(cairo_t *cr) { source_picture(cr, 0.5, CAIRO_FILTER_NEAREST); }

static void blit_scaled(cairo_t *cr) {
    cairo_scale(cr, 1.1, 1.1);
    source_picture(cr, 1, CAIRO_FILTER_BILINEAR);
}

static void blit_rotated(cairo_t *cr) {
    cairo_translate(cr, width / 2.0, height / 2.0);
    cairo_rotate(cr, 0.3);
    cairo_translate(cr, -width / 2.0, -height / 2.0);
    source_picture(cr, 1, CAIRO_FILTER_BILINEAR);
}

static void paint_gradient(cairo_t *cr, cairo_pattern_t *pattern) {
    cairo_pattern_add_color_stop_rgb(pattern, 0, 1, 0.8, 0);
    cairo_pattern_add_color_stop_rgb(pattern, 1, 0.3, 0.2, 0.8);
    cairo_set_source(cr, pattern);
    cairo_paint(cr);
    cairo_pattern_destroy(pattern);
}

static void gradient_vertical(cairo_t *cr) { paint_gradient(cr, cairo_pattern_create_linear(0, 0, 0, height)); }

static void gradient_diagonal(cairo_t *cr) { paint_gradient(cr, cairo_pattern_create_linear(0, 0, width, height)); }

static void gradient_radial(cairo_t *cr) {
    paint_gradient(cr, cairo_pattern_create_radial(width / 2.0, height / 2.0, 0, width / 2.0, height / 2.0, height / 2.0));
}

static void rounded_rects(cairo_t *cr, double alpha) {
    const double side = 100, radius = 16;
    cairo_set_source_rgba(cr, 0.2, 0.4, 0.6, alpha);
    for (int i = 0; i < shapes; i++) {
        double x = (i * 37) % (width - 100), y = (i * 91) % (height - 100);
        cairo_new_path(cr);
        cairo_arc(cr, x + side - radius, y + radius, radius, -M_PI / 2, 0);
        cairo_arc(cr, x + side - radius, y + side - radius, radius, 0, M_PI / 2);
        cairo_arc(cr, x + radius, y + side - radius, radius, M_PI / 2, M_PI);
        cairo_arc(cr, x + radius, y + radius, radius, M_PI, 3 * M_PI / 2);
        cairo_close_path(cr);
        cairo_fill(cr);
    }
}

static void rounded(cairo_t *cr) { rounded_rects(cr, 1); }

static void rounded_alpha(cairo_t *cr) { rounded_rects(cr, 0.5); }

static int ascending(const void *a, const void *b) {
    long x = *(const long *)a, y = *(const long *)b;
    return x < y ? -1 : x > y;
}

static double measure(cairo_surface_t *surface, void (*body)(cairo_t *)) {
    long times[repeats];
    for (int i = 0; i < repeats; i++) {
        cairo_t *cr = cairo_create(surface);
        long start = cpu_now();
        body(cr);
        cairo_surface_flush(surface);
        times[i] = cpu_now() - start;
        cairo_destroy(cr);
    }
    qsort(times, repeats, sizeof *times, ascending);
    return (double)times[repeats / 2] / 1e6;
}

int raw_primitives(void) {
    static const struct { const char *name; void (*body)(cairo_t *); } works[] = {
        {"copy", copy}, {"fill", fill}, {"fillAlpha", fill_alpha}, {"blit", blit}, {"blitAlpha", blit_alpha},
        {"blitScaled", blit_scaled}, {"blitRotated", blit_rotated}, {"gradientVertical", gradient_vertical},
        {"gradientDiagonal", gradient_diagonal}, {"gradientRadial", gradient_radial}, {"rounded", rounded},
        {"roundedAlpha", rounded_alpha},
    };
    picture = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height);
    cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height);
    cairo_t *cr = cairo_create(picture);
    gradient_diagonal(cr);
    cairo_destroy(cr);
    cairo_surface_flush(picture);
    for (size_t i = 0; i < sizeof works / sizeof *works; i++)
        printf("%s\"%s\":%f", i ? "," : "{", works[i].name, measure(surface, works[i].body));
    printf("}\n");
    cairo_surface_destroy(surface);
    cairo_surface_destroy(picture);
    return 0;
}
