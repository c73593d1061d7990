package golden

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// recorder is a testing.TB that records failures instead of failing.
type recorder struct {
	testing.TB
	failures []string
}

func (r *recorder) Helper() {}

func (r *recorder) Errorf(format string, args ...any) {
	r.failures = append(r.failures, fmt.Sprintf(format, args...))
}

// TestFileShowsADiff compares a long text with one changed line: the failure must
// show that line and its neighbors, not the whole text.
func TestFileShowsADiff(t *testing.T) {
	path := filepath.Join(t.TempDir(), "page.txt")
	var lines []string
	for i := range 100 {
		lines = append(lines, fmt.Sprintf("line %d", i))
	}
	want := strings.Join(lines, "\n") + "\n"
	if err := os.WriteFile(path, []byte(want), 0o644); err != nil {
		t.Fatal(err)
	}
	r := &recorder{TB: t}
	File(r, path, strings.Replace(want, "line 50\n", "line fifty\n", 1))
	if len(r.failures) != 1 {
		t.Fatalf("failures %q", r.failures)
	}
	for text, shown := range map[string]bool{path: true, "\n-line 50\n+line fifty\n": true, "\n line 49\n": true, "line 40": false} {
		if strings.Contains(r.failures[0], text) != shown {
			t.Errorf("%q shown: %v, want %v, in\n%s", text, !shown, shown, r.failures[0])
		}
	}
}

func TestFileAcceptsEqualText(t *testing.T) {
	r := &recorder{TB: t}
	File(r, "golden_test.go", readSelf(t))
	if len(r.failures) != 0 {
		t.Errorf("failures %q", r.failures)
	}
}

func readSelf(t *testing.T) string {
	t.Helper()
	data, err := os.ReadFile("golden_test.go")
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

// TestUpdateWrites rewrites a file in a directory that does not exist yet.
func TestUpdateWrites(t *testing.T) {
	defer func(before bool) { *update = before }(*update)
	*update = true
	path := filepath.Join(t.TempDir(), "new", "page.txt")
	File(t, path, "one\n")
	File(t, path, "two\n")
	*update = false
	File(t, path, "two\n")
}
