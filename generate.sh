#!/bin/sh
# Makes features, data sources, repositories and use cases: ./generate.sh says what there is. All of it is Swift, in
# Libraries/Generation.
root=$(dirname "$(readlink -f "$0")")
exec swift run --quiet --package-path "$root" challenge-generator "$root" "$@"
