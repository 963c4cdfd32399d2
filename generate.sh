#!/bin/sh
# Generates features for collections of an API. ./generate.sh --help lists the commands.
# The code is in Libraries/Generation.
root=$(dirname "$(readlink -f "$0")")
exec swift run --quiet --package-path "$root" challenge-generator "$root" "$@"
