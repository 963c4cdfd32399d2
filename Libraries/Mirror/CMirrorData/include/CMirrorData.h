#pragma once

#include <stddef.h>

/// A file that is part of the executable.
typedef struct {
    const unsigned char *bytes;
    size_t size;
} mirror_file;

// The files in ../Data: the API's responses, each as a JSON array with one object on a line.
mirror_file mirror_characters(void);
mirror_file mirror_episodes(void);
mirror_file mirror_locations(void);

#ifdef __linux__
/// Accepts a connection that no other process inherits. It calls `accept4`, which is not available in Swift.
int mirror_accept(int listener);
#endif
