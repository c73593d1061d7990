//go:build unix

package edition

import (
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"testing"

	"golang.org/x/sys/unix"
)

// TestModesFollowUmask checks the modes of files and directories under a umask for a group.
func TestModesFollowUmask(t *testing.T) {
	defer unix.Umask(unix.Umask(0o027))
	root := filepath.Join(t.TempDir(), "out")
	path := filepath.Join(root, "cards.pdf")
	e := New(t.Context(), root)
	defer e.Discard()
	if err := e.Write(path, func(io.Writer) error { return nil }); err != nil {
		t.Fatal(err)
	}
	if err := e.Commit(); err != nil {
		t.Fatal(err)
	}
	for name, want := range map[string]fs.FileMode{root: 0o750, path: 0o640} {
		if info, err := os.Stat(name); err != nil || info.Mode().Perm() != want {
			t.Errorf("%s: %v, %v, want %v", filepath.Base(name), info.Mode().Perm(), err, want)
		}
	}
}
