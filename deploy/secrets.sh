#!/bin/sh
# Makes the secrets of compose.yaml, once: random passwords, and the addresses that contain them.
set -eu
cd "$(dirname "$0")"
if [ -e secrets ]; then
  echo "$PWD/secrets exists already, and what is stored needs it: nothing was changed." >&2
  exit 1
fi

random() {
  od -An -v -tx1 -N "$1" /dev/urandom | tr -d ' \n'
}

# Only its owner enters the folder. The accounts of the containers read the files that they get from it.
umask 022
mkdir -m 0700 secrets
cd secrets

database=$(random 24)
printf '%s' "$database" > database-password
printf 'postgresql://kiosk:%s@database:5432/kiosk' "$database" > database-url
random 24 > postgres-password

redis=$(random 24)
printf 'requirepass %s\n' "$redis" > redis.conf
printf 'redis://default:%s@redis:6379/0' "$redis" > redis-url

key=GK$(random 12)
secret=$(random 32)
printf 'http://%s:%s@s3:3900/media?region=garage' "$key" "$secret" > s3-url
# read by its owner, who starts the containers
umask 077
printf 'GARAGE_DEFAULT_ACCESS_KEY=%s\nGARAGE_DEFAULT_SECRET_KEY=%s\nGARAGE_DEFAULT_BUCKET=media\nGARAGE_RPC_SECRET=%s\n' \
  "$key" "$secret" "$(random 32)" > garage.env

echo "$PWD is complete. Keep a copy of it apart from this machine."
