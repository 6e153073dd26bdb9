#pragma once
#include <gdk-pixbuf/gdk-pixbuf.h>

// gdk-pixbuf's animations tell time in GTimeVal, a type that GLib itself has deprecated. Swift cannot use it without a
// warning, which is an error here; C can be told that there is no other way.

G_GNUC_BEGIN_IGNORE_DEPRECATIONS

static inline GTimeVal caret_pixbuf_time(gint64 milliseconds) {
    GTimeVal time = {(glong)(milliseconds / 1000), (glong)(milliseconds % 1000 * 1000)};
    return time;
}

static inline GdkPixbufAnimationIter *caret_pixbuf_frames(GdkPixbufAnimation *animation) {
    GTimeVal time = caret_pixbuf_time(0);
    return gdk_pixbuf_animation_get_iter(animation, &time);
}

/// Whether another picture is shown at that time than before.
static inline gboolean caret_pixbuf_advance(GdkPixbufAnimationIter *frames, gint64 milliseconds) {
    GTimeVal time = caret_pixbuf_time(milliseconds);
    return gdk_pixbuf_animation_iter_advance(frames, &time);
}

G_GNUC_END_IGNORE_DEPRECATIONS
