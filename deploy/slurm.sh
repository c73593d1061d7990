#!/bin/bash
# 1,000,000,000 games of three-fronts by sensible players, seed 1, in 1,000 parts
# About 34.7 h of CPU time, 2.1 min per part.
# Written by: punchboard playtest plan three-fronts --for slurm --games 1000000000 --rate 8000 --shards 1000
#
# Run it with bash on a machine that submits jobs, in a directory that all nodes share,
# and with punchboard in the PATH. It submits the parts as an array, and a job that
# merges and judges them when all have ended; merge.log then contains the report. Parts
# are requeued if their node fails. Run it again after a failure: parts that are finished
# are not played again.
set -euo pipefail
mkdir -p parts

# array BEFORE COUNT submits the COUNT parts after part BEFORE.
array() {
  BEFORE=$1 sbatch --parsable --job-name=three-fronts --array="1-$2" \
    --ntasks=1 --cpus-per-task=1 --mem=256M --time=10 --requeue \
    --output=parts/slurm-%A_%a.log --open-mode=append --export=ALL <<'EOF'
#!/bin/bash
part=$((BEFORE + SLURM_ARRAY_TASK_ID))
exec punchboard playtest run three-fronts --agents greedy,greedy --seed 1 --games 1000000000 --shard "$part/1000" --stats "parts/part-$part-of-1000.pts" --resume --quiet --workers 1
EOF
}

parts=afterany
parts+=:$(array 0 1000)

# The merge runs even if a part failed (afterany, not afterok), because it names the part
# and the command that plays it. Its exit code is 1 if a part is missing or the game fails.
sbatch --parsable --job-name=three-fronts-merge --dependency="$parts" \
  --ntasks=1 --cpus-per-task=1 --mem=512M --time=60 --output=merge.log <<'EOF'
#!/bin/bash
exec punchboard playtest merge parts --stats whole.pts --judge three-fronts --report whole.html
EOF
