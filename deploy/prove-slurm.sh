#!/bin/bash
# Proves slurm.sh: plays a small run with the recipe for Slurm on a real Slurm of one node,
# and compares the merged file with that of a single run, byte for byte. While the parts
# play, one is requeued and the process of another is killed.
#
#   deploy/prove-slurm.sh [PUNCHBOARD]
#
# PUNCHBOARD is the command to try; without it, it is built (needs Go). Run this as root on
# a Debian machine that you can throw away. It installs Debian's packages of Slurm and
# munge, and removes them at the end, with everything else that it made. It takes some
# minutes.
set -euo pipefail

repo=$(cd "$(dirname "$0")/.." && pwd)
given=${1:+$(realpath "$1")}
[ "$(id -u)" = 0 ] || { echo "run this as root" >&2; exit 2; }
if pgrep -x slurmctld >/dev/null || pgrep -x slurmd >/dev/null || [ -e /etc/slurm/slurm.conf ]; then
  echo "there is a Slurm on this machine; use another one" >&2
  exit 2
fi

dir=$(mktemp -d /tmp/prove-slurm.XXXXXX)
installed=()
daemons=()

cleanup() {
  code=$?
  set +e
  [ "$code" = 0 ] || tail -n 20 "$dir"/*.log "$dir"/jobs/*.log 2>/dev/null
  for pid in "${daemons[@]}"; do kill "$pid" 2>/dev/null; done
  for pid in "${daemons[@]}"; do wait "$pid" 2>/dev/null; done
  [ ! -e "$dir/policy" ] || rm -f /usr/sbin/policy-rc.d
  [ ${#installed[@]} = 0 ] || DEBIAN_FRONTEND=noninteractive apt-get purge -y "${installed[@]}" >/dev/null 2>&1
  rm -rf "$dir"
  exit "$code"
}
trap cleanup EXIT
trap 'exit 130' INT TERM

say() { printf '%s\n' "$*"; }
fail() { say "FAILED: $*" >&2; exit 1; }

# until_ok SECONDS WHAT COMMAND... repeats a command until it succeeds.
until_ok() {
  local end=$((SECONDS + $1)) what=$2
  shift 2
  until "$@" >/dev/null 2>&1; do
    [ "$SECONDS" -lt "$end" ] || fail "$what"
    sleep 0.2
  done
}

packages() { dpkg-query -W -f '${Status} ${Package}\n' | sed -n 's/^install ok installed //p' | sort; }

# Debian's packages, without starting their services.
packages > "$dir/before"
if [ ! -e /usr/sbin/policy-rc.d ]; then
  printf '#!/bin/sh\nexit 101\n' > /usr/sbin/policy-rc.d
  chmod 755 /usr/sbin/policy-rc.d
  touch "$dir/policy"
fi
apt-get update > "$dir/apt.log"
DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends munge slurmctld slurmd slurm-client >> "$dir/apt.log" 2>&1
packages > "$dir/after"
mapfile -t installed < <(comm -13 "$dir/before" "$dir/after")
say "installed ${#installed[@]} packages, $(slurmd -V)"

# A munge and a Slurm of their own, in $dir.
export SLURM_CONF=$dir/slurm.conf
host=$(hostname -s)
mkdir -p "$dir/munge" "$dir/state" "$dir/spool" "$dir/jobs" "$dir/bin"
chmod 755 "$dir"
chmod 711 "$dir/munge"
dd if=/dev/urandom of="$dir/munge/key" bs=1024 count=1 status=none
chmod 400 "$dir/munge/key"
cat > "$SLURM_CONF" <<EOF
ClusterName=proof
SlurmctldHost=$host(127.0.0.1)
SlurmctldPort=16817
SlurmdPort=16818
AuthType=auth/munge
AuthInfo=socket=$dir/munge/socket,cred_expire=10
SlurmUser=root
StateSaveLocation=$dir/state
SlurmdSpoolDir=$dir/spool
SlurmctldPidFile=$dir/slurmctld.pid
SlurmdPidFile=$dir/slurmd.pid
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
SelectType=select/cons_tres
SelectTypeParameters=CR_CPU
SchedulerParameters=sched_interval=5,batch_sched_delay=0
KillWait=5
MinJobAge=3600
ReturnToService=2
NodeName=$host NodeAddr=127.0.0.1 CPUs=2 RealMemory=1000 State=UNKNOWN
PartitionName=all Nodes=ALL Default=YES State=UP
EOF
munged --foreground --socket="$dir/munge/socket" --key-file="$dir/munge/key" --pid-file="$dir/munge/pid" \
  --log-file="$dir/munge/log" --seed-file="$dir/munge/seed" > "$dir/munged.log" 2>&1 &
daemons+=($!)
until_ok 20 "munge does not start" test -S "$dir/munge/socket"
slurmctld -D -f "$SLURM_CONF" > "$dir/slurmctld.log" 2>&1 &
daemons=($! "${daemons[@]}")
slurmd -D -f "$SLURM_CONF" -N "$host" > "$dir/slurmd.log" 2>&1 &
daemons=($! "${daemons[@]}")
idle() { [ "$(sinfo -h -o %T)" = idle ]; }
until_ok 60 "the node does not become idle" idle
say "a Slurm with one node runs"

# The command, and what one run of all games writes. In this game the first player wins
# too often: that must not fail a part.
if [ -n "$given" ]; then
  ln -s "$given" "$dir/bin/punchboard"
else
  (cd "$repo" && CGO_ENABLED=0 go build -trimpath -o "$dir/bin/punchboard" ./cmd/punchboard)
fi
export PATH=$dir/bin:$PATH
games=160000 parts=8
one() { punchboard playtest run three-fronts --agents greedy,greedy --seed 1 --games $games --stats "$dir/one.pts" --quiet; }
rc=0; one || rc=$?
[ "$rc" = 1 ] || fail "the run of all games exits with $rc instead of 1"
say "one run of $games games: exit code 1, the game fails its limits"

cd "$dir/jobs"
punchboard playtest plan three-fronts --agents greedy,greedy --shards $parts --games $games --rate 8000 --for slurm > farm.sh

# field JOB NAME prints a field of a job; for an array task, JOB is ARRAY_TASK.
field() { scontrol show job "$1" | tr ' ' '\n' | sed -n "s/^$2=//p" | head -n 1; }
running() { [ "$(field "$1" JobState)" = RUNNING ]; }
ended() { case $(field "$1" JobState) in COMPLETED | FAILED | CANCELLED | TIMEOUT | NODE_FAIL) true ;; *) false ;; esac }
playing() { pgrep -f -- "--shard $1/$parts " >/dev/null; }

# 1. Part 1 is requeued while it plays, and the process of part 2 is killed.
merge=$(bash farm.sh)
array=$((merge - 1))
until_ok 60 "part 1 does not start" playing 1
until_ok 60 "part 2 does not start" playing 2
sleep 0.3
scontrol requeue "${array}_1"
kill -KILL "$(pgrep -o -f -- "--shard 2/$parts ")"
say "requeued part 1 and killed part 2 while they played"
until_ok 1200 "the merge does not end" ended "$merge"
for task in $(seq $parts); do
  until_ok 1200 "part $task does not end" ended "${array}_$task"
  say "part $task: $(field "${array}_$task" JobState), exit code $(field "${array}_$task" ExitCode), restarts $(field "${array}_$task" Restarts)"
done
[ "$(field "${array}_1" Restarts)" = 1 ] || fail "part 1 was not requeued"
[ "$(field "${array}_2" JobState)" = FAILED ] || fail "part 2 was not killed"
for task in 1 3 4 5 6 7 8; do
  [ "$(field "${array}_$task" ExitCode)" = 0:0 ] || fail "part $task did not exit with 0"
done
[ "$(field "$merge" ExitCode)" = 1:0 ] || fail "the merge of an incomplete run did not exit with 1"
[ ! -e whole.pts ] || fail "an incomplete run was merged"
grep "part-2-of-$parts.pts: part 2/$parts is missing" merge.log || fail "the merge does not name part 2"

# 2. The same recipe again plays only part 2, and the merge judges the whole.
rm merge.log
merge=$(bash farm.sh)
until_ok 1200 "the second merge does not end" ended "$merge"
[ "$(field "$merge" ExitCode)" = 1:0 ] || fail "the merge did not exit with 1 for a game that fails its limits"
grep -q 'NOT READY TO PRINT' merge.log || fail "the merge does not judge"
cmp whole.pts "$dir/one.pts" || fail "the merged file differs from that of one run"
say "after a second submission: the merge judges, and whole.pts equals the file of one run ($(stat -c %s whole.pts) bytes, sha256 $(sha256sum < whole.pts | cut -c 1-16))"
say "PROVED"
