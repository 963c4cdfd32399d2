#!/bin/sh
# Makes features, data sources, repositories and use cases: ./generate.sh says what there is. All of it is Swift, in
# Libraries/Generation.
root=$(cd "$(dirname "$0")" && pwd)
exec swift run --quiet --package-path "$root" challenge-generator "$root" "$@"
