package main

import (
	"bytes"
	"testing"

	"punchboard/internal/golden"
)

// TestDeploy compares the recipes in the folder deploy with what the command writes:
// a thousand million games on a thousand tasks.
func TestDeploy(t *testing.T) {
	for recipe, file := range map[string]string{
		"parallel": "parallel.sh", "slurm": "slurm.sh", "kubernetes": "kubernetes.yaml", "ci": "github-actions.yaml",
	} {
		var stdout, stderr bytes.Buffer
		args := []string{"playtest", "plan", "three-fronts", "--shards", "1000", "--games", "1000000000", "--rate", "8000", "--for", recipe}
		if code := run(t.Context(), args, &stdout, &stderr); code != exitClean {
			t.Fatalf("%s: exit code %d\n%s", recipe, code, &stderr)
		}
		golden.File(t, "../../deploy/"+file, stdout.String())
	}
}
