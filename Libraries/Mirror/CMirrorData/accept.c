#ifdef __linux__

#define _GNU_SOURCE
#include <sys/socket.h>

#include "CMirrorData.h"

int mirror_accept(int listener) {
    return accept4(listener, 0, 0, SOCK_CLOEXEC);
}

#endif
