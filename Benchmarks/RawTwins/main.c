#include "RawTwins.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

// A program in pure C, because the cost of starting Swift and Foundation belongs to our results.

long cpu_now(void) {
    struct timespec t;
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return t.tv_sec * 1000000000L + t.tv_nsec;
}

char *read_file(const char *path, size_t *count) {
    FILE *file = fopen(path, "rb");
    if (!file) exit(2);
    fseek(file, 0, SEEK_END);
    *count = (size_t)ftell(file);
    rewind(file);
    char *bytes = malloc(*count + 1);
    if (fread(bytes, 1, *count, file) != *count) exit(2);
    bytes[*count] = 0;
    fclose(file);
    return bytes;
}

static int ascending(const void *a, const void *b) {
    long x = *(const long *)a, y = *(const long *)b;
    return x < y ? -1 : x > y;
}

/// Returns the peak resident memory of this process, in megabytes (10^6 bytes); 0 if it is unknown.
static double peak_memory(void) {
    FILE *file = fopen("/proc/self/status", "r");
    char line[256];
    long kilobytes = 0;
    while (file && fgets(line, sizeof line, file))
        if (sscanf(line, "VmHWM: %ld", &kilobytes) == 1) break;
    if (file) fclose(file);
    return (double)kilobytes * 1024 / 1e6;
}

static int scroll(int frames, int settled, const char *picture) {
    long *times = malloc(sizeof *times * (size_t)frames), all = 0;
    raw_scroll(frames, times, picture);
    int count = frames - settled;
    for (int i = settled; i < frames; i++) all += times[i];
    qsort(times + settled, (size_t)count, sizeof *times, ascending);
    printf(
        "{\"mean\":%f,\"median\":%f,\"p99\":%f,\"memory\":%f}\n", (double)all / count / 1e6, (double)times[settled + count / 2] / 1e6,
        (double)times[settled + count * 99 / 100] / 1e6, peak_memory());
    return 0;
}

static int cards(int frames, int settled, const char *picture) {
    long *times = malloc(sizeof *times * (size_t)frames);
    raw_cards(frames, times, picture);
    int count = frames - settled;
    qsort(times + settled, (size_t)count, sizeof *times, ascending);
    double median = (double)times[settled + count / 2] / 1e6;
    printf("{\"cpu\":%f,\"wall\":%f}\n", median, median);
    return 0;
}

static int decode(const char *folder, int files, int count) {
    static const struct { const char *name; int width, height; } sizes[] = {{"grid", 390, 390}, {"page", 1170, 2532}};
    double times[2];
    for (int size = 0; size < 2; size++) {
        long start = cpu_now();
        for (int i = 0; i < count; i++) {
            char path[1024];
            size_t length;
            snprintf(path, sizeof path, "%s/%d.jpg", folder, i % files);
            char *bytes = read_file(path, &length);
            if (raw_decode_jpeg((const unsigned char *)bytes, length, sizes[size].width, sizes[size].height)) return 1;
            free(bytes);
        }
        times[size] = (double)(cpu_now() - start) / 1e6;
    }
    printf("{\"%s\":%f,\"%s\":%f}\n", sizes[0].name, times[0], sizes[1].name, times[1]);
    return 0;
}

static int text(const char *folder) {
    char path[1024];
    size_t count;
    long times[4];
    snprintf(path, sizeof path, "%s/labels.txt", folder);
    raw_labels(read_file(path, &count), &times[0], &times[1]);
    snprintf(path, sizeof path, "%s/paragraph.txt", folder);
    char *before = read_file(path, &count);
    snprintf(path, sizeof path, "%s/edited.txt", folder);
    raw_paragraph(before, read_file(path, &count), &times[2], &times[3]);
    printf(
        "{\"layout\":%f,\"draw\":%f,\"paragraph\":%f,\"edit\":%f}\n", (double)times[0] / 1e6, (double)times[1] / 1e6,
        (double)times[2] / 1e6, (double)times[3] / 1e6);
    return 0;
}

int main(int argc, char **argv) {
    const char *name = argc > 1 ? argv[1] : "";
    if (!strcmp(name, "start") && argc == 3) return raw_screen_to_png(argv[2]);
    if (!strcmp(name, "snapshots") && argc == 3) return raw_screens_to_png(atoi(argv[2])) > 0 ? 0 : 1;
    if (!strcmp(name, "scroll") && argc >= 4) return scroll(atoi(argv[2]), atoi(argv[3]), argv[4]);
    if (!strcmp(name, "decode") && argc == 5) return decode(argv[2], atoi(argv[3]), atoi(argv[4]));
    if (!strcmp(name, "text") && argc == 3) return text(argv[2]);
    if (!strcmp(name, "primitives") && argc == 2) return raw_primitives();
    if (!strcmp(name, "cards") && argc >= 4) return cards(atoi(argv[2]), atoi(argv[3]), argv[4]);
    fprintf(
        stderr,
        "usage: RawTwins start FILE | snapshots N | scroll FRAMES SETTLED [FILE] | decode FOLDER FILES N | text FOLDER"
        " | primitives | cards FRAMES SETTLED [FILE]\n");
    return 2;
}
