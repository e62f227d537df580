#!/bin/sh
# Dumps a database on PostgreSQL each day into the folder BACKUPS, and keeps those of two weeks; PGHOST and the other
# variables of PostgreSQL's own programs say where it is. `backup.sh is-fresh` says by its exit code whether the
# newest dump is from within a day and an hour.
folder=${BACKUPS:-/backups}

if [ "$1" = is-fresh ]; then
  find "$folder" -name '*.dump' -mmin -1500 | grep -q .
  exit
fi

while true; do
  today=$(date +%F)
  # it gets its name only once it is whole
  if pg_dump --format=custom --file="$folder/unfinished" && mv "$folder/unfinished" "$folder/$today.dump"; then
    find "$folder" -name '*.dump' -mtime +14 -delete
    sleep 86400
  else
    echo 'the backup failed, and is tried again in five minutes' >&2
    sleep 300
  fi
done
