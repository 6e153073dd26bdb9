// The definition of the main thread. `swift test` leaves the first thread of the process waiting, and runs the main
// queue, and with it the main actor, on other threads. For an app, these threads are the main thread too.

#define _GNU_SOURCE
#include "include/CMainThread.h"

#include <dlfcn.h>
#include <execinfo.h>
#include <pthread.h>
#include <semaphore.h>
#include <signal.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

extern const char *dispatch_queue_get_label(void *queue);

static pthread_t first;

__attribute__((constructor)) static void noteFirstThread(void) {
    first = pthread_self();
}

bool caret_is_main_thread(void) {
    if (pthread_equal(pthread_self(), first)) return true;
    const char *label = dispatch_queue_get_label(NULL);
    return label && strcmp(label, "com.apple.main-thread") == 0;
}

// Foundation calls this function for `Thread.isMainThread` and `OperationQueue.current`. Its own version returns true
// only on the first thread. An observer with `queue: .main` would then wait forever for the main queue on which the
// notification is posted. The dynamic linker prefers this definition to Foundation's. In statically linked programs,
// Foundation's definition has precedence.
__attribute__((weak)) bool _CFIsMainThread(void) {
    return caret_is_main_thread();
}

unsigned long caret_current_thread(void) {
    return (unsigned long)pthread_self();
}

static void (*interruption)(void);
static sem_t ended;

static void handleSignal(int number) {
    (void)number;
    interruption();
    sem_post(&ended);
}

bool caret_interrupt(unsigned long thread, void (*body)(void), int milliseconds) {
    // Threads of libdispatch, which run the main queue in tests, block nearly all signals, but not this one.
    int number = SIGPROF;
    struct sigaction action = { .sa_handler = handleSignal, .sa_flags = SA_RESTART };
    sigemptyset(&action.sa_mask);
    interruption = body;
    sem_init(&ended, 0, 0);
    if (sigaction(number, &action, NULL) != 0 || pthread_kill((pthread_t)thread, number) != 0) return false;
    struct timespec until;
    clock_gettime(CLOCK_REALTIME, &until);
    until.tv_sec += milliseconds / 1000;
    until.tv_nsec += (long)(milliseconds % 1000) * 1000000;
    if (until.tv_nsec >= 1000000000) {
        until.tv_sec += 1;
        until.tv_nsec -= 1000000000;
    }
    return sem_timedwait(&ended, &until) == 0;
}

bool caret_is_allocating(void) {
    void *addresses[48];
    int count = backtrace(addresses, 48);
    static const char *const names[] = { "malloc", "free", "calloc", "realloc", "posix_memalign", "aligned_alloc", "memalign" };
    for (int index = 0; index < count; index++) {
        Dl_info place;
        if (!dladdr(addresses[index], &place) || !place.dli_sname) continue;
        for (unsigned name = 0; name < sizeof names / sizeof *names; name++) {
            if (strcmp(place.dli_sname, names[name]) == 0) return true;
        }
    }
    return false;
}
