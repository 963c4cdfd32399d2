#!/usr/bin/env bash
# Installs and removes the program, or makes a Debian package. ./install.sh --help lists the options.
set -euo pipefail
umask 022
export LC_ALL=C
start=$PWD
cd "$(dirname "$(readlink -f "$0")")"

usage() {
    cat <<'END'
Usage: ./install.sh [--prefix DIR]
       ./install.sh --uninstall [--prefix DIR]
       ./install.sh --deb

Builds challenge and installs it with its worker, manual pages and completions. The build needs a Swift toolchain.

  --prefix DIR  the folder of bin, libexec and share; the default is ~/.local, and for root /usr/local
  --uninstall   removes the installed files, and the folders that the installation created in DIR if they are empty
  --deb         writes .build/challenge_VERSION_ARCHITECTURE.deb, for machines without a Swift toolchain
END
}

stop() { # CODE MESSAGE
    printf 'install.sh: %s\n' "$2" >&2
    exit "$1"
}

refuse() { # MESSAGE
    stop 64 "$1"$'\nUsage: ./install.sh [--uninstall] [--prefix DIR] | --deb | --help'
}

# Stops before the build if a folder cannot be written.
check_folders() {
    local path
    for path in "$prefix/bin" "$prefix/libexec" "$prefix/share"; do
        until [ -e "${path:-/}" ]; do path=${path%/*}; done
        path=${path:-/}
        [ -d "$path" ] || stop 74 "Nothing can be installed in $prefix, because $path is not a folder."
        [ -w "$path" ] || stop 74 "Nothing can be installed in $prefix, because $path cannot be written. Use --prefix."
    done
}

# Prints the folders that the installation creates, relative to the prefix and with a slash at the end.
missing_folders() {
    local folder
    (cd "$work/tree" && find . -type d) | while IFS= read -r folder; do
        [ -d "$prefix/$folder" ] || printf '%s/\n' "${folder#./}"
    done
}

install_files() {
    local version
    check_folders
    work=$(mktemp -d)
    trap 'rm -rf "$work"' EXIT
    Packaging/stage "$work/tree"
    version=$("$work/tree/bin/challenge" --version)
    (cd "$work/tree" && find . -type f) | sed 's|^\./||' | sort >"$work/files"
    missing_folders >"$work/folders"
    # Until the end, the manifest has the files of both versions, so an interrupted installation can be removed.
    mkdir -p "${manifest%/*}"
    touch "$manifest"
    replace_manifest "$manifest" "$work/files" "$work/folders"
    trap 'remove_copies' EXIT
    copy_files
    rename_files
    printf 'Installed %s in %s. Files in each folder:\n' "$version" "$prefix"
    count_files <"$work/files"
    explain_path
}

replace_manifest() { # FILE…
    sort -u "$@" >"$manifest.new"
    mv -f "$manifest.new" "$manifest"
}

copy_files() {
    local file
    while IFS= read -r file; do
        [ ! -d "$prefix/$file" ] || stop 74 "$prefix/$file is a folder."
        mkdir -p "$prefix/${file%/*}"
        cp "$work/tree/$file" "$prefix/$file.new"
    done <"$work/files"
}

# A rename replaces a file at once, also that of a running program.
rename_files() {
    local file
    # Program and worker must be of the same build, so signals do not interrupt these milliseconds.
    trap '' HUP INT TERM
    while IFS= read -r file; do mv -f "$prefix/$file.new" "$prefix/$file"; done <"$work/files"
    # The files of an earlier version that this version does not have.
    read_manifest >"$work/entries"
    sed '/\/$/d' "$work/entries" | comm -23 - "$work/files" | while IFS= read -r file; do
        rm -f "$prefix/$file" || true
    done
    sed -n '/\/$/p' "$work/entries" >"$work/folders"
    replace_manifest "$work/files" "$work/folders"
    trap 'rm -rf "$work"' EXIT
}

remove_copies() {
    local file
    while IFS= read -r file; do rm -f "$prefix/$file.new"; done <"$work/files"
    rm -rf "$work"
    printf 'install.sh: The installation is incomplete. Repeat it, or remove its files with --uninstall.\n' >&2
}

count_files() { sed 's|/[^/]*$||' | uniq -c; }

explain_path() {
    local first
    first=$(type -P challenge || true)
    case :$PATH: in
        *":$prefix/bin:"*)
            [ "$first" -ef "$prefix/bin/challenge" ] || printf 'PATH leads to another program: %s\n' "$first" ;;
        *) printf 'PATH does not contain %s. Add to the profile of the shell:\n  PATH=%q:%s\n' \
            "$prefix/bin" "$prefix/bin" "\$PATH" ;;
    esac
}

# Prints the lines of the manifest, without those that lead out of the prefix: no installation writes them.
read_manifest() { grep -vE '^/|(^|/)\.\.(/|$)' "$manifest" || true; }

uninstall_files() {
    local entries entry removed= code=0
    [ -f "$manifest" ] || stop 66 "$manifest does not exist, so there is nothing to remove."
    # In reverse order, a folder follows its content.
    entries=$(read_manifest | sort -r)
    while IFS= read -r entry; do
        [[ -n $entry && $entry != */ ]] || continue
        [ ! -f "$prefix/$entry" ] || removed=$entry$'\n'$removed
        # rm names a file that it cannot remove, such as a folder in its place.
        rm -f "$prefix/$entry" "$prefix/$entry.new" || code=1
    done <<<"$entries"
    # With the manifest, an incomplete removal can be repeated.
    [ "$code" != 0 ] || rm -f "$manifest" "$manifest.new"
    while IFS= read -r entry; do
        case $entry in
            ./) rmdir "$prefix" ;;
            */) rmdir "$prefix/$entry" ;;
        esac 2>/dev/null || true
    done <<<"$entries"
    printf 'Removed challenge from %s. Files in each folder:\n' "$prefix"
    printf %s "$removed" | count_files
    return "$code"
}

action='' prefix=''
while [ $# -gt 0 ]; do
    case $1 in
        --help | -h) usage; exit ;;
        --prefix) prefix=${2-}; [ -n "$prefix" ] || refuse "--prefix needs a folder."; shift ;;
        --prefix=*) set -- --prefix "${1#*=}" "${@:2}"; continue ;;
        --uninstall | --deb) action+=$1 ;;
        *) refuse "Unknown option: $(printf %q "$1")" ;;
    esac
    shift
done
if [ "$action" = --deb ]; then
    [ -z "$prefix" ] || refuse "--deb takes no --prefix."
    exec Packaging/deb
elif [ -z "$prefix" ]; then
    if [ "$(id -u)" = 0 ]; then prefix=/usr/local; else prefix=$HOME/.local; fi
fi
[[ $prefix == /* ]] || prefix=$start/$prefix
while [[ $prefix == */ ]]; do prefix=${prefix%/}; done
manifest=$prefix/share/challenge/manifest

case $action in
    '') install_files ;;
    --uninstall) uninstall_files ;;
    *) refuse "Use --uninstall or --deb once." ;;
esac
