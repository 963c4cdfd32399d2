#include "CResources.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char strings[] = {
#embed "../Assets/Localizable.xcstrings"
};

resources_file resources_strings(void) {
    return (resources_file){strings, sizeof strings};
}

static const unsigned char characters[] = {
#embed "../Assets/characters.tsv"
};

resources_file resources_characters(void) {
    return (resources_file){characters, sizeof characters};
}

static const unsigned char episodes[] = {
#embed "../Assets/episodes.tsv"
};

resources_file resources_episodes(void) {
    return (resources_file){episodes, sizeof episodes};
}

static const unsigned char locations[] = {
#embed "../Assets/locations.tsv"
};

resources_file resources_locations(void) {
    return (resources_file){locations, sizeof locations};
}

static const unsigned char data_licence[] = {
#embed "../Assets/LICENSE"
};

resources_file resources_data_licence(void) {
    return (resources_file){data_licence, sizeof data_licence};
}
