#pragma once
#include <chipmunk/chipmunk.h>
#include <stdio.h>

/// Makes a space. Debian's library is a debug build, which prints two lines for its first space: they go to a stream
/// that nobody reads. The stream stays open, because another thread may be about to print to it.
static inline cpSpace *caret_space_new(void) {
    static FILE *silent;
    if (silent) return cpSpaceNew();
    FILE *own = stdout;
    silent = fopen("/dev/null", "w");
    if (silent) stdout = silent;
    cpSpace *space = cpSpaceNew();
    stdout = own;
    return space;
}
