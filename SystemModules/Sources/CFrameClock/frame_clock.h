// The clock of an app's frames while a test or a snapshot advances it, for schedulers of the main thread.
//
// UIKit defines the functions whose names begin with `caret_` (FrameClockExports.swift in its sources). This package
// cannot import UIKit, and programs without it exist, so that the references are weak. Swift cannot make weak
// references to functions, hence this header. All functions are for any thread.

#pragma once
#include <math.h>
#include <stdbool.h>

// A function that is called once with its context: with `true` on the main thread when its time has come, or with
// `false` if the app has ended before.
typedef void (*frame_clock_function)(void *_Nonnull context, bool is_due);

extern double caret_frame_clock_now(void) __attribute__((weak));
extern double caret_frame_clock_start(void) __attribute__((weak));
extern void caret_frame_clock_schedule(double, bool, frame_clock_function _Nonnull, void *_Nonnull) __attribute__((weak));

// Returns the time in seconds; "not a number" if there is no such clock.
static inline double frame_clock_now(void) { return caret_frame_clock_now ? caret_frame_clock_now() : NAN; }

// Returns the machine's date at time 0, in seconds since Foundation's reference date. Each app has another one.
static inline double frame_clock_start(void) { return caret_frame_clock_start ? caret_frame_clock_start() : NAN; }

// Schedules a call for the first frame at a time or later. The screen counts as idle while an idle call is pending.
static inline void frame_clock_schedule(
    double time, bool is_idle, frame_clock_function _Nonnull function, void *_Nonnull context) {
    if (caret_frame_clock_schedule) {
        caret_frame_clock_schedule(time, is_idle, function, context);
    } else {
        function(context, false);
    }
}
