#include "CResources.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char strings[] = {
#embed "../Assets/Localizable.xcstrings"
};

resources_file resources_strings(void) {
    return (resources_file){strings, sizeof strings};
}

static const unsigned char snapshot[] = {
#embed "../Assets/snapshot.tsv"
};

resources_file resources_snapshot(void) {
    return (resources_file){snapshot, sizeof snapshot};
}

static const unsigned char data_license[] = {
#embed "../Assets/LICENSE"
};

resources_file resources_data_license(void) {
    return (resources_file){data_license, sizeof data_license};
}
