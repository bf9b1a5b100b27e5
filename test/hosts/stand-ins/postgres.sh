#!/bin/sh
# What the official image of PostgreSQL 18 does with the variables that compose.scale.yaml sets, and no more.
set -eu
export LC_ALL=C PGDATA=/var/lib/postgresql/18/docker
bin=/usr/lib/postgresql/bin
if [ "$(id -u)" = 0 ]; then
  install -d -o postgres -g postgres -m 0700 "$PGDATA"
  chown postgres:postgres /var/lib/postgresql
  exec setpriv --reuid=postgres --regid=postgres --clear-groups "$0" "$@"
fi
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  printf '%s' "$POSTGRES_PASSWORD" >/tmp/password
  # shellcheck disable=SC2086 # The variable holds several arguments.
  $bin/initdb --username="$POSTGRES_USER" --pwfile=/tmp/password --auth-local=trust --auth-host=scram-sha-256 $POSTGRES_INITDB_ARGS
  rm /tmp/password
  echo 'host all all all scram-sha-256' >>"$PGDATA/pg_hba.conf"
  echo "create database ${POSTGRES_DB:-$POSTGRES_USER}" | $bin/postgres --single -D "$PGDATA" postgres
fi
exec $bin/postgres -D "$PGDATA" -c listen_addresses='*' -c unix_socket_directories=
