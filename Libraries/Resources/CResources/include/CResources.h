#pragma once

#include <stddef.h>

/// A file inside the executable.
typedef struct {
    const unsigned char *bytes;
    size_t size;
} resources_file;

// Files of ../Assets, embedded so that the executable can be copied anywhere.
resources_file resources_strings(void);
resources_file resources_characters(void);
resources_file resources_episodes(void);
resources_file resources_locations(void);
resources_file resources_data_licence(void);
