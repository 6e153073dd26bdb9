#ifndef CMAINTHREAD_H
#define CMAINTHREAD_H

#include <stdbool.h>

// Whether the calling code is on the process's first thread, or on another one that runs the main queue. Costs a comparison on the first
// thread.
bool caret_is_main_thread(void);

// The calling thread, for caret_interrupt.
unsigned long caret_current_thread(void);

// Runs `body` on another thread, which is interrupted for it, and waits for its end for at most `milliseconds`. `body` may call only what a
// signal handler may call. Returns whether it ended. Only one thread may call this at a time.
bool caret_interrupt(unsigned long thread, void (*body)(void), int milliseconds);

// Whether the calling thread is inside the C library's allocator: then nothing may allocate in a handler on this thread.
bool caret_is_allocating(void);

#endif
