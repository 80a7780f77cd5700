#!/bin/sh
# sh install.sh           makes the release of this archive the current one
# sh install.sh rollback  makes the release before it the current one
# `releases.ts` runs it for a build that is in no archive, and says in variables what the archive's files would.
set -eu
cd "$(dirname "$0")"
root=${AREA_ROOT-$(cat root)}
base=user/accounts
days=${AREA_DAYS-14}

# Points a link at a release, in one step.
lead() {
  ln -sfn "$2" "$root/$1.next"
  mv -T "$root/$1.next" "$root/$1"
}

# Keeps the hashed files of a release for pages that are open; their time counts from now on.
keep() {
  mkdir -p "$root/kept/$base/assets"
  cp -Rln "$root/$1/$base/assets/." "$root/kept/$base/assets/"
  (cd "$root/$1/$base/assets" && find . -type f -print0) | (cd "$root/kept/$base/assets" && xargs -0 touch)
}

mkdir -p "$root/releases"
exec 9> "$root/lock"
flock -n 9 || { echo 'Another deployment is under way.' >&2; exit 1; }
current=$(readlink "$root/current" || true)

if [ "${1-}" = rollback ]; then
  release=$(readlink "$root/previous") || { echo 'There is no release before this one.' >&2; exit 1; }
else
  [ -n "${AREA_BUILD-}" ] || sha256sum --quiet --check SHA256SUMS
  hash=${AREA_HASH-$(cat hash)}
  release=releases/$(printf %.12s "$hash")
  if [ ! -e "$root/$release" ]; then
    rm -rf "$root/$release.new"
    mkdir -p "$root/$release.new/$base"
    cp -R "${AREA_BUILD-build}/." "$root/$release.new/$base/"
    mv -T "$root/$release.new" "$root/$release"
  fi
  if [ -z "${AREA_BUILD-}" ]; then
    mkdir -p "$root/nginx"
    cp nginx/*.conf "$root/nginx/"
  fi
fi

keep "$release"
if [ -n "$current" ] && [ "$current" != "$release" ]; then
  keep "$current"
  lead previous "$current"
fi
lead current "$release"
find "$root/kept" -type f -mtime "+$days" -delete
for old in "$root"/releases/*; do
  name=releases/${old##*/}
  [ "$name" = "$release" ] || [ "$name" = "$(readlink "$root/previous" || true)" ] || rm -rf "$old"
done
echo "Current: $release"
