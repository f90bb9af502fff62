// The machine's clock, as many seconds off as the file says that WALL_CLOCK names: loaded in front of the C library (LD_PRELOAD).
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

int clock_gettime(clockid_t clock, struct timespec *now) {
    int (*real)(clockid_t, struct timespec *);
    *(void **)&real = dlsym(RTLD_NEXT, "clock_gettime");
    int result = real(clock, now);
    const char *path = getenv("WALL_CLOCK");
    FILE *file = clock == CLOCK_REALTIME && path ? fopen(path, "r") : NULL;
    if (file) {
        long off = 0;
        if (fscanf(file, "%ld", &off) == 1) now->tv_sec += off;
        fclose(file);
    }
    return result;
}
