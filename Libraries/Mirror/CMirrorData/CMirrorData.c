#include "CMirrorData.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char characters[] = {
#embed "../Data/characters.json"
};

mirror_file mirror_characters(void) {
    return (mirror_file){characters, sizeof characters};
}

static const unsigned char episodes[] = {
#embed "../Data/episodes.json"
};

mirror_file mirror_episodes(void) {
    return (mirror_file){episodes, sizeof episodes};
}

static const unsigned char locations[] = {
#embed "../Data/locations.json"
};

mirror_file mirror_locations(void) {
    return (mirror_file){locations, sizeof locations};
}
