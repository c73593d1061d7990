package main

import (
	"bytes"
	"encoding/json"
	"maps"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"punchboard/internal/edition"
	"punchboard/internal/hostile"
)

// fullFrom returns changes of which the first ones are made; then the disk is full, so that only names can be changed
// and files removed.
func fullFrom(made int) (changes edition.Changes, reached *bool) {
	count, full := 0, false
	return func(kind, _ string) error {
		switch kind {
		case "remove", "rename", "truncate":
			return nil
		}
		if count++; count > made {
			full = true
			return syscall.ENOSPC
		}
		return nil
	}, &full
}

// TestBuildOnFullDisk builds a changed game, for each change of the disk, on a disk that is full from there on: the files of
// the last build stay as they are, with nothing beside them, and the command says why. Once there is room again, the
// new files are written.
func TestBuildOnFullDisk(t *testing.T) {
	for _, command := range []string{"build", "images"} {
		files := hostile.Formats()
		dir, out := writeGame(t, files), t.TempDir()
		args := []string{command, dir, "--lang", "en", "-o", out, "--json"}
		if command == "images" {
			args = append(args, "--dpi", "30", "--workers", "1", "--only", "cards")
		}
		if code := run(t.Context(), args, &bytes.Buffer{}, &bytes.Buffer{}); code != exitClean {
			t.Fatalf("%s: exit code %d", command, code)
		}
		old := filesBelow(t, out)
		if err := os.WriteFile(filepath.Join(dir, "cards.csv"), bytes.Replace(files["cards.csv"], []byte("One"), []byte("First"), 1), 0o644); err != nil {
			t.Fatal(err)
		}
		for made := 0; ; made++ {
			changes, reached := fullFrom(made)
			var text bytes.Buffer
			code := run(edition.WithChanges(t.Context(), changes), args, &text, &bytes.Buffer{})
			if !*reached {
				if got := filesBelow(t, out); code != exitClean || maps.Equal(got, old) || made < 20 {
					t.Errorf("%s with room for %d changes: exit code %d, %v", command, made, code, sizes(got))
				}
				break
			}
			var said struct{ Error string }
			if err := json.Unmarshal(text.Bytes(), &said); err != nil || code != exitFound || !strings.Contains(said.Error, syscall.ENOSPC.Error()) {
				t.Errorf("%s with room for %d changes: exit code %d, %v\n%s", command, made, code, err, &text)
			}
			if got := filesBelow(t, out); !maps.Equal(got, old) {
				t.Fatalf("%s with room for %d changes: %v, want %v", command, made, sizes(got), sizes(old))
			}
		}
	}
}
