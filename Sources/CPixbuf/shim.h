#pragma once
#include <gdk-pixbuf/gdk-pixbuf.h>

// The time of gdk-pixbuf's animations is a GTimeVal, a type that GLib has deprecated. Using the type in Swift causes
// a warning, which is an error here; in C, the warning can be disabled.

G_GNUC_BEGIN_IGNORE_DEPRECATIONS

static inline GTimeVal caret_pixbuf_time(gint64 milliseconds) {
    GTimeVal time = {(glong)(milliseconds / 1000), (glong)(milliseconds % 1000 * 1000)};
    return time;
}

static inline GdkPixbufAnimationIter *caret_pixbuf_frames(GdkPixbufAnimation *animation) {
    GTimeVal time = caret_pixbuf_time(0);
    return gdk_pixbuf_animation_get_iter(animation, &time);
}

/// Returns whether the image at this time differs from the previous image.
static inline gboolean caret_pixbuf_advance(GdkPixbufAnimationIter *frames, gint64 milliseconds) {
    GTimeVal time = caret_pixbuf_time(milliseconds);
    return gdk_pixbuf_animation_iter_advance(frames, &time);
}

G_GNUC_END_IGNORE_DEPRECATIONS
