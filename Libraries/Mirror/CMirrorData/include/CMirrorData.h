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

#ifdef __linux__
/// Accepts a connection that no process started meanwhile can inherit; Swift does not see the call that does it.
int mirror_accept(int listener);
#endif
