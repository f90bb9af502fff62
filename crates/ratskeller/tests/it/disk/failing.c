// A disk that fails when it is told to: loaded in front of the C library (LD_PRELOAD). As long as the folder that DISK names
// has a file "full", nothing can be written; as long as it has a file "broken", nothing gets to the disk for certain.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

static int is(const char *state) {
    const char *folder = getenv("DISK");
    char path[4096];
    if (!folder) return 0;
    snprintf(path, sizeof path, "%s/%s", folder, state);
    return access(path, F_OK) == 0;
}

#define WRITE(name, offset)                                                     \
    ssize_t name(int file, const void *bytes, size_t count, offset at) {        \
        ssize_t (*real)(int, const void *, size_t, offset);                     \
        if (is("full")) { errno = ENOSPC; return -1; }                          \
        *(void **)&real = dlsym(RTLD_NEXT, #name);                              \
        return real(file, bytes, count, at);                                    \
    }
WRITE(pwrite, off_t)
WRITE(pwrite64, off64_t)

#define SYNC(name)                                                              \
    int name(int file) {                                                        \
        int (*real)(int);                                                       \
        if (is("broken")) { errno = EIO; return -1; }                           \
        *(void **)&real = dlsym(RTLD_NEXT, #name);                              \
        return real(file);                                                      \
    }
SYNC(fsync)
SYNC(fdatasync)
