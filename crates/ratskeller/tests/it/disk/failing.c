// A disk that fails when it is told to: loaded in front of the C library (LD_PRELOAD). As long as the folder that DISK names
// has a file "full", nothing can be written; as long as it has a file "full-after", nothing after as many writes as that says;
// as long as it has a file "stuck", nothing but logs; as long as it has a file "broken", nothing gets to the disk for certain;
// as long as it has a file "slow", that takes as many milliseconds as it says.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/uio.h>
#include <unistd.h>

static int is(const char *state) {
    const char *folder = getenv("DISK");
    char path[4096];
    if (!folder) return 0;
    snprintf(path, sizeof path, "%s/%s", folder, state);
    return access(path, F_OK) == 0;
}

/* Whether as many writes as were allowed have been made; this one is counted. */
static int after(void) {
    const char *folder = getenv("DISK");
    char path[4096];
    int left = -1;
    FILE *told;
    if (!folder) return 0;
    snprintf(path, sizeof path, "%s/full-after", folder);
    if (!(told = fopen(path, "r+"))) return 0;
    if (fscanf(told, "%d", &left) == 1 && left > 0) {
        rewind(told);
        fprintf(told, "%d \n", left - 1);
    }
    fclose(told);
    return left == 0;
}

/* Waits as long as the disk takes. */
static void take_time(void) {
    const char *folder = getenv("DISK");
    char path[4096];
    unsigned millis = 0;
    FILE *told;
    if (!folder) return;
    snprintf(path, sizeof path, "%s/slow", folder);
    if (!(told = fopen(path, "r"))) return;
    if (fscanf(told, "%u", &millis) == 1) usleep(millis * 1000);
    fclose(told);
}

/* Whether it is the log beside a file, or what finds its way in it; or the log of a PostgreSQL. */
static int is_log(int file) {
    char link[64], path[4096];
    ssize_t length;
    snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    length = readlink(link, path, sizeof path - 1);
    if (length < 4) return 0;
    path[length] = 0;
    return !strcmp(path + length - 4, "-wal") || !strcmp(path + length - 4, "-shm") || strstr(path, "/pg_wal/");
}

#define WRITE(name, what, number, offset)                                       \
    ssize_t name(int file, const what *bytes, number count, offset at) {        \
        ssize_t (*real)(int, const what *, number, offset);                     \
        if (is("full") || after() || (is("stuck") && !is_log(file))) {          \
            errno = ENOSPC;                                                     \
            return -1;                                                          \
        }                                                                       \
        *(void **)&real = dlsym(RTLD_NEXT, #name);                              \
        return real(file, bytes, count, at);                                    \
    }
WRITE(pwrite, void, size_t, off_t)
WRITE(pwrite64, void, size_t, off64_t)
WRITE(pwritev, struct iovec, int, off_t)
WRITE(pwritev64, struct iovec, int, off64_t)

#define SYNC(name)                                                              \
    int name(int file) {                                                        \
        int (*real)(int);                                                       \
        take_time();                                                            \
        if (is("broken")) { errno = EIO; return -1; }                           \
        *(void **)&real = dlsym(RTLD_NEXT, #name);                              \
        return real(file);                                                      \
    }
SYNC(fsync)
SYNC(fdatasync)
