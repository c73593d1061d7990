package main

import (
	"encoding/json"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"punchboard/internal/hostile"
)

// TestSameBytesOfTwoCommits builds the command twice without a stamp of version control, the
// second time with a changed source, as of another commit that does not change what is
// printed: both print the same bytes.
func TestSameBytesOfTwoCommits(t *testing.T) {
	dir := t.TempDir()
	source, err := filepath.Abs("version.go")
	if err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(source)
	if err != nil {
		t.Fatal(err)
	}
	changed, overlay := filepath.Join(dir, "changed.go"), filepath.Join(dir, "overlay.json")
	replaced, err := json.Marshal(map[string]map[string]string{"Replace": {source: changed}})
	if err != nil {
		t.Fatal(err)
	}
	for name, data := range map[string][]byte{changed: append(text, "\n// Of another commit.\nfunc init() { println(len(released)) }\n"...), overlay: replaced} {
		if err := os.WriteFile(name, data, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	game := writeGame(t, hostile.Formats())
	printed := func(name string, flags ...string) map[string]string {
		binary, out := filepath.Join(dir, name), filepath.Join(dir, name+".out")
		runTool(t, "go", append([]string{"build", "-buildvcs=false", "-o", binary}, flags...)...)
		runTool(t, binary, "build", game, "-o", out)
		return filesBelow(t, out)
	}
	one, other := printed("one.exe"), printed("other.exe", "-overlay", overlay)
	if len(one) < 10 || !maps.Equal(one, other) {
		t.Errorf("%v and %v", sizes(one), sizes(other))
	}
}

func runTool(t *testing.T, name string, args ...string) {
	t.Helper()
	if out, err := exec.Command(name, args...).CombinedOutput(); err != nil {
		t.Fatalf("%s %v: %v\n%s", name, args, err, out)
	}
}
