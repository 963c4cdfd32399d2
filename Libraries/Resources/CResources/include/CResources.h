#pragma once

#include <stddef.h>

/// A file that is part of the executable.
typedef struct {
    const unsigned char *bytes;
    size_t size;
} resources_file;

// The files of ../Assets, which are embedded so that the executable can be copied without them.
resources_file resources_strings(void);
resources_file resources_snapshot(void);
resources_file resources_data_license(void);
