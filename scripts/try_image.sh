#!/usr/bin/env bash
# Build deploy/Dockerfile without a container engine and start it as it will run: no root, read-only system.
#     apt-get install buildah debootstrap; bash scripts/try_image.sh FOLDER [arguments of buildah build]
# The base is a minimal Debian made by debootstrap, so no registry is asked. Needs root; FOLDER keeps the base.
set -euo pipefail
root=$(cd "$(dirname "$0")/.." && pwd)
folder=${1:?name a folder for the base and the volume}
shift
port=18098
export BUILDAH_ISOLATION=chroot
mkdir -p "$folder/data"

if [ ! -f "$folder/base.tar" ]; then
	debootstrap --variant=minbase bookworm "$folder/base"
	tar -C "$folder/base" -cf "$folder/base.tar" .
fi
container=$(buildah from scratch)
buildah add -q "$container" "$folder/base.tar" /
buildah commit -q "$container" localhost/tenback-base
buildah rm "$container" >/dev/null
buildah build --layers --format docker -t localhost/tenback --build-arg BASE=localhost/tenback-base "$@" -f "$root/deploy/Dockerfile" "$root"

container=$(buildah from localhost/tenback)
system=$(buildah mount "$container")
trap 'buildah rm "$container" >/dev/null' EXIT
chown 10001 "$folder/data"
# What a container engine gives: its own mounts, a read-only system, a volume, small writable places.
unshare --mount bash -c "
	mount --bind '$system' '$system' && mount --bind '$folder/data' '$system/data'
	mount -t tmpfs tmp '$system/tmp' && mount -t proc proc '$system/proc' && mount -t devtmpfs dev '$system/dev'
	mount -t tmpfs -o mode=1777 shm '$system/dev/shm'
	mount -o remount,ro,bind '$system'
	exec chroot --userspec=10001 '$system' env -i \
		$(buildah inspect --type image --format '{{range .OCIv1.Config.Env}}{{.}} {{end}}' localhost/tenback) \
		TENBACK_PORT=$port tenback serve" &
server=$!
trap 'kill $server; wait $server || true; buildah rm "$container" >/dev/null' EXIT
for _ in $(seq 120); do
	curl -fs "http://127.0.0.1:$port/healthz" && break
	sleep 1
done
curl -fsS "http://127.0.0.1:$port/api/about" | head -c 200
test "$(stat -c %u "$folder/data/tenback.sqlite")" = 10001
echo
echo "the image serves, without root and on a read-only system ($(du -sh "$system" | cut -f1))"
