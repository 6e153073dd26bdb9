#ifndef CMAINTHREAD_H
#define CMAINTHREAD_H

#include <stdbool.h>

// Returns whether the calling code runs on the process's first thread, or on another thread that runs the main queue.
// On the first thread, the cost is one comparison.
bool caret_is_main_thread(void);

// Returns the calling thread, for caret_interrupt.
unsigned long caret_current_thread(void);

// Interrupts another thread to run `body`, and waits for its end for at most `milliseconds`. `body` may only call
// functions that are safe in a signal handler. Returns whether `body` has ended. Only one thread may call this
// function at a time.
bool caret_interrupt(unsigned long thread, void (*body)(void), int milliseconds);

// Returns whether the calling thread is inside the C library's allocator, so that a signal handler on this thread
// must not allocate.
bool caret_is_allocating(void);

#endif
