// Creates the folders of a test process, before any other code of the process runs.
//
// Foundation reads the locations of documents, caches, settings and temporary files from the environment. Tests of an
// app may write to these folders, and delete everything. On a Mac, the folders belong to a simulator; here, they
// would be those of the user who runs the tests. A process with an `.xctest` bundle on its command line therefore
// receives a folder inside the temporary folder, which is removed when the process exits. `CARET_CONTAINER=none`
// leaves the environment unchanged. The layout is that of Platform/AppContainer.swift.

#define _GNU_SOURCE
#include <errno.h>
#include <ftw.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static char root[PATH_MAX];
static pid_t owner;

// Returns whether an argument of this process ends in `.xctest`.
static int isTestProcess(void) {
    FILE *file = fopen("/proc/self/cmdline", "r");
    if (!file) return 0;
    char *argument = NULL;
    size_t capacity = 0;
    int found = 0;
    ssize_t length;
    while (!found && (length = getdelim(&argument, &capacity, '\0', file)) > 0) {
        size_t size = strlen(argument);
        found = size >= 7 && strcmp(argument + size - 7, ".xctest") == 0;
    }
    free(argument);
    fclose(file);
    return found;
}

static int removeEntry(const char *path, const struct stat *status, int kind, struct FTW *place) {
    (void)status, (void)kind, (void)place;
    return remove(path);
}

static void removeRoot(void) {
    // A forked child that ends without an exec shares the folder with its parent.
    if (getpid() == owner) nftw(root, removeEntry, 16, FTW_DEPTH | FTW_PHYS);
}

// Creates a folder, and stores its path in an environment variable.
static int point(const char *variable, const char *folder) {
    char path[PATH_MAX + 64];
    snprintf(path, sizeof path, "%s%s", root, folder);
    if (mkdir(path, 0700) != 0 && errno != EEXIST) return 0;
    return !variable || setenv(variable, path, 1) == 0;
}

__attribute__((constructor)) static void enterContainer(void) {
    const char *choice = getenv("CARET_CONTAINER");
    if (choice && strcmp(choice, "none") == 0) return;
    if (!isTestProcess()) return;
    const char *temporary = getenv("TMPDIR");
    snprintf(root, sizeof root, "%s/caret-test-XXXXXX", temporary && *temporary ? temporary : "/tmp");
    if (!mkdtemp(root)) {
        fprintf(stderr, "caret: no folder for this test process: %s: %s\n", root, strerror(errno));
        return;
    }
    owner = getpid();
    atexit(removeRoot);
    if (!point("CFFIXED_USER_HOME", "") || !point(NULL, "/Documents") || !point(NULL, "/Library")
        || !point("XDG_CACHE_HOME", "/Library/Caches") || !point("XDG_DATA_HOME", "/Library/Application Support")
        || !point("XDG_CONFIG_HOME", "/Library/Preferences") || !point("TMPDIR", "/tmp")
        || setenv("CARET_TEST_CONTAINER", root, 1) != 0)
        fprintf(stderr, "caret: the folder of this test process is incomplete: %s\n", root);
}
