#pragma once

#include <stddef.h>

/// A file inside the executable.
typedef struct {
    const unsigned char *bytes;
    size_t size;
} mirror_file;

// Files of ../Data: the API's data set as served, a JSON array each with one object a line.
mirror_file mirror_characters(void);
mirror_file mirror_episodes(void);
mirror_file mirror_locations(void);
