#!/bin/bash
# 1,000,000,000 games of three-fronts by sensible players, seed 1, in 1,000 parts
# About 34.7 h of CPU time, 2.1 min per part.
# Written by: punchboard playtest plan three-fronts --for parallel --games 1000000000 --rate 8000 --shards 1000
#
# Run it with bash in an empty directory on a machine with GNU parallel (on Debian:
# apt-get install parallel; the program of that name in moreutils is another one).
# Run it again after a failure: parts that are finished are not played again.
set -euo pipefail
mkdir -p parts

play() {
  punchboard playtest run three-fronts --agents greedy,greedy --seed 1 --games 1000000000 --shard "$1/1000" --stats "parts/part-$1-of-1000.pts" --resume --quiet --workers 1
}
export -f play

# parallel tries each part up to three times. If one fails all the same, merge names
# it.
seq 1000 | parallel --retries 3 --joblog parts/jobs.log play {} || true

punchboard playtest merge parts --stats whole.pts --judge three-fronts --report whole.html
